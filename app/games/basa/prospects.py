"""How a search looks ahead in Basa: to the end of a whole turn, and what every seat has then.

Points won in a turn are kept even by those who lose in it; the ace of diamonds takes only the turns to come. So in a
world that is played out, all seats go on to further stages until the stock is so small that the ace is likely. How
small was tried out among players that do so. The figures were fitted to the ends of 4,000 of their games, with three
and four seats (docs/attempts.md). They do not apply to options that make stages dearer or points cheaper.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any

from app.engine import Action, Game, Position
from app.games.basa.terms import HAND, STOCK, TEMP

STOCK_LEFT = 18
"""Another stage is begun while the stock has more cards than this: players who stop at 16 to 20 do best, whether or not
the others go on as long."""

DECISIONS = 150
"""How many decisions of a turn are played out at most; it seldom has half as many."""

LEAD = 31.0
"""A lead of this many points, times n, multiplies a seat's odds of the win by e."""

TO_MOVE = 85.0
"""The worth, in points, of being in turn when a turn begins."""

IN_GAME = 60.0
"""The worth, in points times n, of still being in the game."""

CARD = 1.5
"""The worth, in points times n, of each of the first five cards in hand: a guess, since little depends on it."""

SKIPPED = 3
"""The cost, in points times n, of a turn that will be missed: also a guess."""

FITTED: Mapping[str, Any] = {"win": "points", "draw": "guess", "remove": False}
"""The options of the games to which the figures were fitted."""


@lru_cache(maxsize=32)
def fitted(game: Game) -> bool:
    """Whether the figures here apply to games with these options."""
    options = game.options
    return options["hp"] != "lose" and False not in [options[name] == value for name, value in FITTED.items()]


def another_stage(p: Position, legal: Sequence[Action]) -> Action | None:
    """The action that goes on to another stage, if it is legal and the stock still large enough; otherwise None."""
    if len(p.zones[STOCK]) > STOCK_LEFT and p.phase == "act":
        for action in legal:
            if action.verb == "stage":
                return action
    return None


def has(p: Position, seat: int, n: int, more: float, counted: float = 1.0) -> float:
    """What a seat in the game has, in points, with `more` for its turns; a point that it holds counts `counted`."""
    read, zones = p.vars, p.zones
    total = counted * read["points"][seat]
    total += counted * 2 * n * len(zones[TEMP[seat]]) + CARD * n * min(5, len(zones[HAND[seat]])) + IN_GAME * n
    total += more
    return float(total - SKIPPED * n * read["skip"][seat])


def shares(p: Position) -> list[float]:
    """Each seat's share of the win in a game that is not over; best asked when a turn begins."""
    read = p.vars
    seats, active = p.game.seats, read["active"]
    lost, points = read["lost"], read["points"]
    n = seats - len(lost)
    totals = [
        float(points[seat]) if seat in lost else has(p, seat, n, TO_MOVE if seat == active else 0.0)
        for seat in range(seats)
    ]
    most, scale = max(totals), LEAD * max(2, n)
    odds = [exp((total - most) / scale) for total in totals]
    whole = sum(odds)
    return [one / whole for one in odds]
