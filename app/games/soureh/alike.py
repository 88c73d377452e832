"""What Soureh makes public of hidden cards on purpose, which the contract must not compare (`app.engine.alike`)."""

from __future__ import annotations

from app.engine import Position
from app.engine.alike import Alike
from app.games.soureh.rules import FITS


class SourehAlike(Alike):
    """Rows that fit."""

    def cards(self, p: Position, x: int, y: int) -> bool:
        """Whether a row fits becomes visible when the declarer shows it or plays on.

        Also, a seat whose row fits may declare first, so that its turn ends a step later: nothing is told before it has
        ended, and then the same (test_a_row_that_fits_undeclared_is_like_one_that_does_not).
        """
        facing = [c for seat in range(p.game.seats) for c in p.zones[f"open.{seat}"]]
        return all(FITS[x][c] == FITS[y][c] for c in facing)
