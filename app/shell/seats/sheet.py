"""Who sits where, during a game: seats change between person and computer player, and people correct names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.session.seats import LEVELS, USUAL, Seated, nearest, settled
from app.shell.kit.boxes import in_column
from app.shell.kit.buttons import PushButton
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Label, said
from app.shell.seats.seat_row import SeatRow
from app.table.commands import COMMANDS, Command


class SeatsSheet(Sheet):
    """The seats in the order of the table, each with its plate, which does not change.

    `changed` carries a seat's number and its new player as soon as a change is complete: a switch, a level, a name when
    its field loses the focus. Other seats may get a name through it (two people without one are called by their
    plates); these are reported too. At least one person remains.
    """

    changed = Signal(int, object)

    def __init__(
        self, host: QWidget, seated: Sequence[Seated], levels: Sequence[str] = LEVELS, *, luck: bool = False
    ) -> None:
        """Show `seated`; `levels` are those offered to a computer player, unless `luck` decides."""
        super().__init__(host, said(COMMANDS[Command.SEATS].label), width=820)
        # Names given to computer players may be in the other language.
        self._told = list(settled(seated))
        self._others: dict[int, Seated] = {}
        self._levels, self._luck = levels, luck
        self.rows = [SeatRow(one, number, levels) for number, one in enumerate(self._told, 1)]
        column = in_column(gap=6, margins=(34, 0, 34, 16), on=self.page.page)
        help_words = Label(said("company.seats.help"), "note", "ink_2", wrap=True)
        help_words.setContentsMargins(0, 0, 0, 8)
        column.addWidget(help_words)
        for number, row in enumerate(self.rows):
            row.plate.setEnabled(False)
            row.plate.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.plate.setCursor(Qt.CursorShape.ArrowCursor)
            row.flipped.connect(partial(self._flip, number))
            row.settled.connect(self._settle)
            column.addWidget(row)
        self.done = self.add_button(PushButton(said("company.seats.done"), "primary", key="Enter"), main=True)
        self.done.clicked.connect(self.reject)
        self._refresh()

    @property
    def seated(self) -> tuple[Seated, ...]:
        """Who sits where now, with a name wherever one is needed."""
        return settled([row.seated for row in self.rows])

    def _flip(self, seat: int, computer: bool) -> None:
        """Give the seat to the other kind of player: as it was earlier in this sheet, else with the same name."""
        now = self.rows[seat].seated
        before = self._others.get(seat, now._replace(computer=computer, level=nearest(USUAL, self._levels)))
        self._others[seat] = now
        self.rows[seat].show_seat(before)

    def _settle(self) -> None:
        for seat, one in enumerate(self.seated):
            if one != self._told[seat]:
                self._told[seat] = one
                if not self.rows[seat].name.hasFocus():
                    self.rows[seat].show_seat(one)
                self.changed.emit(seat, one)
        self._refresh()

    def _refresh(self) -> None:
        for row in self.rows:
            row.show_place(self.rows, spare=False, varies=False, luck=self._luck, begun=True)

    def reject(self) -> None:
        """Close; every change already applies, including a name still being written."""
        self._settle()
        super().reject()
