"""What computer players say at the table, beside what has to be told and never over it.

A remark is the voice's second line when a person is in turn, and a line of the panel at the end. Nothing is said in
calm mode, where the settings switch it off, nor while anything else is said in that line.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from app.engine import Step
from app.session.remarks import Remark, Remarks
from app.shell.settings.settings import Settings
from app.shell.table.face import HintedTable

LONG_MS = 75_000
"""After how long a person is thought to think for long."""

ROOM = 150
"""How many letters a second line with a remark may have: a longer one makes all the words of the voice smaller."""


class SmallTalk(QObject):
    """The remarks at one table's page."""

    def __init__(self, page: HintedTable, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._page, self._settings = page, settings
        self._remarks = Remarks(page.sitting)
        self._standing: tuple[int, Remark | None] = (-1, None)
        self.long = QTimer(self, singleShot=True, interval=LONG_MS)
        self.long.timeout.connect(self._on_long)

    @property
    def silent(self) -> bool:
        """Whether nobody says anything here."""
        settings = self._settings
        return settings.calm or not settings.remarks or self._page.pace.hurried

    def heard(self, step: Step) -> None:
        """A gesture was made."""
        self.long.stop()
        self._remarks.heard(step)

    def stop(self) -> None:
        """The table is left, or the screen changes hands: what was about to be said is not said."""
        self.long.stop()
        self._remarks.forget()
        self._standing = (-1, None)

    def at_rest(self) -> None:
        """The table is at rest and nothing else has to be told: say what is due, if a person is in turn.

        It stands there until somebody acts, however often the table is laid anew meanwhile.
        """
        sitting = self._page.sitting
        if sitting.over or sitting.turn not in sitting.persons:
            return
        done = len(sitting.record.done)
        remark = self._remarks.due()
        if remark is not None or self._standing[0] != done:
            self._standing = (done, remark)
            self.long.start()
        self._say(self._standing[1])

    def ended(self) -> str:
        """What is said at the end; empty if nobody says anything."""
        remark = None if self.silent else self._remarks.ended()
        return "" if remark is None else remark.sentence

    def _on_long(self) -> None:
        """A person has been thinking for long."""
        page, sitting = self._page, self._page.sitting
        # Not over a hint, a refusal, another remark or anything else that is said for a while.
        plain = not page.surface.telling and page.voice.prompt == page.prompt()
        if plain and not sitting.over and sitting.turn == sitting.seat:
            self._say(self._remarks.waited())

    def _say(self, remark: Remark | None) -> None:
        if remark is None or self.silent:
            return
        line = f"{self._page.prompt().detail} {remark.sentence}".strip()
        if len(line) <= ROOM:
            self._page.tell(line)
