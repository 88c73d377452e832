"""The picture of Super Stam on the shelf."""

from __future__ import annotations

from app.art.paths import path
from app.art.pens import colour, pen
from app.art.tiles import GOLD, IVORY, PICTURE_INK, Canvas, Tile


class SuperStamTile(Tile):
    """A head card, two cards laid against it, and a hidden royal with its crown."""

    tint = "saffron"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, then a golden crown on the hidden one."""
        canvas.card("6D", 42, 73, 44, -3.5)
        canvas.card("8C", 63, 76, 44, 4)
        canvas.card("KH", 114, 66, 65)
        canvas.card("??", 182, 74, 47, 7, back="pomegranate")
        canvas.painter.translate(182, 74)
        canvas.painter.rotate(7)
        canvas.disc(0, 0, 14, IVORY, PICTURE_INK, 1.6)
        crown = path("M-8.5 5.5L-9.5-4.5L-4.2-.8L0-7L4.2-.8L9.5-4.5L8.5 5.5Z")
        canvas.painter.fillPath(crown, colour(GOLD))
        canvas.painter.strokePath(crown, pen(PICTURE_INK, 1.4))
