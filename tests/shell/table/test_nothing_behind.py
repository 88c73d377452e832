"""Behind the curtain, and behind a sheet, there is nothing to read and nothing to operate.

The tree of a screen reader, tooltips, the clipboard, the keyboard and the pointer are tried while the curtain covers a
game, and with a sheet open over the table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QClipboard,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from app.engine import agree, deal_unknown, hidden, position_to_json, view
from app.games import GAMES
from app.session.kept_games import cards_of, open_cards
from app.shell.kit.buttons import PushButton
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import plain
from app.shell.library.replay_page import ReplayPage
from app.shell.seats.sheet import SeatsSheet
from app.shell.settings.sheet import SettingsSheet
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.wording.spoken import spoken
from tests.covering import spread
from tests.shell.at_table import LEFT, NONE, do, leave_the_window, play, uncover
from tests.shell.conftest import press
from tests.shell.fitting import sheets
from tests.shell.table.test_same_screen import middle
from tests.shell.table.test_whose_eyes import begun, here

Table = Callable[..., TablePage]
HIDING = [name for name, rules in GAMES.items() if agree(rules, rules.info.seats[1]).hides]


@pytest.fixture
def window(window: MainWindow) -> Iterator[MainWindow]:
    """The window; at the end its table is left, which stops any engine that is thinking."""
    window.settings.speed = 0.0
    QGuiApplication.clipboard().clear()
    yield window
    window.show_shelf()


def down(page: TablePage) -> bool:
    """Whether the curtain is down now."""
    return page.company.covered


def held(page: TablePage) -> bool:
    """Whether a card is in hand now."""
    return page.surface.gestures.held is not None


def objects(top: QWidget) -> list[QAccessibleInterface]:
    """Everything that a screen reader reaches from a window, in the order of the tree.

    Nothing here may outlive its use, as what a recursive closure holds does until garbage is collected: once Qt has
    deleted an object, its wrapper is taken for the next widget made at the same address.
    """
    found: list[QAccessibleInterface] = []
    left = [QAccessible.queryAccessibleInterface(top)]
    while left:
        one = left.pop()
        found.append(one)
        children = [one.child(number) for number in range(one.childCount())]
        left += [child for child in reversed(children) if child is not None]
    return found


def texts(top: QWidget) -> str:
    """Every name, description, value and help text that a screen reader is told."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
    return "\n".join(one.text(kind) for one in objects(top) for kind in kinds)


def said_of_the_table(page: TablePage) -> list[str]:
    """Texts left in the table's own widgets, whether or not anybody reaches them."""
    found: list[str] = []
    for widget in (page.room, *page.room.findChildren(QWidget)):
        if widget.parentWidget() is not None and not isinstance(widget, QMenu):
            found += [widget.accessibleDescription(), widget.toolTip()]
    speaking = (page.surface, page.voice, page.asking.picker, page.beside.panel)
    return [*found, *(one.accessibleName() for one in speaking if one is not None)]


def cards_in_words(page: TablePage) -> list[str]:
    """The game's cards as a screen reader speaks them, and as they are written."""
    names = [str(spoken(text)) for text in set(page.sitting.record.game.cards)]
    return [name for name in names if len(name) > 2]


