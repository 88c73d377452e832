"""Two ways of playing, compared measure by measure, and paired by common deals if both can play them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from app.engine import Game
from app.lab.arms import Arm, GameRow, Strand
from app.lab.findings import Estimate, Finding, GameRef, Point, Term, Unit, Verdict, number, percent, points
from app.lab.inference import FEWEST, SMALL, Bounds, Sample, apart, bootstrap, chance_between, chance_of, wanted
from app.lab.questions.question import Judged, LabQuestion, Seen
from app.lab.statistics import Who, everybody, share_in
from app.lab.workers import rules_of

Measure = tuple[str, Who]
"""What is measured in a game: `won` and `score` (whose), `nobody`, `shared`, `cap`, `level`, `rounds`, `actions`."""

SHARES = ("won", "nobody", "shared", "cap", "level")
"""The measures that are yes or no, or a share of a win."""

SMALL_PART = 0.05
"""A difference of lengths or scores hardly matters if it is a smaller part of the average than this."""


class Difference(NamedTuple):
    """B minus A in one measure: interval, both averages, whether it is real, and how many more games would show it."""

    measure: Measure
    bounds: Bounds
    a: float
    b: float
    verdict: Verdict
    more: int | None
    games: int

    @property
    def unit(self) -> Unit:
        """The unit of the measure."""
        match self.measure[0]:
            case "rounds" | "score" as kind:
                return kind
            case kind:
                return "difference" if kind in SHARES else "actions"

    @property
    def size(self) -> float:
        """The size of the difference from 0 to 1, so that shares and lengths can be sorted together."""
        return abs(self.scaled.value)

    @property
    def scaled(self) -> Bounds:
        """The difference with its interval, as a part of the largest possible one, from -1 to 1."""
        whole = 1.0 if self.unit == "difference" else 2 * max(abs(self.a), abs(self.b), 1e-9)
        return Bounds(*(max(-1.0, min(1.0, bound / whole)) for bound in self.bounds))


def measures_of(game: Game) -> list[Measure]:
    """All measures that this game has."""
    found: list[Measure] = [("won", who) for who in everybody(game)]
    found += [("nobody", 0), ("cap", 0), ("actions", 0)]
    if game.seats > 1:
        found += [("shared", 0), ("level", 0)]
    else:
        found += [("score", 0)]
    if game.rules.info.unit:
        found.append(("rounds", 0))
    return found


def measured(row: GameRow, measure: Measure) -> float:
    """The value of a measure in one game."""
    kind, who = measure
    match kind:
        case "won":
            return row.won(who)
        case "nobody":
            return float(not row.winners)
        case "shared":
            return float(len(row.winners) > 1)
        case "cap":
            return float(row.capped)
        case "level":
            return float(level(row))
        case "rounds":
            return float(row.rounds or 0)
        case "score":
            return float(row.scores[0]) if row.scores else 0.0
    return float(row.actions)


def level(row: GameRow) -> bool:
    """Whether several seats have the best score."""
    return len(row.scores) > 1 and sum(score == max(row.scores) for score in row.scores) > 1


def same_deals(a: Game, b: Game) -> bool:
    """Whether both games deal the same cards: the same deck to the same number of seats."""
    return a.seats == b.seats and a.cards == b.cards and list(a.zones) == list(b.zones)


@dataclass
class Both:
    """One measure on both sides: each side's values, and if the sides are `paired`, the differences on common deals."""

    a: Sample
    b: Sample
    paired: bool
    difference: Sample = field(default_factory=Sample)

    def bounds(self, n: int, *, share: bool) -> Bounds:
        """The difference B minus A after `n` deals; one between shares is at most from -1 to 1."""
        bounds = bootstrap(self.difference) if self.paired else apart(self.a, self.b)
        if not share:
            return bounds
        value, low, high = bounds
        if low == high:
            # No deal differs from another so far, which does not mean that none ever will.
            far = share_in(0, n).high
            low, high = low - far, high + far
        return Bounds(value, max(-1.0, low), min(1.0, high))

    @property
    def chance(self) -> float:
        """The probability that chance would produce the difference."""
        return chance_of(self.difference) if self.paired else chance_between(self.a, self.b)

    @property
    def deviation(self) -> float:
        """The standard deviation of the difference in one deal."""
        return float((self.difference.variance if self.paired else self.a.variance + self.b.variance) ** 0.5)


