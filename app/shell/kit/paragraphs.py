"""Texts of one or more lines in the direction of the interface, whatever their first letter is (look 3).

Qt's own labels take their direction from the first strong letter, and indent a wrapped right-to-left line by the space
at its end. Neither happens here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextOption

from app.art.card_style import CardStyle
from app.art.pens import colour
from app.shell.kit.style import look
from app.wording.bidi import SUIT_SIGNS

SIGNS = frozenset(SUIT_SIGNS.values())
_START = Qt.AlignmentFlag.AlignLeft
"""The reader's start: left in left-to-right text, right in right-to-left text."""


def laid_out(
    text: str, face: QFont, width: float, *, rtl: bool, align: Qt.AlignmentFlag = _START, wrap: bool = True
) -> QTextLayout:
    """The text broken into lines of `width` px. Line breaks in the text are kept."""
    option = QTextOption(_absolute(align, rtl))
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(
        QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere if wrap else QTextOption.WrapMode.ManualWrap
    )
    layout = QTextLayout(text.replace("\n", "\u2028"), face)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


_heights: dict[tuple[str, str, float], float] = {}
_MANY = 4096
"""How many heights are cached before all of them are dropped."""


def text_height(text: str, face: QFont, width: float) -> float:
    """The height of a text broken into lines of `width`, px; 0 if it is empty.

    Cached, because layouts ask for the same text at the same width many times.
    """
    if not text:
        return 0.0
    asked = (text, face.key(), width)
    if asked not in _heights:
        if len(_heights) >= _MANY:
            _heights.clear()
        _heights[asked] = math.ceil(laid_out(text, face, width, rtl=False).boundingRect().height())
    return _heights[asked]


_narrowest: dict[tuple[str, str, float], float] = {}


def evened(text: str, face: QFont, width: float) -> float:
    """The narrowest width at which a text takes no more lines than at this one, px, so that its lines are even.

    Cached, because a label asks at every repaint.
    """
    asked = (text, face.key(), width)
    if asked not in _narrowest:
        if len(_narrowest) >= _MANY:
            _narrowest.clear()
        _narrowest[asked] = _evened(text, face, width)
    return _narrowest[asked]


def _evened(text: str, face: QFont, width: float) -> float:
    lines = laid_out(text, face, width, rtl=False).lineCount()
    low, high = width / (lines + 1), width
    while lines > 1 and high - low > 2.0:
        middle = (low + high) / 2
        if laid_out(text, face, middle, rtl=False).lineCount() > lines:
            low = middle
        else:
            high = middle
    return high


def paint_paragraph(
    painter: QPainter,
    box: QRectF,
    text: str,
    ink: str,
    face: QFont,
    *,
    rtl: bool,
    align: Qt.AlignmentFlag = _START | Qt.AlignmentFlag.AlignTop,
    wrap: bool = True,
    inks: Sequence[QTextLayout.FormatRange] = (),
) -> None:
    """Paint a text into `box`; `align` is relative to the reader's start and may include a vertical flag.

    `inks` are the parts with another colour.
    """
    if not text:
        return
    layout = laid_out(text, face, box.width(), rtl=rtl, align=align, wrap=wrap)
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

    style = CardStyle(look().cards.four_colour, night=look().theme.name == "dark")
    for suit, sign in SUIT_SIGNS.items():
        for start in (at for at, letter in enumerate(text) if letter == sign):
            one = QTextLayout.FormatRange()
            one.start, one.length = start, len(sign)
            kind = QTextCharFormat()
            kind.setForeground(suit_colour(suit, style))
            one.format = kind
            found.append(one)
    return found


def _absolute(align: Qt.AlignmentFlag, rtl: bool) -> Qt.AlignmentFlag:
    """The horizontal part of an alignment, as absolute left or right."""
    sideways = align & Qt.AlignmentFlag.AlignHorizontal_Mask
    if sideways & Qt.AlignmentFlag.AlignHCenter:
        return Qt.AlignmentFlag.AlignHCenter
    right = bool(sideways & Qt.AlignmentFlag.AlignRight) != rtl
    return (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignAbsolute
