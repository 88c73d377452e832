"""What Majnun deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position
from app.engine.alike import SameForcedOfTwins
from app.games.majnun.rules import RED


class MajnunAlike(SameForcedOfTwins):
    """Colours, and hands of twins."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether both have the same colour: a seat with no more of it than it needs lays all, and all see how many."""
        red = RED[p.options["decks"]]
        return red[x] == red[y]
