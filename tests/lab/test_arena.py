"""Matches: paired deals, an even share of a player against itself, intervals over deals, strengths on one scale."""

from __future__ import annotations

from math import sqrt

import pytest

from app.bots.judgement import Advice
from app.bots.players import decide
from app.engine import Game, Result, View, Witnessed, agree
from app.games import GAMES
from app.lab import arena, players, simulation
from app.lab.arena import (
    Match,
    Played,
    Timed,
    contestants,
    elo,
    figures_of,
    pairings,
    rotated,
    share_of,
)
from app.lab.plan import Stretch, Table
from app.lab.processes import Processes
from app.lab.simulation import CHEATER, NEWCOMER, Deciders, NoLevel, Outcome, opened
from app.lab.workers import Failure, at_work, simulate
from tests.covering import spread

SEVERAL = [game for game in GAMES if GAMES[game].info.seats[1] > 1]


def played(number: int, won: float, lost: float, games: int = 2) -> Played:
    """A deal with this outcome."""
    return Played(number, 7, games, won, lost, 10, 0)


@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize(
    ("game", "level"), [*((game, "random") for game in SEVERAL), ("krav-maga", "greedy"), ("meydele", "quick")]
)
def test_a_player_gets_exactly_an_even_share_against_itself(game: str, level: str) -> None:
    agreed = agree(GAMES[game], GAMES[game].seats()[0])
    for number in range(1 if level == "quick" else 2):
        one = rotated(agreed, number, 100 + number, level, level)
        decided = one.won + one.lost
        assert one.games == agreed.seats and decided <= one.games
        assert one.won == pytest.approx(decided / agreed.seats)


def test_the_one_sits_at_every_seat_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[str, ...]] = []

    def noted(game: Game, deciders: Deciders) -> Outcome:
        sat.append(deciders.seats)
        assert deciders.deal == 9
        return Outcome(Result((len(sat) % 3,), (0, 0, 0), "cap"), 4, None)

    monkeypatch.setattr(arena, "play_game", noted)
    found = rotated(agree(GAMES["meydele"], 3), 0, 9, "x", "y")
    assert sat == [("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x")]
    assert (found.won, found.lost, found.games, found.actions, found.capped) == (0, 3, 3, 12, 3)


@pytest.mark.long
def test_the_same_deals_are_played_whoever_plays_and_in_however_many_processes() -> None:
    plan = [Stretch(Table("krav-maga", 2), 3, 4)]
    here = Match(5, "quick", "random").played(plan[0], GAMES)
    there: list[Played] = []
    with at_work(Processes(2)) as workers:
        for batch in simulate(plan, Match(5, "quick", "random"), workers):
            assert batch.failure is None
            there += batch.played
    assert [one._replace(ms=()) for one in there] == [one._replace(ms=()) for one in here.played]
    others = Match(5, "random", "quick").played(plan[0], GAMES)
    assert [one.deal for one in others.played] == [one.deal for one in here.played]
    assert [one.number for one in there] == [3, 4, 5, 6]


def test_rules_that_fail_end_a_match_and_are_named() -> None:
    stretch = Stretch(Table("krav-maga", 2), 0, 3)
    found = Match(1, "nobody", "random").played(stretch, GAMES)
    assert found.failure is not None and found.failure.code == "rules-failed" and not found.games
    assert "nobody" in found.failure.detail
    assert Match(1, "a", "b").batch(stretch, failure=Failure("worker-lost", "1", 0, 0)).games == 0


def test_the_cheater_plays_by_the_true_cards_and_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "CHEATS", 30)
    agreed = agree(GAMES["shapes"], 2)
    one = rotated(agreed, 0, 40, CHEATER, "random")
    assert one.won > one.lost and one.ms


def test_a_newcomer_does_what_the_judgement_says_but_for_three_decisions_of_ten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[str] = []

    def noted(view: View, level: str, seed: int, outside: object) -> Advice:
        met.append(level)
        return decide(view, "random", seed)

    monkeypatch.setattr(simulation, "decide", noted)
    agreed = agree(GAMES["krav-maga"], 2)
    first = rotated(agreed, 0, 40, NEWCOMER, "random")
    share = met.count("random") / len(met)
    assert set(met) == {"random", "greedy"} and 0.1 < share < 0.5
    assert rotated(agreed, 0, 40, NEWCOMER, "random").won == first.won
    assert contestants("krav-maga", [NEWCOMER, "easy"]) == (NEWCOMER, "easy")


