"""Question 5, tension: the winner's expected share during the game, by what they could know and by the truth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from itertools import pairwise

from app.lab.arms import GameRow
from app.lab.experiment import Experiment
from app.lab.findings import (
    BEHIND,
    Chart,
    Estimate,
    Finding,
    GameRef,
    LabAnswer,
    Point,
    Term,
    Trace,
    number,
    percent,
    points,
)
from app.lab.inference import FEW, FEWEST, SMALL, Bounds, Sample, bootstrap, median, wanted
from app.lab.probes import MARKS
from app.lab.questions.contrast import SMALL_PART, Both, same_deals
from app.lab.questions.question import Judged, ProbedQuestion, Seen, SideCounts
from app.lab.statistics import unvaried
from app.lab.workers import REGISTERED

DECIDED = 900
"""A game is decided once the winners' share of the win, in thousandths, never falls below this again."""


_SHARED = {"": "value", "_low": "low", "_high": "high"}
"""The values that the sentence about both measures takes from the one about the share of the game."""


class SideTension(SideCounts):
    """How the games of one side went."""

    def __init__(self) -> None:
        """Start with no game counted."""
        super().__init__()
        self.told = [Sample() for _ in range(MARKS)]
        self.true = [Sample() for _ in range(MARKS)]
        self.gap, self.changes = Sample(), Sample()
        self.decided, self.decisions = Sample(), Sample()
        self.seen = Seen()

    def take(self, row: GameRow) -> None:
        """Add how one game went; if nobody won, only who led."""
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
        decided = decided_after(row)
        assert decided is not None
        self.decided.add(decided)
        self.decisions.add(round(decided * row.actions))
        if decided == 1:
            self.seen.add("late", row.number)
        if true[0] < 500 and min(true[MARKS // 2 :]) < 250:
            self.seen.add("turned", row.number)


def decided_after(row: GameRow) -> float | None:
    """The share of a game after which the winners' win was decided; None if nobody won."""
    true = row.found["tension"]["true"]
    if len(true) != MARKS:
        return None
    return (max((i for i in range(MARKS) if true[i] < DECIDED), default=-1) + 1) / MARKS


class Tension(ProbedQuestion[SideTension]):
    """How long a game is open, and which of two sides is open longer."""

    name = "tension"
    most = 200

    def __init__(self, experiment: Experiment, where: str = REGISTERED) -> None:
        """Set up the question for one side or two."""
        super().__init__(experiment, where)
        self.both: dict[str, Both] = {}
        if len(self.sides) == 2:
            paired = same_deals(self.played["a"], self.played["b"])
            a, b = self.found["a"], self.found["b"]
            self.both["later"] = Both(a.decided, b.decided, paired)
            self.both["longer"] = Both(a.decisions, b.decisions, paired)
        self.seen = Seen()
        self.pairs = 0
        self.judged = Judged(min(self.most, experiment.games))

    def begin(self, key: str) -> SideTension:
        """Start counting one side."""
        return SideTension()

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count a game of each side, and how much later the game of side B was decided."""
        super().count(strand, rows)
        if strand != self.counted or len(rows) < 2:
            return
        first, second = rows
        if first is None or second is None:
            return
        a, b = decided_after(first), decided_after(second)
        if a is None or b is None:
            return
        self.pairs += 1
        self.both["later"].difference.add(b - a)
        self.both["longer"].difference.add(round(b * second.actions) - round(a * first.actions))
        if a != b:
            self.seen.add(b > a, first.number)
        self.judged.look(self.pairs, self.chances)

    def chances(self) -> dict[Hashable, float]:
        """The probability that chance would make one side decided this much later than the other."""
        return {measure: both.chance for measure, both in self.both.items()}

    def comparison(self) -> list[Finding]:
        """Findings about which side is decided later; none before two pairs of games were won by somebody.

        If one side is open for more decisions and the other for more of its own length, one finding says both.
        """
        if self.pairs < 2:
            return []
        later, longer = (self.compared(measure) for measure in self.both)
        if self.pairs < FEWEST and not self.both["longer"].difference.variance:
            # Nothing limits how many decisions the difference could be.
            return [later]
        share_up, decisions_up = (both.difference.mean > 0 for both in self.both.values())
        if later.verdict != "real" or longer.verdict != "real" or share_up == decisions_up:
            return [later, longer]
        told = {**longer.values, **{f"share{name}": later.values[of] for name, of in _SHARED.items()}}
        return [replace(longer, code="tension.opposed", values=told, weight=later.weight)]

    def compared(self, measure: str) -> Finding:
        """The finding about which side is decided later in one measure."""
        both, share = self.both[measure], measure == "later"
        bounds = both.bounds(self.pairs, share=share)
        small = SMALL if share else SMALL_PART * max(both.a.mean, both.b.mean, 1e-9)
        verdict = self.judged.verdict(measure, bounds.low, bounds.high, small) if self.pairs >= FEWEST else "open"
        late, early = ("b", "a") if bounds.value > 0 else ("a", "b")
        low, high = sorted((bounds.low, bounds.high), key=abs) if verdict == "real" else bounds[1:]
        figures = points if share else lambda x: number(abs(x))
        if verdict != "real":
            figures = (lambda x: Term("signed-points", x)) if share else number
        halves = {key: median(self.found[key].decided).value for key in (late, early)}
        told = {"late": self.called(late), "early": self.called(early)}
        told |= {"half": percent(halves[late]), "other": percent(halves[early])}
        told |= {"n": number(self.found[late].decisions.mean), "m": number(self.found[early].decisions.mean)}
        told |= {"value": figures(bounds.value), "low": figures(low), "high": figures(high)}
        more = wanted(both.deviation, self.pairs, small) if share and verdict == "open" else None
        numbers = [ref.number for ref in self.seen.of(bounds.value > 0, "")[: BEHIND // 2]]
        return Finding(
            self.name,
            f"tension.{measure}" if verdict == "real" else f"tension.{measure}-{verdict}",
            told,
            Estimate(*bounds, "difference" if share else "actions", self.pairs),
            verdict,
            more,
            tuple(GameRef(f"{self.name}/{key}", one) for one in numbers for key in ("a", "b")),
            (0.2 if share else 0.19) if verdict == "real" else (0.18 if share else 0.05),
        )

    def called(self, key: str) -> Term:
        """The label of a side: its letter, and the option in which it differs from the other if there is only one."""
        own, other = self.played[key].options, self.played["b" if key == "a" else "a"].options
        differing = [name for name in own if own[name] != other.get(name)]
        alike = self.played["a"].seats == self.played["b"].seats and self.sides["a"].players == self.sides["b"].players
        if len(differing) == 1 and alike:
            return Term("side-option", (key, differing[0], own[differing[0]]))
        return Term("side", key)

    def answer(self) -> LabAnswer:
        """Findings about when games are decided, on which side later, what is hidden, and changes of the lead."""
        findings, charts = self.by_side()
        comparison = self.comparison()
        won = any(found.gap.n for found in self.found.values())
        lacks = [self.lack("winners")] if self.n and not won else []
        lacks += self.unjudged(comparison)
        return LabAnswer(self.name, self.n, (*comparison, *findings), tuple(charts), tuple(lacks))

    def side(self, key: str) -> tuple[list[Finding], list[Chart]]:
        """The findings and charts of one side."""
        found = self.found[key]
        findings: list[Finding] = []
        if self.sides[key].seats > 1 and found.n >= FEW:
            value, low, high = bootstrap(found.changes)
            told = {"mean": number(value), "low": number(max(0.0, low)), "high": number(high)}
            figure = Estimate(value, max(0.0, low), high, "times", found.n)
            behind = found.seen.of("turned", f"{self.name}/{key}")
            findings.append(Finding(self.name, "tension.leads", told, figure, behind=behind, side=key))
        if not found.gap.n:
            return findings, []
        half = median(found.decided)
        value, low, high = of_share(found.decided)
        behind = found.seen.of("late", f"{self.name}/{key}")
        figure = Estimate(value, low, high, "share", found.decided.n)
        told = {"half": percent(half.value), "half_low": percent(half.low), "half_high": percent(half.high)}
        told |= {"mean": percent(value), "low": percent(low), "high": percent(high)}
        findings.insert(0, Finding(self.name, "tension.decided", told, figure, behind=behind, weight=0.04, side=key))
        value, low, high = bootstrap(found.gap)
        low, high = max(-1.0, low), min(1.0, high)
        told = {"gap": points(value), "low": Term("signed-points", low), "high": Term("signed-points", high)}
        code = "tension.secrets" if low > 0 else "tension.no-secrets"
        findings.append(Finding(self.name, code, told, Estimate(value, low, high, "difference", found.gap.n), side=key))
        curves = []
        for what, samples in (("told", found.told), ("true", found.true)):
            curve = []
            for i, sample in enumerate(samples):
                curve.append(Point(Term("percent", i / MARKS), *of_share(sample)))
            curves.append(Trace(Term("told", f"curve.{what}.{key}"), tuple(curve)))
        return findings, [Chart("curves", "tension", "share", tuple(curves), 1 / self.sides[key].seats)]


def of_share(sample: Sample) -> Bounds:
    """The average, between 0 and 1, of shares of the win or of the game, with its interval.

    Winners who share a win each judge their chances by what they know, so in a few games these add up to more than 1.
    If all values are the same, the interval is that of as many equal results in a row.
    """
    value, low, high = bootstrap(sample)
    value = min(1.0, value)
    if low == high:
        _, low, high = unvaried(value, sample.n)
    return Bounds(value, max(0.0, low), min(1.0, high))
