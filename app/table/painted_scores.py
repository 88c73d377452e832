"""The table of scores between two deals as a pixmap: a sheet of paper with a line for each seat (look 6)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

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
BETWEEN = 44.0
"""The width of a plate; the gap after a name or a figure, from words to the edge of the paper and from the paper to the
edge of the picture; how much higher a line is than its contents; the gap between columns of lines; px."""


def paint_scores(sign: ScoreTable, look: Look, room: float, columns: int = 1) -> QPixmap:
    """Paint a table of scores, at most `room` wide, with its lines in this many columns.

    Longer names are cut, because the plate identifies the line too.
    """
    return _Sheet(sign, look, room, columns).painted()


class _Sheet:
    """One table of scores while it is measured and painted."""

    def __init__(self, sign: ScoreTable, look: Look, room: float, columns: int) -> None:
        self._sign, self._look = sign, look
        self._columns, self._lines = columns, ceil(len(sign.rows) / columns)
        room = (room - 2 * PADDING - 2 * MARGIN - (columns - 1) * BETWEEN) / columns
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
        self._names = min(max(names, title.width() - beside), room - beside)
        self._wide = self._names + beside
        high = self._title_high + self._head_high + self._line_high * self._lines
        whole = columns * self._wide + (columns - 1) * BETWEEN
        self._inside = QRectF(MARGIN + PADDING, MARGIN + PADDING, whole, high)

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
            for column in range(self._columns):
                start = column * (self._wide + BETWEEN)
                for head, cell in zip(self._sign.heads, self._cells(start, y, self._head_high), strict=True):
                    self._write(painter, head, self._quiet, theme.ink_2, cell, end=True)
                first = column * self._lines
                for line, row in enumerate(self._sign.rows[first : first + self._lines]):
                    self._row(painter, row, start, y + self._head_high + line * self._line_high)
        return made

    def _cells(self, start: float, y: float, high: float) -> tuple[QRectF, QRectF]:
        """The two cells of figures in a line of the column that begins at `start`, measured from the start edge."""
        by, total = self._figures
        end = start + self._wide
        return QRectF(end - total - GAP - by, y, by, high), QRectF(end - total, y, total, high)

    def _row(self, painter: QPainter, row: ScoreRow, start: float, y: float) -> None:
        """Paint a seat's line: plate, name, what the deal brought, the new total."""
        theme = self._look.theme
        high = self._line_high
        painter.fillRect(self._mirrored(QRectF(start, y, self._wide, 1)), colour(theme.line))
        known = plate_named(row.plate)
        if known is not None:
            plate = self._mirrored(QRectF(start, y + (high - PLATE) / 2, PLATE, PLATE))
            paint_plate(painter, known, plate, theme)
        name = elided(row.name, self._bold, self._names)
        self._write(painter, own(name), self._bold, theme.ink, QRectF(start + PLATE + GAP / 2, y, self._names, high))
        by, total = self._cells(start, y, high)
        self._write(painter, row.by, self._plain, theme.ink, by, end=True)
        self._write(painter, row.total, self._bold, theme.ink, total, end=True)

    def _write(
        self, painter: QPainter, text: str, face: QFont, ink: str, cell: QRectF, *, end: bool = False
    ) -> None:
        """Write a text at the start of its cell, or at its `end`; the cell is given from the start edge."""
        rtl = self._look.rtl
        side = Qt.AlignmentFlag.AlignRight if end != rtl else Qt.AlignmentFlag.AlignLeft
        flags = (side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute).value
        paint_text(painter, self._mirrored(cell), text, ink, face, rtl=rtl, flags=flags)

    def _mirrored(self, cell: QRectF) -> QRectF:
        """Where a cell that is given from the start edge lies in the picture."""
        inside = self._inside
        left = inside.right() - cell.x() - cell.width() if self._look.rtl else inside.left() + cell.x()
        return QRectF(left, cell.y(), cell.width(), cell.height())
