"""What may be concluded from figures: intervals of means, whether a difference is real, and how often one may look.

A `Sample` counts how often each value occurred, so it stays small however many games there are. Shares have Wilson's
interval (`app.lab.statistics.interval`); means and paired differences have a bootstrap over deals.

*Looking again and again* sooner or later finds a difference even if there is none. So differences are judged only at
looks that are fixed beforehand, and the allowed 5 % of error are divided among these (`looks`). A difference counts as
real from the first look at which it is significant at that look's share of the error. Even somebody who watches every
look, and goes on as long as they like, is wrong in at most 5 % of the experiments in which nothing differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil, comb, exp, inf, sqrt
from random import Random
from statistics import NormalDist
from typing import NamedTuple

from app.lab.statistics import Interval, interval

ERROR = 0.05
"""The share of experiments without a difference in which one may be found."""

EARLY = 0.005
"""The share of the error for the looks before the planned end."""

PLANNED = 0.035
"""The share of the error for the look at the planned end."""

LATER = 0.01
"""The share of the error for all looks after the planned end."""

FEWEST = 100
"""With fewer deals than this no difference is judged."""

SMALL = 0.02
"""A difference between shares that is smaller than this (two points) hardly matters."""

POWER = 0.8
"""The probability with which the additional games should show a difference."""

REPLICATES = 400
"""How many resamples a bootstrap makes."""

GROUPS = 64
"""The most different values that a bootstrap weights."""

FEW = 10
"""With fewer values than this a resample says nothing, and Student's distribution is used instead."""

RARE = 50
"""If fewer values than this differ from 0, the sign test is made too."""

_NORMAL = NormalDist()


@dataclass
class Sample:
    """Values by how often each occurred, with their sums."""

    counts: Counter[float] = field(default_factory=Counter)
    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """Count one more value."""
        self.counts[value] += 1
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The average; 0 for an empty sample."""
        return self.total / self.n if self.n else 0.0

    @property
    def variance(self) -> float:
        """The estimated variance of a value."""
        if self.n < 2:
            return 0.0
        return max(0.0, (self.squares - self.total * self.total / self.n) / (self.n - 1))

    @property
    def error(self) -> float:
        """The standard error of the average; infinite with fewer than two values."""
        return sqrt(self.variance / self.n) if self.n > 1 else inf


class Bounds(NamedTuple):
    """An average, and the interval in which the true one probably lies (95 %)."""

    value: float
    low: float
    high: float


def shared(sample: Sample) -> Interval:
    """The average of shares of a win, with Wilson's interval; thirds of a win add up to whole ones."""
    return interval(Fraction(sample.mean).limit_denominator(10**9), sample.n)


def quantile(sample: Sample, share: float) -> float:
    """The smallest value that this share of a sample does not exceed; 0 for an empty sample."""
    below = 0
    for value in sorted(sample.counts):
        below += sample.counts[value]
        if below >= share * sample.n:
            return value
    return 0.0


def median(sample: Sample) -> Bounds:
    """The median of a sample, and the values between which the true one probably lies (95 %).

    The number of values below the true median is random, like the number of heads among as many coins. So Wilson's
    interval for a half says which of the sorted values bound it.
    """
    half = interval(Fraction(1, 2), sample.n)
    return Bounds(*(quantile(sample, share) for share in half))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by Hill's expansion.

    Far less than 1 % off from 3 degrees of freedom on; infinite for none.
    """
    if freedom < 1:
        return inf
    z = _NORMAL.inv_cdf(0.975)
    v = float(freedom)
    z3, z5 = z**3, z**5
    z7 = z**7
    return (
        z
        + (z3 + z) / (4 * v)
        + (5 * z5 + 16 * z3 + 3 * z) / (96 * v**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * v**3)
    )


def bootstrap(sample: Sample, replicates: int = REPLICATES) -> Bounds:
    """The average of a sample with a bootstrap interval over its values, in units of the standard error.

    Each resample weights every value by a Poisson number, which for many values is equivalent to drawing them again.
    The distance of its average from the sample's, in its own standard errors, shows how far off the sample's average
    may be. This works for few values and for skewed ones too, for which percentiles of the averages alone would be too
    narrow. The random numbers depend only on the sample: the same sample has the same interval.
    """
    n, mean = sample.n, sample.mean
    if n < 2:
        return Bounds(mean, -inf, inf)
    if sample.variance <= 0:
        return Bounds(mean, mean, mean)
    values = sorted(binned(sample.counts).items())
    random = Random(f"{n} {mean!r}")
    found = sorted(off for _ in range(replicates) if (off := _off(values, mean, random)) is not None)
    if n < FEW or len(found) < replicates // 2:
        half = student(n - 1) * sample.error
        return Bounds(mean, mean - half, mean + half)
    return Bounds(mean, mean - at(found, 0.975) * sample.error, mean - at(found, 0.025) * sample.error)


def at(ordered: Sequence[float], share: float) -> float:
    """The estimated quantile of a distribution, from a sorted sample of it."""
    place = min(max(share * (len(ordered) + 1) - 1, 0.0), len(ordered) - 1.0)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def binned(counts: Mapping[float, int]) -> dict[float, int]:
    """The values; if more than `GROUPS` differ, as many groups, each at the average of its values."""
    if len(counts) <= GROUPS:
        return {value: count for value, count in counts.items() if count}
    low, high = min(counts), max(counts)
    sizes: Counter[int] = Counter()
    weights: dict[int, float] = {}
    for value, count in counts.items():
        place = min(GROUPS - 1, int((value - low) / (high - low) * GROUPS))
        sizes[place] += count
        weights[place] = weights.get(place, 0.0) + value * count
    return {weights[place] / size: size for place, size in sizes.items()}


def _off(values: Sequence[tuple[float, int]], mean: float, random: Random) -> float | None:
    """How far a resample's average is off, in its own standard errors; None if all its values are equal."""
    weight = total = 0.0
    squares = 0.0
    for value, count in values:
        drawn = poisson(count, random)
        if drawn:
            far = value - mean
            weight += drawn
            total += drawn * far
            squares += drawn * far * far
    if weight < 2:
        return None
    off = total / weight
    variance = (squares - weight * off * off) / (weight - 1)
    return off / sqrt(variance / weight) if variance > 1e-18 else None


