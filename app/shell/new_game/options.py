"""A game's options as controls: every value with a line on the difference it makes (look 13, new game)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from app.engine import Option, Reason, Rules
from app.engine.game import applies, fits
from app.shell.kit.boxes import delete, in_column
from app.shell.kit.choices import ChoiceList, RadioCard, Segmented, SettingRow, SwitchRow, stop_at_chosen
from app.shell.kit.fields import Number
from app.shell.kit.focus import order_tabs
from app.shell.kit.widgets import Hairline, Label, Words, plain, said
from app.wording import t
from app.wording.sentences import option_help, option_name, option_value, reason_sentence

AUTO = "auto"
"""The value of an option that the rules compute from the number of seats."""

EDITION = "edition"
"""The option that chooses among whole versions of a game's rules, in every game that has them."""

_CARDS_AT_MOST = 4
"""With more values than this, a list is easier to read than cards."""
_SEGMENTS_AT_MOST = 5
"""A range of at most this many numbers is shown as a row of buttons."""
_OWN = "own"


def has_words(option: Option) -> bool:
    """Whether an option's values have names and are not just numbers; editions always have, even numbered ones."""
    return option.kind == "choice" or option.name == EDITION


def is_range(option: Option) -> bool:
    """Whether an option is any whole number between two others."""
    return option.kind == "number" and len(option.values) == 2


def worked_out(rules: Rules, seats: int, options: Sequence[Option]) -> dict[str, Any]:
    """What "auto" means with this number of seats, for each of these options that the rules may compute."""
    return {
        option.name: rules.fill(seats, {option.name: AUTO})[option.name]
        for option in options
        if option.default == AUTO or AUTO in option.values
    }


class OptionControl(QWidget):
    """One option of a game: its name, what it is, and its values. `changed` is emitted on each choice."""

    changed = Signal()

    def __init__(
        self, game: str, option: Option, value: Any, *, compact: bool = False, worked_out: Any = None
    ) -> None:
        """Show `value`.

        `compact`: a list instead of cards. `worked_out` is what "auto" means with this number of seats.
        """
        super().__init__()
        self.option = option
        self._read: Callable[[], Any]
        self._game, self._worked_out = game, worked_out
        column = in_column(gap=4, margins=(0, 0, 0, 0), on=self)
        if option.kind == "bool":
            self._switch(column, bool(value))
        elif is_range(option) and option.default == AUTO:
            self._number_or_auto(column, value)
        elif is_range(option) and option.values[1] - option.values[0] < _SEGMENTS_AT_MOST:
            self._segments(column, range(option.values[0], option.values[1] + 1), value)
        elif is_range(option):
            self._number(column, int(value))
        elif not has_words(option):
            self._segments(column, option.values, value)
        elif len(option.values) <= _CARDS_AT_MOST and not compact:
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
        column.addWidget(SettingRow(self._name(), number, self._help()))
        self._read = number.value

    def _number_or_auto(self, column: QVBoxLayout, value: Any) -> None:
        """Offer the number that the rules compute, or an own number, whose field is shown only if they choose it."""
        low, high = self.option.values
        own = value != AUTO
        number = Number(self._name(), low, high, int(value) if own else max(low, min(self._worked_out, high)))
        ways = [(AUTO, self._words(AUTO)), (_OWN, said("company.own"))]
        which = ChoiceList(self._name(), ways, _OWN if own else AUTO)
        row = SettingRow(self._name(), which, self._help())
        column.addWidget(row)
        below = SettingRow(plain(""), number)
        below.setVisible(own)
        column.addWidget(below)
        self.number = number

        def choose(one: str) -> None:
            below.setVisible(one == _OWN)
            self.changed.emit()

        which.chosen.connect(choose)
        number.valueChanged.connect(self.changed)
        self._read = lambda: number.value() if which.value == _OWN else AUTO

    def _segments(self, column: QVBoxLayout, values: Sequence[int], value: Any) -> None:
        """Offer a few numbers side by side, and say below them how the chosen one changes the game."""
        segments = Segmented(self._name(), [(one, self._words(one)) for one in values], value)
        column.addWidget(SettingRow(self._name(), segments, self._help()))
        helped = Label(self._value_help(value) or plain(""), "note", "ink_2", wrap=True)
        column.addWidget(helped)

        def choose(one: Any) -> None:
            helped.say(self._value_help(one) or plain(""))
            self.changed.emit()

        segments.chosen.connect(choose)
        self._read = lambda: segments.value

    def _list(self, column: QVBoxLayout, value: Any) -> None:
        """Offer a list. Below the name, say how the chosen value changes the game, or else what the option is about."""
        items = [(one, self._words(one)) for one in self.option.values]
        choice = ChoiceList(self._name(), items, value)
        row = SettingRow(self._name(), choice, self._value_help(value) or self._help())
        column.addWidget(row)

        def choose(one: Any) -> None:
            row.explain(self._value_help(one) or self._help())
            self.changed.emit()

        choice.chosen.connect(choose)
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
        stop_at_chosen([card for _, card in cards])
        self._read = lambda: next(one for one, card in cards if card.isChecked())

    def _words(self, value: Any) -> Words:
        if value == AUTO and self._worked_out is not None:
            return lambda: t("company.auto", value=option_value(self._game, self.option, self._worked_out))
        return lambda: option_value(self._game, self.option, value)

    def _value_help(self, value: Any) -> Words | None:
        if not option_help(self._game, self.option, value):
            return None
        return lambda: option_help(self._game, self.option, value) or ""


