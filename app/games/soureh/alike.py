"""What Soureh deliberately reveals about hidden cards, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position
from app.engine.alike import Alike
from app.games.soureh.rules import FITS


class SourehAlike(Alike):
    """Rows that fit."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether both fit the same open cards: a declarer reveals whether its row fits, by showing it or playing on.

        A seat whose row fits is also asked whether it declares, so its turn ends a step later. That is not compared:
        nothing is told before the turn has ended, and then the same as if the row did not fit
        (test_a_row_that_fits_undeclared_is_like_one_that_does_not).
        """
        facing = [c for seat in range(p.game.seats) for c in p.zones[f"open.{seat}"]]
        return all(FITS[x][c] == FITS[y][c] for c in facing)
