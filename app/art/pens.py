"""Colours, pens and rounded shapes that the painters of this package share."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, ParamSpec, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPaintDevice, QPainter, QPainterPath, QPen

P = ParamSpec("P")
T = TypeVar("T")

_FLAT = Qt.PenCapStyle.FlatCap
_ROUND = Qt.PenCapStyle.RoundCap


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a painter on `device` that smooths the edges of what it paints."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def smoothed(paint: Callable[Concatenate[QPainter, P], T]) -> Callable[Concatenate[QPainter, P], T]:
    """Let a function smooth the edges of what it paints, and leave its painter as it was."""

    @wraps(paint)
    def painted(painter: QPainter, /, *args: P.args, **named: P.kwargs) -> T:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            return paint(painter, *args, **named)
        finally:
            painter.restore()

    return painted


def fit(painter: QPainter, box: QRectF, rect: QRectF) -> None:
    """Let a painter paint what is drawn in `box` in the middle of `rect`, as large as it fits."""
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-box.center())


def colour(token: str, alpha: float = 1.0) -> QColor:
    """Return the colour `#RRGGBB` with an opacity of `alpha`, 0 to 1."""
    made = QColor(token)
    made.setAlphaF(alpha)
    return made


def solid(ink: QColor) -> QBrush:
    """Return a brush of one colour.

    The second argument tells PySide which constructor is meant. With only the colour, as in `fillRect`, PySide also
    considers that of a gradient, and creates the class with its two hundred presets (docs/qt.md#starting).
    """
    return QBrush(ink, Qt.BrushStyle.SolidPattern)


def paint_ground(painter: QPainter, rect: QRectF, ink: QColor) -> None:
    """Paint a rectangle in one colour, without a line round it. Changes the painter's brush and pen."""
    painter.setBrush(solid(ink))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRect(rect)


def mixed(a: str, b: str, share: float) -> QColor:
    """Return the opaque colour that `b` at the opacity `share` gives over `a`."""
    one, two = QColor(a), QColor(b)
    return QColor.fromRgbF(
        one.redF() + (two.redF() - one.redF()) * share,
        one.greenF() + (two.greenF() - one.greenF()) * share,
        one.blueF() + (two.blueF() - one.blueF()) * share,
    )


def pen(token: str | QColor, width: float, *, alpha: float = 1.0, round_caps: bool = True) -> QPen:
    """Return a solid pen of `width` px with round joins, and round caps unless told otherwise."""
    ink = token if isinstance(token, QColor) else colour(token, alpha)
    cap = _ROUND if round_caps else _FLAT
    return QPen(ink, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def dashed(
    token: str,
    width: float,
    on: float,
    off: float,
    *,
    length: float | None = None,
    round_caps: bool = False,
) -> QPen:
    """Return a dashed pen: `on` px drawn, `off` px left out (both without the caps).

    With the `length` of a closed line the dashes are stretched a little, so that a whole number of them fits and no
    seam shows.
    """
    made = pen(token, width, round_caps=round_caps)
    stretch = 1.0
    if length is not None:
        stretch = length / (on + off) / max(1, round(length / (on + off)))
    made.setDashPattern([max(0.001, on * stretch / width), off * stretch / width])
    return made


def grown(rect: QRectF, by: float) -> QRectF:
    """Return `rect` with every side moved out by `by` px."""
    return rect.adjusted(-by, -by, by, by)


@lru_cache(maxsize=512)
def _rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    radius = max(0.0, min(radius, width / 2, height / 2))
    made = QPainterPath(QPointF(x + radius, y))
    made.lineTo(x + width - radius, y)
    made.arcTo(x + width - 2 * radius, y, 2 * radius, 2 * radius, 90, -90)
    made.lineTo(x + width, y + height - radius)
    made.arcTo(x + width - 2 * radius, y + height - 2 * radius, 2 * radius, 2 * radius, 0, -90)
    made.lineTo(x + radius, y + height)
    made.arcTo(x, y + height - 2 * radius, 2 * radius, 2 * radius, -90, -90)
    made.lineTo(x, y + radius)
    made.arcTo(x, y, 2 * radius, 2 * radius, 180, -90)
    made.closeSubpath()
    return made


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return the rounded rectangle as a path that runs clockwise from the start of its upper side.

    Qt's own begins elsewhere and runs the other way; dashes and the lit hem need a known beginning.
    """
    return _rounded(rect.x(), rect.y(), rect.width(), rect.height(), radius)
