"""The picture of Very Close on the shelf."""

from __future__ import annotations

from app.art.indices import index_path
from app.art.paths import path
from app.art.pens import colour, pen
from app.art.tiles import IVORY, PICTURE_INK, Canvas, Tile


class KarovMeodTile(Tile):
    """An environment of five cards, two cards laid for its middle one, and how far each is from it."""

    tint = "olive"

    def paint(self, canvas: Canvas) -> None:
        """Paint the row, the laid cards, and their distances in discs."""
        painter = canvas.painter
        for i, symbol in enumerate(("2C", "4D", "9H", "QS", "3H")):
            canvas.card(symbol, 34 + 40 * i, 36, 33)
        canvas.card("7S", 94, 94, 36)
        canvas.card("8S", 134, 94, 36)
        painter.strokePath(path("M94 71L114 60L134 71"), pen(canvas.theme.cloth_ink, 2))
        canvas.disc(94, 71, 10, IVORY, PICTURE_INK, 1.8)
        canvas.disc(134, 71, 10, canvas.theme.saffron, canvas.theme.saffron_line, 1.8)
        for x, digit in ((94, index_path("2")), (134, None)):
            painter.save()
            painter.translate(x, 71)
            painter.scale(0.115, 0.115)
            painter.translate(0, -50)
            if digit is not None:
                painter.fillPath(digit, colour(PICTURE_INK))
            else:
                painter.strokePath(path("M-18 24L4 8V95"), pen(PICTURE_INK, 15))
            painter.restore()
