"""The backs of the cards (tile, olive, pomegranate, woven) and building blocks for the backs of a game's own deck.

Look 5: rim 13, ground with radius 8, inner line 2.4 at 22. Every pattern maps onto itself when the card is turned by
180 degrees, so a card's orientation reveals nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from app.art.marks import Prepared, paint
from app.art.paths import disc, path, star
from app.art.pens import pen, smoothed, solid

_GROUND = QRectF(13, 13, 224, 324)
_GROUND_RADIUS = 8.0
_FIELD = QRectF(22, 22, 206, 306)
_INNER_LINE = 2.4

# Ground, figure, accent.
_COLOURS = {
    "tile": ("#1f4f7d", "#f4ead2", "#e0a93a"),
    "olive": ("#55692f", "#f1ecd6", "#dcc06a"),
    "pomegranate": ("#9a3234", "#f7e6cf", "#e8b25a"),
    "woven": ("#2c4250", "#e9dcc0", "#c98a3a"),
}


def paint_back(painter: QPainter, name: str) -> None:
    """Paint the picture of a back in card units, inside the rim. Raises ValueError for an unknown name."""
    if name not in _COLOURS:
        raise ValueError(f"no back {name!r}; there are {', '.join(_COLOURS)}")
    paint_ground(painter, _COLOURS[name][0], _COLOURS[name][1], _pattern(name))


@smoothed
def paint_ground(painter: QPainter, ground: str, line: str, pattern: Iterable[Prepared]) -> None:
    """Paint a back in card units: the ground, a pattern clipped to the field, the inner line."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(_GROUND, _GROUND_RADIUS, _GROUND_RADIUS)
    painter.save()
    painter.setClipRect(_FIELD, Qt.ClipOperation.IntersectClip)
    paint(painter, _apart(pattern) if painter.worldTransform().m11() > 1.0 else pattern)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(QColor(line), _INNER_LINE))
    painter.drawRoundedRect(_FIELD, 2, 2)


def _apart(pattern: Iterable[Prepared]) -> Iterator[Prepared]:
    """Yield each figure of the pattern by itself: enlarged, Qt takes many times as long for one joint outline."""
    for mark in pattern:
        figures = pieces(mark.path) if mark.pen.style() != Qt.PenStyle.NoPen else [mark.path]
        yield from (mark._replace(path=figure) for figure in figures)


def pieces(shape: QPainterPath) -> list[QPainterPath]:
    """Return the figures of a path, each as a path of its own."""
    found: list[QPainterPath] = []
    points = iter([shape.elementAt(at) for at in range(shape.elementCount())])
    for point in points:
        if point.isMoveTo():
            found.append(QPainterPath(QPointF(point.x, point.y)))
        elif point.isLineTo():
            found[-1].lineTo(point.x, point.y)
        else:
            second, last = next(points), next(points)
            found[-1].cubicTo(point.x, point.y, second.x, second.y, last.x, last.y)
    return found


@cache
def _pattern(name: str) -> tuple[Prepared, ...]:
    _, figure, accent = _COLOURS[name]
    return _PATTERNS[name](QColor(figure), QColor(accent))


def filled(shape: QPainterPath, colour: QColor) -> Prepared:
    """Return a shape without an outline."""
    return Prepared(shape, solid(colour), QPen(Qt.PenStyle.NoPen))


def drawn(shape: QPainterPath, colour: QColor, width: float) -> Prepared:
    """Return an outline without a ground."""
    return Prepared(shape, QBrush(), pen(colour, width))


def scattered(d: str, places: Iterable[tuple[float, float, float]]) -> QPainterPath:
    """Return one path with the figure `d`, drawn about 0,0, at every (x, y, degrees) of `places`."""
    figure, result = path(d), QPainterPath()
    for x, y, turn in places:
        result.addPath(QTransform().translate(x, y).rotate(turn).map(figure))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def staggered(rows: int, column: float, tilt: float = 0.0) -> list[tuple[float, float, float]]:
    """Return places in `rows` rows (an even number) down the field, `column` apart: the upper half and the same turned.

    Each row is shifted by a quarter of a column, alternately to the left and to the right. So the rows stay staggered
    across the middle too, where a shift of half a column would bring two equal rows together. Rows tilt by `tilt`
    degrees, alternately one way and the other.
    """
    upper = []
    for row in range(rows // 2):
        side = -1 if row % 2 else 1
        y = _FIELD.top() + _FIELD.height() / rows * (row + 0.5)
        upper += [(125 + column * (i + side / 4), y, side * tilt) for i in range(-3, 4)]
    return upper + [(250 - x, 350 - y, turn + 180) for x, y, turn in upper]


def lattice(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Return a lattice of eight-pointed stars with saffron dots, and four-pointed sparks between them."""
    nodes = [(22 + 51.5 * i, 22.0 + 51 * j, 0.0) for j in range(7) for i in range(5)]
    between = [(47.75 + 51.5 * i, 47.5 + 51 * j, 0.0) for j in range(6) for i in range(4)]
    pale = QColor(figure)
    pale.setAlphaF(0.9)
    return (
        drawn(scattered(star(0, 0, 8, 23, 16.5), nodes), figure, 3.0),
        drawn(scattered("M0-13V-8M0 8V13M-13 0H-8M8 0H13", nodes), figure, 3.0),
        filled(scattered(disc(0, 0, 5), nodes), accent),
        filled(scattered("M0-11Q3-3 11 0Q3 3 0 11Q-3 3-11 0Q-3-3 0-11Z", between), pale),
    )


def _olive(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Sprigs of two leaves and an olive."""
    places = staggered(8, 41.2, 38)
    return (
        drawn(scattered("M-17 0H17", places), figure, 2.4),
        filled(scattered("M-12 0Q-6-13 2-12Q0-3-12 0ZM2 0Q8 12 16 10Q14 2 2 0Z", places), figure),
        filled(scattered(disc(8, -7, 4), places), accent),
    )


def _pomegranate(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Round fruit with a crown and four seeds."""
    places = staggered(6, 46)
    return (
        drawn(scattered(disc(0, 4.5, 14), places), figure, 3.0),
        filled(scattered("M-6-8.5L-8-17.5L-3-13.5L0-18.5L3-13.5L8-17.5L6-8.5Z", places), figure),
        filled(
            scattered(disc(-5, 3.5, 2.2) + disc(5, 3.5, 2.2) + disc(0, 9.5, 2.2) + disc(0, -1.5, 2.2), places), accent
        ),
    )


def _woven(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Stripes across, and two rows of checks along the middle."""
    stripes = ((40, 10, 0), (58, 3, 1), (70, 3, 0), (108, 3, 0), (122, 16, 1), (136, 3, 0), (154, 2, 1))
    outlines = (QPainterPath(), QPainterPath())
    for y, width, colour in stripes:
        for top in (y - width / 2, 350 - y - width / 2):
            outlines[colour].addRect(22, top, 206, width)
    for k in range(-8, 8):
        outlines[0].addRect(125 + 14 * k, 168, 7, 7)
        outlines[0].addRect(118 - 14 * k, 175, 7, 7)
    return filled(outlines[0], figure), filled(outlines[1], accent)


_PATTERNS: dict[str, Callable[[QColor, QColor], tuple[Prepared, ...]]] = {
    "tile": lattice,
    "olive": _olive,
    "pomegranate": _pomegranate,
    "woven": _woven,
}
