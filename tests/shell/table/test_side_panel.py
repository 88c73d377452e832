"""The panel beside the table: what it is called is whole in every window and text size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.widgets import Label, elided
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import PANELS
from app.wording import use
from app.wording.titles import game_name
from tests.shell.fitting import faults


@pytest.mark.parametrize("language", ["en", "he"])
def test_its_title_is_whole_with_large_text(window: MainWindow, settings: Settings, language: str) -> None:
    use("en")
    longest = max(GAMES, key=lambda game: len(game_name(game)))
    seats, settings.speed = GAMES[longest].info.seats[0], 0.0
    settings.choose("language", language)
    settings.text_size = TEXT_PERCENTS[-1]
    seated = settled([Seated("", "pomegranate", computer=seat > 0) for seat in range(seats)])
    window.resize(900, 600)
    window.begin(NewGame(longest, seated, GAMES[longest].fill(seats, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    for panel in PANELS:
        page.show_panel(panel)
        QApplication.processEvents()
        assert page.panel is not None and page.panel.width() == 420, "as in a small window"
        assert [fault for fault in faults(page.panel) if fault.startswith(("too", "letters"))] == [], panel
        title = next(one for one in page.panel.findChildren(Label) if one.text() == page.panel.accessibleName())
        if not title.wordWrap():
            assert elided(title.text(), QFontMetricsF(title.font()), title.width() + 1) == title.text()
