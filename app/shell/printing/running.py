"""A press that runs in the window: one page at a time, so that the window keeps responding, with a progress line."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.printing.files import Press
from app.store import FileRefused


class Running(QObject):
    """Runs a press. `moved` carries the share that is done; then comes `finished`, or `refused` with a FileRefused."""

    moved = Signal(float)
    finished = Signal(object)
    refused = Signal(object)

    def __init__(self, press: Press, parent: QObject) -> None:
        """Start as soon as the window has shown the progress line."""
        super().__init__(parent)
        self._press = press
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._timer.start()

    def _step(self) -> None:
        """Paint a page, or write the file."""
        try:
            more = self._press.step()
        except FileRefused as refusal:
            self._timer.stop()
            self.refused.emit(refusal)
            return
        except BaseException:
            # A fault of the program, which must be reported only once.
            self.stop()
            raise
        # The last part of the line stands for the writing.
        self.moved.emit(self._press.done / (self._press.count + 1) if more else 1.0)
        if not more:
            self._timer.stop()
            self.finished.emit(self._press.written)

    def stop(self) -> None:
        """Stop; nothing has been written."""
        self._timer.stop()
        self._press.stop()
