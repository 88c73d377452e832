"""The picture of Soureh on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class SourehTile(Tile):
    """A row of open cards over a row of closed ones, of which one has been turned up."""

    tint = "sea"

    def paint(self, canvas: Canvas) -> None:
        """Paint both rows, column by column."""
        upper, lower = ("6S", "9D", "8C", "4H"), ("??", "??", "3D", "??")
        for i in range(4):
            canvas.card(upper[i], 48 + 44 * i, 37, 38)
            canvas.card(lower[i], 48 + 44 * i, 92, 38)
