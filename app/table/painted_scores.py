"""The table of scores between two deals as a pixmap: a sheet of paper with a line for each seat (look 6)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from app.art.fonts import font
from app.art.labels import paint_text
from app.art.pens import colour, grown, pen, rounded
from app.art.pixmaps import painting
from app.art.plates import paint_plate
from app.art.text_lines import elided
from app.table.broken_lines import wrapped
from app.table.looks import Look
from app.table.signs import ScoreRow, ScoreTable
from app.wording.bidi import own
from app.wording.plates import plate_named

PLATE = 34.0
GAP = 28.0
PADDING = 16.0
MARGIN = 4.0
APART = 10.0
"""The width of a plate; the gap between columns, from words to the edge of the paper and from the paper to the edge of
the picture; how much higher a line is than its contents; px."""


def paint_scores(sign: ScoreTable, look: Look, room: float) -> QPixmap:
    """Paint a table of scores, at most `room` wide. Longer names are cut, because the plate identifies the line too."""
    return _Sheet(sign, look, room).painted()


class _Sheet:
    """One table of scores while it is measured and painted."""

    def __init__(self, sign: ScoreTable, look: Look, room: float) -> None:
        self._sign, self._look = sign, look
        self._bold, self._plain = font("control", bold=True), font("control")
        self._quiet, self._large = font("note"), font("voice")
        title, head = wrapped(sign.title, self._large, room), wrapped(sign.heads[0], self._quiet, room)
        self._title_high, self._head_high = title.height() + 4, head.height() + 2
        self._line_high = max(PLATE, wrapped("0", self._bold, room).height()) + APART
        self._figures = (
            self._widest(sign.heads[0], [row.by for row in sign.rows], room),
            self._widest(sign.heads[1], [row.total for row in sign.rows], room),
        )
        beside = PLATE + GAP / 2 + sum(self._figures) + 2 * GAP
        names = max(wrapped(row.name, self._bold, room).width() for row in sign.rows)
        self._names = min(max(names, title.width() - beside), room - beside - 2 * PADDING - 2 * MARGIN)
        high = self._title_high + self._head_high + self._line_high * len(sign.rows)
        self._inside = QRectF(MARGIN + PADDING, MARGIN + PADDING, self._names + beside, high)

    def _widest(self, head: str, figures: Sequence[str], room: float) -> float:
        """The width of a column of figures, including its name."""
        wide = max(wrapped(text, self._bold, room).width() for text in figures)
        return max(wide, wrapped(head, self._quiet, room).width())

    def painted(self) -> QPixmap:
        """Paint it."""
        theme, paper = self._look.theme, grown(self._inside, PADDING)
        size = QSizeF(paper.width() + 2 * MARGIN, paper.height() + 2 * MARGIN)
        with painting(size, self._look.dpr) as (made, painter):
            painter.fillPath(rounded(paper, 12), colour(theme.paper))
            painter.strokePath(rounded(grown(paper, -0.75), 11.25), pen(theme.line_2, 1.5))
            y = self._inside.top()
            title = QRectF(0, y, self._inside.width(), self._title_high - 4)
            self._write(painter, self._sign.title, self._large, theme.ink, title)
            y += self._title_high
            for head, cell in zip(self._sign.heads, self._cells(y, self._head_high), strict=True):
                self._write(painter, head, self._quiet, theme.ink_2, cell, end=True)
            y += self._head_high
            for row in self._sign.rows:
                self._row(painter, row, y)
                y += self._line_high
        return made

    def _cells(self, y: float, high: float) -> tuple[QRectF, QRectF]:
        """The two cells of figures in a line, measured from the start edge."""
        by, total = self._figures
        end = self._inside.width()
        return QRectF(end - total - GAP - by, y, by, high), QRectF(end - total, y, total, high)

    def _row(self, painter: QPainter, row: ScoreRow, y: float) -> None:
        """Paint a seat's line: plate, name, what the deal brought, the new total."""
        theme = self._look.theme
        inside = self._inside
        high = self._line_high
        painter.fillRect(QRectF(inside.left(), y, inside.width(), 1), colour(theme.line))
        known = plate_named(row.plate)
        if known is not None:
            x = inside.right() - PLATE if self._look.rtl else inside.left()
            paint_plate(painter, known, QRectF(x, y + (high - PLATE) / 2, PLATE, PLATE), theme)
        name = elided(row.name, self._bold, self._names)
        self._write(painter, own(name), self._bold, theme.ink, QRectF(PLATE + GAP / 2, y, self._names, high))
        by, total = self._cells(y, high)
        self._write(painter, row.by, self._plain, theme.ink, by, end=True)
        self._write(painter, row.total, self._bold, theme.ink, total, end=True)

    def _write(
        self, painter: QPainter, text: str, face: QFont, ink: str, cell: QRectF, *, end: bool = False
    ) -> None:
        """Write a text at the start of its cell, or at its `end`; the cell is given from the start edge."""
        inside, rtl = self._inside, self._look.rtl
        left = inside.right() - cell.x() - cell.width() if rtl else inside.left() + cell.x()
        side = Qt.AlignmentFlag.AlignRight if end != rtl else Qt.AlignmentFlag.AlignLeft
        flags = (side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value
        paint_text(painter, QRectF(left, cell.y(), cell.width(), cell.height()), text, ink, face, rtl=rtl, flags=flags)