class Contrast:
    """Side A against side B, in every measure that both have. `paired`: by common deals."""

    def __init__(self, a: Game, b: Game, arms: tuple[Arm, Arm]) -> None:
        """Start with no game counted."""
        self.paired = same_deals(a, b)
        self.keys = arms[0].key, arms[1].key
        theirs = set(measures_of(b))
        self.both = {one: Both(Sample(), Sample(), self.paired) for one in measures_of(a) if one in theirs}
        self.seen = Seen()
        self.n = 0

    def count(self, a: GameRow | None, b: GameRow | None) -> None:
        """Count a game of each side with the same number; if one of them broke a law, neither counts."""
        if a is None or b is None:
            return
        self.n += 1
        for measure, both in self.both.items():
            x, y = measured(a, measure), measured(b, measure)
            both.a.add(x)
            both.b.add(y)
            if self.paired:
                both.difference.add(y - x)
            if x != y:
                self.seen.add((measure, y > x), a.number)

    def chances(self) -> dict[Hashable, float]:
        """The probability that chance would produce each difference."""
        return {measure: both.chance for measure, both in self.both.items()}

    def differences(self, judged: Judged) -> list[Difference]:
        """All differences, real ones first, then by size."""
        found = [self.difference(measure, judged, measure) for measure in self.both]
        return sorted(found, key=lambda one: (one.verdict != "real", -one.size))

    def difference(self, measure: Measure, judged: Judged, name: Hashable) -> Difference:
        """The difference in one measure."""
        both = self.both[measure]
        share = measure[0] in SHARES
        bounds = both.bounds(self.n, share=share)
        small = SMALL if share else SMALL_PART * max(abs(both.a.mean), abs(both.b.mean), 1e-9)
        verdict = judged.verdict(name, bounds.low, bounds.high, small) if self.n >= FEWEST else "open"
        # The number is for a difference in points, which only shares have.
        more = wanted(both.deviation, self.n, small) if verdict == "open" and share and self.n > 1 else None
        return Difference(measure, bounds, both.a.mean, both.b.mean, verdict, more, self.n)

    def behind(self, one: Difference) -> tuple[GameRef, ...]:
        """Games of both sides that show the difference."""
        key = (one.measure, one.bounds.value > 0)
        pairs = zip(self.seen.of(key, self.keys[0]), self.seen.of(key, self.keys[1]), strict=True)
        return tuple(ref for pair in pairs for ref in pair)

    def point(self, one: Difference, label: Term) -> Point:
        """A difference as a mark of a chart."""
        return Point(label, *one.bounds, behind=self.behind(one), verdict=one.verdict)

    def finding(self, question: str, one: Difference, **values: Term) -> Finding:
        """A difference as a sentence: `<question>.<measure>.<more, less, same or open>`."""
        kind, who = one.measure
        way = one.verdict if one.verdict != "real" else "more" if one.bounds.value > 0 else "less"
        low, high = sorted((one.bounds.low, one.bounds.high), key=abs) if one.verdict == "real" else one.bounds[1:]
        share = one.unit == "difference"
        told = (lambda x: Term("signed-points", x)) if share and one.verdict != "real" else points if share else number
        plain = percent if share else number
        if not share and one.verdict == "real":
            low, high = abs(low), abs(high)
        value = one.bounds.value
        return Finding(
            question,
            f"{question}.{kind}.{way}",
            {
                **values,
                "who": Term("who", who),
                "measure": Term("measure", kind),
                "value": told(abs(value) if one.verdict == "real" else value),
                "low": told(low),
                "high": told(high),
                "a": plain(one.a),
                "b": plain(one.b),
                "size": Term("told", f"size.{sized(one.size)}"),
            },
            Estimate(value, one.bounds.low, one.bounds.high, one.unit, one.games),
            one.verdict,
            one.more,
            self.behind(one),
            one.size if one.verdict == "real" else 0.0,
        )


class ContrastQuestion(LabQuestion):
    """A question that compares side A with changed ways of playing, on the same deals if all can play them."""

    uses_main = False

    def against(self, plain: Arm, changed: Sequence[Arm], games: int) -> None:
        """Compare side A as it is with each of the changed arms, over this many deals."""
        self.games = games
        self.arms = (plain, *changed)
        rules = rules_of(self.where)
        self.contrasts = [
            Contrast(self.played["a"], arm.side.table(self.experiment.game).agreed(rules), (plain, arm))
            for arm in changed
        ]
        self.judged = Judged(games)
        self.n = 0

    def strands(self) -> list[Strand]:
        """Side A and every change of it."""
        return [Strand(self.name, self.arms, self.games)] if self.contrasts else []

    def count(self, strand: str, rows: Sequence[GameRow | None]) -> None:
        """Count the games of one deal."""
        if strand == self.name:
            self.n += 1
            for contrast, row in zip(self.contrasts, rows[1:], strict=True):
                contrast.count(rows[0], row)
            self.judged.look(self.n, self.chances)

    def measures(self, i: int) -> list[Measure]:
        """The measures in which change `i` is compared."""
        return list(self.contrasts[i].both)

    def chances(self) -> dict[Hashable, float]:
        """The probability that chance would produce each difference."""
        return {
            (i, measure): contrast.both[measure].chance
            for i, contrast in enumerate(self.contrasts)
            for measure in self.measures(i)
        }

    def differences(self, i: int) -> list[Difference]:
        """What change `i` makes, measure by measure."""
        return [self.contrasts[i].difference(measure, self.judged, (i, measure)) for measure in self.measures(i)]


def sized(size: float) -> str:
    """The word for the size of a difference: `small` below 3 points, `clear` below 10, then `large`."""
    return "small" if size < 0.03 else "clear" if size < 0.1 else "large"
