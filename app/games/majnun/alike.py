"""What Majnun makes public of hidden cards on purpose, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position
from app.engine.alike import SameForcedOfTwins


class MajnunAlike(SameForcedOfTwins):
    """Colours, and hands of twins."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """A seat with no more of a colour than it needs lays all of it: everybody learns how many, not which."""
        return (p.game.cards[x][1] in "DH") == (p.game.cards[y][1] in "DH")
