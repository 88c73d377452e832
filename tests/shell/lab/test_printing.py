"""Answers on paper."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.art.tokens import theme
from app.shell.lab.picture import Picture
from app.shell.lab.printing import FINE, SHEET, PrintedPage, as_png


@pytest.mark.parametrize("rtl", [False, True])
def test_the_first_picture_stands_at_the_readers_start(qtbot: QtBot, rtl: bool) -> None:
    page = PrintedPage("", "", "", [Picture("Who wins", "More often the first.")], "")
    made = QImage.fromData(as_png(page, rtl))
    paper = theme("light").paper.lower()
    quarters = [FINE * SHEET.width() // 4, 3 * FINE * SHEET.width() // 4]
    papers = [any(made.pixelColor(x, y).name() == paper for y in range(made.height())) for x in quarters]
    assert papers == [not rtl, rtl]
