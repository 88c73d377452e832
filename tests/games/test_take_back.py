"""In every game a cheat tries an act, looks, takes it back if that is free, does something else, and gains nothing.

The engine decides what may be taken back without asking (`Record.reveals`); these tests check it against worlds other
than those the engine examined. The last ones make sure that the law does not simply refuse everything.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from app.engine import OVER, IllegalAction, Position, Record, deal_unknown, play, view
from app.engine.views import contrary_worlds
from app.games import GAMES
from tests.covering import amount

COMPANY = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]
TABLES = [
    (game, seats) for game in COMPANY for seats in sorted({max(2, min(GAMES[game].seats())), max(GAMES[game].seats())})
]
TRIES = 3
"""How many acts the cheat tries at each decision."""
DECISIONS = 6
"""At how many decisions of a game the cheat tries some."""
WORLDS = amount(4, 8)
"""Against how many other worlds a free act is checked."""
SHARE = 0.9
"""The share of the refused acts that must tell something different in another world."""

FREE = {
    path.parent.name.replace("_", "-"): path.read_text("utf-8").strip()
    for path in Path(__file__).resolve().parent.glob("*/taken_back.txt")
}
"""For a game whose tests say so: an act that can be taken back without asking, at least sometimes."""


class Tried(NamedTuple):
    """An act that the cheat tried: the position it was tried in, and whether it could be taken back without asking."""

    before: Position
    action: str
    free: bool
    refused: bool


def tries(game: str, seats: int, decisions: int, seed: int = 7) -> Iterator[Tried]:
    """Play a game at random in which the seat in turn tries some acts, looks, and takes all of them back."""
    rng = Random(f"{game} {seats}")
    record = Record.begin(GAMES[game], seats, seed)
    for _ in range(decisions):
        before = record.position
        if before.phase == OVER:
            return
        seen = json.dumps(view(before, before.turn).to_json())
        legal = [str(action) for action in record.rules.legal(before)]
        for action in rng.sample(legal, min(TRIES, len(legal))):
            record.act(action)
            refused = record.reveals(len(record.done) - 1)
            free = not refused and not record.done[-1].learned
            record.undo()
            assert json.dumps(view(record.position, before.turn).to_json()) == seen
            yield Tried(before, action, free, refused)
        record.act(rng.choice(legal))


@cache
def tried(game: str, seats: int) -> list[Tried]:
    """What the cheat tried in the first decisions."""
    return list(tries(game, seats, DECISIONS))


def told(p: Position, action: str) -> list[str] | None:
    """What the seat in turn is told about an act there; None if it is not possible."""
    seat = p.turn
    try:
        step = play(p, action)
    except IllegalAction:
        return None
    return [json.dumps(event.to_json()) for event in step.told(seat)]


@pytest.mark.covering
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_cheat_gains_nothing_by_what_is_taken_back_without_asking(game: str, seats: int) -> None:
    rng = Random(seats)
    for one in tried(game, seats):
        if one.free:
            seen, heard = view(one.before, one.before.turn), told(one.before, one.action)
            assert all(told(deal_unknown(seen, rng), one.action) == heard for _ in range(WORLDS)), one


@pytest.mark.covering
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nearly_all_that_is_refused_tells_something_else_in_another_world(game: str, seats: int) -> None:
    refused = [one for one in tried(game, seats) if one.refused]
    real = 0
    for one in refused:
        seen, heard = view(one.before, one.before.turn), told(one.before, one.action)
        real += any(told(world, one.action) != heard for world in contrary_worlds(seen, Random(99)))
    assert real >= SHARE * len(refused)


@pytest.mark.parametrize("game", COMPANY)
def test_every_game_has_acts_that_are_taken_back_without_asking(game: str) -> None:
    seats = max(2, GAMES[game].info.seats[0])
    tried_long = (one for seed in (7, 8, 9) for one in tries(game, seats, 60, seed))
    free = FREE.get(game)
    assert any(one.free and free in (None, one.action.split(":")[0]) for one in tried_long)


def known_to_be_there(record: Record) -> bool:
    """Whether both seats know that the next card is in the stock, but neither that it is the next one."""
    p = record.position
    return bool(p.zones["stock"]) and all(
        view(p, seat).card_at("stock", 0) is None
        and p.texts("stock")[0] in view(p, seat).sets.get(p.game.zones["stock"].group, ())
        for seat in range(2)
    )


def until_known(game: str, phase: str) -> Record:
    """A game of two, played at random up to this phase; the next card is one that all had seen before a shuffle."""
    rng = Random(1)
    record = Record.begin(GAMES[game], 2, 1)
    while record.position.phase != phase or not known_to_be_there(record):
        record.act(rng.choice(record.rules.legal(record.position)))
    return record


def test_a_guess_in_basa_cannot_be_taken_back_and_made_again() -> None:
    record = until_known("basa", "draw")
    guesses = [str(action) for action in record.rules.legal(record.position) if action.verb == "guess"]
    assert len(guesses) == 5
    for guess in guesses:
        record.act(guess)
        assert record.reveals(len(record.done) - 1), guess
        record.undo()


def test_a_card_of_shlif_shluf_that_was_seen_and_shuffled_cannot_be_turned_back() -> None:
    record = until_known("shlif-shluf", "draw")
    for action in ("reveal", "last"):
        record.act(action)
        assert record.reveals(len(record.done) - 1), action
        record.undo()
