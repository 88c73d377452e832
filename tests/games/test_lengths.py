"""How long games last with the settings of a new game: an evening has room for several."""

from __future__ import annotations

from statistics import median

import pytest

from app.engine import agree
from app.games import GAMES
from app.lab.simulation import Deciders, play_game
from app.lab.table_pace import pace_of
from tests.covering import amount

SEATS = (2, 3, 4)
"""The tables of a family."""
TABLES = [(game, seats) for game, rules in GAMES.items() for seats in SEATS if seats in rules.seats()]
DEALS = range(1, amount(3, 7) + 1)
LONGEST = 25.0
"""The median length of a game in minutes, without thinking time, at the pace *even*, may be at most this."""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_found_chosen_makes_a_game_of_25_minutes_at_most(game: str, seats: int) -> None:
    rules = GAMES[game]
    chosen = {one.name: one.offered for one in rules.options(seats) if one.offered is not None}
    table = agree(rules, seats, chosen)
    acts = [play_game(table, Deciders(table, deal, ["quick"] * seats)).actions for deal in DEALS]
    assert median(map(pace_of(game).minutes, acts)) <= LONGEST
