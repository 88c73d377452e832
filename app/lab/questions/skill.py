"""Question 9, skill: how much better each player of the ladder does than the one below, and the share of luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from app.lab.arena import Played, share_of
from app.lab.arms import Arm, GameRow, Strand
from app.lab.experiment import THUMB, Experiment, Side, lab_levels
from app.lab.findings import Chart, Estimate, Finding, LabAnswer, Point, Term, Trace, number, percent, shares
from app.lab.inference import Sample, bootstrap
from app.lab.questions.question import LabQuestion
from app.lab.simulation import CHEATER, RANDOM
from app.lab.statistics import Interval
from app.lab.workers import REGISTERED

LADDER = (RANDOM, THUMB, "greedy", "easy", "medium", "hard", "expert", CHEATER)
"""The default ladder, weakest player first."""

DEALS: dict[str, int] = {RANDOM: 400, THUMB: 400, "greedy": 100}
"""The most deals in a match of each player; for players that search it is `SEARCHED`."""

SEARCHED = 40

AHEAD = 1.6448536269514722
"""How many standard deviations from the mean leave 5 % of a normal distribution on one side."""

MOST_AHEAD = 100_000

VAGUE = 0.5
"""An interval wider than this, half of the full range, says nothing."""


class Skill(LabQuestion):
    """Whether skill pays."""

    name = "skill"
    uses_main = False

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for the table of side A; its players do not matter."""
        super().__init__(experiment, where)
        known = lab_levels(experiment.game)
        self.ladder = experiment.ladder or tuple(level for level in LADDER if level in known)
        self.seats = self.played["a"].seats
        self.alone = self.seats == 1
        if self.alone:
            self.arms = {level: self.arm(level, level) for level in self.ladder}
        else:
            pairs = [(one, other) for other, one in zip(self.ladder, self.ladder[1:], strict=False)]
            if len(self.ladder) > 2:
                pairs.append((self.ladder[-2 if self.ladder[-1] == CHEATER else -1], self.ladder[0]))
            self.arms = {f"{one} {other}": self.arm(one, other) for one, other in dict.fromkeys(pairs)}
        self.deals: dict[str, list[Played]] = {key: [] for key in self.arms}
        self.pending: dict[str, list[GameRow]] = {key: [] for key in self.arms}
        self.scores = {key: Sample() for key in self.arms}

    def arm(self, one: str, other: str) -> Arm:
        """The arm of one player alone against another, or by itself."""
        side = self.experiment.a
        if self.alone:
            return Arm(f"skill/{one}", Side(1, side.options, (one,)))
        return Arm(f"skill/{one}/{other}", Side(side.seats, side.options, (one, other)), rotates=True)

    def strands(self) -> list[Strand]:
        """A match for each step of the ladder, and one from its top to its foot."""
        found = []
        for key, arm in self.arms.items():
            deals = min([self.experiment.games, *(DEALS.get(level, SEARCHED) for level in key.split(" "))])
            found.append(Strand(f"skill {key}", (arm,), deals * (1 if self.alone else self.seats)))
        return found

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of a match; a deal counts once it has been played from every seat."""
        question, _, key = strand.partition(" ")
        if question != self.name:
            return
        (row,) = rows
        if row is None:
            return
        if self.alone:
            self.scores[key].add(float(row.scores[0]) if row.scores else 0.0)
            return
        pending = self.pending[key]
        pending.append(row)
        if (row.number + 1) % self.seats == 0:
            deal = row.number // self.seats
            if len(pending) == self.seats:
                won = sum(one.won(one.number % self.seats) for one in pending)
                lost = sum(bool(one.winners) for one in pending) - won
                self.deals[key].append(
                    Played(deal, 0, self.seats, won, lost, sum(one.actions for one in pending), 0)
                )
            pending.clear()

    def answer(self) -> LabAnswer:
        """Findings about each step of the ladder, how many games tell its ends apart, and the share of luck."""
        findings, chart = self.by_themselves() if self.alone else self.matches()
        lacks = (self.lack("alone"),) if self.alone else ()
        n = sum(len(deals) for deals in self.deals.values()) + sum(one.n for one in self.scores.values())
        return LabAnswer(self.name, n, tuple(findings), (chart,), lacks)

    def matches(self) -> tuple[list[Finding], Chart]:
        """The findings and the chart of all matches."""
        findings, marks = [], []
        last = next(reversed(self.deals), "")
        for key, deals in self.deals.items():
            if not deals:
                continue
            one, other = key.split(" ")
            its = share_of(deals)
            marks.append(Point(Term("match", (one, other)), its.share, its.low, its.high))
            figure = Estimate(its.share, its.low, its.high, "share", len(deals) * self.seats)
            told = {"one": Term("level", one), "other": Term("level", other), **shares(*its)}
            told["even"] = percent(1 / self.seats)
            real = its.low > 1 / self.seats or its.high < 1 / self.seats
            way = "better" if its.low > 1 / self.seats else "worse" if real else "open"
            findings.append(Finding(self.name, f"skill.{way}", told, figure, "real" if real else "open"))
            needed = games_ahead(deals)
            if way == "better" and needed is not None:
                ends = {"one": told["one"], "other": told["other"], "n": Term("games", needed), "sure": percent(0.95)}
                # The match between the ends of the ladder says more than one of its steps.
                weight = 0.04 if len(self.ladder) > 2 and key == last else 0.03
                findings.append(Finding(self.name, "skill.ahead", ends, weight=weight))
        # If the lowest player plays better than chance, the match says nothing about luck.
        if len(self.ladder) > 2 and self.ladder[0] == RANDOM and self.deals[last]:
            findings.append(self.luck(last, share_of(self.deals[last]), len(self.deals[last])))
        series = Trace(Term("told", "matches"), tuple(marks))
        return findings, Chart("dots", "skill", "share", (series,), 1 / self.seats)

    def luck(self, key: str, its: Interval, deals: int) -> Finding:
        """The finding about the share of luck.

        It is how far the best player is from always winning, where the weakest player wins an even share. As long as
        the interval is too wide, the finding says how many more games of this match are needed.
        """
        even = 1 / self.seats
        luck, low, high = (min(1.0, max(0.0, (1 - x) / (1 - even))) for x in (its.share, its.high, its.low))
        told = shares(luck, low, high)
        code = "skill.luck"
        if high - low > VAGUE:
            # An interval that is cut off at an end looks narrower than it is; its longer half is not cut off.
            wide = 2 * max(its.high - its.share, its.share - its.low) / (1 - even)
            more = max(1, ceil(deals * ((wide / VAGUE) ** 2 - 1))) * self.seats
            one, other = key.split(" ")
            told |= {"n": Term("games", more), "one": Term("level", one), "other": Term("level", other)}
            code = "skill.luck-open"
        figure = Estimate(luck, low, high, "share", deals * self.seats)
        return Finding(self.name, code, told, figure, weight=0.05)

    def by_themselves(self) -> tuple[list[Finding], Chart]:
        """Findings about what each player scores alone."""
        findings, marks = [], []
        for level, sample in self.scores.items():
            if sample.n < 2:
                continue
            bounds = bootstrap(sample)
            told = {"one": Term("level", level), "mean": number(bounds.value)}
            told |= {"low": number(bounds.low), "high": number(bounds.high)}
            findings.append(Finding(self.name, "skill.alone", told, Estimate(*bounds, "score", sample.n)))
            marks.append(Point(Term("level", level), *bounds))
        return findings, Chart("dots", "skill-alone", "score", (Trace(Term("told", "players"), tuple(marks)),))


def games_ahead(deals: Sequence[Played]) -> int | None:
    """After how many games the better player leads one other in wins with 95 % probability; None if never."""
    games = sum(deal.games for deal in deals)
    others = max(1, deals[0].games - 1)
    won, lost = sum(deal.won for deal in deals) / games, sum(deal.lost for deal in deals) / games / others
    lead = won - lost
    if lead <= 0:
        return None
    spread = won + lost - lead * lead
    return min(MOST_AHEAD, max(1, ceil(spread * (AHEAD / lead) ** 2)))
