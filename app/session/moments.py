"""Moments after a game: the few moves of people that gave most away, judged by what they could know at that time.

Every decision of a person is compared with what the level `expert` would have done with the same view. The ones that
look worst are compared again in fresh worlds, and the second result counts, because the worst of many estimates always
looks worse than it is. What a hint advised is not looked at: nobody is told off for following the program.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, Literal, NamedTuple

from app.engine import Record, View, play, view
from app.wording.answers import EngineAnswer, HindsightAnswer
from app.wording.explained import better_sentence
from app.wording.tellers import Names

Size = Literal["small", "medium", "large"]

SIZES: tuple[tuple[float, Size], ...] = ((0.07, "large"), (0.03, "medium"), (0.005, "small"))
"""Names for the size of a mistake, each with the smallest share of the win that the move must have lost."""

MOST = 3
"""The maximum number of moments told about a game."""

NEARLY = 0.5
"""A move costs about as much as another if it has the same size and lost at least this share of what that lost."""

DOUBTED = 6
"""How many decisions are examined twice."""

TRIES = (200, 3000)
"""How many tries a decision gets in each of the two rounds."""

SEEDS = (1, 2)
"""The seeds of the two rounds: the second deals other worlds."""

LEVEL = "expert"


class Doubt(NamedTuple):
    """A decision of a person: the number of its gesture, from 0, what the seat knew, what it did."""

    number: int
    view: View
    action: str

    def more(self, tries: int) -> dict[str, Any]:
        """Return the further fields of the protocol's `go`."""
        return {"explain": True, "ms": None, "iterations": tries, "against": self.action}


class Moment(NamedTuple):
    """A move that gave something away: how much, as a share of the win, what would have been better, and why.

    `answer` is what the engine said of it (`better_sentence`).
    """

    number: int
    view: View
    action: str
    better: str
    share: float
    size: Size
    answer: EngineAnswer

    @property
    def kind(self) -> tuple[Any, ...]:
        """What it tells, the most noticeable first: of whom, what was done, what would have been better, and why."""
        done, better = (action.partition(":")[0] for action in (self.action, self.better))
        return self.view.decider, done, better, self.better, *(one["fact"] for one in self.answer["decided"]["facts"])

    def sentence(self, names: Names) -> str:
        """Return what would have been better, and why, in the current language, with the names of all seats."""
        return better_sentence(self.view.game.id, self.answer, self.view, names)


def doubts(record: Record, persons: Collection[int], decided: Collection[int] = ()) -> Iterator[Doubt]:
    """Yield every decision that a person made with a choice, in the order of the game.

    `persons` are the seats of persons. `decided` are the numbers of the gestures that computer players made, because a
    seat may have changed hands.
    """
    for number, gesture in enumerate(record.done):
        if gesture.seat not in persons or number in decided:
            continue
        p = record.position_at(number)
        for at, action in enumerate(gesture.actions):
            seen = view(p, p.turn)
            offered = [str(one) for one in seen.offered({})]
            if len(offered) > 1 and action in offered and seen.seat in persons:
                yield Doubt(number, seen, action)
            if at + 1 < len(gesture.actions):
                p = play(p, action).position


def moment(doubt: Doubt, answer: EngineAnswer | None) -> Moment | None:
    """Return what the engine's answer says of a decision; None if nothing speaks against it, or too little."""
    decided = None if answer is None else answer.get("decided")
    if answer is None or decided is None or (decided["verdict"], decided["against"]) != ("better", doubt.action):
        return None
    share = share_of(doubt, answer)
    size = next((size for least, size in SIZES if share >= least), None)
    if size is None:
        return None
    return Moment(doubt.number, doubt.view, doubt.action, answer["action"], share, size, answer)


def share_of(doubt: Doubt, answer: EngineAnswer) -> float:
    """Return what was given away, as a share of the win; if only one player can win, as a share of the points."""
    lead = float(answer["decided"]["lead"])
    if len(doubt.view.game.players) > 1:
        return lead
    values = [one["value"] for one in answer["candidates"] if one["action"] == answer["action"]]
    return lead / max(1.0, abs(values[0] or 0.0) if values else 1.0)


