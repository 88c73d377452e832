"""What comes after a game: the usual commands as buttons at the foot of the panel at its end, the others as links."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.shell.kit.buttons import PushButton
from app.shell.kit.menu import Menu
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import said
from app.table.commands import Command, again_label

_GAP = 12
"""The distance between two buttons at the foot, px."""
_LINKS = (
    (Command.REPLAY, "end.watch", "film"),
    (Command.ROTATED, "evening.end.rotated", "rotate"),
    (Command.SAME_DEAL, "end.same-deal", "repeat"),
    (Command.SAVE, "end.save", "save"),
    (Command.SEND, "export.title", "export"),
)
"""What is a link: command, words and picture. The first two are buttons where these fit at the foot; nobody who plays
alone can change seats."""
_AT_FOOT = (Command.REPLAY, Command.ROTATED)


class WaysOn(QWidget):
    """The links on the panel's page, with the buttons at its foot; `chosen` carries the Command of what is pressed.

    A button that does not fit at the foot becomes a link. Links that would have to be scrolled to fold into a menu.
    """

    chosen = Signal(object)

    def __init__(self, panel: Sheet, *, several: bool, goes_on: bool) -> None:
        """Put the buttons at the foot of `panel`; with `several`, players may change seats.

        `goes_on`: the game belongs to a rubber that is not won yet.
        """
        super().__init__()
        self.shelf = panel.add_link(self._leading(Command.SHELF, PushButton(said("end.shelf"), "link")))
        self.more = panel.add_link(PushButton(said("end.more"), "link", icon="more"))
        self.more.clicked.connect(self._show_more)
        self.more.hide()
        self.buttons = {
            command: panel.add_button(self._leading(command, PushButton(said(words), icon=icon)))
            for command, words, icon in _LINKS[: 1 + several]
        }
        again = PushButton(said(again_label(goes_on=goes_on)), "primary", key="Enter")
        self.again = panel.add_button(self._leading(Command.AGAIN, again), main=True)
        self.links = {
            command: self._leading(command, PushButton(said(words), "link", icon=icon))
            for command, words, icon in _LINKS
        }
        for command, link in self.links.items():
            link.setParent(self)
            link.setHidden(command in _AT_FOOT)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(len(_LINKS), 1)
        self._laid: tuple[int, tuple[PushButton, ...]] = (0, ())

    def _leading(self, command: Command, button: PushButton) -> PushButton:
        """A button that chooses a command."""
        button.clicked.connect(partial(self._choose, command))
        return button

    def _choose(self, command: Command, _checked: bool = False) -> None:
        self.chosen.emit(command)

    def fit(self, room: int) -> None:
        """Keep the buttons that fit in `room` px at the foot, and lay the links in as few lines as possible."""
        self._fit_buttons(room)
        links = self._offered()
        gap = self._grid.horizontalSpacing()
        for across in range(len(links), 0, -1):
            columns = [max(link.sizeHint().width() for link in links[at::across]) for at in range(across)]
            if sum(columns) + gap * across <= room or across == 1:
                break
        if (across, links) == self._laid:
            # Each setting requests a new layout, which would call this again.
            return
        self._laid = across, links
        for link in self.links.values():
            self._grid.removeWidget(link)
        for number, link in enumerate(links):
            self._grid.addWidget(link, number // across, number % across, Qt.AlignmentFlag.AlignLeading)

    def _fit_buttons(self, room: int) -> None:
        row = [self.shelf, *[self.more] * (not self.more.isHidden()), self.again, *self.buttons.values()]
        while sum(button.sizeHint().width() + _GAP for button in row) > room and row[-1] is not self.again:
            row.pop()
        for command, button in self.buttons.items():
            button.setVisible(button in row)
            self.links[command].setVisible(button not in row)

    def fold(self, room: int, *, folded: bool) -> None:
        """Put the links into a menu at the foot, or back onto the page."""
        if folded == self.more.isHidden():
            self.more.setVisible(folded)
            self.setVisible(not folded)
            self._fit_buttons(room)

    def be_low(self, low: bool) -> None:
        """Be low, where everything is written close together."""
        for link in self.links.values():
            link.be_low(low)

    def _offered(self) -> tuple[PushButton, ...]:
        """The links to what has no button at the foot."""
        return tuple(link for link in self.links.values() if not link.isHidden())

    def _show_more(self) -> None:
        """Open a menu of the links above their button."""
        menu = Menu(self)
        for link in self._offered():
            menu.add_line(link.text(), link.click)
        menu.open_beside(self.more, above=True)
