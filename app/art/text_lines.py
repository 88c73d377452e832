"""How a text is broken into lines, written as large as it fits, or cut, on the cloth as in a widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

T = TypeVar("T")

LINE_END = "\N{LINE SEPARATOR}"
"""Ends a line, but not the paragraph."""
START = Qt.AlignmentFlag.AlignLeft
"""The reader's start: left in left-to-right text, right in right-to-left text."""
WORDS, ANYWHERE = QTextOption.WrapMode.WordWrap, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
"""Where a line may end: only between words, or also inside a word that is longer than the line."""
_MANY = 4096
"""How many answers are remembered before all of them are dropped."""
_NEAR = 4.0
"""How precisely lines are evened out, px."""


def remembered(find: Callable[[str, QFont, float], T]) -> Callable[[str, QFont, float], T]:
    """Remember what is found for a text, its font and its room: layouts ask for the same many times."""
    found: dict[tuple[str, str, float], T] = {}

    def known(text: str, face: QFont, room: float) -> T:
        asked = (text, face.key(), room)
        if asked not in found:
            if len(found) >= _MANY:
                found.clear()
            found[asked] = find(text, face, room)
        return found[asked]

    return known


def first_fitting(ways: Sequence[T], fits: Callable[[T], bool]) -> T:
    """The first of these ways to write something in which it fits; the last if there is none."""
    return next((way for way in ways if fits(way)), ways[-1])


def elided(text: str, face: QFont, width: float) -> str:
    """The text, cut with an ellipsis if it takes more than `width` px."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width)


def laid_out(
    text: str,
    face: QFont,
    width: float,
    *,
    rtl: bool = False,
    align: Qt.AlignmentFlag = START,
    wrap: QTextOption.WrapMode = ANYWHERE,
) -> QTextLayout:
    """The text broken into lines of `width` px. Line breaks in the text are kept."""
    option = QTextOption(_absolute(align, rtl))
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(wrap)
    layout = QTextLayout(text.replace("\n", LINE_END), face)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


@remembered
def evened(text: str, face: QFont, room: float) -> float:
    """The narrowest width, px, at which a text takes no more lines than in this room: they are about equally long.

    A text of one line keeps its room. No word is cut.
    """
    lines, high = _lines(text, face, room)
    if lines < 2:
        return room
    low = 0.0
    while high - low > _NEAR:
        middle = (low + high) / 2
        more, widest = _lines(text, face, middle)
        if more > lines or widest > middle:
            low = middle
        else:
            high = widest
    return high


def _lines(text: str, face: QFont, room: float) -> tuple[int, float]:
    """How many lines a text takes in a room, and how wide the widest of them is."""
    layout = laid_out(text, face, room, wrap=WORDS)
    count = layout.lineCount()
    return count, max((layout.lineAt(n).naturalTextWidth() for n in range(count)), default=0.0)


def _absolute(align: Qt.AlignmentFlag, rtl: bool) -> Qt.AlignmentFlag:
    """The horizontal part of an alignment, as absolute left or right."""
    sideways = align & Qt.AlignmentFlag.AlignHorizontal_Mask
    if sideways & Qt.AlignmentFlag.AlignHCenter:
        return Qt.AlignmentFlag.AlignHCenter
    right = bool(sideways & Qt.AlignmentFlag.AlignRight) != rtl
    return (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignAbsolute
