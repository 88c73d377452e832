"""The menu at the game's name: what can be done with the game as a whole (look 7)."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from app.art.tokens import TARGET
from app.shell.kit.menu import Menu
from app.shell.kit.style import menu_pad
from app.shell.kit.widgets import key_text
from app.table.commands import COMMANDS, MENU, Command
from app.wording import t


class TableMenu(Menu):
    """The commands that a table's page offers for its game, with their shortcuts."""

    def __init__(self, page: QWidget, carry_out: Callable[[Command], object], *, several: bool) -> None:
        """Open over `page`. `several` players: the menu also offers who they are and what they did, and no demo."""
        super().__init__(page)
        for command in MENU:
            offer = COMMANDS[command]
            if not (offer.needs_alone if several else offer.needs_company):
                words = t(offer.label)
                line = f"{words}\t{key_text(offer.keys[0])}" if offer.keys else words
                self.add_line(line, partial(carry_out, command))

    def open_below(self, button: QWidget) -> None:
        """Open below a button, and keep within the window even with large text."""
        window = button.window()
        self._close_up(window.height() - button.mapTo(window, button.rect().bottomLeft()).y() - 1)
        self.open_beside(button)

    def _close_up(self, room: int) -> None:
        """Close up the lines so that they fit into this height, px, but not below the least target for a pointer."""
        lines = self.actions()
        over = math.ceil((self.sizeHint().height() - room) / len(lines))
        less = min(over, self.actionGeometry(lines[0]).height() - TARGET)
        if less > 0:
            above, below = menu_pad() - less // 2, menu_pad() - (less - less // 2)
            self.setStyleSheet(f"QMenu::item {{ padding-top: {above}px; padding-bottom: {below}px; }}")
