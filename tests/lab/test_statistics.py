"""The figures, for results written by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from app.engine import Result
from app.games import GAMES
from app.lab.plan import Table, deal_number
from app.lab.simulation import Deciders, Outcome, play_game
from app.lab.statistics import (
    Extreme,
    Spread,
    Tally,
    distribution,
    everybody,
    figures,
    interval,
    share_of_win,
    spread,
    unvaried,
)
from tests.lab.toys import TOYS

MADE = [
    Outcome(Result((0,), (5, 1, 0), "points"), 30, 3),
    Outcome(Result((1,), (2, 7, 0), "points"), 40, 4),
    Outcome(Result((0, 2), (4, 0, 4), "points"), 50, 4),
    Outcome(Result((0, 1, 2), (1, 1, 1), "cap"), 90, 9),
    Outcome(Result((), (0, 0, 0), "all-lost"), 30, 2),
    Outcome(Result((2,), (-3, -8, 2), "points"), 60, 5),
]
"""Six games of three seats."""


def tally_of(outcomes: list[Outcome], first: int = 0) -> Tally:
    """These games, numbered from `first`, with deals a hundred higher."""
    tally = Tally()
    for number, one in enumerate(outcomes, first):
        tally.add(one, number, number + 100)
    return tally


def test_a_shared_win_is_divided_among_those_who_share_it() -> None:
    tally = tally_of(MADE)
    shares = [share_of_win(tally, seat) for seat in range(3)]
    # Seat 0: once alone, once as one of two, once as one of three; and so on.
    assert shares == [
        (1 + Fraction(1, 2) + Fraction(1, 3)) / 6,
        (1 + Fraction(1, 3)) / 6,
        (1 + Fraction(1, 2) + Fraction(1, 3)) / 6,
    ]
    assert sum(shares) == Fraction(5, 6), "one game in six was won by nobody"


def test_everything_is_counted() -> None:
    game = Table("lot", 3).agreed(TOYS)
    found = figures(game, tally_of(MADE))
    assert found["nobody"] == {"games": 1, "share": 0.166667}
    assert found["shared"] == {"games": 2, "share": 0.333333}
    assert found["cap"] == {"games": 1, "share": 0.166667}
    assert list(found["reasons"].items()) == [("points", 4), ("all-lost", 1), ("cap", 1)]
    assert [(one["who"], one["alone"], one["shared"]) for one in found["wins"]] == [(0, 1, 2), (1, 1, 1), (2, 1, 2)]
    assert found["even"] == 0.333333
    assert found["shortest"] == {"actions": 30, "number": 0, "deal": 100}, "of two as short the first"
    assert found["longest"] == {"actions": 90, "number": 3, "deal": 103}
    assert found["scores"][1]["counts"] == [[-8, 1], [0, 2], [1, 2], [7, 1]]
    assert found["actions"]["mean"] == 50 and found["actions"]["counts"][0] == [30, 2]
    assert found["rounds"]["var"] == "round" and found["rounds"]["median"] == 4


def test_the_players_of_the_rules_are_counted_as_the_seats_are() -> None:
    game = Table("solo", 1).agreed(GAMES)
    made = [Outcome(Result(winners, (9, 4), "no-match"), 20, None) for winners in ((0,), ("computer",), (), (0,))]
    found = figures(game, tally_of(made))
    assert everybody(game) == [0, "computer"]
    assert [(one["who"], one["share"]) for one in found["wins"]] == [(0, 0.5), ("computer", 0.25)]
    assert [(one["who"], one["mean"]) for one in found["scores"]] == [(0, 9.0), ("computer", 4.0)]
    assert found["rounds"] is None


def test_tallies_add_up_however_the_games_are_divided_and_ordered() -> None:
    whole = tally_of(MADE)
    for cut in range(len(MADE) + 1):
        early, late = tally_of(MADE[:cut]), tally_of(MADE[cut:], cut)
        for one, other in ((early, late), (late, early)):
            both = Tally()
            both.merge(one)
            both.merge(other)
            assert both == whole


def test_a_spread_is_that_of_the_numbers_themselves() -> None:
    assert spread({}) is None and distribution({}) is None
    assert spread({7: 1}) == Spread(7.0, 0.0, 7, 7, 7, 7, 7)
    # 1 1 2 4: mean 2, mean squared distance (1 + 1 + 0 + 4) / 4.
    assert spread({1: 2, 2: 1, 4: 1, 9: 0}) == Spread(2.0, 1.5**0.5, 1, 1, 1, 2, 4)
    rng = Random(1)
    numbers = sorted(rng.randrange(-50, 50) for _ in range(101))
    found = spread(Counter(numbers))
    assert found is not None
    assert (found.least, found.lower, found.median, found.upper, found.most) == (
        numbers[0], numbers[25], numbers[50], numbers[75], numbers[100],
    )  # fmt: skip


def test_the_interval_is_wilsons() -> None:
    # Worked out by hand with z = 1.96: 8 of 10 gives 0.490 to 0.943; 0 of 10 gives 0 to 0.278.
    eight = interval(Fraction(8, 10), 10)
    assert (round(eight.low, 3), round(eight.high, 3)) == (0.490, 0.943)
    none, all_ = interval(Fraction(0), 10), interval(Fraction(1), 10)
    assert (none.low, round(none.high, 3)) == (0.0, 0.278)
    assert (round(all_.low, 3), all_.high) == (0.722, 1.0)
    assert interval(Fraction(0), 0) == (0.0, 0.0, 1.0)
    for games in (3, 6, 10, 13, 25):
        assert interval(Fraction(0), games).low == 0 and interval(Fraction(1), games).high == 1


def test_of_what_never_varied_the_interval_is_wider_where_there_is_further_to_go() -> None:
    far = interval(Fraction(0), 10).high
    found = unvaried(0.25, 10)
    assert (found.share, found.low) == (0.25, 0.25 - far * 0.75) and found.high == pytest.approx(0.25 + far * 0.75)


def test_an_interval_is_narrower_the_more_games_there_are() -> None:
    assert interval(Fraction(1, 2), 100).high - interval(Fraction(1, 2), 100).low > 5 * (
        interval(Fraction(1, 2), 10_000).high - 0.5
    )


@pytest.mark.long
def test_the_interval_holds_the_true_share_as_often_as_it_says() -> None:
    game = Table("lot", 4).agreed(TOYS)
    held, number = 0, 0
    for _ in range(200):
        tally = Tally()
        for _ in range(50):
            tally.add(play_game(game, Deciders(game, deal_number(3, number), ["random"] * 4)), number, 0)
            number += 1
        found = interval(share_of_win(tally, 2), 50)
        held += found.low <= 0.25 <= found.high
    assert 180 <= held <= 199


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_where_all_do_the_same_each_has_exactly_an_even_share(seats: int) -> None:
    game, tally = Table("alike", seats).agreed(TOYS), Tally()
    for number in range(7):
        tally.add(play_game(game, Deciders(game, deal_number(1, number), ["random"] * seats)), number, 0)
    assert [share_of_win(tally, seat) for seat in range(seats)] == [Fraction(1, seats)] * seats
    assert tally.shortest == Extreme(seats, 0, 0) and tally.longest == Extreme(seats, 0, 0)
