"""The ring round the control that has the keyboard focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.shell.kit.focus import FocusRing, RingedButton, ring


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
