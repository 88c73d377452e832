"""Exact ends: a small position with every card known is solved, with the same result as trying everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import inf

import pytest

from app.bots import judgement_of
from app.bots.dealer import Dealer
from app.bots.ends import place, solved
from app.bots.judgement import Judgement
from app.bots.limit import Limit
from app.bots.search import Search, guarded
from app.engine import Action, Position, advance, view
from app.games import GAMES
from tests.bots.made import deal, decisions

SMALL = 400
"""The most positions that may be left when everything is tried."""


def known(game: str) -> list[Judgement]:
    """The game's judgement, if it solves ends."""
    found = judgement_of(game)
    return [found] if found.ends else []


SOLVED = sorted(game for game in GAMES if known(game))


def endings(game: str, seed: int) -> Iterator[Position]:
    """The decisions of a game played at random in which the seat in turn knows every card."""
    for p in decisions(game, seed, every=1):
        v = view(p, p.turn)
        if len(v.legal) > 1 and Dealer(v).certain:
            yield p


def tried_out(judgement: Judgement, p: Position, action: Action) -> Sequence[float]:
    """What an action leads to if all seats then do what is best for them, found by trying everything."""
    then = p.bare()
    legal = advance(then, action)
    if not legal:
        return judgement.ended(then)
    return max((tried_out(judgement, then, one) for one in legal), key=lambda values: values[then.seat])


def matters(p: Position, judgement: Judgement) -> bool:
    """Whether the decisions after an action make a difference."""

    def ends(p: Position, action: Action) -> set[tuple[float, ...]]:
        then = p.bare()
        legal = advance(then, action)
        return set().union(*(ends(then, one) for one in legal)) if legal else {tuple(judgement.ended(then))}

    return any(len(ends(p, action)) > 1 for action in p.game.rules.legal(p))


def size(p: Position, most: int) -> int:
    """How many decisions can follow, counting no further than `most`."""
    count = 0
    for action in p.game.rules.legal(p):
        then = p.bare()
        if advance(then, action):
            count += 1 + size(then, most - count)
        if count > most:
            break
    return count


@cache
def small_endings() -> list[tuple[str, Position]]:
    """Endings of every game that solves them, small enough to try everything."""
    return [
        (game, p) for game in SOLVED for seed in range(4) for p in endings(game, seed) if size(p, SMALL) <= SMALL
    ]


def test_a_solved_end_is_worth_what_trying_everything_says() -> None:
    found = small_endings()
    assert {game for game, p in found if matters(p, known(game)[0])} == {*SOLVED}
    for game, p in found:
        (judgement,) = known(game)
        legal = p.game.rules.legal(p)
        values = solved(p.bare(), legal, judgement.ended, SMALL)
        assert values == [tried_out(judgement, p, action) for action in legal], game


def test_the_search_does_what_is_best_in_a_solved_end_and_says_so_without_error() -> None:
    for game, p in small_endings():
        (judgement,) = known(game)
        v = view(p, p.turn)
        most = max(tried_out(judgement, p, action)[v.decider] for action in v.legal)
        for guard in v.legal:
            found = Search(v, 1, judgement, 20, guard=guard).tried(v.legal)
            if len(found) == 1:
                # All actions lead to the same, so there is nothing to find out.
                continue
            best = guarded(found, guard, 2.0)
            assert tried_out(judgement, p, best.action)[v.decider] == most, game
            assert best.error == 0 and found[0].values[v.decider] == pytest.approx(most)


def test_what_is_too_large_or_left_to_chance_is_not_solved() -> None:
    for game, p in small_endings():
        (judgement,) = known(game)
        legal = p.game.rules.legal(p)
        if size(p, SMALL):
            assert solved(p.bare(), legal, judgement.ended, 0) is None

    class Tossed(Position):
        """A position in which every move draws something by chance."""

        __slots__ = ()

        def copy(self) -> Position:
            new = super().copy()
            new.rng += 1
            return new

    assert any(not size(p, SMALL) for _, p in small_endings()), "the last move of a game may be tossed for too"
    for game, p in small_endings():
        tossed = Tossed(p.game, 1)
        p.bare()._copy_to(tossed)
        assert solved(tossed, p.game.rules.legal(p), known(game)[0].ended, SMALL) is None


def test_where_a_card_is_not_known_nothing_is_solved() -> None:
    for game in SOLVED:
        (judgement,) = known(game)
        p = deal(game, 1)
        v = view(p, p.turn)
        assert not Dealer(v).certain
        found = Search(v, 1, judgement, 40 * len(v.legal)).tried(v.legal)
        assert all(one.error == inf or one.worlds > 1 for one in found)


def test_places_that_differ_only_in_what_the_vars_say_are_not_one() -> None:
    p = deal(SOLVED[0], 1)
    other = p.copy()
    name = next(name for name, value in p.vars.items() if type(value) is int)
    other.vars[name] += 1
    assert place(p) != place(other) and place(p) == place(p.copy())


def test_solving_keeps_within_the_limit() -> None:
    for game, p in small_endings():
        (judgement,) = known(game)
        v = view(p, p.turn)
        limit = Limit(iterations=1000)
        found = Search(v, 1, judgement, 500, limit).tried(v.legal)
        assert limit.spent == (len(found) if len(found) > 1 else 0)
