"""How words on the cloth are broken into lines: few, about equally long, and where their parts end."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout

from app.art.labels import LINE_END

DOT = " · "
"""Stands between the parts of a text."""
_wrapped: dict[tuple[str, str, float], tuple[float, float]] = {}
_MANY = 4096
"""So many sizes are remembered; then it begins anew."""
_NEAR = 4.0
"""Lines are evened out to so many px."""


def wrapped(text: str, face: QFont, room: float) -> QSizeF:
    """The size of a text broken at `room`, in as few lines as there is room for, and these about equally long.

    Whoever paints it in this size breaks it so: no word is left alone in the last line.
    """
    asked = (text, face.key(), room)
    if asked not in _wrapped:
        if len(_wrapped) >= _MANY:
            _wrapped.clear()
        _wrapped[asked] = _evened(text, face, room)
    width, height = _wrapped[asked]
    return QSizeF(math.ceil(width) + 2, math.ceil(height))


def _evened(text: str, face: QFont, room: float) -> tuple[float, float]:
    """The width and height of a text in its few lines, in the narrowest room in which they are not more."""
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
    # The same lines differ by a fraction, another line does not.
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
    """A text of parts with dots between them: where it is too long for one line, the lines end where the parts do."""
    return text.replace(DOT, "\n") if QFontMetricsF(face).horizontalAdvance(text) > room else text
