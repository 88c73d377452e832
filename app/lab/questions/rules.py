"""Question 10, what does each rule do: every value of every option, and every number of seats, against the default."""

from __future__ import annotations

from typing import Any

from app.lab.arms import Arm
from app.lab.experiment import Experiment, Side
from app.lab.findings import Chart, Finding, LabAnswer, Point, Term, Trace, Verdict
from app.lab.plan import possible
from app.lab.questions.contrast import ContrastQuestion, Difference
from app.lab.workers import REGISTERED, rules_of

MOST = 400
"""The most games played with each value."""

SEATS = "seats"
"""The name under which the number of seats appears among the options."""


class EachRule(ContrastQuestion):
    """What each option does, corrected for the number of comparisons."""

    name = "rules"

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question around side A: its options stay as they are except for the one that is changed."""
        super().__init__(experiment, where)
        self.values = self.changed()
        changed = [Arm(f"rules/{i}", side) for i, (_, _, side) in enumerate(self.values)]
        self.against(Arm("rules/default", experiment.a), changed, min(MOST, experiment.games))

    def changed(self) -> list[tuple[str, Any, Side]]:
        """Every value that differs from side A's, with the resulting side; impossible combinations are left out."""
        base, games = self.experiment.a, rules_of(self.where)
        found = list(self.other_values("a"))
        if len(set(base.players)) == 1:
            for seats in self.rules.seats():
                side = Side(seats, base.options, base.players[:1])
                if seats != base.seats and possible(side.table(self.experiment.game), games):
                    found.append((SEATS, seats, side))
        return found

    def answer(self) -> LabAnswer:
        """All real effects, the largest first; for a value without one, a finding that none is known."""
        findings: list[Finding] = []
        marks: list[tuple[float, Point]] = []
        lacks = [] if self.values else [self.lack("options")]
        for i, contrast in enumerate(self.contrasts):
            name, value, _ = self.values[i]
            option = Term("option", (name, value))
            found = self.differences(i)
            real = [one for one in found if one.verdict == "real" and self.comparable(name, one)]
            findings += [contrast.finding(self.name, one, option=option) for one in real]
            best = max(real or found, key=lambda one: one.size)
            if not real and self.n:
                more = max((one.more or 0 for one in found if one.measure[0] == "won"), default=0)
                verdict: Verdict = "same" if all(one.verdict == "same" for one in found) else "open"
                # While nothing is known, the value that seems to matter most comes first.
                weight = 0.001 * best.size if verdict == "open" else 0.0
                told, wanted = {"option": option}, more or None
                findings.append(Finding(self.name, f"rules.{verdict}", told, None, verdict, wanted, weight=weight))
            point = Point(option, *best.scaled, behind=contrast.behind(best), verdict=best.verdict)
            marks.append((best.size, point))
        findings.sort(key=lambda one: -one.weight)
        marks.sort(key=lambda one: -one[0])
        series = Trace(Term("told", "effect"), tuple(point for _, point in marks))
        if any(not contrast.paired for contrast in self.contrasts):
            lacks.append(self.lack("some-unpaired"))
        charts = (Chart("bars", "rules", "difference", (series,)),) if marks else ()
        return LabAnswer(self.name, self.n, tuple(findings), charts, tuple(lacks))

    def comparable(self, name: str, one: Difference) -> bool:
        """Whether a difference means anything: with more seats each naturally wins less often."""
        return name != SEATS or one.measure[0] != "won"
