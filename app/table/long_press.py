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
    """Watches the presses on a widget; `asked` is called with the place of one that was held for long.

    `only` says which presses may ask, all where it is None; `over` is called when one that asked has ended.
    """

    def __init__(
        self,
        port: QWidget,
        asked: Callable[[QPointF], None],
        *,
        only: Callable[[QMouseEvent], bool] | None = None,
        over: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(port)
        self._asked, self._only = asked, only
        self._over = over
        self._at = QPointF()
        self._long = False
        self._timer = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._timer.timeout.connect(self._ask)
        port.installEventFilter(self)

    def _ask(self) -> None:
        self._long = True
        self._asked(self._at)

    def eventFilter(self, port: QObject, event: QEvent) -> bool:
        """Begin with a press; letting go, sliding and leaving end it. The end of a long one is kept from the widget."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if event.button() == Qt.MouseButton.LeftButton:
                self._at = event.position()
                self._long = False
                if self._only is None or self._only(event):
                    self._timer.start()
        elif event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if (event.position() - self._at).manhattanLength() > STILL:
                self._timer.stop()
        elif event.type() in (QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick, QEvent.Type.Leave):
            self._timer.stop()
            if self._long and event.type() == QEvent.Type.MouseButtonRelease:
                self._long = False
                event.accept()
                if self._over is not None:
                    self._over()
                return True
        return False
