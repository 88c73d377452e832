"""Replaying games of an answer without blocking the window."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Thread

from PySide6.QtCore import QObject, Signal


class Fetch(QObject):
    """Plays games again; `fetched` carries the outcome, and `failed` says that they could not be played."""

    fetched = Signal(object)
    failed = Signal()

    def begin(self, play: Callable[[], object]) -> None:
        """Play in a thread; the signal arrives in the thread this object lives in."""
        Thread(target=self._work, args=(play,), daemon=True).start()

    def _work(self, play: Callable[[], object]) -> None:
        # Qt raises RuntimeError if this object has been destroyed with its window.
        with suppress(RuntimeError):
            try:
                found = play()
            except Exception:  # whatever the rules raise, the person is told
                self.failed.emit()
            else:
                self.fetched.emit(found)
