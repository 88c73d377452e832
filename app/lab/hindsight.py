"""A finished game of one seat, looked back on with every card known: what was possible, and which moves cost something.

Nobody could have known it while they played, so it is called hindsight. Beside it stands the *fair par*: what the
expert reaches on the same deal, seeing at each decision only what a person sees there.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from app.bots import judgement_of
from app.bots.players import decide
from app.engine import OVER, Position, Record, advance, view

PAR = "expert"
"""Who sets the fair par."""

SEED = 1
"""The seed of the player who sets it: everybody who asks gets the same answer."""


class CostlyMove(NamedTuple):
    """A gesture, by its number from 0, after which `points` less could be had than before it."""

    number: int
    action: str
    points: int


class Hindsight(NamedTuple):
    """What was scored and what `best` could have been; the moves that cost something, in the order of the game.

    `par` is what the expert scored. What there was no time to find out is None; `whole`: every move has been judged.
    """

    score: int
    best: int | None
    costly: tuple[CostlyMove, ...]
    whole: bool
    par: int | None

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {**self._asdict(), "costly": [one._asdict() for one in self.costly]}


def can_look_back(record: Record) -> bool:
    """Whether hindsight has an answer for this game: it is over, has one seat, and its judgement can say what was best.

    Where the judgement cannot, `hindsight` says so of no position at all.
    """
    judgement = judgement_of(record.game.id)
    if record.position.result is None or len(record.game.players) != 1 or judgement is None:
        return False
    return judgement.hindsight((), lambda: False) is not None


def hindsight(record: Record, go_on: Callable[[], bool] = lambda: True) -> Hindsight:
    """Look back on a game. Asks `go_on` now and then, and leaves out the rest where it says no.

    Raises ValueError for a game of which nothing can be said (`can_look_back`).
    """
    judgement, result = judgement_of(record.game.id), record.position.result
    if judgement is None or result is None or not can_look_back(record):
        raise ValueError(f"{record.game.id}: there is no hindsight for this game")
    positions = [record.position_at(number) for number in range(len(record.done) + 1)]
    still = list(judgement.hindsight(positions, go_on) or ())
    lost = [before - after for before, after in pairwise(still)]
    costly = [
        CostlyMove(number, " ".join(record.done[number].actions), points)
        for number, points in enumerate(lost)
        if points > 0
    ]
    whole = len(still) == len(positions)
    return Hindsight(result.scores[0], still[0] if still else None, tuple(costly), whole, par(positions[0], go_on))


def par(opening: Position, go_on: Callable[[], bool]) -> int | None:
    """What the expert scores from an opening on, from its one seat's views alone; None where `go_on` said no."""
    p = opening.copy()
    while p.phase != OVER:
        if not go_on():
            return None
        advance(p, decide(view(p, p.turn), PAR, SEED).action)
    assert p.result is not None
    return int(p.result.scores[0])
