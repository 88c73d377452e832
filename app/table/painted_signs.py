"""Words and figures on the cloth as pixmaps: names and counts of piles, points, lamps, badges, notes (look 3, 6, 8).

A sign is painted once and shown as a pixmap item, so that cards can pass over it without any text being painted.
"""

from __future__ import annotations

import math
from functools import singledispatch
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from app.art.card_style import CardStyle
from app.art.direction import paint_heads_of_play, paint_ring_of_play
from app.art.fonts import font
from app.art.icons import paint_icon
from app.art.labels import (
    BADGE_HEIGHT,
    SMALL_BADGE_HEIGHT,
    bracket_pixmap,
    paint_badge,
    paint_sheet,
    paint_tag,
    paint_text,
    paint_thinking,
    pill_pixmap,
    pill_tone,
    tag_size,
)
from app.art.pens import colour, dashed, grown, pen, rounded, smooth_painter
from app.art.pixmaps import kept, painting
from app.art.plates import paint_empty_plate, paint_plate
from app.art.states import paint_drop, paint_lamp
from app.art.suits import suit_colour, suit_path
from app.art.text_lines import elided
from app.art.tokens import Theme, TypeName
from app.table.broken_lines import broken, wrapped
from app.table.looks import Look
from app.table.signs import (
    Align,
    Badge,
    Bars,
    Bracket,
    Call,
    Caption,
    DropPlace,
    Figure,
    Lamps,
    Note,
    Onward,
    Orbit,
    Plates,
    ScaleLine,
    Sign,
    Strip,
    Style,
    SuitPlate,
    Tag,
)
from app.wording.bidi import own
from app.wording.plates import PLATES, PlateName, plate_named

LAMP = 24.0
PLATE_WORDS = 1.6
"""The greatest width of the words below the plate of a suit, in plates, if the sign does not give it."""
SMALL_PLATE = 24.0
"""The width of a plate that shows the owner of a card, px."""
FIGURE = 20.0
"""The width of a figure in a strip, px."""
LAMP_STEP = 44.0
ORBIT_INSET = 10.0
"""The distance of the line of an orbit from the edge of its room, px, which is the width of its heads."""
ONWARD = 22.0
"""The size of the two heads that show the direction of play, px."""
BADGE_MARGIN = 8.0
"""How far the picture of a badge extends beyond it on each side, px: for its shadow, or the ring of a seat in turn."""
DROP_EDGE = 6.0
"""How far the picture of a place to drop on extends beyond it on each side, px."""
_BADGE_PLATE, _SMALL_BADGE_PLATE = 46.0, 36.0
"""The width of the plate on a badge, px."""
_PADDING = 16.0


_TYPES: dict[Style, TypeName] = {"name": "control", "count": "note", "small": "note", "number": "display"}


class WordsLine(NamedTuple):
    """The text or the second line of a caption, broken into lines: its words, its font, its size."""

    text: str
    face: QFont
    size: QSizeF


def caption_lines(style: Style, text: str, detail: str, room: float) -> list[WordsLine]:
    """The text of a caption, and its second line if it has one, broken at `room` px."""
    parts = [(text, font(_TYPES[style], bold=True if style == "name" else None))]
    parts += [(detail, font("note"))] if detail else []
    lines = [(broken(words, face, room), face) for words, face in parts]
    return [WordsLine(words, face, wrapped(words, face, room)) for words, face in lines]


FILLING = (Bracket, DropPlace, Orbit)
"""The signs that take their size from the table: from the cards below them, from a card, from the seats around."""


@singledispatch
def paint_sign(sign: Sign, look: Look, room: QSizeF) -> QPixmap:
    """Paint a sign; it may be as wide as its `room`, and one that takes its size from the table (`FILLING`) fills it.

    Raises TypeError for a sign that is not painted here: an arrow, or one that is painted as something else.
    """
    raise TypeError(f"nobody paints a {type(sign).__name__}")


def _align(align: Align, look: Look) -> int:
    """The horizontal alignment flags of a sign's text inside its own box."""
    if align == "center":
        return Qt.AlignmentFlag.AlignHCenter.value
    left = (align == "start") != look.rtl
    # Absolute alignment, because a forced right-to-left paragraph otherwise swaps left and right.
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    return side.value | Qt.AlignmentFlag.AlignAbsolute.value


