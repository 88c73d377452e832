"""The table of scores between two deals as a pixmap: a sheet of paper with a line for each seat (look 6)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

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

MARGIN = 4.0
"""The gap from the paper to the edge of the picture, px."""


class Measures(NamedTuple):
    """How far things of a sheet are apart, px, and whether it has its title.

    The width of a plate; the gap after a name or a figure, and from words to the edge of the paper; how much higher a
    line is than its contents; the gap between columns of lines.
    """

    plate: float = 34.0
    gap: float = 28.0
    padding: float = 16.0
    apart: float = 10.0
    between: float = 44.0
    titled: bool = True


WIDE, CLOSE = Measures(), Measures(24.0, 16.0, 10.0, 3.0, 24.0, titled=False)
"""A sheet as it should be, and one for where it would lie over cards; what the voice says stands for its title."""


def paint_scores(sign: ScoreTable, look: Look, room: float, columns: int = 1, measures: Measures = WIDE) -> QPixmap:
    """Paint a table of scores, at most `room` wide, with its lines in this many columns.

    Longer names are cut, because the plate identifies the line too.
    """
    return _Sheet(sign, look, room, columns, measures).painted()


class _Sheet:
    """One table of scores while it is measured and painted."""

    def __init__(self, sign: ScoreTable, look: Look, room: float, columns: int, measures: Measures) -> None:
        self._sign, self._look = sign, look
        self._of = measures
        self._columns, self._lines = columns, ceil(len(sign.rows) / columns)
        room = (room - 2 * measures.padding - 2 * MARGIN - (columns - 1) * measures.between) / columns
        self._bold, self._plain = font("control", bold=True), font("control")
        self._quiet, self._large = font("note"), font("voice")
        title, head = wrapped(sign.title, self._large, room), wrapped(sign.heads[0], self._quiet, room)
        self._title_high = title.height() + 4 if measures.titled else 0.0
        self._head_high = head.height() + 2
        self._line_high = max(measures.plate, wrapped("0", self._bold, room).height()) + measures.apart
        self._figures = (
            self._widest(sign.heads[0], [row.by for row in sign.rows], room),
            self._widest(sign.heads[1], [row.total for row in sign.rows], room),
        )
        beside = measures.plate + measures.gap / 2 + sum(self._figures) + 2 * measures.gap
        names = max(wrapped(row.name, self._bold, room).width() for row in sign.rows)
        self._names = min(max(names, title.width() - beside if measures.titled else 0.0), room - beside)
        self._wide = self._names + beside
        high = self._title_high + self._head_high + self._line_high * self._lines
        whole = columns * self._wide + (columns - 1) * measures.between
        self._inside = QRectF(MARGIN + measures.padding, MARGIN + measures.padding, whole, high)

    def _widest(self, head: str, figures: Sequence[str], room: float) -> float:
        """The width of a column of figures, including its name."""
        wide = max(wrapped(text, self._bold, room).width() for text in figures)
        return max(wide, wrapped(head, self._quiet, room).width())

    def painted(self) -> QPixmap:
        """Paint it."""
        theme, paper = self._look.theme, grown(self._inside, self._of.padding)
        size = QSizeF(paper.width() + 2 * MARGIN, paper.height() + 2 * MARGIN)
        with painting(size, self._look.dpr) as (made, painter):
            painter.fillPath(rounded(paper, 12), colour(theme.paper))
            painter.strokePath(rounded(grown(paper, -0.75), 11.25), pen(theme.line_2, 1.5))
            y = self._inside.top()
            if self._of.titled:
                title = QRectF(0, y, self._inside.width(), self._title_high - 4)
                self._write(painter, self._sign.title, self._large, theme.ink, title)
            y += self._title_high
            for column in range(self._columns):
                start = column * (self._wide + self._of.between)
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
        return QRectF(end - total - self._of.gap - by, y, by, high), QRectF(end - total, y, total, high)

    def _row(self, painter: QPainter, row: ScoreRow, start: float, y: float) -> None:
        """Paint a seat's line: plate, name, what the deal brought, the new total."""
        theme, side = self._look.theme, self._of.plate
        high = self._line_high
        painter.fillRect(self._mirrored(QRectF(start, y, self._wide, 1)), colour(theme.line))
        known = plate_named(row.plate)
        if known is not None:
            plate = self._mirrored(QRectF(start, y + (high - side) / 2, side, side))
            paint_plate(painter, known, plate, theme)
        name = elided(row.name, self._bold, self._names)
        called = QRectF(start + side + self._of.gap / 2, y, self._names, high)
        self._write(painter, own(name), self._bold, theme.ink, called)
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
