"""Two seats that face each other across the cloth."""

from __future__ import annotations

from app.table.prompts import Hem
from app.table.seating import Point, Seating


class Opposite(Seating):
    """Two seats that face each other, with both badges at the start side."""

    def badge(self, seat: int) -> Point:
        """The other's badge is in the upper corner of the start edge."""
        mine = super().badge(self.me)
        return mine if seat == self.me else Point(mine.x, (self.badge_height / 2 + 7) / self.height)

    def hem(self, seat: int, length: float) -> Hem:
        """In front of the cards of a seat, not of its badge."""
        return Hem("bottom" if seat == self.me else "top", self.board.width / 2, min(420.0, max(240.0, length)))