@paint_sign.register(Caption)
def _caption(sign: Caption, look: Look, room: QSizeF) -> QPixmap:
    """Paint one text, perhaps with a second line below it in the quieter ink."""
    theme = look.theme
    ink = theme.cloth_ink if sign.style in ("name", "number") else theme.cloth_ink_2
    quiet = theme.pom if sign.warns else theme.cloth_ink_2
    lines = caption_lines(sign.style, sign.text, sign.detail, room.width())
    wide, top = max(line.size.width() for line in lines), 0.0
    flags = _align(sign.align, look) | Qt.TextFlag.TextWordWrap.value
    with painting(QSizeF(wide, sum(line.size.height() for line in lines)), look.dpr) as (made, painter):
        for (text, face, size), shade in zip(lines, (ink, quiet), strict=False):
            paint_text(painter, QRectF(0, top, wide, size.height()), text, shade, face, rtl=look.rtl, flags=flags)
            top += size.height()
    return made


@paint_sign.register(Lamps)
def _lamps(sign: Lamps, look: Look, room: QSizeF) -> QPixmap:
    """Lamps one below the other, the lit ones first (look 6)."""
    margin = 3.0
    size = QSizeF(LAMP + 2 * margin, LAMP_STEP * (sign.of - 1) + LAMP + 2 * margin)
    with painting(size, look.dpr) as (made, painter):
        for i in range(sign.of):
            middle = QPointF(size.width() / 2, margin + LAMP / 2 + i * LAMP_STEP)
            paint_lamp(painter, middle, look.theme, lit=i < sign.lit, size=LAMP)
    return made


def _badge_faces(sign: Badge, least: float) -> tuple[QFont, QFont]:
    """The fonts of a badge's name and of its line of facts."""
    return font("note" if sign.small else "control", bold=True), font("least", least)


def badge_width(sign: Badge, room: float, least: float = 1.0) -> tuple[float, str, bool]:
    """How wide a badge is in this `room`, without its shadow, px; how much of its name is shown; if it has a chip sign.

    Where a name would be cut, the dots of a computer player that thinks stand in the place of its sign.
    """
    name_face, line_face = _badge_faces(sign, least)
    plate = _SMALL_BADGE_PLATE if sign.small else _BADGE_PLATE
    metrics, facts = QFontMetricsF(name_face), QFontMetricsF(line_face).horizontalAdvance(sign.line)
    sides = 10 + (20 if sign.small else 28)
    most = max(facts, room - plate - sides)
    chip = sign.computer
    if sign.thinking and metrics.horizontalAdvance(sign.name) + 24.0 * chip + 40.0 > most:
        chip = False
    beside = 24.0 * chip + 40.0 * sign.thinking
    most -= beside
    name = elided(sign.name, name_face, max(most, metrics.averageCharWidth() * 6))
    words = max(metrics.horizontalAdvance(name) + beside, facts)
    return math.ceil(plate + sides + words), name, chip


@kept(128)
def _badge_ground(
    width: float, height: float, plate: float, x: float, name: PlateName, look: Look, in_turn: bool, out: bool
) -> QPixmap:
    """A badge with its plate at `x` and without its words: most of the work, and the same while its words change."""
    with painting(QSizeF(width + 2 * BADGE_MARGIN, height + 2 * BADGE_MARGIN), look.dpr) as (made, painter):
        paint_badge(painter, QRectF(BADGE_MARGIN, BADGE_MARGIN, width, height), look.theme, in_turn=in_turn, out=out)
        paint_plate(painter, name, QRectF(x, BADGE_MARGIN + (height - plate) / 2, plate, plate), look.theme, out=out)
    return made


@paint_sign.register(Badge)
def _badge(sign: Badge, look: Look, room: QSizeF) -> QPixmap:
    """Paint a seat's badge: plate, name, one line of public facts, a computer player's sign, a thinker's dots.

    A name that does not fit ends in an ellipsis; the facts are always shown in full.
    """
    name_face, line_face = _badge_faces(sign, look.least)
    height = SMALL_BADGE_HEIGHT if sign.small else BADGE_HEIGHT
    plate = _SMALL_BADGE_PLATE if sign.small else _BADGE_PLATE
    width, name, signed = badge_width(sign, room.width(), look.least)
    chip = 18.0 * signed
    rect = QRectF(BADGE_MARGIN, BADGE_MARGIN, width, height)
    side = (height - plate) / 2
    plate_x = rect.right() - side - plate if look.rtl else rect.left() + side
    known = plate_named(sign.plate) or PLATES[0]
    made = _badge_ground(width, height, plate, plate_x, known, look, sign.in_turn, sign.out).copy()
    painter = smooth_painter(made)
    ink = look.theme.cloth_ink_2 if sign.out else look.theme.ink
    quiet = look.theme.cloth_ink_2 if sign.out else look.theme.ink_2
    left = rect.left() + 14 if look.rtl else plate_x + plate + 10
    right = plate_x - 10 if look.rtl else rect.right() - 14
    box = QRectF(left, rect.top() + 5, right - left, height / 2 - 3 if sign.line else height - 10)
    flags = _align("start", look) | Qt.AlignmentFlag.AlignVCenter.value
    paint_text(painter, box, own(name), ink, name_face, rtl=look.rtl, flags=flags)
    after = QFontMetricsF(name_face).horizontalAdvance(name) + 6
    if chip:
        x = box.right() - after - chip if look.rtl else box.left() + after
        paint_icon(painter, "chip", QRectF(x, box.center().y() - chip / 2, chip, chip), colour(quiet))
        after += chip + 6
    if sign.thinking:
        x = box.right() - after - 5 if look.rtl else box.left() + after + 5
        paint_thinking(painter, QPointF(x, box.center().y()), look.theme, sign.dot, rtl=look.rtl)
    below = QRectF(left, rect.top() + height / 2, right - left, height / 2 - 7)
    paint_text(painter, below, sign.line, quiet, line_face, rtl=look.rtl, flags=flags)
    painter.end()
    return made


