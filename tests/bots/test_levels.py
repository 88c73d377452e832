"""The levels: there are some for every game; fair, reproducible, within limits, and weaker without blunders."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import inf
from random import Random

import pytest

from app.bots import judgement_of
from app.bots import levels as levels_module
from app.bots.judgement import Advice, Horizon, Judgement, NoJudgement
from app.bots.levels import LEVELS, Level, foreseen, forgetful, indifferent
from app.bots.limit import UNLIMITED, Limit
from app.bots.players import decide, players
from app.bots.search import Candidate, Search
from app.bots.why import GENERAL
from app.engine import Action, Position, View, hidden, new_game, play, view
from app.engine.views import contrary_worlds, deal_unknown
from app.games import GAMES
from app.lab.plan import every_table
from tests.bots.made import deal, decisions
from tests.covering import amount, spread
from tests.games.toys import TOYS, known

EACH = pytest.mark.parametrize("game", sorted(GAMES))

FEW = {name: level._replace(iterations=24) for name, level in LEVELS.items()}
"""The levels with few tries, so that a test can ask them often."""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players search with few tries."""
    monkeypatch.setattr(levels_module, "LEVELS", FEW)
    monkeypatch.setattr(levels_module, "VISITS", 3)


def seen(p: Position) -> View:
    """What the seat in turn knows."""
    return view(p, p.turn)


def pairs(game: str, seed: int, every: int, worlds: int) -> list[tuple[View, View]]:
    """Views of positions that differ in nothing but hidden cards: the true one and others dealt from it."""
    found = []
    for number, p in enumerate(decisions(game, seed, every=every)):
        v = seen(p)
        dealt = [deal_unknown(v, Random(f"{seed} {number} {one}")) for one in range(worlds)]
        dealt += [world for one, world in zip(range(3), contrary_worlds(v, Random(number)), strict=False) if one]
        found += [(v, seen(world)) for world in dealt[: worlds or None]]
    return found


def hold_fair(game: str, asked: Sequence[tuple[View, View]]) -> int:
    """Check that every level answers the same in each pair and is sent the same bytes; return the number of pairs."""
    told: dict[tuple[int, str], Advice] = {}
    for one, other in asked:
        assert json.dumps(one.to_json()) == json.dumps(other.to_json())
        for level in FEW:
            key = id(one), level
            if key not in told:
                told[key] = decide(one, level, 5)
            assert decide(other, level, 5) == told[key], (game, level)
    return len(asked)


@EACH
def test_no_level_knows_more_than_its_seat_does(game: str) -> None:
    assert hold_fair(game, pairs(game, 2, every=amount(43, 29), worlds=1))


@pytest.mark.slow
def test_no_level_knows_more_than_its_seat_does_in_ten_thousand_pairs() -> None:
    wanted = 10_000 // len(GAMES) + 1
    for game in GAMES:
        met, seed = 0, 100
        while met < wanted:
            met += hold_fair(game, pairs(game, seed, every=2, worlds=4)[: wanted - met])
            seed += 1
        assert met >= wanted


@pytest.mark.covering(game=spread(GAMES, 2))
@EACH
def test_every_game_has_every_level_and_each_plays_legally_and_alike(game: str) -> None:
    assert set(LEVELS) <= set(players(game))
    for number, p in enumerate(decisions(game, 3, every=31)):
        for level in LEVELS:
            advice = decide(seen(p), level, number)
            assert advice.action in GAMES[game].legal(p) and decide(seen(p), level, number) == advice


@EACH
def test_a_level_answers_at_its_ceiling_whatever_that_is(game: str) -> None:
    for number, p in enumerate(decisions(game, 4, every=41)):
        for level in LEVELS:
            for limit in (Limit(iterations=1), Limit(iterations=7), Limit(ms=1)):
                assert decide(seen(p), level, number, limit=limit).action in GAMES[game].legal(p)


@pytest.mark.slow
def test_every_level_plays_with_every_number_of_seats_and_every_option() -> None:
    for table in every_table(GAMES):
        rng, rules = Random(str(table)), GAMES[table.game]
        p = new_game(rules, table.seats, rng.randrange(10**6), dict(table.options)).position
        for number in range(60):
            if p.turn is None:
                break
            if number % 20 == 7:
                for level in FEW:
                    limit = Limit(iterations=60)
                    assert decide(seen(p), level, number, {"hour": 5}, limit).action in seen(p).legal, table
            p = play(p, rng.choice(rules.legal(p))).position


