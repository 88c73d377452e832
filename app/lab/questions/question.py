"""What a question is: which games it needs, how it counts them, and how it answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Generic, TypeVar

from app.engine import Game, Rules
from app.lab.arms import Arm, GameRow, Strand
from app.lab.experiment import Experiment, QuestionName, Side
from app.lab.findings import BEHIND, Chart, Finding, GameRef, LabAnswer, Term, Verdict
from app.lab.inference import holm, looks
from app.lab.plan import possible, values_of
from app.lab.workers import REGISTERED, rules_of

MAIN = "main"
"""The strand that most questions share: side A, and B if there is one."""


class LabQuestion(ABC):
    """One question of the lab. It can be pickled at any moment, so that a worker can compute its answer."""

    name: ClassVar[QuestionName]
    probes: ClassVar[tuple[str, ...]] = ()
    """The probes that it needs in the games of the main strand."""
    uses_main: ClassVar[bool] = True
    """Whether it counts the games of the main strand; otherwise it has its own games."""

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for one experiment, with nothing counted; `where` names the rules (`REGISTERED`)."""
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
        """The answer so far."""

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the rules and the agreed games, of which every process has its own."""
        return {name: value for name, value in self.__dict__.items() if name not in ("rules", "played")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore the question with the rules of this process."""
        self.__dict__.update(state)
        self._agree()

    def side_arms(self, probe: str) -> tuple[Arm, ...]:
        """Both sides with a probe of this question's own, under separate keys."""
        return tuple(Arm(f"{self.name}/{key}", side, probes=(probe,)) for key, side in self.sides.items())

    def other_values(self, key: str) -> Iterator[tuple[str, Any, Side]]:
        """A side with each other value of each option that is a rule, one at a time: the option, the value, the side.

        Values that do not go together with the others are left out.
        """
        side, games = self.sides[key], rules_of(self.where)
        for option in self.rules.options(side.seats):
            for value in values_of(option) if option.rule else ():
                other = replace(side, options=tuple({**dict(side.options), option.name: value}.items()))
                table = other.table(self.experiment.game)
                if possible(table, games) and table.agreed(games).options != self.played[key].options:
                    yield option.name, value, other

    def lack(self, code: str, **values: Term) -> Finding:
        """A finding about something that this game does not have, or that makes the answer less precise."""
        return Finding(self.name, f"lacks.{code}", values)

    def unjudged(self, differences: Sequence[Finding]) -> list[Finding]:
        """A note if a difference is not called real although its interval excludes zero.

        The reason is that it will only be judged at the next look.
        """
        figures = [one.figure for one in differences if one.verdict == "open" and one.figure is not None]
        return [self.lack("unjudged")] if any(one.low > 0 or one.high < 0 for one in figures) else []


class SideCounts(ABC):
    """The counts of the games of one side; `n` of them have been counted."""

    def __init__(self) -> None:
        """Start with no game counted."""
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
    """A question that is asked of each side separately; by default about the games of the main strand."""

    weighed: ClassVar[bool] = False
    """Whether the weightiest findings come first, and not those of the first side."""

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for one side or two."""
        super().__init__(experiment, where)
        self.found: dict[str, Counts] = {key: self.begin(key) for key in self.sides}

    @abstractmethod
    def begin(self, key: str) -> Counts:
        """Create the counts of one side."""

    @property
    def counted(self) -> str:
        """The key of the strand whose games are counted."""
        return MAIN

    @property
    def n(self) -> int:
        """How many games of a side have been counted; if sides differ because of broken laws, the larger number."""
        return max(found.n for found in self.found.values())

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of each side."""
        if strand == self.counted:
            for found, row in zip(self.found.values(), rows, strict=True):
                if row is not None:
                    found.add(row)

    @abstractmethod
    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """The findings and charts of one side."""

    def lacks(self) -> list[Finding]:
        """What this game does not have, or what makes the answer less precise; here nothing."""
        return []

    def answer(self) -> LabAnswer:
        """The findings and charts of each side, in the order of their weights if the question is `weighed`."""
        findings, charts = self.by_side()
        if self.weighed:
            findings.sort(key=lambda one: -one.weight)
        return LabAnswer(self.name, self.n, tuple(findings), tuple(charts), tuple(self.lacks()))

    def by_side(self) -> tuple[list[Finding], list[Chart]]:
        """Findings and charts of each side; charts with the same title are joined, with a series for each side."""
        findings: list[Finding] = []
        charts: dict[str, Chart] = {}
        for key in self.sides:
            said, drawn = self.side(key)
            findings += said
            for chart in drawn:
                known = charts.get(chart.title)
                series = (*(known.series if known else ()), *chart.series)
                charts[chart.title] = Chart(chart.kind, chart.title, chart.unit, series, chart.even)
        return findings, list(charts.values())


class ProbedQuestion(SideQuestion[Counts]):
    """A question asked of each side that has only a few games of its own, because its probe takes long.

    The probe has the question's name (`app.lab.probes`).
    """

    uses_main = False
    most: ClassVar[int]
    """The most games of each side that are examined."""

    @property
    def counted(self) -> str:
        """The key of the question's own strand."""
        return self.name

    def strands(self) -> list[Strand]:
        """A strand of both sides with the probe."""
        return [Strand(self.name, self.side_arms(self.name), min(self.most, self.experiment.games))]


@dataclass
class Seen:
    """Numbers of games by what they showed, the first `BEHIND` of each."""

    numbers: dict[Hashable, list[int]] = field(default_factory=dict)

    def add(self, what: Hashable, number: int) -> None:
        """Note that this game shows it."""
        found = self.numbers.setdefault(what, [])
        if len(found) < BEHIND:
            found.append(number)

    def of(self, what: Hashable, arm: str) -> tuple[GameRef, ...]:
        """The games that show it."""
        return tuple(GameRef(arm, number) for number in self.numbers.get(what, ()))


@dataclass
class Judged:
    """The differences that were found to be real, at looks that were fixed beforehand (`app.lab.inference`)."""

    planned: int
    real: set[Hashable] = field(default_factory=set)

    def look(self, n: int, chances: Callable[[], Mapping[Hashable, float]]) -> None:
        """After `n` deals, if this is one of the looks, judge all differences, corrected for their number (Holm)."""
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


def played_by(side: Side) -> Term:
    """The label of who plays on a side."""
    return Term("level", side.players[0]) if len(set(side.players)) == 1 else Term("told", "any-player")