def poisson(mean: float, random: Random) -> float:
    """A Poisson number; for large means a rounded normal one."""
    if mean > 30:
        return max(0, round(random.gauss(mean, sqrt(mean))))
    limit, left = exp(-mean), random.random()
    drawn = 0
    while left > limit:
        left *= random.random()
        drawn += 1
    return drawn


# Is it real?


def chance_of(sample: Sample) -> float:
    """The probability that chance puts an average at least this far from 0 (two-sided).

    By the normal distribution; if few values differ from 0, at least what the sign test gives.
    """
    if sample.n < 2:
        return 1.0
    if sample.error == 0:
        return 1.0 if abs(sample.mean) < 1e-12 else signs(sample)
    usual = two_sided(sample.mean / sample.error)
    differing = sum(count for value, count in sample.counts.items() if abs(value) > 1e-12)
    return max(usual, signs(sample)) if differing < RARE else usual


def signs(sample: Sample) -> float:
    """The sign test: the probability that chance divides the values other than 0 this unevenly by sign."""
    above = sum(count for value, count in sample.counts.items() if value > 1e-12)
    below = sum(count for value, count in sample.counts.items() if value < -1e-12)
    n = above + below
    if n == 0:
        return 1.0
    if n > 1000:
        return two_sided((above - below) / sqrt(n))
    tail = sum(comb(n, k) for k in range(min(above, below) + 1)) / (1 << n)
    return min(1.0, 2 * tail)


def chance_between(a: Sample, b: Sample) -> float:
    """The probability that chance puts the averages of two unpaired samples this far apart."""
    if a.n < 2 or b.n < 2:
        return 1.0
    error = sqrt(a.variance / a.n + b.variance / b.n)
    if error == 0:
        return 1.0 if a.mean == b.mean else 2.0 ** (1 - min(a.n, b.n))
    return two_sided((a.mean - b.mean) / error)


def apart(a: Sample, b: Sample) -> Bounds:
    """The difference B minus A of unpaired averages; its interval is wider than a paired one would be."""
    value = b.mean - a.mean
    if a.n < 2 or b.n < 2:
        return Bounds(value, -inf, inf)
    half = student(min(a.n, b.n) - 1) * sqrt(a.variance / a.n + b.variance / b.n)
    return Bounds(value, value - half, value + half)


def two_sided(z: float) -> float:
    """The probability that a normal number is at least this far from 0."""
    return 2 * _NORMAL.cdf(-abs(z))


def holm(chances: Sequence[float]) -> list[float]:
    """These probabilities, corrected for their number (Holm)."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected = [1.0] * len(chances)
    least = 0.0
    for rank, i in enumerate(order):
        least = max(least, min(1.0, chances[i] * (len(chances) - rank)))
        corrected[i] = least
    return corrected


def looks(planned: int, until: int) -> dict[int, float]:
    """The numbers of deals at which differences are judged, up to `until`, each with its share of the error.

    The looks are whenever the number has doubled before the planned end, at that end, and whenever it has doubled after
    it. The shares add up to at most `ERROR`, however far one goes.
    """
    early: list[int] = []
    size = planned // 2
    while size >= FEWEST and len(early) < 5:
        early.append(size)
        size //= 2
    found = {size: EARLY / len(early) for size in sorted(early)}
    found[planned] = PLANNED
    size, share = 2 * planned, LATER / 2
    while size <= until:
        found[size] = share
        size, share = 2 * size, share / 2
    return {size: share for size, share in found.items() if size <= until}


def wanted(deviation: float, n: int, small: float = SMALL) -> int:
    """How many more games would probably show a difference as small as `small`, at the look at the planned end."""
    z = -_NORMAL.inv_cdf(PLANNED / 2) + _NORMAL.inv_cdf(POWER)
    return max(0, ceil((z * deviation / small) ** 2) - n)
