"""Play at a table as people do: any legal action of any game by mouse or keys, the curtain by its key.

`play` carries out a person's decisions through real events, whatever the game. A card is dragged or clicked to where
the action takes it; a choice that is not a card is pressed in the voice or in the picker.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.engine import Action
from app.shell.table.page import TablePage
from app.shell.table.thinker import Thinker
from app.table.cursor import Way
from app.table.prompts import Choice, Pick, Ref
from app.table.surface import Surface

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
SPOKEN = Random(0)


def process_id(thinker: Thinker) -> int:
    """The process id of the engine that thinks now; 0 if there is none."""
    return thinker._process.processId() if thinker._process is not None else 0


def leave_the_window() -> None:
    """Act as if the person had gone to another program."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def drag(surface: Surface, start: QPoint, end: QPoint) -> None:
    """Press, move in steps and release, as a hand does."""
    port = surface.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    QTest.mouseRelease(port, LEFT, NONE, end)


def click(surface: Surface, point: QPoint) -> None:
    """One click."""
    QTest.mouseClick(surface.viewport(), LEFT, NONE, point)


def ways(page: TablePage) -> dict[str, list[tuple[Ref, Choice, Pick | None]]]:
    """By action text, the ways to begin it with a card: the card, the choice, and what to pick afterwards."""
    view = page.sitting.view
    found: dict[str, list[tuple[Ref, Choice, Pick | None]]] = {}
    for ref in page.controller.liftable(view):
        for choice in page.controller.choices(view, ref):
            if choice.actions:
                found.setdefault(choice.actions[0], []).append((ref, choice, None))
            for pick in choice.picks:
                found.setdefault(pick.actions[0], []).append((ref, choice, pick))
    return found


def pressed(page: TablePage, action: str) -> bool:
    """Press the voice's button, an entry of its menu or the picker's chip for an action; False if there is none."""
    for spec, button in zip(page.voice.prompt.buttons, page.voice.buttons, strict=True):
        if spec.actions[:1] == (action,):
            QTest.mouseClick(button, LEFT)
            return True
        entries = [entry.actions[:1] for entry in spec.menu]
        if (action,) in entries:
            QTest.mouseClick(button, LEFT)
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            entry = menu.actions()[entries.index((action,))]
            QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(entry).center())
            return True
    picker = page.asking.picker
    if picker is not None and picker.isVisible():
        for chip in picker.chips:
            if chip.pick.actions[:1] == (action,):
                QTest.mouseClick(chip, LEFT)
                return True
    return False


def do(page: TablePage, action: str, rng: Random = SPOKEN) -> None:
    """Carry out one legal action of the seat at the screen through real events; fail the test if that is impossible."""
    surface = page.surface
    before = len(page.sitting.record.done)
    found = ways(page).get(action, [])
    if found:
        ref, choice, pick = found[0]
        start, end = surface.card_point(ref), surface.card_point(choice.target)
        if choice.target == ref:
            click(surface, start)
            assert surface.gestures.held == ref, f"{action}: the card was not taken up"
            assert pressed(page, action), f"{action}: nothing to press for the held card"
        elif rng.random() < 0.7:
            drag(surface, start, end)
        else:
            click(surface, start)
            under = surface.stage.ref_at(surface.mapToScene(start))
            assert surface.gestures.held == ref, f"{action}: {ref} was not taken up, but {under} lies there"
            click(surface, end)
        if pick is not None and choice.target != ref:
            assert pressed(page, action), f"{action}: nothing to pick"
        for card, _ in choice.adds[: choice.needs]:
            click(surface, surface.card_point(card))
    elif not pressed(page, action):
        pytest.fail(f"{page.sitting.game}: no way to do {action}; the voice says {page.voice.prompt.sentence!r}")
    QApplication.processEvents()
    assert len(page.sitting.record.done) > before, f"{action} was not carried out"


ARROWS: dict[Way, Qt.Key] = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}


def walk(surface: Surface, ref: Ref) -> None:
    """Go to a card or place only with the arrow keys, the shortest way; fail the test if none leads there."""
    if not surface.roaming:
        QTest.keyClick(surface, Qt.Key.Key_Right)
    roads: list[tuple[Ref | None, tuple[Way, ...]]] = [(surface.keyboard.at, ())]
    seen = {surface.keyboard.at}
    for here, road in roads:
        if here == ref:
            for way in road:
                QTest.keyClick(surface, ARROWS[way])
            assert surface.keyboard.at == ref, f"{road} led to {surface.keyboard.at} and not to {ref}"
            return
        for way in ARROWS:
            there = surface.keyboard.beyond(here, way)
            if there is not None and there not in seen:
                seen.add(there)
                roads.append((there, (*road, way)))
    pytest.fail(f"no arrows lead from {surface.keyboard.at} to {ref}, only to {seen}")


