"""What the window and its pages ask of one another."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """A page of the window."""

    def leave(self) -> None:
        """Stop everything: the page is left, and then removed."""


class GamePage(WindowPage):
    """The page of a game on the table.

    `commanded` carries a Command for the window to carry out, `sounded` the name of a sound.
    """

    commanded = Signal(object)
    sounded = Signal(str)

    def open(self, deal: bool) -> None:
        """Show the game as it stands; `deal`: tell the deal first."""
