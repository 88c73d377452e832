"""Cards that change places in a position of a past game, to see how it would have gone with other cards. No Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from app.engine import Witnessed, position_from_json, position_to_json
from app.games import GAMES


class Slot(NamedTuple):
    """Where a card lies: a zone, and at which index of it."""

    zone: str
    at: int


def swapped(p: Witnessed, one: Slot, other: Slot) -> Witnessed:
    """Return the position with two cards exchanged, in the zones and wherever a var names them.

    Nothing else changes: scores, the decision due, the chance state, and what each seat knows about each slot, so that
    whoever knew the card that lay there knows the one that lies there now. Raises LookupError if nothing lies in a
    slot, InvalidPosition if the rules do not allow the new position.
    """
    data: dict[str, Any] = json.loads(json.dumps(position_to_json(p)))
    zones = data["zones"]
    first, second = (zones[slot.zone][slot.at] for slot in (one, other))
    zones[one.zone][one.at], zones[other.zone][other.at] = second, first
    data["vars"] = _renamed(data["vars"], {first: second, second: first})
    return position_from_json(data, GAMES)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """A value of vars, at any depth, with the names of cards replaced."""
    if isinstance(value, dict):
        return {key: _renamed(inner, names) for key, inner in value.items()}
    if isinstance(value, list):
        return [_renamed(inner, names) for inner in value]
    return names.get(value, value) if isinstance(value, str) else value