def press(page: TablePage, action: str) -> bool:
    """Press the voice's button or the picker's chip for an action by keys; False if there is none."""
    for spec, button in zip(page.voice.prompt.buttons, page.voice.buttons, strict=True):
        if spec.actions[:1] == (action,):
            if spec.main and not spec.warning:
                QTest.keyClick(page.surface, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            else:
                button.setFocus(Qt.FocusReason.TabFocusReason)
                QTest.keyClick(button, Qt.Key.Key_Space)
                page.surface.setFocus()
            return True
    picker = page.asking.picker
    if picker is None or not picker.isVisible():
        return False
    if not any(chip.hasFocus() for chip in picker.chips):
        picker.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in picker.chips:
        chip = next(chip for chip in picker.chips if chip.hasFocus())
        if chip.pick.actions[:1] == (action,):
            QTest.keyClick(chip, Qt.Key.Key_Return)
            return True
        QTest.keyClick(chip, Qt.Key.Key_Left if page.surface.rtl else Qt.Key.Key_Right)
    return False


def do_by_keys(page: TablePage, action: str) -> None:
    """Carry out one legal action by keys alone; while a card is held, only with the arrow keys and Enter."""
    surface = page.surface
    before = len(page.sitting.record.done)
    found = ways(page).get(action, [])
    if not found:
        assert press(page, action), f"{page.sitting.game}: no way to do {action}; voice: {page.voice.prompt.sentence!r}"
    else:
        ref, choice, pick = found[0]
        surface.setFocus()
        walk(surface, ref)
        QTest.keyClick(surface, Qt.Key.Key_Return)
        assert surface.gestures.held == ref, f"{action}: the card was not taken up"
        if choice.target != ref and surface.hasFocus():
            if not surface.gestures.gathers:
                assert surface.keyboard.at in surface.gestures.targets(), "the arrows begin where the card may go"
            walk(surface, choice.target)
            QTest.keyClick(surface, Qt.Key.Key_Return)
        elif choice.target == ref and pick is None and not press(page, action):
            QTest.keyClick(surface, Qt.Key.Key_Return)
        if pick is not None:
            picker = page.asking.picker
            assert picker is not None and any(chip.hasFocus() for chip in picker.chips), f"{action}: the keys stay away"
            assert press(page, action), f"{action}: nothing to pick"
        for card, _ in choice.adds[: choice.needs]:
            walk(surface, card)
            QTest.keyClick(surface, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert len(page.sitting.record.done) > before, f"{action} was not carried out"


def uncover(page: TablePage, qtbot: QtBot) -> None:
    """Hold the key, as the person named, until the curtain opens."""
    curtain = page.company.handing.curtain
    assert curtain is not None and curtain.isVisible()
    QTest.keyPress(curtain, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: not page.company.covered)
    QTest.keyRelease(page.window(), Qt.Key.Key_F8)


STUCK = 120.0
"""Seconds without an act of a person after which a table counts as stuck, even on a busy machine."""


def decides(page: TablePage) -> bool:
    """Whether the person at the screen may act now: it is their turn, and nothing else is pending."""
    sitting = page.sitting
    turn = sitting.turn
    if turn is None or sitting.seated[turn].computer or page.surface.clock.busy or page.company.covered:
        return False
    return page.company.passing is None and turn == sitting.seat


def asks(page: TablePage) -> bool:
    """Whether the table waits for a person: to act, to open the curtain, or to pass the screen on."""
    return page.company.covered or page.company.passing is not None or decides(page)


def play(
    page: TablePage,
    qtbot: QtBot,
    rng: Random,
    most: int = 100_000,
    choose: Callable[[list[Action]], Action] | None = None,
    keys: bool = False,
) -> int:
    """Play on until the game is over or persons have acted `most` times; return how often they did.

    With `keys` they play only by keys.
    """
    acts = 0
    stuck = monotonic() + STUCK
    while not page.sitting.over and acts < most:
        QApplication.processEvents()
        if page.company.covered:
            uncover(page, qtbot)
            continue
        if page.company.passing is not None:
            assert page.voice.press_main()
            continue
        if not decides(page):
            # Another seat acts, something is being told, or the screen is about to be handed over.
            assert monotonic() < stuck, f"{page.sitting.game}: nobody acts, and nobody is asked to"
            qtbot.wait(1)
            continue
        legal = list(page.controller.legal(page.sitting.view))
        action = choose(legal) if choose is not None else rng.choice(legal)
        if keys:
            do_by_keys(page, str(action))
        else:
            do(page, str(action), rng)
        acts += 1
        stuck = monotonic() + STUCK
    return acts
