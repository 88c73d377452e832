"""What stands on the shelf: the games, the lab, and a place for a game of one's own."""

from __future__ import annotations

from typing import NamedTuple

from app.games import seats, shelf

LAB, OWN = "lab", "own"


class Item(NamedTuple):
    """A thing on the shelf: its id, and for how many people it is (None: not a game)."""

    id: str
    seats: tuple[int, int] | None

    @property
    def is_game(self) -> bool:
        """Whether it is a game."""
        return self.seats is not None


def items() -> tuple[Item, ...]:
    """Everything on the shelf, in order (look 12)."""
    games = [Item(name, seats(name)) for name in shelf()]
    return (*games, *(Item(name, None) for name in (LAB, OWN)))
