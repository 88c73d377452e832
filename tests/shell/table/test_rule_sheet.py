"""The sheet with one paragraph of the rules: only the text scrolls, and it stands below its title."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.rule_sheet import RuleSheet
from app.shell.window.main_window import MainWindow


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["he", "en"])
@pytest.mark.parametrize(("size", "percent"), [((900, 600), TEXT_PERCENTS[-1]), ((1280, 800), 100)])
def test_the_rules_scroll_and_the_sheet_round_them_does_not(
    window: MainWindow, settings: Settings, language: str, size: tuple[int, int], percent: int
) -> None:
    settings.choose("language", language)
    settings.text_size = percent
    window.resize(*size)
    sheet = RuleSheet(window, next(iter(GAMES)), "")
    sheet.open()
    QApplication.processEvents()
    assert sheet.rules.verticalScrollBar().maximum() > 0
    assert sheet.page.verticalScrollBar().maximum() == 0, "one bar, not two"
    assert sheet.rules.height() >= min(500, 0.5 * size[1]), "as much of the rules as the window has room for"
    window.resize(900, 600)
    QApplication.processEvents()
    assert sheet.page.verticalScrollBar().maximum() == 0
    text = sheet.rules.document().documentMargin()
    left = sheet.rules.mapTo(sheet.panel, QPoint(0, 0)).x() + text
    right = sheet.panel.width() - left - sheet.rules.width() + 2 * text
    title = sheet.title.mapTo(sheet.panel, QPoint(0, 0)).x()
    begins = sheet.panel.width() - title - sheet.title.width() if language == "he" else title
    assert abs((right if language == "he" else left) - begins) <= 2, "the text begins where the title does"


def test_the_sheet_opens_at_its_paragraph_and_no_example_of_it_can_be_tried(window: MainWindow) -> None:
    tops = []
    for anchor in ("", "score"):
        sheet = RuleSheet(window, "trishape", anchor)
        sheet.open()
        QApplication.processEvents()
        tops.append(sheet.rules.verticalScrollBar().value())
        assert "try:" not in sheet.rules.toHtml()
        sheet.close()
    assert tops[0] == 0 < tops[1]
