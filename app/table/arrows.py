"""Arrows on the cloth: who gives to whom, which way hands travel (look.md 6; majnun-he-dark).

An arrow bends away from the middle of the table, is dashed while it is still to be done, and says in a pill how much.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from app.art.labels import paint_pill, pill_size
from app.art.pens import colour
from app.table.geometry import Box
from app.table.signs import Look, blank

WIDTH = 4.5
HEAD = 17.0
BEND = 0.16
"""How far an arrow bends, as a share of its length."""
SHORT = 0.09
"""The share of the way that is left free at either end."""


class Arrow(NamedTuple):
    """A painted arrow: its pixmap and the upper left corner of it on the cloth."""

    pixmap: QPixmap
    corner: QPointF


def edge(box: Box, toward: QPointF) -> QPointF:
    """The point of a box's rim that looks towards another point."""
    x, y = box.middle
    dx, dy = toward.x() - x, toward.y() - y
    if dx == 0 and dy == 0:
        return QPointF(x, y)
    across = (box.width / 2) / abs(dx) if dx else math.inf
    down = (box.height / 2) / abs(dy) if dy else math.inf
    reach = min(1.0, min(across, down))
    return QPointF(x + dx * reach, y + dy * reach)


def paint_arrow(start: Box, end: Box, text: str, look: Look, middle: QPointF, done: bool) -> Arrow:
    """Paint an arrow from one box to another, bent away from `middle`; `done`: a plain line in the quiet ink."""
    a = edge(start, QPointF(*end.middle))
    b = edge(end, QPointF(*start.middle))
    way = b - a
    length = max(1.0, math.hypot(way.x(), way.y()))
    a, b = a + way * SHORT, b - way * SHORT
    half = (a + b) / 2
    aside = QPointF(-way.y(), way.x()) / length
    out = half - middle
    side = 1.0 if aside.x() * out.x() + aside.y() * out.y() >= 0 else -1.0
    bend = half + aside * side * length * BEND
    pill = pill_size(text, look.factor) if text else None
    reach = (pill.width() / 2 if pill is not None else 0.0) + HEAD + 8
    area = QRectF(a, b).normalized().united(QRectF(half, bend).normalized()).adjusted(-reach, -reach, reach, reach)
    made = blank(area.size(), look.dpr)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.topLeft())
    ink = colour(look.theme.cloth_ink_2 if done else look.theme.saffron)
    path = QPainterPath(a)
    path.quadTo(bend, b)
    line = QPen(ink, WIDTH)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    if not done:
        if look.theme.name == "light":
            under = QPen(colour(look.theme.saffron_line), WIDTH + 2.4)
            under.setCapStyle(Qt.PenCapStyle.RoundCap)
            under.setDashPattern([2.2 * WIDTH / (WIDTH + 2.4), 2.0 * WIDTH / (WIDTH + 2.4)])
            painter.strokePath(path, under)
        line.setDashPattern([2.2, 2.0])
    painter.strokePath(path, line)
    _paint_head(painter, b, b - bend, ink)
    if pill is not None:
        at = (a + b + bend * 2) / 4
        paint_pill(painter, at, text, look.theme, "words" if done else "saffron", rtl=look.rtl, factor=look.factor)
    painter.end()
    return Arrow(made, area.topLeft())


def _paint_head(painter: QPainter, tip: QPointF, along: QPointF, ink: QColor) -> None:
    length = max(1.0, math.hypot(along.x(), along.y()))
    way = along / length
    aside = QPointF(-way.y(), way.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    back = tip - way * HEAD * 0.6
    painter.drawPolygon(QPolygonF([tip + way * HEAD * 0.4, back + aside * HEAD * 0.5, back - aside * HEAD * 0.5]))
