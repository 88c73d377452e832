"""How long games last with the settings of a new game: an evening has room for several."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest

from app.engine import agree
from app.games import GAMES
from app.lab.simulation import Deciders, play_game
from app.lab.table_pace import pace_of
from app.session.rubbers import usual_goal
from tests.covering import amount

SEATS = (2, 3, 4)
"""The tables of a family."""
TABLES = [(game, seats) for game, rules in GAMES.items() for seats in SEATS if seats in rules.seats()]
DEALS = range(1, amount(3, 7) + 1)
LONGEST = 25.0
"""The median length of a game in minutes, at the pace *even*, may be at most this, with the time one person thinks."""
SHORTEST, THOUGHT = 10.0, 5.0
"""If a new game finds a rubber chosen, it lasts at least the first, minutes. Each act of a person's seat takes them the
second, s."""
ENOUGH = 8.0
"""A single game is enough if it takes so many minutes: nobody wants twenty-eight instead."""
MORE = {
    game
    for game, rules in GAMES.items()
    for one in rules.options(rules.seats()[0])
    if one.kind == "number" and one.offered is not None and one.offered > one.default
}
"""The games of which a new game finds more chosen than their page does."""


def minutes(game: str, seats: int, deals: range) -> list[float]:
    """How long games take with what a new game finds chosen, with the time in which the person at one seat thinks."""
    rules = GAMES[game]
    chosen = {one.name: one.offered for one in rules.options(seats) if one.offered is not None}
    table = agree(rules, seats, chosen)
    acts = [play_game(table, Deciders(table, deal, ["quick"] * seats)).actions for deal in deals]
    return [pace_of(game, seats).minutes(made) + made / seats * THOUGHT / 60 for made in acts]


@pytest.mark.long(keep=12)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_found_chosen_makes_a_game_of_25_minutes_at_most(game: str, seats: int) -> None:
    assert median(minutes(game, seats, DEALS)) <= LONGEST


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if game in MORE])
def test_where_more_is_found_chosen_than_one_game_it_lasts_a_while(game: str, seats: int) -> None:
    assert median(minutes(game, seats, range(1, 16))) >= ENOUGH


@cache
def games(goal: int, wins: tuple[int, ...]) -> float:
    """How many games it takes on average until one of several who play equally well has as many wins as the goal."""
    if goal in wins:
        return 0.0
    after = [tuple(sorted([*wins[:seat], wins[seat] + 1, *wins[seat + 1 :]])) for seat in range(len(wins))]
    return 1.0 + sum(games(goal, one) for one in after) / len(wins)


def test_two_wins_take_two_games_and_a_half_between_two() -> None:
    assert games(1, (0, 0, 0)) == 1.0 and games(2, (0, 0)) == 2.5


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if game not in MORE])
def test_a_short_game_is_played_for_several_wins_which_take_no_more_than_an_evening(game: str, seats: int) -> None:
    goal, one = usual_goal(game, seats), median(minutes(game, seats, range(1, 16)))
    whole = one * games(goal, (0,) * seats)
    assert (SHORTEST <= whole <= LONGEST) if goal > 1 else whole >= ENOUGH, (goal, one, whole)
