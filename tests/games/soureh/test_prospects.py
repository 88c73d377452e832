"""What scores are worth: the sums a row can come to, what exactly a hundred takes off, and the shares of the win."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from app.games import GAMES
from app.games.soureh.prospects import booked, exactly, least_booked, prospects, still_to_lose, sums_of, won_with
from app.games.soureh.rules import LOST, RANK, VALUES

OPTIONS = GAMES["soureh"].fill(2, {})


def bits(sums: set[int]) -> int:
    """A bit for each sum."""
    return sum(1 << one for one in sums)


def test_a_row_comes_to_every_choice_of_one_card_of_each_pair() -> None:
    rng = Random(3)
    for _ in range(50):
        closed, facing = rng.sample(range(80), 5), rng.sample(range(80), 5)
        pairs = [{*VALUES[RANK[x]], *VALUES[RANK[y]]} for x, y in zip(closed, facing, strict=True)]
        assert sums_of(closed, facing) == bits({sum(chosen) for chosen in product(*pairs)})


@pytest.mark.parametrize(
    ("score", "sums", "best"),
    [(40, {12, 30}, 52), (84, {10, 16}, 50), (84, {10, 15}, 94), (90, {10}, 50), (150, {50, 20}, 150), (0, {5}, 5)],
)
def test_what_is_booked_is_lowest_with_the_least_sum_unless_another_makes_it_a_hundred(
    score: int, sums: set[int], best: int
) -> None:
    assert least_booked(score, bits(sums)) == best == min(booked(score + one) for one in sums)


def test_shares_are_fair_whole_and_better_the_lower_the_own_score() -> None:
    table = prospects(100, 2)
    for deals in (1, 4, 12):
        assert table.shares((30, 30), deals) == pytest.approx([0.5, 0.5])
        for other in (0, 45, 99):
            shares = [table.shares((mine, other), deals)[0] for mine in (0, 20, 50)]
            assert shares == sorted(shares, reverse=True)
            assert sum(table.shares((20, other), deals)) == pytest.approx(1)
    assert sum(prospects(100, 4).shares((3, 40, 41, 90), 5)) == pytest.approx(1)
    three = prospects(100, 3)
    assert three.against(30, 30, three.grid(4)) == pytest.approx(0.5), "of three seats two lose each deal"


def test_near_a_hundred_to_lose_may_be_no_loss_and_a_point_nearer_mostly_the_end() -> None:
    (below, _), (near, _) = (prospects(100, 2).shares((score, 60), 6) for score in (82, 97))
    assert below > 2 * near, "from 82 a loser often counts 18 and has 50 again; from 97 nobody counts 3"
    assert exactly(3) == 0 < exactly(18) > 0 == exactly(42)


def test_after_the_last_deal_and_above_the_threshold_the_lowest_score_decides() -> None:
    assert won_with(OPTIONS, (61, 60), 0) == [0.0, 1.0]
    assert won_with(OPTIONS, (101, 100), 9) == [0.0, 1.0]
    assert won_with({**OPTIONS, "threshold": 200}, (101, 100), 9)[0] == pytest.approx(0.5, abs=0.02)
    assert won_with(OPTIONS, (60, 60, 90), 0) == [0.5, 0.5, 0.0]
    assert won_with(OPTIONS, (101, 60, 30), 9)[1] == 0 < won_with({**OPTIONS, "ending": "last"}, (101, 60, 30), 9)[1]


def test_who_still_races_in_the_variation_loses_less_the_fewer_they_are() -> None:
    assert still_to_lose(1, 12) == 0
    assert still_to_lose(2, 12) == pytest.approx((LOST + 12) / 2)
    assert still_to_lose(3, 12) > still_to_lose(2, 12)
