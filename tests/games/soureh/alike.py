"""What this game makes public of hidden cards, which the contract must not compare (`app.lab.contract`)."""

from __future__ import annotations

from app.engine import Position
from app.games.soureh.rules import FITS
from app.lab.contract import Alike


def same_fit(p: Position, x: int, y: int) -> bool:
    """Whether a row fits becomes visible when the declarer shows it or plays on.

    Also, a seat whose row fits may declare first, so that its turn ends a step later: nothing is told before it has
    ended, and then the same (test_a_row_that_fits_undeclared_is_like_one_that_does_not).
    """
    facing = [c for seat in range(p.game.seats) for c in p.zones[f"open.{seat}"]]
    return all(FITS[x][c] == FITS[y][c] for c in facing)


ALIKE = Alike(cards=same_fit)