def nothing_is_there(page: TablePage, lines: list[str]) -> None:
    """Check that there is only the curtain: no object of the table, no card, no line about what happened."""
    assert page.company.covered
    top = page.window()
    assert not set(numbers(top)) & set(numbers(page.room))
    heard = texts(top)
    about = [*cards_in_words(page), *lines]
    assert not [words for words in about if words and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", heard)]
    left = "\n".join(said_of_the_table(page))
    assert not [words for words in about if words and re.search(rf"(?<!\w){re.escape(words)}(?!\w)", left)]
    assert page.surface.accessibleDescription() == "" and page.voice.accessibleName() == ""
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        assert QGuiApplication.clipboard().text(mode) == ""
    assert not [menu for menu in page.findChildren(QMenu) if menu.isVisible()]


def numbers(top: QWidget) -> list[int]:
    """The ids that a screen reader keeps of the objects it has met."""
    return [QAccessible.uniqueId(one) for one in objects(top)]


def nothing_answers(page: TablePage, kept: list[int]) -> None:
    """Check that no object of the table that a screen reader has kept does anything or takes the focus."""
    done, before = len(page.sitting.record.done), page.window().focusWidget()
    operate(kept)
    for widget in page.room.findChildren(QWidget):
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
    for _ in range(4):
        press(Qt.Key.Key_Tab)
    for command in ("rules", "log", "words", "settings", "menu", "seats", "hint", "undo", "repeat", "once-more"):
        page.carry_out(Command(command))
    QApplication.processEvents()
    window = page.window()
    assert isinstance(window, MainWindow) and here(window) is page
    assert len(page.sitting.record.done) == done and window.focusWidget() is before
    assert not sheets(page.window())
    assert page.beside.panel is None or not page.beside.panel.isVisible()
    assert page.company.covered and page.surface.stage.view is None


def operate(kept: list[int]) -> None:
    """Carry out every action of each of these objects."""
    for number in kept:
        one = QAccessible.accessibleInterface(number)
        actions: QAccessibleActionInterface | None = one.actionInterface() if one is not None else None
        for name in actions.actionNames() if actions is not None else ():
            actions.doAction(name)  # type: ignore[union-attr]


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(HIDING, 2))
@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in HIDING), ("basa", "he"), ("soureh", "he")])
def test_in_every_covered_moment_there_is_nothing_but_the_curtain(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    window.settings.choose("language", language)
    page = begun(window, game)
    nothing_is_there(page, [])
    rng, moments = Random(3), 0
    for _ in range(4):
        if page.sitting.over:
            break
        if down(page):
            uncover(page, qtbot)
            continue
        for panel in ("words", "log"):
            page.beside.show(Command(panel))
            shown = page.beside.panel
            assert shown is not None
            text = shown._pages.currentWidget()
            assert isinstance(text, QTextBrowser)
            text.selectAll()
            text.copy()
        surface = page.surface
        surface.setFocus()
        QTest.keyClick(surface, Qt.Key.Key_Home)
        for way in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            QTest.keyClick(surface, way)
        lines = [line for lines in page.sitting.log()[1:] for line in lines]
        kept = numbers(page)
        leave_the_window()
        nothing_is_there(page, lines)
        nothing_answers(page, kept)
        moments += 1
        uncover(page, qtbot)
        page.beside.show(None)
        page.settle()
        play(page, qtbot, rng, most=1)
        if page.company.passing is not None:
            lines = [line for lines in page.sitting.log()[1:] for line in lines]
            page.voice.press_main()
        if down(page):
            nothing_is_there(page, lines)
    assert moments


def test_a_card_that_is_dragged_when_the_curtain_falls_is_gone_and_never_dropped(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "meydele")
    uncover(page, qtbot)
    surface, controller = page.surface, page.controller
    ref = controller.liftable(page.sitting.view)[0]
    choice = controller.choices(page.sitting.view, ref)[0]
    start, end = surface.card_point(ref), surface.card_point(choice.target)
    port = surface.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, 4):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    assert surface._dragging and held(page)
    leave_the_window()
    assert down(page) and not held(page)
    assert not [item for item in surface.stage.items() if item.isVisible()]
    assert surface.cursor().shape() == Qt.CursorShape.ArrowCursor
    for point in (end, start):
        QTest.mouseMove(port, point)
    QTest.mouseRelease(port, LEFT, NONE, end)
    assert not page.sitting.record.done and page.company.covered
    uncover(page, qtbot)
    # The button is released over the table after it has been opened again; that must not be a drop either.
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, NONE, end)
    assert not page.sitting.record.done and not held(page)
    do(page, str(controller.legal(page.sitting.view)[0]))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("anew", ["language", "theme", "size"])
def test_a_drag_ends_when_the_table_is_laid_anew_under_it(table: Table, qtbot: QtBot, anew: str) -> None:
    # In this game the drawn card is in hand by itself: a stray release would drop it.
    page = table("soureh", persons=2, seats=2)
    uncover(page, qtbot)
    surface = page.surface
    ref = page.controller.liftable(page.sitting.view)[0]
    assert surface.gestures.in_hand == ref
    choice = page.controller.choices(page.sitting.view, ref)[0]
    start, end = surface.card_point(ref), surface.card_point(choice.target)
    port = surface.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (end - start) * step / 4)
    {"language": page.retranslate, "theme": page.restyle, "size": surface.fit}[anew]()
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, NONE, end)
    assert not page.sitting.record.done


