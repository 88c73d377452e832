"""A long press: how a finger asks what lies there, since it cannot hover."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

HOLD_MS = 600
"""How long a press lasts before it asks what lies there."""
STILL = 8.0
"""How far it may slide meanwhile, px."""


class LongPress(QObject):
    """Watches a press on a widget, and only while it lasts: a filter sees every event, be it a frame that is painted.

    `asked` is called with the place of a press that was held for long.
    """

    def __init__(self, port: QWidget, asked: Callable[[QPointF], None]) -> None:
        super().__init__(port)
        self._port, self._asked = port, asked
        self._at = QPointF()
        self._long = False
        self._timer = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._timer.timeout.connect(self._ask)

    def begin(self, at: QPointF) -> None:
        """The left button, or a finger, has gone down at this place."""
        self._at = at
        self._long = False
        self._timer.start()
        self._port.installEventFilter(self)

    def _ask(self) -> None:
        self._long = True
        self._asked(self._at)

    def eventFilter(self, port: QObject, event: QEvent) -> bool:
        """Letting go, sliding and leaving end a press. The end of a long one is kept from the widget."""
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
                return True
        return False
