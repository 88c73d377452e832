"""Texts of one or more lines in the direction of the interface, whatever their first letter is (look 3).

Qt's own labels take their direction from the first strong letter, and indent a wrapped right-to-left line by the space
at its end. Neither happens here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

from app.art.pens import colour
from app.art.text_lines import ANYWHERE, START, laid_out, remembered
from app.shell.kit.style import on_paper
from app.wording.bidi import SUIT_SIGNS

SIGNS = frozenset(SUIT_SIGNS.values())


def text_height(text: str, face: QFont, width: float) -> float:
    """The height of a text broken into lines of `width`, px; 0 if it is empty."""
    return _height(text, face, width) if text else 0.0


@remembered
def _height(text: str, face: QFont, width: float) -> float:
    return math.ceil(laid_out(text, face, width).boundingRect().height())


def paint_paragraph(
    painter: QPainter,
    box: QRectF,
    text: str,
    ink: str,
    face: QFont,
    *,
    rtl: bool,
    align: Qt.AlignmentFlag = START | Qt.AlignmentFlag.AlignTop,
    wrap: bool = True,
    inks: Sequence[QTextLayout.FormatRange] = (),
) -> None:
    """Paint a text into `box`; `align` is relative to the reader's start and may include a vertical flag.

    `inks` are the parts with another colour.
    """
    if not text:
        return
    breaks = ANYWHERE if wrap else QTextOption.WrapMode.ManualWrap
    layout = laid_out(text, face, box.width(), rtl=rtl, align=align, wrap=breaks)
    height = layout.boundingRect().height()
    top = box.top()
    if align & Qt.AlignmentFlag.AlignVCenter:
        top += (box.height() - height) / 2
    elif align & Qt.AlignmentFlag.AlignBottom:
        top += box.height() - height
    painter.setPen(colour(ink))
    layout.draw(painter, QPointF(box.left(), top), list(inks))


def suit_inks(text: str) -> list[QTextLayout.FormatRange]:
    """The suits in a text painted on paper, each with its colour (look 3)."""
    found: list[QTextLayout.FormatRange] = []
    if SIGNS.isdisjoint(text):
        return found
    # Imported late, because the shelf, which names no cards, needs neither.
    from PySide6.QtGui import QTextCharFormat

    from app.art.suits import suit_colour

    style = on_paper()
    for suit, sign in SUIT_SIGNS.items():
        for start in (at for at, letter in enumerate(text) if letter == sign):
            one = QTextLayout.FormatRange()
            one.start, one.length = start, len(sign)
            kind = QTextCharFormat()
            kind.setForeground(suit_colour(suit, style))
            one.format = kind
            found.append(one)
    return found
