"""The declarations of games: those of the program have no faults."""

from __future__ import annotations

import pytest

from app.engine import agree
from app.engine.declaring import misdeclared, wrong_seats
from app.games import GAMES, try_rules


@pytest.mark.parametrize("game", [*GAMES])
def test_every_game_of_the_program_declares_what_there_is(game: str) -> None:
    rules = GAMES[game]
    assert wrong_seats(rules.info) == ""
    for seats in rules.seats():
        assert misdeclared(agree(rules, seats)) == ""
    try_rules(rules)
