"""The picture of Basa on the shelf."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from app.art.pens import dashed
from app.art.tiles import Canvas, Tile


class BasaTile(Tile):
    """The ace of diamonds among four powers, in the ring that tells the direction of play."""

    tint = "clay"

    def paint(self, canvas: Canvas) -> None:
        """Paint the dotted ring, then the cards, the ace on top."""
        ring = QPainterPath()
        ring.addEllipse(QPointF(114, 64), 92, 48)
        dots = dashed(canvas.theme.cloth_ink, 1.9, 3.6, 5.6, length=ring.length(), round_caps=True)
        canvas.painter.strokePath(ring, dots)
        canvas.card("4H", 57, 72, 40, -14)
        canvas.card("8S", 171, 72, 40, 14)
        canvas.card("QC", 84, 65, 43, -7)
        canvas.card("9C", 144, 65, 43, 7)
        canvas.card("AD", 114, 64, 69)
