"""The proof after a game that nobody peeked: open the seal, and make every decision of a computer player again.

The caller has the engine answer the `questions` one by one and hands back the answers. The questions are views, levels,
seeds and numbers of tries, as they were at the table. A decision that comes out the same depended on nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from copy import copy
from typing import Any, NamedTuple

from app import __version__
from app.engine import Record, View, view
from app.session.decisions import Decision, read_decisions, with_character
from app.session.seal import Opened, opened, read_seal
from app.wording import t


class Remade(NamedTuple):
    """A decision to be made again: the number of its gesture, what the seat knew, how it was decided, what it did."""

    number: int
    view: View
    decision: Decision
    action: str

    @property
    def more(self) -> dict[str, Any]:
        """The further fields of the protocol's `go` with which the decision comes out the same.

        There is no time limit. A decision that was cut short gets as many tries as it had then. Any other decision uses
        the player's own number of tries again.
        """
        tries = (self.decision.iterations or None) if self.decision.how == "cut" else None
        return {"ms": None, "iterations": tries, **with_character(self.decision.character)}


def remade(record: Record, number: int, decision: Decision) -> Remade:
    """Return what is needed to make the decision behind gesture `number` again."""
    gesture = record.done[number]
    return Remade(number, view(record.position_at(number), gesture.seat), decision, gesture.actions[0])


class Proof:
    """What opening one game's seal says, and what has come of its decisions so far.

    Each list holds numbers of gestures, from 0: `same` came out the same again and `other` did not; `unanswered` could
    not be worked out; `elsewhere` were decided by another version of the program; `unkept` were made by computer
    players, but nothing was kept of their decisions.
    """

    def __init__(
        self, record: Record, table: Mapping[str, Any], computers: Collection[int], *, exact: bool = True
    ) -> None:
        """Prove a finished game; `computers` are the seats where computer players sit now.

        Raises ValueError for a game that is not over, because its seal stays closed.
        """
        if record.position.result is None:
            raise ValueError("a seal is opened when the game is over")
        self._record = record
        self.seal = read_seal(table)
        self.opened: Opened = opened(record, table, exact=exact)
        self.decisions = {n: one for n, one in read_decisions(table).items() if 0 <= n < len(record.done)}
        self.same: list[int] = []
        self.other: list[int] = []
        self.unanswered: list[int] = []
        self.elsewhere = [n for n, one in self.decisions.items() if one.program != __version__]
        self.unkept = [
            n for n, one in enumerate(record.done) if one.seat in computers and n not in self.decisions
        ]

    @property
    def questions(self) -> Iterator[Remade]:
        """Every decision that this version of the program can make again, in the order of the game."""
        for number, decision in sorted(self.decisions.items()):
            if decision.program == __version__:
                yield remade(self._record, number, decision)

    def hear(self, question: Remade, action: str | None) -> None:
        """Take the answer to a question; None if there was none."""
        came = self.unanswered if action is None else self.same if action == question.action else self.other
        came.append(question.number)

    @property
    def heard(self) -> int:
        """How many questions have been heard about."""
        return len(self.same) + len(self.other) + len(self.unanswered)

    def expected(self) -> list[str]:
        """Return what the proof will say if every decision comes out the same."""
        best = copy(self)
        best.same = [number for number in self.decisions if number not in self.elsewhere]
        best.other, best.unanswered = [], []
        return best.sentences()

    def sentences(self) -> list[str]:
        """Return what the proof says: of the seal first, then of the moves, then what could not be checked."""
        mark = self.seal.fingerprint if self.seal is not None else ""
        found = [t(f"proof.seal.{self.opened}", mark=mark) if mark else t("proof.seal.none")]
        checked = len(self.same) + len(self.other)
        if self.other:
            found.append(t("proof.moves.other", n=len(self.other), of=checked, first=min(self.other) + 1))
        elif checked:
            found.append(t("proof.moves.same", n=checked))
        cut = sum(self.decisions[n].how == "cut" for n in (*self.same, *self.other))
        quick = sum(self.decisions[n].how == "quick" for n in (*self.same, *self.other))
        for name, count in (
            ("cut", cut), ("quick", quick), ("unanswered", len(self.unanswered)), ("elsewhere", len(self.elsewhere)),
            ("unkept", len(self.unkept)),
        ):  # fmt: skip
            if count:
                found.append(t(f"proof.moves.{name}", n=count))
        return found
