"""Intervals keep their promise, and repeated looks do not find differences that are not there: tried by simulation."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from app.lab.inference import (
    ERROR,
    FEWEST,
    Sample,
    binned,
    bootstrap,
    chance_between,
    chance_of,
    holm,
    looks,
    median,
    poisson,
    signs,
    student,
    wanted,
)
from app.lab.questions.question import Judged
from app.lab.statistics import interval

QUICK, WHOLE = 300, 2000
"""How often an experiment is repeated in the suite, and with --slow."""


def sampled(values: list[float]) -> Sample:
    """A sample of these."""
    sample = Sample()
    for value in values:
        sample.add(value)
    return sample


def pair(random: Random) -> float:
    """The difference between two wins on common deals: mostly none."""
    return random.choices((0.0, 1.0, -1.0, 0.5), (0.7, 0.14, 0.1, 0.06))[0]


def length(random: Random) -> float:
    """The length of a game, which is skewed."""
    return float(round(20 + random.expovariate(0.05)))


KINDS: dict[str, tuple[Callable[[Random], float], float]] = {
    "pair": (pair, 0.07),
    "length": (length, 40.0),
    "dice": (lambda random: float(random.randrange(6)), 2.5),
}
"""What is drawn, and its true average."""


def covered(kind: str, n: int, repetitions: int) -> float:
    """How often the interval of n values contains the true average."""
    draw, true = KINDS[kind]
    hits = 0
    for repetition in range(repetitions):
        random = Random(f"{kind} {n} {repetition}")
        found = bootstrap(sampled([draw(random) for _ in range(n)]), 300)
        hits += found.low <= true <= found.high
    return hits / repetitions


@pytest.mark.long
@pytest.mark.covering(kind=lambda kind: "any")
@pytest.mark.parametrize("kind", KINDS)
def test_the_bootstrap_holds_the_true_average_about_as_often_as_it_says(kind: str) -> None:
    # With 300 repetitions the share itself is known to about 2.5 points.
    assert 0.915 <= covered(kind, 100, QUICK) <= 0.98


@pytest.mark.parametrize("repetitions", [QUICK, pytest.param(WHOLE, marks=pytest.mark.slow)])
def test_the_interval_of_a_median_keeps_its_promise(repetitions: int) -> None:
    random, hits, true = Random(5), 0, 20.0
    for _ in range(repetitions):
        found = median(sampled([round(40 * random.random(), 3) for _ in range(150)]))
        assert found.low <= found.value <= found.high
        hits += found.low <= true <= found.high
    # Bounds that are values of the sample contain a little more than they must.
    assert 0.925 <= hits / repetitions <= 0.98
    assert median(Sample()).value == 0.0


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_bootstrap_keeps_its_promise(kind: str) -> None:
    assert 0.94 <= covered(kind, 200, WHOLE) <= 0.96


@pytest.mark.parametrize("repetitions", [QUICK, pytest.param(WHOLE, marks=pytest.mark.slow)])
@pytest.mark.parametrize("share", [0.5, 0.33, 0.1])
def test_wilsons_interval_keeps_its_promise(share: float, repetitions: int) -> None:
    random, n, hits = Random(share), 400, 0
    for _ in range(repetitions):
        won = sum(random.random() < share for _ in range(n))
        found = interval(Fraction(won, n), n)
        hits += found.low <= share <= found.high
    slack = 0.01 if repetitions == WHOLE else 0.03
    assert abs(hits / repetitions - 0.95) <= slack


def found_something(random: Random, measures: int, planned: int, until: int) -> bool:
    """Whether a person who checks at every look, and goes on beyond the end, finds a difference that is not there."""
    judged = Judged(planned)
    samples = [Sample() for _ in range(measures)]
    seen = 0
    for n in looks(planned, until):
        for sample in samples:
            for value in random.choices((0.0, 1.0, -1.0), cum_weights=(0.6, 0.8, 1.0), k=n - seen):
                sample.add(value)
        seen = n
        judged.look(n, lambda: {i: chance_of(sample) for i, sample in enumerate(samples)})
    return bool(judged.real)


@pytest.mark.parametrize(
    ("measures", "repetitions"), [(1, 200), pytest.param(4, WHOLE, marks=pytest.mark.slow)]
)
def test_looking_again_and_again_finds_nothing_where_nothing_is(measures: int, repetitions: int) -> None:
    wrong = sum(found_something(Random(f"null {i}"), measures, 400, 800) for i in range(repetitions))
    # The bar is 5 %; with 200 repetitions the share is known to 3 points.
    assert wrong / repetitions <= (0.05 if repetitions == WHOLE else 0.08)


def test_a_difference_that_is_there_is_found() -> None:
    random, judged, sample = Random(3), Judged(400), Sample()
    for n in range(1, 401):
        sample.add(random.choices((0.0, 1.0, -1.0), (0.6, 0.3, 0.1))[0])
        judged.look(n, lambda: {"it": chance_of(sample)})
    assert judged.real == {"it"}
    assert judged.verdict("it", 0.1, 0.3, 0.02) == "real"
    assert Judged(400).verdict("it", -0.01, 0.015, 0.02) == "same"
    assert Judged(400).verdict("it", -0.01, 0.3, 0.02) == "open"


def test_the_looks_never_spend_more_than_the_error_however_far_one_goes() -> None:
    for planned in (1, 40, 100, 150, 2000, 100_000):
        found = looks(planned, planned * 10_000)
        assert sum(found.values()) <= ERROR + 1e-12
        assert planned in found and max(found, key=found.__getitem__) == planned
        assert all(size >= FEWEST for size in found if size < planned)
        assert set(looks(planned, planned)) == {size for size in found if size <= planned}, "a look never moves"


def test_holm_corrects_the_least_the_most_and_keeps_the_order() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == [] and holm([0.5]) == [0.5]
    assert holm([0.9, 0.9, 0.9]) == [1.0, 1.0, 1.0]


def test_few_differing_values_are_not_trusted_to_be_normal() -> None:
    four = sampled([1.0] * 4 + [0.0] * 996)
    assert signs(four) == pytest.approx(2 / 16)
    assert chance_of(four) >= 2 / 16, "four of four on one side happen by chance once in eight times"
    assert chance_of(sampled([0.0] * 500)) == 1.0
    assert chance_of(sampled([1.0] * 500)) < 1e-9


def test_samples_that_are_not_paired_are_compared_by_both_spreads() -> None:
    a, b = sampled([0.0, 1.0] * 200), sampled([0.0, 1.0] * 200)
    assert chance_between(a, b) == 1.0
    assert chance_between(sampled([0.0] * 40), sampled([1.0] * 40)) < 1e-9
    assert chance_between(sampled([0.0]), b) == 1.0


def test_students_quantile_is_that_of_the_tables() -> None:
    for freedom, value in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(value, abs=0.005)


def test_the_same_sample_has_the_same_interval_and_groups_keep_its_average() -> None:
    random = Random(1)
    sample = sampled([random.gauss(0, 1) for _ in range(500)])
    assert bootstrap(sample) == bootstrap(sample)
    grouped = binned(sample.counts)
    assert len(grouped) <= 64 and sum(grouped.values()) == 500
    assert sum(value * count for value, count in grouped.items()) / 500 == pytest.approx(sample.mean)
    found = bootstrap(sample)
    assert found.high - found.low == pytest.approx(2 * 1.96 / sqrt(500), rel=0.15)


def test_poisson_numbers_have_their_mean() -> None:
    random = Random(2)
    for mean in (0.5, 4, 29, 100):
        drawn = [poisson(mean, random) for _ in range(4000)]
        assert sum(drawn) / 4000 == pytest.approx(mean, rel=0.06) and min(drawn) >= 0


def test_how_many_more_games_would_tell() -> None:
    assert wanted(0.0, 10) == 0
    # Two points at a deviation of 0.5, with a power of 80 % and the error of the planned look.
    assert 5000 < wanted(0.5, 0) < 6000
    assert wanted(0.5, 1000) == wanted(0.5, 0) - 1000
