"""Tooltips that a finger asks for."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from app.shell.kit.tool_tips import say_tip, show_tip


def test_a_tip_that_a_finger_asks_for_stands_below_what_it_is_about(qtbot: QtBot) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    show_tip(button, "Rules")
    button.setGeometry(300, 200, 90, 40)
    button.show()
    say_tip(button)
    shown = next(one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible())
    lower = button.mapToGlobal(QPoint(0, button.height()))
    assert shown.y() >= lower.y() and lower.x() <= shown.x() < lower.x() + button.width()
    QToolTip.hideText()
