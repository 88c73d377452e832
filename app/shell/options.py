"""The options of a game as controls: every value with its one-line difference (look.md section 13, new game)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from app.engine import Option
from app.shell.choices import Choice, RadioCard, Row, Segmented, SwitchRow
from app.shell.fields import Number
from app.shell.widgets import Label, Words, plain
from app.wording.sentences import option_help, option_name, option_value

_CARDS_AT_MOST = 4
"""With more values than this a list is easier to read than cards."""


def allowed(option: Option, value: Any) -> bool:
    """Whether a value, as it was stored, is one of an option's."""
    if type(value) is not type(option.default):
        return False
    if is_range(option):
        return bool(option.values[0] <= value <= option.values[-1])
    return value in option.values


def is_range(option: Option) -> bool:
    """Whether an option is any whole number between two."""
    return option.kind == "number" and len(option.values) == 2


class OptionControl(QWidget):
    """One option of a game: its name, what it is, and its values. `changed` comes when the person chooses."""

    changed = Signal()

    def __init__(self, game: str, option: Option, value: Any) -> None:
        """Showing `value`."""
        super().__init__()
        self.option = option
        self._read: Callable[[], Any]
        self._game = game
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        if option.kind == "bool":
            self._switch(column, bool(value))
        elif is_range(option):
            self._number(column, int(value))
        elif option.kind == "number":
            self._segments(column, value)
        elif len(option.values) <= _CARDS_AT_MOST:
            self._cards(column, value)
        else:
            self._list(column, value)

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self._read()

    def _name(self) -> Words:
        return lambda: option_name(self._game, self.option)

    def _help(self) -> Words:
        return lambda: option_help(self._game, self.option) or ""

    def _switch(self, column: QVBoxLayout, on: bool) -> None:
        row = SwitchRow(self._name(), self._help(), on)
        row.flipped.connect(self.changed)
        column.addWidget(row)
        self._read = row.isChecked

    def _number(self, column: QVBoxLayout, value: int) -> None:
        number = Number(self._name(), self.option.values[0], self.option.values[-1], value)
        number.valueChanged.connect(self.changed)
        column.addWidget(Row(self._name(), number, self._help()))
        self._read = number.value

    def _segments(self, column: QVBoxLayout, value: Any) -> None:
        """A few numbers side by side, and below them what the chosen one makes of the game."""
        segments = Segmented(self._name(), [(one, self._words(one)) for one in self.option.values], value)
        column.addWidget(Row(self._name(), segments, self._help()))
        helped = Label(self._value_help(value) or plain(""), "note", "ink_2", wrap=True)
        column.addWidget(helped)

        def choose(one: Any) -> None:
            helped.say(self._value_help(one) or plain(""))
            self.changed.emit()

        segments.chosen.connect(choose)
        self._read = lambda: segments.value

    def _list(self, column: QVBoxLayout, value: Any) -> None:
        items = [(one, self._words(one)) for one in self.option.values]
        choice = Choice(self._name(), items, value)
        choice.chosen.connect(lambda _: self.changed.emit())
        column.addWidget(Row(self._name(), choice, self._help()))
        self._read = lambda: choice.value

    def _cards(self, column: QVBoxLayout, value: Any) -> None:
        heading = Label(self._name(), "control")
        helped = Label(self._help(), "note", "ink_2", wrap=True)
        helped.setContentsMargins(0, 0, 0, 4)
        column.addWidget(heading)
        column.addWidget(helped)
        group = QButtonGroup(self)
        cards: list[tuple[Any, RadioCard]] = []
        for one in self.option.values:
            card = RadioCard(self._words(one), self._value_help(one))
            card.setChecked(one == value)
            card.clicked.connect(lambda _=False: self.changed.emit())
            group.addButton(card)
            column.addWidget(card)
            cards.append((one, card))
        self._read = lambda: next(one for one, card in cards if card.isChecked())

    def _words(self, value: Any) -> Words:
        return lambda: option_value(self._game, self.option, value)

    def _value_help(self, value: Any) -> Words | None:
        if not option_help(self._game, self.option, value):
            return None
        return lambda: option_help(self._game, self.option, value) or ""


def fitting(options: Sequence[Option], kept: Mapping[str, Any]) -> dict[str, Any]:
    """For every option the kept value where it is still one of its values, else the default."""
    return {
        option.name: kept[option.name]
        if option.name in kept and allowed(option, kept[option.name])
        else option.default
        for option in options
    }


def applies(option: Option, values: Mapping[str, Any]) -> bool:
    """Whether an option means anything beside these values of the others."""
    return all(values.get(name) == value for name, value in option.when)
