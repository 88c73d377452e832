"""The interface between the window and its pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.session.sitting import Sitting
    from app.shell.kit.notice import Notice
    from app.shell.kit.page import Page
    from app.shell.settings.settings import Settings
    from app.table.surface import Surface


class WindowPage(QWidget):
    """A page of the window. `tried` carries the id of a case that the reader of the rules wants to try."""

    tried = Signal(str)
    stays: ClassVar[bool] = False
    """Whether the page lives as long as the window and is found again as it was left."""

    @property
    def cloth(self) -> Surface | None:
        """The part of the page on which cards lie, and on which a notice is laid; None if there is none."""
        return None

    def quiet_rooms(self) -> Sequence[QRect]:
        """Places for a notice if the cloth is too full: they show only secondary words. The quietest comes first."""
        return ()

    @property
    def scrolled(self) -> Page | None:
        """The part of the page that page keys, Home and End scroll wherever the focus is; None if there is none."""
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll, unless the widget with the focus has taken the key."""
        if self.scrolled is None or not self.scrolled.turn(event.key()):
            super().keyPressEvent(event)

    def leave(self) -> None:
        """Stop everything: the person leaves the page, which is then removed unless it `stays`."""

    def stand_aside(self) -> None:
        """Pause, because a practice table covers the page from now on."""

    def come_back(self, case: str) -> None:
        """Go on, because the practice table with this case has gone."""


class GamePage(WindowPage):
    """The page of a game on the table.

    `commanded` carries a Command for the window to carry out, `moment_wanted` a `Moment` of the finished game to watch,
    `sounded` the name of a sound.
    """

    commanded = Signal(object)
    moment_wanted = Signal(object)
    sounded = Signal(str)

    def open(self, deal: bool) -> None:
        """Show the game as it stands; with `deal`, tell the deal first."""


class PageHost(Protocol):
    """The window as seen by code that shows pages in it."""

    sitting: Sitting | None
    """The game on the table; None if there is none."""
    settings: Settings
    notice: Notice

    def leave_game(self, go: Callable[[], bool]) -> bool:
        """Run `go`, which takes the game off the table; False if it fails or if the person is asked first."""

    def turn_to(self, page: WindowPage) -> None:
        """Show a page in place of the current one."""

    def show_shelf(self) -> None:
        """Go to the shelf."""

    def show_settings(self) -> None:
        """Show all settings."""
