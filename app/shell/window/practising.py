"""The practice table of the window: it covers a page, which waits and comes back as it was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout

from app.art.sounds import SoundName
from app.shell.kit.boxes import delete
from app.shell.kit.widgets import Words
from app.shell.settings.settings import Settings
from app.shell.window.pages import WindowPage

if TYPE_CHECKING:
    from app.shell.table.practice import PracticePage


class Practising:
    """At most one practice table: `page`, or None while nobody practises."""

    def __init__(self, stack: QStackedLayout, settings: Settings, play: Callable[[SoundName], object]) -> None:
        """Show practice tables in this stack of pages; `play` plays a sound by its name."""
        self.page: PracticePage | None = None
        self._stack = stack
        self._settings = settings
        self._play = play
        self._below: WindowPage | None = None

    def open(self, case: str, below: WindowPage, back: Words) -> bool:
        """Open the table with a case over the page `below`; `back` names the way back.

        False if there is no such case.
        """
        from app.session.practice import Practice, lesson
        from app.shell.table.practice import PracticePage

        found = lesson(case)
        if found is None:
            return False

        self.drop()
        below.stand_aside()
        self._below = below
        self.page = PracticePage(Practice(found), self._settings, back)
        self.page.left.connect(self.close)
        self.page.sounded.connect(self._play)
        self._stack.addWidget(self.page)
        self._stack.setCurrentWidget(self.page)
        self.page.open()
        return True

    def close(self) -> None:
        """Clear the table and go back to the page below."""
        page, below = self.page, self._below
        if page is None or below is None:
            return
        case = page.practice.lesson.id
        self._stack.setCurrentWidget(below)
        below.setFocus(Qt.FocusReason.OtherFocusReason)
        self.drop()
        below.come_back(case)

    def drop(self) -> None:
        """Clear the table, because the page below is left too or because another case is opened."""
        page = self.page
        self.page = None
        self._below = None
        if page is not None:
            page.leave()
            delete(page, self._stack)
