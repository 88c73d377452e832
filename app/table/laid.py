"""A table that has been laid out: the result of the solver, from which controllers take their places. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from app.table.datum import varied
from app.table.geometry import INSET, Board, Box, Spot
from app.table.signs import PlacedSign
from app.table.sizes import Side

Placed = TypeVar("Placed", bound=PlacedSign)


@dataclass
class Laid:
    """A table that has been laid out: where every block stands, px inside the hem from the start edge and the top.

    `boxes` are by zone, or by the name of words; `widths` are the card widths, by zone. `ways` says which alternatives
    were taken, and `whole` that nothing had to become smaller than it may.
    """

    board: Board
    boxes: dict[str, Box] = field(default_factory=dict)
    widths: dict[str, float] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)
    sides: dict[str, Side] = field(default_factory=dict)
    ways: dict[str, int] = field(default_factory=dict)
    whole: bool = True

    @property
    def width(self) -> float:
        """The width inside the hem, px."""
        return self.board.width - 2 * INSET

    @property
    def height(self) -> float:
        """The height inside the hem, px."""
        return self.board.height - 2 * INSET

    def at(self, name: str) -> tuple[float, float]:
        """The middle of a block as a `Spot` or a `Sign` takes it: shares of the cloth from the start and the top."""
        x, y = self.boxes[name].middle
        return x / self.width, y / self.height

    def placed(self, name: str, sign: Placed) -> Placed:
        """A sign in the middle of the block that keeps its room."""
        x, y = self.at(name)
        return varied(sign, x=x, y=y)

    def start(self, x: float) -> float:
        """A distance from the left of the cloth, px, converted to the share from the start edge that a `Spot` takes."""
        return (self.board.x(x) - INSET) / self.width

    def share(self, name: str) -> float:
        """The width of a block, as a sign takes it: a share of the whole cloth."""
        return self.boxes[name].width / self.board.width

    def top_of(self, zones: Iterable[str]) -> float:
        """The top of the uppermost of these zones, px; the lower edge of the cloth if none is shown."""
        return min((self.boxes[zone].y for zone in zones if zone in self.boxes), default=self.height)
