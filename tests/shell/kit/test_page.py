"""A page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from app.shell.kit.page import Page
from app.shell.kit.style import Appearance


def test_the_bar_that_scrolls_is_at_the_readers_end_in_both_directions(qtbot: QtBot, appearance: Appearance) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.page.setFixedHeight(900)
    page.resize(300, 200)
    page.show()
    (bar,) = [one for one in page.findChildren(QScrollBar) if one.isVisible()]
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        page.setLayoutDirection(direction)
        at_left = bar.x() == 0
        assert at_left == (direction == Qt.LayoutDirection.RightToLeft)
        assert at_left or bar.geometry().right() == page.width() - 1
