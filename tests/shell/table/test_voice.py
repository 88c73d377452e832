"""The strip at the bottom: where the keyboard focus goes when its buttons come and go."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit.style import Appearance
from app.shell.table.voice import Voice
from app.table.prompts import Button, Prompt
from tests.shell.conftest import focused

ASKED = Prompt("Declare?", "", (Button("Not now", ("no",)), Button("Soureh!", ("yes",), main=True)))


def test_the_keyboard_goes_to_the_table_when_the_button_it_is_at_can_be_pressed_no_longer(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window, bar, table = QWidget(), QPushButton("shelf"), QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    voice = Voice(table)
    column = QVBoxLayout(window)
    for widget in (bar, table, voice):
        column.addWidget(widget)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    for told in (True, False):
        voice.say(ASKED)
        voice.set_enabled(True)
        QApplication.processEvents()
        voice.button(0).setFocus(Qt.FocusReason.OtherFocusReason)
        assert focused() is voice.button(0)
        if told:
            voice.set_enabled(False)
        else:
            voice.say(Prompt("Omar is thinking."))
        assert focused() is table
    voice.say(ASKED)
    bar.setFocus()
    voice.set_enabled(False)
    assert focused() is bar
    # A window with the focus in it closes as in the program: first closed, then deleted by the loop.
    window.close()
    window.deleteLater()
    QApplication.processEvents()
