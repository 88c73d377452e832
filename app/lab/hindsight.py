"""A finished game of one seat in hindsight, with every card known: what was possible, and which moves cost something.

It is called hindsight because nobody could have known this while they played. It also gives the *fair par*: the score
that the expert reaches on the same deal, seeing at each decision only what a person sees there.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from app.bots import judgement_of
from app.bots.players import decide
from app.engine import OVER, Position, Record, advance, view

PAR = "expert"
"""The player that sets the fair par."""

SEED = 1
"""The seed of that player; it is fixed so that everybody who asks gets the same answer."""


class CostlyMove(NamedTuple):
    """A gesture, by its number from 0, that lowered the best possible score by `points`."""

    number: int
    action: str
    points: int


class Hindsight(NamedTuple):
    """What was scored and what `best` could have been; the moves that cost something, in the order of the game.

    `par` is the expert's score. A value is None if there was no time to compute it. `whole`: every move has been
    judged.
    """

    score: int
    best: int | None
    costly: tuple[CostlyMove, ...]
    whole: bool
    par: int | None

    def to_json(self) -> dict[str, Any]:
        """The result as plain JSON."""
        return {**self._asdict(), "costly": [one._asdict() for one in self.costly]}


def can_look_back(record: Record) -> bool:
    """Whether hindsight has an answer for this game: it is over, has one seat, and can be judged.

    A judgement without hindsight answers None even for an empty list of positions.
    """
    if record.position.result is None or len(record.game.players) != 1:
        return False
    return judgement_of(record.game.id).hindsight((), lambda: False) is not None


def hindsight(record: Record, go_on: Callable[[], bool] = lambda: True) -> Hindsight:
    """Look back on a game. Calls `go_on` now and then, and leaves out the rest once it says no.

    Raises ValueError for a game of which nothing can be said (`can_look_back`).
    """
    judgement, result = judgement_of(record.game.id), record.position.result
    if result is None or not can_look_back(record):
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
    """The expert's score from an opening on, using only its own seat's views; None if `go_on` said no."""
    p = opening.copy()
    while p.phase != OVER:
        if not go_on():
            return None
        advance(p, decide(view(p, p.turn), PAR, SEED).action)
    assert p.result is not None
    return int(p.result.scores[0])
