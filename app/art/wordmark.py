"""The wordmark: the four letters of the program's name as our own strokes (look 11).

They are written right to left: qof, vav, pe, he. No font is involved, so they look the same on every system.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from app.art.paths import path
from app.art.pens import fit, pen, smoothed

STROKE = 15.5
# The first letter by itself is also the sign of the program.
QOF = "M204 24H246C264 24 266 40 260 52L246 82M214 50V106"
_LETTERS: tuple[str, ...] = (
    QOF,
    "M160 24H174C180 24 182 28 182 34V82",
    "M92 24H120C134 24 140 32 140 46V62C140 76 134 82 120 82H92M92 24V40C92 50 98 53 110 53",
    "M14 24H52C62 24 66 30 66 40V82M22 50V82",
)
# The extent of the strokes, with their round ends.
_BOX = QRectF(5, 15, 267, 99)

# Width of the wordmark for a height of 1.
WORDMARK_RATIO = _BOX.width() / _BOX.height()


@smoothed
def paint_wordmark(painter: QPainter, rect: QRectF, colour: QColor | str) -> None:
    """Paint the wordmark in the middle of `rect`, as large as fits, in one `colour`."""
    fit(painter, _BOX, rect)
    painter.setPen(pen(QColor(colour), STROKE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for letter in _LETTERS:
        painter.drawPath(path(letter))
