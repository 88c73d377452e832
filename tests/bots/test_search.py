"""The search: the same for all games, fair, reproducible, within its limit, and guarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from math import inf
from random import Random

import pytest

from app.bots import judgement_of
from app.bots.judgement import Horizon, Likely, NoJudgement
from app.bots.limit import UNLIMITED, Limit
from app.bots.search import FEWEST, Candidate, Search, Tries, guarded
from app.engine import Action, Game, Position, View, advance, agree, deal_unknown, hidden, new_game, view
from app.engine.views import contrary_worlds
from app.games import GAMES
from tests.bots.made import deal, decisions
from tests.covering import spread
from tests.games.toys import TOYS, known

EACH = pytest.mark.parametrize("game", sorted(GAMES))


def seen(p: Position) -> View:
    """What the seat in turn knows."""
    return view(p, p.turn)


def searched(v: View, seed: int = 1, iterations: int = 60, limit: Limit = UNLIMITED) -> list[Candidate]:
    """The result of the search with the game's own judgement."""
    return Search(v, seed, judgement_of(v.game.id), iterations, limit).tried(v.legal)


@pytest.mark.covering(game=spread(GAMES, 2))
@EACH
def test_every_game_is_searched_within_its_iterations_and_always_alike(game: str) -> None:
    for number, p in enumerate(decisions(game, 1, every=23)):
        v = seen(p)
        found = searched(v, number)
        assert {one.action for one in found} <= set(v.legal) and found == searched(v, number)
        # Each of many actions is tried once before half of them are dropped.
        assert sum(one.worlds for one in found) <= (max(60, len(found)) if len(found) <= 30 else 60 + 2 * len(found))
        assert all(len(one.values) == v.game.seats for one in found)


@EACH
def test_two_positions_that_a_seat_cannot_tell_apart_are_searched_alike(game: str) -> None:
    for number, p in enumerate(decisions(game, 2, every=29)):
        v = seen(p)
        for other in (deal_unknown(v, Random(number)), *list(contrary_worlds(v, Random(1)))[1:2]):
            assert searched(seen(other), number, 30) == searched(v, number, 30)


@EACH
def test_what_makes_a_world_likelier_leaves_what_the_seat_sees_and_knows(game: str) -> None:
    judgement = judgement_of(game)
    for number, p in enumerate(decisions(game, 3, every=7)):
        v = seen(p)
        likely = judgement.likely(v)
        if likely is None:
            continue
        world = deal_unknown(v, Random(number)).bare()
        lying = Counter(c for cards in world.zones.values() for c in cards)
        likely(world, Random(number))
        assert Counter(c for cards in world.zones.values() for c in cards) == lying, "the same cards"
        assert (world.turn, world.phase) == (v.turn, v.phase)
        for zone, texts in v.zones.items():
            assert len(world.zones[zone]) == len(texts)
            for i, text in enumerate(world.texts(zone)):
                known_here = v.card_at(zone, i)
                assert known_here in (None, text) or (hidden(texts[i]) and text in v.sets.get(zone, ()))
            for text, count in Counter(v.sets.get(zone, ())).items():
                assert world.texts(zone).count(text) >= count or zone in v.game.groups


@pytest.fixture
def toys() -> Iterator[None]:
    with known():
        yield


@pytest.mark.parametrize("game", TOYS)
def test_a_game_that_is_nothing_but_rules_is_searched(game: str, toys: None) -> None:
    rules = GAMES[game]
    for seats in {rules.seats()[0], rules.seats()[-1]}:
        p = new_game(rules, seats, 3).position
        found = Search(seen(p), 1, NoJudgement(), 200).tried(seen(p).legal)
        assert {one.action for one in found} <= set(seen(p).legal) and len(found[0].values) == seats


class Weighed(NoJudgement):
    """Judges TriShape's cards by what is left in hand; the first legal card is dearest, equal suits are alike."""

    horizon = Horizon(decisions=2)
    asked = 0

    def quick(self, p: Position) -> Action:
        """The last legal action."""
        return p.game.rules.legal(p)[-1]

    def worth(self, p: Position) -> Sequence[float]:
        """The sum of the hand."""
        return (float(sum(p.zones["hand.0"])),)


