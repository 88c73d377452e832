"""The picture of Meydele on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from app.art.card_style import CardStyle
from app.art.plates import paint_empty_plate
from app.art.suits import suit_colour, suit_path
from app.art.tiles import Canvas, Tile


class MeydeleTile(Tile):
    """What five seats have laid, round the plate of the kuzari."""

    tint = "rose"

    def paint(self, canvas: Canvas) -> None:
        """Paint the cards, and the plate with its suit."""
        canvas.card("4C", 44, 79, 33)
        canvas.card("KS", 71, 36, 33)
        canvas.card("7C", 184, 79, 33)
        canvas.card("9D", 157, 36, 33)
        canvas.card("KH", 114, 100, 33)
        paint_empty_plate(canvas.painter, QRectF(93, 32, 42, 42), "#2B5C86")
        canvas.painter.translate(114, 53)
        canvas.painter.scale(0.17, 0.17)
        canvas.painter.fillPath(suit_path("C"), suit_colour("C", CardStyle(four_colour=canvas.style.four_colour)))
