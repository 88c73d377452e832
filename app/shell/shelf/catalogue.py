"""What stands on the shelf: the games, the lab, and the place of another game."""

from __future__ import annotations

from typing import NamedTuple

from app.art.tiles import OTHERS
from app.games import GAMES, shelf

LAB, FOURTEENTH = "lab", "fourteenth"

class Item(NamedTuple):
    """A thing on the shelf: its id, for how many people it is (None: no game), whether it can be opened today."""

    id: str
    seats: tuple[int, int] | None
    ready: bool

    @property
    def is_game(self) -> bool:
        """Whether it is a game."""
        return self.seats is not None


def items() -> tuple[Item, ...]:
    """Everything on the shelf in its order (look 12)."""
    games = [Item(name, GAMES[name].info.seats, True) for name in shelf()]
    return (*games, *(Item(name, None, False) for name in OTHERS))
