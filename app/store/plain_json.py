"""JSON as it is kept: on one line, and strict both ways."""

from __future__ import annotations

import json
from typing import Any, NoReturn


def written(value: Any) -> str:
    """A JSON value as compact text that every disk and database can hold. Raises TypeError or ValueError for others.

    Letters stay letters, so that a person can read it. Only a text with half a surrogate pair, which no file can hold,
    has everything beyond ASCII escaped.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(value, allow_nan=False, separators=(",", ":"))
    return text


def read(text: str) -> Any:
    """Read JSON. Raises ValueError (JSONDecodeError knows where), also for NaN and for endless nesting."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")
