"""Positions and games to put into words: the canon's cases, and games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from app.engine import Position, Record, Step, position_from_json
from app.games import GAMES, file, worked_cases
from app.wording.catalogue import WORDS

WORDED = [game for game in GAMES if file(game, WORDS) is not None]
"""The games that bring words, for the tests of words."""

PAGED = [game for game in GAMES if file(game, "page.en.html") is not None or file(game, "page.he.html") is not None]
"""The games that bring a page of rules in any language."""


@lru_cache(maxsize=1)
def cases() -> dict[str, dict[str, Any]]:
    """Every case of the registered games by its id (`solo-02b`), in the canon's order."""
    found = {}
    for game in GAMES:
        for case in worked_cases.read(game):
            found[case["case"].split()[0]] = case
    return found


def start(case: str) -> Position:
    """The position in which a case begins."""
    return position_from_json(cases()[case]["start"], GAMES)


def steps_of(case: str) -> list[Step]:
    """The steps of a case, one for each action."""
    record = Record.from_position(start(case))
    return [record.act(action) for action in cases()[case]["do"]]


def random_game(game_id: str, seed: int, options: dict[str, Any] | None = None) -> Iterator[tuple[Record, Step]]:
    """A random game that gains what it can: after each step the record, and the step (the set-up first)."""
    rules = GAMES[game_id]
    record = Record.begin(rules, rules.seats()[0], seed, options)
    yield record, record.opening
    rng = Random(seed)
    while record.position.result is None:
        legal = rules.legal(record.position)
        gains = [action for action in legal if action.verb in ("take", "set", "point")]
        yield record, record.act(rng.choice(gains if gains and rng.random() < 0.8 else legal))
