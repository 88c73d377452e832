"""The menu at the game's name: what can be done with the whole game (look 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.shell.kit.style import look
from app.shell.kit.widgets import key_text, unshortcut
from app.wording import t

if TYPE_CHECKING:
    from app.shell.table.page import TablePage


class TableMenu(QMenu):
    """What a table's page offers for its game, with the keys that do the same; it goes when it is closed."""

    def __init__(self, page: TablePage) -> None:
        """Where several sit at the table, who they are and what they did last can be asked for too."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        company, several = page.company, page.sitting.record.game.seats > 1
        self._add("shortcut.new", "Ctrl+N", partial(page.commanded.emit, "new"))
        self._add("shortcut.same-deal", "", partial(page.again_wanted.emit, True))
        self._add("shortcut.open", "Ctrl+O", partial(page.commanded.emit, "open"))
        self._add("shortcut.save", "Ctrl+S", partial(page.commanded.emit, "save"))
        if several:
            self._add("bar.once-more", "F6", company.show_once_more)
            self._add("bar.seats", "", company.show_seats)
        self._add("shortcut.full-screen", "F11", partial(page.commanded.emit, "full-screen"))

    def _add(self, words: str, key: str, deed: Callable[[], object]) -> None:
        action = self.addAction(unshortcut(f"{t(words)}\t{key_text(key)}" if key else t(words)))
        action.triggered.connect(lambda _=False: deed())

    def open_below(self, button: QWidget) -> None:
        """Open under a button, from its reader's start on."""
        corner = button.rect().bottomRight() if look().rtl else button.rect().bottomLeft()
        place = button.mapToGlobal(corner)
        if look().rtl:
            place.setX(place.x() - self.sizeHint().width())
        self.popup(place)
