"""The test sheet: two pages, printed on both sides of one sheet, from which the printer's offset is read.

The front has a cross in the middle, the back two scales. Held against the light, or pricked through with a pin, the
cross falls on the two numbers of the scales that will move every later back into line with its front.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.printing.choices import MOST_OFFSET
from app.printing.paper import PaperSize
from app.printing.writing import GREY, INK, write
from app.wording import t
from app.wording.bidi import signed

STEP = 0.5
"""The distance between two lines of a scale, mm."""
_ARM = 14.0
_RULER = 100.0


def paint_front(painter: QPainter, paper: PaperSize) -> None:
    """Paint the front: a cross in the middle, instructions, and a line whose length shows if the page was scaled."""
    middle = QPointF(paper.width / 2, paper.height / 2)
    painter.save()
    painter.setPen(QPen(QColor(INK), 0.15))
    painter.drawLine(QLineF(middle.x() - _ARM, middle.y(), middle.x() + _ARM, middle.y()))
    painter.drawLine(QLineF(middle.x(), middle.y() - _ARM, middle.x(), middle.y() + _ARM))
    painter.drawEllipse(middle, 1.5, 1.5)
    top = 40.0
    left = (paper.width - _RULER) / 2
    painter.setPen(QPen(QColor(INK), 0.3))
    painter.drawLine(QLineF(left, top, left + _RULER, top))
    for x in (left, left + _RULER):
        painter.drawLine(QLineF(x, top - 3, x, top + 3))
    painter.restore()
    wide = paper.width - 40
    write(painter, QRectF(20, 12, wide, 10), t("print.test.front"), 18, bold=True, title=True)
    centre = Qt.AlignmentFlag.AlignHCenter
    write(painter, QRectF(20, 24, wide, 12), t("print.test.ruler", share=1.0), 10, ink=GREY, wrap=True, align=centre)
    write(painter, QRectF(20, 52, wide, 50), t("print.test.how"), 11.5, wrap=True)


def paint_back(painter: QPainter, paper: PaperSize) -> None:
    """Paint the back: a grid of half millimetres with the numbers to type, zero in the middle of the page."""
    x, y = paper.width / 2, paper.height / 2
    count = round(MOST_OFFSET / STEP)
    painter.save()
    for number in range(-count, count + 1):
        at, reach = number * STEP, _reach(number * STEP)
        painter.setPen(QPen(QColor(INK), 0.25 if number == 0 else 0.12 if at == int(at) else 0.05))
        painter.drawLine(QLineF(x + at, y - reach, x + at, y + MOST_OFFSET))
        painter.drawLine(QLineF(x - reach, y + at, x + MOST_OFFSET, y + at))
    painter.restore()
    centre = Qt.AlignmentFlag.AlignHCenter
    for whole in range(-int(MOST_OFFSET), int(MOST_OFFSET) + 1):
        text, reach = signed(whole) if whole else "0", _reach(whole)
        outward = (whole > 0) - (whole < 0)
        write(painter, QRectF(x + whole - 3 + 1.9 * outward, y - reach - 3, 6, 3), text, 6, align=centre)
        write(painter, QRectF(x - reach - 5, y + whole - 1.5 + outward, 5, 3), text, 6, align=centre)
    wide = paper.width - 40
    write(painter, QRectF(20, 12, wide, 10), t("print.test.back"), 18, bold=True, title=True)
    write(painter, QRectF(20, 26, wide, 40), t("print.test.read"), 11.5, wrap=True)
    furthest = _reach(0)
    write(painter, QRectF(x - 40, y - furthest - 10, 80, 5), t("print.test.across"), 9, align=centre, ink=GREY)
    write(painter, QRectF(x - furthest - 36, y - 3, 28, 6), t("print.test.down"), 9, align=centre, ink=GREY)


def _reach(at: float) -> float:
    """Return how far the line at this offset reaches beyond the middle, mm.

    Lines of whole numbers leave the grid, and the inner ones reach further, so that every number has room outside.
    """
    return 8 + 4 * (MOST_OFFSET - abs(at)) if at == int(at) else MOST_OFFSET
