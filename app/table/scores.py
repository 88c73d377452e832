"""The scores of a game of several deals: what each seat has, and what a deal has brought. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from app.engine import Event, play
from app.engine.records import Record

SCORES = ("scores", "score", "points")
"""The names under which games keep the scores so far among their vars."""


class Score(NamedTuple):
    """A line of the table of scores: a seat, what the deal brought it, and its total."""

    seat: int
    by: int
    total: int


class Counted:
    """The scores while events are told: what a view says, plus what has been counted since."""

    def __init__(self, seats: int, at_deal: Sequence[int]) -> None:
        """`at_deal` is what the seats had when the deal being told began; empty: nothing yet."""
        self._seats = seats
        self._at_deal = at_deal or (0,) * seats
        self._since: dict[tuple[str, int], int] = {}

    def hear(self, event: Event) -> None:
        """Add what an event counts."""
        if event.code == "counted" and event.args["seat"] is not None:
            key = str(event.args["var"]), event.seat
            self._since[key] = self._since.get(key, 0) + int(event.args["by"])

    def table(self, read: Mapping[str, Any]) -> tuple[Score, ...]:
        """A line for each seat; empty if no scores are kept. `read` are the vars of a view before what is told."""
        for name in SCORES:
            had = kept(read, name, self._seats)
            if had is not None and (any(had) or any(var == name for var, _ in self._since)):
                now = [score + self._since.get((name, seat), 0) for seat, score in enumerate(had)]
                return tuple(Score(seat, now[seat] - self._at_deal[seat], now[seat]) for seat in range(self._seats))
        return ()


def kept(read: Mapping[str, Any], name: str, seats: int) -> tuple[int, ...] | None:
    """What each seat has by the var of this name (zeros before anything is counted); None if it holds no scores."""
    value = read.get(name)
    if not isinstance(value, list | tuple) or len(value) not in (0, seats):
        return None
    return tuple(int(score) for score in value) or (0,) * seats


def at_deal(record: Record, count: int) -> tuple[int, ...]:
    """What each seat had when the deal of gesture number `count` began; empty if the game keeps no scores."""
    begun = count
    while begun > 0 and not ends_deal(play(record.position_at(begun - 1), *record.done[begun - 1].actions).events):
        begun -= 1
    read, seats = record.position_at(begun).vars, record.game.seats
    return next((had for name in SCORES if (had := kept(read, name, seats)) is not None and any(had)), ())


def ends_deal(events: Sequence[Event]) -> bool:
    """Whether the cards are gathered in these events, so that another deal begins."""
    return any(event.code == "gathered" for event in events)
