"""The picture of Solo on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class SoloTile(Tile):
    """The center card, two cards that make a run with it, and the four of the computer above."""

    tint = "flax"

    def paint(self, canvas: Canvas) -> None:
        """Paint the four backs, then the run."""
        for x in (54, 94, 134, 174):
            canvas.card("??", x, 12, 34)
        canvas.card("7S", 50.5, 85, 51, -10)
        canvas.card("8D", 177.5, 85, 51, 10)
        canvas.card("9H", 114, 78.5, 65)
