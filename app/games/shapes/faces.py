"""The faces and backs of Shapes: base cards, whole cards, the joker (look 5).

Every shape has its own form, colour and pattern, so that it can be recognised in grey and at the edge of a fan. Symbols
are those of the canon (canon 1).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from app.art.backs import drawn, filled, paint_ground, pieces, scattered, staggered
from app.art.card_style import CREAM, INK, CardStyle
from app.art.deck_faces import DeckFaces
from app.art.marks import Mark, Prepared, paint, prepare
from app.art.paths import TURNED, disc, oval, path, star, wedges
from app.art.pens import pen
from app.games.shapes.rules import CARDS, JOKER

_LINE, _THIN_LINE = 2.6, 1.5
_UNIT = 72.0  # the radius for which outlines are drawn

_OUTLINES = {
    "C": disc(0, 0, 72),
    "T": "M0-74L78 60H-78Z",
    "Q": "M-61-66H61a5 5 0 0 1 5 5V61a5 5 0 0 1-5 5H-61a5 5 0 0 1-5-5V-61a5 5 0 0 1 5-5Z",
    "S": star(0, 4, 5, 81, 34),
    "X": "M-25-73H25a2 2 0 0 1 2 2V-27H71a2 2 0 0 1 2 2V25a2 2 0 0 1-2 2H27V71a2 2 0 0 1-2 2H-25a2 2 0 0 1-2-2V27"
    "H-71a2 2 0 0 1-2-2V-25a2 2 0 0 1 2-2H-27V-71a2 2 0 0 1 2-2Z",
}
# By day and by night.
_COLOURS = {
    "C": ("#1f5582", "#6fb0dc"),
    "T": ("#ac4e27", "#e59468"),
    "Q": ("#56701f", "#a9c062"),
    "S": ("#9c2f4c", "#ec8fa6"),
    "X": ("#6b4a8f", "#b99be0"),
}
_OPACITY = {"C": 0.72, "T": 0.6, "Q": 0.5, "S": 0.6, "X": 0.55}
_RIM = 10.0
_SMALL_RAYS = 9
"""Rays of the sun in a corner: few enough to stay separate there."""
_JOKER_INKS = ("#9c2f4c", "#ec8fa6")
_NIGHT_LINE = "#f1e9da"
_NIGHT_PATTERN = "#2b2723"
_SUN = (
    Mark(wedges(125, 175, 15, 7, 84), "#d98aa6", opacity=0.55),
    Mark(star(125, 175, 8, 64, 40), CREAM, INK, _LINE),
    Mark("M104 168c2-4 10-4 12 0M134 168c2-4 10-4 12 0M102 188C112 206 138 206 148 188", "", INK, 4.5),
)


class _Place(NamedTuple):
    """Where a shape stands: centre and radius in card units."""

    x: float
    y: float
    radius: float


# By the number of shapes on the card.
_FIGURES = {
    1: (_Place(125, 175, 72),),
    2: (_Place(125, 105, 50), _Place(125, 245, 50)),
    3: (_Place(125, 80, 38), _Place(125, 175, 38), _Place(125, 270, 38)),
}
_INDEX = tuple(_Place(29, 32 + 38 * k, 13) for k in range(3))
# The large cut: a base card has one big index and a big figure, a whole card only big figures, all of them far enough
# to the left to be recognised when the next card covers the right 45 %.
_LARGE_FIGURES = {
    1: (_Place(150, 238, 80),),
    2: (_Place(116, 98, 66), _Place(116, 252, 66)),
    3: (_Place(116, 67, 48), _Place(116, 175, 48), _Place(116, 283, 48)),
}
_LARGE_INDEX = _Place(54, 56, 34)
_JOKER_INDEX, _LARGE_JOKER_INDEX = _Place(31, 34, 19), _Place(54, 58, 42)


_BACKS = {"?b": ("#d4809d", "#fff1f2", "#8e2f52"), "?w": ("#644a8c", "#efe6fa", "#d9b9f2")}
"""Ground, figure and accent of the backs: base cards are pink, whole cards purple."""

# Centres at distance 9 from the middle of the blossom, with the long axis pointing outwards.
_PETALS = ((0.0, -9.0, 0.0), (8.56, -2.78, 72.0), (5.29, 7.28, 144.0), (-5.29, 7.28, 216.0), (-8.56, -2.78, 288.0))


class ShapesFaces(DeckFaces):
    """Shapes in colour with a pattern each, and a back for each kind of card."""

    symbols = frozenset((*CARDS, *_BACKS))

    def paint_face(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint shapes as figures and as an index; the joker is a sun."""
        if symbol == JOKER:
            _paint_joker(painter, style)
            return
        shapes = symbol[1:]
        figures = (_LARGE_FIGURES if style.large_index else _FIGURES)[len(shapes)]
        for shape, place in zip(shapes, figures, strict=True):
            _paint_shape(painter, shape, place, style.night)
        if style.large_index:
            if len(shapes) == 1:
                _paint_shape(painter, shapes, _LARGE_INDEX, style.night)
            return
        for _ in range(2):
            for shape, place in zip(shapes, _INDEX, strict=False):
                _paint_shape(painter, shape, place, style.night)
            painter.setTransform(TURNED, True)

    def paint_back(self, painter: QPainter, symbol: str, style: CardStyle) -> None:
        """Paint blossoms on the backs of base cards, waves on those of whole cards."""
        ground, figure, _ = _BACKS[symbol]
        paint_ground(painter, ground, figure, _back(symbol))


