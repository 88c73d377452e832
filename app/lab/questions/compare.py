"""Question 1, A | B: what differs between two sides, on common deals if both can play them."""

from __future__ import annotations

from collections.abc import Sequence

from app.lab.arms import Arm, GameRow
from app.lab.experiment import Experiment
from app.lab.findings import Chart, LabAnswer, Point, Term, Trace
from app.lab.inference import shared
from app.lab.questions.contrast import SHARES, Contrast, Difference
from app.lab.questions.question import MAIN, Judged, LabQuestion
from app.lab.workers import REGISTERED


class Compare(LabQuestion):
    """Compares every measure of side B with side A."""

    name = "compare"

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for an experiment with two sides."""
        super().__init__(experiment, where)
        assert experiment.b is not None
        self.contrast = Contrast(self.played["a"], self.played["b"], (Arm("a", experiment.a), Arm("b", experiment.b)))
        self.judged = Judged(experiment.games)

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a pair of games."""
        if strand == MAIN:
            self.contrast.count(rows[0], rows[1])
            self.judged.look(self.contrast.n, self.contrast.chances)

    def answer(self) -> LabAnswer:
        """Real differences first, then by size. Nothing is said of measures that are 0 on both sides."""
        contrast = self.contrast
        found = contrast.differences(self.judged)
        findings = [contrast.finding(self.name, one) for one in found if one.a or one.b]
        shares = tuple(contrast.point(one, named(one)) for one in found if one.measure[0] in SHARES)
        lacks = [] if contrast.paired else [self.lack("unpaired")]
        lacks += self.unjudged(findings)
        won = [one for one in found if one.measure[0] == "won"]
        won.sort(key=lambda one: str(one.measure[1]))
        both = [
            Trace(Term("side", key), tuple(self.side_point(one, key) for one in won)) for key in ("a", "b")
        ]
        charts = (
            Chart("dots", "differences", "difference", (Trace(Term("told", "b-minus-a"), shares),), 0.0),
            Chart("dots", "who-wins", "share", tuple(both), 1 / max(1, len(won))),
        )
        return LabAnswer(self.name, contrast.n, tuple(findings), charts, tuple(lacks))

    def side_point(self, one: Difference, key: str) -> Point:
        """One side's share of the wins as a mark of a chart."""
        both = self.contrast.both[one.measure]
        sample = both.a if key == "a" else both.b
        its = shared(sample)
        return Point(Term("who", one.measure[1]), its.share, its.low, its.high, self.contrast.behind(one), one.verdict)


def named(one: Difference) -> Term:
    """The label of a difference: whose win, or which measure."""
    kind, who = one.measure
    return Term("won-by", who) if kind == "won" else Term("measure", kind)
