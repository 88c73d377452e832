"""A choice that is not a card: a question and its answers, as chips in rows (look 4, 7, 8).

A suit, a number, somebody at the table, yes or no. The strip lies above the voice. The arrow keys move among the chips
as they lie on the screen, Enter picks, digits pick by the number shown (or by position if no numbers are shown), Esc
dismisses it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.labels import FROM_START, paint_text
from app.art.pens import smooth_painter
from app.art.text_lines import elided
from app.art.tokens import TARGET
from app.shell.kit.boxes import by_width, delete
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import paint_paper, visual
from app.shell.table.pick_chip import PickChip
from app.table.geometry import INSET, RATIO
from app.table.prompts import Pick, Picker
from app.table.surface import Surface

EDGE = 40
"""The least distance between the strip and the edges of the cloth, px."""
_EDGE = 16
_GAP, _NARROW_GAP = 8, 4
"""The space between two chips, and between two narrow ones, px."""


class PickerStrip(QWidget):
    """The strip; hidden while nothing is asked. `picked` carries the Pick; `dismissed` is emitted on Esc.

    It takes the height that its rows need (`heightForWidth`). The owner lays it above the voice, and calls `setFocus`
    to move the keyboard to its first chip. While `deaf`, Enter and Space pick nothing.
    """

    picked = Signal(object)
    dismissed = Signal()
    entered = Signal(bool)

    def __init__(self, parent: QWidget | None = None, rest: QWidget | None = None) -> None:
        """Ask nothing yet. Between two questions the focus waits at `rest`."""
        super().__init__(parent)
        self._rest = rest
        self._comes_back = self._touch = False
        self.deaf: Callable[[], bool] = lambda: False
        self.picker: Picker | None = None
        self.chips: list[PickChip] = []
        self.setSizePolicy(by_width(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred))
        self.hide()

    def show_picker(self, picker: Picker | None) -> None:
        """Ask this; None: ask nothing. If the strip had the focus, it keeps it or gets it back."""
        if picker == self.picker:
            return
        had_focus = any(chip.hasFocus() for chip in self.chips)
        if self._rest is not None:
            if had_focus and picker is None:
                # Otherwise Qt would move the focus to the next widget, and Enter would press that.
                self._rest.setFocus(Qt.FocusReason.OtherFocusReason)
                self._comes_back = True
            elif self._comes_back:
                had_focus, self._comes_back = self._rest.hasFocus(), False
        for chip in self.chips:
            delete(chip)
        self.picker = picker
        self.chips = []
        self.setFocusProxy(None)  # type: ignore[arg-type]
        for pick in picker.picks if picker is not None else ():
            chip = PickChip(pick, touch=self._touch)
            chip.deaf = self.deaf
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
        """Lie over the cloth, above the seat's own hand and rows (`lines` hand cards high); nothing else moves."""
        if not self.isVisible():
            return
        area, scale = cloth.geometry(), cloth.transform().m11()
        clear = self._cleared(area.width(), scale)
        free = area.width() - 2 * EDGE
        if self.picker is not None and self.picker.places:
            # More chips than usual go into a second row, because the cards that the question is about lie beside the
            # strip.
            widest = max(chip.sizeHint().width() for chip in self.chips)
            usual = 2 * _EDGE + self._title_width() + self.picker.places * (widest + self._gap)
            free = min(free, max(usual, self.minimumSizeHint().width()))
        wished = self.sizeHint().width()
        width = self._filled_width(min(wished, free))
        spare = self._spare() if wished <= free else 0
        height = self.heightForWidth(width)
        hand = (lines * cloth.stage.board.card * RATIO + INSET) * scale + EDGE // 2
        top = max(area.top() + EDGE, round(area.bottom() - hand - height))
        # Cover the hem at one side before moving the first chips from their usual place.
        room = area.width() - width - max(clear, EDGE // 4)
        # If not all that should be clear can be, as much of it as possible is.
        least = EDGE if room >= EDGE or not clear else EDGE // 4
        aside = max(least, min((area.width() - width - spare) // 2, room))
        left = area.right() + 1 - aside - width if mirrored(self) else area.left() + aside
        self.setGeometry(left, top, width, height)
        self._lay_out()
        self.raise_()

    def _cleared(self, across: int, scale: float) -> int:
        """How much of a cloth `across` px wide stays clear beside the strip, px.

        The chips are narrow if only then all of them have room in one row beside it, or if there is no room even so.
        """
        clear = math.ceil((self.picker.clear if self.picker is not None else 0.0) * scale)
        for narrow in (False, True):
            self._be_narrow(narrow)
            if self.sizeHint().width() <= across - EDGE - (clear or EDGE):
                return clear
        self._be_narrow(bool(clear))
        return clear

    def _be_narrow(self, narrow: bool) -> None:
        """Show short words and closer numbers on the chips, or the usual ones."""
        for chip in self.chips:
            if chip.narrow != narrow:
                chip.narrow = narrow
                chip.restyle()

    def _filled_width(self, width: int) -> int:
        """How much of this width title and rows take; with several rows, the strip ends at the widest."""
        right = max((box.right() + 1 for _, box in self._places(width)), default=0)
        title = self._title_width() + 2 * _EDGE if self._title_above(width) else 0
        return min(width, max(right + _EDGE, title))

    def _pick(self, pick: Pick, _checked: bool = False) -> None:
        self.picked.emit(pick)

    # Layout

    def use_touch(self, *, touch: bool) -> None:
        """Make the chips large enough for a finger, or for a pointer."""
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
        """Do nothing: the owner asks the question again in the new language."""

    def hasHeightForWidth(self) -> bool:
        """True: a narrower strip has more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the title and all rows at this width, px."""
        last = 0
        for _, box in self._places(width):
            last = max(last, box.bottom() + 1)
        return last + _EDGE - 4

    def sizeHint(self) -> QSize:
        """One row, if there is room for it."""
        width = 2 * _EDGE + self._title_width() + self._row_width()
        return QSize(width, self.heightForWidth(width))

    def _row_width(self) -> int:
        """How much width the chips take side by side, px."""
        return sum(chip.sizeHint().width() + self._gap for chip in self.chips) - self._gap

    @property
    def _gap(self) -> int:
        """The space between two chips of a row, px."""
        return _NARROW_GAP if any(chip.narrow for chip in self.chips) else _GAP

    def _spare(self) -> int:
        """How much wider than now the strip usually is, px; negative if it is wider now.

        The strip is placed as if it had its usual width, so that its first chips are where they usually are.
        """
        if self.picker is None or not self.picker.places or not self.chips:
            return 0
        missing = self.picker.places - len(self.chips)
        return missing * (max(chip.sizeHint().width() for chip in self.chips) + self._gap)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest chip."""
        width = 2 * _EDGE + max((chip.sizeHint().width() for chip in self.chips), default=0)
        return QSize(width, px(TARGET))

    def _title_width(self) -> int:
        if self.picker is None or not self.picker.title:
            return 0
        return math.ceil(QFontMetricsF(font("voice")).horizontalAdvance(self.picker.title)) + 2 * _GAP + 4

    def _title_above(self, width: int) -> bool:
        """Whether the title stands above the chips, because together they need more than one row."""
        return self._title_width() + self._row_width() > width - 2 * _EDGE

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
                x += chip.sizeHint().width() + self._gap
            y += high + _GAP

    def _rows(self, room: int) -> list[list[PickChip]]:
        """The chips in as few rows as possible, all rows about equally full."""
        rows = _filled(self.chips, room, self._gap)
        least = len(rows)
        # The narrowest width that still gives this number of rows leaves no single chip in the last one.
        low, high = max((chip.sizeHint().width() for chip in self.chips), default=0), room
        while low < high:
            middle = (low + high) // 2
            if len(_filled(self.chips, middle, self._gap)) <= least:
                high = middle
            else:
                low = middle + 1
        return _filled(self.chips, low, self._gap) if least > 1 else rows

    def _lay_out(self) -> None:
        rtl, around = mirrored(self), QRectF(self.rect())
        for chip, box in self._places(self.width()):
            chip.setGeometry(visual(QRectF(box), around, rtl).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the rows for the new width."""
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
        text = elided(self.picker.title, font("voice"), room)
        painter = smooth_painter(self)
        paint_text(painter, place, text, look().theme.ink, font("voice"), rtl=rtl, flags=FROM_START)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows, Home, End, digits and Esc; leave everything else to the owner."""
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
        """The chip that shows this number; if not all chips show one, the chip at this position, from 1."""
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


def _filled(chips: list[PickChip], room: int, gap: int) -> list[list[PickChip]]:
    """The chips in order, each row as full as possible."""
    rows: list[list[PickChip]] = []
    used = 0
    for chip in chips:
        wide = chip.sizeHint().width()
        if rows and used + wide <= room:
            rows[-1].append(chip)
        else:
            rows.append([chip])
            used = 0
        used += wide + gap
    return rows
