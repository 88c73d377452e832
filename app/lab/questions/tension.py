"""Question 5, tension: the winner's expected share through the game, by what they could know and by the truth."""

from __future__ import annotations

from itertools import pairwise

from app.lab.arms import GameRow
from app.lab.findings import Chart, Estimate, Finding, LabAnswer, Point, Term, Trace, number, percent, points
from app.lab.inference import Sample, bootstrap
from app.lab.probes import MARKS
from app.lab.questions.question import ProbedQuestion, Seen, SideCounts

DECIDED = 900
"""A game is decided when the winners have so many thousandths of the win and never less again."""


class SideTension(SideCounts):
    """How the games of one side went."""

    def __init__(self) -> None:
        """Of no game yet."""
        super().__init__()
        self.told = [Sample() for _ in range(MARKS)]
        self.true = [Sample() for _ in range(MARKS)]
        self.gap, self.changes = Sample(), Sample()
        self.decided = Sample()
        self.seen = Seen()

    def take(self, row: GameRow) -> None:
        """Add how one game went; where nobody won, only who led."""
        found = row.found["tension"]
        leads = [seat for seat in found["leads"] if seat >= 0]
        self.changes.add(sum(x != y for x, y in pairwise(leads)))
        told, true = found["told"], found["true"]
        if len(true) != MARKS:
            return
        for i in range(MARKS):
            self.told[i].add(told[i] / 1000)
            self.true[i].add(true[i] / 1000)
        self.gap.add(round(sum(true) - sum(told)) / 1000 / MARKS)
        open_until = max((i for i in range(MARKS) if true[i] < DECIDED), default=-1)
        self.decided.add((open_until + 1) / MARKS)
        if open_until == MARKS - 1:
            self.seen.add("late", row.number)
        if true[0] < 500 and min(true[MARKS // 2 :]) < 250:
            self.seen.add("turned", row.number)


class Tension(ProbedQuestion[SideTension]):
    """How long a game is open."""

    name = "tension"
    most = 300

    def begin(self, key: str) -> SideTension:
        """Nothing counted yet."""
        return SideTension()

    def answer(self) -> LabAnswer:
        """When games are decided, what is hidden, how often the lead changes."""
        findings, charts = self.by_side(self.side)
        lacks = [] if any(found.gap.n for found in self.found.values()) else [self.lack("winners")]
        return LabAnswer(self.name, self.n, tuple(findings), tuple(charts), tuple(lacks))

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """What one side shows."""
        found = self.found[key]
        findings: list[Finding] = []
        if self.sides[key].seats > 1 and found.n:
            value, low, high = bootstrap(found.changes)
            told = {"mean": number(value), "low": number(max(0.0, low)), "high": number(high)}
            figure = Estimate(value, max(0.0, low), high, "times", found.n)
            behind = found.seen.of("turned", f"{self.name}/{key}")
            findings.append(Finding(self.name, "tension.leads", told, figure, behind=behind, side=key))
        if not found.gap.n:
            return findings, []
        half = middle(found.decided)
        value, low, high = bootstrap(found.decided)
        behind = found.seen.of("late", f"{self.name}/{key}")
        figure = Estimate(value, max(0.0, low), min(1.0, high), "share", found.decided.n)
        told = {"half": percent(half), "mean": percent(value)}
        findings.insert(0, Finding(self.name, "tension.decided", told, figure, behind=behind, weight=0.04, side=key))
        value, low, high = bootstrap(found.gap)
        told = {"gap": points(value), "low": Term("signed-points", low), "high": Term("signed-points", high)}
        code = "tension.secrets" if low > 0 else "tension.no-secrets"
        findings.append(Finding(self.name, code, told, Estimate(value, low, high, "difference", found.gap.n), side=key))
        curves = []
        for what, samples in (("told", found.told), ("true", found.true)):
            curve = []
            for i, sample in enumerate(samples):
                value, low, high = bootstrap(sample)
                curve.append(Point(Term("percent", i / MARKS), value, max(0.0, low), min(1.0, high)))
            curves.append(Trace(Term("told", f"curve.{what}.{key}"), tuple(curve)))
        return findings, [Chart("curves", "tension", "share", tuple(curves), 1 / self.sides[key].seats)]


def middle(sample: Sample) -> float:
    """The value that half of a sample do not exceed."""
    below = 0
    for value in sorted(sample.counts):
        below += sample.counts[value]
        if 2 * below >= sample.n:
            return value
    return 0.0
