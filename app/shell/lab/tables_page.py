"""Close views of the lab's tables: side by side where two sides part, or one where a game broke.

All tables stand at the same place and are walked through together, a gesture forward or back. The sentence above them
is about the place at which the page begins.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from app.art.tokens import WINDOW_MARGIN
from app.lab.breach import Breach
from app.lab.laws import FAILED
from app.lab.questions.parting import on_table, parted
from app.lab.statistics import CAP
from app.shell.kit.boxes import delete, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.film import FilmButtons, FilmKeys
from app.shell.kit.focus import allow, follow_keyboard, give_back
from app.shell.kit.heard import announce, describe_aloud, name_aloud
from app.shell.kit.page_bar import PageBar
from app.shell.kit.widgets import Chip, Label, Words, named, said
from app.shell.lab.fetch import Fetch
from app.shell.lab.small_table import SmallTable, TableShown
from app.shell.settings.settings import Settings
from app.shell.window.bar_page import BarPage
from app.wording import t

_MOMENT = "Space"
"""The key that returns to the place where the page began."""


class TablesShown(NamedTuple):
    """The contents of a page of tables: its title, the sentence above the tables, the place it begins at, the tables.

    `broken`: the game cannot be watched to its end, and is saved as a file instead.
    """

    title: Words
    lead: Words
    place: int
    tables: tuple[TableShown, ...]
    broken: bool = False


def side_by_side(a: TableShown, b: TableShown, deal: int) -> TablesShown:
    """Two sides at the moment they part; `deal` is the number of the deal they both played."""
    place = parted(a.record, b.record)
    over = place >= min(len(a.record.done), len(b.record.done))
    same = on_table(a.record.position_at(place)) == on_table(b.record.position_at(place))
    if same:
        code = "never" if over else "decision" if place else "first"
    else:
        code = "table" if place else "deal"
    lead = said(f"lab.window.parting.{code}", deal=deal, n=place)
    return TablesShown(said("lab.question.parting"), lead, place, (a, b))


def broken_table(breach: Breach, side: Words) -> TablesShown:
    """A game at the moment it broke, with what broke."""
    record = breach.record
    count = len(record.done)

    def lead() -> str:
        if breach.law == CAP:
            return t("lab.window.broken.cap", n=count)
        if breach.law == FAILED:
            return t("lab.window.broken.rules", n=count, detail=breach.detail)
        return t("lab.window.broken.law", n=count, law=breach.law, detail=breach.detail)

    table = TableShown("", side, record)
    return TablesShown(said("lab.window.broken.title"), lead, count, (table,), record.position.result is None)


class TablesPage(FilmKeys, BarPage):
    """The page. `shelf_wanted` is the way back.

    `watch_wanted` carries a record and a place to watch from, `save_wanted` a record to save as a file. Left and Right
    go a gesture back and forward, Home to the deal and End to the end, Space to where the page began.
    """

    space = "moment"
    watch_wanted = Signal(object, int)
    save_wanted = Signal(object)

    def __init__(
        self, shown: TablesShown, settings: Settings, others: Sequence[Callable[[], TablesShown]], at: int
    ) -> None:
        """Show these tables. `others` make all the tables to choose from, these included; they are number `at`."""
        super().__init__()
        self._settings = settings
        self._others, self.at = tuple(others), at
        self.shown = shown
        self.place = shown.place
        self.tables: list[SmallTable] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar = self.led_by(PageBar(shown.title, back=said("lab.window.back")))
        self.rules_of = shown.tables[0].record.game.id
        self.bar.add(Chip(named(self.rules_of)))
        self.lead = Label(shown.lead, "body", wrap=True)
        self.told = Label(self._place_words, "note", "ink_2")
        self.moment = PushButton(said("lab.window.tables.moment"), "link", key=_MOMENT)
        self.moment.keep_room(_MOMENT)
        self.before = PushButton(said("lab.window.tables.before"), "link")
        self.after = PushButton(said("lab.window.tables.after"), "link")
        self._turner: PushButton | None = None
        """The one of these two that had the focus when it was pressed, until what it asked for is shown."""
        self.film = FilmButtons(plays=False)
        self._fetch = Fetch(self)
        self._fetch.fetched.connect(self._take)
        self._fetch.failed.connect(self._gone)
        self._lay_out()
        self._show()
        follow_keyboard(self._name_key)

    def _name_key(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Write Space on the button only while Space presses it, and not while another button has the focus."""
        if isValid(self.moment):
            taken = isinstance(now, QAbstractButton) and now is not self.moment
            self.moment.show_key("" if taken else _MOMENT)

    def _lay_out(self) -> None:
        self._row = in_row(gap=12)
        foot = in_row(self.film, self.told, self.moment, None, self.before, self.after, gap=10)
        margins = (WINDOW_MARGIN, 0, WINDOW_MARGIN, WINDOW_MARGIN)
        inside = in_column(self.lead, (self._row, 1), foot, gap=8, margins=margins)
        in_column(self.bar, (inside, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        self.film.wanted.connect(self.command)
        self.moment.clicked.connect(lambda: self.command("moment"))
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        for widget in (self.moment, *self.film.buttons.values()):
            widget.installEventFilter(self)

    def _show(self) -> None:
        """Make and show the tables."""
        for table in self.tables:
            table.surface.finish()
            delete(table, self._row)
        words = said("lab.window.tables.save" if self.shown.broken else "lab.window.tables.open")
        self.tables = [SmallTable(one, self.shown.place, self._settings, words) for one in self.shown.tables]
        for table in self.tables:
            table.opened.connect(partial(self._open, table))
            self._row.addWidget(table, 1)
        self.place = self.shown.place
        self.lead.say(self.shown.lead)
        self._settle()
        name_aloud(self, self.shown.title())
        describe_aloud(self, self.shown.lead())

    def _open(self, table: SmallTable) -> None:
        if self.shown.broken:
            self.save_wanted.emit(table.shown.record)
        else:
            self.watch_wanted.emit(table.shown.record, table.place)

    # Walking through the games

    @property
    def last(self) -> int:
        """The last place of the longest game."""
        return max(table.game.count for table in self.tables)

    def command(self, name: str) -> None:
        """Carry out a command of a button or a key."""
        match name:
            case "first":
                self._go_to(0)
            case "back":
                self._go_to(max(0, self.place - 1))
            case "forward" if self.place < self.last:
                self.place += 1
                for table in self.tables:
                    table.forward(self.place)
                self._settle()
                self._announce()
            case "last":
                self._go_to(self.last)
            case "moment":
                self._go_to(self.shown.place)

    def _go_to(self, place: int) -> None:
        self.place = place
        for table in self.tables:
            table.go_to(place)
        self._settle()
        self._announce()

    def _settle(self) -> None:
        """Say which place is shown, and enable the buttons that lead on from it."""
        self.film.show_place(self.place, self.last, self)
        allow(self.moment, self.place != self.shown.place, self)
        self.moment.setVisible(self.place != self.shown.place)
        self.before.setVisible(self.at > 0)
        self.after.setVisible(self.at < len(self._others) - 1)
        for button in (self.before, self.after):
            button.setEnabled(True)
        give_back(self._turner, self)
        self._turner = None
        self.told.retranslate()

    def _place_words(self) -> str:
        if not self.tables:
            return ""
        return t("lab.window.tables.place", n=self.place, of=self.last)

    def _announce(self) -> None:
        """Say to screen readers what led to this place at each table."""
        announce(self, " ".join(f"{table.name.text()} {table.words}".strip() for table in self.tables))

    def _turn(self, way: int) -> None:
        """Show the tables before or after these."""
        at = self.at + way
        if 0 <= at < len(self._others):
            self.at = at
            for button in (self.before, self.after):
                if button.hasFocus():
                    self._turner = button
                allow(button, False, self)
            self._fetch.begin(self._others[at])

    def _take(self, found: TablesShown) -> None:
        self.shown = found
        self._show()
        announce(self, self.shown.lead())

    def _gone(self) -> None:
        self.lead.say(said("lab.window.games.gone"))
        self._settle()

    # The window

    def leave(self) -> None:
        """Finish telling at every table."""
        for table in self.tables:
            table.surface.finish()

    def retranslate(self) -> None:
        """Say the place in another language; labels and tables follow by themselves."""
        self.told.retranslate()
        name_aloud(self, self.shown.title())
        describe_aloud(self, self.shown.lead())

    def go_back(self) -> None:
        """Go back to the lab."""
        self.shelf_wanted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the arrow keys even if a button has the focus; Space presses that button."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return event.key() != Qt.Key.Key_Space and self._take_key(event)
        return False
