"""One side of an experiment: the number of seats, the players and the options, chosen as for a new game (look 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from app.engine import Rules
from app.lab.experiment import Side, lab_levels
from app.shell.kit.boxes import emptied, in_column
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import ChoiceList, SettingRow, SwitchRow
from app.shell.kit.focus import order_tabs
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, Words, plain, said
from app.shell.lab.words import level_words
from app.shell.new_game.options import OptionPanel
from app.wording.bidi import num
from app.wording.titles import game_name

HIDDEN_LEVELS = frozenset({"hint"})
"""Names of players that also have another name."""


def offered(game: str) -> tuple[str, ...]:
    """The players that may sit in an experiment, the fastest first."""
    return tuple(level for level in lab_levels(game) if level not in HIDDEN_LEVELS)


def chosen(rules: Rules, seats: int, values: Mapping[str, Any]) -> tuple[tuple[str, Any], ...]:
    """The options that differ from their defaults, in the order of the rules."""
    return tuple(
        (option.name, values[option.name])
        for option in rules.options(seats)
        if option.name in values and values[option.name] != option.default
    )


class SideSheet(Sheet):
    """The sheet; `agreed` carries the Side."""

    agreed = Signal(object)

    def __init__(self, host: QWidget, rules: Rules, side: Side, title: Words) -> None:
        """Show `side` of a game of these rules."""
        game = rules.info.id
        super().__init__(host, title, width=760, note=lambda: game_name(game))
        self._rules = rules
        self._levels = offered(game)
        low, high = rules.info.seats
        self.seats = ChoiceList(
            said("lab.window.seats"), [(n, plain(num(n))) for n in range(low, high + 1)], side.seats
        )
        usual = side.players[0] if side.players[0] in self._levels else self._levels[0]
        self._players = [(one, level_words(game, one)) for one in self._levels]
        self.player = ChoiceList(said("lab.window.players"), self._players, usual)
        self.each = SwitchRow(said("lab.window.each"), said("lab.window.each.help"), len(set(side.players)) > 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        self.places: list[ChoiceList[str]] = []
        self.options_panel = OptionPanel(rules, side.seats, dict(side.options))
        in_column(
            SettingRow(said("lab.window.seats"), self.seats),
            SettingRow(said("lab.window.players"), self.player, said("lab.window.players.help")),
            self.each,
            self._grid,
            Hairline(),
            self.options_panel,
            None,
            gap=8,
            margins=(34, 4, 34, 18),
            on=self.page.page,
        )
        self.add_exit("new.cancel")
        self.done = self.add_button(PushButton(said("lab.window.side.take"), "primary", key="Enter"), main=True)
        self._place_players(side.players if len(side.players) > 1 else side.players * side.seats)
        self.done.clicked.connect(self._agree)
        self.seats.chosen.connect(self._take_seats)
        self.each.flipped.connect(lambda _: self._follow())
        self.options_panel.changed.connect(self._follow)
        self._follow()

    def _place_players(self, players: tuple[str, ...]) -> None:
        """Make a list for each seat, in two columns; choices made for a seat are kept."""
        emptied(self._grid)
        self.places = []
        for seat in range(self.seats.value):
            level = players[seat] if seat < len(players) else self.player.value
            name = said("lab.seat", n=seat + 1)
            listed = ChoiceList(name, self._players, level)
            row, at = divmod(seat, 2)
            self._grid.addWidget(Label(name, "note"), row, 2 * at)
            self._grid.addWidget(listed, row, 2 * at + 1)
            self.places.append(listed)

    def _take_seats(self, seats: int) -> None:
        before = tuple(one.value for one in self.places)
        self._place_players(before)
        self.options_panel.show_seats(seats)
        self._follow()

    def _follow(self) -> None:
        """Show what belongs to the present choices, and whether they go together."""
        self.hold_top()
        each = self.each.isChecked() and len(self.places) > 1
        self.each.setVisible(len(self.places) > 1)
        # Still there, though it says nothing then: the switch below it would move away from who flips it.
        self.player.setEnabled(not each)
        for at in range(self._grid.count()):
            item = self._grid.itemAt(at)
            if item is not None and (widget := item.widget()) is not None:
                widget.setVisible(each)
        self.done.setEnabled(self.options_panel.reason is None)
        order_tabs(self.page.page)
        self.settle()

    @property
    def side(self) -> Side:
        """The side as chosen now."""
        seats = self.seats.value
        players: tuple[str, ...] = (self.player.value,)
        if self.each.isChecked() and seats > 1:
            players = tuple(one.value for one in self.places)
            players = players[:1] if len(set(players)) == 1 else players
        return Side(seats, chosen(self._rules, seats, self.options_panel.values), players)

    def _agree(self) -> None:
        side = self.side
        self.close()
        self.agreed.emit(side)