def chosen(found: Iterable[Moment], most: int) -> list[Moment]:
    """Return the costliest moments, at most this many; of moments about as costly, those that repeat others least."""
    left, told = sorted(found, key=lambda one: -one.share), list[Moment]()
    while left and len(told) < most:
        near = [one for one in left if one.size == left[0].size and one.share >= NEARLY * left[0].share]
        new = min(near, key=lambda one: max((_repeats(one.kind, other.kind) for other in told), default=0))
        left.remove(new)
        told.append(new)
    return told


def _repeats(kind: Sequence[Any], other: Sequence[Any]) -> int:
    """Return in how many of the first parts two kinds are the same."""
    return sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(kind, other, strict=False)))


class Lookback:
    """One look back over a game: `next` is what to ask, `hear` takes the answer, `moments` is what was found.

    `hinted`: whether moves were left out because a hint had advised them; `judged`: whether any were not; `unanswered`:
    whether the engine left a question without an answer.
    """

    def __init__(
        self,
        record: Record,
        persons: Collection[int],
        advised: Collection[tuple[int, str]] = (),
        decided: Collection[int] = (),
    ) -> None:
        """Begin; `advised` is what hints said to do, with the number of the gesture; `decided` is as in `doubts`.

        Raises ValueError for a game that is not over: what its players know is still their own.
        """
        if record.position.result is None:
            raise ValueError("one looks back when the game is over")
        self.record = record
        # A generator, because the panel that shows the moments must not wait for all of them.
        self._waiting = self._own(doubts(record, persons, decided), advised)
        self._now: Doubt | None = None
        self._found: list[Moment] = []
        self.again = False
        self.hinted = self.judged = False
        self.unanswered = False
        self.moments: tuple[Moment, ...] = ()

    def _own(self, every: Iterable[Doubt], advised: Collection[tuple[int, str]]) -> Iterator[Doubt]:
        """Yield the decisions in which nobody followed a hint."""
        for doubt in every:
            if (doubt.number, doubt.action) in advised:
                self.hinted = True
            else:
                self.judged = True
                yield doubt

    def next(self) -> Doubt | None:
        """Return what to ask now; None when all is known."""
        if self._now is None:
            self._now = next(self._waiting, None)
        if self._now is None and not self.again:
            self.again = True
            self._waiting = iter([Doubt(one.number, one.view, one.action) for one in chosen(self._found, DOUBTED)])
            self._found = []
            self._now = next(self._waiting, None)
        if self._now is None:
            self.moments = tuple(sorted(chosen(self._found, MOST), key=lambda one: one.number))
        return self._now

    @property
    def seed(self) -> int:
        """The seed for this round."""
        return SEEDS[self.again]

    @property
    def tries(self) -> int:
        """How many tries a decision gets in this round."""
        return TRIES[self.again]

    def hear(self, answer: EngineAnswer | None) -> None:
        """Take the engine's answer about `next`, or None if there was none."""
        doubt, self._now = self._now, None
        if doubt is None:
            return
        self.unanswered |= answer is None
        found = moment(doubt, answer)
        if found is not None:
            self._found.append(found)


class LookedBack:
    """What has been found out about a finished game; it outlives the panel at the end, for when the person comes back.

    `lookback` continues where it was left. `hindsight` is what solving the game brought (`Hindsight.to_json()`), None
    until that is known.
    """

    def __init__(self, lookback: Lookback) -> None:
        """Begin with a look back of which nothing may have been found yet."""
        self.lookback = lookback
        self.hindsight: HindsightAnswer | None = None
        self._played = played(lookback.record)

    def is_about(self, record: Record) -> bool:
        """Whether this looks back from the record's current end, and not from one before moves were taken back."""
        return self._played == played(record)


def played(record: Record) -> list[tuple[str, ...]]:
    """Return everything done in a game, gesture by gesture."""
    return [tuple(gesture.actions) for gesture in record.done]
