"""Questions to the engine about a finished game, each asked when the one before has been answered.

An engine process of its own answers them, so nothing waits for them; closing the errand ends it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.shell.table.thinker import EngineQuestion, Thinker
from app.wording.answers import EngineAnswer

PATIENCE_MS = 60_000
"""How long to wait for one answer, ms; nobody at the table is waiting for it."""


class EngineErrand(QObject):
    """Asks each question that `following` returns, until it returns None, and passes every answer to `hear`.

    An unanswered question gives None. `went_on` is emitted after each answer, `ended` when nothing is left to ask. A
    question that the seat can no longer be asked counts as unanswered.
    """

    went_on = Signal()
    ended = Signal()

    def __init__(
        self,
        following: Callable[[], EngineQuestion | None],
        hear: Callable[[EngineAnswer | None], None],
        parent: QObject,
    ) -> None:
        """Ask nothing before `start`."""
        super().__init__(parent)
        self._following, self._hear = following, hear
        self.thinker = Thinker(limit=PATIENCE_MS, parent=self)
        self.thinker.answered.connect(self._on_answered)
        self.thinker.failed.connect(self._on_failed)
        self._closed = False
        # From the event loop, so that the widget that starts it is shown first.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    def start(self) -> None:
        """Ask the first question as soon as the event loop runs."""
        self._soon.start()

    def close(self) -> None:
        """Stop for good: the process ends, and no further answer comes."""
        self._closed = True
        self._soon.stop()
        self.thinker.close()

    def _ask(self) -> None:
        asking = self._following()
        if asking is None:
            self.close()
            self.ended.emit()
            return
        try:
            self.thinker.ask(asking)
        except ValueError:
            self._take(None)

    def _on_answered(self, _question: EngineQuestion, answer: EngineAnswer) -> None:
        self._take(answer)

    def _on_failed(self, _question: EngineQuestion) -> None:
        self._take(None)

    def _take(self, answer: EngineAnswer | None) -> None:
        if self._closed:
            return
        self._hear(answer)
        self.went_on.emit()
        if not self._closed:
            self._soon.start()
