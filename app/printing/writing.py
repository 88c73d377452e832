"""Words on paper: painters here work in millimetres, letters in points.

Letters are laid out in tenths of a point, because Qt rounds to whole units; these are small enough, and the same on
every system.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPalette,
    QPixmap,
    QTextDocument,
    QTextOption,
)

from app.art.tokens import TEXT_FAMILIES, TITLE_FAMILIES
from app.wording.catalogue import direction

UNIT = 25.4 / 720
"""A tenth of a point in mm."""
INK, GREY = "#1c2028", "#5e5040"
HAIR = 0.15
"""The width of the thinnest line, mm."""


def letters(points: float, *, bold: bool = False, title: bool = False) -> QFont:
    """Return a font of a size in points, to be used in tenths of a point."""
    made = QFont(list(TITLE_FAMILIES if title else TEXT_FAMILIES))
    made.setPixelSize(max(1, round(points * 10)))
    made.setBold(bold)
    return made


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    points: float,
    *,
    bold: bool = False,
    title: bool = False,
    ink: str = INK,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    wrap: bool = False,
) -> None:
    """Write a text into a place in mm, in the middle of its height, at the start of the line unless `align` differs.

    A line too long for its place is written smaller, never cut; with `wrap` it takes several lines.
    """
    face = letters(points, bold=bold, title=title)
    wide = room.width() / UNIT
    needed = QFontMetricsF(face).horizontalAdvance(text)
    if not wrap and needed > wide > 0:
        face.setPixelSize(max(1, int(face.pixelSize() * wide / needed)))
    option = QTextOption(align | Qt.AlignmentFlag.AlignVCenter)
    rtl = direction() == "rtl"
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WordWrap if wrap else QTextOption.WrapMode.NoWrap)
    painter.save()
    painter.scale(UNIT, UNIT)
    painter.setFont(face)
    painter.setPen(QColor(ink))
    painter.drawText(QRectF(room.topLeft() / UNIT, room.size() / UNIT), text, option)
    painter.restore()


def columns_of(html: str, style: str, columns: int, column: QSizeF, sizes: list[float]) -> tuple[QTextDocument, float]:
    """Set a text in columns of a size in mm; return it with the largest of the sizes (points) in which it fits.

    `sizes` begin with the smallest. Lengths in the style sheet are written `@N`, hundredths of the letters' size. A
    text that fits in none is set in the smallest and is cut off.
    """
    low, high = 0, len(sizes) - 1
    best = _set(html, style, column, sizes[0])
    while low < high:
        middle = (low + high + 1) // 2
        made = _set(html, style, column, sizes[middle])
        if made.pageCount() <= columns:
            low, best = middle, made
        else:
            high = middle - 1
    return best, sizes[low]


class _Text(QTextDocument):
    """A text that reads no file, whatever the page of an own game names."""

    def loadResource(self, kind: int, name: QUrl | str) -> QPixmap:
        """An empty picture."""
        return QPixmap()


def _set(html: str, style: str, column: QSizeF, size: float) -> QTextDocument:
    """Set a text in pages of a size in mm, in letters of a size in points."""
    made = _Text()
    made.setDocumentMargin(0)
    made.setIndentWidth(size * 14)
    made.setDefaultFont(letters(size))
    made.setDefaultStyleSheet(_sized(style, size))
    made.setHtml(html)
    made.setPageSize(QSizeF(column.width() / UNIT, column.height() / UNIT))
    return made


def _sized(style: str, size: float) -> str:
    """Return a style sheet with the lengths `@N` in the units of the page."""
    parts = style.split("@")
    made = parts[0]
    for part in parts[1:]:
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        made += f"{round(int(digits) * size / 10)}px{part[len(digits):]}"
    return made


def paint_columns(painter: QPainter, made: QTextDocument, places: list[QRectF]) -> None:
    """Paint a text set by `columns_of`, a column in each place (mm), in reading order."""
    high = made.pageSize().height()
    # Left to itself Qt takes the window's ink, which in the dark theme is nearly white.
    inked = QPalette()
    inked.setColor(QPalette.ColorRole.Text, QColor(INK))
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette = inked
    for number, place in enumerate(places):
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(UNIT, UNIT)
        painter.translate(QPointF(0, -number * high))
        context.clip = QRectF(0, number * high, place.width() / UNIT, high)
        painter.setClipRect(context.clip)
        made.documentLayout().draw(painter, context)
        painter.restore()
