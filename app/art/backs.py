"""The backs of the cards: tile, olive, pomegranate, woven, and pink and purple of the Shapes deck.

Look 5: rim 13, ground with radius 8, inner line 2.4 at 22. Every pattern is laid out so that it
maps onto itself when the card is turned by 180 degrees: a card's orientation tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from app.art.marks import Prepared, paint, round_pen
from app.art.paths import disc, oval, path, star

SHAPES_BACKS = {"?b": "pink", "?w": "purple"}
"""The backs of the Shapes deck by the symbol of the canon: base cards pink, whole cards purple."""

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
    "pink": ("#d4809d", "#fff1f2", "#8e2f52"),
    "purple": ("#644a8c", "#efe6fa", "#d9b9f2"),
}


def paint_back(painter: QPainter, name: str) -> None:
    """Paint the picture of a back in card units, inside the rim. Raises ValueError for an unknown name."""
    if name not in _COLOURS:
        raise ValueError(f"no back {name!r}; there are {', '.join(_COLOURS)}")
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(_COLOURS[name][0]))
    painter.drawRoundedRect(_GROUND, _GROUND_RADIUS, _GROUND_RADIUS)
    painter.save()
    painter.setClipRect(_FIELD, Qt.ClipOperation.IntersectClip)
    paint(painter, _pattern(name))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(round_pen(QColor(_COLOURS[name][1]), _INNER_LINE))
    painter.drawRoundedRect(_FIELD, 2, 2)
    painter.restore()


@cache
def _pattern(name: str) -> tuple[Prepared, ...]:
    _, figure, accent = _COLOURS[name]
    return _PATTERNS[name](QColor(figure), QColor(accent))


def _filled(shape: QPainterPath, colour: QColor) -> Prepared:
    return Prepared(shape, QBrush(colour), QPen(Qt.PenStyle.NoPen))


def _drawn(shape: QPainterPath, colour: QColor, width: float) -> Prepared:
    return Prepared(shape, QBrush(Qt.BrushStyle.NoBrush), round_pen(colour, width))


def _scattered(d: str, places: Iterable[tuple[float, float, float]]) -> QPainterPath:
    """One path with the figure `d`, drawn about 0,0, at every (x, y, degrees) of `places`."""
    figure, result = path(d), QPainterPath()
    for x, y, turn in places:
        result.addPath(QTransform().translate(x, y).rotate(turn).map(figure))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def _staggered(rows: int, column: float, tilt: float = 0.0) -> list[tuple[float, float, float]]:
    """Places in `rows` rows (an even number) down the field, `column` apart: the upper half, and that half turned.

    Each row is shifted by a quarter of a column, one to the left and the next to the right, so that the rows stay
    staggered across the middle too, where a half column would bring two equal rows together. Rows tilt by `tilt`
    degrees, alternately one way and the other.
    """
    upper = []
    for row in range(rows // 2):
        side = -1 if row % 2 else 1
        y = _FIELD.top() + _FIELD.height() / rows * (row + 0.5)
        upper += [(125 + column * (i + side / 4), y, side * tilt) for i in range(-3, 4)]
    return upper + [(250 - x, 350 - y, turn + 180) for x, y, turn in upper]


def _tile(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """A lattice of eight-pointed stars with saffron dots, and four-pointed sparks between them."""
    nodes = [(22 + 51.5 * i, 22.0 + 51 * j, 0.0) for j in range(7) for i in range(5)]
    between = [(47.75 + 51.5 * i, 47.5 + 51 * j, 0.0) for j in range(6) for i in range(4)]
    pale = QColor(figure)
    pale.setAlphaF(0.9)
    return (
        _drawn(_scattered(star(0, 0, 8, 23, 16.5), nodes), figure, 3.0),
        _drawn(_scattered("M0-13V-8M0 8V13M-13 0H-8M8 0H13", nodes), figure, 3.0),
        _filled(_scattered(disc(0, 0, 5), nodes), accent),
        _filled(_scattered("M0-11Q3-3 11 0Q3 3 0 11Q-3 3-11 0Q-3-3 0-11Z", between), pale),
    )


def _olive(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Sprigs of two leaves and an olive."""
    places = _staggered(8, 41.2, 38)
    return (
        _drawn(_scattered("M-17 0H17", places), figure, 2.4),
        _filled(_scattered("M-12 0Q-6-13 2-12Q0-3-12 0ZM2 0Q8 12 16 10Q14 2 2 0Z", places), figure),
        _filled(_scattered(disc(8, -7, 4), places), accent),
    )


def _pomegranate(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Round fruit with a crown and four seeds."""
    places = _staggered(6, 46)
    return (
        _drawn(_scattered(disc(0, 4.5, 14), places), figure, 3.0),
        _filled(_scattered("M-6-8.5L-8-17.5L-3-13.5L0-18.5L3-13.5L8-17.5L6-8.5Z", places), figure),
        _filled(
            _scattered(disc(-5, 3.5, 2.2) + disc(5, 3.5, 2.2) + disc(0, 9.5, 2.2) + disc(0, -1.5, 2.2), places), accent
        ),
    )


def _woven(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Stripes across, and two rows of checks along the middle."""
    stripes = ((40, 10, 0), (58, 3, 1), (70, 3, 0), (108, 3, 0), (122, 16, 1), (136, 3, 0), (154, 2, 1))
    shapes = (QPainterPath(), QPainterPath())
    for y, width, colour in stripes:
        for top in (y - width / 2, 350 - y - width / 2):
            shapes[colour].addRect(22, top, 206, width)
    for k in range(-8, 8):
        shapes[0].addRect(125 + 14 * k, 168, 7, 7)
        shapes[0].addRect(118 - 14 * k, 175, 7, 7)
    return _filled(shapes[0], figure), _filled(shapes[1], accent)


def _pink(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Five-petalled blossoms."""
    places = _staggered(8, 44)
    petals = "".join(oval(x, y, 5.5, 9, turn) for x, y, turn in _PETALS)
    return _filled(_scattered(petals, places), figure), _filled(_scattered(disc(0, 0, 4), places), accent)


def _purple(figure: QColor, accent: QColor) -> tuple[Prepared, ...]:
    """Waves, a strong one and a fine one in turn; a strong one runs through the middle of the card."""
    wave = "M-130 0q13-22 26 0" + "t26 0" * 9
    return (
        _drawn(_scattered(wave, [(125, 175.0 + 28 * k, 0) for k in range(-6, 7)]), figure, 4.5),
        _drawn(_scattered(wave, [(125, 189.0 + 28 * k, 0) for k in range(-7, 7)]), accent, 2.2),
    )


# Centres 9 from the middle of the blossom, the long axis along the way out.
_PETALS = ((0.0, -9.0, 0.0), (8.56, -2.78, 72.0), (5.29, 7.28, 144.0), (-5.29, 7.28, 216.0), (-8.56, -2.78, 288.0))

_PATTERNS: dict[str, Callable[[QColor, QColor], tuple[Prepared, ...]]] = {
    "tile": _tile,
    "olive": _olive,
    "pomegranate": _pomegranate,
    "woven": _woven,
    "pink": _pink,
    "purple": _purple,
}
