"""The proof after a game that nobody peeked: the seal is opened, and every decision of a computer player made again.

Whoever holds the proof asks its `questions` one by one, of an engine process or in this one (`proved`), and hands the
answers back. The questions are views, levels, seeds and numbers of tries, as they were at the table; a decision that
comes out the same again depended on nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from app import __version__
from app.engine import Record, View, view
from app.protocol.client import local
from app.session.decisions import Decision, read_decisions
from app.session.seal import Opened, opened, read_seal
from app.wording import t


class Question(NamedTuple):
    """A decision to be made again: the number of its gesture, what the seat knew, how it was decided, what came of it."""

    number: int
    view: View
    decision: Decision
    action: str

    @property
    def request(self) -> dict[str, Any]:
        """The fields of the protocol's `go` that repeat the decision exactly."""
        kept = self.decision
        request: dict[str, Any] = {
            "cmd": "go",
            "position": self.view.to_json(),
            "seat": self.view.seat,
            "level": kept.level,
            "seed": kept.seed,
        }
        if kept.outside:
            request["outside"] = dict(kept.outside)
        if kept.iterations:
            request["iterations"] = kept.iterations
        return request


class Proof:
    """What opening one game's seal says, and what has come of its decisions so far.

    `same` and `other` are the numbers of gestures, from 0, that came out the same again and that did not; `elsewhere`
    those that another version of the program decided; `unkept` those of computer players of whom nothing was kept.
    """

    def __init__(
        self, record: Record, table: Mapping[str, Any], computers: Collection[int], *, exact: bool = True
    ) -> None:
        """For a game that is over; `computers` are the seats where computer players sit now.

        Raises ValueError for a game that goes on: its seal stays closed.
        """
        if record.position.result is None:
            raise ValueError("a seal is opened when the game is over")
        self._record = record
        self.seal = read_seal(table)
        self.opened: Opened = opened(record, table, exact=exact)
        self.decisions = {n: one for n, one in read_decisions(table).items() if 0 <= n < len(record.done)}
        self.same: list[int] = []
        self.other: list[int] = []
        self.elsewhere: list[int] = []
        self.unkept = [
            n for n, one in enumerate(record.done) if one.seat in computers and n not in self.decisions
        ]

    @property
    def questions(self) -> Iterator[Question]:
        """Every decision that this version of the program can make again, in the order of the game."""
        for number, decision in sorted(self.decisions.items()):
            gesture = self._record.done[number]
            if decision.program != __version__:
                if number not in self.elsewhere:
                    self.elsewhere.append(number)
                continue
            seen = view(self._record.position_at(number), gesture.seat)
            yield Question(number, seen, decision, gesture.actions[0])

    def hear(self, question: Question, action: str | None) -> None:
        """Take the answer to a question; None where there was none."""
        (self.same if action == question.action else self.other).append(question.number)

    @property
    def sound(self) -> bool:
        """Whether nothing speaks against the game."""
        return self.opened != "broken" and not self.other

    def sentences(self) -> list[str]:
        """What the proof says: of the seal first, then of the moves, then what could not be checked."""
        mark = self.seal.fingerprint if self.seal is not None else ""
        found = [t(f"proof.seal.{self.opened}", mark=mark) if mark else t("proof.seal.none")]
        checked = len(self.same) + len(self.other)
        if self.other:
            found.append(t("proof.moves.other", n=len(self.other), of=checked, first=self.other[0] + 1))
        elif checked:
            found.append(t("proof.moves.same", n=checked))
        cut = sum(self.decisions[n].how == "cut" for n in (*self.same, *self.other))
        quick = sum(self.decisions[n].how == "quick" for n in (*self.same, *self.other))
        for name, count in (
            ("cut", cut), ("quick", quick), ("elsewhere", len(self.elsewhere)), ("unkept", len(self.unkept)),
        ):  # fmt: skip
            if count:
                found.append(t(f"proof.moves.{name}", n=count))
        return found


def proved(proof: Proof) -> Proof:
    """The proof with every question answered here and now."""
    for question in proof.questions:
        proof.hear(question, local(question.request).get("action"))
    return proof
