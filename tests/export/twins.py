"""Two games that one seat cannot tell apart, though the cards it does not see lie differently in them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from app.engine import Record, deal_unknown, view
from app.games import GAMES
from tests.session.finished import finished


class Twins(NamedTuple):
    """The two records, and the seat that cannot tell them apart."""

    one: Record
    other: Record
    seat: int


def apart(twins: Twins) -> bool:
    """Whether the cards do lie differently."""
    return any(
        twins.one.position_at(n).zones != twins.other.position_at(n).zones for n in range(len(twins.one.done) + 1)
    )


@cache
def twins(game: str, seat: int = 0, steps: int = 5) -> Twins:
    """Two games of at most `steps` steps, from somewhere in a random one; they differ if the game hides any cards.

    They begin in a position and in a world dealt from the seat's view of it. A step is made in both only if the seat is
    told the same in both and sees the same afterwards.
    """
    whole = finished(game)
    best: Twins | None = None
    for place in sorted({0, len(whole.done) // 3, len(whole.done) // 2}):
        position = whole.position_at(place)
        if position.result is not None or position.turn is None:
            continue
        for seed in range(4):
            made = grown(Record.from_position(position), whole, place, seat, seed, steps)
            if made is None:
                continue
            if best is None or (apart(made), len(made.one.done)) > (apart(best), len(best.one.done)):
                best = made
    assert best is not None, f"no twins of {game}"
    return best


def grown(one: Record, whole: Record, place: int, seat: int, seed: int, steps: int) -> Twins | None:
    """The two games from one place on; None if even their beginnings can be told apart."""
    rng = Random(seed)
    other = Record.from_position(deal_unknown(view(whole.position_at(place), seat), rng))
    if not alike(one, other, seat):
        return None
    for _ in range(steps):
        if not step(one, other, seat, rng):
            break
    return Twins(one, other, seat)


def step(one: Record, other: Record, seat: int, rng: Random) -> bool:
    """Make a step in both games of which the seat learns the same; return False if there is none."""
    if one.position.turn is None or other.position.turn is None:
        return False
    legal = [str(action) for action in GAMES[one.game.id].legal(one.position)]
    theirs = {str(action) for action in GAMES[one.game.id].legal(other.position)}
    both = [action for action in legal if action in theirs]
    for action in rng.sample(both, len(both))[:12]:
        here, there = one.act(action), other.act(action)
        if here.told(seat) == there.told(seat) and alike(one, other, seat):
            return True
        one.undo()
        other.undo()
    return False


def alike(one: Record, other: Record, seat: int) -> bool:
    """Whether the seat sees the same now, and was dealt the same."""
    same = view(one.position, seat).to_json() == view(other.position, seat).to_json()
    return same and one.opening.told(seat) == other.opening.told(seat)
