"""Whole games in company at the table, by real events: persons round one screen, computer players, both."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.engine import position_to_json
from app.games import GAMES
from app.shell.table.page import TablePage
from tests.shell.at_table import play

SEVERAL = [name for name, rules in GAMES.items() if rules.info.seats[1] > 1]
Table = Callable[..., TablePage]


def options(game: str, seats: int) -> dict[str, Any]:
    """The shortest game there is: every cap at its least value, where the game has it."""
    found: dict[str, Any] = {}
    for option in GAMES[game].options(seats):
        if option.name.startswith("max_"):
            numbers = [value for value in option.values if isinstance(value, int)]
            found[option.name] = min(numbers)
    if game == "majnun":
        found["max_rounds"] = 4  # with fewer everything may be forced
    return found


def finished(page: TablePage) -> None:
    """The table shows the end, and the store holds the game."""
    assert page.sitting.over
    kept = page.sitting.kept.store.load(page.sitting.id, GAMES)
    assert position_to_json(kept.position) == position_to_json(page.sitting.record.position)
    assert page.voice.sentence


@pytest.mark.parametrize("game", SEVERAL)
def test_two_people_share_the_screen(table: Table, qtbot: QtBot, game: str) -> None:
    low, _ = GAMES[game].info.seats
    seats = max(2, low)
    page = table(game, persons=2, seats=seats, **options(game, seats))
    play(page, qtbot, Random(1))
    finished(page)


@pytest.mark.parametrize("game", SEVERAL)
def test_one_person_against_computer_players(table: Table, qtbot: QtBot, game: str) -> None:
    low, high = GAMES[game].info.seats
    seats = min(high, low + 1)
    page = table(game, persons=1, seats=seats, seed=4, level="greedy", **options(game, seats))
    play(page, qtbot, Random(2))
    finished(page)


@pytest.mark.parametrize("game", SEVERAL)
def test_as_many_as_the_game_allows(table: Table, qtbot: QtBot, game: str) -> None:
    _, high = GAMES[game].info.seats
    page = table(game, persons=2, seats=high, seed=5, **options(game, high))
    play(page, qtbot, Random(3))
    finished(page)
