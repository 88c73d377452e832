"""The three ways in which input to the engine can be wrong, each a ValueError; and that it is not the input that is.

The message of each is one plain English sentence (`str(error)`) that names the fault. It is meant for programmers, test
tools and the protocol; for players, `app.wording` makes sentences from codes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why something may not be done: a kebab-case code and what it is about (cards, seats, numbers)."""

    code: str
    args: tuple[str | int, ...] = ()


class NotationError(ValueError):
    """A text or a JSON value that cannot be read as a card, an action, an option or the like."""


class InvalidPosition(ValueError):
    """A position that can be read but cannot stand on a table: a duplicate card, an unknown zone, a bad var."""


class IllegalAction(ValueError):
    """An action that can be read but that the rules forbid in this position.

    `reason` says which rule forbids it; `allowed` are the legal actions in their fixed order.
    """

    def __init__(self, action: str, reason: Reason, allowed: Sequence[str]) -> None:
        """Build the message from `action` and `reason`; `allowed` are the legal actions as text."""
        super().__init__(f"{action} is not legal here: {reason.code}")
        self.action = action
        self.reason = reason
        self.allowed = tuple(allowed)


class RulesFailed(RuntimeError):
    """The rules of a game failed, or the engine did on what they had answered: the cause, whatever led up to it.

    The message is what may be told of the cause at a table: nothing that could quote a hidden card.
    """

    def __init__(self, game: str, cause: Exception, told: str = "") -> None:
        """Hold the game with this id to blame for `cause`."""
        super().__init__(told)
        self.game = game
        self.__cause__ = cause


def kind_of(value: Any) -> str:
    """The JSON type of a value, as a phrase; for a value that JSON cannot hold, the name of its Python type."""
    names = {type(None): "null", bool: "a boolean", int: "a number", float: "a number", str: "a text", list: "a list"}
    return names.get(type(value), "an object" if isinstance(value, Mapping) else type(value).__name__)


def in_short(value: Any, written: Callable[[Any], str] = repr) -> str:
    """A value from outside, short enough for a sentence: as it is `written`, cut to 60 characters, or its kind.

    Never fails, even for a number with too many digits to print or a list nested too deep.
    """
    try:
        text = written(value)
    except (RecursionError, ValueError):
        return f"a very large {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


def in_json(value: Any) -> str:
    """A value read from JSON, short enough for a sentence, as it is written there: `null`, not `None`."""
    return in_short(value, partial(json.dumps, ensure_ascii=False))
