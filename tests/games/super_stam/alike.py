"""What this game makes public of hidden cards, which the contract must not compare (`app.lab.contract`)."""

from __future__ import annotations

from app.engine import Position
from app.games.super_stam.rules import ALPHA, FREE
from app.lab.contract import Alike


def same_strength(p: Position, x: int, y: int) -> bool:
    """Numbers of cards by α, a pass without being asked and the golden deck tell of a hidden card.

    So the two are of one suit and one α, and neither is free to be laid anywhere.
    """
    return x % 4 == y % 4 and ALPHA[x] == ALPHA[y] and not FREE["human"][x] and not FREE["human"][y]


ALIKE = Alike(cards=same_strength)
