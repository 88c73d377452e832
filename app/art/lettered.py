"""Faces for a deck without painted ones: a word on a ground in the colour of its group (`app.wording.symbols`).

A fan shows the upper left corner, so a figure stands there upright with the name of its group below, and a longer word
runs down the edge. A Hebrew word also runs down so that its first letter is at the top. Backs other than `??` have the
lattice of the first back in colours of their own.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QTransform

from app.art.backs import lattice, paint_ground
from app.art.card_style import INK, CardStyle, paper
from app.art.marks import Prepared
from app.art.paths import TURNED
from app.art.pens import pen, smoothed
from app.art.tokens import TEXT_FAMILIES
from app.games import GAMES, remembered
from app.wording.bidi import bare, is_rtl
from app.wording.catalogue import language
from app.wording.symbols import Inscription, inscriptions

_PALE, _DARK = "#fff8ea", "#1c2028"
_NIGHT_INK = "#f1e9da"
_COLOURS = {
    "red": "#b3262f",
    "blue": "#1d5fa8",
    "green": "#1f6b4f",
    "yellow": "#ecc046",
    "orange": "#b9531a",
    "purple": "#644a8c",
    "violet": "#644a8c",
    "pink": "#e39ab3",
    "brown": "#6f4a2a",
    "black": "#22252c",
    "white": "#f3ead6",
    "grey": "#5f6670",
    "gray": "#5f6670",
    "gold": "#dca63a",
    "silver": "#bcc2c9",
    "teal": "#176a73",
}
_BRIGHT = {"yellow", "pink", "white", "gold", "silver"}
"""Grounds that need dark letters."""
_SERIES = ("#1d5fa8", "#b3262f", "#1f6b4f", "#644a8c", "#b9531a", "#176a73", "#8e2f63", "#6f4a2a", "#5f6670")
"""The grounds of groups that are not colours, in the order of the deck, from the first again after the last."""
_FIGURES = "#2c4250"
"""The ground of a deck of plain numbers."""
_BACKS = ("#644a8c", "#8a5a2b", "#a3476b", "#176a73", "#4a4f5a")
"""The grounds of backs, which differ from those of the backs a person can choose."""

_GROUND = QRectF(9, 9, 232, 332)
_RADIUS = 9.0
_PANEL = QRectF(66, 24, 118, 302)
_SHORT = 2
"""The most letters that stand upright in a corner; longer words run along the edge."""


class Lettering(NamedTuple):
    """All the words and colours of one deck: the text and ground of each symbol, and the ground of each back."""

    said: dict[str, Inscription]
    grounds: dict[str, str]
    backs: dict[str, str]


@remembered
@lru_cache(maxsize=64)
def _lettering(game: str, _language: str) -> Lettering:
    """Return the lettering of a game in a language. Raises KeyError for an unknown game."""
    rules = GAMES[game]
    seats = rules.seats()
    cards = [card for count in {seats[0], seats[-1]} for card in rules.deck(count, rules.fill(count, {}))]
    said = inscriptions(dict.fromkeys(card.text for card in cards))
    tints = [tint for tint in dict.fromkeys(one.tint for one in said.values()) if tint and tint not in _COLOURS]
    used = {_COLOURS[one.tint] for one in said.values() if one.tint in _COLOURS}
    free = [ground for ground in _SERIES if ground not in used] or list(_SERIES)
    grounds = {tint: free[n % len(free)] for n, tint in enumerate(tints)} | {"": _FIGURES}
    kinds = [back for back in dict.fromkeys(card.back for card in cards) if back != "??"]
    backs = {back: _BACKS[n % len(_BACKS)] for n, back in enumerate(kinds)}
    return Lettering(said, grounds, {back: _COLOURS.get(back[1:].lower(), ground) for back, ground in backs.items()})


@smoothed
def paint_lettered(painter: QPainter, symbol: str, style: CardStyle, game: str) -> None:
    """Paint an open card of a game in card units, on its paper. Raises KeyError for an unknown game."""
    lettering = _lettering(game, language())
    # A deck may depend on the options: a symbol that the default deck lacks is read by itself.
    said = lettering.said.get(symbol) or inscriptions([symbol])[symbol]
    ground = _COLOURS.get(said.tint) or lettering.grounds.get(said.tint, _FIGURES)
    letters = QColor(_DARK if said.tint in _BRIGHT else _PALE)
    painter.setPen(pen(letters, 2.0) if style.night else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(_GROUND, _RADIUS, _RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    (_paint_large if style.large_index else _paint_whole)(painter, said, style, letters)


def paint_lettered_back(painter: QPainter, symbol: str, game: str) -> None:
    """Paint a back of a game in card units, on its paper. Raises KeyError for an unknown game."""
    ground = _lettering(game, language()).backs.get(symbol, _BACKS[0])
    bright = {_COLOURS[name] for name in _BRIGHT}
    figure, accent = (_DARK, "#7a3a1c") if ground in bright else ("#f4ead2", "#e0a93a")
    paint_ground(painter, ground, figure, _lattice(figure, accent))


@cache
def _lattice(figure: str, accent: str) -> tuple[Prepared, ...]:
    return lattice(QColor(figure), QColor(accent))


def _paint_whole(painter: QPainter, said: Inscription, style: CardStyle, letters: QColor) -> None:
    """Paint the word in the middle and along both edges, so that it can be read from either end."""
    _paint_panel(painter, _PANEL, style)
    painter.setBrush(letters)
    edge = QPainterPath()
    if len(bare(said.word)) <= _SHORT:
        edge.addPath(_fitted(said.word, QRectF(15, 25, 45, 54)))
        if said.group:
            edge.addPath(_fitted(said.group, QRectF(20, 94, 35, 150), along=True))
    else:
        edge.addPath(_fitted(said.word, QRectF(15, 22, 44, 212 if said.group else 306), along=True))
        if said.group:
            edge.addPath(_fitted(said.group, QRectF(22, 246, 30, 84), along=True))
    painter.drawPath(edge)
    painter.drawPath(TURNED.map(edge))
    painter.setBrush(QColor(_NIGHT_INK if style.night else INK))
    painter.drawPath(_lines(said.word, QRectF(77, 115, 96, 120)))
    if said.group:
        painter.drawPath(_fitted(said.group, QRectF(77, 264, 96, 28), middle=True))


def _paint_large(painter: QPainter, said: Inscription, style: CardStyle, letters: QColor) -> None:
    """Paint one large word, upright only: a figure above its group, a longer word down the edge beside its group."""
    ink = QColor(_NIGHT_INK if style.night else INK)
    painter.setBrush(letters)
    if len(bare(said.word)) <= _SHORT:
        painter.drawPath(_fitted(said.word, QRectF(22, 26, 132, 150)))
        panel, other = QRectF(20, 212, 210, 118), said.group or said.word
        _paint_panel(painter, panel, style)
        painter.setBrush(ink)
        painter.drawPath(_fitted(other, panel.adjusted(14, 14, -14, -14), middle=True))
        return
    painter.drawPath(_fitted(said.word, QRectF(20, 22, 88, 306), along=True))
    panel = QRectF(124, 22, 104, 306)
    _paint_panel(painter, panel, style)
    painter.setBrush(ink)
    if said.group:
        painter.drawPath(_fitted(said.group, panel.adjusted(14, 16, -14, -16), along=True, middle=True))
    else:
        painter.drawPath(_fitted(bare(said.word)[:1], panel.adjusted(10, 70, -10, -70), middle=True))


def _paint_panel(painter: QPainter, panel: QRectF, style: CardStyle) -> None:
    painter.setBrush(QColor(paper(style).top))
    painter.drawRoundedRect(panel, 12, 12)


def _lines(word: str, room: QRectF) -> QPainterPath:
    """Return a word in the middle of a place; several words one below the other, all of one size."""
    words = word.split()
    high = room.height() / max(1, len(words))
    outlines = [_outline(one) for one in words]
    scale = min(_scale(one, room.width(), high * (0.8 if len(words) > 1 else 1.0)) for one in outlines)
    made = QPainterPath()
    for n, one in enumerate(outlines):
        middle = room.top() + high * (n + 0.5)
        made.addPath(QTransform().translate(room.center().x(), middle).scale(scale, scale).map(one))
    return _whole(made)


def _fitted(word: str, room: QRectF, *, along: bool = False, middle: bool = False) -> QPainterPath:
    """Return a word as large as fits into a place, at its upper end or in its `middle`.

    With `along` it is turned by a right angle, with the first letter at the top.
    """
    outline = _outline(word)
    if along:
        outline = QTransform().rotate(-90 if is_rtl(word) else 90).map(outline)
    box = _box(outline, along)
    scale = min(room.width() / box.width(), room.height() / box.height())
    top = room.center().y() - box.height() * scale / 2 if middle else room.top()
    place = QTransform().translate(room.center().x(), top + box.height() * scale / 2).scale(scale, scale)
    return _whole(place.map(outline))


def _scale(outline: QPainterPath, wide: float, high: float) -> float:
    box = _box(outline, along=False)
    return min(wide / box.width(), high / box.height())


def _box(outline: QPainterPath, along: bool) -> QRectF:
    """Return the room an outline takes about 0,0, at least as high as a capital letter, even for a dash."""
    box = outline.boundingRect()
    wide, high = 2 * max(box.right(), -box.left(), 20.0), 2 * max(box.bottom(), -box.top(), 20.0)
    least = _capital()
    return QRectF(0, 0, max(wide, least), high) if along else QRectF(0, 0, wide, max(high, least))


@lru_cache(maxsize=512)
def _outline(word: str) -> QPainterPath:
    """Return a word as an outline centred on 0,0: horizontally by its visible extent, vertically by its capitals."""
    made = QPainterPath()
    made.addText(0, 0, _letters(), bare(word) or "?")
    box = made.boundingRect()
    return made.translated(-box.center().x(), _capital() / 2)


def _whole(shape: QPainterPath) -> QPainterPath:
    """Make overlapping letters fill completely."""
    shape.setFillRule(Qt.FillRule.WindingFill)
    return shape


def _letters() -> QFont:
    made = QFont(list(TEXT_FAMILIES))
    made.setPixelSize(100)
    made.setBold(True)
    return made


@cache
def _capital() -> float:
    """Return the height of a capital letter."""
    return QFontMetricsF(_letters()).capHeight()
