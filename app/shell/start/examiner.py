"""Examining the whole store while the window is already in use."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from app.store import Examination, Store, StoreError


class Examiner(QObject):
    """Examines a store in the background and tells the windows' thread what it found.

    `found` is emitted once: with the damage, or None.
    """

    found = Signal(object)
    _told = Signal(object)

    def __init__(self, store: Store, parent: QObject) -> None:
        """Idle until `begin`."""
        super().__init__(parent)
        self._store = store
        self._examination: Examination | None = None
        self._stopped = False
        self._told.connect(self._arrived, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        """Start the examination, unless it has begun or been stopped before."""
        if self._examination is None and not self._stopped:
            self._examination = self._store.examine(self._told.emit)

    def stop(self) -> None:
        """Stop the examination; call this before closing the store."""
        self._stopped = True
        if self._examination is not None:
            self._examination.stop()

    def _arrived(self, refusal: StoreError | None) -> None:
        if not self._stopped:
            self.found.emit(refusal)
