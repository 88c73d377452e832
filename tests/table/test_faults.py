"""Faults in what Qt asks of a widget."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.table.faults import contained


@contained
class Failing(QPushButton):
    """Fails as it loses the focus."""

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        raise ValueError("lost")


class Counting(QPushButton):
    """Takes the focus in Python, while the call that moves it has not returned."""

    taken = 0

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.taken += 1


def test_a_fault_is_told_and_does_not_disturb_the_widget_that_is_asked_next(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("sys.excepthook", lambda kind, fault, trace: told.append(f"{fault}"))
    both, failing, counting = QWidget(), Failing(), Counting()
    column = QVBoxLayout(both)
    column.addWidget(failing)
    column.addWidget(counting)
    qtbot.addWidget(both)
    both.show()
    both.activateWindow()
    qtbot.waitUntil(both.isActiveWindow)
    for _ in range(3):
        failing.setFocus()
        counting.setFocus()
        QApplication.processEvents()
    assert told == ["lost"] * 3 and counting.taken == 3
