"""The sheet for a new game: who plays, how, and with which cards (look 13); two presses from the shelf to the cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QHideEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.games import GAMES
from app.lab.simulation import offered
from app.lab.table_pace import pace_of
from app.session.agreement import NewGame
from app.session.company import first_table, last_table, remember
from app.session.kept_games import Unfinished, when
from app.session.seats import Seated, settled, unnamed
from app.session.sitting import new_deal
from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.choices import SettingRow
from app.shell.kit.fields import LineField
from app.shell.kit.focus import order_tabs
from app.shell.kit.sheet import MARGIN, Sheet
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Hairline, Label, PlateView, RoundBox, said
from app.shell.new_game.forecast import AgreedTable, ForecastBox
from app.shell.new_game.options import OptionPanel
from app.shell.new_game.rubber_row import RubberRow
from app.shell.seats.person import PersonRow
from app.shell.seats.seat_list import SeatList
from app.shell.settings.settings import Settings
from app.shell.table.pace import SPEEDS
from app.store import Statistics
from app.wording import t
from app.wording.catalogue import has
from app.wording.titles import game_intro, game_name

_DIGITS = 9
_WIDTH, _WIDEST = 1080, 1320
"""The least width of the sheet if the window allows it, and its width in a large window, px at text size 1."""
_READABLE = 280
"""The least width of the column of options beside the other column, px at text size 1."""
_SHARES = 64, 36
"""How the two columns, seats and options, share the width: names need more room."""
_GAP = 28
"""Between the two columns, px."""
_FREE = 80
"""How much of a wide window the sheet leaves free, px."""


def filled_up(seated: tuple[Seated, ...], seats: int | None) -> tuple[Seated, ...]:
    """The players for this number of seats: leave out the last ones, or add computer players at the end."""
    if seats is None or len(seated) == seats:
        return seated
    return settled([*seated[:seats], *unnamed(range(len(seated), seats), computer=True)])


class Unbegun(NamedTuple):
    """What was chosen in a sheet that was left to read the rules: with it the sheet opens again as it was.

    `deal` is the number that was written there, empty for a deal by chance; `goal` for how many wins they play, None if
    nobody has chosen.
    """

    game: str
    options: Mapping[str, Any]
    seated: tuple[Seated, ...]
    deal: str
    goal: int | None = None


class NewGameSheet(Sheet):
    """The sheet for one game.

    `agreed` carries the NewGame, `resumed` the number of the game left open, `rules_wanted` what was chosen so far.
    """

    agreed = Signal(object)
    resumed = Signal(int)
    rules_wanted = Signal(object)

    def __init__(
        self,
        host: QWidget,
        game: str,
        settings: Settings,
        statistics: Statistics | None = None,
        waiting: Unfinished | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        unbegun: Unbegun | None = None,
    ) -> None:
        """Ask about `game`. `statistics` are those of earlier games; one line sums them up, unless `calm` is set.

        `options` and `seats` are proposed instead of those of the last game; options missing from `options` then have
        their defaults. What is `unbegun`, if anything, takes the place of both.

        `waiting` is a game of this kind that was left open; one line says so and leads there.
        """
        super().__init__(
            host, lambda: t("new.title", game=game_name(game)), width=_WIDTH, note=lambda: game_intro(game)
        )
        self.game = game
        self._settings = settings
        self._rules = GAMES[game]
        self._last = last_table(settings, self._rules)
        self._kept = settings.last_options(game)
        alone = self._rules.seats()[-1] == 1
        seated = filled_up(self._last or first_table(settings, self._rules), seats)
        if unbegun is not None:
            seated, options = unbegun.seated, unbegun.options
        self.person = PersonRow(settings) if alone else None
        self.seats = None if alone else SeatList(self._rules, seated, settings, offered(game))
        self.rubber = RubberRow(game, settings, unbegun.goal if unbegun is not None else None)
        self.options_panel = OptionPanel(self._rules, len(seated), self._kept if options is None else options)
        wanted = self.seats is not None and not settings.calm
        self.forecast = ForecastBox(seconds=self._seconds) if wanted else None
        self._forecast_of: AgreedTable | None = None
        self.seed = LineField(said("new.deal"), unbegun.deal if unbegun is not None else "", said("new.deal.random"))
        self._sides = (self._who(statistics, waiting), self._how())
        both = zip(self._sides, _SHARES, strict=True)
        self._columns = in_row(*both, gap=_GAP, margins=(34, 4, 34, 18), on=self.page.page)
        self.read = self.add_link(PushButton(said("new.rules"), "link", icon="rules"))
        self.cancel = self.add_exit("new.cancel")
        self.play = self.add_button(PushButton(said("new.start"), "primary", key="Enter"), main=True)
        self._connect()
        self._follow()

    def _connect(self) -> None:
        self.read.clicked.connect(lambda: self.rules_wanted.emit(self.unbegun))
        self.play.clicked.connect(self._agree)
        self.options_panel.changed.connect(self._follow)
        self.seed.textChanged.connect(self._follow)
        if self.seats is not None:
            self.seats.changed.connect(self._follow)

    def _seconds(self) -> float:
        """The seconds that an act takes at the pace of this game; 0, if nothing is told, to say nothing of time."""
        speed = self._settings.speed * SPEEDS[self._settings.pace_of(self.game, first=False)]
        return pace_of(self.game, len(self.seated)).seconds / speed if speed > 0 else 0.0

    def _who(self, statistics: Statistics | None, waiting: Unfinished | None) -> QVBoxLayout:
        """Make the column at the start side: who plays."""
        column = in_column(gap=10)
        if self.person is not None:
            column.addWidget(Label(said("new.who"), "control"))
            column.addWidget(self.person)
        if self.seats is not None:
            column.addWidget(self.seats)
        column.addWidget(self.rubber)
        if self._rules.info.simulated:
            column.addWidget(Hairline())
            column.addLayout(self._computer())
        if self.forecast is not None:
            column.addWidget(self.forecast)
        if statistics is not None and statistics.games and not self._settings.calm:
            column.addSpacing(6)
            column.addWidget(_SoFar(self.game, statistics))
        if waiting is not None:
            column.addWidget(self._waits(waiting))
        column.addStretch(1)
        return column

    def _waits(self, waiting: Unfinished) -> RoundBox:
        """The box about a game of this kind that was left open."""
        note = RoundBox("sea_bg")
        words = Label(lambda: t("new.open", when=when(waiting.updated), moves=waiting.actions), "note", wrap=True)
        self.go_on = PushButton(said("new.open.resume"), "link")
        self.go_on.clicked.connect(lambda: self._resume(waiting.id))
        in_row((words, 1), self.go_on, margins=(16, 8, 16, 8), on=note)
        return note

    def _resume(self, number: int) -> None:
        self.close()
        self.resumed.emit(number)

    def _computer(self) -> QHBoxLayout:
        against = Label(said("new.against-computer"), "note", "ink_2", wrap=True)
        words = in_column(Label(said("seat.computer"), "control"), against, gap=0)
        return in_row(PlateView("fish", 46), (words, 1), gap=12)

    def _how(self) -> QVBoxLayout:
        """Make the column at the end side: the options."""
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(rf"\d{{0,{_DIGITS}}}"), self.seed))
        self.seed.setFixedWidth(px(130))
        self.draw = IconButton("repeat", said("win.deal.draw"))
        self.draw.clicked.connect(self._draw)
        together = QWidget()
        in_row(self.draw, self.seed, gap=6, margins=(0, 0, 0, 0), on=together)
        self.deal = SettingRow(said("new.deal"), together, said("new.deal.help"))
        self.deal.label.setBuddy(self.seed)
        return in_column(self.options_panel, self.deal, None, gap=10)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.seed.setFixedWidth(px(130))
        super().restyle()

    def settle(self) -> None:
        """Lay the columns side by side if there is room, else one below the other, and be wider in a large window.

        Explanations need fewer lines on a wide sheet. The room that the columns need changes with the language.
        """
        self._width = max(_WIDTH, min(_WIDEST, round((self.width() - _FREE) / look().factor)))
        self._turn()
        super().settle()

    def _turn(self) -> None:
        """Use two columns if both fit on the panel."""
        margins = self._columns.contentsMargins()
        who, how = (side.minimumSize().width() for side in self._sides)
        least = who + max(how, px(_READABLE)) + _GAP + margins.left() + margins.right()
        wide = least <= min(px(self._width), self.width() - 2 * MARGIN)
        turn(self._columns, beside=wide, gap=_GAP if wide else 20)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the forecast, because nobody is waiting for it any more."""
        super().hideEvent(event)
        if self.forecast is not None and not event.spontaneous():
            self.forecast.forecast.stop()

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its present value."""
        return self.options_panel.values

    @property
    def seated(self) -> tuple[Seated, ...]:
        """Who sits where at present."""
        if self.seats is not None:
            return self.seats.seated
        return (Seated(self._settings.person, self._settings.plate),)

    @property
    def unbegun(self) -> Unbegun:
        """What is chosen at present."""
        return Unbegun(self.game, self.options, self.seated, self.seed.text(), self.rubber.chosen)

    def _follow(self) -> None:
        """Update everything that depends on seats and options, and enable the button if a game can begin."""
        self.hold_top()
        seats = len(self.seated)
        if seats != self.options_panel.seats:
            self.options_panel.show_seats(seats)  # calls this method again
            return
        self.rubber.follow(seats)
        self._turn()
        order_tabs(self.page.page)
        for before, after in pairwise((self.seed, self.read, self.cancel, self.play)):
            QWidget.setTabOrder(before, after)
        self.play.setEnabled(self.options_panel.reason is None)
        same = self._last is not None and self.seated == settled(self._last) and self.options == self._kept
        same = same and not self.seed.text()
        self.play.say(said("company.again" if same and self.seats is not None else "new.start"))
        table = AgreedTable(self.game, seats, tuple(self.options.items()))
        if self.forecast is not None and self.options_panel.reason is None and table != self._forecast_of:
            self._forecast_of = table
            self.forecast.forecast.ask(table)

    def _draw(self) -> None:
        """Fill in a random deal number, for people who want to know it beforehand."""
        self.seed.setText(str(new_deal()))

    def _agree(self) -> None:
        if self.person is not None:
            self.person.keep()
        options, seated = self.options, self.seated
        remember(self._settings, self.game, seated)
        self._settings.remember_options(self.game, options)
        self.rubber.keep()
        seed = int(self.seed.text()) if self.seed.text() else new_deal()
        new = NewGame(self.game, seated, options, seed, self.rubber.rubber)
        self.close()
        self.agreed.emit(new)


class _SoFar(RoundBox):
    """How earlier games ended, in one line."""

    def __init__(self, game: str, statistics: Statistics) -> None:
        super().__init__("paper_2")
        self._game, self._statistics = game, statistics
        column = in_column(Label(said("results.title"), "note", bold=True), gap=2, margins=(16, 12, 16, 12), on=self)
        line = Label(self._words, "note", "ink", wrap=True)
        line.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(line)

    def _words(self) -> str:
        known = self._statistics
        parts = [t("win.so-far.games", n=known.games)]
        if known.wins + known.losses + known.ties:
            parts.append(t("win.so-far.wins", n=known.wins))
        if known.best is not None and known.average is not None:
            figures, counts = {"best": known.best, "average": round(known.average, 1)}, f"{self._game}.results.score"
            if has(counts):
                parts.append(t("win.so-far.best-of", what=t(counts), **figures))
            else:
                parts.append(t("win.so-far.best", **figures))
        return "   ".join(parts)
