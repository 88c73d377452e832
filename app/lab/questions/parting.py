"""Question 11, where they part: the first deal in which sides A and B go different ways, and how many deals do."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import Position, Record
from app.lab.arms import GameRow, Strand
from app.lab.experiment import Experiment
from app.lab.findings import BEHIND, Estimate, Finding, GameRef, LabAnswer, Term, number, shares
from app.lab.questions.contrast import same_deals
from app.lab.questions.question import LabQuestion
from app.lab.statistics import share_in
from app.lab.workers import REGISTERED

MOST = 300
"""The most deals that are compared move by move."""


class Parting(LabQuestion):
    """Where two sides go different ways."""

    name = "parting"
    uses_main = False

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for an experiment with two sides."""
        super().__init__(experiment, where)
        self.paired = same_deals(self.played["a"], self.played["b"])
        self.n = self.parted = 0
        self.first: tuple[int, int, str, str] | None = None
        self.numbers: list[int] = []

    def strands(self) -> list[Strand]:
        """Both sides, with all their moves recorded."""
        if not self.paired:
            return []
        return [Strand(self.name, self.side_arms("moves"), min(MOST, self.experiment.games))]

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Compare the games of one deal."""
        if strand != self.name or rows[0] is None or rows[1] is None:
            return
        a, b = rows[0], rows[1]
        self.n += 1
        here, there = a.found["moves"], b.found["moves"]
        if here == there and a.winners == b.winners and a.scores == b.scores and a.reason == b.reason:
            return
        self.parted += 1
        if len(self.numbers) < BEHIND:
            self.numbers.append(a.number)
        if self.first is None:
            alike = next(
                (i for i, (x, y) in enumerate(zip(here, there, strict=False)) if x != y), min(len(here), len(there))
            )
            self.first = (
                a.number, alike, here[alike] if alike < len(here) else "", there[alike] if alike < len(there) else "",
            )  # fmt: skip

    def answer(self) -> LabAnswer:
        """Findings about the first deal in which they part, and how many deals do."""
        if not self.paired:
            return LabAnswer(self.name, 0, (), lacks=(self.lack("unpaired-parting"),))
        if not self.n:
            return LabAnswer(self.name, 0, ())
        its = share_in(self.parted, self.n)
        figure = Estimate(*its, "share", self.n)
        told = {**shares(*its), "n": number(self.n)}
        refs = tuple(GameRef(f"parting/{key}", number) for number in self.numbers for key in ("a", "b"))
        code = "parting.some" if self.parted else "parting.never"
        findings = [Finding(self.name, code, told, figure, behind=refs)]
        if self.first is not None:
            findings.insert(0, self.sentence(*self.first))
        return LabAnswer(self.name, self.n, tuple(findings))

    def sentence(self, number_: int, alike: int, here: str, there: str) -> Finding:
        """The finding about the first deal in which they part: after how many decisions, and how each goes on."""
        refs = (GameRef("parting/a", number_), GameRef("parting/b", number_))
        code = "first" if here and there else "first-a-over" if there else "first-b-over" if here else "first-result"
        told = {"n": number(alike), "a": Term("action", here), "b": Term("action", there)}
        told["deal"] = number(number_ + 1)
        return Finding(self.name, f"parting.{code}", told, behind=refs, weight=1.0)


def parted(a: Record, b: Record) -> int:
    """The number of gestures after which two games of one deal part.

    Up to there both had the same gestures and positions. At that point the positions differ in where cards lie, in who
    decides, or in the result; or they are the same and the next gestures differ. If neither ever happens, the length of
    the shorter game.
    """
    both = min(len(a.done), len(b.done))
    for place in range(both):
        here, there = a.position_at(place), b.position_at(place)
        if on_table(here) != on_table(there) or a.done[place].actions != b.done[place].actions:
            return place
    return both


def on_table(p: Position) -> tuple[object, ...]:
    """What is compared of a position: where cards lie, who decides, in which phase, and how it ended."""
    return p.zones, p.phase, p.turn, p.result
