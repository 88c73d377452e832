"""What Super Stam deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position
from app.engine.alike import Alike
from app.games.super_stam.rules import ALPHA, FREE


class SuperStamAlike(Alike):
    """The abilities of cards."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether both have the same suit and the same α, and neither is a card that exchanges freely.

        The number of cards that a hidden card gives, a pass without being asked, and the golden deck all tell something
        about it.
        """
        return x % 4 == y % 4 and ALPHA[x] == ALPHA[y] and not FREE["human"][x] and not FREE["human"][y]
