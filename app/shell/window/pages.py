"""What the window and its pages ask of one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from app.table.surface import Surface


class WindowPage(QWidget):
    """A page of the window. `tried` carries the id of a case that the reader of its rules wants to try."""

    tried = Signal(str)

    @property
    def cloth(self) -> Surface | None:
        """The part of the page on which cards lie, if there is one: a notice lies on it."""
        return None

    def quiet_rooms(self) -> Sequence[QRect]:
        """Where on the window a notice covers but quiet words, for when the cloth is too full, the quietest first."""
        return ()

    def leave(self) -> None:
        """Stop everything: the page is left, and then removed."""

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
