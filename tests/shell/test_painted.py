"""Everything that can be opened is painted without a fault: an exception in painting fails the test."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.shell.kit.sheet import Sheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from tests.covering import amount
from tests.shell.fitting import keep_games, windows

BY_GAME = ("new game", "rules", "results")
"""The pages and sheets that can be opened for every game."""
SHOWN = list(GAMES)[:: amount(6, 1)]
"""The games for which they are opened: by default a few, which stand for all."""


@pytest.mark.parametrize(
    ("language", "theme"), [("he", "dark"), pytest.param("en", "light", marks=pytest.mark.slow)]
)
def test_every_page_and_sheet_is_painted(window: MainWindow, settings: Settings, language: str, theme: str) -> None:
    keep_games(window.store, SHOWN)
    settings.choose("language", language)
    settings.choose("theme", theme)
    more = [("lab", window.lab.show), ("found", window.lab.show_found), ("keys", window.show_keys)]
    for name, show in [*windows(window), *more]:
        kind, _, game = name.partition(": ")
        if kind in BY_GAME and game not in SHOWN:
            continue
        show()
        QApplication.processEvents()
        picture = window.grab()
        assert not picture.isNull(), name
        for sheet in window.findChildren(Sheet):
            sheet.close()
    window.close_now()
