"""How words on the cloth are broken into lines: few of them, about equally long, ending where their parts end."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from app.art.text_lines import evened, remembered

DOT = " · "
"""Separates the parts of a text."""


def wrapped(text: str, face: QFont, room: float) -> QSizeF:
    """The size of a text broken at `room`, in as few lines as fit there, all about equally long.

    A text painted in this size breaks at the same places, so no word is left alone in the last line.
    """
    width, height = _wrapped(text, face, room)
    return QSizeF(math.ceil(width) + 2, math.ceil(height))


@remembered
def _wrapped(text: str, face: QFont, room: float) -> tuple[float, float]:
    """The width and height of a text in as few lines as possible, in the narrowest room that needs no more lines."""
    flags, metrics = Qt.TextFlag.TextWordWrap.value, QFontMetricsF(face)
    best = metrics.boundingRect(QRectF(0, 0, room, 2000), flags, text)
    narrow = evened(text, face, room)
    even = metrics.boundingRect(QRectF(0, 0, narrow + 1, 2000), flags, text)
    # The same lines differ in height by a fraction of a pixel; another line makes more than that.
    if narrow == room or even.height() > best.height() + 1:
        return best.width(), best.height()
    return max(narrow, even.width()), even.height()


def broken(text: str, face: QFont, room: float) -> str:
    """A text whose parts are separated by dots; if it is too long for one line, each part gets its own line."""
    return text.replace(DOT, "\n") if QFontMetricsF(face).horizontalAdvance(text) > room else text
