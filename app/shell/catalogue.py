"""What stands on the shelf: the thirteen games of the canon, the lab, and the place of a fourteenth game.

A game that this program cannot play yet is on the shelf too, and says so.
"""

from __future__ import annotations

from typing import NamedTuple

from app.art.tiles import TILES
from app.controllers import PLAYABLE
from app.games import GAMES

LAB, FOURTEENTH = "lab", "fourteenth"

_SEATS: dict[str, tuple[int, int]] = {
    "solo": (1, 1),
    "trishape": (1, 1),
    "soureh": (2, 4),
    "meydele": (3, 9),
    "shapes": (2, 4),
    "majnun": (3, 9),
    "basa": (2, 8),
    "super-stam": (2, 2),
    "shlif-shluf": (2, 6),
    "metzudotayim": (2, 2),
    "krav-maga": (2, 2),
    "karov-meod": (2, 6),
    "asirim": (2, 6),
}
"""How many people each game of the canon is for (rules/README.md)."""


class Item(NamedTuple):
    """A thing on the shelf: its id, for how many people it is (None: no game), whether it can be opened today."""

    id: str
    seats: tuple[int, int] | None
    ready: bool

    @property
    def is_game(self) -> bool:
        """Whether it is one of the games of the canon."""
        return self.seats is not None


def items() -> tuple[Item, ...]:
    """Everything on the shelf in its order (look.md section 12)."""
    return tuple(Item(name, _seats(name), name in PLAYABLE) for name in TILES)


def _seats(name: str) -> tuple[int, int] | None:
    return GAMES[name].info.seats if name in GAMES else _SEATS.get(name)
