"""Try worked cases as people do: any action of a case at the practice table, through the state machine of gestures.

`follow` does what the case waits for next. A card is picked up and laid where the action takes it; a choice that is not
a card is pressed in the voice or in the picker. With `mouse` it does so with real events.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from app.games import GAMES
from app.session.practice import Lesson, lessons
from app.shell.table.practice import PracticePage
from app.table.attempts import attempts
from app.table.prompts import Choice, Pick, Ref
from tests.shell.at_table import click, drag

CASES: list[Lesson] = [case for game in GAMES for case in lessons(game).values()]


def task(page: PracticePage) -> str:
    """What the case waits for now."""
    return page.practice.task


def settle(page: PracticePage) -> None:
    """Let the table come to rest and turn to the seat that decides."""
    for _ in range(10):
        page.surface.finish()
        QApplication.processEvents()
        if page.controller.seat == page.practice.seat and not page.surface.clock.busy:
            return
    pytest.fail(f"{page.practice.lesson.id}: the table does not turn to seat {page.practice.seat}")


def fits(actions: Sequence[str], due: Sequence[str]) -> bool:
    """Whether a gesture with these actions is what the case waits for."""
    return bool(actions) and tuple(actions[: len(due)]) == tuple(due[: len(actions)])


def ways(page: PracticePage, due: Sequence[str]) -> Iterator[tuple[Ref, Choice, Pick | None]]:
    """The ways to do with a card what is due: the card, the choice, and what to pick afterwards."""
    view, controller = page.practice.view, page.controller
    for ref in controller.liftable(view):
        for choice in controller.choices(view, ref):
            if fits(choice.actions, due):
                yield ref, choice, None
            for pick in choice.picks:
                if fits(pick.actions, due):
                    yield ref, choice, pick


def button_for(page: PracticePage, due: Sequence[str]) -> QPushButton | None:
    """The voice's button or the picker's chip that does what is due."""
    for spec, button in zip(page.voice.prompt.buttons, page.voice.buttons, strict=True):
        if fits(spec.actions, due):
            return button
    picker = page.asking.picker
    chips = picker.chips if picker is not None and picker.isVisible() else []
    return next((chip for chip in chips if fits(chip.pick.actions, due)), None)


def press(page: PracticePage, due: Sequence[str], mouse: bool = False) -> None:
    """Press the button or the chip that does what is due; fail the test if there is none."""
    button = button_for(page, due)
    if button is None:
        pytest.fail(f"{page.practice.lesson.id}: no way to do {due[:1]}; the voice says {page.voice.prompt.sentence!r}")
    assert button.isEnabled(), due
    if mouse:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        button.click()


def follow(page: PracticePage, mouse: bool = False) -> None:
    """Do what the case waits for next; with `mouse` by real events."""
    due = page.practice.due
    step = page.practice.step
    way = next(ways(page, due), None)
    if way is None:
        press(page, due, mouse)
    else:
        ref, choice, pick = way
        lay(page, ref, choice.target, mouse)
        if pick is not None or choice.target == ref:
            press(page, due, mouse)
    settle(page)
    assert page.practice.step > step and not page.practice.astray, f"{page.practice.lesson.id}: {due[0]} was not done"


def lay(page: PracticePage, held: Ref, target: Ref, mouse: bool = False) -> None:
    """Pick a card up and lay it somewhere."""
    surface = page.surface
    if not mouse:
        assert surface.gestures.can_lift(held), held
        surface.gestures.hold(held)
        if target != held:
            surface.gestures.drop(target)
    elif target == held:
        click(surface, surface.card_point(held))
    else:
        drag(surface, surface.card_point(held), surface.card_point(target))


def try_forbidden(page: PracticePage, mouse: bool = False) -> None:
    """Try a gesture that the case does not allow."""
    action = page.practice.attempt
    assert action
    tried = next((one for one in attempts(page.controller, page.practice.view) if one.action == action), None)
    if tried is None:
        press(page, (action,), mouse)
    else:
        lay(page, tried.held, tried.target, mouse)
    settle(page)


def practise(page: PracticePage, mouse: bool = False) -> None:
    """Go through the whole case."""
    settle(page)
    while task(page) == "act":
        follow(page, mouse)
    if task(page) == "look" and not page.practice.attempt:
        page.act((str(page.practice.view.legal[0]),))
        settle(page)
    elif task(page) in ("forbidden", "look"):
        try_forbidden(page, mouse)
