"""Finished games, played at random, for the tests of what comes after a game."""

from __future__ import annotations

from functools import cache
from random import Random

from app.engine import Record
from app.games import GAMES
from app.session.seats import Seated
from app.wording.plates import PLATES

NAMES = ("Tamar", "Noa", "Omar", "Eli", "Rachel", "Dan", "Gil", "Ron", "Shir")


@cache
def finished(game: str, seats: int = 0, seed: int = 3) -> Record:
    """A game played to its end; 0 seats means as few as possible. The record is shared, so it must not be changed."""
    rules = GAMES[game]
    record, rng = Record.begin(rules, seats or rules.info.seats[0], seed, {}), Random(seed)
    while record.position.turn is not None:
        record.act(rng.choice(rules.legal(record.position)))
    return record


def company(seats: int, persons: int = 1) -> tuple[Seated, ...]:
    """A company with `persons` persons; the others are computer players."""
    return tuple(Seated(NAMES[seat], PLATES[seat], computer=seat >= persons) for seat in range(seats))
