"""Results: how earlier games of each kind ended, as figures, as a chart and one by one (look 13)."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from datetime import UTC
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.art.charts import Average, Bar, BarChart, Tick, paint_bar_chart, tick_values
from app.art.tokens import WINDOW_MARGIN
from app.games import GAMES, shelf
from app.session.agreement import NewGame
from app.session.ending import round_steps
from app.session.evenings import finished, wins
from app.session.kept_games import when
from app.session.seats import read_table
from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.choices import ChoiceList
from app.shell.kit.file_dialogs import Ask, ask_export
from app.shell.kit.heard import name_aloud
from app.shell.kit.page import Page
from app.shell.kit.page_bar import PageBar
from app.shell.kit.questions import Question, refused
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Hairline, Label, Panel, PlateView, Words, called, named, plain, said
from app.shell.printing.results_sheet import ResultsSheet
from app.shell.settings.settings import Settings
from app.shell.window.bar_page import BarPage
from app.store import FileRefused, Kept, Statistics, Store, write_file
from app.wording import t
from app.wording.bidi import num, range_text
from app.wording.catalogue import has
from app.wording.sentences import result_sentence

_BARS_AT_MOST = 16
_ROWS = 12
"""How many games are listed at first, and how many more each time earlier ones are asked for."""
_NAMES = 9
"""Of at most this many people the page says how often they won."""
_NARROW = 860


class Bins(NamedTuple):
    """Scores gathered into bars of equal width, from the lowest."""

    first: int
    width: int
    counts: tuple[int, ...]

    def place(self, value: float) -> float:
        """The position of a score, in bars from the middle of the first one."""
        return (value - self.first - (self.width - 1) / 2) / self.width

    def bar(self, score: int) -> int:
        """The number of the bar that a score belongs to."""
        return (score - self.first) // self.width


def binned(scores: Sequence[int]) -> Bins:
    """Scores in at most sixteen bars whose width is one of `round_steps`. Raises ValueError for no scores."""
    low, high = min(scores), max(scores)
    width = next(one for one in round_steps() if high // one - low // one < _BARS_AT_MOST)
    first = low // width * width
    counted = Counter((score - first) // width for score in scores)
    return Bins(first, width, tuple(counted[i] for i in range((high - first) // width + 1)))


class Distribution(QWidget):
    """How many games ended with which score; the bar of the latest game is highlighted."""

    def __init__(self, scores: Sequence[int], average: float | None) -> None:
        """`scores` are in order, the oldest first; an average is drawn as a line."""
        super().__init__()
        self._scores, self._average = tuple(scores), average
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.setFixedHeight(px(230))
        self.update()

    def sizeHint(self) -> QSize:
        """A wide, low shape."""
        return QSize(480, px(230))

    def chart(self) -> BarChart:
        """The chart to paint."""
        bins = binned(self._scores)
        bars = []
        for number, count in enumerate(bins.counts):
            low = bins.first + number * bins.width
            label = num(low) if bins.width == 1 else range_text(low, low + bins.width - 1)
            bars.append(Bar(count, label, num(count) if count else ""))
        ticks = [Tick(value, num(value)) for value in tick_values(0, max(bins.counts), 4)]
        average = None
        if self._average is not None and len(self._scores) > 1:
            label = t("win.chart.average", n=round(self._average, 1))
            average = Average(max(-0.5, min(len(bars) - 0.5, bins.place(self._average))), label)
        return BarChart(bars, ticks, bins.bar(self._scores[-1]), average)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart."""
        now = look()
        paint_bar_chart(
            QPainter(self), QRectF(self.rect()), self.chart(), now.theme, factor=now.factor, rtl=mirrored(self)
        )


