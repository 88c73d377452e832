"""The ring around the control with the keyboard focus (look 8): 2 px of ink, 3 px outside the control.

It is shown to people who use the keyboard: after Tab, after a shortcut, after any key, but not after a click. The ring
is a widget of its own above the control's surroundings, so it needs no room inside the control.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QShowEvent,
)
from PySide6.QtWidgets import (
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

SURPRISE_MS = 400
"""How long a control that has come under a resting pointer takes no press: the second one of a double click, ms."""
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_GAP, _WIDTH = 3.0, 2.0
_REACH = 6
_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)

_by_keys = False
_ring: FocusRing | None = None

if TYPE_CHECKING:
    _Control = QWidget
else:
    # Each control has its own Qt class; this one is only a mixin.
    _Control = object


class FocusRing(QWidget):
    """The ring around one control, for as long as that control has the focus."""

    def __init__(self, target: QWidget, radius: float) -> None:
        """A ring around `target`, whose corners have `radius`."""
        self._target = target
        self._radius = radius
        # Its parent is the outermost widget that scrolls with the control, because the control may fill its own parent.
        around = target.parentWidget()
        watched: list[QWidget] = [target]
        while around is not None and not around.isWindow():
            above = around.parentWidget()
            if above is None or isinstance(above.parentWidget(), QAbstractScrollArea):
                break
            watched.append(around)
            around = above
        super().__init__(around or target)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in watched:
            widget.installEventFilter(self)
        # A control that is deleted does not say that it has lost the focus.
        target.destroyed.connect(self.deleteLater)
        self.follow()
        self.show()
        self.raise_()

    @property
    def target(self) -> QWidget:
        """The control inside the ring."""
        return self._target

    def follow(self) -> None:
        """Lie around the control, wherever it is now."""
        # The parent is asked for each time: if the ring held the last reference to its window, deleting the ring would
        # delete the window, and with it the ring once more.
        around = self.parentWidget()
        if around is not None:
            corner = self._target.mapTo(around, QPoint(0, 0))
            self.setGeometry(QRect(corner, self._target.size()).adjusted(-_REACH, -_REACH, _REACH, _REACH))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the control and with everything that contains it."""
        if event.type() in _MOVES and isValid(self) and isValid(self._target):
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
    """The pen that draws a ring."""
    theme = look().theme
    return pen(theme.ink, 3.0 if theme.high_contrast else _WIDTH)


def note_key() -> None:
    """Show the ring from now on: a key was pressed in the window, perhaps where there is no ring, as on the cloth."""
    global _by_keys
    _by_keys = True


def by_keys() -> bool:
    """Whether the person used a key last, and not the pointer."""
    return _by_keys


def ring() -> FocusRing | None:
    """The ring on view; None if there is none."""
    return _ring if _ring is not None and isValid(_ring) else None


def follow_keyboard(moved: Callable[[QWidget | None, QWidget | None], object]) -> None:
    """Call this whenever the focus moves, with the widgets that had it before and have it now; either may be None."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        application.focusChanged.connect(moved)


def add_key(widget: QWidget, keys: Iterable[str], deed: Callable[[], object]) -> QAction:
    """Let each of these keys do this, wherever the focus is in the widget's window."""
    action = QAction(widget)
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.triggered.connect(lambda _=False: deed())
    widget.addAction(action)
    return action


def presses_by_enter(widget: QWidget | None) -> bool:
    """Whether Enter presses this control itself, and not the main button of its sheet or page."""
    return isinstance(widget, QPushButton)


def allow(button: QWidget, allowed: bool, rest: QWidget | None) -> None:
    """Enable or disable a button. If it had the focus and is now disabled, `rest` gets the focus.

    Qt would move it to the next button, and a person pressing the key again would press that.
    """
    if not allowed and rest is not None and button.hasFocus():
        rest.setFocus(Qt.FocusReason.OtherFocusReason)
    button.setEnabled(allowed)


def give_back(button: QWidget | None, rest: QWidget) -> None:
    """Give the focus back to a button that had it until `allow` moved it to `rest`, if it is still there."""
    if button is not None and rest.hasFocus() and button.isVisibleTo(rest):
        button.setFocus(Qt.FocusReason.OtherFocusReason)


