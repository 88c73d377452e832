"""What the window and its pages ask of each other."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """A page of the window."""

    def leave(self) -> None:
        """The page is left, and taken away after that."""


class GamePage(WindowPage):
    """The page of a game on the table.

    `commanded` carries a Command that the window is to carry out, `sounded` the name of a sound.
    """

    commanded = Signal(object)
    sounded = Signal(str)

    def open(self, deal: bool) -> None:
        """Show the game as it stands; `deal`: tell the deal first."""
