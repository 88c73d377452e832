"""Controls for writing or setting a value: a line, a number, a strength."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionFrame,
)

from app.art.pens import colour, pen, rounded
from app.art.tokens import TARGET
from app.shell.kit.focus import Ringed
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Words, dimmed_painter, visual

if TYPE_CHECKING:
    _SpinBox = QAbstractSpinBox
else:
    # Each field has its own Qt class; the common part is a mixin.
    _SpinBox = object


_BESIDE_TEXT = 2
"""The space that Qt leaves before and after the text in a line, px."""


class LineField(Ringed, QLineEdit):
    """A line to write in, with a name for screen readers."""

    def __init__(self, name: Words, text: str = "", hint: Words | None = None) -> None:
        """`hint` is shown while the field is empty."""
        super().__init__()
        self._name, self._hint = name, hint
        self.setText(text)
        self.retranslate()
        self.restyle()

    def setText(self, text: str | None, /) -> None:
        """Show another text from its beginning; Qt would show the end of a text that does not fit."""
        super().setText(text)
        self.setCursorPosition(0)

    def setMaxLength(self, most: int, /) -> None:
        """Accept no more letters than this. Qt sets the text again, so the cursor must go back to the start."""
        super().setMaxLength(most)
        self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the text from its beginning again."""
        super().focusOutEvent(event)
        if event.reason() not in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason):
            self.setCursorPosition(0)

    @property
    def shortened(self) -> bool:
        """Whether the text does not fit, so that only its beginning is visible."""
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return self.fontMetrics().horizontalAdvance(self.text()) > room.width() - 2 * _BESIDE_TEXT

    def event(self, event: QEvent) -> bool:
        """Show the whole text as a tooltip if it is cut."""
        if event.type() == QEvent.Type.ToolTip:
            show_tip(self, self.text() if self.shortened else "")
        return super().event(event)

    def retranslate(self) -> None:
        """Say everything in the current language."""
        name_aloud(self, self._name())
        self.setPlaceholderText(self._hint() if self._hint else "")

    def restyle(self) -> None:
        """Follow a change of font."""
        self.setFont(font("body"))


class TextBox(Ringed, QPlainTextEdit):
    """Plain text to read and copy, left to right in every language; Tab leaves it."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


class _SpinField(Ringed, _SpinBox):
    """The common part of all number fields: a name for screen readers, a look, and a wheel that scrolls the page."""

    def _dress(self, name: Words) -> None:
        self._name = name
        # Centred text keeps its distance from both edges, whichever side it begins on.
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAccelerated(True)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say the name in the current language."""
        name_aloud(self, self._name())
        # The inner line edit has the focus, not the field.
        name_aloud(self.lineEdit(), self._name())

    def restyle(self) -> None:
        """Follow a change of font."""
        self.setFont(font("body"))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class Number(_SpinField, QSpinBox):
    """A whole number between two bounds."""

    def __init__(self, name: Words, low: int, high: int, value: int) -> None:
        super().__init__()
        self.setRange(low, high)
        self.setValue(value)
        self._dress(name)


class Millimetres(_SpinField, QDoubleSpinBox):
    """A length in millimetres with one decimal, from -`most` to `most`."""

    def __init__(self, name: Words, most: float, value: float) -> None:
        super().__init__()
        self.setDecimals(1)
        self.setSingleStep(0.1)
        self.setRange(-most, most)
        self.setValue(value)
        self._dress(name)


class Slider(Ringed, QSlider):
    """A strength from 0 to `most`, 100 by default; a press moves it to the pointer."""

    ring_radius = 14.0

    def __init__(self, name: Words, value: int, most: int = 100) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._name = name
        self.setRange(0, most)
        self.setPageStep(10)
        self.setSingleStep(5)
        self.setValue(value)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMinimumSize(px(160), TARGET)
        self.retranslate()

    def retranslate(self) -> None:
        """Say the name in the current language."""
        name_aloud(self, self._name())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()

    def show_value(self, value: int) -> None:
        """Show this value."""
        self.setValue(value)

    def _take(self, x: float) -> None:
        span = max(1, self.width() - 24)
        at = QStyle.sliderValueFromPosition(0, self.maximum(), round(x - 12), span, mirrored(self))
        self.setValue(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move to the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._take(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._take(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following the pointer."""
        self.setSliderDown(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a line, filled up to the knob."""
        theme = look().theme
        painter = dimmed_painter(self)
        box, rtl = QRectF(self.rect()), mirrored(self)
        middle = box.center().y()
        at = 12 + (box.width() - 24) * self.value() / max(1, self.maximum())
        painter.fillPath(rounded(QRectF(12, middle - 2, box.width() - 24, 4), 2), colour(theme.line_2))
        filled = visual(QRectF(12, middle - 3, at - 12, 6), box, rtl)
        painter.fillPath(rounded(filled, 3), colour(theme.prim))
        painter.setPen(pen(theme.prim, 2))
        painter.setBrush(colour(theme.paper))
        painter.drawEllipse(QPointF(visual(QRectF(at, middle, 0, 0), box, rtl).left(), middle), 9, 9)
