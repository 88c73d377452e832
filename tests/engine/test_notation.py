"""Positions and views as JSON: what is written can be read back, and anything else is refused with a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine import (
    InvalidPosition,
    NotationError,
    Position,
    deal_unknown,
    new_game,
    position_from_json,
    position_to_json,
    view,
    view_from_json,
)
from app.games import GAMES
from tests.engine.made_up import CARAVAN, FORTS, MADE_UP, PURSE, yard

EVERY = {**GAMES, **MADE_UP}


def read(data: Any) -> Position:
    return position_from_json(data, EVERY)


def solo(**changes: Any) -> dict[str, Any]:
    """A small position of Solo with some keys changed; None takes a key away."""
    data = {
        "game": "solo",
        "seats": 1,
        "options": {},
        "rng": 7,
        "turn": 0,
        "phase": "choose",
        "zones": {"stock": ["4C", "KD"], "hand.0": ["7H", "8H", "2S", "QD"], "center": ["9H"]},
        "vars": {"dry_turns": 1},
        "partial": True,
    }
    data.update(changes)
    return {key: value for key, value in data.items() if value is not None}


def test_a_position_is_the_canons_object() -> None:
    assert position_to_json(read(solo())) == {
        "game": "solo",
        "seats": 1,
        "options": {"ace": "high", "max_idle": 20},
        "rng": 7,
        "turn": 0,
        "phase": "choose",
        "zones": {"stock": ["4C", "KD"], "center": ["9H"], "hand.0": ["7H", "8H", "2S", "QD"]},
        "vars": {"dry_turns": 1, "idle": 0, "been": [], "picked": ""},
        "partial": True,
        "knows": {},
    }


def test_what_is_left_out_has_its_start_value_default_or_nothing() -> None:
    p = read(solo(vars=None, options=None, knows=None))
    assert p.vars == {"dry_turns": 0, "idle": 0, "been": (), "picked": ""}
    assert p.game.options == {"ace": "high", "max_idle": 20}
    assert p.zones["won.0"] == []


def test_knowledge_secrets_and_persons_are_written_and_read_back() -> None:
    data = {
        "game": "yard",
        "seats": 3,
        "options": {"copies": 2, "speed": "slow", "limit": 30},
        "rng": 5,
        "turn": 2,
        "phase": "play",
        "zones": {"hand.0": ["2C", "7D"], "held.0": ["3C"], "fort.0": ["2C", "w1"]},
        "vars": {
            "open": True, "number": 4, "word": "x", "token": "7D", "tokens": [1, 7, 3], "pack": ["2C", "2C"],
            "queue": [2, 0], "points": [], "list": [[1, []], "y"], "map": {"b": [1], "a": 2}, "purse": {},
            "tosses": "+-",
        },
        "persons": [{"digit": 9, "form": "f"}, {}],
        "partial": True,
        "knows": {"fort.0": [[0], [1, 2]]},
        "sets": {"hand.0": [[], [2]], "held.0": [[0, 1]]},
        "sealed": {"token": [1], "tokens": []},
    }  # fmt: skip
    assert position_to_json(read(data)) == data
    assert position_to_json(read(json.loads(json.dumps(data)))) == data


def test_a_finished_game_reads_back_with_its_result() -> None:
    result = {"winners": ["computer"], "scores": [2, 9], "reason": "no-match"}
    data = position_to_json(read(solo(phase="over", turn=None, result=result)))
    assert (data["phase"], data["turn"], data["result"]) == ("over", None, result)
    assert position_to_json(read(data)) == data
    places = {"winners": [1], "scores": [1, 2, 3], "reason": "cap", "places": [3, 1, 2]}
    p = yard({}, phase="over", turn=None, result=places)
    assert position_to_json(p)["result"] == places
    assert view_from_json(view(p, 1).to_json(), EVERY).result == p.result


def nest(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


HUGE, DEEP, NAN = 10**5000, nest(100_000), float("nan")

UNREADABLE: list[tuple[str, Any, str]] = [
    ("null", None, "a position is an object, not null"),
    ("list", [], "a position is an object, not a list"),
    ("text", "solo", "a position is an object, not a text"),
    ("no game", solo(game=None), "there is no game None"),
    ("other game", solo(game="chess"), "there is no game 'chess'"),
    ("game a list", solo(game=["solo"]), r"there is no game \['solo'\]"),
    ("game too deep", solo(game=DEEP), "there is no game a very large list"),
    ("game too long", solo(game="x" * 10**6), "there is no game 'xxx"),
    ("no seat", solo(seats=0), "solo has 1 seat, not 0"),
    ("seats huge", solo(seats=HUGE), "solo has 1 seat, not a very large int"),
    ("seats a text", solo(seats="1"), "solo has 1 seat, not '1'"),
    ("options a list", solo(options=[]), "options are an object, not a list"),
    ("option unknown", solo(options={"aces": 1}), "solo has no option 'aces'"),
    ("option nan", solo(options={"max_idle": NAN}), "option 'max_idle' cannot be nan: one of 10, 20, 60"),
    ("option true", solo(options={"max_idle": True}), "option 'max_idle' cannot be True"),
    ("option deep", solo(options={"ace": DEEP}), "option 'ace' cannot be a very large list"),
    ("partial 1", solo(partial=1), "partial is true or false"),
    ("zones a list", solo(zones=[]), "zones are an object, not a list"),
    ("zone a text", solo(zones={"stock": "4C"}), "zone 'stock' is a list of cards, not a text"),
    ("vars a list", solo(vars=[]), "vars are an object, not a list"),
    ("knows a list", solo(knows=[]), "knows is an object, not a list"),
    ("sets a text", solo(sets="x"), "sets is an object, not a text"),
    ("sealed a list", solo(sealed=[]), "sealed is an object, not a list"),
    ("persons a text", solo(persons="x"), "persons is a list of objects"),
    ("persons nobody asked", solo(persons=[{"digit": 1}]), "solo asks no 'digit' of a person"),
]

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("no rng", solo(rng=None), "rng is the chance state, a whole number, not None"),
    ("rng a fraction", solo(rng=1.5), r"not 1\.5"),
    ("rng true", solo(rng=True), "not True"),
    ("rng nan", solo(rng=NAN), "not nan"),
    ("rng deep", solo(rng=DEEP), "not a very large list"),
    ("zone unknown", solo(zones={"deck": []}), "solo with 1 seats has no zone 'deck'"),
    ("zone of nobody", solo(zones={"hand.1": []}), "solo with 1 seats has no zone 'hand.1'"),
    ("card unknown", solo(zones={"stock": ["1C"]}), "'1C' in stock is no card of solo"),
    ("card hidden", solo(zones={"stock": ["??"]}), r"'\?\?' in stock is no card of solo"),
    ("card a number", solo(zones={"stock": [7]}), "7 in stock is no card of solo"),
    ("card null", solo(zones={"stock": [None]}), "None in stock is no card"),
    ("card deep", solo(zones={"stock": [DEEP]}), "a very large list in stock is no card"),
    ("card twice", solo(zones={"stock": ["4C"], "center": ["4C"]}), "4C lies more than once on the table"),
    ("cards missing", solo(partial=False), r"these cards are missing: 2C, 2D, 2H, 3C, .* and 33 more \(a partial"),
    ("var unknown", solo(vars={"turns": 1}), r"solo has no var 'turns' \(its vars: dry_turns, idle, been, picked\)"),
    ("var a text", solo(vars={"idle": "1"}), "var 'idle' is a whole number from 0, not '1'"),
    ("var true", solo(vars={"idle": True}), "var 'idle' is a whole number from 0, not True"),
    ("var a fraction", solo(vars={"idle": 1.0}), r"var 'idle' is a whole number from 0, not 1\.0"),
    ("var null", solo(vars={"idle": None} | {}), "var 'idle' is a whole number from 0, not None"),
    ("var below nought", solo(vars={"idle": -1}), "var 'idle' is a whole number from 0, not -1"),
    ("var huge", solo(vars={"idle": HUGE}), "var 'idle' is a whole number from 0, not a very large int"),
    ("var too large", solo(vars={"idle": 1 << 53}), "var 'idle' is a whole number from 0"),
    ("cards no list", solo(vars={"been": "9H"}), "var 'been' is a list of cards, not '9H'"),
    ("knows twice", solo(knows={"hand.0": [[0, 0], [], [], []]}), "is a list of seats"),
    ("cards wrong", solo(vars={"been": ["9H", 3]}), "var 'been' is a list of cards"),
    ("card var", solo(vars={"picked": "0H"}), "var 'picked' is a card or empty, not '0H'"),
    ("card var deep", solo(vars={"picked": DEEP}), "var 'picked' is a card or empty, not a very large list"),
    ("no phase", solo(phase=None), r"solo has no phase None \(its phases: choose, second, over\)"),
    ("phase unknown", solo(phase="draw"), "solo has no phase 'draw'"),
    ("phase deep", solo(phase=DEEP), "solo has no phase a very large list"),
    ("no turn", solo(turn=None), "turn is a seat from 0 to 0, not None"),
    ("turn of nobody", solo(turn=1), "turn is a seat from 0 to 0, not 1"),
    ("turn true", solo(turn=True), "turn is a seat from 0 to 0, not True"),
    ("turn huge", solo(turn=HUGE), "not a very large int"),
    ("result empty", solo(result={}), "a result belongs to phase 'over', not to 'choose'"),
    (
        "result early",
        solo(result={"winners": [], "scores": [0, 0], "reason": "cap"}),
        "a result belongs to phase 'over', not to 'choose'",
    ),
    ("over with turn", solo(phase="over"), "a finished game has turn null"),
    ("over without result", solo(phase="over", turn=None), "a finished game has a result: winners, scores and reason"),
    ("knows no zone", solo(knows={"deck": []}), "knows: solo has no zone 'deck'"),
    ("knows too short", solo(knows={"stock": [[]]}), r"knows\['stock'\] is a list parallel to the zone's 2 cards"),
    ("knows no list", solo(knows={"stock": 3}), "is a list parallel"),
    ("knows nobody", solo(knows={"stock": [[], [1]]}), r"knows\['stock'\] is a list of seats, not \[1\]"),
    ("knows true", solo(knows={"stock": [[True], []]}), r"is a list of seats, not \[True\]"),
    ("knows a number", solo(knows={"stock": [0, 0]}), "is a list of seats, not 0"),
    ("sets nobody", solo(sets={"stock": [[HUGE], []]}), "is a list of seats, not a very large list"),
    ("sealed unknown", solo(sealed={"x": [0]}), "sealed: solo has no var 'x' that can be sealed"),
    ("sealed open", solo(sealed={"idle": [0]}), "sealed: solo has no var 'idle' that can be sealed"),
    ("no run begun", solo(phase="second"), "the picked card is not in hand"),
    (
        "no center",
        solo(phase="second", vars={"picked": "7H"}, zones={"hand.0": ["7H", "8H"]}),
        "phase 'second' does not go with these zones and vars",
    ),
    (
        "no partner",
        solo(phase="second", vars={"picked": "2S"}),
        "seat 0 has no legal action in phase 'second'",
    ),
    ("nothing to do", solo(zones={"stock": ["4C"]}), "seat 0 has no legal action in phase 'choose'"),
]


@pytest.mark.parametrize(("data", "sentence"), [row[1:] for row in UNREADABLE], ids=[row[0] for row in UNREADABLE])
def test_what_cannot_be_read_is_refused_by_naming_it(data: Any, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence) as caught:
        read(data)
    assert len(str(caught.value)) < 300 and "\n" not in str(caught.value)


@pytest.mark.parametrize(("data", "sentence"), [row[1:] for row in IMPOSSIBLE], ids=[row[0] for row in IMPOSSIBLE])
def test_what_cannot_stand_on_a_table_is_refused_by_naming_it(data: Any, sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence) as caught:
        read(data)
    assert len(str(caught.value)) < 300 and "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (3, "a finished game has a result"),
        ({}, "winners is a list of seats, not None"),
        ({"winners": 0}, "winners is a list of seats, not 0"),
        ({"winners": [1]}, r"winners is a list of seats, not \[1\]"),
        ({"winners": [True]}, r"not \[True\]"),
        ({"winners": ["banker"]}, r"not \['banker'\]"),
        ({"winners": [[0]]}, r"not \[\[0\]\]"),
        ({"winners": [0, 0]}, r"not \[0, 0\]"),
        ({"winners": [], "scores": [1]}, r"scores is a list of 2 whole numbers, not \[1\]"),
        ({"winners": [], "scores": [1, HUGE]}, "scores is a list of 2 whole numbers, not a very large list"),
        ({"winners": [], "scores": [1, True]}, "scores is a list of 2 whole numbers"),
        ({"winners": [], "scores": [1, 1.5]}, "scores is a list of 2 whole numbers"),
        ({"winners": [], "scores": [1, 2]}, "reason is a code, not None"),
        ({"winners": [], "scores": [1, 2], "reason": "No match!"}, "reason is a code, not 'No match!'"),
        ({"winners": [], "scores": [1, 2], "reason": "x" * 10**5}, "reason is a code, not 'xxx"),
        ({"winners": [], "scores": [1, 2], "reason": "cap", "places": [1, 2]}, "places is a list of 1 whole numbers"),
        ({"winners": [], "scores": [1, 2], "reason": "cap", "places": DEEP}, "places is a list of 1 whole numbers"),
    ],
    ids=range(17),
)
def test_a_result_that_no_game_has_is_refused(result: Any, sentence: str) -> None:
    with pytest.raises(InvalidPosition, match=sentence):
        read(solo(phase="over", turn=None, result=result))


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("open", 1, "true or false"),
        ("word", "x" * 201, "a short text"),
        ("word", None, "a short text"),
        ("queue", [0, 0], "a list of seats"),
        ("queue", [3], "a list of seats"),
        ("queue", [[0]], "a list of seats"),
        ("points", [1, 2], "a list of 3, one a seat"),
        ("points", [1, 2, 0.5], "a list of 3, one a seat"),
        ("points", {}, "a list of 3, one a seat"),
        ("tokens", [1, 2, None], "a list of 3, one a seat"),
        ("token", None, "a card or empty"),
        ("list", [{"a": 1}], "a list"),
        ("list", nest(12), "a list"),
        ("list", [None], "a list"),
        ("list", "x", "a list"),
        ("map", {"a": {"b": 1}}, "an object"),
        ("map", {"a": [[{}]]}, "an object"),
        ("map", {"a": NAN}, "an object"),
        ("map", [["a", 1]], "an object"),
        ("map", {"a": HUGE}, "an object"),
        ("tosses", 7, "a short text"),
        ("list", [0] * 1001, "of at most 1000 entries"),
        ("list", [[0, 0]] * 334, "of at most 1000 entries"),
        ("map", {"a": [0] * 1000}, "of at most 1000 entries"),
        ("points", [[0] * 400] * 3, "of at most 1000 entries"),
        ("list", ["x" * 201], "a list"),
    ],
    ids=range(26),
)
def test_a_var_that_does_not_fit_its_kind_is_refused(name: str, value: Any, wanted: str) -> None:
    with pytest.raises(InvalidPosition, match=f"var '{name}' is {wanted}, not "):
        yard({}, vars={name: value})


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [("stammed", [], "a list of 2, one a seat"), ("lead", 2, "a seat from 0 to 1 or -1"), ("lead", -2, "a seat")],
)
def test_a_list_by_seat_that_begins_full_is_never_empty_and_a_seat_is_one_of_the_table(
    name: str, value: Any, wanted: str
) -> None:
    data = {"game": "super-stam", "seats": 2, "partial": True, "rng": 1, "turn": 0, "phase": "stam"}
    with pytest.raises(InvalidPosition, match=f"var '{name}' is {wanted}"):
        read({**data, "zones": {"stock": ["2C"]}, "vars": {name: value}})


def test_that_nothing_is_sealed_any_more_is_written_where_it_usually_is() -> None:
    zones = {"env": ["TC", "3S"], "held.0": ["6C"], "hand.1": ["7D"], "hand.0": ["8D"]}
    data = {"game": "karov-meod", "seats": 2, "partial": True, "rng": 1, "turn": 0, "phase": "aim", "zones": zones}
    given = {**data, "vars": {"queue": [0, 1], "aim": [1, -1]}}
    for sealed in ({}, {"aim": 0}):
        written = position_to_json(read({**given, "sealed": {name: [] for name in sealed}}))
        assert [*written["sealed"]] == [*sealed] and position_to_json(read(written)) == written


def test_a_var_may_be_as_deep_as_is_said() -> None:
    deep = nest(10)
    assert position_to_json(yard({}, vars={"list": deep}))["vars"]["list"] == deep


def test_a_var_may_have_as_many_entries_as_is_said() -> None:
    for many in ([0] * 1000, [[0]] * 500, ["x" * 200]):
        assert position_to_json(yard({}, vars={"list": many}))["vars"]["list"] == many


# Views


def given_view(seat: int | None = 0, **changes: Any) -> dict[str, Any]:
    """A view in the yard with some keys changed; None takes a key away."""
    p = yard(
        {
            "hand.0": ["2C"], "hand.1": ["4C", "w1", "3C"], "held.1": ["5C"], "fort.0": ["6C", "7C"],
            "market": ["2D", "3D"],
        },
        knows={"fort.0": [[], [0]], "hand.1": [[0], [], []]},
        sets={"held.1": [[0]]},
        seats=2,
    )
    data = {**view(p, seat).to_json(), **changes}
    return {key: value for key, value in data.items() if value is not None or key == "turn"}


def test_a_view_reads_back_for_every_seat_and_for_an_onlooker() -> None:
    for seat in (0, 1, None):
        data = given_view(seat, viewer=seat)
        data["viewer"] = seat
        v = view_from_json(data, EVERY)
        assert (v.seat, v.to_json()) == (seat, data)


def test_a_view_without_a_viewer_is_that_of_the_seat_that_asks() -> None:
    assert view_from_json(given_view(viewer=None), EVERY, seat=0).seat == 0


def test_what_is_known_of_a_group_leaves_room_for_what_is_known_of_its_hand_in_whichever_order() -> None:
    seen = view(yard({"hand.1": ["2C"], "held.1": ["3D"]}, knows={"hand.1": [[0]]}, sets={"held.1": [[0]]}, seats=2), 0)
    assert seen.sets == {"hand.1": ["2C"], "own.1": ["3D"]}
    data = seen.to_json()
    for names in (["hand.1", "own.1"], ["own.1", "hand.1"]):
        assert view_from_json({**data, "sets": {name: data["sets"][name] for name in names}}, EVERY) == seen


def test_the_order_of_a_closed_hand_of_sets_and_of_the_pool_is_no_matter() -> None:
    data = given_view()
    shuffled = copy.deepcopy(data)
    shuffled["zones"]["hand.1"] = ["?w", "??", "??"]
    shuffled["pool"].reverse()
    shuffled["sets"]["fort.0"] = []
    shuffled["knows"]["stock"] = {}
    assert view_from_json(shuffled, EVERY) == view_from_json(data, EVERY)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"viewer": 2}, "viewer is a seat from 0 to 1, not 2"),
        ({"viewer": True}, "viewer is a seat from 0 to 1, not True"),
        ({"viewer": HUGE}, "viewer is a seat from 0 to 1, not a very large int"),
        ({"pool": "x"}, "pool is the list of cards"),
        ({"pool": [7]}, "pool is the list of cards"),
        ({"pool": ["3C", "4C", "5C", "6C", "7C", "3D"]}, "7 cards are hidden, but 6 are not seen"),
        ({"pool": ["3C", "3C", "5C", "6C", "7C", "3D", "w1"]}, "3C lies more than 1 times"),
        ({"pool": ["3C", "4C", "5C", "6C", "7C", "3D", "2H"]}, "7 cards are hidden, but 7 are not seen"),
        ({"zones": {"hand.0": "2C"}}, "zone 'hand.0' is a list of cards, not a text"),
        ({"zones": {"hand.9": []}}, "has no zone 'hand.9'"),
        ({"zones": {"hand.0": ["?x"]}}, r"'\?x' in hand\.0 is no card of yard"),
        ({"zones": {"stock": ["3H"]}, "pool": []}, "card 0 of stock is open to seat 0, which the rules do not have"),
        ({"zones": {"hand.0": ["??"]}, "pool": ["2C"]}, "card 0 of hand.0 is hidden from seat 0"),
        ({"zones": {"hand.1": ["3H"]}, "pool": []}, "card 0 of hand.1 is open to seat 0"),
        ({"zones": {"market": ["2D", "3D"]}, "pool": []}, "card 1 of market is open to seat 0"),
        ({"knows": {"fort.0": {"2": "7C"}}}, r"knows\['fort\.0'\] names '2', no hidden place there"),
        ({"knows": {"fort.0": {"-1": "7C"}}}, "no hidden place there"),
        ({"knows": {"fort.0": {"01": "7C"}}}, "no hidden place there"),
        ({"knows": {"fort.0": {"\u0661": "7C"}}}, "no hidden place there"),
        ({"knows": {"fort.0": {1: "7C"}}}, "names 1, no hidden place there"),
        ({"knows": {"market": {"0": "2D"}}}, "no hidden place there"),
        ({"knows": {"fort.0": {"1": "2C"}}}, "2C is known to be hidden but is not among the hidden cards"),
        ({"knows": {"fort.0": {"1": "w1"}}}, "w1 has another back than the card at 1"),
        ({"knows": {"fort.0": {"1": 7}}}, "holds 7, no card of yard"),
        ({"knows": {"fort.0": ["7C"]}}, "is an object of places"),
        ({"knows": {"hand.1": {"0": "3C"}}}, "a hand has no places, what is known of it stands in sets"),
        ({"knows": {"fort.0": {"0": "7C", "1": "7C"}}}, "7C is known to be hidden"),
        ({"sets": {"held.1": ["5C"]}}, "sets: yard has no hand or group 'held.1'"),
        ({"sets": {"own.7": ["5C"]}}, "sets: yard has no hand or group 'own.7'"),
        ({"sets": {"own.1": "5C"}}, r"sets\['own\.1'\] is a list of cards"),
        ({"sets": {"own.1": [DEEP]}}, r"sets\['own\.1'\] is a list of cards"),
        ({"sets": {"own.1": ["3C", "4C", "5C", "6C"]}}, r"sets\['own\.1'\]: no hidden place is left there for 6C"),
        ({"sets": {"stock": ["3C"]}}, r"sets\['stock'\]: no hidden place is left there for 3C"),
        ({"sets": {"hand.1": ["3C", "4C"], "own.1": ["5C", "6C"]}}, "no hidden place is left there for 6C"),
        ({"knows": []}, "knows and sets of a view are objects"),
        ({"sets": 3}, "knows and sets of a view are objects"),
        ({"vars": 3}, "vars are an object"),
        ({"vars": {"number": None}}, "var 'number' is a whole number from 0, not None"),
        ({"vars": {"tokens": None}}, "var 'tokens' is a list of 2, one a seat, not None"),
        ({"vars": {"tokens": [None, None, None]}}, "var 'tokens' is a list of 2, one a seat"),
        ({"vars": {"token": [None]}}, "var 'token' is a card or empty"),
        ({"partial": 2}, "partial is true or false"),
        ({"phase": "over"}, "a finished game has turn null"),
        ({"turn": 4}, "turn is a seat from 0 to 1, not 4"),
        ({"zones": DEEP}, "zones are an object, not a list"),
    ],
    ids=range(45),
)
def test_a_view_that_no_seat_can_have_is_refused_by_naming_what_is_wrong(change: Any, sentence: str) -> None:
    with pytest.raises((NotationError, InvalidPosition), match=sentence):
        view_from_json(given_view(**change), EVERY)


def test_sealed_values_read_back_as_null_whatever_their_kind() -> None:
    values = {"tokens": [1, 2, 3], "purse": {"a": 1}, "token": "2C"}
    p = yard({}, vars=values, sealed={"purse": [1], "token": [], "tokens": []})
    for seat in (0, 1, None):
        v = view(p, seat)
        assert view_from_json(v.to_json(), EVERY) == v
        assert v.vars["purse"] == ({"a": 1} if seat == 1 else None)
        assert view(deal_unknown(v, Random(0)), seat) == v


def test_a_view_in_which_its_seat_cannot_decide_is_refused() -> None:
    data = view(read(solo()), 0).to_json()
    with pytest.raises(InvalidPosition, match="the picked card is not in hand"):
        view_from_json({**data, "phase": "second"}, EVERY)
    with pytest.raises(InvalidPosition, match="no legal action"):
        view_from_json({**data, "zones": {}, "pool": []}, EVERY)


# Anything at all


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 3)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["7H", "??", "?w", "w1", "hand.0", "stock", "choose", "over", 10**400]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
STARTS: dict[str, Callable[[], Position]] = {
    "solo": lambda: new_game(GAMES["solo"], 1, 3).position,
    "trishape": lambda: new_game(GAMES["trishape"], 1, 3).position,
    "forts": lambda: new_game(FORTS, 2, 3).position,
    "caravan": lambda: new_game(CARAVAN, 3, 3).position,
    "purse": lambda: new_game(PURSE, 2, 3).position,
    "yard": lambda: yard(
        {"hand.0": ["2C", "3C"], "fort.0": ["4C"], "open": ["5C"]},
        knows={"fort.0": [[1]]},
        sets={"hand.0": [[2], []]},
        vars={"tokens": [1, 2, 3], "map": {"a": 1}},
        sealed={"tokens": []},
    ),
}
"""By game: a function that makes a position of it."""


@st.composite
def broken(draw: st.DrawFn, start: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """A good JSON object in which one or two values, at any depth, were replaced, renamed, doubled or removed."""
    data = start()
    for _ in range(draw(st.integers(1, 2))):
        at: Any = data
        while True:
            keys = sorted(at) if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(at[key], dict | list) and at[key] and draw(st.booleans()):
                at = at[key]
                continue
            match draw(st.sampled_from(["replace", "remove", "double", "rename"])):
                case "replace":
                    at[key] = draw(junk)
                case "remove":
                    del at[key]
                case "double" if isinstance(at, list):
                    at.append(at[key])
                case "rename" if isinstance(at, dict):
                    at[draw(st.text(max_size=6))] = at.pop(key)
                case _:
                    at[key] = draw(junk)
            break
    return data


@pytest.mark.parametrize("name", STARTS)
@given(data=st.data())
def test_nothing_but_the_two_errors_comes_of_reading_a_broken_position(name: str, data: st.DataObject) -> None:
    start = STARTS[name]()
    value = data.draw(broken(lambda: json.loads(json.dumps(position_to_json(start)))))
    try:
        p = position_from_json(value, EVERY)
    except (NotationError, InvalidPosition) as error:
        assert 0 < len(str(error)) < 600
        return
    written = position_to_json(p)
    assert position_to_json(position_from_json(json.loads(json.dumps(written)), EVERY)) == written
    for seat in (*range(p.game.seats), None):
        assert view_from_json(view(p, seat).to_json(), EVERY) == view(p, seat)


@pytest.mark.parametrize("name", STARTS)
@given(data=st.data())
def test_nothing_but_the_two_errors_comes_of_reading_a_broken_view(name: str, data: st.DataObject) -> None:
    start = STARTS[name]()
    seat = data.draw(st.sampled_from([*range(start.game.seats), None]))
    value = data.draw(broken(lambda: json.loads(json.dumps(view(start, seat).to_json()))))
    try:
        v = view_from_json(value, EVERY)
    except (NotationError, InvalidPosition) as error:
        assert 0 < len(str(error)) < 600
        return
    assert view_from_json(v.to_json(), EVERY) == v
    assert view(deal_unknown(v, Random(1)), v.seat) == v
    assert v.legal or v.seat != v.turn or v.over


@given(value=junk)
def test_nothing_but_the_two_errors_comes_of_reading_anything(value: Any) -> None:
    for reader in (position_from_json, view_from_json):
        with pytest.raises((NotationError, InvalidPosition)):
            reader(value, EVERY)
    keys = value if isinstance(value, Mapping) else {}
    with pytest.raises((NotationError, InvalidPosition)):
        position_from_json({"game": "solo", "rng": value, **keys}, EVERY)
