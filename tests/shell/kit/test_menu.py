"""Every menu of the program: opened by a key it begins at its first line, and by the pointer at none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import note_key
from app.shell.kit.menu import Menu
from app.shell.settings.settings import Settings
from app.shell.shelf.tiles import ShelfTile
from app.shell.table.page import TablePage
from app.shell.table.voice import Voice
from app.shell.window.main_window import MainWindow
from app.table.prompts import Button, Prompt
from tests.shell.conftest import click, press

CONTEXT = QContextMenuEvent.Reason


def opened(over: QWidget) -> Menu:
    QApplication.processEvents()
    return next(one for one in over.findChildren(Menu) if one.isVisible())


def begins(over: QWidget) -> str:
    """The text of the line at which the menu that is open begins; empty for none. The menu is closed."""
    menu = opened(over)
    line = menu.activeAction()
    menu.close()
    return line.text() if line is not None else ""


@pytest.fixture
def voice(qtbot: QtBot) -> Voice:
    made = Voice()
    qtbot.addWidget(made)
    made.say(Prompt("?", buttons=(Button("More", menu=(Button("One", ("x",)), Button("Two", ("y",)))),)))
    made.resize(600, 60)
    made.show()
    made.activateWindow()
    return made


def test_the_menu_of_the_voice(voice: Voice) -> None:
    button = voice.buttons[0]
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        button.setFocus()
        press(key)
        assert begins(voice) == "One"
    click(button)
    assert not begins(voice)


def test_the_menu_of_a_table(table: Callable[..., TablePage]) -> None:
    page = table("majnun", persons=1, seats=3)
    page.bar.menu.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert begins(page)
    click(page.bar.menu)
    assert not begins(page)


def test_the_menus_of_the_shelf(window: MainWindow, played: Callable[..., int]) -> None:
    played("solo", 1, 3)
    played("trishape", 2, 4)
    window.refresh_shelf()
    tile, resume = window.shelf.findChildren(ShelfTile)[0], window.shelf.resume
    resume.more.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert begins(resume).startswith("Solo")
    for widget in (tile, resume):
        place = widget.rect().center()
        for reason, first in ((CONTEXT.Keyboard, True), (CONTEXT.Mouse, False)):
            if first:
                press(Qt.Key.Key_Tab)
            else:
                QTest.mousePress(tile, Qt.MouseButton.RightButton)
            QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))
            assert bool(begins(widget)) == first


def test_a_line_that_cannot_be_chosen_is_not_where_a_menu_begins(voice: Voice) -> None:
    note_key()
    menu, done = Menu(voice), list[str]()
    menu.add_line("No", lambda: done.append("no")).setEnabled(False)
    menu.addSeparator()
    menu.add_line("Yes", lambda: done.append("yes"))
    menu.open_at(QPoint(0, 0))
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert done == ["yes"]


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_menu_lies_above_or_below_its_button_from_the_readers_start(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    button = PushButton(lambda: "More")
    button.setParent(window)
    button.move(400, 300)
    button.adjustSize()
    button.show()
    around = QRect(button.mapToGlobal(QPoint(0, 0)), button.size())
    for above in (False, True):
        menu = Menu(window)
        menu.add_line("A line that is longer than the button", lambda: None)
        menu.open_beside(button, above=above)
        lies = menu.geometry()
        assert abs((lies.right() - around.right()) if language == "he" else (lies.left() - around.left())) <= 2
        assert abs((lies.bottom() - around.top()) if above else (lies.top() - around.bottom())) <= 2
        menu.close()