def csv_text(games: Sequence[Kept], settings: Settings) -> str:
    """Finished games as CSV for other programs: one per line, oldest first, times in UTC.

    `players` are the names in the order of the seats; `winners` are seats, counted from 0.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(("game", "begun", "ended", "deal", "moves", "players", "winners", "scores", "reason", "counted"))
    for kept in reversed(games):
        result = kept.result
        writer.writerow((
            kept.game,
            kept.begun.astimezone(UTC).isoformat(timespec="seconds"),
            kept.updated.astimezone(UTC).isoformat(timespec="seconds"),
            "" if kept.seed is None else kept.seed,
            kept.actions,
            ", ".join(one.named for one in read_table(kept.table, kept.seats, settings)),
            " ".join(str(one) for one in result.winners) if result else "",
            " ".join(str(one) for one in result.scores) if result else "",
            result.reason if result else "",
            int(kept.counted),
        ))
    return out.getvalue()


class Empty(QWidget):
    """An empty plate, one sentence, one button."""

    def __init__(self) -> None:
        """`button` leads to the shelf."""
        super().__init__()
        self.button = PushButton(said("results.empty.button"), "primary")
        middle = Qt.AlignmentFlag.AlignHCenter
        column = in_column(
            (PlateView(None, 92), middle),
            8,
            (Label(said("results.empty"), "voice"), middle),
            (Label(said("results.empty.detail"), "body", "ink_2"), middle),
            12,
            (self.button, middle),
            gap=8,
            on=self,
        )
        column.insertStretch(0, 2)
        column.addStretch(3)


class StatisticsPage(BarPage):
    """The page.

    `again_wanted` carries the NewGame of a deal to play again, `watch_wanted` and `send_wanted` a game's number.
    """

    again_wanted = Signal(object)
    watch_wanted = Signal(int)
    send_wanted = Signal(int)

    def __init__(self, store: Store, settings: Settings, ask: Ask = ask_export) -> None:
        """Show the games in `store`; `ask` asks where to write an export."""
        super().__init__()
        self._store = store
        self._settings = settings
        self._ask = ask
        self._keeping = settings.keeping
        self.bar = self.led_by(PageBar(said("results.title")))
        items = [(name, named(name)) for name in shelf()]
        self.game = ChoiceList(said("win.game"), items, items[0][0])
        self._shown = self.game.value
        self._earlier = 0
        self.bar.add(self.game)
        self.print = PushButton(said("results.print"), "link")
        self.bar.add_end(self.print)
        self.print.clicked.connect(self._print)
        self.scrolled = self.page = Page()
        in_column(self.bar, (self.page, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        self._boxes: QBoxLayout | None = None
        self.game.chosen.connect(lambda _: self.refresh())

    def show_game(self, game: str | None = None) -> bool:
        """Show the results of a game, by default of the one played last.

        False if they cannot be read, which the person has been told.
        """
        if game is None:
            game = self._keeping.look("results", self._played_last, None)
            if game is None:
                return False
        if game:
            self.game.show_value(game)
        return self.refresh()

    def _played_last(self) -> str:
        """The game that ended last; empty if none has. Raises StoreError."""
        played = [(kept[0].played, name) for name in GAMES if (kept := self._store.history(name))]
        return max(played)[1] if played else ""

    def retranslate(self) -> None:
        """Say it in the current language."""
        self.refresh()

    def refresh(self) -> bool:
        """Read the store again. False if it cannot be read; the person has been told, and the page stays as it is."""
        name = self.game.value
        read = self._keeping.look("results", lambda: (self._store.statistics(name), self._store.history(name)), None)
        if read is None:
            self.game.show_value(self._shown)
            return False
        if name != self._shown:
            self._shown, self._earlier = name, 0
        known, games = read
        # The print sheet can also print an evening in which this game was not played.
        played = bool(games) or self._keeping.glance(lambda: any(map(self._store.history, GAMES)), False)
        self.print.setEnabled(played)
        surface = QWidget()
        self._boxes = None
        if games:
            self._fill(surface, name, known, games)
        else:
            self.empty = Empty()
            self.empty.button.clicked.connect(self.shelf_wanted)
            in_column((self.empty, 1), on=surface)
        self.page.show_page(surface)
        self._turn(self.width())
        return True

    def _fill(self, surface: QWidget, name: str, known: Statistics, games: list[Kept]) -> None:
        whole = in_column(gap=12, margins=(WINDOW_MARGIN, 2, WINDOW_MARGIN, WINDOW_MARGIN), on=surface)
        self._boxes = in_row(gap=12)
        self._boxes.addWidget(self._figures(name, known, games), 4)
        if known.scores:
            self._boxes.addWidget(self._picture(name, known, games), 7)
        whole.addLayout(self._boxes)
        whole.addWidget(self._list(name, games, None if known.scores else self._export_button(name, games)))
        whole.addStretch(1)

    def _figures(self, name: str, known: Statistics, games: list[Kept]) -> Panel:
        panel, column = _panel(said("win.results.so-far"))
        played = f"{name}.results"
        if known.games == 1 and has(f"{played}.one"):
            played = f"{played}.one"
        if known.games and has(played):
            args = {key: value if value is not None else 0 for key, value in known._asdict().items() if key != "scores"}
            column.addWidget(Label(said(played, **args), "note", "ink_2", wrap=True))
        column.addSpacing(8)
        figures: list[tuple[Words, str]] = [(said("results.games"), num(known.games))]
        if known.wins + known.losses + known.ties:
            figures += [(said("results.wins"), num(known.wins)), (said("results.losses"), num(known.losses))]
            figures += [(said("results.ties"), num(known.ties))] if known.ties else []
        if known.best is not None and known.average is not None:
            figures += [(_scored("best", name), num(known.best))]
            figures += [(_scored("average", name), num(round(known.average, 1)))]
        grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(10)
        for number, (words, figure) in enumerate(figures):
            cell = in_column(Label(plain(figure), "title"), Label(words, "note", "ink_2", wrap=True), None, gap=0)
            # Three figures stand in one row: two and one would look as if something were missing.
            across = 3 if len(figures) in (3, 5, 6) else 2
            grid.addLayout(cell, number // across, number % across)
        column.addLayout(grid)
        self._add_winners(column, [one for one in games if one.counted])
        uncounted = sum(not one.counted for one in games)
        if uncounted:
            column.addSpacing(8)
            column.addWidget(Label(said("results.uncounted", n=uncounted), "note", "ink_2", wrap=True))
        column.addStretch(1)
        return panel

    def _add_winners(self, column: QVBoxLayout, games: list[Kept]) -> None:
        """Add how often everybody won who played in company: the figures above are those of one person."""
        counted = wins(finished(games, self._settings))[:_NAMES]
        if not counted:
            return
        column.addSpacing(12)
        column.addWidget(Label(said("results.by-name"), "note", "ink_2"))
        for who, times in counted:
            name, figure = Label(called(who), "note", wrap=True), Label(plain(num(times)), "note", bold=True)
            column.addLayout(in_row((name, 1), figure, gap=12))

    def _picture(self, name: str, known: Statistics, games: list[Kept]) -> Panel:
        heading = _scored("chart", name)
        panel, column = _panel(heading, said("win.chart.note"), self._export_button(name, games))
        column.addSpacing(6)
        self.distribution = Distribution(known.scores, known.average)
        name_aloud(self.distribution, heading())
        column.addWidget(self.distribution)
        return panel

    def _export_button(self, name: str, games: list[Kept]) -> PushButton:
        self.export = PushButton(said("win.export"), "link", icon="export")
        self.export.clicked.connect(lambda: self._save(name, games))
        return self.export

    def _save(self, name: str, games: list[Kept]) -> None:
        chosen = self._ask(self, t("win.export.title"), f"kupa-{name}.csv", "CSV (*.csv)")
        if not chosen:
            return
        path = Path(chosen)
        # Any suffix is allowed, because spreadsheets use several. The dialog has asked before a file is replaced, but
        # not about a name to which a suffix is added here.
        asked = bool(path.suffix)
        path = path if asked else path.with_name(f"{path.name}.csv")
        try:
            # The byte order mark tells spreadsheets that the file is Unicode.
            write_file(path, csv_text(games, self._settings).encode("utf-8-sig"), replace=asked)
        except FileRefused as refusal:
            refused(self.window(), refusal, "export").open()
        else:
            self.noted.emit(t("win.export.done", file=path.name), "export")

    def _print(self) -> None:
        """Offer a page of results to hang up; nothing if they cannot be read, which the person has been told."""
        none: list[Kept] = []
        kept = self._keeping.look("results", lambda: [one for name in GAMES for one in self._store.history(name)], none)
        games = finished(kept, self._settings)
        if games:
            sheet = ResultsSheet(self.window(), self._shown, games, self._settings)
            sheet.saved.connect(lambda files: self.noted.emit(t("print.saved", file=files[0].name), "save"))
            sheet.open()

    def _list(self, name: str, games: list[Kept], export: PushButton | None) -> Panel:
        panel, column = _panel(said("results.last"), button=export)
        grid = QGridLayout()
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        titles = ("results.column.when", "results.column.result", "results.column.deal", "results.column.moves")
        for at, words in enumerate(titles):
            grid.addWidget(Label(said(words), "small", "ink_2"), 0, at, _side(at))
        column.addLayout(grid)
        earlier = PushButton(said("results.earlier"), "link")
        column.addWidget(earlier, 0, Qt.AlignmentFlag.AlignLeading)

        def add(first: int) -> IconButton | None:
            """Add the rows from this one on; return the first button of the first."""
            end = _ROWS + self._earlier
            buttons = [self._row(grid, 2 * n + 1, name, games[n]) for n in range(first, min(end, len(games)))]
            earlier.setVisible(end < len(games))
            return buttons[0] if buttons else None

        def add_earlier() -> None:
            """Add more rows; once there are no more, the keyboard goes from the link to the first of them."""
            first = _ROWS + self._earlier
            self._earlier += _ROWS
            button = add(first)
            if button is not None and earlier.isHidden():
                button.setFocus()

        add(0)
        earlier.clicked.connect(add_earlier)
        return panel

    def _row(self, grid: QGridLayout, line: int, name: str, kept: Kept) -> IconButton:
        """Add a game below a hairline; return its first button."""
        grid.addWidget(Hairline(), line, 0, 1, 5)
        line += 1
        grid.addWidget(Label(lambda: when(kept.updated.astimezone()), "note"), line, 0)
        result, seated = kept.result, read_table(kept.table, kept.seats, self._settings)
        if result is not None:
            names: dict[int | str, str] = dict(enumerate(one.named for one in seated))
            told = Label(lambda: result_sentence(name, result, names), "note", wrap=True)
            grid.addLayout(in_column(told, gap=0, margins=(0, 6, 0, 6)), line, 1)
        deal = "" if kept.seed is None else str(kept.seed)
        grid.addWidget(Label(plain(deal), "note"), line, 2, _side(2))
        grid.addWidget(Label(lambda: num(kept.actions), "note", bold=True), line, 3, _side(3))
        watch = IconButton("film", said("results.watch"))
        watch.clicked.connect(lambda: self.watch_wanted.emit(kept.id))
        send = IconButton("export", said("export.title"))
        send.clicked.connect(lambda: self.send_wanted.emit(kept.id))
        buttons = in_row(watch, send, gap=0)
        if kept.seed is not None:
            again = IconButton("repeat", said("results.play-deal"))
            new = NewGame(name, seated, kept.options, kept.seed)
            again.clicked.connect(lambda: self.again_wanted.emit(new))
            buttons.addWidget(again)
        forget = IconButton("delete", said("results.forget"))
        forget.clicked.connect(lambda: self._forget(kept.id))
        buttons.addWidget(forget)
        grid.addLayout(buttons, line, 4)
        return watch

    def _forget(self, number: int) -> None:
        question = Question(self.window(), "remove", kind="danger")
        question.agreed.connect(lambda: self._forgotten(number))
        question.open()

    def _forgotten(self, number: int) -> None:
        self._keeping.attempt("forget", lambda: self._store.forget(number), None)
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the figures beside the chart if there is room, else above it."""
        super().resizeEvent(event)
        self._turn(event.size().width())

    def _turn(self, width: int) -> None:
        if self._boxes is not None:
            turn(self._boxes, beside=width >= px(_NARROW))


def _scored(name: str, game: str) -> Words:
    """The label of a figure about a game's scores; it says what these count if the game has words for it."""
    counts = f"{game}.results.score"
    return said(f"results.{name}.of", what=t(counts)) if has(counts) else said(f"results.{name}")


def _panel(title: Words, note: Words | None = None, button: PushButton | None = None) -> tuple[Panel, QVBoxLayout]:
    """A panel with its heading; more widgets go into the column."""
    panel = Panel()
    column = in_column(gap=2, margins=(22, 14, 22, 16), on=panel)
    head = in_row((Label(title, "control"), 1))
    if button is not None:
        head.addWidget(button)
    column.addLayout(head)
    if note is not None:
        column.addWidget(Label(note, "note", "ink_2", wrap=True))
    return panel, column


def _side(column: int) -> Qt.AlignmentFlag:
    """The alignment of a column: figures at its end, words at its start."""
    end = Qt.AlignmentFlag.AlignTrailing if column >= 2 else Qt.AlignmentFlag.AlignLeading
    return end | Qt.AlignmentFlag.AlignVCenter
