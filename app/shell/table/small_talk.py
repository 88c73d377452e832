"""The remarks of computer players at the table, shown beside necessary information and never instead of it.

A remark is the voice's second line when a person is in turn, or a line of the panel at the end. There are none with the
setting `calm`, if the settings switch them off, or while that line says something else.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from app.engine import Step
from app.session.remarks import Remark, Remarks
from app.shell.settings.settings import Settings
from app.shell.table.game_table import GameTable

LONG_MS = 75_000
"""How long a person thinks before it counts as long, ms."""

ROOM = 150
"""How many letters a second line with a remark may have: a longer one makes all the words of the voice smaller."""


class SmallTalk(QObject):
    """The remarks at one table's page."""

    def __init__(self, page: GameTable, settings: Settings) -> None:
        super().__init__(page)
        self._page, self._settings = page, settings
        self._remarks = Remarks(page.sitting)
        self._standing: tuple[int, Remark | None] = (-1, None)
        self.long = QTimer(self, singleShot=True, interval=LONG_MS)
        self.long.timeout.connect(self._on_long)

    @property
    def silent(self) -> bool:
        """Whether no remarks are made here."""
        settings = self._settings
        return settings.calm or not settings.remarks or self._page.pace.hurried

    def heard(self, step: Step) -> None:
        """Note that a gesture was made."""
        self.long.stop()
        self._remarks.heard(step)

    def stop(self) -> None:
        """Forget the remarks that are due, because the person leaves the table or the screen changes hands."""
        self.long.stop()
        self._remarks.forget()
        self._standing = (-1, None)

    def at_rest(self) -> None:
        """Make the remark that is due, if a person is in turn at the resting table and nothing else must be told.

        It stands there until somebody acts, however often the table is laid again in the meantime.
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
        """The remark at the end; empty if nobody makes one."""
        remark = None if self.silent else self._remarks.ended()
        return "" if remark is None else remark.sentence

    def _on_long(self) -> None:
        """Make the remark about a person who has been thinking for long."""
        page, sitting = self._page, self._page.sitting
        # Not over a hint, a refusal, another remark or anything else shown for a while.
        plain = not page.surface.telling and page.voice.prompt == page.prompt()
        if plain and not sitting.over and sitting.turn == sitting.seat:
            self._say(self._remarks.waited())

    def _say(self, remark: Remark | None) -> None:
        if remark is None or self.silent:
            return
        explanations = self._page.pace.explanations
        before = explanations.put_off
        for explanations.put_off in (before, True):
            line = f"{self._page.prompt().detail} {remark.sentence}".strip()
            if len(line) <= ROOM:
                self._page.tell(line)
                return
        explanations.put_off = before
