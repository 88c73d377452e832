"""The turn of Super Stam as a game of open cards: what can be laid, who wins by force, and what is laid best."""

from __future__ import annotations

from random import Random

import pytest

from app.games.super_stam.layings import Laying, Turn, best_laying, can_force, layings, order, winning_values


def test_layings_are_all_sums_with_what_is_left() -> None:
    assert layings((2, 3)) == ((2, (3,)), (3, (2,)), (5, ()))
    assert layings((4, 4)) == ((4, (4,)), (8, ()))


@pytest.mark.parametrize(
    ("mine", "theirs", "need", "adds", "wins"),
    [
        ((9,), (8,), 9, False, True),
        ((9,), (8,), 10, False, False),
        ((9,), (9,), 9, False, False),
        # Laying 6 is answered by 7; but 6 and 5 together are not.
        ((5, 6), (7,), 5, False, True),
        # 8 is answered by 9, and then nothing is left to beat it with.
        ((4, 8), (6, 9), 5, False, False),
        # If all cards of the turn count, the 4 is added: 12 beats 9, and 6 more beats 12.
        ((4, 8), (9,), 5, True, True),
        ((4, 8), (6, 9), 5, True, False),
        # 5 is answered by 10, which two fives equal only together.
        ((5, 5), (10,), 5, True, True),
        ((5, 5), (10,), 5, False, False),
    ],
)
def test_who_can_force_a_turn(
    mine: tuple[int, ...], theirs: tuple[int, ...], need: int, adds: bool, wins: bool
) -> None:
    assert can_force(Turn(mine, theirs, 0, 0, need, adds)) is wins


def tried_out(turn: Turn) -> bool:
    """Who wins by force, found by laying every set of cards in turn, without any shortcut."""
    mine, theirs, counted, its, need, adds = turn
    for chosen in range(1, 1 << len(mine)):
        laid = [value for i, value in enumerate(mine) if chosen >> i & 1]
        left = [value for i, value in enumerate(mine) if not chosen >> i & 1]
        total = counted + sum(laid)
        if total >= need:
            answer = Turn(theirs, tuple(left), its, total if adds else 0, total, adds)
            if not tried_out(answer):
                return True
    return False


@pytest.mark.parametrize("adds", [False, True])
def test_a_turn_is_solved_as_by_trying_everything(adds: bool) -> None:
    draw = Random(5)
    solved = set()
    for _ in range(150):
        mine, theirs = (tuple(sorted(draw.choices(range(2, 15), k=draw.randint(1, 4)))) for _ in range(2))
        turn = Turn(mine, theirs, 0, 0, draw.randint(2, 14), adds)
        wins = tried_out(turn)
        solved.add(wins)
        best = best_laying(turn)
        assert can_force(turn) is wins is (best is not None and best.wins)
    assert len(solved) == 2


def test_the_best_laying_wins_then_ends_the_turn_and_then_costs_least() -> None:
    assert best_laying(Turn((4, 11), (2, 3), 0, 0, 9, False)) == Laying((11,), 11, 3, True, True)
    assert best_laying(Turn((10, 13), (11,), 0, 0, 9, False)) == Laying((13,), 13, 5, True, True), "ten can be answered"
    assert best_laying(Turn((2, 3, 9), (4,), 0, 0, 5, False)) == Laying((2, 3), 5, 0, True, True), "a low sum is enough"
    assert best_laying(Turn((2, 3), (4,), 0, 0, 6, False)) is None
    forced = best_laying(Turn((5, 6), (7,), 0, 0, 5, False))
    assert forced is not None and forced.wins and forced.ends and forced.values == (5, 6)


def test_better_is_a_laying_that_wins_then_one_that_ends_the_turn_and_then_the_cheapest() -> None:
    cheap, costly = Laying((12,), 12, 0, False, False), Laying((2, 7), 9, 5, False, False)
    wins, ends = costly._replace(wins=True), costly._replace(wins=True, ends=True, cost=6)
    assert sorted([costly, cheap, ends, wins], key=order) == [ends, wins, cheap, costly]
    assert order(costly) > order(costly._replace(total=8)) and order(costly) > order(costly._replace(values=(9,)))


def test_a_laying_that_has_begun_may_stop_where_it_reaches_the_sum() -> None:
    enough = Turn((4, 11), (2, 3), 9, 0, 9, False)
    assert best_laying(enough, begun=True) == Laying((), 9, 0, True, True)
    assert best_laying(enough) == Laying((4,), 13, 0, True, True), "one that has not begun lays something"
    assert best_laying(enough._replace(counted=8), begun=True) == Laying((4,), 12, 0, True, True)


def test_the_values_to_win_with_are_those_of_layings_with_no_card_too_many() -> None:
    turn = Turn((4, 5, 6, 11), (2, 3), 0, 0, 9, False)
    assert winning_values(turn) == {4, 5, 6, 11}, "four and five, four and six, five and six, or eleven"
    assert winning_values(turn._replace(mine=(4, 11))) == {11}, "the four is too many"
    assert winning_values(turn._replace(counted=9), begun=True) == set(), "it can stop"
    assert winning_values(turn._replace(theirs=(14, 14))) is None
