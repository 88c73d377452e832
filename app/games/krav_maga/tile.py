"""The picture of Krav Maga on the shelf."""

from __future__ import annotations

from app.art.paths import path
from app.art.pens import dashed
from app.art.tiles import Canvas, Tile


class KravMagaTile(Tile):
    """Four fronts on both sides of the line between the seats."""

    tint = "sea"

    def paint(self, canvas: Canvas) -> None:
        """Paint the dashed line, then the cards of the fronts."""
        front = dashed(canvas.theme.cloth_ink, 1.8, 6, 4)
        canvas.painter.strokePath(path("M9 64.5H219"), front)
        for symbol, x, y in (
            ("6S", 39, 48.5),
            ("9S", 39, 63.5),
            ("5H", 89, 80),
            ("8H", 89, 65.5),
            ("KH", 89, 51),
            ("QC", 139, 48.5),
            ("3D", 189, 80),
            ("TD", 189, 65.5),
        ):
            canvas.card(symbol, x, y, 38)
