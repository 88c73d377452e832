"""The players: fair, legal, and with the same answer whenever they are asked the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.bots import judgement, judgement_of
from app.bots.judgement import Judgement, NoJudgement, RuleOfThumb, tried, whim
from app.bots.levels import LEVELS
from app.bots.limit import UNLIMITED, Limit
from app.bots.players import NoPlayer, decide, players, quick
from app.engine import (
    Action,
    InvalidPosition,
    Position,
    View,
    deal_unknown,
    new_game,
    position_from_json,
    position_to_json,
    view,
)
from app.games import GAMES, admit
from app.lab.new_game import write_game
from tests.bots.made import deal, decisions
from tests.covering import spread

EACH = pytest.mark.parametrize("game", sorted(GAMES))
JUDGEMENTS = {game: one for game in GAMES if not isinstance(one := judgement_of(game), NoJudgement)}
JUDGED = pytest.mark.parametrize("one", JUDGEMENTS.values(), ids=list(JUDGEMENTS))


def seen(p: Position) -> View:
    """What the seat in turn knows."""
    return view(p, p.turn)


def at_once(game: str) -> list[str]:
    """The players that need no search; the others are tested in `test_levels`."""
    return [name for name in players(game) if name not in LEVELS]


@EACH
def test_at_every_decision_every_player_chooses_a_legal_action_and_always_the_same(game: str) -> None:
    for number, p in enumerate(decisions(game, 1, every=9)):
        for level in at_once(game):
            advice = decide(seen(p), level, number)
            assert advice.action in GAMES[game].legal(p)
            assert decide(seen(p), level, number) == advice


def test_the_rule_of_thumb_supposes_other_hidden_cards_with_another_seed() -> None:
    several = 0
    for game in GAMES:
        if isinstance(judgement_of(game), RuleOfThumb):
            several += any(
                len({str(quick(seen(p), seed)) for seed in range(8)}) > 1 for p in decisions(game, 1, every=9)
            )
    assert several > 1


@EACH
def test_a_player_decides_where_a_position_leaves_lists_by_seat_out(game: str) -> None:
    lists = [name for name, var in GAMES[game].info.vars.items() if var.kind == "by-seat" and not var.start]
    for number, p in enumerate(decisions(game, 6, every=9) if lists else ()):
        data = position_to_json(p)
        for left_out in (lists, *([name] for name in lists)):
            read = {name: value for name, value in data["vars"].items() if name not in left_out}
            try:
                short = position_from_json({**data, "vars": read}, GAMES)
            except InvalidPosition:
                continue
            level = "greedy" if game in JUDGEMENTS else "quick"
            assert decide(seen(short), level, number).action in GAMES[game].legal(short)


@EACH
def test_a_player_chooses_alike_in_two_worlds_that_its_seat_cannot_tell_apart(game: str) -> None:
    differ = 0
    for number, p in enumerate(decisions(game, 2, every=9)):
        other = deal_unknown(seen(p), Random(number))
        differ += other.zones != p.zones
        for level in at_once(game):
            assert decide(seen(other), level, number) == decide(seen(p), level, number)
    assert differ or not any(game for zone in seen(p).zones.values() if "??" in zone)


@pytest.mark.covering(game=spread(GAMES, 2))
@EACH
def test_a_random_player_makes_every_choice_and_draws_anew_for_every_view(game: str) -> None:
    p = deal(game, 3)
    legal = GAMES[game].legal(p)
    met = Counter(decide(seen(p), "random", seed).action for seed in range(60 * len(legal)))
    assert set(met) == set(legal)
    assert max(met.values()) < 3 * min(met.values())
    # With one seed for a whole game, the choice is not always at the same place in the list of actions.
    places = {GAMES[game].legal(q).index(decide(seen(q), "random", 5).action) for q in decisions(game, 4, every=1)}
    assert len(places) > 1


@EACH
def test_a_level_that_a_game_has_not_is_refused(game: str) -> None:
    p = deal(game, 1)
    with pytest.raises(NoPlayer, match="grandmaster"):
        decide(seen(p), "grandmaster", 1)
    assert "random" in players(game) and ("hint" in players(game)) == (game in JUDGEMENTS)


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    p = deal("solo", 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        decide(view(p, None), "random", 1)


def test_what_lies_outside_narrows_what_a_player_may_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    # It works like Basa's hour of the clock (canon basa 4.6), in a game without such a rule.
    p = deal("trishape", 1)

    def by_hour(self: object, view: View, outside: Mapping[str, Any]) -> list[Action] | None:
        return view.legal[: outside["hour"]] if outside else None

    monkeypatch.setattr(type(GAMES["trishape"]), "offered", by_hour)
    assert seen(p).offered({}) == seen(p).legal and seen(p).offered({"hour": 2}) == seen(p).legal[:2]
    for seed in range(8):
        assert decide(seen(p), "random", seed, {"hour": 2}).action in seen(p).legal[:2]
        assert decide(seen(p), "hint", seed, {"hour": 2}).action in seen(p).legal[:2]


@JUDGED
def test_a_judgement_says_whose_it_is(one: Judgement) -> None:
    assert type(judgement_of(one.game)) is type(one)


@JUDGED
def test_every_reason_that_is_given_is_in_the_table_with_its_arguments(one: Judgement) -> None:
    met = Counter[str]()
    reasons = {**judgement.REASONS, **one.reasons}
    for seed in range(2):
        for p in decisions(one.game, 20 + seed, every=3):
            advice = one.choose(seen(p), seed, seen(p).legal)
            names, _, meaning = reasons[advice.code].partition(": ")
            assert len(advice.args) == (names.count(",") + 1 if meaning else 0), advice
            assert all(isinstance(arg, str | int | float) for arg in advice.args)
            met[advice.code] += 1
    # Some games have few kinds of decisions, or are over soon.
    assert len(met) >= 3


@JUDGED
def test_of_a_single_action_only_that_there_is_no_other_is_said(one: Judgement) -> None:
    seen_first = seen(next(decisions(one.game, 1)))
    (only, *_) = seen_first.legal
    advice = players(one.game)["hint"](seen_first, 1, [only], UNLIMITED)
    assert advice == (only, "only-move", ())


@JUDGED
def test_a_judgement_has_no_state(one: Judgement) -> None:
    asked = list(decisions(one.game, 30, every=12))
    there = [one.choose(seen(p), 1, seen(p).legal) for p in asked]
    back = [one.choose(seen(p), 1, seen(p).legal) for p in reversed(asked)]
    assert there == back[::-1] and not vars(one)


def test_chance_hangs_on_the_view_and_the_seed_alone() -> None:
    p, q = deal("solo", 1), deal("solo", 2)
    assert whim(seen(p), 1).random() == whim(seen(p), 1).random()
    assert len({whim(seen(x), seed).random() for x in (p, q) for seed in (1, 2)}) == 4


def test_tries_are_made_from_the_same_worlds_for_every_action() -> None:
    # Equal questions in one list have the same answer, so a difference comes from the actions.
    p = deal("trishape", 1)
    legal = GAMES["trishape"].legal(p)
    worths = tried(
        seen(p),
        4,
        [legal[0], legal[-1], legal[0]],
        quick=lambda world: GAMES["trishape"].legal(world)[0],
        worth=lambda world, seat: float(sum(world.zones["hand.0"])),
        worlds=5,
        horizon=3,
    )
    assert worths[0] == worths[2] != worths[1]
    with pytest.raises(ValueError, match="onlooker"):
        tried(view(p, None), 1, legal, quick=lambda w: legal[0], worth=lambda w, s: 0.0, worlds=1, horizon=1)


def test_a_try_stops_at_the_horizon_and_at_the_end_of_the_game() -> None:
    p = deal("trishape", 1)
    asked: list[int] = []
    over: list[bool] = []

    def quick(world: Position) -> Action:
        asked.append(world.size("stock"))
        return GAMES["trishape"].legal(world)[-1]

    def worth(world: Position, seat: int) -> float:
        over.append(world.turn is None)
        return 0.0

    legal = GAMES["trishape"].legal(p)[-1:]
    tried(seen(p), 1, legal, quick=quick, worth=worth, worlds=2, horizon=3)
    assert len(asked) == 6 and over == [False, False]
    asked.clear()
    tried(seen(p), 1, legal, quick=quick, worth=worth, worlds=1, horizon=500)
    assert over[2:] == [True] and 3 < len(asked) < 200


def test_a_reason_that_no_deal_gave_is_told_though_time_ran_out() -> None:
    limit = Limit(iterations=1)
    assert limit.spend() and not limit.spend()
    p = deal("krav-maga", 1)
    seen = view(p, p.turn)
    told = decide(seen, "hint", 1, limit=limit)
    assert told == decide(seen, "hint", 1) and told.code not in ("comes-out-best", "best-so-far")


def test_a_move_that_only_came_out_about_as_well_is_not_called_the_best_when_time_ran_out() -> None:
    codes = set()
    for seed in range(4):
        p, limit = deal("krav-maga", seed), Limit(iterations=120)
        codes.add(decide(view(p, p.turn), "easy", 1, limit=limit).code)
        assert limit.cut
    assert "comes-out-well" in codes and "best-so-far" not in codes


ENDLESS = """from app.bots.judgement import RuleOfThumb


class Endless(RuleOfThumb):
    def choose(self, view, seed, legal, limit=None):
        return self.quick(None)

    def quick(self, p):
        while True:
            pass
"""


def test_the_quick_player_waits_for_no_judgement_of_an_own_game_that_does_not_end(tmp_path: Path) -> None:
    write_game("my-game", tmp_path)
    (tmp_path / "my_game" / "judgement.py").write_text(ENDLESS, "utf-8")
    admit(tmp_path)
    asked = seen(new_game(GAMES["my-game"], 2, 1).position)
    assert quick(asked, 1) in asked.legal
