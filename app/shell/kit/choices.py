"""Controls for choosing: segments, radio cards, switches, lists; and the rows that hold them.

They look as described in look 8 and look newgame-he. Each is one of Qt's own controls with another face, so it handles
keys like Qt's and tells screen readers what it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QRadioButton, QSizePolicy, QWidget

from app.art.icons import paint_icon
from app.art.labels import FROM_START, paint_text
from app.art.paths import path
from app.art.pens import colour, grown, pen, rounded, smooth_painter
from app.art.text_lines import elided
from app.art.tokens import RADIUS_CONTROL
from app.shell.kit.boxes import by_width, in_column, in_row, measure_again, turn
from app.shell.kit.focus import Ringed, RingedChoice
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.paragraphs import paint_paragraph, text_height
from app.shell.kit.style import font, look, mirrored, px, target
from app.shell.kit.widgets import Label, Words, dimmed_painter, unshortcut, visual

Value = TypeVar("Value")
"""The type of the values to choose from; only the owner of the control interprets them."""

_EDGE = 3
"""The distance of segments from the edge of their common ground, px."""
_TICK = "M-4 .3L-1.2 3L4.2 -2.8"


def stop_at_chosen(parts: Sequence[QRadioButton]) -> None:
    """Let Tab stop at the chosen one of several buttons, and the arrow keys go on from there.

    Qt lets Tab stop at the first one, chosen or not, until one of them has had the focus.
    """

    def settle(_checked: bool = False) -> None:
        none = not any(part.isChecked() for part in parts)
        policy = Qt.FocusPolicy
        for part in parts:
            part.setFocusPolicy(policy.StrongFocus if none or part.isChecked() else policy.ClickFocus)

    for part in parts:
        part.toggled.connect(settle)
    settle()


class Segment(RingedChoice, QRadioButton):
    """One part of a `Segmented`."""

    ring_radius = 9.0

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        self.setText(unshortcut(self._words()))
        name_aloud(self, self._words())
        self.updateGeometry()

    def restyle(self) -> None:
        """Follow a change of size."""
        measure_again(self)

    def sizeHint(self) -> QSize:
        """As wide as its word in bold, so that nothing moves when it is chosen."""
        width = QFontMetricsF(font("note", bold=True)).horizontalAdvance(self._words())
        high = target() - 2 * _EDGE
        return QSize(max(high, math.ceil(width) + 28), high)

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint: a segment never shrinks."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part, filled and bold if it is chosen."""
        theme = look().theme
        painter = dimmed_painter(self)
        box = QRectF(self.rect())
        chosen = self.isChecked()
        if chosen:
            painter.fillPath(rounded(box, 9), colour(theme.prim))
        elif self.underMouse() and self.isEnabled():
            painter.fillPath(rounded(box, 9), colour(theme.line))
        ink = theme.on_prim if chosen else theme.ink
        paint_text(painter, box, self._words(), ink, font("note", bold=chosen), rtl=mirrored(self))


