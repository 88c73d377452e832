"""What can be wrong with what the engine is given: three failures, three types, all of them ValueErrors.

Each carries one plain English sentence (`str(error)`) that names what was wrong. That sentence is for programmers, test
tools and the protocol; for players, `app.wording` makes sentences from codes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why something may not be done: a kebab-case code and what it is about (cards, seats, numbers)."""

    code: str
    args: tuple[str | int, ...] = ()


class NotationError(ValueError):
    """A text or a JSON value that cannot be read as what it should be: a card, an action, an option."""


class InvalidPosition(ValueError):
    """A position that can be read but cannot stand on a table: a doubled card, an unknown zone, a bad var."""


class IllegalAction(ValueError):
    """An action that can be read but that the rules forbid here.

    `reason` says which rule forbids it; `allowed` are the legal actions in their fixed order.
    """

    def __init__(self, action: str, reason: Reason, allowed: Sequence[str]) -> None:
        """Say that `action` is illegal for `reason`; `allowed` are the legal actions as text."""
        super().__init__(f"{action} is not legal here: {reason.code}")
        self.action = action
        self.reason = reason
        self.allowed = tuple(allowed)


def kind_of(value: Any) -> str:
    """The JSON type of a value, as a phrase; the Python type of one that JSON does not have."""
    names = {type(None): "null", bool: "a boolean", int: "a number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "an object" if isinstance(value, Mapping) else type(value).__name__)


def in_short(value: Any) -> str:
    """A value from outside, short enough for a sentence: its repr cut to 60 characters, or what kind of thing it is.

    Never fails, although a number may have too many digits to be written and a list may be nested too deep.
    """
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"a very large {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."
