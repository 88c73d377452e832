"""What Prisoners deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position, Step
from app.engine.alike import Alike, exchanged
from app.games.asirim.terms import ROYAL, qualified


class AsirimAlike(Alike):
    """Claims and royal cards."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether the same seats may call after the exchange: asking a seat shows that it may (canon 4.7)."""
        other = exchanged(p, x, y)
        return all(qualified(p, seat) == qualified(other, seat) for seat in range(p.game.seats))

    def course(self, true: Step, false: Step, x: int, y: int) -> bool:
        """Whether the forced end, which takes royal cards from anywhere, could not differ (canon 4.7)."""
        said = [event.said for step in (true, false) for event in step.happened]
        return ROYAL[x] == ROYAL[y] or "forced-end" not in said
