"""A chip of the picker: one thing to pick, as a picture and words on paper (look 4, 8)."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from app.art.faces import card_pixmap
from app.art.labels import paint_text
from app.art.pens import grown, mixed, pen, rounded
from app.art.plates import plate_pixmap
from app.art.suits import suit_colour, suit_path
from app.art.text_lines import elided
from app.art.tokens import RADIUS_CONTROL, TARGET, TARGET_TOUCH
from app.shell.kit.boxes import measure_again
from app.shell.kit.focus import GridButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.paragraphs import paint_paragraph, suit_inks
from app.shell.kit.style import font, look, mirrored, on_paper, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import dimmed_painter, visual
from app.table.prompts import Pick
from app.wording import t
from app.wording.formatting import speak_card
from app.wording.plates import PLATES
from app.wording.spoken import spoken as said_aloud

_LARGE = 1.15
"""From this text size on, chips are as high as a finger needs."""
_CARD = 34
"""The width of a small card on a chip, px at text size 1."""
_PICTURE = 28
_WIDEST = 330
_INNER, _TIGHT = 12, 5
"""The edges of a chip, and those of a narrow number, px."""


class PickChip(GridButton):
    """One thing to pick. `focused` says whether the focus has come or gone."""

    focused = Signal(bool)

    def __init__(self, pick: Pick, *, touch: bool) -> None:
        """A chip for `pick`; with `touch` it is large enough for a finger."""
        super().__init__()
        self.pick = pick
        self.touch = touch
        self.narrow = False
        self._size: QSize | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        # A press of the mouse must leave the focus on the cloth, where Space goes on: the next question would give it
        # to a chip, and Space would pick that.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        name_aloud(self, spoken(pick))
        describe_aloud(self, pick.detail)
        self.restyle()

    @property
    def shown(self) -> Pick:
        """What the chip shows: short words if it is `narrow`; a number then has less room around it."""
        pick = self.pick.shown
        return pick._replace(label=pick.short) if self.narrow and pick.short else pick

    def restyle(self) -> None:
        """Follow a change of size or colours."""
        self._size = None
        show_tip(self, self._cut())
        measure_again(self)

    def _cut(self) -> str:
        """The whole text if the chip shows only a part of it, else empty."""
        room = px(_WIDEST) - 2 * _INNER - self._picture()
        texts = ((self.pick.label, font("control")), (self.pick.detail, font("small")))
        cut = self.shown != self.pick or any(QFontMetricsF(face).horizontalAdvance(text) > room for text, face in texts)
        return "\n".join(text for text, _ in texts if text) if cut else ""

    def _number_font(self) -> QFont:
        return font("game_name")

    def _picture(self) -> float:
        """The width of the picture before the label, with the gap between them, px."""
        pick = self.shown
        if pick.card:
            wide = float(px(_CARD))
        elif pick.suit or pick.plate:
            wide = float(px(_PICTURE))
        elif pick.number:
            widest = "88" if self.pick.widest else pick.number
            wide = max(px(20), QFontMetricsF(self._number_font()).horizontalAdvance(widest) + 4)
        else:
            return 0.0
        return wide + (10 if pick.label or pick.detail else 0)

    def sizeHint(self) -> QSize:
        """As wide as its picture and words, up to a limit; high enough to hit. Cached until the look changes."""
        if self._size is None:
            self._size = self._measured()
        return self._size

    def _measured(self) -> QSize:
        pick = self.shown
        tight = self.narrow and bool(pick.number) and not (pick.label or pick.detail)
        words = max(
            QFontMetricsF(font("control")).horizontalAdvance(pick.label) if pick.label else 0.0,
            max(QFontMetricsF(font("small")).horizontalAdvance(text) for text in (pick.detail, pick.widest)),
        )
        wide = min(px(_WIDEST), math.ceil(self._picture() + words + 2 * (_TIGHT if tight else _INNER)) + 2)
        hit = TARGET_TOUCH if self.touch or look().factor >= _LARGE else TARGET
        least = max(hit, px(TARGET))
        high = max(least, px(52)) if pick.detail and pick.label else least
        if pick.card:
            high = max(high, math.ceil(px(_CARD) * 1.4) + 14)
        return QSize(max(wide, hit if tight else least + 8), high)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus is here."""
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit that the focus is elsewhere."""
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and edge, the picture and the words."""
        theme, rtl = look().theme, mirrored(self)
        painter = dimmed_painter(self)
        box = QRectF(self.rect())
        edge = theme.pom if self.pick.warning else theme.legal
        over = self.isEnabled() and (self.underMouse() or self.hasFocus())
        share = 0.28 if self.isDown() else 0.14 if over else 0.0
        painter.fillPath(rounded(box, RADIUS_CONTROL), mixed(theme.paper, edge, share))
        painter.strokePath(rounded(grown(box, -0.9), RADIUS_CONTROL - 0.9), pen(edge, 1.8))
        before = self._picture()
        if before:
            alone = not (self.shown.label or self.shown.detail)
            start = (box.width() - before) / 2 if alone else float(_INNER)
            wide = before if alone else before - 10
            self._paint_picture(painter, visual(QRectF(start, 0, wide, box.height()), box, rtl))
        self._paint_words(painter, box, before, rtl)

    def _paint_picture(self, painter: QPainter, place: QRectF) -> None:
        pick = self.pick
        theme = look().theme
        dpr = self.devicePixelRatio()
        if pick.card:
            pixmap = card_pixmap(pick.card, px(_CARD), dpr, look().cards, shadow=None, game=pick.game)
            size = pixmap.deviceIndependentSize()
            painter.drawPixmap(place.center() - QRectF(0, 0, size.width(), size.height()).center(), pixmap)
        elif pick.plate in PLATES:
            side = px(_PICTURE)
            pixmap = plate_pixmap(pick.plate, side, theme, dpr)
            painter.drawPixmap(place.center() - QRectF(0, 0, side, side).center(), pixmap)
        elif pick.suit:
            painter.save()
            painter.translate(place.center())
            painter.scale(px(22) / 100, px(22) / 100)
            painter.fillPath(suit_path(pick.suit), suit_colour(pick.suit, on_paper()))
            painter.restore()
        else:
            ink = theme.pom if pick.warning else theme.ink
            paint_text(painter, place, pick.number, ink, self._number_font())

    def _paint_words(self, painter: QPainter, box: QRectF, before: float, rtl: bool) -> None:
        pick, theme = self.shown, look().theme
        ink = theme.pom if pick.warning else theme.ink
        room = box.width() - before - 2 * _INNER + 2
        lines = [(pick.label, ink, font("control")), (pick.detail, theme.ink_2, font("small"))]
        lines = [line for line in lines if line[0]]
        heights = [QFontMetricsF(face).height() for _, _, face in lines]
        top = (box.height() - sum(heights)) / 2
        start = before or len(lines) > 1
        align = Qt.AlignmentFlag.AlignLeft if start else Qt.AlignmentFlag.AlignHCenter
        for (text, tone, face), high in zip(lines, heights, strict=True):
            place = visual(QRectF(_INNER + before, top, room, high), box, rtl)
            cut = elided(text, face, room)
            paint_paragraph(
                painter, place, cut, tone, face, rtl=rtl, align=align | Qt.AlignmentFlag.AlignVCenter, wrap=False,
                inks=suit_inks(cut),
            )  # fmt: skip
            top += high


def spoken(pick: Pick) -> str:
    """A pick in words, for screen readers."""
    shown = ""
    if pick.card:
        shown = speak_card(pick.card)
    elif pick.suit:
        shown = t(f"suit.{pick.suit}")
    elif pick.number:
        shown = pick.number
    label = said_aloud(pick.label)
    parts = [label] if shown.casefold() in label.casefold() else [shown, label]
    return " ".join(part for part in parts if part)
