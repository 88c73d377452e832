"""The tablecloth: linen, its woven hem, and the piece of hem that is lit in front of the seat in turn (look 6).

Coordinates are px. The lit hem is a piece of one closed line, the *hem line*, 12 px inside the edge of the cloth. A
place on it is a distance in px, clockwise from the line's beginning at the start of the upper side. So the lit piece
can slide round a corner to the next seat.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QTransform

from app.art.pens import colour, dashed, grown, pen, rounded, smoothed
from app.art.tokens import RADIUS_CLOTH, Theme

Edge = Literal["top", "right", "bottom", "left"]

# Distance of the hem's lines from the edge of the cloth, and their widths.
_STRIPE, _STRIPE_WIDTH = 9.0, 5.0
_STRIPE_2, _STRIPE_2_WIDTH = 15.0, 1.4
_STITCH, _STITCH_WIDTH = 20.0, 1.6
_LIT = 12.0
LIT_WIDTH = 12.0
LIT_OUTLINE = 16.0
_OPPOSITE = 0.6
"""Up to this share of the hem line a place counts as opposite: a hand does not always lie in the middle of its side."""

# The cloth of the shelf's resume strip.
_SMALL_RADIUS = 18.0


def cloth_brush(rect: QRectF, theme: Theme) -> QBrush:
    """Return the ground of the cloth: light in the middle (50 %, 46 %), darker towards the corners."""
    from PySide6.QtGui import QRadialGradient  # it loads two hundred preset gradients, which the shelf does without

    gradient = QRadialGradient(0, 0, 1)
    gradient.setColorAt(0.0, colour(theme.cloth))
    gradient.setColorAt(0.55, colour(theme.cloth))
    gradient.setColorAt(1.0, colour(theme.cloth_edge))
    brush = QBrush(gradient)
    place = QTransform.fromTranslate(rect.x() + rect.width() * 0.5, rect.y() + rect.height() * 0.46)
    brush.setTransform(place.scale(rect.width() * 0.75, rect.height() * 0.75))
    return brush


def _around(rect: QRectF, radius: float) -> float:
    """Return the length of a rounded rectangle's outline."""
    return 2 * (rect.width() + rect.height()) - (8 - 2 * math.pi) * radius


@smoothed
def paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the cloth with its hem into `rect`, leaving out the space beyond its round corners."""
    painter.fillPath(rounded(rect, RADIUS_CLOTH), cloth_brush(rect, theme))
    for inset, width in ((_STRIPE, _STRIPE_WIDTH), (_STRIPE_2, _STRIPE_2_WIDTH)):
        line = rounded(grown(rect, -inset), RADIUS_CLOTH - inset)
        painter.strokePath(line, pen(theme.stripe, width))
    inner = grown(rect, -_STITCH)
    radius = RADIUS_CLOTH - _STITCH
    stitch = dashed(theme.stitch, _STITCH_WIDTH, 7, 5, length=_around(inner, radius), round_caps=True)
    painter.strokePath(rounded(inner, radius), stitch)


@smoothed
def paint_small_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the cloth of the shelf's resume strip: one stripe and the stitch, near the edge (look 12)."""
    painter.fillPath(rounded(rect, _SMALL_RADIUS), colour(theme.cloth))
    painter.strokePath(rounded(grown(rect, -6), _SMALL_RADIUS - 5), pen(theme.stripe, 2))
    _paint_small_stitch(painter, grown(rect, -10.5), _SMALL_RADIUS - 9, theme)