def test_the_levels_think_the_longer_and_overlook_the_less_the_better_they_are() -> None:
    order = [LEVELS[name] for name in ("gentle", "easy", "medium", "hard", "expert")]
    assert list(LEVELS.values()) == order
    for one, better in pairwise(order):
        assert one.iterations < better.iterations and one.indifference > better.indifference
        assert one.rounds <= better.rounds and one.remembers <= better.remembers


@EACH
def test_who_forgets_forgets_what_others_hold_and_nothing_else(game: str) -> None:
    forgotten = 0
    for p in decisions(game, 5, every=3):
        v = seen(p)
        less = forgetful(v)
        assert (less.zones, less.vars, less.pool) == (v.zones, v.vars, v.pool)
        for was, now in ((v.knows, less.knows), (v.sets, less.sets)):
            for name in set(was) - set(now):
                owners = {v.game.zones[zone].owner for zone in v.game.groups.get(name, (name,)) if zone in v.game.zones}
                assert owners - {None, v.seat}
                forgotten += 1
            assert all(now[name] == was[name] for name in now)
        # Worlds can still be dealt from what is left.
        world = view(deal_unknown(less, Random(1)), v.seat)
        assert all(a == b for zone in v.zones for a, b in zip(world.zones[zone], v.zones[zone], strict=True))
        zones = {zone for name in (*less.knows, *less.sets) for zone in v.game.groups.get(name, (name,))}
        assert {v.game.zones[zone].owner for zone in zones} <= {None, v.seat}
    if game == "meydele":
        assert forgotten


def candidate(name: str, lead: float, worlds: int = 50) -> Candidate:
    """An action that leads by this much."""
    return Candidate(Action(name), worlds, (0.5 + lead,), lead, 0.01)


def test_who_is_indifferent_takes_what_is_nearly_as_good_and_never_what_is_worse() -> None:
    there = [candidate("a", 0.1), candidate("b", 0.06), candidate("c", 0.0), candidate("d", 0.09, worlds=1)]
    met = Counter(indifferent(there, there[0], 0.05, Random(i)).action.verb for i in range(200))
    assert set(met) == {"a", "b"} and min(met.values()) > 50
    assert indifferent(there, there[0], 0.0, Random(1)) is there[0]


@EACH
def test_what_is_offered_are_levels_the_weakest_first_and_the_best_of_all_is_among_them(game: str) -> None:
    judgement = judgement_of(game)
    assert list(judgement.levels) == [level for level in LEVELS if level in judgement.levels]
    assert judgement.levels[-1] == "expert" and judgement.stakes > 0


@pytest.mark.parametrize(("stakes", "alike"), [(1.0, True), (0.1, False)])
def test_where_a_decision_decides_less_a_level_notices_smaller_differences(
    monkeypatch: pytest.MonkeyPatch, stakes: float, alike: bool
) -> None:
    judgement, near = Guarded(), LEVELS["easy"].indifference / 2
    monkeypatch.setattr(judgement, "stakes", stakes, raising=False)
    monkeypatch.setattr(levels_module, "judgement_of", lambda game: judgement)
    monkeypatch.setattr(
        Search,
        "tried",
        lambda search, asked: [candidate("", -near * n)._replace(action=one) for n, one in enumerate(asked)],
    )
    v = seen(deal("shapes", 3))
    assert (len({str(decide(v, "easy", seed).action) for seed in range(30)}) > 1) is alike


def test_nobody_looks_farther_ahead_than_the_game_does() -> None:
    horizon = Horizon("round", 3, 60)
    assert foreseen(horizon, 1) == Horizon("round", 1, 60) and foreseen(horizon, 100) == horizon