def test_a_menu_that_is_open_goes_when_the_curtain_falls(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    page.carry_out(Command.MENU)
    assert [menu for menu in page.findChildren(QMenu) if menu.isVisible()]
    leave_the_window()
    assert not [menu for menu in page.findChildren(QMenu) if menu.isVisible()]


def test_the_windows_own_keys_do_nothing_to_a_covered_table(window: MainWindow) -> None:
    page = begun(window, "majnun")
    for name in ("new", "open", "save", "rules", "settings"):
        window.keys[Command(name)].setEnabled(True)
        window.keys[Command(name)].trigger()
    assert not window.sheet_open and here(window) is page and page.company.covered
    window.keys[Command.FULL_SCREEN].trigger()
    assert window.isFullScreen()
    window.toggle_full_screen()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("opened", ["settings", "seats", "about"])
def test_what_lies_behind_a_sheet_cannot_be_operated(window: MainWindow, opened: str) -> None:
    page = begun(window, "majnun", persons=1)
    page.company.turns.stop()
    kept = numbers(page)
    {"settings": window.show_settings, "seats": page.company.show_seats, "about": window.show_about}[opened]()
    before = sheets(window)
    now = window.focusWidget()
    assert len(before) == 1 and now is not None and before[0].isAncestorOf(now)
    done = len(page.sitting.record.done)
    operate(kept)
    for widget in page.findChildren(QWidget):
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
    QApplication.processEvents()
    assert sheets(window) == before
    assert here(window) is page and len(page.sitting.record.done) == done
    assert window.focusWidget() is now and (page.beside.panel is None or not page.beside.panel.isVisible())
    before[0].close()
    page.surface.setFocus()
    assert window.focusWidget() is page.surface and page.bar.buttons[Command.RULES].isEnabled()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("deleted", [True, False])
def test_of_two_sheets_only_the_upper_one_answers(window: MainWindow, deleted: bool) -> None:
    page = begun(window, "majnun", persons=1)
    page.surface.setFocus()
    lower = Sheet(window, lambda: "lower")
    lower.add_button(PushButton(plain("Close")), main=True)
    lower.open()
    upper = Sheet(window, lambda: "upper")
    upper.add_button(PushButton(plain("Close")), main=True)
    upper.open()
    assert upper.isEnabled() and not lower.isEnabled() and not page.isEnabled()
    lower.close()
    assert upper.isEnabled() and not page.isEnabled()
    assert window.focusWidget() is upper.main
    if deleted:
        QApplication.sendPostedEvents(lower, QEvent.Type.DeferredDelete.value)
    upper.close()
    assert page.isEnabled()
    assert window.focusWidget() is page.surface, "what had the keyboard before either"


def test_the_curtain_falls_behind_an_open_sheet_and_has_the_keyboard_after_it(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    page.company.show_seats()
    first = page.sitting.seat
    assert first is not None
    sheet = next(one for one in window.findChildren(SeatsSheet) if one.isVisible())
    QTest.mouseClick(sheet.rows[first].kind.part(True), LEFT)
    assert page.company.covered and sheet.isVisible()
    curtain = page.company.handing.curtain
    QTest.keyPress(curtain, Qt.Key.Key_F8)
    QTest.keyPress(sheet, Qt.Key.Key_F8)
    QTest.mousePress(curtain.button, LEFT)
    qtbot.wait(60)
    assert page.company.covered, "not while the sheet is open"
    QTest.mouseRelease(curtain.button, LEFT)
    sheet.close()
    assert window.focusWidget() is curtain.button
    uncover(page, qtbot)
    assert page.sitting.seat == 1 - first


def test_settings_that_are_open_stay_open_and_show_nothing_of_the_table(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    window.show_settings()
    leave_the_window()
    nothing_is_there(page, [line for lines in page.sitting.log()[1:] for line in lines])
    assert [one for one in window.findChildren(SettingsSheet) if one.isVisible()]


# What other pages show of a game that is not over


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", HIDING)
def test_the_shelf_shows_of_a_game_only_what_everybody_may_know(game: str, seed: int) -> None:
    position, _ = middle(game, seed)
    shown = open_cards(position)
    for n in range(6):
        assert open_cards(deal_unknown(view(position, None), Random(n))) == shown
    everybody = view(position, None).zones
    for text in shown:
        assert hidden(text) or any(text in cards for cards in everybody.values())


def test_the_shelf_that_is_gone_to_from_the_curtain_names_no_hand(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    leave_the_window()
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert window.stack.currentWidget() is window.shelf
    left = window.shelf.resume.games[0]
    assert cards_of(window.store, left.id) == open_cards(page.sitting.record.position)
    heard = texts(window)
    assert not [words for words in cards_in_words(page) if re.search(rf"(?<!\w){re.escape(words)}(?!\w)", heard)]


def test_a_game_that_is_not_over_has_no_result_and_is_not_watched(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "super-stam")
    number = page.sitting.id
    assert window.store.history("super-stam") == []
    page.commanded.emit(Command.REPLAY)
    assert here(window).sitting.id == number and here(window).company.covered
    window.finished.watch(number)
    assert here(window).company.covered and not window.findChildren(ReplayPage)


def test_a_game_taken_back_after_its_end_is_gone_on_with_and_not_watched(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "super-stam")
    play(page, qtbot, Random(5))
    number = page.sitting.id
    assert page.sitting.over
    page.sitting.undo()
    window.show_results("super-stam")
    window.finished.watch(number)
    page = here(window)
    assert page.sitting.id == number and page.company.covered
    assert position_to_json(page.sitting.record.position)["turn"] == page.sitting.turn


def test_with_little_motion_the_curtain_is_down_and_up_at_once(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    window.settings.choose("motion", "still")
    window.settings.speed = 1.0
    leave_the_window()
    curtain = page.company.handing.curtain
    assert curtain.y() == 0 and curtain.isVisible()
    window.settings.choose("pace", "at-once")
    curtain.opened.emit()
    assert not curtain.isVisible()


def test_the_picture_under_the_falling_curtain_is_an_empty_table(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.curtain.HOLD_MS", 5)
    page = begun(window, "majnun")
    uncover(page, qtbot)
    window.settings.speed = 1.0
    leave_the_window()
    first = page.room.emptied.toImage()
    assert not first.isNull() and page.company.handing.curtain.y() < 0
    window.settings.speed = 0.0
    uncover(page, qtbot)
    play(page, qtbot, Random(1), most=1)
    if page.company.passing is not None:
        page.voice.press_main()
    if down(page):
        uncover(page, qtbot)
    window.settings.speed = 1.0
    leave_the_window()
    # Another person's table, once emptied, gives the same picture.
    assert page.room.emptied.toImage() == first