@smoothed
def paint_small_hem(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """Paint only the small hem, round a shelf tile that is hovered or has the focus (look 12)."""
    painter.strokePath(rounded(grown(rect, 4), radius + 4), pen(theme.stripe, 2))
    _paint_small_stitch(painter, grown(rect, 8), radius + 8, theme)


def _paint_small_stitch(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    painter.strokePath(rounded(rect, radius), dashed(theme.stitch, 1.1, 4, 3, length=_around(rect, radius)))


class _HemLine(NamedTuple):
    """The hem line of a cloth: its rectangle, its radius, and the lengths of its straight sides and of a corner."""

    rect: QRectF
    radius: float
    across: float
    down: float
    quarter: float


def _hem_line(cloth: QRectF) -> _HemLine:
    rect, radius = grown(cloth, -_LIT), RADIUS_CLOTH - _LIT
    return _HemLine(rect, radius, rect.width() - 2 * radius, rect.height() - 2 * radius, math.pi * radius / 2)


def hem_length(cloth: QRectF) -> float:
    """Return the length of the whole hem line of a cloth, px."""
    line = _hem_line(cloth)
    return _around(line.rect, line.radius)


def hem_place(cloth: QRectF, edge: Edge, centre: float) -> float:
    """Return the place on the hem line on `edge` at `centre`.

    `centre` is the x (upper and lower edge) or y (left and right edge) in the cloth's own coordinates. A centre beyond
    the straight part of the edge is moved back to its end.
    """
    rect, radius, across, down, quarter = _hem_line(cloth)
    along = centre - (rect.x() if edge in ("top", "bottom") else rect.y()) - radius
    along = max(0.0, min(along, across if edge in ("top", "bottom") else down))
    if edge == "top":
        return along
    if edge == "right":
        return across + quarter + along
    if edge == "bottom":
        return across + quarter + down + quarter + across - along
    return 2 * across + 3 * quarter + down + down - along


def hem_way(cloth: QRectF, start: float, goal: float) -> float:
    """Return how far the lit piece goes along the hem line from one place to another, px; below 0 counter-clockwise.

    It goes the shorter way, which is that of the play from one seat to the next, and clockwise to the opposite side.
    """
    whole = hem_length(cloth)
    ahead = (goal - start) % whole
    return ahead if ahead <= _OPPOSITE * whole else ahead - whole


def _hem_point(line: _HemLine, place: float) -> QPointF:
    """Return the point of the hem line at `place`, which may be outside 0 to the line's length."""
    rect, radius, across, down, quarter = line
    left, top = rect.x() + radius, rect.y() + radius
    right, bottom = left + across, top + down
    at = place % (2 * (across + down) + 4 * quarter)
    sides = (
        (across, (left, rect.y()), (1, 0), (right, top)),
        (down, (rect.right(), top), (0, 1), (right, bottom)),
        (across, (right, rect.bottom()), (-1, 0), (left, bottom)),
        (down, (rect.x(), bottom), (0, -1), (left, top)),
    )
    for length, (x, y), (dx, dy), (cx, cy) in sides:
        if at <= length:
            return QPointF(x + dx * at, y + dy * at)
        at -= length
        if at <= quarter:
            # From this side's outward direction (dy, -dx) to that of the next, which is (dx, dy).
            angle = at / radius
            out, on = math.cos(angle) * radius, math.sin(angle) * radius
            return QPointF(cx + dy * out + dx * on, cy - dx * out + dy * on)
        at -= quarter
    return QPointF(left, rect.y())


def hem_piece(cloth: QRectF, place: float, length: float) -> QPainterPath:
    """Return the middle line of a lit hem `length` px long, round ends included, about `place`.

    It follows the round corners. `length` is at least the width of the outline, 16 px.
    """
    line = _hem_line(cloth)
    total = hem_length(cloth)
    half = max(0.0, length - LIT_OUTLINE) / 2
    begin, end = place - half, place + half
    places = [begin, end]
    corner = math.floor(begin / total) * total
    while corner < end:
        for side in (line.across, line.down) * 2:
            corner += side
            # Eight chords are smooth enough for a corner of 14 px.
            places.extend(at for i in range(9) if begin < (at := corner + line.quarter * i / 8) < end)
            corner += line.quarter
    places.sort()
    piece = QPainterPath(_hem_point(line, places[0]))
    for at in places[1:]:
        piece.lineTo(_hem_point(line, at))
    return piece


class LitPens(NamedTuple):
    """The three pens that draw a lit hem one over the other along the same piece of the hem line."""

    outline: QPen
    band: QPen
    stitch: QPen


def lit_hem_pens(theme: Theme, length: float) -> LitPens:
    """Return the pens of a lit hem `length` px long: 16 of ink, 12 of saffron, a running stitch (look 6).

    The stitch, 1.8 wide and dashed 7/6, is stretched a little to begin and end with a whole dash.
    """
    line = max(0.0, length - LIT_OUTLINE)
    dashes = max(1, round((line + 6) / 13))
    stretch = max(0.1, line / (dashes * 13 - 6))
    return LitPens(
        pen(theme.hem_ink, LIT_OUTLINE),
        pen(theme.saffron, LIT_WIDTH),
        dashed(theme.hem_ink, 1.8, 7 * stretch, 6 * stretch),
    )


@smoothed
def paint_lit_hem(painter: QPainter, cloth: QRectF, place: float, length: float, theme: Theme) -> None:
    """Paint the lit piece of hem, `length` px with its round ends, about a place on the hem line."""
    piece = hem_piece(cloth, place, length)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in lit_hem_pens(theme, length):
        painter.strokePath(piece, stroke)
