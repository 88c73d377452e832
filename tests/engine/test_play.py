"""A step: all or nothing, forced acts and steps that run by themselves, and what each seat is told about it."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import (
    Action,
    IllegalAction,
    NotationError,
    Position,
    Step,
    Witnessed,
    advance,
    agree,
    carry_on,
    follow,
    new_game,
    play,
    play_out,
    position_from_json,
    position_to_json,
    view,
    witnessed,
)
from app.engine.events import EVERYBODY
from app.engine.play import joined
from app.games import GAMES
from tests.engine.made_up import CARAVAN, FORTS, PLAYED, PURSE, YARD, Yard, yard


def codes(step: Step, seat: int | None) -> list[str]:
    return [event.code for event in step.told(seat)]


def texts(position: Position) -> list[str]:
    return [str(action) for action in position.game.rules.legal(position)]


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    one, two, other = (new_game(FORTS, 3, seed) for seed in (5, 5, 6))
    assert position_to_json(one.position) == position_to_json(two.position)
    assert one.events == two.events
    assert position_to_json(one.position)["zones"] != position_to_json(other.position)["zones"]


@pytest.mark.parametrize("seed", [1.0, "1", None, True, 1 << 96, -(1 << 96), 10**5000], ids=range(7))
def test_a_seed_is_a_whole_number_of_a_size_that_can_be_kept(seed: Any) -> None:
    with pytest.raises(NotationError, match="a seed is a whole number of at most 96 bits, not "):
        new_game(FORTS, 2, seed)
    assert new_game(FORTS, 2, (1 << 96) - 1).position.phase == "commit"


def test_a_step_leaves_the_position_it_began_with() -> None:
    start = new_game(FORTS, 2, 1).position
    before = position_to_json(start)
    step = play(start, texts(start)[0])
    assert step.before is start and step.position is not start
    assert position_to_json(start) == before
    assert witnessed(start).log is None and witnessed(step.position).log is None


def test_several_actions_are_done_all_or_none() -> None:
    start = new_game(FORTS, 2, 1).position
    first = texts(start)[0]
    second = texts(play(start, first).position)[-1]
    both = play(start, first, second)
    assert both.position.phase == "fort" or both.position.vars["round"] == 2
    with pytest.raises(IllegalAction) as caught:
        play(start, first, "commit:7X")
    assert caught.value.action == "commit:7X"
    assert (start.phase, start.turn) == ("commit", 0)
    with pytest.raises(NotationError):
        play(start, first, "not an action")


def test_an_illegal_action_carries_the_reason_and_what_is_legal_in_its_order() -> None:
    start = new_game(FORTS, 2, 1).position
    with pytest.raises(IllegalAction, match=r"commit:7X is not legal here: not-in-hand") as caught:
        play(start, "commit:7X")
    assert caught.value.reason.args == ("7X",)
    assert caught.value.allowed == tuple(f"commit:{text}" for text in start.texts("hand.0"))


def test_actions_may_be_given_as_texts_or_as_actions() -> None:
    start = new_game(FORTS, 2, 1).position
    text = texts(start)[0]
    assert play(start, Action.parse(text)).events == play(start, text).events


def test_a_search_advances_in_place_without_events_or_knowledge() -> None:
    start = new_game(FORTS, 2, 1).position
    bare = start.bare()
    action = FORTS.legal(bare)[0]
    assert advance(bare, action) == FORTS.legal(bare)
    assert not isinstance(bare, Witnessed)
    assert bare.zones == play(start, action).position.zones


def test_a_search_keeps_to_what_a_game_has_of_its_own() -> None:
    done: list[str] = []

    class Own(Yard):
        def complete(self, p: Position) -> None:
            """Noted."""
            done.append("complete")

        def legal(self, p: Position) -> list[Action]:
            """The last one only."""
            return super().legal(p)[-1:]

        def apply(self, p: Position, action: Action) -> None:
            """Noted."""
            done.append(f"apply {action}")
            super().apply(p, action)

        def forced(self, p: Position, legal: Any) -> Action | None:
            """Nothing is."""
            return None

    start = new_game(Own(), 2, 1).position
    done.clear()
    bare = start.bare()
    assert done == ["complete"]
    (last,) = start.game.rules.legal(bare)
    due = advance(bare, last)
    assert done[:2] == ["complete", f"apply {last}"]
    assert due == bare.game.rules.legal(bare) and len(due) == 1
    assert bare.zones == play(start, last).position.zones
    one = start.bare()
    play_out(one, [last], lambda _: last, 1)
    assert one.zones == bare.zones and one.ready == due


def state(p: Position) -> tuple[Any, ...]:
    """The whole state of a bare position."""
    return p.zones, p.vars, p.phase, p.turn, p.rng, p.result


@pytest.mark.parametrize("game", PLAYED)
def test_playing_out_is_advancing_time_after_time(game: str) -> None:
    p = new_game(PLAYED[game], PLAYED[game].seats()[0], 3).position.bare()
    legal = p.game.rules.legal(p)

    def anything(p: Position) -> Action:
        legal = p.game.rules.legal(p)
        return legal[p.draw(len(legal))]

    one, other = p.copy(), p.copy()
    for decisions in (0, 1, 5, 1000):
        play_out(one, one.game.rules.legal(one), anything, decisions)
        for _ in range(decisions):
            if legal:
                legal = advance(other, anything(other))
        assert state(one) == state(other)
        assert one.game.rules.legal(one) == legal
    assert one.result is not None


def test_playing_out_ends_with_what_it_counts() -> None:
    p = new_game(FORTS, 2, 1).position.bare()
    var, begun = "round", p.vars["round"]
    play_out(p, FORTS.legal(p), lambda p: FORTS.legal(p)[0], 1000, var, range(begun, begun + 1))
    assert p.result is None and p.vars[var] == begun + 1
    before = state(p.copy())
    play_out(p, FORTS.legal(p), lambda p: FORTS.legal(p)[0], 1000, var, range(begun, begun + 1))
    assert state(p) == before


def test_the_only_legal_action_is_carried_out_and_told_as_forced() -> None:
    start = {"stock": ["2C", "3D"], "hand.0": ["5H", "9D"]}
    data = {"game": "trishape", "seats": 1, "partial": True, "rng": 1, "turn": 0, "phase": "act", "zones": start}
    p = position_from_json(data, GAMES)
    step = play(p, "lay:5H")
    assert step.position.vars == {"score": 0}
    acted = [event.args for event in step.events if event.code == "acted"]
    assert acted[0] == {"seat": 0, "action": "lay:5H"}
    lone = position_from_json({**data, "zones": {"stock": ["2C"], "hand.0": ["5H"], "pile.H": ["7H"]}}, GAMES)
    assert position_to_json(lone)["zones"]["hand.0"] == ["5H"]  # reading carries nothing out
    last = position_from_json({**data, "zones": {"hand.0": ["2C"], "pile.H": ["7H"]}}, GAMES)
    assert len(last.game.rules.legal(last)) == 1 and carry_on(last).position.texts("hand.0") == ["2C"]
    acted = [event.args for event in play(lone, "lay:5H").events if event.code == "acted"]
    assert acted[1:] == [{"seat": 0, "action": "lay:2C", "forced": True}]


def test_a_position_that_rests_in_a_step_is_carried_on_and_any_other_left_alone() -> None:
    p = yard({"hand.0": ["2C"]})
    assert position_to_json(carry_on(p).position) == position_to_json(p)
    assert [event.code for event in carry_on(p).events] == ["now"]
    waiting = yard({"hand.0": ["2C"]}, phase="roll", turn=None)
    assert (waiting.phase, waiting.turn) == ("roll", None)
    assert (carry_on(waiting).position.phase, carry_on(waiting).position.turn) == ("play", 0)
    assert waiting.phase == "roll"


def test_rules_that_never_come_to_a_decision_are_stopped() -> None:
    class Loop(Yard):
        def step_roll(self, p: Position) -> None:
            """For ever."""
            p.goto("roll")

    class Idle(Yard):
        def step_roll(self, p: Position) -> None:
            """Nothing."""

    class Pushed(Yard):
        def forced(self, p: Position, legal: Any) -> Action | None:
            """For ever."""
            return Action("pass")

    with pytest.raises(RuntimeError, match="yard runs on by itself for 10000 steps in phase roll"):
        play(new_game(Loop(), 1, 1).position, "stay")
    with pytest.raises(RuntimeError, match="step_roll says neither by ask, goto nor end what comes next"):
        play(new_game(Idle(), 1, 1).position, "stay")
    with pytest.raises(RuntimeError, match="in phase play"):
        new_game(Pushed(), 2, 1)
    bare = new_game(YARD, 2, 1).position.bare()
    bare.game = agree(Pushed(), 2)
    with pytest.raises(RuntimeError, match="in phase play"):
        advance(bare, Action("pass"))


# What is told


def test_a_secret_action_is_told_to_its_seat_and_to_others_without_the_card() -> None:
    start = new_game(FORTS, 3, 1).position
    text = texts(start)[0]
    step = play(start, text)
    assert step.told(0)[0].args == {"seat": 0, "action": text}
    for other in (1, 2, None):
        assert step.told(other)[0].args == {"seat": 0, "action": "commit:??"}
    assert [event.args["action"] for event in step.events if event.code == "acted"] == [text]


def test_an_action_that_is_not_told_leaves_no_gap() -> None:
    start = new_game(PURSE, 2, 1).position
    step = play(start, "bid:2")
    assert codes(step, 0) == ["acted", "now"]
    for other in (1, None):
        assert codes(step, other) == ["now"]
        assert [event.moment for event in step.told(other)] == [1]


def test_the_last_event_has_phase_turn_and_the_vars_that_changed() -> None:
    start = new_game(PURSE, 2, 1).position
    step = play(start, "bid:2")
    assert step.told(0)[-1].args["vars"] == {"queue": [1], "bid": [2, None]}
    assert step.told(1)[-1].args["vars"] == {"queue": [1], "bid": [None, 0]}
    assert step.told(None)[-1].args["vars"] == {"queue": [1], "bid": [None, None]}
    assert step.events[-1].args == {"phase": "bid", "turn": 1, "vars": {"queue": [1], "bid": [2, 0]}}
    assert step.told(0)[-1].code == "now"
    opened = play(step.position, "bid:1")
    assert opened.told(None)[-1].args["vars"] == {"queue": [], "bid": [2, 1]}
    assert (opened.position.phase, opened.position.turn) == ("take", 0)


def test_what_is_never_told_is_in_no_answer() -> None:
    p = new_game(PURSE, 2, 1).position
    for text in ("bid:2", "bid:0"):
        p = play(p, text).position
    p.put(tosses="+-")
    step = play(p, "peek")
    assert step.position.vars["tosses"] == "-"
    for seat in (0, 1, None):
        assert "tosses" not in step.told(seat)[-1].args["vars"] and "tosses" not in view(p, seat).vars
    assert step.events[-1].args["vars"]["tosses"] == "-"


def test_who_came_to_know_a_card_is_in_the_step() -> None:
    p = new_game(PURSE, 2, 1).position
    p = play(p, "bid:2", "bid:0").position
    assert play(p, "draw:black").learned == {0}
    assert play(p, "ask").learned == set()
    assert play(p, "buy:0").learned == {0, 1}  # the next card of the market turns up
    assert new_game(CARAVAN, 3, 1).learned == {0, 1, 2}


def test_events_are_complete_for_a_reader_from_whom_nothing_is_hidden() -> None:
    step = new_game(FORTS, 2, 1)
    assert not any(event.hides for event in step.events)
    assert [event.moment for event in step.events] == sorted(event.moment for event in step.events)
    assert all(event.told(EVERYBODY) is event for event in step.happened)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_set_up_too_can_be_followed(seat: int | None) -> None:
    for rules in (FORTS, PURSE):
        step = new_game(rules, 2, 3)
        assert follow(view(step.before, seat), step.told(seat)) == view(step.position, seat)


def test_two_steps_joined_are_told_as_one_but_for_an_act_that_is_not_told_yet() -> None:
    row = {"closed.0": ["2C"] * 2 + ["2H"] * 2, "open.0": ["5C"] * 2 + ["6S"] * 2}
    other = {"closed.1": ["9C"] * 2 + ["9H"] * 2, "open.1": ["5S"] * 2 + ["6C"] * 2}
    data = {"game": "soureh", "seats": 2, "turn": 0, "phase": "turn", "rng": 1, "partial": True}
    drawn = carry_on(position_from_json({**data, "zones": {**row, **other, "stock": ["7C", "8C"]}}, GAMES))
    step = joined(drawn, play(drawn.position, "throw"))
    assert step.position.phase == "declare" and step.surprised == {0}, "seat 0 could not foresee what it drew"
    assert codes(step, 1) == ["moved", "now"], "the phase would say that the row fits"
    assert codes(step, 0) == ["moved", "acted", "moved", "now"]
    assert [event.moment for event in step.told(0)] == [1, 2, 3, 4]


def test_a_key_that_rules_look_for_in_vain_is_not_put_down_to_a_phase() -> None:
    class Lost(Yard):
        def do_stay(self, p: Position) -> None:
            """Look for a zone that is not there."""
            p.zones["nowhere"].clear()

    p = new_game(Lost(), 2, 1).position
    for go_on in (play, lambda p, action: advance(p.bare(), action)):
        with pytest.raises(KeyError, match="nowhere"):
            go_on(p, Action("stay"))
