"""The menu at the game's name does what its lines say."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.shell.seats.sheet import SeatsSheet
from app.shell.table.menu import TableMenu
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.wording import t

Table = Callable[..., TablePage]


def opened(page: TablePage) -> TableMenu:
    """The menu, opened as a person does."""
    QTest.mouseClick(page.bar.menu, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    return next(one for one in page.findChildren(TableMenu) if one.isVisible())


def choose(menu: TableMenu, words: str) -> None:
    """Click the line with these words."""
    line = next(one for one in menu.actions() if one.text().split("\t")[0] == t(words))
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line).center())


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("shortcut.new", Command.NEW),
        ("shortcut.same-deal", Command.SAME_DEAL),
        ("shortcut.open", Command.OPEN),
        ("shortcut.save", Command.SAVE),
    ],
)
def test_a_line_carries_out_its_command(table: Table, words: str, command: Command) -> None:
    page = table("majnun", persons=1, seats=3)
    heard: list[Command] = []
    page.commanded.connect(heard.append)
    choose(opened(page), words)
    assert heard == [command]


def test_who_sits_there_is_asked_for_where_several_do(table: Table) -> None:
    page = table("majnun", persons=1, seats=3)
    choose(opened(page), "bar.seats")
    assert [one for one in page.window().findChildren(SeatsSheet) if one.isVisible()]


def test_alone_nobody_asks_who_sits_there(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    lines = [one.text().split("\t")[0] for one in opened(page).actions()]
    assert t("bar.seats") not in lines and t("bar.once-more") not in lines


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_it_opens_at_the_readers_start_of_the_button(table: Table, language: str) -> None:
    page = table("majnun", persons=1, seats=3)
    page._settings.choose("language", language)
    # As the window does: the present content of the bar does not stop the window from becoming narrower.
    page.setMinimumSize(400, 300)
    page.resize(760, 600)
    QApplication.processEvents()
    menu, button = opened(page), page.bar.menu
    box = button.rect().translated(button.mapToGlobal(button.rect().topLeft()))
    edge = abs(menu.geometry().left() - box.left()) if language == "en" else abs(menu.geometry().right() - box.right())
    assert edge <= 2 and menu.geometry().top() >= box.bottom() - 2


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("percent", [100, 115, 130])
@pytest.mark.parametrize("language", ["en", "he"])
def test_it_stays_within_the_smallest_window(table: Table, language: str, percent: int) -> None:
    page = table("majnun", persons=1, seats=3)
    page._settings.choose("language", language)
    page._settings.choose("text_size", percent)
    page.setMinimumSize(400, 300)
    page.resize(900, 600)
    QApplication.processEvents()
    menu = opened(page)
    window = page.window()
    assert menu.geometry().bottom() <= window.mapToGlobal(window.rect().bottomLeft()).y()
    lines = [menu.actionGeometry(one) for one in menu.actions()]
    assert all(line.height() >= 40 for line in lines)
    assert lines[-1].bottom() < menu.height()


def test_its_lines_are_as_far_apart_as_the_text_is_large_where_there_is_room(table: Table) -> None:
    page = table("majnun", persons=1, seats=3)
    page._settings.choose("text_size", 130)
    page.resize(1280, 800)
    QApplication.processEvents()
    menu = opened(page)
    assert menu.actionGeometry(menu.actions()[0]).height() >= 48


def test_whoever_opens_it_with_the_mouse_and_leaves_it_still_has_the_keys_on_the_cloth(table: Table) -> None:
    page = table("majnun", persons=1, seats=3)
    page.activateWindow()
    page.surface.setFocus()
    menu = opened(page)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert QApplication.focusWidget() is page.surface, "Space goes on, and does not open it again"


def test_a_press_of_the_mouse_on_a_button_beside_it_leaves_the_keys_to_the_cloth(table: Table) -> None:
    page = table("majnun", persons=1, seats=3)
    page.activateWindow()
    page.surface.setFocus()
    page.bar.allow(Command.HINT, True)
    QTest.mouseClick(page.bar.buttons[Command.HINT], Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is page.surface
