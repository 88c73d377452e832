"""A memory aid: small faces on closed cards that a seat has seen before and whose place it may know.

It shows only what the engine says the seat knows for certain (`View.knows`). No Qt.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from app.engine import View
    from app.table.signs import Peek

Memory = Literal["off", "last-round", "on"]
MEMORIES: tuple[Memory, ...] = get_args(Memory)
"""How much is shown: nothing, what was learned since the seat's turn before last, everything the seat knows."""


def recalled(view: View, forgotten: Collection[str] = ()) -> list[Peek]:
    """The small faces to show on closed cards of a view, without the symbols that are forgotten."""
    from app.engine import hidden  # the settings, which name the choices, need neither engine nor table
    from app.table.prompts import Ref
    from app.table.signs import Peek

    found = []
    for zone, places in view.knows.items():
        for index, text in places.items():
            closed = hidden(view.zones[zone][int(index)])
            if closed and text not in forgotten:
                found.append(Peek(Ref(zone, int(index)), text))
    return found


def learned(view: View) -> set[str]:
    """The symbols whose places a seat knew in a view, whether it saw them or not."""
    return {text for places in view.knows.values() for text in places.values()}