@paint_sign.register(SuitPlate)
def _suit_plate(sign: SuitPlate, look: Look, room: QSizeF) -> QPixmap:
    """Paint a plate with a suit on it, for the suit that rules or is asked for."""
    across = sign.across
    face = font("note", bold=True)
    most = max(across * PLATE_WORDS, room.width() if sign.width else 0.0)
    words = wrapped(sign.text, face, most) if sign.text else QSizeF(0, 0)
    size = QSizeF(max(across, words.width()), across + (words.height() + 2 if sign.text else 0))
    with painting(size, look.dpr) as (made, painter):
        box = QRectF((size.width() - across) / 2, 0, across, across)
        paint_empty_plate(painter, box, look.theme.stripe)
        painter.save()
        painter.translate(box.center())
        painter.scale(across / 200, across / 200)
        if sign.suit:
            # The plate is ivory in both themes, so the suit has the day's ink.
            painter.fillPath(suit_path(sign.suit), suit_colour(sign.suit, CardStyle()))
        else:
            painter.fillRect(QRectF(-34, -5, 68, 10), colour("#5E5040"))
        painter.restore()
        if sign.ring != "none":
            _ring_plate(painter, box, look.theme, sure=sign.ring == "sure")
        if sign.text:
            below = QRectF(0, across + 2, size.width(), words.height())
            flags = Qt.AlignmentFlag.AlignHCenter.value | Qt.TextFlag.TextWordWrap.value
            paint_text(painter, below, sign.text, look.theme.cloth_ink, face, rtl=look.rtl, flags=flags)
    return made


@paint_sign.register(Plates)
def _plates(sign: Plates, look: Look, room: QSizeF) -> QPixmap:
    """Paint small plates side by side, closer if there is little room; the first is at the start edge and on top."""
    names = [plate_named(name) or PLATES[0] for name in sign.plates]
    step = min(SMALL_PLATE + 3, (room.width() - SMALL_PLATE) / max(1, len(names) - 1))
    size = QSizeF(SMALL_PLATE + step * max(0, len(names) - 1), SMALL_PLATE)
    with painting(size, look.dpr) as (made, painter):
        for place, name in reversed(list(enumerate(names))):
            x = size.width() - SMALL_PLATE - place * step if look.rtl else place * step
            paint_plate(painter, name, QRectF(x, 0, SMALL_PLATE, SMALL_PLATE), look.theme)
    return made


def _ring_plate(painter: QPainter, box: QRectF, theme: Theme, *, sure: bool) -> None:
    """Paint the ring round a lit plate; dashed if that is not settled yet."""
    line = QPainterPath()
    line.addEllipse(grown(box, -2.0))
    painter.strokePath(line, pen(theme.saffron_line, 6.0))
    ring = pen(theme.saffron, 4.0) if sure else dashed(theme.saffron, 4.0, 6, 4, length=line.length())
    painter.strokePath(line, ring)


@paint_sign.register(ScaleLine)
def _scale_line(sign: ScaleLine, look: Look, room: QSizeF) -> QPixmap:
    """Paint a line of a scale with its figure at the start."""
    face = font("least", look.least, bold=sign.bound)
    long = room.width()
    words = wrapped(sign.text, face, long)
    size = QSizeF(long, words.height())
    with painting(size, look.dpr) as (made, painter):
        ink = look.theme.cloth_ink if sign.bound else look.theme.cloth_ink_2
        figure = words.width() + 8
        text = QRectF(QPointF(long - words.width() if look.rtl else 0, 0), words)
        paint_text(painter, text, sign.text, ink, face, rtl=look.rtl)
        left, right = (0.0, long - figure) if look.rtl else (figure, long)
        line = QPainterPath(QPointF(left, words.height() / 2))
        line.lineTo(right, words.height() / 2)
        painter.strokePath(line, pen(ink, 2.0) if sign.bound else dashed(ink, 1.0, 3, 5, length=line.length()))
    return made


