"""The picture of Shapes on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class ShapesTile(Tile):
    """Real cards, as they lie in the game."""

    tint = "fig"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, and what is special about the game."""
        canvas.card("?b", 32, 56, 41, -7.5)
        canvas.card("?w", 196, 56, 41, 7.5)
        canvas.card("bC", 74, 78, 43, -5)
        canvas.card("bS", 154, 78, 43, 5)
        canvas.card("wCTS", 114, 64, 59)
