"""The long press, by which a finger asks what something is, since it cannot hover."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

HOLD_MS = 600
"""How long a press lasts before it asks, ms."""
STILL = 8.0
"""How far the finger may slide meanwhile, px."""


def by_finger(press: QMouseEvent) -> bool:
    """Whether a press comes from a finger on the screen."""
    return press.source() != Qt.MouseEventSource.MouseEventNotSynthesized


class LongPress(QObject):
    """Watches a press on a widget, only while it lasts, because an event filter sees every event, even each repaint.

    `asked` is called with the place of a press that is held long enough, and `over` when such a press ends.
    """

    def __init__(
        self, port: QWidget, asked: Callable[[QPointF], None], over: Callable[[], None] | None = None
    ) -> None:
        super().__init__(port)
        self._port = port
        self._asked, self._over = asked, over
        self._at = QPointF()
        self._long = False
        self._timer = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._timer.timeout.connect(self._ask)

    def begin(self, at: QPointF) -> None:
        """Watch a press of the left button, or of a finger, that has just begun at this place."""
        self._at = at
        self._long = False
        self._timer.start()
        self._port.installEventFilter(self)

    def _ask(self) -> None:
        self._long = True
        self._asked(self._at)

    def eventFilter(self, port: QObject, event: QEvent) -> bool:
        """End the press on release, sliding or leaving. The widget does not see the release of a long press."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if (event.position() - self._at).manhattanLength() > STILL:
                self._timer.stop()
        elif event.type() in (QEvent.Type.MouseButtonDblClick, QEvent.Type.Leave):
            self._timer.stop()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._timer.stop()
            self._port.removeEventFilter(self)
            if self._long:
                self._long = False
                event.accept()
                if self._over is not None:
                    self._over()
                return True
        return False