class OptionPanel(QWidget):
    """All options of a game for this number of seats, with the chosen values. `changed` is emitted with every choice.

    The options depend on the number of seats; a chosen value is kept as long as it is offered. The value that the game
    offers first is nobody's choice: with another number of seats it is what the game offers first then.
    """

    changed = Signal()

    def __init__(self, rules: Rules, seats: int, kept: Mapping[str, Any]) -> None:
        """Show the values in `kept` if they are still values of the options."""
        super().__init__()
        self._rules, self.seats = rules, seats
        self._game = rules.info.id
        self._chosen = dict(kept)
        self._shape: tuple[Any, ...] | None = None
        self.controls: list[OptionControl] = []
        self.refusal = Label(lambda: "", "note", "pom", wrap=True)
        self._line = Hairline()
        self._column = in_column(gap=10)
        in_column(self._column, self.refusal, self._line, gap=10, margins=(0, 0, 0, 0), on=self)
        self.show_seats(seats)

    def show_seats(self, seats: int) -> None:
        """Show the options of a table with this number of seats."""
        self.seats = seats
        options = tuple(self._rules.options(seats))
        auto = worked_out(self._rules, seats, options)
        shape = (options, tuple(auto.items()))
        if shape != self._shape:
            self._shape = shape
            self._make(options, auto)
        self._narrow()

    def _make(self, options: Sequence[Option], auto: Mapping[str, Any]) -> None:
        for control in self.controls:
            name, value = control.option.name, control.value
            if value == first(control.option):
                self._chosen.pop(name, None)
            else:
                self._chosen[name] = value
            delete(control, self._column)
        values = fitting(options, self._chosen)
        main = next((option for option in options if has_words(option)), None)
        self.controls = []
        for option in options:
            value, meant = values[option.name], auto.get(option.name)
            control = OptionControl(self._game, option, value, compact=option is not main, worked_out=meant)
            control.changed.connect(self._narrow)
            self._column.addWidget(control)
            self.controls.append(control)
        self._line.setVisible(bool(options))
        order_tabs(self)

    @property
    def values(self) -> dict[str, Any]:
        """Every option with its present value; "auto" stays "auto"."""
        return {control.option.name: control.value for control in self.controls}

    @property
    def reason(self) -> Reason | None:
        """Why these values do not go together; None if they do."""
        return self._rules.check(self.seats, self._rules.fill(self.seats, self.values))

    def _narrow(self) -> None:
        """Show only the options that apply beside the others, and say whether the values go together."""
        filled = self._rules.fill(self.seats, self.values)
        for control in self.controls:
            control.setVisible(applies(control.option, filled))
        reason = self.reason
        self.refusal.say(lambda: reason_sentence(self._game, reason) if reason else "")
        self.refusal.setVisible(reason is not None)
        self.changed.emit()


def fitting(options: Sequence[Option], kept: Mapping[str, Any]) -> dict[str, Any]:
    """For every option, its kept value if that is still allowed, else the value offered first."""
    return {
        option.name: kept[option.name] if option.name in kept and fits(option, kept[option.name]) else first(option)
        for option in options
    }


def first(option: Option) -> Any:
    """The value chosen for people who have never chosen one: the one the game offers, else the default of its page."""
    return option.default if option.offered is None else option.offered
