"""The picture of Two Fortresses on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from app.art.paths import path, star
from app.art.pens import colour, grown, pen, rounded
from app.art.tiles import CRIMSON, Canvas, Tile


class MetzudotayimTile(Tile):
    """Two fortresses of blocks, and the two cards that fight between them."""

    tint = "clay"

    def paint(self, canvas: Canvas) -> None:
        """Paint the blocks with their stars, then the cards."""
        for x, ground in ((50.5, "#1F4F7D"), (177.5, CRIMSON)):
            for row in range(3):
                for i in range(row + 1):
                    _block(canvas, QPointF(x + 29 * (i - row / 2), 44.5 + 31 * row), ground)
        canvas.card("7C", 98, 50, 37, -7)
        canvas.card("JH", 130, 56, 37, 7)


def _block(canvas: Canvas, middle: QPointF, ground: str) -> None:
    """Paint one block of a fortress: a small card back with a star."""
    painter = canvas.painter
    block = QRectF(middle.x() - 13.5, middle.y() - 14.5, 27, 29)
    if canvas.theme.shadows:
        painter.fillPath(rounded(block.translated(0, 1), 3), colour("#000000", 0.22))
    painter.fillPath(rounded(block, 3), colour("#FFFDF8"))
    painter.fillPath(rounded(grown(block, -2), 1.6), colour(ground))
    painter.save()
    painter.translate(middle)
    painter.strokePath(path(star(0, 0, 8, 8.4, 5.9)), pen("#F4EAD2", 1.4))
    painter.restore()
