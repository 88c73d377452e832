"""An action is its text."""

from __future__ import annotations

import pytest

from app.engine import Action, NotationError
from app.engine.actions import LONGEST


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("done", Action("done")),
        ("play:7H", Action("play", ("7H",))),
        ("give:2C:1", Action("give", ("2C", "1"))),
        ("set:keep:JS", Action("set", ("keep", "JS"))),
        ("commit:??", Action("commit", ("??",))),
        ("say:-3", Action("say", ("-3",))),
        ("open-bids:a.b+c", Action("open-bids", ("a.b+c",))),
    ],
)
def test_an_action_reads_and_writes_the_canons_text(text: str, action: Action) -> None:
    assert Action.parse(text) == action
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "", ":", "7H", "Play:7H", "play:", "play::7H", "play:7 H", "play 7H", "play:7H\n", "play:\u05d0", "-play",
        "a" * 201,
    ],
)
def test_what_has_not_the_form_of_an_action_is_refused_by_showing_it(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not an action: verb, verb:arg or verb:arg:arg was expected") as caught:
        Action.parse(text)
    assert repr(text[:40])[1:-1] in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", [None, 7, 1.5, ["play:7H"], {"action": "play"}, True])
def test_only_a_text_can_be_an_action(value: object) -> None:
    with pytest.raises(NotationError, match=f"an action is a text, not {type(value).__name__}"):
        Action.parse(value)  # type: ignore[arg-type]


def test_a_text_too_long_is_refused_before_it_is_looked_at() -> None:
    assert str(Action.parse("a" * LONGEST)) == "a" * LONGEST
    with pytest.raises(NotationError):
        Action.parse("a" * (LONGEST + 1))
    with pytest.raises(NotationError):
        Action.parse("a:" * 10_000_000)
