"""What this game makes public of hidden cards, which the contract must not compare (`app.lab.contract`)."""

from __future__ import annotations

from app.engine import Position
from app.lab.contract import Alike
from tests.games.forced import same_forced_of_twins


def same_colour(p: Position, x: int, y: int) -> bool:
    """A seat with no more of a colour than it needs lays all of it: everybody learns how many, not which."""
    return (p.game.cards[x][1] in "DH") == (p.game.cards[y][1] in "DH")


ALIKE = Alike(cards=same_colour, course=same_forced_of_twins)
