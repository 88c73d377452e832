"""The picture of Shapes on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class ShapesTile(Tile):
    """A whole card between two base cards, and both kinds of backs."""

    tint = "fig"

    def paint(self, canvas: Canvas) -> None:
        """Paint the backs, then the cards, the whole card on top."""
        canvas.card("?b", 32, 56, 41, -7.5)
        canvas.card("?w", 196, 56, 41, 7.5)
        canvas.card("bC", 74, 78, 43, -5)
        canvas.card("bS", 154, 78, 43, 5)
        canvas.card("wCTS", 114, 64, 59)
