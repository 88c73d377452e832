"""The picture of Shlif Shluf on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class ShlifShlufTile(Tile):
    """The stock, the row of a turn, and a card that is being drawn."""

    tint = "olive"

    def paint(self, canvas: Canvas) -> None:
        """Paint the stock, then the row, then the card."""
        for i in (2, 1, 0):
            canvas.card("??", 39 - 1.5 * i, 61 + 1.5 * i, 51)
        for symbol, x in (("5H", 93), ("9S", 127), ("TC", 161)):
            canvas.card(symbol, x, 66, 50)
        canvas.card("AS", 194, 53, 50, 7.5)
