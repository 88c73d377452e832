"""The limit of a question: players keep to it, answer with the best so far, and choose the same wherever asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import monotonic, process_time, sleep

import pytest

from app.bots import players as players_module
from app.bots.judgement import Advice, Judgement, tried
from app.bots.limit import UNLIMITED, Limit
from app.bots.players import decide, players, quick
from app.engine import Action, Position, View, deal_unknown, view
from app.games import GAMES
from tests.bots.made import deal, decisions
from tests.covering import spread

EACH = pytest.mark.parametrize("game", sorted(GAMES))
TRYING = ("asirim", "basa", "karov-meod", "majnun", "metzudotayim", "meydele", "shapes", "shlif-shluf", "solo",
          "trishape")  # fmt: skip
"""Games in which a decision can take long: how much they weigh depends on the limit."""


def seen(p: Position) -> View:
    """What the seat in turn knows."""
    return view(p, p.turn)


class Clock:
    """A clock that advances by a second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


# The limit itself


def test_without_a_bound_everything_is_granted() -> None:
    assert all(UNLIMITED.spend(1000) for _ in range(1000)) and not UNLIMITED.cut


@pytest.mark.parametrize("count", [1, 2, 7])
def test_as_many_iterations_are_granted_as_were_given(count: int) -> None:
    limit = Limit(iterations=count)
    assert [limit.spend() for _ in range(count + 3)] == [True] * count + [False] * 3
    assert limit.cut


def test_a_limit_that_is_kept_to_cuts_nothing() -> None:
    limit = Limit(iterations=3)
    assert all(limit.spend() for _ in range(3)) and not limit.cut


def test_several_iterations_are_granted_together_or_not_at_all() -> None:
    limit = Limit(iterations=5)
    assert (limit.spend(3), limit.spend(3), limit.spend(1)) == (True, False, False)


def test_time_is_over_when_the_clock_says_so_and_the_first_try_is_granted_anyway() -> None:
    # The clock is read once when the question comes, and once at every try except those after a refusal.
    assert [Limit(ms=1, clock=Clock()).spend()] == [True]
    limit = Limit(ms=3500, clock=Clock())
    assert [limit.spend() for _ in range(6)] == [True] * 3 + [False] * 3
    assert limit.cut


def test_whichever_bound_comes_first_counts() -> None:
    limit = Limit(ms=3500, iterations=2, clock=Clock())
    assert [limit.spend() for _ in range(4)] == [True, True, False, False]
    limit = Limit(ms=1500, iterations=9, clock=Clock())
    assert [limit.spend() for _ in range(3)] == [True, False, False]


# Trying out


def tries(actions: Sequence[int], limit: Limit) -> tuple[list[float], int]:
    """What five worlds say about some of the legal actions, and how often an action was tried."""
    p = deal("trishape", 1)
    legal = GAMES["trishape"].legal(p)
    count = 0

    def worth(world: Position, seat: int) -> float:
        nonlocal count
        count += 1
        return float(sum(world.zones["hand.0"]))

    found = tried(
        seen(p), 4, [legal[i] for i in actions], quick=lambda world: GAMES["trishape"].legal(world)[0],
        worth=worth, worlds=5, horizon=3, limit=limit,
    )  # fmt: skip
    return found, count


@pytest.mark.parametrize("iterations", [1, 2, 3, 4, 7, 14, 15, 99])
def test_an_action_is_tried_no_oftener_than_there_are_iterations(iterations: int) -> None:
    _, count = tries([0, 1, 2], Limit(iterations=iterations))
    assert count == min(iterations, 15)


def test_of_an_unfinished_first_world_what_was_not_reached_counts_least() -> None:
    found, _ = tries([0, 1, 2], Limit(iterations=2))
    assert found[2] == -inf and -inf not in found[:2]


def test_actions_are_compared_in_the_same_worlds_alone() -> None:
    one, _ = tries([0, 1, 2], Limit(iterations=3))
    # Two more tries in a second world change nothing, because the third action had none there.
    assert tries([0, 1, 2], Limit(iterations=5))[0] == one
    two, _ = tries([0, 1, 2], Limit(iterations=6))
    assert two != one
    assert tries([0, 1, 2], Limit(iterations=15))[0] == tries([0, 1, 2], UNLIMITED)[0]


# The players


