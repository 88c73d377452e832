"""Question 10, what does each rule do: every value of every option, and every number of seats, against the default."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from app.lab.arms import Arm, GameRow, Strand
from app.lab.experiment import Experiment, Side
from app.lab.findings import Chart, Finding, LabAnswer, Point, Term, Trace, Verdict
from app.lab.plan import possible, values_of
from app.lab.questions.contrast import Contrast, Difference
from app.lab.questions.question import Judged, LabQuestion
from app.lab.workers import REGISTERED, rules_of

MOST = 400
"""The most games played with each value."""

SEATS = "seats"
"""The name under which the number of seats appears among the options."""


class EachRule(LabQuestion):
    """What each option does, corrected for the number of comparisons."""

    name = "rules"
    uses_main = False

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question around side A: its options stay as they are except for the one that is changed."""
        super().__init__(experiment, where)
        self.games = min(MOST, experiment.games)
        self.values = self.changed()
        games = rules_of(where)
        base = Arm("rules/default", experiment.a)
        self.arms = (base, *(Arm(f"rules/{i}", side) for i, (_, _, side) in enumerate(self.values)))
        game = self.played["a"]
        self.contrasts = [
            Contrast(game, arm.side.table(experiment.game).agreed(games), (base, arm)) for arm in self.arms[1:]
        ]
        self.judged = Judged(self.games)
        self.n = 0

    def changed(self) -> list[tuple[str, Any, Side]]:
        """Every value that differs from side A's, with the resulting side; impossible combinations are left out."""
        base, games = self.experiment.a, rules_of(self.where)
        own = self.played["a"].options
        found: list[tuple[str, Any, Side]] = []
        for option in self.rules.options(base.seats):
            for value in values_of(option):
                options = {**dict(base.options), option.name: value}
                side = Side(base.seats, tuple(options.items()), base.players)
                table = side.table(self.experiment.game)
                if option.rule and possible(table, games) and table.agreed(games).options != own:
                    found.append((option.name, value, side))
        if len(set(base.players)) == 1:
            for seats in self.rules.seats():
                side = Side(seats, base.options, base.players[:1])
                if seats != base.seats and possible(side.table(self.experiment.game), games):
                    found.append((SEATS, seats, side))
        return found

    def strands(self) -> list[Strand]:
        """Side A and every changed side, on the same deals."""
        return [Strand(self.name, self.arms, self.games)] if self.values else []

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count the games of one deal."""
        if strand != self.name:
            return
        self.n += 1
        for contrast, row in zip(self.contrasts, rows[1:], strict=True):
            contrast.count(rows[0], row)
        self.judged.look(self.n, self.chances)

    def chances(self) -> dict[Hashable, float]:
        """The probability that chance would produce each difference."""
        return {
            (i, measure): chance
            for i, contrast in enumerate(self.contrasts)
            for measure, chance in contrast.chances().items()
        }

    def answer(self) -> LabAnswer:
        """All real effects, the largest first; for a value without one, a finding that none is known."""
        findings: list[Finding] = []
        marks: list[tuple[float, Point]] = []
        lacks = [] if self.values else [self.lack("options")]
        for i, contrast in enumerate(self.contrasts):
            name, value, _ = self.values[i]
            option = Term("option", (name, value))
            found = [contrast.difference(measure, self.judged, (i, measure)) for measure in contrast.both]
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
