"""A menu: a line for each thing that can be done."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.shell.kit import focus
from app.shell.kit.style import mirrored
from app.shell.kit.widgets import unshortcut


class Menu(QMenu):
    """A menu over a widget. If a key opens it, it begins at the first line that can be chosen."""

    def add_line(self, words: str, deed: Callable[[], object]) -> QAction:
        """Add a line that does this."""
        action = self.addAction(unshortcut(words))
        action.triggered.connect(lambda _=False: deed())
        return action

    def add_menu(self, words: str) -> Menu:
        """Add a line that opens a menu of its own."""
        more = Menu(self)
        more.setTitle(unshortcut(words))
        self.addMenu(more)
        return more

    def open_at(self, place: QPoint) -> None:
        """Open at a point on the screen; it deletes itself when it closes."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.popup(place)
        if focus.by_keys():
            first = next((line for line in self.actions() if line.isEnabled() and not line.isSeparator()), None)
            if first is not None:
                self.setActiveAction(first)

    def open_beside(self, button: QWidget, *, above: bool = False) -> None:
        """Open below a button, or above it, from its reader's start."""
        box, size = button.rect(), self.sizeHint()
        place = button.mapToGlobal(box.bottomRight() if mirrored(button) else box.bottomLeft())
        aside = size.width() if mirrored(button) else 0
        self.open_at(place - QPoint(aside, size.height() + box.height() if above else 0))