@paint_sign.register(Figure)
def _figure(sign: Figure, look: Look, room: QSizeF) -> QPixmap:
    """Paint a small disc, as wide as its room, with the value of a card, or with the plate of its owner."""
    disc = QRectF(0, 0, room.width(), room.width())
    with painting(disc.size(), look.dpr) as (made, painter):
        if sign.plate:
            paint_plate(painter, plate_named(sign.plate) or PLATES[0], disc, look.theme)
        else:
            _disc(painter, disc, sign.text, look, sign.lit)
    return made


def _disc(painter: QPainter, box: QRectF, text: str, look: Look, lit: bool) -> None:
    """Paint a disc with a figure; a lit one is yellow."""
    theme, disc = look.theme, grown(box, -1.0)
    painter.fillPath(rounded(disc, disc.width() / 2), colour(theme.saffron if lit else theme.pill))
    rim = theme.saffron_line if lit else theme.pill_line
    painter.strokePath(rounded(grown(disc, -0.5), disc.width() / 2), pen(rim, 1))
    face = _figure_face(box.width(), bold=True)
    paint_text(painter, box, text, theme.hem_ink if lit else theme.on_pill, face, rtl=look.rtl)


def _figure_face(across: float, *, bold: bool = False) -> QFont:
    """The font of a figure in a disc, as large as the disc allows."""
    face = font("least", bold=bold)
    face.setPixelSize(round(across * 0.68))
    return face


@paint_sign.register(Strip)
def _strip(sign: Strip, look: Look, room: QSizeF) -> QPixmap:
    """Paint figures side by side from the left: a ring for none, a disc for one, yellow if lit."""
    step = FIGURE + 4.0
    size = QSizeF(step * len(sign.figures), FIGURE)
    with painting(size, look.dpr) as (made, painter):
        for place, (text, mark) in enumerate(zip(sign.figures, sign.marks, strict=True)):
            box = QRectF(place * step + 2, 0, FIGURE, FIGURE)
            if mark != "-":
                _disc(painter, box, text, look, mark == "*")
                continue
            painter.strokePath(rounded(grown(box, -1.5), FIGURE / 2), pen(look.theme.cloth_ink_2, 1))
            paint_text(painter, box, text, look.theme.cloth_ink_2, _figure_face(FIGURE), rtl=look.rtl)
    return made


@paint_sign.register(Bars)
def _bars(sign: Bars, look: Look, room: QSizeF) -> QPixmap:
    """Paint a barred window as high as a card of this width, with a number on it."""
    across = sign.across
    size = QSizeF(across, across * 1.4)
    with painting(size, look.dpr) as (made, painter):
        ink = look.theme.cloth_ink_2
        frame = QRectF(1.5, 1.5, size.width() - 3, size.height() - 3)
        for number in range(1, 5):
            x = frame.left() + frame.width() * number / 5
            bar = QPainterPath(QPointF(x, frame.top()))
            bar.lineTo(x, frame.bottom())
            painter.strokePath(bar, pen(ink, 2.0))
        painter.strokePath(rounded(frame, 4), pen(ink, 2.5))
        face = font("control", bold=True)
        round_it = max(QFontMetricsF(face).height(), QFontMetricsF(face).horizontalAdvance(sign.text) + 8)
        disc = QRectF(size.width() / 2 - round_it / 2, size.height() / 2 - round_it / 2, round_it, round_it)
        painter.fillPath(rounded(disc, round_it / 2), colour(look.theme.paper))
        painter.strokePath(rounded(disc, round_it / 2), pen(look.theme.line, 1))
        paint_text(painter, disc, sign.text, look.theme.ink, face, rtl=look.rtl)
    return made


@paint_sign.register(Orbit)
def _orbit(sign: Orbit, look: Look, room: QSizeF) -> QPixmap:
    """Paint a dotted ring with four heads that show the direction of play."""
    with painting(room, look.dpr) as (made, painter):
        around = grown(QRectF(QPointF(0, 0), room), -ORBIT_INSET)
        paint_ring_of_play(painter, around, look.theme, bend=sign.bend, against=sign.against)
    return made


