"""Signs with words on the cloth: pills, brackets, tags, and the ground of a seat's badge (look 6 and 8).

The caller provides the text, in the language of the interface; `rtl` is the paragraph direction of that language, not
of the text. All sizes are px at text size 1 and scale with `factor`.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from app.art.fonts import font
from app.art.pens import colour, dashed, grown, pen, rounded, smoothed
from app.art.pixmaps import kept, painting
from app.art.text_lines import LINE_END, WORDS, laid_out
from app.art.tokens import RADIUS_TAG, Theme

PillTone = Literal["legal", "pom", "olive", "saffron", "words", "paper", "practice"]
TagTone = Literal["olive", "pom", "saffron", "sea", "paper"]

_PILL_HEIGHT, _PILL_PADDING = 30.0, 14.0
_TAG_HEIGHT, _TAG_PADDING = 22.0, 8.0
# The bracket: its line above the cards, the length of its legs, the middle of its pill above the cards.
_BRACKET_LINE = 20.0
_BRACKET_LEG = 10.0
_BRACKET_PILL = 20.0
_BRACKET_INSET = 2.5
_BRACKET_WIDTH = 2.4
BADGE_HEIGHT, SMALL_BADGE_HEIGHT = 58.0, 46.0


class Tone(NamedTuple):
    """The colours of words on a ground of their own: ground, text, and the line round it, if there is one."""

    ground: str
    text: str
    line: str = ""
    dashed: bool = False


def pill_tone(tone: PillTone, theme: Theme) -> Tone:
    """Return the colours of a pill."""
    tones: dict[PillTone, Tone] = {
        "legal": Tone(theme.legal, theme.on_fill),
        "pom": Tone(theme.pom, theme.on_fill),
        "olive": Tone(theme.olive, theme.on_fill),
        "saffron": Tone(theme.saffron, theme.hem_ink, theme.saffron_line if theme.name == "light" else ""),
        "words": Tone(theme.pill, theme.on_pill, theme.pill_line),
        "paper": Tone(theme.paper, theme.ink, theme.line),
        "practice": Tone(theme.paper, theme.ink, theme.line_2, dashed=True),
    }
    return tones[tone]


def _tag_tone(tone: TagTone, theme: Theme) -> Tone:
    tones: dict[TagTone, Tone] = {
        "olive": Tone(theme.olive_bg, theme.olive),
        "pom": Tone(theme.pom_bg, theme.pom),
        "saffron": Tone(theme.saffron_bg, theme.ink),
        "sea": Tone(theme.sea_bg, theme.ink),
        "paper": Tone(theme.paper, theme.ink, theme.line),
    }
    return tones[tone]


FROM_START = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value
"""The flags of a line that begins at its reader's start, in the middle of its height."""


def paint_text(
    painter: QPainter, rect: QRectF, text: str, ink: str, face: QFont, *, rtl: bool = False, flags: int = 0
) -> None:
    """Paint `text` into `rect` in the interface's paragraph direction, centred unless `flags` say otherwise."""
    direction = Qt.TextFlag.TextForceRightToLeft if rtl else Qt.TextFlag.TextForceLeftToRight
    if rtl and flags & Qt.TextFlag.TextWordWrap.value:
        text = _lined(text, face, rect.width())
    painter.setFont(face)
    painter.setPen(colour(ink))
    painter.drawText(rect, (flags or Qt.AlignmentFlag.AlignCenter.value) | direction.value, text)


def _lined(text: str, face: QFont, room: float) -> str:
    """Return a right-to-left text with its lines ended where Qt would break it, and without the spaces there.

    If Qt itself breaks a text, it indents the line by the space at its end, and cuts as much off the other end.
    """
    layout = laid_out(text, face, room, rtl=True, wrap=WORDS)
    lines = [layout.lineAt(n) for n in range(layout.lineCount())]
    ends = {line.textStart() + line.textLength() for line in lines}
    # Separate paragraphs for the lines would close the isolates that keep names and cards in order.
    return "".join(LINE_END if sign == " " and at in ends else sign for at, sign in enumerate(text, 1))


def _label_size(text: str, face: QFont, height: float, padding: float) -> QSizeF:
    width = QFontMetricsF(face).horizontalAdvance(text)
    return QSizeF(math.ceil(max(width + 2 * padding, height)), height)


def paint_sheet(painter: QPainter, rect: QRectF, radius: float, tone: Tone) -> None:
    """Paint the ground of words, and the line round it if its tone has one."""
    painter.fillPath(rounded(rect, radius), colour(tone.ground))
    if tone.line:
        edge = rounded(grown(rect, -0.5), radius - 0.5)
        line = dashed(tone.line, 1, 3, 2, length=edge.length()) if tone.dashed else pen(tone.line, 1)
        painter.strokePath(edge, line)


@smoothed
def _paint_label(
    painter: QPainter, rect: QRectF, radius: float, text: str, tone: Tone, *, rtl: bool, factor: float
) -> None:
    paint_sheet(painter, rect, radius, tone)
    paint_text(painter, rect, text, tone.text, font("small", factor, bold=True), rtl=rtl)


def pill_size(text: str, factor: float = 1.0) -> QSizeF:
    """Return the size of the pill that holds `text`."""
    return _label_size(text, font("small", factor, bold=True), _PILL_HEIGHT * factor, _PILL_PADDING * factor)


