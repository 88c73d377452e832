"""The three errors of the engine, each a ValueError with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from app.engine import IllegalAction, InvalidPosition, NotationError, Reason
from app.engine.errors import in_short


def test_all_failures_are_value_errors_and_tell_themselves_apart() -> None:
    illegal = IllegalAction("take:7H", Reason("no-match", ("7H", "9C")), ["return:7H"])
    for error in (NotationError("x"), InvalidPosition("x"), illegal):
        assert isinstance(error, ValueError)
    assert str(illegal) == "take:7H is not legal here: no-match"
    assert (illegal.action, illegal.reason.args, illegal.allowed) == ("take:7H", ("7H", "9C"), ("return:7H",))


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        ("7H", "'7H'"),
        ("x" * 100, "'" + "x" * 56 + "..."),
        (10**5000, "a very large int"),
        (nested(100_000), "a very large list"),
        (list(range(100)), str(list(range(100)))[:57] + "..."),
        (float("nan"), "nan"),
    ],
    ids=["null", "text", "long text", "too many digits", "too deep", "long list", "no number"],
)
def test_a_value_from_outside_can_always_be_named_in_a_sentence(value: Any, text: str) -> None:
    assert in_short(value) == text
