"""JSON as the store writes it: on one line, and strict in both directions."""

from __future__ import annotations

import json
from typing import Any, NoReturn


def written(value: Any) -> str:
    """Return a JSON value as compact text that every disk and database can hold. Raises TypeError or ValueError.

    Letters stay letters, so that a person can read the text. Only a text with half a surrogate pair, which no file can
    hold, has everything beyond ASCII escaped.
    """
    text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(value, allow_nan=False, separators=(",", ":"))
    return text


def read(text: str) -> Any:
    """Parse JSON. Raises ValueError (JSONDecodeError has the place), also for NaN and for nesting that is too deep."""
    try:
        return json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")