class Guarded(NoJudgement):
    """Prefers the last action; to the search the first is worth most."""

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The last one."""
        return Advice(legal[-1], "because")

    def sensible(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """All but the second."""
        return [one for i, one in enumerate(legal) if i != 1]

    horizon = Horizon(decisions=0)

    def worth(self, p: Position) -> Sequence[float]:
        """Judge by the last card laid."""
        return (1.0 if p.phase else 0.0,)


FEWEST = 3
"""How many deals with a better action are examined."""


class Better(Guarded):
    """The same, but the search finds the second action best and the first next."""

    def worth(self, p: Position) -> Sequence[float]:
        """The fewer cards of a suit in hand, the better."""
        return (-float(len([c for c in p.zones["hand.0"] if c % 4 == 1])),)


class Distrusted(Better):
    """The same, but the search is not trusted."""

    trust = inf


def judged(monkeypatch: pytest.MonkeyPatch, judgement: Judgement, seed: int = 1) -> View:
    """A decision of TriShape, judged by this one."""
    monkeypatch.setattr(levels_module, "judgement_of", lambda game: judgement)
    return seen(deal("trishape", seed))


def test_the_best_level_leaves_its_judgement_only_for_something_surely_better(monkeypatch: pytest.MonkeyPatch) -> None:
    v = judged(monkeypatch, Guarded())
    assert decide(v, "expert", 1) == (v.legal[-1], "because", ())
    monkeypatch.setattr(levels_module, "LEVELS", {**FEW, "expert": Level(400)})
    met = 0
    for number in range(1, 30):
        v = judged(monkeypatch, Better(), number)
        better = [one for one in v.legal if one.args[0][-1] == "D"]
        if v.legal[-1] in better or not [one for one in better if one != v.legal[1]]:
            continue
        best = decide(v, "expert", 1)
        assert best.action in better and best.code == "comes-out-best"
        assert decide(judged(monkeypatch, Distrusted(), number), "expert", 1).code == "because"
        met += 1
        if met == FEWEST:
            break
    assert met == FEWEST


@pytest.mark.parametrize("game", TOYS)
def test_who_searches_a_game_without_a_judgement_says_so(game: str) -> None:
    """The judgement that stands in for it gives no reason for its move, but the search agreed to it after trying it."""
    with known():
        p, found = new_game(GAMES[game], GAMES[game].seats()[0], 3).position, 0
        while p.turn is not None and found < 6:
            seen = view(p, p.turn)
            if len(seen.legal) > 1:
                found += 1
                for level in ("easy", "expert"):
                    told = decide(seen, level, found, limit=Limit(iterations=200))
                    assert told.code in GENERAL and (not told.args or told.args > (0,))
            p = play(p, seen.legal[0]).position


def test_no_level_plays_what_is_laughable(monkeypatch: pytest.MonkeyPatch) -> None:
    v = judged(monkeypatch, Guarded())
    met = {decide(v, "easy", seed).action for seed in range(40)}
    assert met == {one for one in v.legal if one != v.legal[1]}


def test_what_is_sensible_is_legal_in_every_game() -> None:
    for game in GAMES:
        judgement = judgement_of(game)
        for p in decisions(game, 8, every=5):
            v = seen(p)
            sensible = judgement.sensible(v, v.legal)
            assert sensible and set(sensible) <= set(v.legal)


@EACH
def test_what_a_position_is_worth_is_a_share_for_each_seat(game: str) -> None:
    judgement = judgement_of(game)
    for p in decisions(game, 9, every=7):
        found = judgement.worth(p.bare())
        assert len(found) == p.game.seats
        if p.game.seats > 1:
            assert all(-0.2 <= share <= 1 for share in found)
        legal = p.game.rules.legal(p)
        assert judgement.quick(p.bare()) in legal


@EACH
def test_an_end_is_worth_most_to_whoever_has_won(game: str) -> None:
    judgement = judgement_of(game)
    rng, p = Random(7), deal(game, 7)
    while p.turn is not None:
        p = play(p, rng.choice(GAMES[game].legal(p))).position
    found = judgement.ended(p)
    assert p.result is not None and len(found) == p.game.seats
    for seat in p.result.winners:
        if isinstance(seat, int) and p.game.seats > 1:
            assert found[seat] == max(found)


class Hard(Guarded):
    """The same, in a game that asks for three times the tries."""

    effort = 3.0


@pytest.mark.parametrize("name", sorted(LEVELS))
def test_a_thorough_level_tries_as_much_more_as_its_game_asks_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent = []
    for judgement in (Guarded(), Hard()):
        v = judged(monkeypatch, judgement)
        limit = Limit()
        advice = decide(v, name, 1, limit=limit)
        assert not limit.cut and advice == decide(v, name, 1)
        # No effort exceeds the plain number of tries.
        ceiling = Limit(iterations=10)
        decide(v, name, 1, limit=ceiling)
        assert ceiling.cut and ceiling.spent <= 10
        spent.append(limit.spent)
    # Halving may leave a few tries unspent, but never spends more.
    plain, hard = spent
    assert plain <= max(FEW[name].iterations, 3 * len(v.legal))
    assert (hard > 2 * plain) if name in ("hard", "expert") else hard == plain


def test_no_time_is_lost_to_effort_once_the_clock_says_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    v, now = judged(monkeypatch, Hard()), iter(range(10**6))
    limit = Limit(ms=30_000, clock=lambda: float(next(now)))
    assert decide(v, "expert", 1, limit=limit).action in v.legal
    assert limit.cut and limit.spent <= 30


def test_a_view_that_hides_nothing_is_searched_too() -> None:
    v = seen(deal("trishape", 1))
    assert any(hidden(text) for texts in v.zones.values() for text in texts)
    assert decide(v, "hard", 1).action in v.legal
