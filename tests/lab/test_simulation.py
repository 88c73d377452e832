"""One game without a table: the same with any watchers, and with only offered actions chosen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from app.engine import OVER, Result, Rules, new_game, play
from app.games import GAMES
from app.lab.laws import held_game
from app.lab.plan import Table, deal_number
from app.lab.simulation import Deciders, Endless, NoLevel, Outcome, levels, play_game, seated
from tests.covering import spread
from tests.engine.made_up import PLAYED
from tests.lab.toys import TOYS

EVERYTHING = {**GAMES, **PLAYED, **TOYS}


def outcomes(table: Table, count: int, *players: str) -> list[Outcome]:
    """The first games at a table."""
    game = table.agreed(EVERYTHING)
    named = seated(game.id, game.seats, players or ("random",))
    return [play_game(game, Deciders(game, deal_number(1, number), named)) for number in range(count)]


@pytest.mark.covering(name=spread(EVERYTHING, 2))
# A game limited by the hour of the clock offers fewer actions than are legal.
@pytest.mark.parametrize("name", [name for name, rules in EVERYTHING.items() if type(rules).offered is Rules.offered])
def test_the_random_road_leads_where_the_table_leads(name: str) -> None:
    table = Table(name, EVERYTHING[name].seats()[-1])
    game = table.agreed(EVERYTHING)
    for number in range(2):
        deal = deal_number(5, number)
        whims = Random(deal).random
        whims()
        p, count = new_game(game.rules, game.seats, deal).position, 0
        while p.phase != OVER:
            legal = game.rules.legal(p)
            p, count = play(p, legal[int(whims() * len(legal))]).position, count + 1
        found = play_game(game, Deciders(game, deal, ["random"] * game.seats))
        assert (found.result, found.actions) == (p.result, count)


@pytest.mark.long(keep=1)
@pytest.mark.covering(name=spread(EVERYTHING, 2))
@pytest.mark.parametrize("name", EVERYTHING)
def test_a_game_is_the_same_when_it_is_held_against_the_laws(name: str) -> None:
    table = Table(name, EVERYTHING[name].seats()[0])
    game = table.agreed(EVERYTHING)
    plain = outcomes(table, 2)
    for closely in (0, 1):
        players = [Deciders(game, deal_number(1, number), ["random"] * game.seats) for number in range(2)]
        held = [held_game(game, closely, deciders) for deciders in players]
        assert held == plain


def test_rounds_are_counted_where_the_game_counts_them() -> None:
    assert outcomes(Table("alike", 4), 1) == [Outcome(Result((0, 1, 2, 3), (4, 4, 4, 4), "together"), 4, 4)]
    assert outcomes(Table("clock", 1), 1)[0].rounds is None
    # Its var has gone on to a round that nobody plays.
    assert {one.rounds for one in outcomes(Table("forts", 2), 5)} == {4}


def test_what_lies_outside_the_cards_is_drawn_once_a_game_and_narrows_what_is_chosen() -> None:
    game = Table("clock", 1).agreed(TOYS)
    chosen: Counter[str] = Counter()
    hours: Counter[int] = Counter()
    for deal in range(2000):
        found = play_game(game, Deciders(game, deal, ["random"]))
        chosen[found.result.reason] += 1
        if found.result.reason == "bell":
            hour = Deciders(game, deal, ["random"]).outside["hour"]
            assert found.result.scores == (hour,)
            hours[hour] += 1
    # Two actions are offered, one of twenty-four hours and `here`; both are equally likely.
    assert 900 < chosen["here"] < 1100
    assert set(hours) == set(range(24))


def test_a_game_beyond_its_bound_is_given_up() -> None:
    with pytest.raises(Endless):
        outcomes(Table("faulty", 2, (("fault", "endless"),)), 1)


def test_one_player_is_for_all_seats_or_there_is_one_for_each() -> None:
    assert seated("lot", 3, ["random"]) == ("random",) * 3
    assert seated("lot", 2, ["random", "random"]) == ("random", "random")
    with pytest.raises(ValueError):
        seated("lot", 3, ["random", "random"])
    with pytest.raises(NoLevel) as caught:
        seated("lot", 3, ["greedy"])
    assert (caught.value.level, caught.value.levels) == ("greedy", ("random",))


@pytest.mark.long
def test_players_who_need_a_view_play_better_than_chance() -> None:
    assert {"random", "greedy", "hint"} <= set(levels("trishape"))
    table = Table("trishape", 1)
    best, chance = outcomes(table, 2, "greedy"), outcomes(table, 2)
    assert sum(one.result.scores[0] for one in best) > sum(one.result.scores[0] for one in chance)
    assert best[:1] == outcomes(table, 1, "greedy"), "the same question, the same game"
