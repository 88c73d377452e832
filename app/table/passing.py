"""Sentences that pass at *calm*, where others wait for the person: which are kept, how they are shown later. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Event, View
from app.table.prompts import Rest

ACROSS = ("each", "in-secret", "round", "alike")
"""The ways of passing that continue from one seat to the next."""


class Passing:
    """The sentences that have passed at one table, in order; each is shown with the next one that waits.

    `actor` is the seat that acted last.
    """

    def __init__(self) -> None:
        self._rests: list[Rest] = []
        self.actor: int | None = None

    def __bool__(self) -> bool:
        """Whether any sentence is left."""
        return bool(self._rests)

    def forget(self) -> None:
        """Drop all of them, and forget who acted."""
        self._rests = []
        self.actor = None

    def hear(self, events: Sequence[Event], reader: int | None) -> None:
        """Keep them only while the same seat goes on, or if they pass from seat to seat.

        An act of the seat at the screen, the `reader`, ends a round.
        """
        seats = [event.seat for event in events if event.code == "acted"]
        if not seats or seats[0] != self.actor:
            kept = ("in-secret",) if seats[:1] == [reader] else ACROSS
            self._rests = [one for one in self._rests if one.passes in kept] if seats else []
        self.actor = seats[-1] if seats else None

    def left(self, asked: bool, goal: View | None, reader: int | None) -> Rest | None:
        """The sentence that has to be shown now by itself, once everything before `goal` has been told; or None.

        `asked`: the reader must decide then. What all seats do in secret has been seen by then, and now the reader has
        to do it, or something else. The voice may ask immediately about what needs nothing after it.
        """
        if asked:
            self._rests = [one for one in self._rests if one.passes != "in-secret"]
        if all(one.passes == "again" or (asked and one.passes == "asked") for one in self._rests):
            self._rests = []
        if not self._rests or self._goes_on(goal, reader):
            return None
        # No waiting sentence came after it, and another seat decides next.
        return _of_all(self._rests.pop())._replace(passes="", lit=())

    def _goes_on(self, goal: View | None, reader: int | None) -> bool:
        """Whether what has passed can be told later: the same seat is in turn again, or one to which it passes on."""
        if goal is None or self.actor is None:
            return False
        if self.actor == reader:
            # What others do in secret after an act of the reader is told like what they do before it.
            return goal.turn not in (None, reader) and all(one.passes == "in-secret" for one in self._rests)
        if all(one.passes in (*ACROSS, "begun") for one in self._rests) and self._rests[-1].passes != "begun":
            return goal.turn not in (None, reader)
        return goal.turn == self.actor

    def joined(self, rest: Rest, patient: bool) -> Rest:
        """A rest as it is said: a sentence that waits is joined by those that have passed since the last such one."""
        if not patient:
            self._rests = []
        if not patient or not rest.words:
            return rest
        if rest.passes in ("so-far", "again", "alike"):
            self._rests = [one for one in self._rests if one.passes != rest.passes]
        if rest.passes:
            self._rests.append(rest)
            return rest
        told = [_of_all(one) for one in self._rests if one.passes not in ("begun", "in-secret")]
        self._rests = []
        if not told:
            return rest
        before = [part for one, after in zip(told, (*told[1:], rest), strict=True) for part in _parts(one, after)]
        asks = rest.asks or any(one.asks for one in told)
        if rest.lit and rest.detail and len(before) == 1 and told[0].passes in ("round", "asked"):
            # What is lit and the reason are read together, and the act that came before stands in front of both.
            return rest._replace(words=f"{before[0]} {rest.words}", asks=asks)
        if rest.pill and all(one.passes == "round" for one in told):
            # A seat's call comes before the turns that led to it, and the reason why it wins after them.
            return rest._replace(detail=" ".join(filter(None, (*before, rest.detail))), asks=asks)
        words, *more = before
        who = told[0].who
        seats = any(one.passes in ("each", "round", "alike", "asked") for one in told)
        if seats and {one.who for one in (*told, rest)} != {who}:
            # The sentence is about several seats.
            who = None
        return rest._replace(
            words=words, detail=" ".join(filter(None, (*more, rest.words, rest.detail))), who=who, asks=asks
        )


def _of_all(rest: Rest) -> Rest:
    """What a stop says of a sentence that has passed; one of seats that are `alike` is about none of them alone."""
    return rest._replace(words=rest.brief, brief="", who=None) if rest.passes == "alike" and rest.brief else rest


def _parts(rest: Rest, after: Rest) -> Sequence[str]:
    """What a stop says of a sentence that has passed; a reason that the next one shares is said once, after both."""
    return (rest.words,) if rest.passes == "each" and rest.detail == after.detail else rest.stands