@cache
def _back(symbol: str) -> tuple[Prepared, ...]:
    _, figure, accent = _BACKS[symbol]
    return (_pink if symbol == "?b" else _purple)(QColor(figure), QColor(accent))


def _pink(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Five-petalled blossoms."""
    places = staggered(8, 44)
    petals = "".join(oval(x, y, 5.5, 9, turn) for x, y, turn in _PETALS)
    return filled(scattered(petals, places), figure), filled(scattered(disc(0, 0, 4), places), accent)


def _purple(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Strong and fine waves alternating; a strong one runs through the middle of the card."""
    wave = "M-130 0q13-22 26 0" + "t26 0" * 9
    return (
        drawn(scattered(wave, [(125, 175.0 + 28 * k, 0) for k in range(-6, 7)]), figure, 4.5),
        drawn(scattered(wave, [(125, 189.0 + 28 * k, 0) for k in range(-7, 7)]), accent, 2.2),
    )


def _paint_joker(painter: QPainter, style: CardStyle) -> None:
    """Paint a smiling sun, and a small one as index: unlike every shape, even in grey."""
    large = style.large_index
    painter.save()
    if large:
        painter.translate(150 - 125 * 1.05, 240 - 175 * 1.05)
        painter.scale(1.05, 1.05)
    paint(painter, _sun())
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_JOKER_INKS[style.night]))
    index = _small_sun(_LARGE_JOKER_INDEX if large else _JOKER_INDEX)
    painter.drawPath(index)
    if not large:
        painter.drawPath(TURNED.map(index))


def _small_sun(place: _Place) -> QPainterPath:
    """A disc in a ring of rays with a gap between them, so that it is still a sun at the size of an index."""
    x, y, radius = place
    rays = path(wedges(x, y, _SMALL_RAYS, 9, radius)).subtracted(path(disc(x, y, 0.68 * radius)))
    rays.addPath(path(disc(x, y, 0.52 * radius)))
    return rays


def _paint_shape(painter: QPainter, shape: str, place: _Place, night: bool) -> None:
    painter.save()
    painter.translate(place.x, place.y)
    outline = _outline(shape, place.radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_COLOURS[shape][night]))
    painter.drawPath(outline)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    paint(painter, (_within(shape, night, place.radius),))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = pen(QColor(_NIGHT_LINE if night else INK), _THIN_LINE if place.radius < 30 else _LINE)
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(line)
    painter.drawPath(outline)
    painter.restore()


@cache
def _outline(shape: str, radius: float) -> QPainterPath:
    scale = radius / _UNIT
    return QTransform.fromScale(scale, scale).map(path(_OUTLINES[shape]))


@cache
def _sun() -> tuple[Prepared, ...]:
    return prepare(_SUN, {})


@cache
def _within(shape: str, night: bool, radius: float) -> Prepared:
    """The part of a pattern that is visible in a shape of this size.

    Dots beyond its outline would cost ten times as much. So would the lines of the lattice, because each costs more the
    more other lines it crosses; lines that cross nothing cost nothing.
    """
    pattern, outline = _pattern(shape, night), _outline(shape, radius)
    reach = outline.boundingRect()
    if shape == "X":
        stroker = QPainterPathStroker(pattern.pen)
        # The rim is smoothed over more than a pixel of the smallest card.
        stroker.setWidth(pattern.pen.widthF() + _RIM)
        near = [line for line in pieces(pattern.path) if stroker.createStroke(line).intersects(outline)]
    elif pattern.pen.style() == Qt.PenStyle.NoPen:
        near = [dot for dot in pieces(pattern.path) if dot.boundingRect().intersects(reach)]
    else:
        return pattern
    shown = QPainterPath()
    for piece in near:
        shown.addPath(piece)
    return pattern._replace(path=shown)


@cache
def _pattern(shape: str, night: bool) -> Prepared:
    """The pattern of a shape about 0,0, to be clipped to the outline.

    Patterns do not grow with the shape, as if shapes of several sizes were cut from one cloth. So an index shows the
    same dots and lines as the figure, only fewer of them.
    """
    colour = QColor(_NIGHT_PATTERN if night else "#ffffff")
    colour.setAlphaF(_OPACITY[shape])
    brush, pen = QBrush(Qt.BrushStyle.NoBrush), QPen(Qt.PenStyle.NoPen)
    if shape == "C":  # dots in staggered rows
        d = "".join(
            disc(22 * column + 11 * (row % 2), 11 * row, 3.3) for row in range(-8, 9) for column in range(-5, 6)
        )
        brush = QBrush(colour)
    elif shape == "T":  # level lines
        d = "".join(f"M-100 {y}H100" for y in range(-94, 96, 19))
        pen = QPen(colour, 5.5)
    elif shape == "Q":  # chequers
        side = 13.2
        d = "".join(
            f"M{side * column:.4g} {side * row:.4g}h{side}v{side}h{-side}Z"
            for row in range(-7, 7)
            for column in range(-7, 7)
            if (row + column) % 2
        )
        brush = QBrush(colour)
    elif shape == "S":  # upright broken lines
        d = "".join(
            f"M{12 * column + 6} {y - 8 * (column % 2)}v10" for column in range(-9, 9) for y in range(-101, 100, 16)
        )
        pen = QPen(colour, 4.2)
    else:  # a diagonal lattice
        d = "".join(f"M{k * 22 - 111} -100l200 200M{k * 22 - 111} 100l200-200" for k in range(-9, 10))
        pen = QPen(colour, 3.0)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return Prepared(path(d), brush, pen)
