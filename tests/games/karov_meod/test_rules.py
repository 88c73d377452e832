"""Very Close against its canon page: the page's cases, who knows what, and what is refused and why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import (
    InvalidPosition,
    Position,
    carry_on,
    deal_unknown,
    new_game,
    play,
    position_from_json,
    position_to_json,
    view,
    witnessed,
)
from app.games import worked_cases
from app.games.karov_meod.rules import STRENGTH, VALUE, KarovMeod, longest_series
from tests.games import contract, worked
from tests.games.contract import Table
from tests.games.worked import facts, legal, refused, said

RULES = KarovMeod()
GAMES = {"karov-meod": RULES}
CASES = worked_cases.read("karov-meod")

COVERED = {
    "1 deck, values, deciding": ["01", "04", "05", "06", "test_the_values_and_what_decides_what_are_the_page_s"],
    "2 zones, knowledge": [
        "test_every_seat_knows_what_it_has_seen",
        "test_a_card_drawn_from_the_discard_may_be_any_of_them",
        "test_kept_cards_are_turned_up_at_a_showdown_and_down_when_play_goes_on",
    ],
    "3 set-up": ["test_a_new_game_has_three_cards_a_seat_and_the_environment"],
    "4.1 in play, waiting": ["07", "08", "09", "test_a_waiting_seat_is_passed_over"],
    "4.2 simultaneous commit": ["01", "05", "test_where_others_aim_is_told_to_nobody_before_the_uncovering"],
    "4.3 stages 1 and 2": [
        "01",
        "02",
        "14",
        "test_the_chosen_cards_lie_open_in_their_order",
        "test_a_seat_to_which_all_is_barred_sits_the_round_out",
    ],
    "4.4 one player": ["01"],
    "4.4 several": ["02", "03", "04", "05", "06", "test_among_four_the_strongest_of_the_rest_goes_to_the_weakest"],
    "4.5 events": ["07", "08", "test_who_passed_is_asked_again_after_the_next_round", "test_the_right_is_used_once"],
    "4.6 a new environment": [
        "13",
        "14",
        "test_the_discard_fills_up_the_environment",
        "test_without_any_card_for_an_environment_it_is_the_last_showdown",
        "test_hands_that_build_their_last_card_come_to_a_showdown",
    ],
    "4.7 showdown": ["08", "09", "10", "11", "12", "test_the_longest_series_does_not_wrap_round",
                     "test_who_lost_in_a_showdown_before_stays_out_when_others_lose"],
    "5 end and cap": [
        "12",
        "test_after_the_cap_the_highest_share",
        "test_a_game_lasted_as_many_rounds_as_were_uncovered",
    ],
    "6 options": ["10", "11", "13", "test_after_the_cap_the_highest_share", "test_each_criterion_has_its_option"],
    "7 readings": [
        *("02", "03", "05", "07", "09", "13", "14"),
        "test_the_values_and_what_decides_what_are_the_page_s",
        "test_the_longest_series_does_not_wrap_round",
        "test_a_card_drawn_from_the_discard_may_be_any_of_them",
        "test_who_passed_is_asked_again_after_the_next_round",
    ],
    "8 cases": [worked.number(case) for case in CASES],
    "9 facts": ["test_the_facts_tell_the_series_and_who_waits"],
}
"""By section of the page: the cases (by number) and tests that cover it."""


def position(**parts: Any) -> Position:
    """A partial position, seat 0 to lay."""
    data: dict[str, Any] = {"game": "karov-meod", "partial": True, "seats": 2, "rng": 1, "turn": 0, "phase": "lay"}
    data["zones"] = {"stock": ["2D"], "env": ["9C", "8H"], "hand.0": ["7C", "5H"], "hand.1": ["TH", "4S"]}
    data["vars"] = {"queue": [0, 1]}
    return position_from_json({**data, **parts}, GAMES)


# Values, set-up


def test_the_values_and_what_decides_what_are_the_page_s() -> None:
    ids = position().game.ids
    table = {1: "6J", 2: "27Q", 3: "38K", 4: "49A", 5: "5T"}
    for value, ranks in table.items():
        assert all(VALUE[ids[rank + suit][0]] == value for rank in ranks for suit in "CDHS")
    for pair in ("5S AD", "3H KC", "9D 4H", "QC 7S", "JD 6D", "AH 9H", "KS 8S"):
        better, worse = pair.split()
        assert STRENGTH[ids[better][0]] > STRENGTH[ids[worse][0]]
    assert len(set(STRENGTH)) == 52, "two different cards are never equal"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("env", [5, 10])
def test_a_new_game_has_three_cards_a_seat_and_the_environment(seats: int, env: int) -> None:
    p = new_game(RULES, seats, 3, {"env": env}).position
    assert (p.phase, p.turn, p.vars["queue"]) == ("lay", 0, tuple(range(seats)))
    assert [p.size(f"hand.{seat}") for seat in range(seats)] == [3] * seats
    assert (p.size("env"), p.size("stock")) == (env, 52 - 3 * seats - env)
    assert p.vars["once"] == (False,) * seats and p.vars["aim"] == (-1,) * seats and p.vars["barred"] == (-1,) * env


# Stages 1 and 2


def test_where_others_aim_is_told_to_nobody_before_the_uncovering() -> None:
    start = play(position(), "commit:7C").position
    steps = [play(start, f"commit:{i}") for i in (0, 1)]
    for reader in (1, None):
        told = [[event.to_json() for event in step.told(reader)] for step in steps]
        assert told[0] == told[1] and view(steps[0].position, reader) == view(steps[1].position, reader)
        assert view(steps[0].position, reader).vars["aim"][0] is None
    assert [view(step.position, 0).vars["aim"] for step in steps] == [[0, None], [1, None]]
    acted = [event.args["action"] for event in steps[0].told(1) if event.code == "acted"]
    assert acted == ["commit:??"]
    laid = play(position(), "commit:7C")
    assert [e.args["action"] for e in laid.told(0) if e.code == "acted"] == ["commit:7C"]
    assert [e.args["action"] for e in laid.told(1) if e.code == "acted"] == ["commit:??"]


def test_the_choices_are_open_once_all_is_uncovered() -> None:
    p = play(position(), "commit:7C", "commit:1", "commit:TH", "commit:1").position
    assert p.phase == "decide" and "aim" not in witnessed(p).knowledge.sealed
    assert view(p, 1).vars["aim"] == [-1, -1], "the card they chose is no longer in `open`"


def test_the_chosen_cards_lie_open_in_their_order() -> None:
    p = position(
        seats=3,
        zones={"env": ["9C", "8H", "QC"], "hand.0": ["7C", "5H"], "hand.1": ["TH", "4S"], "hand.2": ["6C", "6S"]},
        vars={"queue": [0, 1, 2]},
    )
    step = play(p, "commit:7C", "commit:2", "commit:TH", "commit:0", "commit:6C", "commit:2")
    opened = next(e for e in step.events if e.code == "moved" and e.args["to"] == "open")
    assert opened.cards == ("9C", "QC")
    assert [e.moment for e in step.events if e.args.get("to") == "laid.0"] == [opened.moment], "all in one moment"
    p = step.position
    # 9C goes to the discard with TH; 7C (2) and 6C (1) contend for QC (2), and 7C decides it by its true value.
    assert (p.phase, p.turn) == ("decide", 2)
    assert p.texts("kept.0") == ["QC"] and p.texts("offer") == ["7C"] and p.texts("env") == ["8H"]


def test_all_uncovered_cards_of_one_round_are_gone_through() -> None:
    p = position(
        seats=4,
        zones={
            "env": ["8H", "9D", "QC"],
            "hand.0": ["7C", "5H"],
            "hand.1": ["TH", "4S"],
            "hand.2": ["6C", "6S"],
            "hand.3": ["3C", "2C"],
        },
        vars={"queue": [0, 1, 2, 3]},
    )
    # For 8H (3) contend 7C (2) and TH (5); for 9D (4) contend 6C (1) and 3C (3).
    p = play(p, "commit:7C", "commit:0", "commit:TH", "commit:0").position
    p = play(p, "commit:6C", "commit:1", "commit:3C", "commit:1").position
    assert (p.phase, p.turn, p.texts("offer"), p.texts("kept.0")) == ("decide", 1, ["7C"], ["8H"])
    assert p.vars["aim"] == (-1, -1, 0, 0) and p.texts("open") == ["9D"]
    p = play(p, "keep").position
    assert (p.phase, p.turn, p.texts("offer"), p.texts("kept.3")) == ("decide", 2, ["3C"], ["9D"])
    assert p.vars["round"] == 1
    p = play(p, "take").position
    assert p.texts("hand.2") == ["6S", "3C"] and p.vars["round"] == 2
    assert sorted(p.texts("discard")) == ["6C", "TH"]


def test_a_waiting_seat_is_passed_over() -> None:
    zones = {"env": ["9C", "8H", "QC"], "hand.0": ["7C", "5H"], "hand.2": ["6C", "6S"]}
    p = position(seats=3, zones=zones, vars={"queue": [0, 2], "once": [False, True, False]})
    p = play(p, "commit:7C", "commit:0").position
    assert (p.phase, p.turn) == ("lay", 2)
    p = play(p, "commit:6C", "commit:1").position
    assert (p.phase, p.turn, p.vars["queue"]) == ("lay", 0, (0, 2))


def test_a_seat_to_which_all_is_barred_sits_the_round_out() -> None:
    zones = {"env": ["9C"], "hand.0": ["7C", "5H"], "hand.1": ["TH", "4S"]}
    p = position(phase="begin-round", turn=None, zones=zones, vars={"barred": [0]})
    p = carry_on(p).position
    assert (p.phase, p.turn, p.vars["queue"]) == ("lay", 1, (1,))
    # The nine does not decide the ten, so seat 1, which is alone, takes nothing.
    p = play(p, "commit:TH").position
    assert p.vars["round"] == 2 and p.texts("hand.0")[:2] == ["7C", "5H"]


def test_in_a_dealt_world_the_unknown_choice_is_any_that_is_allowed() -> None:
    p = play(position(vars={"queue": [0, 1], "barred": [0, -1]}), "commit:7C").position
    for seed in range(20):
        world = deal_unknown(view(p, 1), Random(seed))
        assert view(world, 1) == view(p, 1)
    p = play(position(), "commit:7C", "commit:1", "commit:TH").position
    found = set()
    for seed in range(40):
        world = deal_unknown(view(p, 1), Random(seed))
        step = play(world, "commit:0")
        opened = next(e for e in step.events if e.code == "moved" and e.args["to"] == "open")
        found.add(len(opened.cards))
    assert found == {1, 2}, "seat 0 may have aimed at the same card or at the other"


# Stages 3 and 4


def test_among_four_the_strongest_of_the_rest_goes_to_the_weakest() -> None:
    hands = {"hand.0": ["6H", "5H"], "hand.1": ["3S", "4S"], "hand.2": ["TD", "2C"], "hand.3": ["AH", "7D"]}
    p = position(seats=4, zones={"env": ["KD", "9C"], **hands}, vars={"queue": [0, 1, 2, 3]})
    p = play(p, *(a for card in ("6H", "3S", "TD", "AH") for a in (f"commit:{card}", "commit:0"))).position
    # 3S (3) is KD's; of 6H (1), TD (5), AH (4) the ten decides all, the six is decided by all.
    assert (p.phase, p.turn, p.texts("offer"), p.texts("kept.1")) == ("decide", 0, ["TD"], ["KD"])
    assert sorted(p.texts("discard")) == ["3S", "6H", "AH"]
    assert legal(p) == ["keep", "take"]


def test_what_the_nearness_decides_is_said() -> None:
    p = position(zones={"env": ["9D", "8H"], "hand.0": ["7C", "5H"], "hand.1": ["TH", "4S"]})
    assert said(p, "commit:7C", "commit:1", "commit:TH", "commit:1") == [
        ("aims", [0, 0]),
        ("contest", ["8H", 0, "7C", 1]),
    ]
    assert said(p, "commit:7C", "commit:1", "commit:TH", "commit:0") == [
        ("aims", [1, 0]),
        ("alone", ["9D", 1]),
        ("alone", ["8H", 0]),
    ]


# Events after a round


def test_who_passed_is_asked_again_after_the_next_round() -> None:
    zones = {
        "env": ["9C", "8H", "QC", "4C"],
        "hand.0": ["TC", "5H", "TS"],
        "hand.2": ["TD", "5S", "5D"],
        "discard": ["9H"],
        "kept.1": ["2C"],
    }
    p = position(seats=3, turn=1, phase="draw", zones=zones, vars={"queue": [1], "round": 4})
    p = play(p, "pass").position
    assert (p.phase, p.turn) == ("lay", 0) and p.vars["once"] in ((), (False, False, False))
    p = play(p, "commit:TC", "commit:0", "commit:TD", "commit:1").position
    assert (p.phase, p.turn, legal(p)) == ("draw", 1, ["draw", "pass"])


def test_the_right_is_used_once() -> None:
    zones = {"env": ["9C", "8H", "QC"], "hand.0": ["TC", "5H"], "hand.2": ["TD", "5S"], "discard": ["9H", "4H"]}
    waiting = {"seats": 4, "phase": "draw", "zones": zones}
    p = position(turn=1, vars={"queue": [1, 3]}, **waiting)
    p = play(p, "draw").position
    assert (p.phase, p.turn, p.vars["once"]) == ("draw", 3, (False, True, False, False))
    p = play(p, "draw").position
    assert (p.phase, p.turn, p.vars["once"]) == ("lay", 0, (False, True, False, True))
    assert p.size("discard") == 0 and p.size("hand.1") == p.size("hand.3") == 1


def test_nobody_is_asked_to_draw_from_an_empty_discard() -> None:
    zones = {"env": ["9C", "8H", "QC"], "hand.0": ["TC", "5H"], "hand.2": ["TD", "5S"], "discard": ["9H"]}
    p = position(seats=4, turn=1, phase="draw", zones=zones, vars={"queue": [1, 3]})
    p = play(p, "draw").position
    assert (p.phase, p.turn, p.vars["once"]) == ("lay", 0, (False, True, False, False))


def test_a_card_drawn_from_the_discard_may_be_any_of_them() -> None:
    zones = {"env": ["9C", "8H"], "hand.0": ["TC", "5H"], "discard": ["9H", "4H", "2S"]}
    p = position(turn=1, phase="draw", zones=zones, vars={"queue": [1]}, knows={"discard": [[0, 1]] * 3})
    p = play(p, "draw").position
    drawn = p.texts("hand.1")[0]
    assert drawn in zones["discard"]
    assert view(p, 0).sets == {} and view(p, 0).knows == {}
    assert set(view(p, 1).sets["discard"]) == set(zones["discard"]) - {drawn}


# The environment is used up


def test_the_discard_fills_up_the_environment() -> None:
    zones = {"stock": ["2D", "3D"], "hand.0": ["7C"], "hand.1": ["TH"], "discard": ["9H", "4H", "2S", "6S", "JS"]}
    knows = {"discard": [[0, 1]] * 5}
    p = carry_on(position(phase="renew", turn=None, zones=zones, vars={}, knows=knows)).position
    assert p.texts("env")[:2] == ["2D", "3D"] and p.size("env") == 5 and set(p.texts("env")[2:]) < set(zones["discard"])
    # Then each seat gets a card from what is left; nobody knows any more where any card is.
    assert p.size("hand.1") == 2 and p.size("discard") == 0
    assert not view(p, 1).sets and not view(p, 1).knows


def test_a_discard_that_is_used_whole_is_known_to_be_the_environment() -> None:
    zones = {"stock": ["2D"], "hand.0": ["7C", "8C"], "hand.1": ["TH", "9C"], "discard": ["9H", "4H", "2S", "6S"]}
    p = carry_on(position(phase="renew", turn=None, zones=zones, vars={}, knows={"discard": [[0, 1]] * 4})).position
    assert (p.phase, p.turn, p.texts("env")[0]) == ("lay", 0, "2D")
    for seat in (0, 1):
        assert view(p, seat).sets == {"env": ["2S", "4H", "6S", "9H"]} and view(p, seat).knows == {}


def test_who_builds_the_environment_tells_no_other_seat() -> None:
    zones = {"hand.0": ["7C", "8C"], "hand.1": ["TH", "9C"], "discard": ["9H"]}
    p = carry_on(position(phase="renew", turn=None, zones=zones, vars={})).position
    assert (p.phase, p.turn, legal(p)) == ("build", 0, ["build:7C", "build:8C"])
    step = play(p, "build:8C")
    assert [e.args["action"] for e in step.told(1) if e.code == "acted"] == ["build:??"]
    assert [e.args["action"] for e in step.told(0) if e.code == "acted"] == ["build:8C"]
    p = play(step.position, "build:9C").position
    # Each has one card left, which is laid; seat 0 may not aim at its own.
    assert (p.texts("env"), p.vars["barred"], legal(p)) == (["9H", "8C", "9C"], (-1, 0, 1), ["commit:0", "commit:2"])
    assert refused(p, "commit:1") == ("own-card-there", ("1",))
    p = play(p, "commit:2", "commit:1").position
    assert (p.texts("env"), p.vars["barred"]) == (["9H"], (-1,)), "the card that is left is barred to nobody"


def test_hands_that_build_their_last_card_come_to_a_showdown() -> None:
    zones = {"hand.0": ["7C"], "hand.1": ["TH"], "kept.1": ["2C"]}
    p = carry_on(position(phase="renew", turn=None, zones=zones, vars={})).position
    assert p.result is not None and (p.result.winners, p.result.reason, p.result.scores) == ((1,), "showdown", (0, 1))
    assert p.texts("env") == ["7C", "TH"]


def test_without_any_card_for_an_environment_it_is_the_last_showdown() -> None:
    p = carry_on(position(phase="renew", turn=None, zones={"kept.1": ["2C"]}, vars={})).position
    assert p.result is not None and (p.result.winners, p.result.reason) == ((1,), "cap")


# The showdown


def test_the_longest_series_does_not_wrap_round() -> None:
    given = {(): 0, (3,): 1, (5, 1): 1, (1, 3, 5): 1, (1, 2, 4, 5): 2, (2, 3, 2, 3): 2, (5, 3, 4, 4): 3}
    given[2, 1, 3, 5, 4] = 5
    assert {values: longest_series(values) for values in given} == given


def test_each_criterion_has_its_option() -> None:
    kept = {"kept.0": ["2C", "7D", "3C"], "kept.1": ["4C"]}
    for options, rating in (
        ({}, (2, 2, 2, 3)),
        ({"same_value": False}, (2, 2, 3)),
        ({"same_suit": False, "kept_count": False}, (2, 2)),
        ({"same_value": False, "same_suit": False, "kept_count": False}, (2,)),
    ):
        zones = {"env": ["9C"], "hand.1": ["5H"], "discard": ["9H"], **kept}
        over = play(position(phase="draw", options=options, zones=zones, vars={"queue": [0]}), "pass").position
        assert over.vars["ratings"][0] == rating and over.result is not None
        assert (over.result.winners, over.result.scores) == ((0,), (2, 1))


def test_who_lost_in_a_showdown_before_stays_out_when_others_lose() -> None:
    zones = {"env": ["9C"], "hand.1": ["5H"], "discard": ["9H"], "kept.0": ["2C", "3D"], "kept.1": ["7C", "3H"]}
    p = play(position(seats=4, phase="draw", zones=zones, vars={"queue": [0], "lost": [3]}), "pass").position
    assert (p.vars["lost"], p.phase, p.vars["queue"]) == ((3, 2), "back", (0, 1))


def test_after_the_cap_the_highest_share() -> None:
    given: list[tuple[dict[str, list[str]], tuple[int, ...]]] = [
        ({}, ()),
        ({"kept.1": ["2C"]}, (1,)),
        ({"kept.0": ["3C"], "kept.1": ["2C"]}, (0, 1)),
    ]
    for kept, winners in given:
        for cap in (10, 11):
            zones = {"env": ["9C", "8H", "QC"], "hand.0": ["TH", "5C"], "hand.1": ["TD", "5S"], **kept}
            p = position(options={"max_rounds": cap}, zones=zones, vars={"round": 10, "queue": [0, 1]})
            p = play(p, "commit:TH", "commit:0", "commit:TD", "commit:1").position
            assert p.vars["round"] == 11
            if cap == 10:
                assert p.result is not None and (p.result.reason, p.result.winners) == ("cap", winners)
                assert p.vars["showdowns"] == 1
            else:
                assert p.result is None


def test_a_game_lasted_as_many_rounds_as_were_uncovered() -> None:
    for seats in (2, 5):
        for seed in range(8):
            steps = [step for _, _, step in contract.walk(Table(RULES, seats, ()), seed)]
            events = [event for step in steps for event in step.events]
            uncovered = sum(event.args.get("code") == "aims" for event in events)
            assert RULES.lasted(steps[-1].position) == uncovered > 0


def test_kept_cards_are_turned_up_at_a_showdown_and_down_when_play_goes_on() -> None:
    kept = {"kept.0": ["2C", "8D"], "kept.1": ["3C", "4D"]}
    zones = {"env": ["9C", "8H"], "hand.0": ["JD", "5H"], "discard": ["9H"], **kept}
    p = position(turn=1, phase="draw", zones=zones, vars={"queue": [1], "once": [True, False]})
    step = play(p, "pass")
    assert [e.args["zone"] for e in step.told(1) if e.code == "turned"] == ["kept.0", "kept.1"]
    p = play(step.position, "back:2C").position
    assert view(p, 1).zones["kept.0"] == ["8D"], "open until all have moved a card back"
    step = play(p, "back:4D")
    assert step.position.phase == "lay"
    assert view(step.position, 1).zones["kept.0"] == ["??"] and view(step.position, 1).card_at("kept.0", 0) == "8D"


# What is refused


@pytest.mark.parametrize(
    ("parts", "actions", "action", "code", "args"),
    [
        ({}, [], "commit:4S", "not-in-hand", ("4S",)),
        ({}, [], "commit:0", "no-such-card", ("0",)),
        ({}, [], "commit", "wrong-arguments", ("commit",)),
        ({}, [], "commit:7C:0", "wrong-arguments", ("commit",)),
        ({}, [], "keep", "lay-first", ()),
        ({}, [], "draw", "lay-first", ()),
        ({}, [], "jump", "unknown-verb", ("jump",)),
        ({}, ["commit:7C"], "commit:5H", "place-not-card", ("5H",)),
        ({}, ["commit:7C"], "commit:2", "no-such-place", ("2",)),
        ({}, ["commit:7C"], "commit:-1", "no-such-place", ("-1",)),
        ({}, ["commit:7C"], "build:5H", "aim-first", ()),
        ({"vars": {"queue": [0, 1], "barred": [0, -1]}}, [], "pass", "lay-first", ()),
        ({}, ["commit:7C", "commit:1", "commit:TH", "commit:1"], "commit:4S", "keep-or-take-first", ()),
        ({}, ["commit:7C", "commit:1", "commit:TH", "commit:1"], "pass", "keep-or-take-first", ()),
    ],
)
def test_a_refusal_says_which_rule_forbids_it(
    parts: dict[str, Any], actions: list[str], action: str, code: str, args: tuple[str, ...]
) -> None:
    p = position(**parts)
    assert refused(play(p, *actions).position if actions else p, action) == (code, args)


def test_a_refusal_in_the_other_phases() -> None:
    zones: dict[str, Any] = {"env": ["9C", "8H"], "hand.0": ["JD", "5H"], "discard": ["9H"]}
    zones |= {"kept.0": ["2C", "8D"], "kept.1": ["3C", "4D"]}
    p = position(turn=1, phase="draw", zones=zones, vars={"queue": [1]})
    assert refused(p, "commit:JD") == ("draw-or-pass-first", ())
    assert refused(position(turn=1, phase="draw", zones={**zones, "discard": []}, vars={"queue": [1]}), "draw") == (
        "discard-empty",
        (),
    )
    back = play(p, "pass").position
    assert refused(back, "back:3C") == ("not-kept", ("3C",))
    assert refused(back, "back:X") == ("no-such-card", ("X",))
    assert refused(back, "keep") == ("back-first", ())
    hands = {"hand.0": ["7C", "8C"], "hand.1": ["TH", "9C"], "kept.0": ["2C"]}
    build = carry_on(position(phase="renew", turn=None, zones=hands, vars={})).position
    assert refused(build, "build:2C") == ("kept-not-hand", ("2C",))
    assert refused(build, "build:TH") == ("not-in-hand", ("TH",))
    assert refused(build, "commit:7C") == ("build-first", ())
    over = carry_on(position(phase="last-showdown", turn=None)).position
    assert refused(over, "draw") == ("game-over", ())


@pytest.mark.parametrize(
    "parts",
    [
        {"vars": {}},
        {"vars": {"queue": [1, 0]}},
        {"vars": {"queue": [0, 1], "lost": [0]}},
        {"vars": {"queue": [0, 1], "aim": ["x", -1]}},
        {"vars": {"queue": [0, 1], "barred": ["x"]}},
        {"vars": {"queue": [0, 1], "barred": [0, 0]}},
        {"phase": "aim"},
        {"phase": "decide"},
        {"phase": "back"},
        {"phase": "build", "zones": {"env": ["9C"]}},
        {"zones": {"env": ["9C"], "hand.0": ["7C"], "held.0": ["5H"]}},
    ],
)
def test_a_position_that_asks_what_cannot_be_asked_is_no_position(parts: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition):
        position(**parts)


QUEUE = {"queue": [0, 1]}
WAITS: dict[str, Any] = {"phase": "draw", "turn": 1, "vars": {"queue": [1]}}


@pytest.mark.parametrize(
    ("parts", "zones", "sentence"),
    [
        ({"vars": {**QUEUE, "barred": [-1]}}, {}, "barred is parallel to the environment"),
        ({}, {"laid.1": ["4S"]}, "one card is laid in a round, and uncovered when all have laid"),
        ({"vars": {"queue": [0]}}, {"held.1": ["4S", "3S"]}, "one card is laid in a round"),
        (WAITS, {"held.0": ["5H"]}, "one card is laid in a round"),
        (WAITS, {"laid.0": ["5H"]}, "one card is laid in a round"),
        (WAITS, {"open": ["5H"]}, "cards of the environment are uncovered when all have laid"),
        (WAITS, {"offer": ["5H"]}, "one card is offered while somebody decides about it"),
        ({"phase": "decide"}, {"laid.0": ["5H"]}, "one card is offered while somebody decides about it"),
        ({"phase": "decide"}, {"offer": ["5H", "3S"]}, "one card is offered while somebody decides about it"),
        ({"phase": "resolve", "turn": None}, {"held.0": ["5H"]}, "one card is laid in a round"),
        ({"phase": "end-round", "turn": None}, {"held.0": ["5H"]}, "one card is laid in a round"),
        ({"vars": {"queue": [0], "lost": [1]}}, {"hand.1": ["TH"]}, "seat 1 has lost and has no cards"),
        ({"vars": {"queue": [0], "lost": [1]}}, {"hand.1": [], "kept.1": ["TH"]}, "seat 1 has lost and has no cards"),
    ],
)
def test_what_no_round_comes_to_is_refused_with_what_is_wrong(
    parts: dict[str, Any], zones: dict[str, Any], sentence: str
) -> None:
    lie = {"stock": ["2D"], "env": ["9C", "8H"], "hand.0": ["7C"], "hand.1": ["TH"], "discard": ["9H"]}
    with pytest.raises(InvalidPosition, match=sentence):
        position(**{"vars": QUEUE, **parts, "zones": {**lie, **zones}})


# What a player sees at a glance


def test_the_facts_tell_the_series_and_who_waits() -> None:
    kept = {"kept.0": ["QC", "8D", "2S"], "kept.1": ["4D"]}
    zones = {"env": ["9C", "8H"], "hand.0": ["JD", "5H"], "discard": ["9H"], **kept}
    p = position(seats=3, turn=1, phase="draw", zones=zones, vars={"queue": [1], "once": [False, False, True]})
    assert facts(p, "values", 0) == [((2, 3), "kept.0")] and facts(p, "series", 0) == [((2,), "kept.0")]
    assert facts(p, "series", 1) == [((1,), "kept.1")] and facts(p, "series", None) == []
    for seat in (0, None):
        assert facts(p, "waiting", seat) == [((1, True), "hand.1"), ((2, False), "hand.2")]
    over = play(p, "pass").position
    assert facts(over, "series", None) == [((2,), "kept.0"), ((1,), "kept.1")] and not facts(over, "waiting", 0)


def test_the_facts_tell_what_each_card_counts_that_is_seen() -> None:
    zones = {"env": ["9C"], "hand.0": ["JD", "5H"], "hand.1": ["TC"], "kept.0": ["AC"], "offer": ["8D"]}
    p = position(zones=zones, turn=0, phase="decide")
    mine = [((1, 5), "hand.0"), ((4,), "kept.0"), ((3,), "offer")]
    assert facts(p, "value", 0) == mine
    assert facts(p, "value", None) == [((3,), "offer")]


def test_a_position_need_not_say_that_choices_are_sealed() -> None:
    zones = {"stock": ["2D"], "env": ["9C", "8H"], "hand.0": ["5H"], "held.0": ["7C"], "hand.1": ["TH", "4S"]}
    p = position(zones=zones, turn=1, vars={"queue": [1], "aim": [1, -1]})
    assert [view(p, seat).vars["aim"] for seat in (0, 1, None)] == [[1, None], [None, -1], [None, None]]
    assert "sealed" not in position_to_json(position())
