"""The panel beside the table: what it is called is whole in every window and text size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.shell.kit.widgets import Label, elided
from app.shell.settings.settings import TEXT_PERCENTS
from app.shell.table.page import TablePage
from app.table.commands import PANELS
from app.wording.titles import game_name
from tests.shell.fitting import faults


@pytest.mark.parametrize("language", ["en", "he"])
def test_its_title_is_whole_with_large_text(table: Callable[..., TablePage], language: str) -> None:
    longest = max(GAMES, key=lambda game: len(game_name(game)))
    page = table(longest, persons=1, seats=GAMES[longest].info.seats[0])
    page._settings.choose("language", language)
    page._settings.text_size = TEXT_PERCENTS[-1]
    page.resize(900, 600)
    for panel in PANELS:
        page.show_panel(panel)
        QApplication.processEvents()
        assert page.panel is not None
        assert [fault for fault in faults(page.panel) if fault.startswith(("too", "letters"))] == [], panel
        title = next(one for one in page.panel.findChildren(Label) if one.text() == page.panel.accessibleName())
        if not title.wordWrap():
            assert elided(title.text(), QFontMetricsF(title.font()), title.width()) == title.text()
