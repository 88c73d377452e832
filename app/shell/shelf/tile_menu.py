"""The menu of a game on the shelf: what a person can do with it besides playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from app.shell.kit.menu import Menu
from app.wording import t

LINES = ("play", "rules", "results", "print")
"""The lines of the menu; the text of each is the message `tile.menu.<line>`."""


class TileMenu(Menu):
    """A menu with one line per action."""

    def __init__(self, tile: QWidget, deeds: Mapping[str, Callable[[], object]]) -> None:
        """Open over `tile`; `deeds` maps each of `LINES` to the function it runs."""
        super().__init__(tile)
        for line in LINES:
            self.add_line(t(f"tile.menu.{line}"), deeds[line])
