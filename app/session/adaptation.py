"""Computer players that adapt: stronger after the persons win, weaker after they lose. No Qt.

How well somebody plays a game is a step on a ladder of players, of which the lowest is step 0. With every game they
finish against a player that adapts, it rises by the share of the win they got, less the share that everyone at the
table would get if all were equal. So it stays where it is, on average, where they win as often as the others (the
weighted up-down method: C. Kaernbach, "Simple adaptive testing with the weighted up-down method", Perception &
Psychophysics 49, 1991). The steps are counted anew from the games that are kept, so nothing else has to be.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import count
from statistics import fmean
from typing import TYPE_CHECKING

from app.session.seats import LEVELS, USUAL, Seated, persons_of, read_seat, usual_plate

if TYPE_CHECKING:
    from app.store.store import Kept

STEPS = ("gentle", *LEVELS)
"""The steps of the ladder: a player weaker than those that are offered, and all levels.

Those that matches cannot tell apart in a game are steps there too, because they make the way smoother.
"""


def adapted(seated: Sequence[Seated], played: Iterable[Kept]) -> tuple[Seated, ...]:
    """Return the same table with the level at which each player that adapts sits down to the next game.

    `played` are the finished games of this kind, the oldest first. Among several persons the mean of their steps
    counts. Where it lies between two levels, some of several players have the higher one, and a single player has the
    nearer, of two equally near the lower: a loss helps at once.
    """
    adapting = [seat for seat, one in enumerate(seated) if one.adapts]
    persons = persons_of(seated)
    if not adapting or not persons:
        return tuple(seated)
    games = list(played)
    step = fmean(_step(_who(seated[person]), games) for person in persons)
    steps = math.ceil(step * len(adapting) - 0.5)
    table = list(seated)
    for more, seat in zip(count(len(adapting) - 1, -1), adapting, strict=False):
        table[seat] = table[seat]._replace(level=STEPS[(steps + more) // len(adapting)])
    return tuple(table)


def _step(who: str, played: Iterable[Kept]) -> float:
    """How far up the ladder the games of a person have led them. Games that nobody won lead nowhere."""
    at = float(STEPS.index(USUAL))
    for kept in played:
        raw = kept.table.get("seats")
        seats = [read_seat(one, usual_plate(seat)) for seat, one in enumerate(raw if isinstance(raw, list) else ())]
        theirs = next((seat for seat in persons_of(seats) if _who(seats[seat]) == who), None)
        result = kept.result if kept.counted else None
        if result is not None and result.winners and theirs is not None and any(one.adapts for one in seats):
            at = min(max(at + result.share(theirs) - 1 / len(seats), 0.0), len(STEPS) - 1.0)
    return at


def _who(one: Seated) -> str:
    """The name by which a person is known from game to game; empty for everyone who gave none."""
    return "" if one.by_plate else one.name
