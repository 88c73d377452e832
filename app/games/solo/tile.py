"""The picture of Solo on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class SoloTile(Tile):
    """Real cards, as they lie in the game."""

    tint = "flax"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, and what is special about the game."""
        for x in (54, 94, 134, 174):
            canvas.card("??", x, 12, 34)
        canvas.card("7S", 50.5, 85, 51, -10)
        canvas.card("8D", 177.5, 85, 51, 10)
        canvas.card("9H", 114, 78.5, 65)