class Segmented(QWidget, Generic[Value]):
    """A few values side by side, one of them chosen; `chosen` carries the value when the person chooses."""

    chosen = Signal(object)

    def __init__(self, name: Words, items: Sequence[tuple[Value, Words]], value: Value) -> None:
        """`name` says what the choice is about, for screen readers; `items` are values with their words."""
        super().__init__()
        self._name = name
        row = in_row(gap=2, margins=(_EDGE, _EDGE, _EDGE, _EDGE), on=self)
        self._parts: list[tuple[Value, Segment]] = []
        for item, words in items:
            part = Segment(words)
            part.clicked.connect(lambda _=False, item=item: self.chosen.emit(item))
            row.addWidget(part)
            self._parts.append((item, part))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.show_value(value)
        stop_at_chosen([part for _, part in self._parts])

    def retranslate(self) -> None:
        """Say the name in the current language."""
        name_aloud(self, self._name())

    @property
    def value(self) -> Value:
        """The chosen value."""
        return next(item for item, part in self._parts if part.isChecked())

    def show_value(self, value: Value) -> None:
        """Show a value as chosen, without emitting a signal."""
        for item, part in self._parts:
            if item == value:
                part.setChecked(True)

    def part(self, value: Value) -> Segment:
        """The part with this value. Raises KeyError for an unknown value."""
        for item, part in self._parts:
            if item == value:
                return part
        raise KeyError(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of all parts."""
        theme = look().theme
        painter = smooth_painter(self)
        box = QRectF(self.rect())
        painter.fillPath(rounded(box, RADIUS_CONTROL), colour(theme.paper_2))
        painter.strokePath(rounded(grown(box, -0.5), RADIUS_CONTROL - 0.5), pen(theme.line, 1))


class _Explained(RingedChoice):
    """The common part of radio cards and switches: a title, an explanation below it, and a mark beside them."""

    _words: Words
    _help: Words | None
    _before = 0.0
    _after = 0.0
    _above = 9.0

    def _explain(self, words: Words, explanation: Words | None) -> None:
        """Say `words`, with `explanation` below."""
        self._words, self._help = words, explanation
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(by_width(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred))
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, self._words())
        describe_aloud(self, self._help() if self._help else "")
        measure_again(self)

    def restyle(self) -> None:
        """Follow a change of size."""
        measure_again(self)

    def _text_size(self, width: float) -> tuple[float, float, float]:
        """Return the width of the words on a control this wide, and the heights of title and explanation."""
        inner = width - self._before - self._after
        helped = text_height(self._help(), font("note"), inner) if self._help else 0.0
        return inner, text_height(self._words(), self._title_font(), inner), helped

    def hasHeightForWidth(self) -> bool:
        """True: the explanation may take several lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of title and explanation at this width."""
        _, title, helped = self._text_size(width)
        return max(target(), math.ceil(title + helped + (1 if helped else 0) + 2 * self._above))

    def sizeHint(self) -> QSize:
        """As wide as its words, up to lines of a readable length."""
        metrics, small = QFontMetricsF(self._title_font()), QFontMetricsF(font("note"))
        width = metrics.horizontalAdvance(self._words())
        if self._help:
            width = max(width, min(small.horizontalAdvance(self._help()) + 2, px(420)))
        width = math.ceil(width + self._before + self._after) + 2
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow, and as high as that requires."""
        width = px(160)
        return QSize(width, target())

    def _title_font(self) -> QFont:
        return font("control")

    def _paint_words(self, painter: QPainter, ink: str) -> None:
        theme = look().theme
        rtl = mirrored(self)
        box = QRectF(self.rect())
        inner, title, helped = self._text_size(box.width())
        top = (box.height() - title - helped) / 2
        place = visual(QRectF(self._before, top, inner, title), box, rtl)
        paint_paragraph(painter, place, self._words(), ink, self._title_font(), rtl=rtl)
        if self._help:
            place = visual(QRectF(self._before, top + title, inner, helped), box, rtl)
            paint_paragraph(painter, place, self._help(), theme.ink_2, font("note"), rtl=rtl)


class RadioCard(_Explained, QRadioButton):
    """One of several editions or values, with a line on how it differs."""

    _before, _after = 42.0, 14.0

    def __init__(self, words: Words, explanation: Words | None = None) -> None:
        """A card that says `words`, with `explanation` below."""
        super().__init__()
        self._explain(words, explanation)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground and outline if chosen, a disc in a ring, and the words."""
        theme = look().theme
        painter = smooth_painter(self)
        box = QRectF(self.rect())
        if self.isChecked():
            painter.fillPath(rounded(box, RADIUS_CONTROL), colour(theme.sea_bg))
            painter.strokePath(rounded(grown(box, -0.75), RADIUS_CONTROL - 0.75), pen(theme.prim, 1.5))
        elif self.underMouse():
            painter.fillPath(rounded(box, RADIUS_CONTROL), colour(theme.paper_2))
        first = QFontMetricsF(self._title_font()).height()
        _, title, helped = self._text_size(box.width())
        top = (box.height() - title - helped) / 2
        centre = visual(QRectF(22, top + first / 2, 0, 0), box, mirrored(self)).topLeft()
        painter.setPen(pen(theme.prim, 2))
        painter.setBrush(colour(theme.paper))
        painter.drawEllipse(centre, 9, 9)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.prim))
            painter.drawEllipse(centre, 5, 5)
        self._paint_words(painter, theme.ink)


class SwitchRow(_Explained, QCheckBox):
    """Something that is on or off, with an explanation; the whole row can be pressed.

    `flipped` carries the person's choice.
    """

    flipped = Signal(bool)
    _before = 0.0
    _after = 62.0
    _above = 7.0

    def __init__(self, words: Words, explanation: Words | None = None, on: bool = False) -> None:
        """A row that says `words`, with `explanation` below."""
        super().__init__()
        self._explain(words, explanation)
        self.setChecked(on)
        self.clicked.connect(self.flipped)

    def show_value(self, on: bool) -> None:
        """Show whether it is on, without emitting a signal."""
        self.setChecked(on)

    def _title_font(self) -> QFont:
        return font("body")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, and the switch at the end; its position, its fill and a tick show whether it is on."""
        theme = look().theme
        painter = dimmed_painter(self)
        box = QRectF(self.rect())
        rtl = mirrored(self)
        self._paint_words(painter, theme.ink)
        track = visual(QRectF(box.width() - 46, box.center().y() - 12, 44, 24), box, rtl)
        on = self.isChecked()
        painter.fillPath(rounded(track, 12), colour(theme.prim if on else theme.paper_2))
        painter.strokePath(rounded(grown(track, -0.75), 11.25), pen(theme.prim if on else theme.line_2, 1.5))
        at_end = on != rtl
        centre = QPointF(track.right() - 12 if at_end else track.left() + 12, track.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(theme.on_prim if on else theme.line_2))
        painter.drawEllipse(centre, 8, 8)
        if on:
            painter.translate(centre)
            painter.strokePath(path(_TICK), pen(theme.prim, 1.8))


class ChoiceList(Ringed, QComboBox, Generic[Value]):
    """A list that opens; `chosen` carries the value the person chooses. The wheel scrolls the page, not the list."""

    chosen = Signal(object)

    def __init__(self, name: Words, items: Sequence[tuple[Value, Words]], value: Value) -> None:
        """`name` says what the choice is about, for screen readers; `items` are values with their words."""
        super().__init__()
        self._name, self.items = name, list(items)
        self.addItems([words() for _, words in self.items])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # Under AdjustToContents Qt shrinks the list to its texts 20 ms after they change, until the layout widens it.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow)
        self.activated.connect(lambda index: self.chosen.emit(self.items[index][0]))
        self.retranslate()
        self.restyle()
        self.show_value(value)

    @property
    def value(self) -> Value:
        """The chosen value."""
        return self.items[self.currentIndex()][0]

    def offer(self, items: Sequence[tuple[Value, Words]]) -> None:
        """Offer these values, without emitting a signal; if they are others than before, the first is chosen."""
        if [value for value, _ in items] == [value for value, _ in self.items]:
            return
        self.items = list(items)
        self.clear()
        self.addItems([words() for _, words in self.items])
        self.updateGeometry()

    def show_value(self, value: Value) -> None:
        """Show a value as chosen, without emitting a signal."""
        for index, (item, _) in enumerate(self.items):
            if item == value:
                self.setCurrentIndex(index)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        name_aloud(self, self._name())
        for index, (_, words) in enumerate(self.items):
            self.setItemText(index, words())
        self.updateGeometry()

    def restyle(self) -> None:
        """Follow a change of font."""
        self.setFont(font("body"))
        self.view().setFont(font("body"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as its longest text."""
        metrics = QFontMetricsF(font("body"))
        width = max((metrics.horizontalAdvance(words()) for _, words in self.items), default=0)
        return QSize(math.ceil(width) + 52, target())

    def minimumSizeHint(self) -> QSize:
        """Narrower: the longest text may be cut."""
        return QSize(min(self.sizeHint().width(), px(120)), self.sizeHint().height())

    @property
    def room(self) -> float:
        """The width for the text, beside the arrow, px."""
        return self.width() - 46.0

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a frame, the chosen text, an arrow at the end."""
        theme = look().theme
        painter = dimmed_painter(self)
        box, rtl = QRectF(self.rect()), mirrored(self)
        ground = theme.paper_2 if self.underMouse() else theme.paper
        painter.fillPath(rounded(box, RADIUS_CONTROL), colour(ground))
        painter.strokePath(rounded(grown(box, -0.6), RADIUS_CONTROL - 0.6), pen(theme.line_2, 1.2))
        room = self.room
        text = elided(self.currentText(), self.font(), room)
        paint_text(painter, visual(QRectF(12, 0, room + 4, box.height()), box, rtl), text, theme.ink, self.font(),
                   rtl=rtl, flags=FROM_START)
        paint_icon(painter, "chevron_down", visual(QRectF(box.width() - 28, box.center().y() - 8, 16, 16), box, rtl),
                   theme.ink_2)


_APART, _BELOW = 16, 6
"""The distance of a control from the words beside it, and above it, px."""
_LINE = 150
"""The least width of an explanation beside a control, px at text size 1."""


class TurningRow(QWidget):
    """Parts beside each other, or one below the other if there is too little room; subclasses decide that (`_turn`)."""

    def _turn(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the parts beside each other, or below."""
        self._turn()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Lay them again when words, language or text size have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)


class SettingRow(TurningRow):
    """A name with its explanation at the start and a control at the end, or below if there is little room."""

    def __init__(self, words: Words, control: QWidget, explanation: Words | None = None) -> None:
        super().__init__()
        self._control = control
        self.label = Label(words)
        self.label.setBuddy(control)
        self._texts = in_column(self.label, gap=0)
        self._explanation = Label(explanation, "note", "ink_2", wrap=True) if explanation else None
        if self._explanation is not None:
            self._texts.addWidget(self._explanation)
            # In a row higher than its words, name and explanation stay together.
            across = self.label.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
            self.label.setAlignment(across | Qt.AlignmentFlag.AlignBottom)
            self._explanation.setAlignment(across | Qt.AlignmentFlag.AlignTop)
        end = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignTrailing
        self._row = in_row((self._texts, 1), (control, end), gap=_APART, margins=(0, 5, 0, 5), on=self)

    def minimumSizeHint(self) -> QSize:
        """As narrow as name and control, which then stands below."""
        width = max(self._control.minimumSizeHint().width(), self.label.minimumSizeHint().width())
        return QSize(width, super().minimumSizeHint().height())

    def _turn(self) -> None:
        """Put the control beside the words, or below them if less than a readable line would be left for them."""
        words = max(self.label.sizeHint().width(), min(px(_LINE), self._texts.sizeHint().width()))
        beside = words + _APART + self._control.sizeHint().width() <= self.width()
        if turn(self._row, beside=beside, gap=_APART if beside else _BELOW):
            side = Qt.AlignmentFlag.AlignTrailing if beside else Qt.AlignmentFlag.AlignLeading
            self._row.setAlignment(self._control, Qt.AlignmentFlag.AlignVCenter | side)

    def explain(self, explanation: Words) -> None:
        """Change the explanation, if the row has one."""
        if self._explanation is not None:
            self._explanation.say(explanation)
