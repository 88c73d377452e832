"""Question 3, length: rounds or turns, decisions, and minutes at the measured pace of the table."""

from __future__ import annotations

from typing import Literal

from app.lab.arms import GameRow
from app.lab.experiment import Experiment
from app.lab.findings import BEHIND, Chart, Estimate, Finding, GameRef, Point, Term, Trace, number
from app.lab.inference import Sample, bootstrap, quantile
from app.lab.questions.question import Seen, SideCounts, SideQuestion
from app.lab.statistics import share_in, spread
from app.lab.table_pace import TablePace, pace_of
from app.lab.workers import REGISTERED

BARS = 12
"""The most bars in a histogram."""

EXTREMES = 5
"""How many of the shortest and of the longest games are named."""


class SideLength(SideCounts):
    """The lengths of the games of one side."""

    def __init__(self) -> None:
        """Start with no game counted."""
        super().__init__()
        self.actions, self.rounds = Sample(), Sample()
        self.by_length = Seen()
        self.shortest: list[tuple[int, int]] = []
        self.longest: list[tuple[int, int]] = []

    def take(self, row: GameRow) -> None:
        """Add the length of one game."""
        self.actions.add(row.actions)
        if row.rounds is not None:
            self.rounds.add(row.rounds)
        self.by_length.add(row.actions if row.rounds is None else row.rounds, row.number)
        self.shortest = sorted([*self.shortest, (row.actions, row.number)])[:EXTREMES]
        self.longest = sorted([*self.longest, (row.actions, row.number)], key=lambda one: (-one[0], one[1]))[:EXTREMES]


class Length(SideQuestion[SideLength]):
    """How long a game lasts."""

    name = "length"

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for one side or two."""
        super().__init__(experiment, where)
        self.unit = self.rules.info.unit
        sides = {"a": experiment.a, "b": experiment.b or experiment.a}
        self.paces: dict[str, TablePace] = {key: pace_of(experiment.game, side.seats) for key, side in sides.items()}

    def begin(self, key: str) -> SideLength:
        """Start counting one side."""
        return SideLength()

    def lacks(self) -> list[Finding]:
        """That the game counts no rounds, and that nobody has measured its pace."""
        known = {"rounds": self.unit, "pace": self.paces["a"].measured}
        return [self.lack(code) for code, given in known.items() if not given]

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """Length in rounds, in decisions, in minutes; the shortest and the longest games."""
        found = self.found[key]
        if not found.n:
            return [], []
        findings = [self.minutes(key)]
        if found.rounds.n:
            findings.append(self.usual(key, found.rounds, "rounds"))
        findings.append(self.usual(key, found.actions, "actions"))
        extremes = (("shortest", found.shortest), ("longest", found.longest))
        # If all games have the same length, none of them is the longest.
        for what, games in extremes if found.actions.variance else ():
            refs = tuple(GameRef(key, number) for _, number in games)
            told = {"n": number(games[0][0]), "minutes": Term("minutes", self.paces[key].minutes(games[0][0]))}
            findings.append(Finding(self.name, f"length.{what}", told, behind=refs, side=key))
        unit = "rounds" if found.rounds.n else "actions"
        chart = Chart("histogram", unit, "share", (Trace(Term("side", key), self.bars(key)),))
        return findings, [chart]

    def usual(self, key: str, sample: Sample, unit: Literal["rounds", "actions"]) -> Finding:
        """The finding about the average and the middle half of a length."""
        counts = spread({round(value): count for value, count in sample.counts.items()})
        assert counts is not None
        bounds = bootstrap(sample)
        bounds = bounds._replace(low=max(0.0, bounds.low))
        told = {
            "mean": number(bounds.value),
            "low": number(bounds.low),
            "high": number(bounds.high),
            "median": number(counts.median),
            "lower": number(counts.lower),
            "upper": number(counts.upper),
            "unit": Term("unit", self.unit if unit == "rounds" else "actions"),
            "n": number(sample.n),
        }
        code = "length.always" if bounds.low == bounds.high else "length.usual"
        figure = Estimate(*bounds, unit, sample.n)
        return Finding(self.name, code, told, figure, side=key)

    def minutes(self, key: str) -> Finding:
        """The finding about the average in minutes, and the range of eight in ten games."""
        sample = self.found[key].actions
        bounds = bootstrap(sample)
        first, last = quantile(sample, 0.1), quantile(sample, 0.9)
        pace = self.paces[key]
        told = {
            "mean": Term("minutes", pace.minutes(bounds.value)),
            "low": Term("minutes", pace.minutes(first)),
            "high": Term("minutes", pace.minutes(last)),
        }
        figure = Estimate(
            pace.minutes(bounds.value), pace.minutes(bounds.low), pace.minutes(bounds.high), "minutes", sample.n
        )
        code = "length.minutes.always" if first == last else "length.minutes"
        return Finding(self.name, code, told, figure, weight=0.02, side=key)

    def bars(self, key: str) -> tuple[Point, ...]:
        """The shares of games by length, in at most `BARS` ranges, which are the same for both sides."""
        samples = {side: found.rounds if found.rounds.n else found.actions for side, found in self.found.items()}
        sample, lengths_met = samples[key], [length for one in samples.values() for length in one.counts]
        low, high = int(min(lengths_met)), int(max(lengths_met))
        wide = max(1, -(-(high - low + 1) // BARS))
        points = []
        for start in range(low, high + 1, wide):
            lengths = range(start, start + wide)
            count = sum(sample.counts.get(length, 0) for length in lengths)
            refs = [ref for length in lengths for ref in self.found[key].by_length.of(length, key)]
            label = Term("range", (start, min(high, start + wide - 1)))
            points.append(Point(label, *share_in(count, sample.n), behind=tuple(refs[:BEHIND])))
        return tuple(points)
