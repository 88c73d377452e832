"""The panel at the end of a game (look 13): who won and why, the places, how the game went, what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.art.text_lines import first_fitting
from app.art.tokens import PANEL_PADDING, TypeName
from app.session.ending import Ending, EndRow
from app.session.seats import Seated
from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.focus import order_tabs
from app.shell.kit.sheet import MARGIN, Sheet
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import Ink, Label, Words, plain, said
from app.shell.table.course_chart import LOW_WINDOW, CourseChart
from app.shell.table.end_places import Closeness, PlaceRow, Winners
from app.shell.table.film_link import FilmLink
from app.shell.table.ways_on import WaysOn
from app.table.commands import Command
from app.wording import t

WIDEST = 980
DEAF_MS = 700
"""How long the panel ignores keys and presses, so that what played the last card does not begin another game."""
LAYING_MS = 500
"""How long the page may still change its height after something has been added to it, ms."""
_BESIDE = 760
"""From this panel width on, the chart stands beside the places, px."""
_FEW = 4
"""With more places than this, head, foot and page of a panel in a low window have less room around them."""
_MANY, _TALL = 6, 900
"""With more rows than the first they are closest in a window lower than the second, px."""
_LOW_EACH = 20
"""By how much a window may be higher and still be low for each row beyond `_MANY`, px."""
_WITHOUT, _EACH = 590, 52
"""How high a window is in which rows and plates need not be close: without any row, and more for each, px."""
_SHARES, _LEVEL_SHARES = (5, 6), (6, 5)
"""The shares of the width for places and chart; and for large text in `level` rows, where names need more."""
_WHO = 160
"""The width that place, plate and name take in a row, px at text size 1."""
_SHORT = 3
"""Up to this many places are shorter than the chart beside them."""
_PAIRED, _ROW = 4, 300
"""With more places than the first and no chart beside them, two columns if each can have the second as width, px."""

Added = tuple[QWidget, Callable[[bool], object]]
"""What was added to the panel, and what to call with whether room is short."""


class Fit(NamedTuple):
    """How the panel fits its window: how close rows and plates are, how many columns, whether the edges are narrow.

    `level`: nothing is written larger than the names, and the head holds only the result and its reason. `beside`: what
    was added is under places or chart. `low`: room is short, and none is kept for what may never come.
    """

    rows: Closeness
    plates: Closeness
    columns: int
    narrow_edges: bool
    level: bool
    beside: bool
    low: bool


def _seat(row: EndRow) -> tuple[bool, int]:
    """Sort key for the order of the seats; simulated players come last."""
    return not isinstance(row.seat, int), row.seat if isinstance(row.seat, int) else 0


def _placed(ending: Ending) -> Sequence[EndRow]:
    """The rows by their places; those of one place, or of a game that nobody won, in the order of the ending."""
    return sorted(ending.rows, key=lambda row: row.place)


def _notes(ending: Ending) -> tuple[str, ...]:
    """What is said below the places; an entry is empty if there is nothing to say."""
    on = t("pace.played-on", n=ending.played_on) if ending.played_on else ""
    return ending.remark, ending.record, on, t("end.undone") if ending.undone else ""


def _heading(ending: Ending) -> str:
    """The heading of the chart."""
    name = f"evening.end.course.{ending.rounds_are}" if ending.course.rounds else "evening.end.course"
    return t(name, what=ending.measure)


def _over(ending: Ending) -> Words:
    """What stands above the result: how the rubber stands, or that the game is over."""
    return plain(ending.rubber) if ending.rubber else said("end.title")


def _winners(ending: Ending) -> list[Seated]:
    """Whose plates stand at the head: whom the result is about, or the only player, who has nobody to win against."""
    shown = ending.rows if len(ending.rows) == 1 else [row for row in ending.rows if row.seat in ending.about]
    return [row.seated for row in sorted(shown, key=_seat)]


class EndPanel(Sheet):
    """Says how a game ended and asks what is next.

    `commanded` carries the chosen Command. Each closes the panel, except saving a copy and sending the game. Esc closes
    it and shows the table. `turning_wanted` carries the number of moves from which on the decisive part is to be
    watched. It opens with no button focused and answers neither key nor press for `DEAF_MS`. After that its buttons
    stay where they are: a look back adds its findings later, while somebody may be pressing one.
    """

    commanded = Signal(object)
    turning_wanted = Signal(int)

    def __init__(self, host: QWidget, ending: Ending) -> None:
        """Lie over `host`. Raises ValueError if the course does not have one line for each row."""
        super().__init__(host, plain(ending.sentence), width=WIDEST)
        self.ending = ending
        self._make_head(ending)
        self.rows = [PlaceRow(row, alone=len(ending.rows) == 1) for row in _placed(ending)]
        self._deaf = QTimer(self, singleShot=True, interval=DEAF_MS)
        self._deaf.timeout.connect(self._listen)
        self._revealed: QWidget | None = None
        self._laying = QTimer(self, singleShot=True, interval=LAYING_MS)
        self.page.verticalScrollBar().rangeChanged.connect(self._bring_soon)
        places = QWidget()
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(0)
        self._grid.setHorizontalSpacing(16)
        self._fitted: Fit | None = None
        column = in_column(self._grid, gap=0, margins=(0, 0, 0, 0), on=places)
        self._notes: dict[int, Label] = {}
        for number, words in enumerate(_notes(ending)):
            if words:
                self._notes[number] = Label(plain(words), "note", "ink_2", wrap=True)
                column.addSpacing(12)
                column.addWidget(self._notes[number])
        self._under_places, self._last = QVBoxLayout(), QVBoxLayout()
        column.addLayout(self._last)
        column.addLayout(self._under_places)
        column.addStretch(1)
        self.chart = self._chart(ending)
        self._side = self._course(ending)
        several = sum(isinstance(row.seat, int) for row in ending.rows) > 1
        self.ways = WaysOn(self, several=several, goes_on=ending.goes_on)
        self.ways.chosen.connect(self._follow)
        self._lay(places)

    def _lay(self, places: QWidget) -> None:
        """Lay the chart beside the places; below them, room for later additions and the links."""
        self._pair = in_row((places, _SHARES[0]), gap=28)
        if self._side is not None:
            self._pair.addWidget(self._side, _SHARES[1])
        page = in_column(self._pair, gap=14, margins=(PANEL_PADDING[1], 0, PANEL_PADDING[1], 8), on=self.page.page)
        self._below = QVBoxLayout()
        self._added: list[Added] = []
        self._seals: list[Added] = []
        page.addLayout(self._below)
        page.addWidget(self.ways)
        page.addStretch(1)

    def say_again(self, ending: Ending) -> None:
        """Say the same end again, in another language or with another name. What was added stays as it is."""
        self.ending = ending
        self.title.say(plain(ending.sentence))
        self.panel.retranslate()
        self._over.say(_over(ending))
        self.reason.say(plain(ending.reason))
        self._winners.show_winners(_winners(ending))
        for shown, row in zip(self.rows, _placed(ending), strict=True):
            shown.show_row(row)
        notes = _notes(ending)
        for number, label in self._notes.items():
            label.say(plain(notes[number]))
        if self.chart is not None:
            self.chart.show_course(ending.course, ending.rows)
        self._heading.say(plain(_heading(ending)))
        self._turning.say(plain(ending.turning))
        self.watch.retranslate()
        self.settle()

    def add_under_places(self, widget: QWidget, *, close: Callable[[bool], object] = lambda close: None) -> None:
        """Add a widget directly under the places if the chart leaves room there, or under it with large text.

        `close` is called with whether the window is low.
        """
        self._add(widget, close, self._seals, self._last)

    def add_below(self, widget: QWidget, *, close: Callable[[bool], object] = lambda close: None) -> None:
        """Add a widget below places and chart, or, if a low window has room only there, directly under one of them.

        `close` is called with whether the window is low.
        """
        self._add(widget, close, self._added, self._below)

    def _add(self, widget: QWidget, close: Callable[[bool], object], beside: list[Added], place: QVBoxLayout) -> None:
        beside.append((widget, close))
        if self._fitted is not None:
            close(self._fitted.low)
        place.addWidget(widget)

    def add_beside(self, widget: QWidget) -> None:
        """Add a widget beside the places of somebody who played alone, where a game of several has its chart."""
        assert self._side is None
        self._side = widget
        self._pair.addWidget(widget, _SHARES[1])

    def reveal(self, widget: QWidget) -> None:
        """Scroll to something added below the places, and keep it in sight while the page is being laid out."""
        self._revealed = widget
        self._laying.start()
        self._bring_soon()

    def _bring_soon(self) -> None:
        """Scroll to what was added whenever the page changes its height because of it."""
        widget = self._revealed
        if widget is not None and self._laying.isActive():
            QTimer.singleShot(0, widget, lambda: self.page.ensureWidgetVisible(widget, 0, 24))

    def open(self, focus: QWidget | None = None) -> None:
        """Show the panel, with the focus on the panel itself unless `focus` is given."""
        self._deaf.start()
        # Presses fall on the veil, which swallows them: the pointer may still be where it played the last card.
        self.panel.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        super().open(focus or self)

    def _listen(self) -> None:
        """Answer keys and presses from now on, with the foot staying where it is."""
        self.panel.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.hold_foot()

    def grow_winners(self, ms: int) -> None:
        """Let the plates at the head grow within `ms`, if they are those of winners."""
        if any(row.won for row in self.ending.rows if row.seat in self.ending.about):
            self._winners.grow(ms)

    def event(self, event: QEvent) -> bool:
        """Ignore all keys at first, and later the repeats of a key held since before."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._deaf.isActive() or event.isAutoRepeat():
                event.accept()
                return True
        return super().event(event)

    def _make_head(self, ending: Ending) -> None:
        head = self._head.layout()
        assert isinstance(head, QHBoxLayout)
        head.removeWidget(self.title)
        head.setSpacing(20)
        # Who has won the rubber matters more than that the game is over.
        won = bool(ending.rubber) and not ending.goes_on
        over: tuple[TypeName, Ink] = ("control", "ink") if won else ("note", "ink_2")
        self._over = Label(_over(ending), *over, wrap=True)
        self.reason = Label(plain(ending.reason), "body", "ink_2", wrap=True)
        words = in_column(None, self._over, self.title, *[self.reason] * bool(ending.reason), None, gap=2)
        self._winners = Winners(_winners(ending))
        head.addWidget(self._winners, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(words, 1)

    @staticmethod
    def _chart(ending: Ending) -> CourseChart | None:
        longest = max((len(line) for line in ending.course.lines), default=0)
        return CourseChart(ending.course, ending.rows) if longest > 1 else None

    def _course(self, ending: Ending) -> QWidget | None:
        """The chart with its title and the turning point."""
        self._heading = Label(plain(_heading(ending)), "control", wrap=True)
        self._turning = Label(plain(ending.turning), "note", "ink_2", wrap=True)
        self._heading.even = self._turning.even = True
        self.watch = FilmLink(lambda: self.ending.turning)
        self.watch.clicked.connect(self._watch_turning)
        if self.chart is None and not ending.turning:
            return None
        side = QWidget()
        column = in_column(gap=6, margins=(0, 4, 0, 0), on=side)
        if self.chart is not None:
            column.addWidget(self._heading)
            column.addWidget(self.chart)
        if ending.turning:
            column.addLayout(in_row((self._turning, 1), self.watch, gap=8))
        self._under_chart = QVBoxLayout()
        self._under_chart.setContentsMargins(0, 2, 0, 0)
        column.addLayout(self._under_chart)
        column.addStretch(1)
        return side

    def _watch_turning(self) -> None:
        self.close()
        self.turning_wanted.emit(self.ending.turned_from)

    def _follow(self, command: Command) -> None:
        """Pass a command on; what leads away from the result closes the panel first."""
        if command not in (Command.SAVE, Command.SEND):
            self.close()
        self.commanded.emit(command)

    # Geometry

    def settle(self) -> None:
        """Lay the chart beside the places or below them, and turn buttons that do not fit at the foot into links.

        A low window has smaller plates and closer rows, and shows the look back under the chart, or under the places if
        there are only a few. Once the panel is up, it grows upwards as far as there is room, or downwards from
        `hold_top` on. It therefore opens with its foot as low as the later additions will need.
        """
        width = min(px(WIDEST), self.width() - 2 * MARGIN)
        room = width - 2 * PANEL_PADDING[1]
        wide = width >= _BESIDE and not self._crowded(room)
        turn(self._pair, beside=wide)
        self._fit_height(room, wide=wide)
        self.ways.fit(room)
        self._fit_title(room)
        self._fold(width, room)
        super().settle()
        # Set again here, because a look back adds its findings later.
        order_tabs(self.page.page, self.foot)

    @property
    def _low(self) -> bool:
        """Whether the window is low for the size of its text, and for many rows."""
        beyond = max(0, len(self.rows) - _MANY)
        return self.height() < (LOW_WINDOW + _LOW_EACH * beyond) * look().factor

    def _crowded(self, room: int) -> bool:
        """Whether a score would take more than two lines beside the chart; then the chart stands below the places."""
        if self.chart is None:
            return False
        words = 2 * ((room - self._pair.spacing()) * _SHARES[0] / sum(_SHARES) - px(_WHO))
        metrics = QFontMetricsF(font("control"))
        return any(metrics.horizontalAdvance(row.row.score) > words for row in self.rows)

    def _fit_height(self, room: int, *, wide: bool) -> None:
        """Use the available height for the rows, in one column or two, and for what is added below."""
        low = self._low
        many, tall = len(self.rows) > _MANY, self.height() >= _TALL * look().factor
        short = low or self.height() < (_WITHOUT + _EACH * len(self.rows)) * look().factor
        # Without a chart the rows have the whole width, and stand in two columns.
        pairs = len(self.rows) > _PAIRED and room >= 2 * px(_ROW) and (not wide or (low and self._side is None))
        large = look().factor > 1.0
        narrow_edges = low and wide and not pairs and (large or len(self.rows) > _FEW)
        near: Closeness = "close" if short else "wide"
        close: Closeness = "closest" if (many and not (tall or pairs)) or (narrow_edges and large) else near
        plates: Closeness = "closest" if narrow_edges else near
        level = narrow_edges and large and len(self.rows) > _SHORT and self.height() < LOW_WINDOW
        beside = wide and self._side is not None and (low or self.chart is None)
        wanted = Fit(close, plates, 2 if pairs else 1, narrow_edges, level, beside, low)
        if wanted != self._fitted:
            # Only on a change: each setting requests a new layout, which would call this again, without end.
            self._fitted = wanted
            self._fit_rows(wanted)
        self._place_added(wanted)

    def _place_added(self, fit: Fit) -> None:
        """Put the additions below places and chart or, with `fit.beside`, under the shorter of the two."""
        goal, last = self._below, self._last
        if fit.beside:
            goal = self._under_places if fit.level or len(self.rows) <= _SHORT else self._under_chart
            # This many places are longer than the chart.
            last = self._under_chart if fit.level and len(self.rows) > _MANY else self._last
        self._under_places.setContentsMargins(0, 12 if goal is self._under_places else 0, 0, 0)
        self._last.setContentsMargins(0, 12 if last is self._last else 0, 0, 0)
        for widgets, layout in ((self._added, goal), (self._seals, last)):
            for widget, _ in widgets:
                if layout.indexOf(widget) < 0:
                    layout.addWidget(widget)

    def _fit_rows(self, fit: Fit) -> None:
        """Set the spacing of rows, plates and chart."""
        each = -(-len(self.rows) // fit.columns)
        for number, row in enumerate(self.rows):
            row.fit(fit.rows, level=fit.level)
            self._grid.addWidget(row, number % each, number // each)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, fit.columns - 1)
        self._winners.fit(fit.plates)
        # In a low window every line is needed, and the film of the whole game is at the foot.
        self.watch.setVisible(bool(self.ending.turning) and not fit.low)
        if self.chart is not None:
            self.chart.fit(closest=fit.rows == "closest")
        self._over.setVisible(not fit.level)
        for number, share in enumerate((_LEVEL_SHARES if fit.level else _SHARES)[: self._pair.count()]):
            self._pair.setStretch(number, share)
        self.ways.be_low(fit.level)
        for _, close in (*self._added, *self._seals):
            close(fit.low)
        self._fit_edges(narrow=fit.narrow_edges, near=fit.rows != "wide")

    def _fit_edges(self, *, narrow: bool, near: bool) -> None:
        """Leave less room around head and foot if many rows need it, and around the page wherever rows are close."""
        side, edge = PANEL_PADDING[1], PANEL_PADDING[0]
        for part, above, below in ((self._head, edge, 12), (self.foot, 14, edge)):
            layout = part.layout()
            assert layout is not None
            layout.setContentsMargins(side, above // 2 if narrow else above, side, below // 2 if narrow else below)
        page = self.page.page.layout()
        assert page is not None
        page.setContentsMargins(side, 0, side, 2 if near else 8)
        page.setSpacing(5 if near else 14)

    def _fold(self, width: int, room: int) -> None:
        """Put the links into a menu at the foot if they would have to be scrolled to.

        That is settled once the panel stands: a proof makes the page longer, and takes no link away for it.
        """
        if self.held:
            return
        page, links = self.page.page.layout(), self.ways.sizeHint().height()
        assert page is not None
        wanted = self.page.wanted(width) + (links + page.spacing() if self.ways.isHidden() else 0)
        folded = wanted > self.height() - 2 * MARGIN - self._frame(width)
        self.ways.fold(room, folded=folded)

    def _fit_title(self, room: int) -> None:
        """Write the result in the largest type in which it takes two lines at most, or one where room is short."""
        room -= 120
        low = self.height() <= LOW_WINDOW
        short = low or (len(self.rows) > _SHORT and self.height() < _TALL * look().factor)
        most = room if short else 1.6 * room
        closest = self._fitted is not None and self._fitted.plates == "closest"
        sizes: tuple[TypeName, ...] = ("h2",) if closest else ("h1", "h2") if low else ("title", "h2")
        words = self.ending.sentence
        self.title.write(first_fitting(sizes, lambda one: QFontMetricsF(font(one)).horizontalAdvance(words) <= most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        self.settle()
