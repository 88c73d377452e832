"""What this game makes public of hidden cards, which the contract must not compare (`app.lab.contract`)."""

from __future__ import annotations

from app.engine import Position
from app.games.super_stam.rules import ALPHA, FREE
from app.lab.contract import Alike


def same_strength(p: Position, x: int, y: int) -> bool:
    """Numbers of cards by α, a pass without being asked and the golden deck tell something about a hidden card.

    So the two have the same suit and the same α, and neither can be laid anywhere.
    """
    return x % 4 == y % 4 and ALPHA[x] == ALPHA[y] and not FREE["human"][x] and not FREE["human"][y]


ALIKE = Alike(cards=same_strength)