def order_tabs(*roots: QWidget) -> None:
    """Let Tab visit the controls in these widgets in the order of their layouts, not in that of their creation.

    All buttons of a group to choose from get a place, because Tab stops at the one that is chosen.
    """
    for before, after in pairwise(one for root in roots for one in _controls(root)):
        QWidget.setTabOrder(before, after)


def reached(*roots: QWidget) -> list[QWidget]:
    """The controls in these widgets that Tab reaches, in the order of layouts."""
    return [one for root in roots for one in _controls(root) if stops(one)]


def stops(widget: QWidget) -> bool:
    """Whether Tab stops at a control, if it is enabled."""
    return widget.focusPolicy() & Qt.FocusPolicy.TabFocus == Qt.FocusPolicy.TabFocus


def _controls(widget: QWidget) -> Iterator[QWidget]:
    """The controls in a widget that Tab reaches, or would if they were chosen, in the order of its layouts."""
    if isinstance(widget, QRadioButton) or stops(widget):
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
    """A mixin, before the Qt class, that gives a control the ring; `ring_radius` is the radius of its corners.

    If the control has come under a pointer that has not moved since, it takes no press for `SURPRISE_MS`: the press was
    meant for what was there before. `expected`: it does what a press there did before, and takes every press. `deaf`
    says whether Enter and Space were meant for something else as well.
    """

    ring_radius: float = RADIUS_CONTROL
    expected = False
    deaf: Callable[[], bool] = staticmethod(lambda: False)
    _came: tuple[QPoint, QElapsedTimer] | None = None
    """Where the pointer was when the control was shown, and how long ago that was."""

    def showEvent(self, event: QShowEvent) -> None:
        """Note where the pointer is when the control comes."""
        super().showEvent(event)
        since = QElapsedTimer()
        since.start()
        self._came = QCursor.pos(), since

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
        """Show the ring, because a person who presses a key wants to see where the focus is."""
        global _by_keys
        _by_keys = True
        if self.hasFocus():
            self.show_ring()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (enter or event.key() == Qt.Key.Key_Space) and self.deaf():
            return
        if not enter or not self.enter_pressed(event):
            super().keyPressEvent(event)

    def enter_pressed(self, event: QKeyEvent) -> bool:
        """Do what Enter does here, if that differs from what Qt does; return whether it does."""
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the ring, because the person now uses the pointer; ignore a press that was meant for something else."""
        global _by_keys
        _by_keys = False
        self.hide_ring()
        if self.expected or not self._surprises(event.globalPosition().toPoint()):
            super().mousePressEvent(event)

    def _surprises(self, pressed: QPoint) -> bool:
        """Whether the control has just come under a pointer that is still about there."""
        if self._came is None:
            return False
        at, since = self._came
        return since.elapsed() < SURPRISE_MS and (pressed - at).manhattanLength() < QApplication.startDragDistance()

    def show_ring(self) -> None:
        """Show where the keyboard focus is."""
        global _ring
        now = ring()
        if now is None or now.target is not self:
            _drop()
            _ring = FocusRing(self, self.ring_radius)

    def hide_ring(self) -> None:
        """Hide the ring."""
        if _ring is not None and _ring.target is self:
            _drop()


class RingedButton(Ringed, QPushButton):
    """A button with the ring, which Enter presses while it has the focus. It is never smaller than its hint."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint."""
        return self.sizeHint()

    def enter_pressed(self, event: QKeyEvent) -> bool:
        """Press the button. Qt would pass the key on to the window's main button, past the one that has the ring."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            # Ctrl+Enter belongs to the main button, wherever the ring is.
            event.ignore()
        elif not event.isAutoRepeat():
            self.click()
        return True


class GridButton(RingedButton):
    """A button among others in rows, which leaves the arrow keys to what contains them all.

    Qt's buttons would use these keys like Tab.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore the arrow keys."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class RingedChoice(Ringed):
    """A mixin, before QRadioButton or QCheckBox, for a choice with the ring that can be pressed anywhere on it."""

    def hitButton(self, pos: QPoint) -> bool:
        """Take presses anywhere on the control."""
        return self.rect().contains(pos)

    def enter_pressed(self, event: QKeyEvent) -> bool:
        """Leave Enter to the main button: Space makes a choice, and on some desktops Qt would let Enter make it too."""
        event.ignore()
        return True
