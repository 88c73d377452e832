"""The picture of TriShape on the shelf."""

from __future__ import annotations

from app.art.paths import path
from app.art.pens import colour, pen
from app.art.tiles import Canvas, Tile


class TriShapeTile(Tile):
    """Three cards of a suit at the corners of a triangle."""

    tint = "saffron"

    def paint(self, canvas: Canvas) -> None:
        """Paint the triangle, then the cards."""
        triangle = path("M114 16L204 114.5H24Z")
        canvas.painter.fillPath(triangle, colour(canvas.theme.prim, 0.2))
        canvas.painter.strokePath(triangle, pen(canvas.theme.prim, 5))
        canvas.card("KS", 114, 45, 46)
        canvas.card("4S", 60, 87, 46, -5)
        canvas.card("9S", 168, 87, 46, 5)
