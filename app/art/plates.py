"""The nine plates: everybody at the table is shown as a plate with a fruit, a flower or a fish (look 6).

Pictures are drawn in a box of 48 x 48 and fill 80 % of the ring. Each plate differs in shape and colour, so that it can
be recognised in grey too.
"""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from app.art.marks import Mark, Prepared, paint, prepare
from app.art.paths import disc, oval
from app.art.pens import colour, dashed, fit, grown, pen, smoothed
from app.art.pixmaps import drawn, kept
from app.art.tokens import Theme
from app.wording.plates import PLATES, PlateName

_INK = "#2A2119"
_IVORY = "#FFFBF2"
_BARS = 20
# Radii and widths in the 48 box: the rim, the middle line of the ring of bars.
_RIM, _RIM_WIDTH = 22.9, 0.9
_RING, _RING_WIDTH = 20.2, 2.6
_BOX = QRectF(0, 0, 48, 48)
_ROUND_PICTURE = grown(_BOX, 6)
"""The box with the space that is left round a picture on a plate."""


def _mark(d: str, fill: str = "", line: str = _INK, width: float = 1.5, opacity: float = 1.0) -> Mark:
    """Return one path of a picture, outlined in ink unless told otherwise."""
    return Mark(d, fill, line, width, opacity)


def _leaf_pair(y: float) -> str:
    """Return the path of two grains of wheat that meet on the stalk at the height `y`."""
    return (
        f"M24 {y}C17 {y - 1} 15 {y - 5} 15.5 {y - 9}C21 {y - 8} 24 {y - 5} 24 {y}Z"
        f"M24 {y}C31 {y - 1} 33 {y - 5} 32.5 {y - 9}C27 {y - 8} 24 {y - 5} 24 {y}Z"
    )


def _petal(turn: float) -> str:
    """Return the path of one petal of the almond blossom, turned by `turn` degrees about the middle."""
    angle = math.radians(turn)
    return oval(24 + 8.5 * math.sin(angle), 24 - 8.5 * math.cos(angle), 5.4, 7, turn)


_SHINE = "#FFFFFF"
_PICTURES: dict[PlateName, tuple[Mark, ...]] = {
    "pomegranate": (
        _mark(disc(24, 27, 11.5), "#B4343B"),
        _mark("M19.5 17L18 9.5L21.5 12L24 8.5L26.5 12L30 9.5L28.5 17Z", "#B4343B"),
        _mark("M18 27a7 7 0 0 1 4-6", "", _SHINE, 2, 0.7),
    ),
    "lemon": (
        _mark(
            "M10 26C11 17 20 13 28 15C31 13 34 13 37 12C36 15 37 18 37 21C38 30 30 36 22 35C15 35 11 32 10 26Z",
            "#F0C330",
        ),
        _mark("M17 24a8 8 0 0 1 7-4", "", _SHINE, 2, 0.8),
    ),
    "fig": (
        _mark("M24 9C25 14 35 20 35 28C35 35 30 38 24 38C18 38 13 35 13 28C13 20 23 14 24 9Z", "#6B4069"),
        _mark("M24 17V34M18.5 23C18 27 18.5 30 20 34M29.5 23C30 27 29.5 30 28 34", "", "#D9B5D2", 1.4),
    ),
    "date": (
        _mark("M24 8V16M24 12C19 11 15 14 14 18M24 12C29 11 33 14 34 18"),
        _mark(oval(14, 25, 4.8, 7), "#8A4B22"),
        _mark(oval(34, 25, 4.8, 7), "#8A4B22"),
        _mark(oval(24, 29, 4.8, 7), "#8A4B22"),
    ),
    "almond": (
        *(_mark(_petal(72 * i), "#F6D9DD") for i in range(5)),
        _mark(disc(24, 24, 4), "#B4343B"),
    ),
    "wheat": (
        _mark("M24 39V12"),
        _mark(_leaf_pair(33), "#DDA63A"),
        _mark(_leaf_pair(26), "#DDA63A"),
        _mark(_leaf_pair(19), "#DDA63A"),
        _mark("M24 14C21 11 21.5 8 24 6C26.5 8 27 11 24 14Z", "#DDA63A"),
    ),
    "grapes": (
        _mark("M24 8V14"),
        _mark("M25 13C29 8 34 9 37 12C33 16 29 16 25 13Z", "#7E9A3C"),
        *(_mark(disc(x, y, 4.6), "#5C3F86") for x, y in ((16, 19), (24, 18), (32, 19), (20, 26), (28, 26), (24, 33))),
    ),
    "olive": (
        _mark("M12 13C20 12 28 14 36 11"),
        _mark("M16 13C12 20 14 24 18 26C22 22 21 17 16 13Z", "#9DB04C"),
        _mark("M34 12C38 18 36 22 33 24C29 20 30 15 34 12Z", "#9DB04C"),
        _mark(oval(26, 28, 7.5, 9.5), "#5D7029"),
        _mark("M22.5 25a5 5 0 0 1 2.5-3.5", "", _SHINE, 1.8, 0.7),
    ),
    "fish": (
        _mark("M9 24C14 15 26 14 33 22L40 16V32L33 26C26 34 14 33 9 24Z", "#3F87A6"),
        _mark(disc(16, 22.5, 1.7), _INK, ""),
        _mark("M22 18.5C24 22 24 26 22 29.5"),
    ),
}


