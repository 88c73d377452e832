"""A choice that is not a card: a question and what can be picked, as chips in rows (look 4, 7, 8).

A suit, a number, somebody at the table, yes or no. The strip lies above the voice. The arrow keys move among the chips
as the eye does, Enter picks, digits pick by the number shown (or by place if no numbers are shown), Esc dismisses it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from app.art.faces import card_pixmap
from app.art.labels import paint_text
from app.art.pens import grown, mixed, pen, rounded, smooth_painter
from app.art.plates import plate_pixmap
from app.art.suits import suit_colour, suit_path
from app.art.tokens import RADIUS_CONTROL, TARGET, TARGET_TOUCH
from app.shell.kit.focus import Ringed
from app.shell.kit.heard import announce, describe_aloud, name_aloud
from app.shell.kit.paragraphs import paint_paragraph, suit_inks
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import elided, paint_paper, visual
from app.shell.seats.plate_popup import ARROWS
from app.table.geometry import INSET, RATIO
from app.table.prompts import Pick, Picker
from app.table.surface import Surface
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
EDGE = 40
"""The least distance between the strip and the edges of the cloth, px."""
_EDGE = 16
_GAP = 8
_INNER = 12


class PickChip(Ringed, QPushButton):
    """One thing that can be picked. `focused` says whether the keyboard has come or gone."""

    focused = Signal(bool)

    def __init__(self, pick: Pick, *, touch: bool) -> None:
        """A chip for `pick`; with `touch` it is as large as a finger needs."""
        super().__init__()
        self.pick = pick
        self.touch = touch
        self._size: QSize | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        name_aloud(self, spoken(pick))
        describe_aloud(self, pick.detail)
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of size or colours."""
        self._size = None
        show_tip(self, self._cut())
        self.updateGeometry()
        self.update()

    def _cut(self) -> str:
        """The whole text if the chip shows only a part of it, else empty."""
        room = px(_WIDEST) - 2 * _INNER - self._picture()
        texts = ((self.pick.label, font("control")), (self.pick.detail, font("small")))
        cut = self.pick.brief or any(QFontMetricsF(face).horizontalAdvance(text) > room for text, face in texts)
        return "\n".join(text for text, _ in texts if text) if cut else ""

    def _number_font(self) -> QFont:
        return font("game_name")

    def _picture(self) -> float:
        """The width of what stands before the label, with the gap between them."""
        pick = self.pick.shown
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
        """As wide as its picture and its words, up to a limit; high enough to be hit. Worked out once a look."""
        if self._size is None:
            self._size = self._measured()
        return self._size

    def _measured(self) -> QSize:
        pick = self.pick.shown
        words = max(
            QFontMetricsF(font("control")).horizontalAdvance(pick.label) if pick.label else 0.0,
            max(QFontMetricsF(font("small")).horizontalAdvance(text) for text in (pick.detail, pick.widest)),
        )
        wide = min(px(_WIDEST), math.ceil(self._picture() + words + 2 * _INNER) + 2)
        least = max(TARGET_TOUCH if self.touch or look().factor >= _LARGE else TARGET, px(TARGET))
        high = max(least, px(52)) if pick.detail and pick.label else least
        if pick.card:
            high = max(high, math.ceil(px(_CARD) * 1.4) + 14)
        return QSize(max(wide, least + 8), high)

    def minimumSizeHint(self) -> QSize:
        """Never smaller."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter too; leave the arrow keys to the strip: Qt's buttons would use them like Tab."""
        if event.key() in ARROWS:
            event.ignore()
        elif event.matches(QKeySequence.StandardKey.InsertParagraphSeparator):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the keys are here."""
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the keys are elsewhere."""
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and edge, the picture and the words."""
        theme, rtl = look().theme, mirrored(self)
        painter = smooth_painter(self)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        box = QRectF(self.rect())
        edge = theme.pom if self.pick.warning else theme.legal
        over = self.isEnabled() and (self.underMouse() or self.hasFocus())
        share = 0.28 if self.isDown() else 0.14 if over else 0.0
        painter.fillPath(rounded(box, RADIUS_CONTROL), mixed(theme.paper, edge, share))
        painter.strokePath(rounded(grown(box, -0.9), RADIUS_CONTROL - 0.9), pen(edge, 1.8))
        before = self._picture()
        if before:
            alone = not (self.pick.shown.label or self.pick.shown.detail)
            start = (box.width() - before) / 2 if alone else float(_INNER)
            wide = before if alone else before - 10
            self._paint_picture(painter, visual(QRectF(start, 0, wide, box.height()), box, rtl))
        self._paint_words(painter, box, before, rtl)

    def _paint_picture(self, painter: QPainter, place: QRectF) -> None:
        pick = self.pick
        theme = look().theme
        dpr = self.devicePixelRatio()
        if pick.card:
            pixmap = card_pixmap(pick.card, px(_CARD), dpr, look().cards, shadow=False, game=pick.game)
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
            # The ground is paper, not a card: it is dark by night, whatever the cards are.
            style = look().cards._replace(night=theme.name == "dark")
            painter.fillPath(suit_path(pick.suit), suit_colour(pick.suit, style))
            painter.restore()
        else:
            ink = theme.pom if pick.warning else theme.ink
            paint_text(painter, place, pick.number, ink, self._number_font())

    def _paint_words(self, painter: QPainter, box: QRectF, before: float, rtl: bool) -> None:
        pick, theme = self.pick.shown, look().theme
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
            cut = elided(text, QFontMetricsF(face), room)
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
    parts = [label] if shown in label else [shown, label]
    return " ".join(part for part in parts if part)


class PickerStrip(QWidget):
    """The strip; hidden while nothing is asked. `picked` carries the Pick; `dismissed` is emitted on Esc.

    It takes the height that its rows need (`heightForWidth`); the owner lays it above the voice and calls `setFocus`,
    which goes to the first chip, when the keyboard should be here.
    """

    picked = Signal(object)
    dismissed = Signal()
    entered = Signal(bool)

    def __init__(self, parent: QWidget | None = None, rest: QWidget | None = None) -> None:
        """Nothing is asked. Between two questions the keyboard focus waits at `rest`."""
        super().__init__(parent)
        self._rest = rest
        self._comes_back = self._touch = False
        self.picker: Picker | None = None
        self.chips: list[PickChip] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def show_picker(self, picker: Picker | None) -> None:
        """Ask this; None: ask nothing. If the strip had the keyboard focus, it keeps it or gets it back."""
        if picker == self.picker:
            return
        had_focus = any(chip.hasFocus() for chip in self.chips)
        if self._rest is not None:
            if had_focus and picker is None:
                # Otherwise it would go wherever Tab leads, and Enter would press whatever is there.
                self._rest.setFocus(Qt.FocusReason.OtherFocusReason)
                self._comes_back = True
            elif self._comes_back:
                had_focus, self._comes_back = self._rest.hasFocus(), False
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.picker = picker
        self.chips = []
        self.setFocusProxy(None)  # type: ignore[arg-type]
        for pick in picker.picks if picker is not None else ():
            chip = PickChip(pick, touch=self._touch)
            chip.setParent(self)
            chip.clicked.connect(partial(self._pick, pick))
            chip.focused.connect(self.entered)
            chip.show()
            self.chips.append(chip)
        self.setVisible(bool(self.chips))
        if picker is None or not self.chips:
            return
        name_aloud(self, picker.title)
        self.setFocusProxy(self.chips[0])
        self.updateGeometry()
        self._lay_out()
        self.update()
        announce(self, picker.title)
        if had_focus:
            self.chips[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie_over(self, cloth: Surface, lines: float) -> None:
        """Lie over the cloth, above the own hand and rows, which are `lines` hand cards high; nothing else moves."""
        if not self.isVisible():
            return
        area = cloth.geometry()
        free = area.width() - 2 * EDGE
        if self.picker is not None and self.picker.places:
            # What is more than usual stands in a second row: beside the strip lie the cards that it is about.
            widest = max(chip.sizeHint().width() for chip in self.chips)
            usual = 2 * _EDGE + self._title_width() + self.picker.places * (widest + _GAP)
            free = min(free, max(usual, self.minimumSizeHint().width()))
        wished = self.sizeHint().width()
        width = self._filled_width(min(wished, free))
        spare = self._spare() if wished <= free else 0
        height = self.heightForWidth(width)
        hand = (lines * cloth.stage.board.card * RATIO + INSET) * cloth.transform().m11() + EDGE // 2
        top = max(area.top() + EDGE, round(area.bottom() - hand - height))
        # The hem may be covered at one side before the first chips leave their place.
        aside = max(EDGE, min((area.width() - width - spare) // 2, area.width() - width - EDGE // 4))
        left = area.right() + 1 - aside - width if mirrored(self) else area.left() + aside
        self.setGeometry(left, top, width, height)
        self.raise_()

    def _filled_width(self, width: int) -> int:
        """How much of this width title and rows take: where chips need a second row, the strip ends with the widest."""
        right = max((box.right() + 1 for _, box in self._places(width)), default=0)
        title = self._title_width() + 2 * _EDGE if self._title_above(width) else 0
        return min(width, max(right + _EDGE, title))

    def _pick(self, pick: Pick, _checked: bool = False) -> None:
        self.picked.emit(pick)

    # How it lies

    def use_touch(self, *, touch: bool) -> None:
        """Make the chips as large as a finger needs, or as a pointer does."""
        self._touch = touch
        for chip in self.chips:
            chip.touch = touch
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of text size, colours or cards."""
        for chip in self.chips:
            chip.restyle()
        self.updateGeometry()
        self._lay_out()
        self.update()

    def retranslate(self) -> None:
        """What is asked is in the other language; the owner asks anew."""

    def hasHeightForWidth(self) -> bool:
        """More rows if it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the title and all rows at this width, px."""
        last = 0
        for _, box in self._places(width):
            last = max(last, box.bottom() + 1)
        return last + _EDGE - 4

    def sizeHint(self) -> QSize:
        """In one row, if there is room for it."""
        chips = sum(chip.sizeHint().width() + _GAP for chip in self.chips)
        width = 2 * _EDGE + self._title_width() + chips
        return QSize(width, self.heightForWidth(width))

    def _spare(self) -> int:
        """How much wider the strip usually is, px: it lies as it would then; less than 0 where it is wider now."""
        if self.picker is None or not self.picker.places or not self.chips:
            return 0
        missing = self.picker.places - len(self.chips)
        return missing * (max(chip.sizeHint().width() for chip in self.chips) + _GAP)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest chip."""
        width = 2 * _EDGE + max((chip.sizeHint().width() for chip in self.chips), default=0)
        return QSize(width, px(TARGET))

    def _title_width(self) -> int:
        if self.picker is None or not self.picker.title:
            return 0
        return math.ceil(QFontMetricsF(font("voice")).horizontalAdvance(self.picker.title)) + 2 * _GAP + 4

    def _title_above(self, width: int) -> bool:
        """Whether the title stands above the chips, because they need more than one row together."""
        chips = sum(chip.sizeHint().width() + _GAP for chip in self.chips)
        return self._title_width() + chips > width - 2 * _EDGE

    def _title_height(self) -> int:
        return math.ceil(QFontMetricsF(font("voice")).height())

    def _places(self, width: int) -> Iterator[tuple[PickChip, QRect]]:
        """Each chip with its place, from the start side."""
        above = self._title_above(width)
        first = _EDGE + (0 if above else self._title_width())
        x = first
        y = _EDGE - 4
        high = 0
        if above and self._title_width():
            y += self._title_height() + 6
        for row in self._rows(width - _EDGE - first):
            high = max(chip.sizeHint().height() for chip in row)
            x = first
            for chip in row:
                yield chip, QRect(x, y, chip.sizeHint().width(), high)
                x += chip.sizeHint().width() + _GAP
            y += high + _GAP

    def _rows(self, room: int) -> list[list[PickChip]]:
        """The chips in as few rows as possible, all rows about equally full."""
        rows = _filled(self.chips, room)
        least = len(rows)
        # The narrowest width with the same number of rows leaves no single chip in the last one.
        low, high = max((chip.sizeHint().width() for chip in self.chips), default=0), room
        while low < high:
            middle = (low + high) // 2
            if len(_filled(self.chips, middle)) <= least:
                high = middle
            else:
                low = middle + 1
        return _filled(self.chips, low) if least > 1 else rows

    def _lay_out(self) -> None:
        rtl, around = mirrored(self), QRectF(self.rect())
        for chip, box in self._places(self.width()):
            chip.setGeometry(visual(QRectF(box), around, rtl).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other rows."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper and the question."""
        paint_paper(self)
        if self.picker is None or not self.picker.title:
            return
        rtl = mirrored(self)
        above = self._title_above(self.width())
        high = self._title_height() if above else self.height() - 2 * (_EDGE - 4)
        room = self.width() - 2 - 2 * _EDGE if above else self._title_width()
        place = visual(QRectF(_EDGE, _EDGE - 4, room, high), QRectF(self.rect()), rtl)
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value
        text = elided(self.picker.title, QFontMetricsF(font("voice")), room)
        painter = smooth_painter(self)
        paint_text(painter, place, text, look().theme.ink, font("voice"), rtl=rtl, flags=flags)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take arrows, Home, End, digits and Esc; everything else goes to the owner."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismissed.emit()
            return
        target = self._by_digit(event.text()) or self._by_arrow(event.key())
        if target is None:
            event.ignore()
        elif event.text().isdigit():
            if target.isEnabled() and not event.isAutoRepeat():
                target.click()
        else:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _by_digit(self, text: str) -> PickChip | None:
        """The chip that shows this number; if not all of them show one, the chip in this place, from 1."""
        if len(text) != 1 or text not in "0123456789" or not self.chips:
            return None
        if all(chip.pick.number for chip in self.chips):
            return next((chip for chip in self.chips if chip.pick.number == text), None)
        return self.chips[int(text) - 1] if 0 < int(text) <= len(self.chips) else None

    def _by_arrow(self, key: int) -> PickChip | None:
        now = next((number for number, chip in enumerate(self.chips) if chip.hasFocus()), None)
        if now is None:
            return None
        on, back = Qt.Key.Key_Right, Qt.Key.Key_Left
        if mirrored(self):
            on, back = back, on
        if key in (on, back):
            return self.chips[(now + (1 if key == on else -1)) % len(self.chips)]
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            return self.chips[0 if key == Qt.Key.Key_Home else -1]
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return self._in_row(self.chips[now], 1 if key == Qt.Key.Key_Down else -1)
        return None

    def _in_row(self, chip: PickChip, way: int) -> PickChip:
        """The nearest chip in the next row in this direction; the chip itself if there is no such row."""
        here: QPoint = chip.geometry().center()
        beyond = [one for one in self.chips if (one.y() - chip.y()) * way > 0]
        if not beyond:
            return chip
        nearest = min(abs(one.y() - chip.y()) for one in beyond)
        row = [one for one in beyond if abs(one.y() - chip.y()) == nearest]
        return min(row, key=lambda one: abs(one.geometry().center().x() - here.x()))


def _filled(chips: list[PickChip], room: int) -> list[list[PickChip]]:
    """The chips in order, each row as full as there is room."""
    rows: list[list[PickChip]] = []
    used = 0
    for chip in chips:
        wide = chip.sizeHint().width()
        if rows and used + wide <= room:
            rows[-1].append(chip)
        else:
            rows.append([chip])
            used = 0
        used += wide + _GAP
    return rows