def test_only_decisions_with_a_choice_of_the_one_who_is_timed_are_timed() -> None:
    agreed = agree(GAMES["krav-maga"], 2)
    p = opened(agreed, 1, Witnessed)
    legal = agreed.rules.legal(p)
    timed = {seat: Timed(agreed, 1, ("quick", "quick"), seat, 0) for seat in (0, 1)}
    for one in timed.values():
        assert one.decide(p, legal[:1]) == legal[0] and one.ms == []
        one.decide(p, legal)
    assert [len(one.ms) for one in timed.values()] == [1, 0]


def test_the_checksum_of_a_deal_tells_what_was_done_in_all_its_games() -> None:
    agreed = agree(GAMES["krav-maga"], 2)
    traces = {
        (one, deal): rotated(agreed, 0, deal, one, "random").trace for one in ("random", "quick") for deal in (40, 41)
    }
    assert len(set(traces.values())) == 4
    assert rotated(agreed, 0, 40, "quick", "random").trace == traces["quick", 40]


def test_a_share_is_that_of_the_decided_games_with_an_interval_over_deals() -> None:
    even = share_of([played(i, 1, 1) for i in range(9)])
    assert even.share == 0.5 and even.low < 0.4 and even.high > 0.6, "nine deals alike prove little"
    assert share_of([played(i, 1, 1) for i in range(900)]).high < 0.51, "nine hundred say a lot"
    mixed = share_of([played(0, 2, 0), played(1, 0, 2), played(2, 1, 1), played(3, 1, 0)])
    assert mixed.share == pytest.approx(4 / 7) and mixed.low < 0.5 < mixed.high
    more = share_of([played(0, 2, 0), played(1, 0, 2), played(2, 1, 1), played(3, 1, 0)] * 4)
    assert more.share == mixed.share and more.high - more.low < mixed.high - mixed.low
    # The squares of the four deals are 36, 64, 1 and 9 of 49.
    assert more.high - more.share == pytest.approx(1.96 * sqrt(4 * 110 / 49 * 16 / 15) / 28, rel=1e-3)
    always = share_of([played(i, 2, 0) for i in range(5)])
    assert always.share == 1 and always.low < 0.6, "five deals prove little"
    assert share_of([played(0, 0, 0)]) == (0.0, 0.0, 1.0) == share_of([])


def test_figures_say_who_won_how_long_it_took_and_how_it_ended() -> None:
    deals = [Played(0, 1, 3, 1.5, 0.5, 60, 1, (5, 900)), Played(1, 2, 3, 1, 2, 30, 0, (7,))]
    found = figures_of("expert", "greedy", 3, deals)
    assert (found["won"], found["lost"], found["nobody"]) == (2.5, 2.5, 1)
    assert (found["deals"], found["games"], found["length"], found["even"]) == (2, 6, 15, 0.333333)
    assert found["capped"] == 0.166667 and found["ms"] == {"median": 7, "p99": 900, "most": 900}


def test_each_plays_against_the_one_before_and_at_larger_tables_both_ways() -> None:
    named = ["a", "b", "c"]
    assert pairings(named, 2, False) == [("b", "a"), ("c", "b")]
    assert pairings(named, 2, True) == [("b", "a"), ("c", "a"), ("c", "b")]
    assert pairings(named, 3, False) == [("b", "a"), ("a", "b"), ("c", "b"), ("b", "c")]


def test_strengths_are_on_one_scale_with_random_at_zero() -> None:
    def match(one: str, others: str, won: float, lost: float) -> dict[str, object]:
        return {"one": one, "others": others, "won": won, "lost": lost}

    two = elo(["random", "a", "b"], 2, [match("a", "random", 7599.5, 2400.5), match("b", "a", 5000, 5000)])
    assert two == {"random": 0, "a": 200, "b": 200}
    three = elo(["random", "a"], 3, [match("a", "random", 94199.5, 5799.5), match("random", "a", 333, 99666)])
    assert three["random"] == 0 and 500 < three["a"] < 1100
    assert elo(["a", "b"], 2, [match("b", "a", 0, 50)])["b"] < -500
    assert elo(["a", "b"], 4, [match("b", "a", 250, 750)]) == {"a": 0, "b": 0}


def test_who_is_unknown_or_alone_cannot_play_a_match() -> None:
    assert contestants("krav-maga", ["greedy", CHEATER]) == ("greedy", CHEATER)
    with pytest.raises(NoLevel):
        contestants("krav-maga", ["greedy", "grandmaster"])
    with pytest.raises(ValueError, match="two"):
        contestants("krav-maga", ["greedy"])
