"""How a game ended, as the panel at its end shows it."""

from __future__ import annotations

import pytest

from app.engine import Result
from app.session.ending import places, turning


@pytest.mark.parametrize(("up", "scores"), [(True, (20, 5, 3, 20)), (False, (20, 30, 90, 20))])
def test_winners_come_first_and_then_whoever_scored_better(up: bool, scores: tuple[int, ...]) -> None:
    assert places(Result((1,), scores, "points"), 4, up) == [2, 1, 4, 2]


def test_places_that_the_rules_name_hold_and_without_scores_the_losers_are_alike() -> None:
    assert places(Result((0,), (1, 2, 3), "last", (1, 3, 2)), 3) == [1, 3, 2]
    assert places(Result((2,), (), "last"), 3) == [2, 2, 1]


def test_a_game_is_decided_when_the_winner_leads_for_good() -> None:
    lines = ((0.0, 5.0, 2.0, 6.0, 9.0), (0.0, 3.0, 4.0, 5.0, 5.0))
    assert turning(lines, [0], up=True) == 0.75
    assert turning(lines, [1], up=False) == 0.75
    assert turning(lines, [1], up=True) == 1.0