@lru_cache(maxsize=len(PLATES))
def _picture(name: PlateName) -> tuple[Prepared, ...]:
    return prepare(_PICTURES[name], {})


@lru_cache(maxsize=1)
def _ring_path() -> QPainterPath:
    """Return the middle line of the ring, starting so that a bar stands upright at the top."""
    arc = QPainterPath()
    half = 180 / _BARS * 0.8
    box = QRectF(24 - _RING, 24 - _RING, 2 * _RING, 2 * _RING)
    arc.arcMoveTo(box, 90 + half)
    arc.arcTo(box, 90 + half, -360)
    return arc


def _paint_foot(painter: QPainter, theme: Theme) -> None:
    """Paint a plate turned over: the foot ring and its dashes, no picture (look 8, "out of the game")."""
    centre = QPointF(24, 24)
    painter.setPen(pen(theme.line_2, 1.6))
    painter.setBrush(colour(theme.paper_2))
    painter.drawEllipse(centre, _RIM - 0.4, _RIM - 0.4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 13, 13)
    painter.setPen(dashed(theme.line_2, 1.0, 2.2, 2.2, length=2 * math.pi * 10.6))
    painter.drawEllipse(centre, 10.6, 10.6)


@smoothed
def paint_empty_plate(painter: QPainter, rect: QRectF, stripe: str) -> None:
    """Paint a plate without a picture in the largest circle of `rect`, its bars in the colour `stripe`."""
    fit(painter, _BOX, rect)
    painter.setPen(pen(_INK, _RIM_WIDTH, alpha=0.55))
    painter.setBrush(colour(_IVORY))
    painter.drawEllipse(QPointF(24, 24), _RIM, _RIM)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = 2 * math.pi * _RING / _BARS
    painter.setPen(dashed(stripe, _RING_WIDTH, around * 0.8, around * 0.2))
    painter.drawPath(_ring_path())


@smoothed
def paint_plate(painter: QPainter, name: PlateName, rect: QRectF, theme: Theme, *, out: bool = False) -> None:
    """Paint the plate `name` in the largest circle of `rect`; turned over if its seat is `out`.

    Raises KeyError for a name that is not in `PLATES`.
    """
    picture = _picture(name)
    if out:
        fit(painter, _BOX, rect)
        _paint_foot(painter, theme)
    else:
        paint_empty_plate(painter, rect, theme.stripe)
        fit(painter, _ROUND_PICTURE, rect)
        paint(painter, picture)


@kept(64)
def plate_pixmap(name: PlateName, size: int, theme: Theme, dpr: float = 1.0) -> QPixmap:
    """Return the plate `name`, `size` px across, on a transparent ground, for a screen of `dpr`."""
    pixels, box = round(size * dpr), QRectF(0, 0, size, size)
    return drawn(pixels, pixels, dpr, lambda painter: paint_plate(painter, name, box, theme))
