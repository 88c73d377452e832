"""The menu at the game's name: what can be done with the game as a whole (look 7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.shell.kit.style import look
from app.shell.kit.widgets import key_text, unshortcut
from app.table.commands import COMMANDS, MENU, Command
from app.wording import t


class TableMenu(QMenu):
    """What a table's page offers for its game, with the shortcut keys; it is deleted when it closes."""

    def __init__(self, page: QWidget, carry_out: Callable[[Command], object], *, several: bool) -> None:
        """Above `page`. If `several` sit at the table, the menu also shows who they are and what they did."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for command in MENU:
            offer = COMMANDS[command]
            if several or not offer.needs_company:
                words = t(offer.label)
                action = self.addAction(unshortcut(f"{words}\t{key_text(offer.keys[0])}" if offer.keys else words))
                action.triggered.connect(partial(_asked, carry_out, command))

    def open_below(self, button: QWidget) -> None:
        """Open below a button, from its reader's start."""
        corner = button.rect().bottomRight() if look().rtl else button.rect().bottomLeft()
        place = button.mapToGlobal(corner)
        if look().rtl:
            place.setX(place.x() - self.sizeHint().width())
        self.popup(place)


def _asked(carry_out: Callable[[Command], object], command: Command, _checked: bool = False) -> None:
    carry_out(command)
