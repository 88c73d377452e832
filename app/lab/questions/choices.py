"""Question 6, choices: how many decisions a game has, how many were real, and how many moves are forced."""

from __future__ import annotations

from app.lab.arms import GameRow
from app.lab.findings import Chart, Estimate, Finding, Point, Term, Trace, number, shares
from app.lab.inference import Sample, bootstrap
from app.lab.questions.question import ProbedQuestion, SideCounts
from app.lab.statistics import unvaried


class SideChoices(SideCounts):
    """The decisions of one side."""

    def __init__(self) -> None:
        """Start with no game counted."""
        super().__init__()
        self.decisions, self.forced = Sample(), Sample()
        self.real, self.alike = Sample(), Sample()

    def take(self, row: GameRow) -> None:
        """Add what one game shows; a game without a decision says nothing about how real decisions are."""
        found = row.found["choices"]
        self.decisions.add(found["decisions"])
        acts = found["decisions"] + found["forced"]
        if found["looked"]:
            self.real.add(found["real"] / found["looked"])
            self.alike.add(found["alike"] / found["looked"])
        if acts:
            self.forced.add(found["forced"] / acts)


class Choices(ProbedQuestion[SideChoices]):
    """How many decisions matter."""

    name = "choices"
    most = 200

    def begin(self, key: str) -> SideChoices:
        """Start counting one side."""
        return SideChoices()

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """Decisions, real ones and forced ones."""
        found = self.found[key]
        if not found.n:
            return [], []
        many = bootstrap(found.decisions)
        many = many._replace(low=max(0.0, many.low))
        told = {"mean": number(many.value), "low": number(many.low), "high": number(many.high), "n": number(found.n)}
        figure = Estimate(*many, "actions", found.n)
        code = "choices.decisions-always" if many.low == many.high else "choices.decisions"
        findings = [Finding(self.name, code, told, figure, side=key)]
        marks = []
        for what, sample in (("real", found.real), ("alike", found.alike), ("forced", found.forced)):
            if not sample.n:
                continue
            value, low, high = bootstrap(sample)
            code = f"choices.{what}"
            if low == high:
                if what == "forced":
                    code += "-never" if not value else "-always"
                _, low, high = unvaried(value, sample.n)
            low, high = max(0.0, low), min(1.0, high)
            told = {**shares(value, low, high), "n": number(sample.n)}
            figure = Estimate(value, low, high, "share", sample.n)
            weight = 0.03 if what == "real" else 0.0
            findings.append(Finding(self.name, code, told, figure, weight=weight, side=key))
            marks.append(Point(Term("told", f"choices.{what}"), value, low, high))
        return findings, [Chart("dots", "choices", "share", (Trace(Term("side", key), tuple(marks)),))]