def paint_pill(
    painter: QPainter,
    centre: QPointF,
    text: str,
    theme: Theme,
    tone: PillTone,
    *,
    rtl: bool,
    factor: float,
) -> None:
    """Paint a pill in words about `centre`. The tone "words" is the dark one of the card that takes."""
    size = pill_size(text, factor)
    rect = QRectF(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height())
    _paint_label(painter, rect, rect.height() / 2, text, pill_tone(tone, theme), rtl=rtl, factor=factor)


@kept(128)
def pill_pixmap(
    text: str, theme: Theme, tone: PillTone = "legal", dpr: float = 1.0, rtl: bool = False, factor: float = 1.0
) -> QPixmap:
    """Return a pill in words as a pixmap; its size is `pill_size`."""
    size = pill_size(text, factor)
    centre = QPointF(size.width() / 2, size.height() / 2)
    with painting(size, dpr) as (made, painter):
        paint_pill(painter, centre, text, theme, tone, rtl=rtl, factor=factor)
    return made


def bracket_height(factor: float = 1.0) -> float:
    """Return how far a bracket with its pill reaches above the cards, px."""
    return _BRACKET_PILL + _PILL_HEIGHT * factor - 15


@smoothed
def _paint_bracket(
    painter: QPainter, cards: QRectF, text: str, theme: Theme, *, rtl: bool, factor: float
) -> None:
    """Paint a bracket over cards that belong together, with a pill that says what they make.

    `cards` is the rectangle round all of them; the bracket is above it.
    """
    left, right = cards.left() + _BRACKET_INSET, cards.right() - _BRACKET_INSET
    top = cards.top() - _BRACKET_LINE
    legs = top + _BRACKET_LEG
    line = QPainterPath(QPointF(left, legs))
    for x, y in ((left, top), (right, top), (right, legs)):
        line.lineTo(x, y)
    painter.strokePath(line, pen(theme.legal, _BRACKET_WIDTH))
    centre = QPointF(cards.center().x(), cards.top() - _BRACKET_PILL - _PILL_HEIGHT * (factor - 1) / 2)
    paint_pill(painter, centre, text, theme, "legal", rtl=rtl, factor=factor)


@kept(64)
def bracket_pixmap(
    width: float,
    text: str,
    theme: Theme,
    dpr: float = 1.0,
    rtl: bool = False,
    factor: float = 1.0,
) -> QPixmap:
    """Return a bracket over cards that are `width` px wide together.

    The middle of its lower edge belongs on the middle of the cards' upper edge. It is as wide as the cards or its pill,
    whichever is wider, and `bracket_height` high.
    """
    size = QSizeF(max(width, pill_size(text, factor).width()), math.ceil(bracket_height(factor)))
    cards = QRectF((size.width() - width) / 2, size.height(), width, 1)
    with painting(size, dpr) as (made, painter):
        _paint_bracket(painter, cards, text, theme, rtl=rtl, factor=factor)
    return made


def tag_size(text: str, factor: float = 1.0) -> QSizeF:
    """Return the size of the tag that holds `text`."""
    return _label_size(text, font("small", factor, bold=True), _TAG_HEIGHT * factor, _TAG_PADDING * factor)


def paint_tag(
    painter: QPainter,
    corner: QPointF,
    text: str,
    theme: Theme,
    tone: TagTone = "paper",
    *,
    rtl: bool = False,
    factor: float = 1.0,
) -> None:
    """Paint a tag under a badge (a debt, a trap), with its upper left at `corner`."""
    rect = QRectF(corner, tag_size(text, factor))
    _paint_label(painter, rect, RADIUS_TAG, text, _tag_tone(tone, theme), rtl=rtl, factor=factor)


@smoothed
def paint_badge(painter: QPainter, rect: QRectF, theme: Theme, *, in_turn: bool = False, out: bool = False) -> None:
    """Paint the ground of a badge: a pill of paper; with a saffron ring if in turn; only dashes if `out`.

    The ring reaches up to 7 px beyond `rect`, the shadow up to 5.
    """
    radius = rect.height() / 2
    if out:
        edge = rounded(grown(rect, -0.5), radius - 0.5)
        painter.strokePath(edge, dashed(theme.cloth_ink_2, 1.2, 4, 2.6, length=edge.length()))
        return
    if in_turn:
        ring = theme.ring
        if theme.name == "light":
            outer = grown(rect, (ring + 1.5) / 2)
            painter.strokePath(rounded(outer, outer.height() / 2), pen(theme.saffron_line, ring + 1.5))
        middle = grown(rect, ring / 2)
        painter.strokePath(rounded(middle, middle.height() / 2), pen(theme.saffron, ring))
    elif theme.shadows:
        # 0/1/4 at 25 %: four outlines that grow and fade, 1 px down.
        shade = "#463212" if theme.name == "light" else "#000000"
        for reach in (4, 3, 2, 1):
            below = grown(rect, reach - 0.5).translated(0, 1)
            painter.fillPath(rounded(below, radius + reach - 0.5), colour(shade, 0.045))
    paint_sheet(painter, rect, radius, Tone(theme.paper, theme.ink, theme.line))


@smoothed
def paint_thinking(painter: QPainter, start: QPointF, theme: Theme, step: int, *, rtl: bool = False) -> None:
    """Paint the three dots of a seat that is thinking; `start` is the middle of the first, the others follow it.

    They are 6 px wide, 9 apart, at 100, 60 and 30 %; every `step` (400 ms) moves the strengths on by one dot.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(3):
        painter.setBrush(colour(theme.prim, (1.0, 0.6, 0.3)[(i - step) % 3]))
        painter.drawEllipse(start + QPointF(-9 * i if rtl else 9 * i, 0), 3, 3)
