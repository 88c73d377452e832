"""What other processes of the program answer, as far as it is read: the engine to `go`, and the command `hindsight`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict


class AdvisedWhy(TypedDict, total=False):
    """The player's own reason, a code with arguments; empty if it gives none."""

    code: str
    args: Sequence[Any]


class ComparedFact(TypedDict):
    """A fact by which two moves differ: its mean after each of them, and the cards it is about."""

    fact: str
    here: float
    there: float
    errors: float
    cards: Sequence[str]


class ComparedMove(TypedDict):
    """One of the candidates; `value` is None if it was never tried."""

    action: str
    visits: int
    value: float | None
    error: float | None


class Verdict(TypedDict):
    """How the move compares with the next best one, or with the one that was asked about (`against`)."""

    verdict: str
    by: str
    against: str | None
    lead: float
    error: float | None
    facts: Sequence[ComparedFact]


class EngineAnswer(TypedDict):
    """The answer to `go` (docs/protocol.md): `explain` adds candidates and the verdict, `account` the effort."""

    action: str
    why: AdvisedWhy
    candidates: NotRequired[Sequence[ComparedMove]]
    decided: NotRequired[Verdict]
    iterations: NotRequired[int]
    cut: NotRequired[bool]


class CostlyGesture(TypedDict):
    """A gesture, by its number from 0, that lowered the best possible score by `points`."""

    number: int
    action: str
    points: int


class HindsightAnswer(TypedDict):
    """What `app.lab.hindsight.Hindsight.to_json` writes."""

    score: int
    best: int | None
    costly: Sequence[CostlyGesture]
    whole: bool
    par: int | None
