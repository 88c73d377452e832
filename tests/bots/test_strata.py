"""Rare worlds are tried more often than they are dealt, without gaining weight by it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import fmean, stdev

import pytest

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.judgement import Horizon, NoJudgement
from app.bots.search import Search
from app.bots.strata import EVERY, Strata
from app.bots.tries import Tries
from app.engine import Action, Position, View, view
from app.games import GAMES
from tests.bots.made import deal, decisions

GRAVE = 20.0
"""The value of the rare worlds; in the others the second card of the stock counts a little."""


def test_a_stratum_that_was_never_met_is_like_the_others() -> None:
    one = Tries(Action("a"), 2, weights=(0.75, 0.25))
    for _ in range(10):
        one.add((0.4, 0.6), 0.2, 0)
    found = one.candidate()
    assert found.values == pytest.approx((0.4, 0.6)) and found.lead == pytest.approx(0.2)


def seen() -> View:
    """A view with a stock about which nothing is known."""
    p = deal("trishape", 1)
    return view(p, p.turn)


def first_card(v: View) -> int:
    """One of the cards that may lie on top of the stock."""
    return v.game.ids[v.pool[0]][0]


def rare(v: View) -> Callable[[Position], bool]:
    """Whether that card lies there."""
    c = first_card(v)
    return lambda p: p.zones["stock"][0] == c


def worth(p: Position, c: int) -> float:
    """GRAVE if it does."""
    return GRAVE * (p.zones["stock"][0] == c) + p.zones["stock"][1] / 52


def averaged(v: View, seed: int, worlds: int, told: bool) -> float:
    """The average over a few worlds; with `told` the judgement names what is rare."""
    rng, c = Random(seed), first_card(v)
    strata = Strata(Dealer(v).world, rare(v) if told else None, rng)
    tries = Tries(Action("try"), 1, 0, strata.weights)
    for _ in range(worlds):
        world, stratum = strata.world(rng)
        tries.add((worth(world, c),), 0.0, stratum)
    return tries.candidate().values[0]


@pytest.mark.long
def test_strata_say_the_same_on_average_as_plain_dealing_and_vary_less() -> None:
    v = seen()
    pool = [v.game.ids[text][0] for text in v.pool]
    assert len(set(pool)) == len(v.zones["stock"]) == len(pool), "every card may lie anywhere in the stock"
    true = GRAVE / len(pool) + fmean(pool) / 52
    runs = 150
    told, plain = ([averaged(v, seed, 30, named) for seed in range(runs)] for named in (True, False))
    assert abs(fmean(told) - true) < 4 * stdev(told) / runs**0.5
    assert stdev(told) < stdev(plain) / 2


def test_every_few_worlds_one_has_what_is_rare() -> None:
    v = seen()
    rng, c = Random(1), first_card(v)
    strata = Strata(Dealer(v).world, rare(v), rng)
    met = [strata.world(rng) for _ in range(5 * EVERY)]
    assert all((world.zones["stock"][0] == c) == bool(stratum) for world, stratum in met)
    assert sum(stratum for _, stratum in met) == 5 and sum(strata.weights) == pytest.approx(1)


@pytest.mark.parametrize("feature", [lambda p: False, lambda p: True])
def test_what_is_never_or_always_met_is_not_divided(feature: Callable[[Position], bool]) -> None:
    rng = Random(1)
    strata = Strata(Dealer(seen()).world, feature, rng)
    assert strata.weights == (1.0,) and {strata.world(rng)[1] for _ in range(9)} == {0}


class Told(NoJudgement):
    """Judges a try by the stock as it was dealt, and knows which worlds are rare."""

    horizon = Horizon(decisions=0)

    def rare(self, view: View) -> Callable[[Position], bool]:
        """The first card of the pool on top of the stock."""
        return rare(view)

    def worth(self, p: Position) -> tuple[float]:
        """1 in rare worlds."""
        return (float(p.zones["stock"][0] == p.game.ids[p.texts("stock")[0]][0]),)


def test_what_a_game_calls_rare_is_rare_and_met_in_the_worlds_that_are_said_to_have_it() -> None:
    met = 0
    for game in GAMES:
        judgement = judgement_of(game)
        for number, p in enumerate(decisions(game, 4, every=37)):
            v = view(p, p.turn)
            feature = judgement.rare(v)
            if feature is None:
                continue
            rng = Random(number)
            strata = Strata(Dealer(v).world, feature, rng)
            if len(strata.weights) > 1:
                met += 1
                assert 0 < strata.weights[1] < 1 / EVERY
                assert all(feature(world) == bool(one) for world, one in (strata.world(rng) for _ in range(EVERY)))
    assert met


def test_a_search_with_rare_worlds_keeps_its_errors_and_is_always_alike() -> None:
    v = seen()
    found = Search(v, 3, Told(), 200).tried(v.legal)
    assert found == Search(v, 3, Told(), 200).tried(v.legal)
    assert len(found) > 1 and all(one.worlds and one.spread >= 0 for one in found)
