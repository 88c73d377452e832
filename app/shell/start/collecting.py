"""Garbage is collected in the thread of the windows, and only there.

Python collects garbage in whichever thread happens to create objects. The lab counts in threads, replays games in a
thread, and the store is examined in one. If Python finds a closed sheet there, it deletes Qt objects in a thread that
they do not belong to, and the program ends with a segmentation fault.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject


class Collecting(QObject):
    """Takes over garbage collection and runs it when the windows have nothing else to do.

    A frame that is due is painted first, because only then does the event loop announce that it is about to wait.
    Create this in the thread of the windows, once there is an application: from then on Python collects nothing, and
    after `begin` this object does. `stop` hands the collection back to Python.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._by_itself = gc.isenabled()
        self._dispatcher: QAbstractEventDispatcher | None = None
        gc.disable()

    def begin(self) -> None:
        """Collect from now on. Asking Qt for its dispatcher is slow, so a start does it after its first picture."""
        self._dispatcher = QAbstractEventDispatcher.instance()
        assert self._dispatcher is not None, "there is no application"
        self._dispatcher.aboutToBlock.connect(self.collect)

    def collect(self) -> None:
        """Collect the oldest generation that is due, as Python itself would have done by now."""
        due = [
            generation
            for generation, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > most > 0
        ]
        if due:
            gc.collect(due[-1])

    def stop(self) -> None:
        """Collect no more."""
        if self._dispatcher is not None:
            self._dispatcher.aboutToBlock.disconnect(self.collect)
        if self._by_itself:
            gc.enable()
