"""The cloth of the game that was left open, when that game cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from app.session.kept_games import unfinished
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import NoSuchGame, StoreError


def test_no_painter_outlives_the_painting_of_a_game_that_cannot_be_read(
    window: MainWindow, settings: Settings, played: Callable[..., int]
) -> None:
    played("solo", 1, 3)
    kept: list[StoreError] = []

    def cards_of(number: int) -> tuple[str, ...]:
        # Python 3.12 keeps such an error by itself until garbage is collected.
        try:
            raise NoSuchGame(number)
        except NoSuchGame as error:
            kept.append(error)
        return ()

    cloth = window.shelf.resume
    cloth.show_games(unfinished(window.store, settings), cards_of)
    painted = cloth.grab()
    assert kept and not painted.paintingActive()
