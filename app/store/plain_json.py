"""JSON as it is kept: one line, strict both ways."""

from __future__ import annotations

import json
from typing import Any, NoReturn


def written(value: Any) -> str:
    """A JSON value as compact text that every disk and database takes. Raises TypeError or ValueError for others.

    Letters stay letters, so that a person can read it; only where a text holds half a surrogate pair, which no file
    can carry, everything beyond ASCII is escaped.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(value, allow_nan=False, separators=(",", ":"))
    return text


def read(text: str) -> Any:
    """Read JSON. Raises ValueError (JSONDecodeError knows the place), also for NaN and for nesting without end."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")
