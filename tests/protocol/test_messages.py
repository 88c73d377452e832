"""Reading requests strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.protocol import messages
from app.protocol.messages import COMMANDS, Refused, decoded, fields_of, request


def read(**data: Any) -> messages.Request:
    """A request from its fields."""
    return request(decoded(json.dumps(data)))


def test_what_may_be_left_out_has_its_default_and_null_means_left_out() -> None:
    short = read(cmd="new", game="solo")
    assert short == messages.New("solo", None, {}, 1, [], None)
    assert read(cmd="new", game="solo", seats=None, options=None, seed=None, persons=None, seat=None) == short


def test_an_onlooker_is_asked_for_by_null_and_not_by_leaving_the_seat_out() -> None:
    assert read(cmd="view", position={}, seat=None) == messages.ViewOf({}, None)
    with pytest.raises(Refused, match="view needs the field 'seat'"):
        read(cmd="view", position={})


@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_command_refuses_a_field_it_has_not_and_names_those_it_has(command: str) -> None:
    with pytest.raises(Refused) as caught:
        request({"cmd": command, "colour": "red"})
    assert caught.value.code == "bad-request" and "'colour'" in str(caught.value)
    assert all(field in str(caught.value) for field in fields_of(command))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 1), ("game", None), ("seats", 0), ("seats", 1.0), ("seats", True), ("seats", "1"), ("options", []),
        ("seed", 1.0), ("seed", True), ("seed", "1"), ("persons", {}), ("persons", [1]), ("seat", -1), ("seat", False),
    ],
)  # fmt: skip
def test_a_value_of_another_type_is_refused_with_the_name_of_its_field(field: str, value: Any) -> None:
    with pytest.raises(Refused, match=field) as caught:
        read(**{"cmd": "new", "game": "solo", field: value})
    assert caught.value.code == "bad-request"


@pytest.mark.parametrize("outside", [[], 7, {"hour": 7.5}, {"hour": True}, {"hour": [7]}, {"hour": None}])
def test_what_lies_outside_is_whole_numbers_and_texts(outside: Any) -> None:
    with pytest.raises(Refused, match="outside is an object of whole numbers and texts"):
        read(cmd="go", position={}, level="random", outside=outside)
    hour = {"hour": 7, "word": "x"}
    made = read(cmd="go", position={}, level="random", outside=hour, ms=5, iterations=9)
    assert made == messages.Go({}, None, "random", 5, 9, 1, hour, False, False, None, False, "plain")


@pytest.mark.parametrize("field", ["ms", "iterations"])
def test_how_long_a_player_thinks_is_a_whole_number_in_a_range_or_null(field: str) -> None:
    most = {"ms": messages.LONGEST_MS, "iterations": messages.MOST_ITERATIONS}[field]
    bad: tuple[Any, ...] = (0, -1, most + 1, 10**200, 1.5, 5.0, True, False, "5", [5], {})
    for value in bad:
        with pytest.raises(Refused) as caught:
            read(**{"cmd": "go", "position": {}, "level": "random", field: value})
        said = str(caught.value)
        assert caught.value.code == "bad-request"
        assert said.startswith(f"{field} is a whole number ") and f"from 1 to {most}, or null, not " in said
    for good in (None, 1, most):
        made = read(**{"cmd": "go", "position": {}, "level": "random", field: good})
        assert isinstance(made, messages.Go) and getattr(made, field) == good


@pytest.mark.parametrize("seed", [0, -1, 1 << 64, -(10**298)], ids=["zero", "minus one", "large", "very small"])
def test_a_seed_is_any_whole_number_that_can_be_read(seed: int) -> None:
    made = read(cmd="new", game="solo", seed=seed)
    assert isinstance(made, messages.New) and made.seed == seed


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "empty"),
        (" \t\r\n", "empty"),
        (b"\xff", "not UTF-8 (byte 0)"),
        (b'{"a":"\xed\xa0\x80"}', "not UTF-8"),
        ("{", "not JSON (character 1)"),
        ("[]", "not a list"),
        ('"games"', "not a text"),
        ("null", "not null"),
        ("3.5", "not a number"),
        ("true", "not a boolean"),
        ('{"a":1,"a":1}', "'a' occurs twice"),
        ('{"x":[{"a":1,"a":1}]}', "'a' occurs twice"),
        ('{"a":Infinity}', "Infinity is no JSON number"),
        ('{"a":-Infinity}', "-Infinity is no JSON number"),
        ('{"a":1e400}', "too large"),
        ('{"a":-1e400}', "too large"),
        ('{"a":' + "7" * 100_000 + "}", "a number of 100000 characters"),
        ('{"a":0.' + "7" * 100_000 + "}", "a number of 100002 characters"),
        ('{"a":' + "[" * 100_000 + "}", "deeper than"),
        ('{"a":' + "[" * 100_000 + "]" * 100_000 + "}", "deeper than"),
        ('{"a":' + "[" * 64 + "]" * 64 + "}", "deeper than"),
        ("x" * (messages.LONGEST_LINE + 1), "longer than"),
        (b"\xff" * (messages.LONGEST_LINE + 1), "longer than"),
    ],
    ids=lambda value: repr(value[:20]),
)
def test_a_line_that_is_no_object_is_refused_in_one_sentence(line: str | bytes, words: str) -> None:
    with pytest.raises(Refused) as caught:
        decoded(line)
    assert caught.value.code == "malformed-line" and words in str(caught.value) and len(str(caught.value)) < 200


def test_what_is_nested_as_deep_as_is_allowed_is_read() -> None:
    assert decoded('{"a":' + "[" * 63 + "]" * 63 + "}")


def test_half_a_surrogate_pair_goes_in_and_comes_out() -> None:
    data = decoded('{"id":"\\ud800"}')
    assert messages.written(data) == '{"id":"\\ud800"}'


def test_of_a_list_with_something_else_in_it_the_entry_is_named() -> None:
    with pytest.raises(Refused, match=r"^actions is a list of texts, and one entry is 7$"):
        read(cmd="apply", position={}, actions=["draw", 7])
    with pytest.raises(Refused, match=r"^persons is a list of objects, and one entry is a list$"):
        read(cmd="new", game="solo", persons=[{}, []])
    with pytest.raises(Refused, match=r"^actions is a list of texts, not 'draw'$"):
        read(cmd="apply", position={}, actions="draw")


def test_a_field_beyond_the_canon_in_a_position_is_refused() -> None:
    with pytest.raises(Refused, match="no field 'zone'"):
        read(cmd="actions", position={"game": "solo", "zone": {}})


@pytest.mark.parametrize("size", [10, 1000, 100_000])
def test_what_is_quoted_in_a_sentence_is_cut(size: int) -> None:
    with pytest.raises(Refused) as caught:
        read(cmd="x" * size)
    assert len(messages.error_of(caught.value)["message"]) < 120
    assert len(messages.error_of(ValueError("x" * size))["message"]) <= messages.LONGEST_MESSAGE
