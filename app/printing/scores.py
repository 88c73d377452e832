"""A table for writing down the scores: a column for each person, a line for each deal, the sums at the foot."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.printing.paper import PaperSize
from app.printing.writing import GREY, HAIR, INK, write
from app.wording import t
from app.wording.bidi import num
from app.wording.catalogue import direction
from app.wording.titles import game_name

MARGIN = 14.0
_LINE = 9.0
_FIRST = 24.0
_TOP = 46.0


def paint_scores(painter: QPainter, paper: PaperSize, game: str, persons: int) -> None:
    """Paint a score sheet in the current language, in mm; a person alone writes down the day instead of names."""
    alone = persons == 1
    wide = paper.width - 2 * MARGIN
    rtl = direction() == "rtl"
    title = t("print.scores.title", game=game_name(game))
    write(painter, QRectF(MARGIN, MARGIN, wide, 12), title, 24, bold=True, title=True)
    heads = ["print.scores.day", "print.scores.place"]
    for number, word in enumerate(heads):
        left = MARGIN + (wide / 2 if (number == 1) != rtl else 0)
        write(painter, QRectF(left, 30, wide / 2, 8), f"{t(word)} ______________________", 11, ink=GREY)
    rows = int((paper.height - MARGIN - _TOP) // _LINE)
    count = 3 if alone else persons
    step = (wide - _FIRST) / count
    painter.save()
    painter.setPen(QPen(QColor(INK), HAIR))
    bottom = _TOP + rows * _LINE
    for row in range(rows + 1):
        painter.setPen(QPen(QColor(INK), 0.5 if row in (0, 1, rows - 1, rows) else HAIR))
        painter.drawLine(QLineF(MARGIN, _TOP + row * _LINE, MARGIN + wide, _TOP + row * _LINE))
    painter.setPen(QPen(QColor(INK), HAIR))
    uprights = [0.0, *(_FIRST + number * step for number in range(count + 1))]
    for at in uprights:
        x = MARGIN + (wide - at if rtl else at)
        painter.drawLine(QLineF(x, _TOP, x, bottom))
    painter.restore()
    first = MARGIN + (wide - _FIRST if rtl else 0)
    centre = Qt.AlignmentFlag.AlignHCenter
    for row in range(1, rows - 1):
        write(painter, QRectF(first, _TOP + row * _LINE, _FIRST, _LINE), num(row), 11, align=centre, ink=GREY)
    cells = [(0, "print.scores.deal"), (rows - 1, "print.scores.best" if alone else "print.scores.sum")]
    for row, word in cells:
        write(painter, QRectF(first + 1, _TOP + row * _LINE, _FIRST - 2, _LINE), t(word), 11, bold=True, align=centre)
    words = ("print.scores.day", "print.scores.score", "print.scores.remark") if alone else ()
    for number, word in enumerate(words):
        at = _FIRST + number * step
        left = MARGIN + (wide - at - step if rtl else at)
        write(painter, QRectF(left + 1, _TOP, step - 2, _LINE), t(word), 11, bold=True, align=centre)
