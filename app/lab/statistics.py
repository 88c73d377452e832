"""Statistics over the ends of many games: shares of the wins, scores, lengths, reasons.

A `Tally` counts only whole numbers, so that the sum of several tallies is the same however the games were divided among
them. Shares, averages and intervals are computed at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from app.engine import Game
from app.lab.simulation import Outcome

CAP = "cap"
"""The reason of a game that a bound of its rules ended."""

NORMAL = 1.959963984540054
"""How many standard deviations on each side of the mean hold 95 % of a normal distribution."""

Who = int | str
"""A seat, or a player that the rules themselves define."""


class Extreme(NamedTuple):
    """The length of one game in actions, with the number and the deal by which to find it again."""

    actions: int
    number: int
    deal: int


@dataclass
class Tally:
    """Counts of games. `wins[who, n]`: games that `who` won as one of n; `scores[i]`: games by their score i."""

    games: int = 0
    nobody: int = 0
    shared: int = 0
    wins: Counter[tuple[Who, int]] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)
    actions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    shortest: Extreme | None = None
    longest: Extreme | None = None

    def add(self, outcome: Outcome, number: int, deal: int) -> None:
        """Count one more game."""
        result = outcome.result
        winners = len(result.winners)
        self.games += 1
        self.nobody += not winners
        self.shared += winners > 1
        for who in result.winners:
            self.wins[who, winners] += 1
        while len(self.scores) < len(result.scores):
            self.scores.append(Counter())
        for counts, score in zip(self.scores, result.scores, strict=False):
            counts[score] += 1
        self.actions[outcome.actions] += 1
        if outcome.rounds is not None:
            self.rounds[outcome.rounds] += 1
        self.reasons[result.reason] += 1
        self._reach(Extreme(outcome.actions, number, deal))

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.nobody += other.nobody
        self.shared += other.shared
        self.wins.update(other.wins)
        while len(self.scores) < len(other.scores):
            self.scores.append(Counter())
        for mine, counts in zip(self.scores, other.scores, strict=False):
            mine.update(counts)
        self.actions.update(other.actions)
        self.rounds.update(other.rounds)
        self.reasons.update(other.reasons)
        for extreme in (other.shortest, other.longest):
            if extreme is not None:
                self._reach(extreme)

    def _reach(self, extreme: Extreme) -> None:
        """Of several games of that length, keep the one with the lowest number."""
        if self.shortest is None or extreme < self.shortest:
            self.shortest = extreme
        if self.longest is None or (extreme.actions, -extreme.number) > (self.longest.actions, -self.longest.number):
            self.longest = extreme

    @property
    def capped(self) -> int:
        """The number of games that a bound of their rules ended."""
        return self.reasons[CAP]


class Interval(NamedTuple):
    """A share, and the interval in which it probably lies (95 %)."""

    share: float
    low: float
    high: float


def interval(share: Fraction, games: int) -> Interval:
    """Wilson's interval for a share of the games.

    It holds for shared wins too: a value between 0 and 1 varies at most as much as a yes or no with the same mean.
    """
    p, z = float(share), NORMAL
    if not games:
        return Interval(0.0, 0.0, 1.0)
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # For a share of 0 or 1 the interval ends exactly there; the sums above may miss it by a last digit.
    low = 0.0 if share == 0 else max(0.0, middle - half)
    return Interval(p, low, 1.0 if share == 1 else min(1.0, middle + half))


def share_in(count: int, games: int) -> Interval:
    """The interval of the share that a number of games is of all games; the whole range if there were none."""
    return interval(Fraction(count, max(1, games)), games)


def unvaried(share: float, games: int) -> Interval:
    """The interval of a share that was the same in each of `games` games or deals.

    That none of them differed does not mean that none ever will. Wilson's interval for none says how common differing
    ones may still be, and each of these can move the share at most to 0 or to 1.
    """
    far = interval(Fraction(0), games).high * max(share, 1 - share)
    return Interval(share, max(0.0, share - far), min(1.0, share + far))


def share_of_win(tally: Tally, who: Who) -> Fraction:
    """What part of the wins one player has; a win shared by n counts 1/n for each."""
    if not tally.games:
        return Fraction(0)
    won = sum((Fraction(count, n) for (one, n), count in tally.wins.items() if one == who), Fraction(0))
    return won / tally.games


class Spread(NamedTuple):
    """How numbers are distributed: mean, standard deviation, and the numbers at 0, 25, 50, 75 and 100 %."""

    mean: float
    deviation: float
    least: int
    lower: int
    median: int
    upper: int
    most: int


def spread(counts: Mapping[int, int]) -> Spread | None:
    """The distribution of numbers, given how often each occurred; None if there are none."""
    values = sorted(value for value, count in counts.items() if count)
    total = sum(counts.values())
    if not total:
        return None
    mean = Fraction(sum(value * counts[value] for value in values), total)
    variance = sum((counts[value] * (value - mean) ** 2 for value in values), Fraction(0)) / total

    def at(quarters: int) -> int:
        """The smallest number that `quarters` / 4 of all do not exceed."""
        below = 0
        for value in values:
            below += counts[value]
            if 4 * below >= quarters * total:
                return value
        return values[-1]

    return Spread(float(mean), sqrt(variance), values[0], at(1), at(2), at(3), values[-1])


def everybody(game: Game) -> list[Who]:
    """All who can win: the seats, and the players that the rules define."""
    return [*range(game.seats), *game.rules.info.simulated]


def figures(game: Game, tally: Tally) -> dict[str, Any]:
    """All figures of the games at one table, as plain JSON; shares are fractions of 1."""
    names = everybody(game)
    return {
        "wins": [
            {
                "who": who,
                **rounded(interval(share_of_win(tally, who), tally.games)._asdict()),
                "alone": tally.wins[who, 1],
                "shared": sum(count for (one, n), count in tally.wins.items() if one == who and n > 1),
            }
            for who in names
        ],
        "even": rounded({"share": 1 / len(names)})["share"],
        "nobody": part(tally.nobody, tally),
        "shared": part(tally.shared, tally),
        "cap": part(tally.capped, tally),
        "reasons": by_count(tally.reasons),
        "scores": [
            {"who": names[i] if i < len(names) else i, **(distribution(counts) or {})}
            for i, counts in enumerate(tally.scores)
        ],
        "actions": distribution(tally.actions),
        "rounds": {"var": game.rules.info.unit, **(distribution(tally.rounds) or {})} if tally.rounds else None,
        "shortest": tally.shortest._asdict() if tally.shortest else None,
        "longest": tally.longest._asdict() if tally.longest else None,
    }


def by_count(counts: Mapping[str, int]) -> dict[str, int]:
    """Counts by what was counted, the highest first."""
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def part(count: int, tally: Tally) -> dict[str, Any]:
    """A number of games, and the share of all games that they are."""
    return {"games": count, **rounded({"share": count / tally.games if tally.games else 0.0})}


def distribution(counts: Mapping[int, int]) -> dict[str, Any] | None:
    """The spread of numbers, and how often each of them occurred."""
    found = spread(counts)
    if found is None:
        return None
    return {**rounded(found._asdict()), "counts": [[value, counts[value]] for value in sorted(counts)]}


def rounded(values: Mapping[str, Any]) -> dict[str, Any]:
    """Fractions rounded to six decimals, because the last digits of a sum carry no information."""
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in values.items()}
