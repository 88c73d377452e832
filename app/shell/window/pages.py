"""The interface between the window and its pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.engine import Record, Witnessed
    from app.session.moments import LookedBack
    from app.session.replay import Eyes, Past
    from app.session.sitting import Sitting
    from app.shell.kit.notice import Notice
    from app.shell.kit.page import Page
    from app.shell.settings.settings import Settings
    from app.store import Store
    from app.table.surface import Surface


class WindowPage(QWidget):
    """A page of the window. `tried` carries the id of a case that the reader of the rules wants to try."""

    tried = Signal(str)
    stays: ClassVar[bool] = False
    """Whether the page lives as long as the window and is found again as it was left."""
    cloth: Surface | None = None
    """The part of the page on which cards lie, and on which a notice is laid; None if there is none."""
    scrolled: Page | None = None
    """The part of the page that page keys, Home and End scroll wherever the focus is; None if there is none."""
    rules_of: str = ""
    """The game that is watched or tried here, whose rules lie over the page when asked for; empty for other pages."""

    def quiet_rooms(self) -> Sequence[QRect]:
        """Places for a notice if the cloth is too full: they show only secondary words. The quietest comes first."""
        return ()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, unless the widget with the focus has taken the key."""
        if self.scrolled is None or not self.scrolled.turn(event.key()):
            super().keyPressEvent(event)

    def show_rules(self) -> None:
        """Show the rules of that game over the page, which stays as it is."""
        from app.shell.table.rule_sheet import RuleSheet

        RuleSheet(self.window(), self.rules_of, "").open()

    def leave(self) -> None:
        """Stop everything: the person leaves the page, which is then removed unless it `stays`."""

    def stand_aside(self) -> None:
        """Pause, because a practice table covers the page from now on."""

    def come_back(self, case: str) -> None:
        """Go on, because the practice table with this case has gone."""


class GamePage(WindowPage):
    """The page of a game on the table.

    `commanded` carries a Command for the window to carry out, `sounded` the name of a sound. What to watch of the
    finished game: `moment_wanted` carries a `Moment`, `place_wanted` the number of moves to begin after.
    """

    commanded = Signal(object)
    moment_wanted = Signal(object)
    place_wanted = Signal(int)
    sounded = Signal(str)

    def open(self, deal: bool) -> None:
        """Show the game as it stands; with `deal`, tell the deal first."""


class PageHost(QMainWindow):
    """The window, as the parts of it know it that show pages and sheets. `mending_wanted`: repair damage."""

    mending_wanted = Signal(object)
    store: Store
    settings: Settings
    notice: Notice
    sitting: Sitting | None
    """The game on the table; None if there is none."""
    page: WindowPage | None
    """The page on screen, which a practice table may cover; None before the first one."""

    def leave_game(self, go: Callable[[], bool]) -> bool:
        """Run `go`, which takes the game off the table; False if it fails or if the person is asked first."""
        raise NotImplementedError

    def turn_to(self, page: WindowPage) -> None:
        """Show a page in place of the current one."""

    def show_shelf(self) -> None:
        """Go to the shelf."""

    def show_settings(self) -> None:
        """Show all settings."""

    def show_results(self, game: str | None = None) -> None:
        """Go to the results of a game."""

    def new_game(self, game: str, options: Mapping[str, object] | None = None, seats: int | None = None) -> None:
        """Ask how to play a new game, proposing these options and this number of seats."""

    def resume(self, number: int, looked_back: LookedBack | None = None) -> bool:
        """Go to the table of a kept game; False if that fails or if the person is asked first."""
        raise NotImplementedError

    def play_on(self, past: Past, place: int, eyes: Eyes, position: Witnessed | None = None) -> None:
        """Go to the table of a new game that goes on from a place of a past one, seen through these eyes.

        It begins in `position` if cards have changed places there.
        """

    def look_up(self, number: int) -> Sitting | None:
        """A kept game; None if it cannot be read, in which case the person has been told."""

    def refresh_shelf(self) -> None:
        """Look again for games left open."""

    def note_table(self) -> None:
        """Remember the table the person sits at."""

    def save_dialog(self) -> bool:
        """Ask where to save a copy of the game on the table, and save it. Returns whether it was saved."""
        raise NotImplementedError

    def save_record(self, record: Record, table: Mapping[str, object]) -> bool:
        """Ask where to save a game and what is kept beside it, and save it. Returns whether it was saved."""
        raise NotImplementedError