@paint_sign.register(Onward)
def _onward(sign: Onward, look: Look, room: QSizeF) -> QPixmap:
    """Paint two heads one after the other, like those of the ring."""
    with painting(QSizeF(ONWARD, ONWARD), look.dpr) as (made, painter):
        paint_heads_of_play(painter, QPointF(ONWARD / 2, ONWARD / 2), sign.angle, look.theme)
    return made


@paint_sign.register(Tag)
def _tag(sign: Tag, look: Look, room: QSizeF) -> QPixmap:
    """Paint a word that hangs below a badge: a debt, a trap, a missed turn."""
    size = tag_size(sign.text, look.small)
    with painting(size, look.dpr) as (made, painter):
        paint_tag(painter, QPointF(0, 0), sign.text, look.theme, sign.tone, rtl=look.rtl, factor=look.small)
    return made


@paint_sign.register(Call)
def _call(sign: Call, look: Look, room: QSizeF) -> QPixmap:
    """Paint a pill: a call with its consequence in a second line, or what is fought over."""
    if not sign.detail:
        return pill_pixmap(sign.text, look.theme, "pom" if sign.fight else "words", look.dpr, look.rtl, look.small)
    theme = look.theme
    bold, plain = font("control", bold=True), font("least", look.least)
    heights = [math.ceil(QFontMetricsF(face).height()) for face in (bold, plain)]
    words = max(QFontMetricsF(bold).horizontalAdvance(sign.text), QFontMetricsF(plain).horizontalAdvance(sign.detail))
    size = QSizeF(math.ceil(words) + 2 * _PADDING, sum(heights) + 8)
    with painting(size, look.dpr) as (made, painter):
        rect = QRectF(0, 0, size.width(), size.height())
        paint_sheet(painter, rect, 12, pill_tone("words", theme))
        top = 4.0
        for text, face, height in ((sign.text, bold, heights[0]), (sign.detail, plain, heights[1])):
            paint_text(painter, QRectF(0, top, size.width(), height), text, theme.on_pill, face, rtl=look.rtl)
            top += height
    return made


@paint_sign.register(Note)
def _note(sign: Note, look: Look, room: QSizeF) -> QPixmap:
    """Paint a note of paper: a bold line, if it has a title, lines of text, and a link if it can be pressed."""
    theme = look.theme
    bold, plain = font("control", bold=True), font("note")
    lines = [(sign.title, bold, theme.ink)] if sign.title else []
    lines += [(line, plain, theme.ink_2) for line in sign.lines]
    if sign.link:
        lines.append((sign.link, plain, theme.prim))
    wide = room.width()
    inner = wide - 2 * _PADDING
    sizes = [wrapped(text, face, inner) for text, face, _ in lines]
    height = sum(size.height() + 2 for size in sizes) + 2 * _PADDING * 0.75
    margin = 4.0
    size = QSizeF(wide + 2 * margin, height + 2 * margin)
    with painting(size, look.dpr) as (made, painter):
        rect = QRectF(margin, margin, wide, height)
        paint_sheet(painter, rect, 12, pill_tone("paper", theme))
        y = rect.top() + _PADDING * 0.75
        flags = _align("start", look) | Qt.TextFlag.TextWordWrap.value
        for (text, face, ink), line in zip(lines, sizes, strict=True):
            line_face = QFont(face)
            line_face.setUnderline(bool(sign.link) and text == sign.link)
            start = rect.right() - _PADDING - line.width() if look.rtl else rect.left() + _PADDING
            box = QRectF(start, y, line.width(), line.height())
            paint_text(painter, box, text, ink, line_face, rtl=look.rtl, flags=flags)
            y += line.height() + 2
    return made


@paint_sign.register(DropPlace)
def _drop_place(sign: DropPlace, look: Look, room: QSizeF) -> QPixmap:
    """Paint a place to drop on, with words in it."""
    rect = QRectF(DROP_EDGE, DROP_EDGE, room.width(), room.height())
    with painting(grown(rect, DROP_EDGE).size(), look.dpr) as (made, painter):
        paint_drop(painter, rect, look.theme, over=sign.over)
        face = font("least", look.least)
        flags = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
        words = grown(rect, -6)
        lines = wrapped(sign.text, face, words.width())
        aside = (words.width() - min(words.width(), lines.width())) / 2
        box = words.adjusted(aside, 0, -aside, 0)
        paint_text(painter, box, sign.text, look.theme.cloth_ink, face, rtl=look.rtl, flags=flags)
    return made


@paint_sign.register(Bracket)
def _bracket(sign: Bracket, look: Look, room: QSizeF) -> QPixmap:
    """Paint a bracket as wide as the cards it joins."""
    return bracket_pixmap(room.width(), sign.text, look.theme, look.dpr, look.rtl, look.small)
