"""Question 6, choices: how many decisions a game has, how many were real, and how much the rules decide by force."""

from __future__ import annotations

from collections.abc import Sequence

from app.lab.arms import GameRow, Strand
from app.lab.experiment import Experiment
from app.lab.findings import Chart, Estimate, Finding, LabAnswer, Point, Term, Trace, number, percent
from app.lab.inference import Sample, bootstrap
from app.lab.questions.question import LabQuestion
from app.lab.workers import REGISTERED

MOST = 200
"""Of so many games at most the decisions are looked into: each takes a hundred games' time."""


class SideChoices:
    """The decisions of one side."""

    def __init__(self) -> None:
        """Of no game yet."""
        self.decisions, self.forced = Sample(), Sample()
        self.real, self.alike = Sample(), Sample()

    def add(self, row: GameRow) -> None:
        """Count one game; one without any decision says nothing of how real they are."""
        found = row.found["choices"]
        self.decisions.add(found["decisions"])
        acts = found["decisions"] + found["forced"]
        if found["looked"]:
            self.real.add(found["real"] / found["looked"])
            self.alike.add(found["alike"] / found["looked"])
        if acts:
            self.forced.add(found["forced"] / acts)


class Choices(LabQuestion):
    """How many decisions matter."""

    name = "choices"

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """For one side or two."""
        super().__init__(experiment, where)
        self.found = {key: SideChoices() for key in self.sides}

    @property
    def uses_main(self) -> bool:
        """It has games of its own."""
        return False

    def strands(self) -> list[Strand]:
        """Both sides, with their decisions looked into."""
        return [Strand(self.name, self.side_arms(self.name, ("choices",)), min(MOST, self.experiment.games))]

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of each side."""
        if strand == self.name:
            for found, row in zip(self.found.values(), rows, strict=True):
                if row is not None:
                    found.add(row)

    def answer(self) -> LabAnswer:
        """Decisions, real ones, forced ones."""
        findings, charts = self.by_side(self.side)
        n = max(found.decisions.n for found in self.found.values())
        return LabAnswer(self.name, n, tuple(findings), tuple(charts))

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """What one side shows."""
        found = self.found[key]
        if not found.decisions.n:
            return [], []
        many = bootstrap(found.decisions)
        told = {"mean": number(many.value), "low": number(many.low), "high": number(many.high)}
        figure = Estimate(*many, "actions", found.decisions.n)
        findings = [Finding(self.name, "choices.decisions", told, figure, side=key)]
        marks = []
        for what, sample in (("real", found.real), ("alike", found.alike), ("forced", found.forced)):
            if not sample.n:
                continue
            value, low, high = bootstrap(sample)
            low, high = max(0.0, low), min(1.0, high)
            told = {"share": percent(value), "low": percent(low), "high": percent(high)}
            figure = Estimate(value, low, high, "share", sample.n)
            weight = 0.03 if what == "real" else 0.0
            findings.append(Finding(self.name, f"choices.{what}", told, figure, weight=weight, side=key))
            marks.append(Point(Term("told", f"choices.{what}"), value, low, high))
        return findings, [Chart("dots", "choices", "share", (Trace(Term("side", key), tuple(marks)),))]
