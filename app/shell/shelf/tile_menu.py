"""The menu of a game on the shelf: what a person can do with it besides playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.shell.kit.widgets import unshortcut
from app.wording import t

LINES = ("play", "rules", "results", "print")
"""The lines of the menu; the text of each is the message `tile.menu.<line>`."""


class TileMenu(QMenu):
    """A menu with one line per action; it deletes itself when it closes."""

    def __init__(self, tile: QWidget, deeds: Mapping[str, Callable[[], object]]) -> None:
        """Open over `tile`; `deeds` maps each of `LINES` to the function it runs."""
        super().__init__(tile)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for line in LINES:
            action = self.addAction(unshortcut(t(f"tile.menu.{line}")))
            action.triggered.connect(lambda _=False, deed=deeds[line]: deed())
