"""The ring round the control with the keyboard focus (look 8): 2 px of ink, 3 px outside the control.

It is shown to those who use the keyboard: after Tab, after a shortcut, after any key, but not after a click. The ring
is a widget of its own above the control's surroundings, so it needs no room inside the control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QLayout,
    QPushButton,
    QRadioButton,
    QWidget,
)
from shiboken6 import isValid

from app.art.pens import pen, rounded, smooth_painter
from app.art.tokens import RADIUS_CONTROL
from app.shell.kit.style import look

_GAP, _WIDTH = 3.0, 2.0
_REACH = 6
_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)

_by_keys = False
_ring: FocusRing | None = None

if TYPE_CHECKING:
    _Control = QWidget
else:
    # Each control has its own Qt class; this one is only mixed in.
    _Control = object


class FocusRing(QWidget):
    """The ring round one control, for as long as that control has the focus."""

    def __init__(self, target: QWidget, radius: float) -> None:
        """A ring round `target`, whose corners have `radius`."""
        self._target = target
        self._radius = radius
        # As far out as it can scroll: the control may fill its own parent to the edge.
        around = target.parentWidget()
        watched: list[QWidget] = [target]
        while around is not None and not around.isWindow():
            above = around.parentWidget()
            if above is None or isinstance(above.parentWidget(), QAbstractScrollArea):
                break
            watched.append(around)
            around = above
        super().__init__(around or target)
        self._around = around or target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in watched:
            widget.installEventFilter(self)
        self.follow()
        self.show()
        self.raise_()

    @property
    def target(self) -> QWidget:
        """The control inside the ring."""
        return self._target

    def follow(self) -> None:
        """Lie round the control, wherever it is now."""
        corner = self._target.mapTo(self._around, QPoint(0, 0))
        self.setGeometry(QRect(corner, self._target.size()).adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the control and with whatever contains it."""
        if event.type() in _MOVES and isValid(self):
            self.follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = smooth_painter(self)
        stroke = ring_pen()
        away = _REACH - _GAP - stroke.widthF() / 2
        ring = QRectF(self.rect()).adjusted(away, away, -away, -away)
        painter.strokePath(rounded(ring, self._radius + _REACH - away), stroke)


def ring_pen() -> QPen:
    """What a ring is drawn with."""
    theme = look().theme
    return pen(theme.ink, 3.0 if theme.high_contrast else _WIDTH)


def note_key() -> None:
    """A key was pressed in the window, perhaps where there is no ring, as on the cloth: from now on show it."""
    global _by_keys
    _by_keys = True


def ring() -> FocusRing | None:
    """The ring that is shown; None if there is none."""
    return _ring if _ring is not None and isValid(_ring) else None


def follow_keyboard(moved: Callable[[QWidget | None, QWidget | None], object]) -> None:
    """Call this whenever the keyboard moves, with what had it before and what has it now; either may be None."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.focusChanged.connect(moved)


def presses_by_enter(widget: QWidget | None) -> bool:
    """Whether Enter presses this control itself, and not the main button of what it lies on."""
    return isinstance(widget, QPushButton)


def allow(button: QWidget, allowed: bool, rest: QWidget | None) -> None:
    """Let a button be pressed, or not. If it has the keyboard and cannot be pressed any more, `rest` gets that.

    Qt would move it to the next button, and whoever presses a key once more would press that.
    """
    if not allowed and rest is not None and button.hasFocus():
        rest.setFocus(Qt.FocusReason.OtherFocusReason)
    button.setEnabled(allowed)


def order_tabs(*roots: QWidget) -> None:
    """Let Tab go through what lies in these, one after the other, in the order of layouts and not of making.

    Of several to choose from, all have their place: Tab stops at whichever is chosen.
    """
    for before, after in pairwise(one for root in roots for one in _controls(root)):
        QWidget.setTabOrder(before, after)


def reached(*roots: QWidget) -> list[QWidget]:
    """The controls in these that Tab reaches, in the order of layouts."""
    return [one for root in roots for one in _controls(root) if _stops(one)]


def _stops(widget: QWidget) -> bool:
    """Whether Tab stops at a control."""
    return widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus


def _controls(widget: QWidget) -> Iterator[QWidget]:
    """The controls in a widget that Tab reaches, or would if they were chosen, in the order of its layouts."""
    if isinstance(widget, QRadioButton) or _stops(widget):
        yield widget
        return
    layout = widget.layout()
    if layout is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from _controls(widget)
        elif inner is not None:
            yield from _laid(inner)


def _drop() -> None:
    global _ring
    if _ring is not None and isValid(_ring):
        _ring.hide()
        _ring.deleteLater()
    _ring = None


class Ringed(_Control):
    """Gives a control the ring: mixed in before its Qt class; `ring_radius` is the radius of its corners."""

    ring_radius: float = RADIUS_CONTROL

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if the focus came by a key."""
        global _by_keys
        super().focusInEvent(event)
        if event.reason() in _KEYS:
            _by_keys = True
        elif event.reason() == Qt.FocusReason.MouseFocusReason:
            _by_keys = False
        if _by_keys:
            self.show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.hide_ring()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring: whoever presses a key wants to see where."""
        global _by_keys
        _by_keys = True
        if self.hasFocus():
            self.show_ring()
        if isinstance(self, QPushButton) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt would pass the key on to the window's main button, past the button that has the ring.
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                # That is the main button's wherever the ring is.
                event.ignore()
            elif not event.isAutoRepeat():
                self.click()
            return
        if isinstance(self, QAbstractButton) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A choice is made by Space. On some desktops Qt would let Enter make it too, and press no main button.
            event.ignore()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the ring: the pointer says where."""
        global _by_keys
        _by_keys = False
        self.hide_ring()
        super().mousePressEvent(event)

    def show_ring(self) -> None:
        """Show where the keyboard focus is."""
        global _ring
        now = ring()
        if now is None or now.target is not self:
            _drop()
            _ring = FocusRing(self, self.ring_radius)

    def hide_ring(self) -> None:
        """Stop showing it."""
        if _ring is not None and _ring.target is self:
            _drop()
