"""The picture of Soureh on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class SourehTile(Tile):
    """Real cards, as they lie in the game."""

    tint = "sea"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, and what is special about the game."""
        upper, lower = ("6S", "9D", "8C", "4H"), ("??", "??", "3D", "??")
        for i in range(4):
            canvas.card(upper[i], 48 + 44 * i, 37, 38)
            canvas.card(lower[i], 48 + 44 * i, 92, 38)
