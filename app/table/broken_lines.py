"""How words on the cloth are broken into lines: few of them, about equally long, ending where their parts end."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout

from app.art.labels import LINE_END

DOT = " · "
"""Separates the parts of a text."""
_wrapped: dict[tuple[str, str, float], tuple[float, float]] = {}
_MANY = 4096
"""How many sizes are remembered; after that the cache starts afresh."""
_NEAR = 4.0
"""How precisely lines are evened out, px."""


def wrapped(text: str, face: QFont, room: float) -> QSizeF:
    """The size of a text broken at `room`, in as few lines as fit there, all about equally long.

    A text painted in this size breaks at the same places, so no word is left alone in the last line.
    """
    asked = (text, face.key(), room)
    if asked not in _wrapped:
        if len(_wrapped) >= _MANY:
            _wrapped.clear()
        _wrapped[asked] = _evened(text, face, room)
    width, height = _wrapped[asked]
    return QSizeF(math.ceil(width) + 2, math.ceil(height))


def _evened(text: str, face: QFont, room: float) -> tuple[float, float]:
    """The width and height of a text in as few lines as possible, in the narrowest room that needs no more lines."""
    flags, metrics = Qt.TextFlag.TextWordWrap.value, QFontMetricsF(face)
    best = metrics.boundingRect(QRectF(0, 0, room, 2000), flags, text)
    lines, high = _lines(text, face, room)
    low = 0.0
    while lines > 1 and high - low > _NEAR:
        middle = (low + high) / 2
        more, widest = _lines(text, face, middle)
        if more > lines or widest > middle:
            low = middle
        else:
            high = widest
    evened = metrics.boundingRect(QRectF(0, 0, high + 1, 2000), flags, text)
    # The same lines differ in height by a fraction of a pixel; another line makes more than that.
    if lines < 2 or evened.height() > best.height() + 1:
        return best.width(), best.height()
    return max(high, evened.width()), evened.height()


def _lines(text: str, face: QFont, room: float) -> tuple[int, float]:
    """How many lines a text takes in a room, and how wide the widest of them is."""
    layout = QTextLayout(text.replace("\n", LINE_END), face)
    widest = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        widest = max(widest, line.naturalTextWidth())
    layout.endLayout()
    return layout.lineCount(), widest


def broken(text: str, face: QFont, room: float) -> str:
    """A text whose parts are separated by dots; if it is too long for one line, each part gets its own line."""
    return text.replace(DOT, "\n") if QFontMetricsF(face).horizontalAdvance(text) > room else text
