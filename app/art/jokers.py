"""The two jokers: a jester in front of eighteen rays, with a five-pointed star as index (look 5).

They have no letters, so there is nothing to translate. The red one is XR in the canon's notation, the black one XB.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from app.art.card_style import CREAM, GOLD, INK, SKIN, CardStyle
from app.art.marks import Mark, Prepared, paint, prepare
from app.art.paths import TURNED, disc, path, star, wedges
from app.art.pens import smoothed

JOKERS = ("XR", "XB")
"""The symbols of the jokers."""

_LINE = 2.4
_INDEX = star(0, 0, 5, 100, 41)
# By day and by night.
_INKS = {"XR": ("#b8262f", "#ff9a93"), "XB": ("#1c2230", "#f1e9da")}
_COATS = {
    "XR": {"coat": "#b8262f", "horn": "#1f5582", "ray": GOLD},
    "XB": {"coat": "#1c2230", "horn": "#4d6a34", "ray": "#8d8679"},
}

_RAYS = Mark(wedges(125, 175, 18, 5, 92), "ray", opacity=0.5)
_JESTER = (
    Mark(disc(125, 175, 66), CREAM, INK, _LINE),
    Mark("M92 214C104 204 146 204 158 214L152 228C142 240 134 226 125 240C116 226 108 240 98 228Z", "coat", INK, _LINE),
    Mark("M103 168C103 150 147 150 147 168C147 194 138 208 125 208C112 208 103 194 103 168Z", SKIN, INK, _LINE),
    Mark(
        "M100 168C96 130 76 132 66 150C60 118 92 100 116 128C118 108 140 96 150 96C140 110 138 120 136 128"
        "C160 104 190 122 184 152C174 134 156 134 150 168C138 158 112 158 100 168Z",
        "coat",
        INK,
        _LINE,
    ),
    Mark(
        "M116 128C112 140 112 150 113 161C121 159 129 159 137 161C139 150 139 140 136 128"
        "C140 116 144 104 150 96C138 98 118 110 116 128Z",
        "horn",
        INK,
        _LINE,
    ),
    Mark(disc(66, 153, 6.5) + disc(151, 94, 6.5) + disc(184, 155, 6.5), GOLD, INK, _LINE),
    Mark(
        "M112 176C114 173 119 173 121 176M129 176C131 173 136 173 138 176M125 178C124 184 122 187 126 188"
        "M112 193C118 201 132 201 138 193",
        "",
        INK,
        _LINE,
    ),
    Mark(disc(116, 179, 2) + disc(134, 179, 2), INK),
)


@cache
def _figure(symbol: str) -> tuple[Prepared, ...]:
    return prepare((_RAYS, *_JESTER), _COATS[symbol])


def joker_colour(symbol: str, style: CardStyle) -> QColor:
    """Return the ink of a joker's index. `symbol` is XR or XB."""
    return QColor(_INKS[symbol][style.night])


def star_path(x: float, y: float, radius: float) -> QPainterPath:
    """Return a joker's index: a five-pointed star about (x, y)."""
    return QTransform().translate(x, y).scale(radius / 100, radius / 100).map(path(_INDEX))


@smoothed
def paint_jester(painter: QPainter, symbol: str) -> None:
    """Paint rays and jester about the middle of the card, in card units, without paper and index."""
    paint(painter, _figure(symbol))


def paint_stars(painter: QPainter, symbol: str, style: CardStyle) -> None:
    """Paint the index in both corners of the standard face, the lower one turned."""
    upper = star_path(29, 42, 21)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(joker_colour(symbol, style))
    painter.drawPath(upper)
    painter.drawPath(TURNED.map(upper))
