"""The menu of a game on the shelf: what can be done with it besides playing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.shell.kit.widgets import unshortcut
from app.wording import t

LINES = ("play", "rules", "results", "print")
"""The lines, each the end of a message `tile.menu.<line>`."""


class TileMenu(QMenu):
    """A line for each deed; it is deleted when it closes."""

    def __init__(self, tile: QWidget, deeds: Mapping[str, Callable[[], object]]) -> None:
        """Above `tile`; `deeds` are carried out, one of `LINES` each."""
        super().__init__(tile)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for line in LINES:
            action = self.addAction(unshortcut(t(f"tile.menu.{line}")))
            action.triggered.connect(lambda _=False, deed=deeds[line]: deed())

    def open_at(self, place: QPoint) -> None:
        """Open at a point of the screen."""
        self.popup(place)
