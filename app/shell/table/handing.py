"""Handing the screen from one person to another so that neither sees the other's cards.

The table is cleared before the curtain falls, and built for the next seat only after that person has confirmed: nothing
is merely painted over (docs/people.md#one-screen-for-several-people). Then the table tells what happened meanwhile, as
that seat saw it. Two gestures are enough: one person passes the screen on, the next one opens it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from app.session.sitting import Sitting
from app.shell.settings.settings import Settings, waited
from app.shell.table.curtain import Curtain
from app.wording import t

FALL_MS, RISE_MS = 260.0, 200.0
"""How long the curtain takes to fall and to rise, ms at speed 1 (look 9)."""


class Handing(QObject):
    """The curtain of one table's page.

    `clear` clears everything about the game off the page; `away` puts the empty table out of reach; `show` builds the
    table for the seat that has the screen and tells it what it has missed. All three belong to the page. `left` is
    emitted when the person leaves the window or puts it away, so that anybody may come back to it.
    """

    left = Signal()

    def __init__(
        self,
        page: QWidget,
        sitting: Sitting,
        settings: Settings,
        clear: Callable[[], None],
        away: Callable[[], None],
        show: Callable[[], None],
    ) -> None:
        """No curtain is down yet; it will cover `page`."""
        super().__init__(page)
        self._page = page
        self._sitting = sitting
        self._settings = settings
        self._clear = clear
        self._away = away
        self._show = show
        self.curtain = Curtain(page)
        self.curtain.opened.connect(self._open)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._on_state)

    def fall(self) -> None:
        """Clear the table and drop the curtain, which names the seat that the sitting is covered for."""
        privacy = self._sitting.privacy
        seat = privacy.next_seat
        assert privacy.covered and seat is not None
        self._clear()
        down = self.curtain.isVisible()
        self.curtain.cover(0 if down else self._ms(FALL_MS))
        self._away()
        self.curtain.name_seat(self._sitting.seated[seat], self._note(seat))
        privacy.name()

    def lift(self) -> None:
        """Uncover everything."""
        if self.curtain.isVisible():
            self.curtain.lift(self._ms(RISE_MS))

    def _ms(self, usual: float) -> int:
        """How long a movement of the curtain takes, ms; 0 where nothing should move."""
        return 0 if self._settings.still else waited(usual, self._settings.speed)

    def say_again(self) -> None:
        """Name the person again, because names and words are in another language now."""
        seat = self._sitting.privacy.next_seat
        if self._sitting.covered and seat is not None:
            self.curtain.put(self._sitting.seated[seat], self._note(seat))

    def _note(self, seat: int) -> str:
        """What may be said before the person has confirmed: how many moves there were since their last turn."""
        done = len(self._sitting.record.done)
        moves = done - self._sitting.logbook.since_own_turn(seat)
        if moves:
            return t("hand-over.moves", n=moves)
        dealt = not done and self._sitting.seed is not None
        return t("hand-over.first" if dealt else "hand-over.nothing")

    def _open(self) -> None:
        """Build the table, now that the named person has confirmed."""
        privacy = self._sitting.privacy
        privacy.confirm()
        self._show()
        privacy.open()
        self.lift()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.left.emit()
