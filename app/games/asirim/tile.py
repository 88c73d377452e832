"""The picture of Prisoners on the shelf."""

from __future__ import annotations

from app.art.paths import path
from app.art.pens import pen
from app.art.tiles import Canvas, Tile


class AsirimTile(Tile):
    """Two prisoners behind the bars of their cell."""

    tint = "flax"

    def paint(self, canvas: Canvas) -> None:
        """Paint two cards, and the bars over them."""
        canvas.card("JS", 85, 66, 57, -4)
        canvas.card("7D", 143, 66, 57, 4)
        bars = "".join(f"M{46 + 27.2 * i} 13V116" for i in range(6))
        canvas.painter.strokePath(path(bars), pen(canvas.theme.ink_2, 5.2, round_caps=False))
        canvas.painter.strokePath(path("M37 13H191M37 116H191"), pen(canvas.theme.ink_2, 6.8))