@pytest.mark.covering(game=spread(GAMES, 2))
@EACH
def test_every_player_answers_legally_and_alike_whatever_the_limit(game: str) -> None:
    for number, p in enumerate(decisions(game, 3, every=19)):
        for level in {"random", "greedy"} & set(players(game)):
            for iterations in (1, 5, 40):
                limits = [Limit(iterations=iterations) for _ in range(2)]
                one, other = (decide(seen(p), level, number, limit=limit) for limit in limits)
                assert one == other and one.action in GAMES[game].legal(p)
            assert decide(seen(p), level, number, limit=Limit(ms=1, clock=Clock())).action in GAMES[game].legal(p)
            assert decide(seen(p), level, number, limit=Limit(10**9, 10**9)) == decide(seen(p), level, number)


@pytest.mark.parametrize("game", TRYING)
def test_a_player_that_may_take_long_asks_its_limit(game: str) -> None:
    met = [Limit(iterations=1) for _ in range(60)]
    for limit, p in zip(met, decisions(game, 5, every=2), strict=False):
        decide(seen(p), "greedy", 1, limit=limit)
    assert any(limit.cut for limit in met)


def test_every_other_player_is_done_before_anybody_could_ask() -> None:
    for game in {game for game in GAMES if "greedy" in players(game)} - set(TRYING):
        for p in decisions(game, 5, every=4):
            begun = process_time()
            decide(seen(p), "greedy", 1)
            assert process_time() - begun < 1.0


class SlowJudgement(Judgement):
    """Thinks for a fiftieth of a second about every action in a thousand worlds."""

    game = "trishape"
    reasons = {}

    def choose(self, view: View, seed: int, legal: Sequence[Action], limit: Limit = UNLIMITED) -> Advice:
        """The last action is worth most."""

        def worth(p: Position, seat: int) -> float:
            sleep(0.02)
            return float(sum(p.zones["hand.0"]))

        worths = tried(
            view, seed, legal, quick=lambda p: GAMES["trishape"].legal(p)[0], worth=worth, worlds=1000, horizon=1,
            limit=limit,
        )  # fmt: skip
        return Advice(legal[worths.index(max(worths))], "comes-out-best", (1000,))


def judged_by(monkeypatch: pytest.MonkeyPatch, judgement: Judgement | None) -> None:
    """Let every game be judged by this one."""
    monkeypatch.setattr(players_module, "judgement_of", lambda game: judgement)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Position]:
    """A decision about which a player thinks for minutes."""
    judged_by(monkeypatch, SlowJudgement())
    yield deal("trishape", 1)


@pytest.mark.parametrize("ms", [1, 100, 300])
def test_a_player_that_would_think_for_minutes_answers_in_time(slow: Position, ms: int) -> None:
    begun = monotonic()
    advice = decide(seen(slow), "greedy", 1, limit=Limit(ms))
    # Without a limit it would take minutes; the bound allows for a busy machine.
    assert monotonic() - begun < ms / 1000 + 5.0
    assert advice.action in GAMES["trishape"].legal(slow)


def test_who_was_cut_short_does_not_say_how_many_deals_were_tried(slow: Position) -> None:
    assert decide(seen(slow), "greedy", 1, limit=Limit(iterations=3)) == (
        decide(seen(slow), "greedy", 2, limit=Limit(iterations=3)).action, "best-so-far", (),
    )  # fmt: skip


# The quick player


@EACH
def test_the_quick_player_acts_legally_alike_and_by_what_its_seat_knows(game: str) -> None:
    for number, p in enumerate(decisions(game, 6, every=5)):
        action = quick(seen(p), number)
        assert action in GAMES[game].legal(p) and quick(seen(p), number) == action
        assert quick(seen(deal_unknown(seen(p), Random(number))), number) == action


class Failing(SlowJudgement):
    """Raises, or names an action that is not legal."""

    def __init__(self, action: Action | None) -> None:
        self.action = action

    def at_once(self, view: View, seed: int, legal: Sequence[Action]) -> Action:
        """Fail."""
        if self.action is None:
            raise ZeroDivisionError
        return self.action


@pytest.mark.parametrize("action", [None, Action("win", ("everything",))])
def test_the_quick_player_acts_even_where_the_judgement_fails(
    monkeypatch: pytest.MonkeyPatch, action: Action | None
) -> None:
    judged_by(monkeypatch, Failing(action))
    p = deal("trishape", 1)
    legal = GAMES["trishape"].legal(p)
    assert {quick(seen(p), seed) for seed in range(40)} <= set(legal)


def test_a_game_without_a_judgement_has_a_quick_player(monkeypatch: pytest.MonkeyPatch) -> None:
    judged_by(monkeypatch, None)
    p = deal("trishape", 1)
    assert len({quick(seen(p), seed) for seed in range(40)} & set(GAMES["trishape"].legal(p))) > 1


def test_the_quick_player_has_nothing_to_say_for_who_is_not_in_turn() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        quick(view(deal("solo", 1), None), 1)