class Level(Weighed):
    """Values everything the same."""

    def worth(self, p: Position) -> Sequence[float]:
        """Nothing."""
        return (0.0,)

    def price(self, view: View, action: Action) -> float:
        """Later cards cost less."""
        return -view.legal.index(action)


class BySuit(Weighed):
    """Cards of one suit are alike."""

    def alike(self, view: View, action: Action) -> Hashable:
        """The suit."""
        return action.args[0][-1]


def test_what_is_worth_most_at_the_horizon_comes_first() -> None:
    v = seen(deal("trishape", 1))
    found = Search(v, 1, Weighed(), 200).tried(v.legal)
    assert found[0].values[0] == max(one.values[0] for one in found if one.worlds == found[0].worlds)
    assert found[0].values[0] > found[-1].values[0]


def test_the_better_half_of_what_is_tried_besides_the_guard_is_tried_on_and_nothing_surely_worse() -> None:
    v = seen(deal("trishape", 1))
    search, brought = Search(v, 1, Weighed(), 100), (5.0, 1.0, 4.0, 3.0)
    tries = [Tries(action, 1) for action in v.legal[:4]]
    for one, value in zip(tries, brought, strict=True):
        one.add((value,), value - 5.0)
    assert search.better_half(tries, 0) == [tries[2], tries[3]], "after one world nothing is sure"
    assert search.better_half(tries[:3], 0) == [tries[2]]
    for one, value in zip(tries[:3] * FEWEST, brought[:3] * FEWEST, strict=True):
        one.add((value,), value - 5.0)
    assert search.better_half(tries, 0) == [tries[3]]


def test_in_a_tree_what_was_tried_too_seldom_comes_last_and_the_rest_by_value() -> None:
    class Grown(Weighed):
        mode = "tree"

    v = seen(deal("trishape", 1))
    seldom, good, often = (
        Candidate(action, worlds, (value,), 0.0, 0.0)
        for action, worlds, value in zip(v.legal, (FEWEST - 1, FEWEST, 90), (3.0, 2.0, 1.0), strict=False)
    )
    assert Search(v, 1, Grown(), 100).ranked([often, seldom, good]) == [good, often, seldom]
    assert Search(v, 1, Weighed(), 100).ranked([seldom, good, often]) == [often, good, seldom]


def test_among_equals_the_cheapest_comes_first_and_of_those_the_first() -> None:
    v = seen(deal("trishape", 1))
    assert Search(v, 1, Level(), 100).tried(v.legal)[0].action == v.legal[-1]
    assert Search(v, 1, Level(), 100, guard=v.legal[1]).tried(v.legal)[0].action == v.legal[1]


def test_actions_that_come_to_the_same_are_tried_as_one() -> None:
    v = seen(deal("trishape", 1))
    suits = {action.args[0][-1] for action in v.legal}
    assert len(suits) < len(v.legal) == len(Search(v, 1, Weighed(), 50).tried(v.legal))
    found = Search(v, 1, BySuit(), 50, guard=v.legal[-1]).tried(v.legal)
    assert len(found) == len(suits) and v.legal[-1] in [one.action for one in found]


def test_all_actions_of_a_world_meet_the_same_cards_and_the_same_chance() -> None:
    v = seen(deal("trishape", 1))
    worlds: list[tuple[int, tuple[int, ...]]] = []

    class Noted(NoJudgement):
        horizon = Horizon(decisions=1)

        def quick(self, p: Position) -> Action:
            worlds.append((p.rng, tuple(p.zones["stock"])))
            return super().quick(p)

    Search(v, 1, Noted(), 4 * len(v.legal)).tried(v.legal)
    # Laying a card changes neither the stock nor chance.
    assert max(Counter(worlds).values()) > 1 and len(set(worlds)) < len(worlds) / 1.5


