"""What the window and its pages ask of one another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from app.session.sitting import Sitting
    from app.shell.kit.notice import Notice
    from app.shell.settings.settings import Settings
    from app.table.surface import Surface


class WindowPage(QWidget):
    """A page of the window. `tried` carries the id of a case that the reader of its rules wants to try."""

    tried = Signal(str)
    stays: ClassVar[bool] = False
    """Whether the page outlives every visit, and is found as it was left."""

    @property
    def cloth(self) -> Surface | None:
        """The part of the page on which cards lie, if there is one: a notice lies on it."""
        return None

    def quiet_rooms(self) -> Sequence[QRect]:
        """Where on the window a notice covers but quiet words, for when the cloth is too full, the quietest first."""
        return ()

    def leave(self) -> None:
        """Stop everything: the page is left, and then removed, unless it `stays`."""

    def stand_aside(self) -> None:
        """A practice table lies over the page from now on: wait as it is."""

    def come_back(self, case: str) -> None:
        """The practice table with this case has gone: go on where one was."""


class GamePage(WindowPage):
    """The page of a game on the table.

    `commanded` carries a Command for the window to carry out, `moment_wanted` a `Moment` of the finished game that is
    to be watched, `sounded` the name of a sound.
    """

    commanded = Signal(object)
    moment_wanted = Signal(object)
    sounded = Signal(str)

    def open(self, deal: bool) -> None:
        """Show the game as it stands; `deal`: tell the deal first."""


class PageHost(Protocol):
    """The window, as whoever shows pages in it asks it."""

    sitting: Sitting | None
    """The game on the table; None where there is none."""
    settings: Settings
    notice: Notice

    def leave_game(self, go: Callable[[], bool]) -> bool:
        """Do what takes the game off the table; False if that went wrong or the person is asked first."""

    def turn_to(self, page: WindowPage) -> None:
        """Show a page in place of the one that was there."""

    def show_shelf(self) -> None:
        """Go to the shelf."""

    def show_settings(self) -> None:
        """Show all settings."""
