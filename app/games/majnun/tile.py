"""The picture of Majnun on the shelf."""

from __future__ import annotations

from app.art.tiles import Canvas, Tile


class MajnunTile(Tile):
    """A pot in the middle of flying cards."""

    tint = "fig"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, those of the pot last."""
        canvas.card("??", 43, 60, 29, 77)
        canvas.card("6S", 64, 89, 28, 25)
        canvas.card("KD", 76, 36, 30, -52)
        canvas.card("3H", 140, 33, 30)
        canvas.card("??", 182, 53, 29, 51)
        canvas.card("8D", 176, 83, 29, -79)
        canvas.card("??", 125, 101, 28, -27)
        canvas.card("QD", 108, 70, 44, -3)
        canvas.card("5S", 117, 64, 45, 4)