@pytest.mark.parametrize("iterations", [1, 2, 5, 11, 30])
def test_a_limit_is_a_ceiling_and_only_whole_worlds_count(iterations: int) -> None:
    v = seen(deal("trishape", 1))
    found = searched(v, iterations=500, limit=Limit(iterations=iterations))
    assert {one.worlds for one in found} == {iterations // len(found)} and len(found) > 1


def one(worlds: int, lead: float, error: float, name: str = "x") -> Candidate:
    """A candidate that leads the guard by this much."""
    return Candidate(Action(name), worlds, (0.5 + lead,), lead, error)


def test_the_guard_is_left_only_for_what_is_surely_better() -> None:
    guard = one(50, 0.0, 0.0, "guard")
    for other, left in (
        (one(50, 0.1, 0.04), True),
        (one(50, 0.1, 0.06), False),
        (one(50, 0.0002, 0.0), False),
        (one(50, -0.1, 0.01), False),
        (one(4, 0.5, inf), False),
    ):
        assert (guarded([other, guard], guard.action, 2.0) is other) == left
        assert guarded([other, guard], guard.action, inf) is guard


def test_the_lead_is_paired_with_the_guard_and_its_error_is_that_of_the_difference() -> None:
    v = seen(deal("trishape", 1))
    found = Search(v, 1, Weighed(), 400, guard=v.legal[2]).tried(v.legal)
    guard = next(one for one in found if one.action == v.legal[2])
    assert (guard.lead, guard.error) == (0.0, 0.0)
    whole = [one for one in found if one.worlds == guard.worlds]
    assert len(whole) > 1
    for other in whole:
        assert other.lead == pytest.approx(other.values[0] - guard.values[0])


def test_a_search_ends_with_the_round_that_its_horizon_names() -> None:
    game = next(game for game in GAMES if "round" in GAMES[game].info.vars and GAMES[game].seats()[0] > 1)
    v = seen(deal(game, 1))
    judged: list[int] = []

    class Counting(NoJudgement):
        horizon = Horizon("round", 1)

        def worth(self, p: Position) -> Sequence[float]:
            judged.append(p.vars["round"] - v.vars["round"])
            return super().worth(p)

    Search(v, 1, Counting(), 40).tried(v.legal)
    assert set(judged) == {1}


def test_an_end_without_a_winner_is_worth_what_the_judgement_says() -> None:
    game: Game = agree(GAMES["solo"], 1)
    p = Position(game, 1)
    for winners, worth in (([0], 1.0), (["computer"], 0.0), ([], 0.5)):
        p.end(winners, [1, 1], "over")
        assert list(NoJudgement().ended(p)) == [worth]


def test_the_points_are_what_counts_where_nobody_else_can_win() -> None:
    p = deal("trishape", 1).bare()
    while p.turn is not None:
        advance(p, GAMES["trishape"].legal(p)[0])
    assert p.result is not None and list(NoJudgement().ended(p)) == [p.result.scores[0]]


def test_an_onlooker_has_nothing_to_search() -> None:
    p = deal("trishape", 1)
    with pytest.raises(ValueError, match="onlooker"):
        Search(view(p, None), 1, NoJudgement(), 10).tried(seen(p).legal)


def test_a_world_made_likelier_is_the_one_that_is_played_on() -> None:
    v = seen(deal("trishape", 1))
    met = set[int]()

    class Sorting(NoJudgement):
        horizon = Horizon(decisions=0)

        def likely(self, view: View) -> Likely:
            return lambda world, rng: world.zones["stock"].sort()

        def worth(self, p: Position) -> Sequence[float]:
            met.add(p.zones["stock"] == sorted(p.zones["stock"]))
            return (0.0,)

    Search(v, 1, Sorting(), 40).tried(v.legal)
    assert met == {True}


def test_what_is_the_only_thing_to_do_is_not_tried() -> None:
    v, limit = seen(deal("trishape", 1)), Limit(iterations=1)
    (only,) = Search(v, 1, Weighed(), 500, limit).tried(v.legal[:1])
    assert only.action == v.legal[0] and only.worlds == 0
    assert limit.spend(), "nothing was spent"
