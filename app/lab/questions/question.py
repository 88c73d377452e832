"""What a question is: which games it needs, how it counts them, and what it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from app.engine import Game, Rules
from app.lab.arms import Arm, GameRow, Strand
from app.lab.experiment import Experiment, QuestionName, Side
from app.lab.findings import BEHIND, Chart, Estimate, Finding, GameRef, LabAnswer, Term, Verdict
from app.lab.inference import holm, looks
from app.lab.statistics import Interval
from app.lab.workers import REGISTERED, rules_of

MAIN = "main"
"""The strand that most questions share: side A, and B where there is one."""


class LabQuestion(ABC):
    """One question of the lab. It can be pickled at any moment, so that a worker may reckon its answer."""

    name: ClassVar[QuestionName]
    probes: ClassVar[tuple[str, ...]] = ()
    """What it asks to be looked for in the games of the main strand."""
    uses_main: ClassVar[bool] = True
    """Whether it counts the games of the main strand; else it has games of its own."""

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """For one experiment; nothing is counted yet. `where` the rules are found, as in `Order`."""
        self.experiment = experiment
        self.where = where
        self.sides: dict[str, Side] = {"a": experiment.a}
        if experiment.b is not None:
            self.sides["b"] = experiment.b
        self._agree()

    def _agree(self) -> None:
        games = rules_of(self.where)
        self.rules: Rules = games[self.experiment.game]
        self.played: dict[str, Game] = {
            key: side.table(self.experiment.game).agreed(games) for key, side in self.sides.items()
        }

    def strands(self) -> list[Strand]:
        """The games it needs besides those of the main strand."""
        return []

    @abstractmethod
    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count the games of one number: a row for each arm of the strand, None for one that broke a law."""

    @abstractmethod
    def answer(self) -> LabAnswer:
        """What it came to so far."""

    def __getstate__(self) -> dict[str, Any]:
        """All but the rules and the games as agreed, which every process has of its own."""
        return {name: value for name, value in self.__dict__.items() if name not in ("rules", "played")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """With the rules of this process."""
        self.__dict__.update(state)
        self._agree()

    def side_arms(self, prefix: str, probes: tuple[str, ...]) -> tuple[Arm, ...]:
        """Both sides with other probes, under keys of their own."""
        return tuple(Arm(f"{prefix}/{key}", side, probes=probes) for key, side in self.sides.items())

    def by_side(self, make: Callable[[str], tuple[list[Finding], list[Chart]]]) -> tuple[list[Finding], list[Chart]]:
        """Findings and charts of each side; charts of the same title are joined, a series for each side."""
        findings: list[Finding] = []
        charts: dict[str, Chart] = {}
        for key in self.sides:
            said, drawn = make(key)
            findings += said
            for chart in drawn:
                known = charts.get(chart.title)
                series = (*(known.series if known else ()), *chart.series)
                charts[chart.title] = Chart(chart.kind, chart.title, chart.unit, series, chart.even)
        return findings, list(charts.values())

    def lack(self, code: str, **values: Term) -> Finding:
        """Something that this game does not have, or that makes the answer less sharp."""
        return Finding(self.name, f"lacks.{code}", values)

    def unjudged(self, differences: Sequence[Finding]) -> list[Finding]:
        """Why a difference is not called one although its interval leaves zero out, where there is such a difference:
        the next look at it is yet to come."""
        figures = [one.figure for one in differences if one.verdict == "open" and one.figure is not None]
        return [self.lack("unjudged")] if any(one.low > 0 or one.high < 0 for one in figures) else []


class SideCounts(ABC):
    """What the games of one side come to; `n` of them have been counted."""

    def __init__(self) -> None:
        """Of no game yet."""
        self.n = 0

    def add(self, row: GameRow) -> None:
        """Count one game."""
        self.n += 1
        self.take(row)

    @abstractmethod
    def take(self, row: GameRow) -> None:
        """Add what one game shows."""


Counts = TypeVar("Counts", bound=SideCounts)


class SideQuestion(LabQuestion, Generic[Counts]):
    """A question that is asked of each side by itself: here of the games of the main strand."""

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """For one side or two."""
        super().__init__(experiment, where)
        self.found: dict[str, Counts] = {key: self.begin(key) for key in self.sides}

    @abstractmethod
    def begin(self, key: str) -> Counts:
        """What a side is counted in."""

    @property
    def counted(self) -> str:
        """The strand whose games are counted."""
        return MAIN

    @property
    def n(self) -> int:
        """How many games of a side have been counted; where sides differ because of broken laws, of the larger one."""
        return max(found.n for found in self.found.values())

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of each side."""
        if strand == self.counted:
            for found, row in zip(self.found.values(), rows, strict=True):
                if row is not None:
                    found.add(row)


class ProbedQuestion(SideQuestion[Counts]):
    """A question asked of each side that has few games of its own, because what it looks for takes long to find.

    The probe has the question's name (`app.lab.probes`).
    """

    uses_main = False
    most: ClassVar[int]
    """How many games of each side are looked into at most."""

    @property
    def counted(self) -> str:
        """Its own strand."""
        return self.name

    def strands(self) -> list[Strand]:
        """Both sides, looked into."""
        return [Strand(self.name, self.side_arms(self.name, (self.name,)), min(self.most, self.experiment.games))]


@dataclass
class Seen:
    """Numbers of games by what they showed, the first `BEHIND` of each."""

    numbers: dict[Hashable, list[int]] = field(default_factory=dict)

    def add(self, what: Hashable, number: int) -> None:
        """This game shows it."""
        found = self.numbers.setdefault(what, [])
        if len(found) < BEHIND:
            found.append(number)

    def of(self, what: Hashable, arm: str) -> tuple[GameRef, ...]:
        """The games that show it."""
        return tuple(GameRef(arm, number) for number in self.numbers.get(what, ()))


@dataclass
class Judged:
    """Which differences have been found to be real, at looks that were fixed beforehand (`app.lab.inference`)."""

    planned: int
    real: set[Hashable] = field(default_factory=set)

    def look(self, n: int, chances: Callable[[], Mapping[Hashable, float]]) -> None:
        """After `n` deals: if this is one of the looks, judge all differences, corrected for how many there are."""
        share = looks(self.planned, n).get(n)
        if share is None:
            return
        found = chances()
        for what, chance in zip(found, holm(list(found.values())), strict=True):
            if chance <= share:
                self.real.add(what)

    def verdict(self, what: Hashable, low: float, high: float, small: float) -> Verdict:
        """Whether a difference is real, surely too small to matter, or not known."""
        if what in self.real:
            return "real"
        return "same" if -small < low and high < small else "open"


def share_figure(found: Interval, games: int) -> Estimate:
    """A share with its interval."""
    return Estimate(found.share, found.low, found.high, "share", games)
