"""The cloth of the curtain: cobalt, a row of tile stars and woven bands along its upper and lower edge (look 13).

It is the same in both themes, because it covers a table and is not one. Sizes are px for a window 800 high and scale
with the height.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from app.art.paths import path, star
from app.art.pens import colour, pen, smoothed
from app.art.pixmaps import drawn, kept

COBALT = "#1F4566"
_FLAX = "#E9DCC0"
_SAFFRON = "#D9A441"
_CLAY = "#B4572F"
_SKY = "#7FA3C6"

# From the edge of the window inwards, at a height of 800.
_STARS = 46.0
_STAR = 24.0
_NOTCH = 16.0
_STAR_WIDTH = 2.2
_DOT = 5.0
_APART = 61.0
_BAND = 96.0
_BAND_HIGH = 26.0
_CHECK = 9.0
_CHECKS_APART = 18.0
_LINES = ((132.0, 5.0, _SAFFRON), (146.0, 5.0, _FLAX))
BANDS = 151.0
"""How far the bands reach in from the upper and the lower edge of a window 800 high."""
_CLEAR = 12.0
"""The minimum distance from the bands to what hangs in front of the cloth, in the same measure."""
_LEAST, _MOST = 0.55, 1.4


def curtain_scale(height: float, free: float = math.inf) -> float:
    """Return the factor of all sizes in a window of this height, px, of which `free` px are visible at each edge."""
    return max(_LEAST, min(height / 800, _MOST, free / (BANDS + _CLEAR)))


def paint_curtain(painter: QPainter, rect: QRectF, free: float = math.inf) -> None:
    """Paint the cloth into `rect`; the lower edge mirrors the upper one, and the pattern begins in the middle.

    What hangs in front of the cloth leaves `free` px visible at the upper and the lower edge; the bands shrink to fit
    there.
    """
    painter.fillRect(rect, colour(COBALT))
    scale = curtain_scale(rect.height(), free)
    for place in (QTransform(1, 0, 0, 1, rect.x(), rect.y()), QTransform(1, 0, 0, -1, rect.x(), rect.bottom())):
        _paint_edge(painter, rect.width(), scale, place)


@smoothed
def _paint_edge(painter: QPainter, width: float, scale: float, place: QTransform) -> None:
    """Paint stars, the band with its checks, and the two lines, along the upper edge of a cloth of this width."""
    painter.setTransform(place, True)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    middle = width / 2
    band = QRectF(0, round(_BAND * scale), width, round(_BAND_HIGH * scale))
    painter.fillRect(band, colour(_FLAX))
    for top, high, ink in _LINES:
        painter.fillRect(QRectF(0, round(top * scale), width, max(2, round(high * scale))), colour(ink))
    side, apart = max(4, round(_CHECK * scale)), max(8, round(_CHECKS_APART * scale))
    top = band.top() + (band.height() - side) / 2
    for k in range(-int(middle / apart) - 1, int(middle / apart) + 2):
        painter.fillRect(QRectF(round(middle - side / 2) + k * apart, round(top), side, side), colour(_CLAY))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = path(star(0, 0, 8, _STAR * scale, _NOTCH * scale))
    stars, dots = QPainterPath(), QPainterPath()
    apart_stars = _APART * scale
    for k in range(-int(middle / apart_stars) - 1, int(middle / apart_stars) + 2):
        at = QPointF(middle + k * apart_stars, _STARS * scale)
        stars.addPath(shape.translated(at))
        dots.addEllipse(at, _DOT * scale, _DOT * scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(_SKY, _STAR_WIDTH * scale))
    painter.drawPath(stars)
    painter.fillPath(dots, colour(_SAFFRON))


@kept(2)
def curtain_pixmap(width: int, height: int, dpr: float = 1.0, free: float = math.inf) -> QPixmap:
    """Return the cloth for a window of this size, px, on a screen of `dpr`, with `free` px visible at each edge."""
    box = QRectF(0, 0, width, height)
    return drawn(round(width * dpr), round(height * dpr), dpr, lambda painter: paint_curtain(painter, box, free))
