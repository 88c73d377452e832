"""The items on the shelf: the games, the lab, and a place for the person's own game."""

from __future__ import annotations

from typing import NamedTuple

from app.games import seats, shelf

LAB, OWN = "lab", "own"


class Item(NamedTuple):
    """An item on the shelf: its id, and the smallest and largest number of players (None: not a game)."""

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
