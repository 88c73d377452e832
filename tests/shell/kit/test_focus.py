"""The ring round the control that has the keyboard focus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.shell.kit.focus import FocusRing, RingedButton, allow, give_back, ring
from app.shell.kit.style import Appearance


def test_the_ring_of_a_control_that_is_deleted_goes_with_it_and_stands_a_change_of_size(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    button = RingedButton()
    button.setParent(page)
    window.show()
    button.show()
    button.show_ring()
    shown = ring()
    assert isinstance(shown, FocusRing) and shown.target is button
    delete(button)
    # An exception within an event filter can end the whole process.
    page.resize(200, 100)
    page.move(3, 4)
    QApplication.sendPostedEvents(shown, QEvent.Type.DeferredDelete.value)
    assert ring() is None


def test_a_button_is_pressed_once_by_enter_however_long_it_is_held(qtbot: QtBot, appearance: Appearance) -> None:
    button = RingedButton()
    qtbot.addWidget(button)
    button.show()
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    for again in (False, True, True):
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", again)
        QApplication.sendEvent(button, key)
    assert len(pressed) == 1


def test_a_button_gets_the_focus_back_unless_it_has_gone_on_or_the_button_is_gone(
    qtbot: QtBot, appearance: Appearance
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rest, button, other = QWidget(window), RingedButton(), RingedButton()
    rest.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for one in (button, other):
        one.setParent(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    ways: list[Callable[[], object]] = [window.update, other.setFocus, button.hide]
    ends = []
    for meanwhile in ways:
        button.setFocus()
        allow(button, False, rest)
        assert QApplication.focusWidget() is rest
        meanwhile()
        allow(button, True, rest)
        give_back(button, rest)
        ends.append(QApplication.focusWidget())
    assert ends == [button, other, rest]
    give_back(None, rest)
    assert QApplication.focusWidget() is rest
