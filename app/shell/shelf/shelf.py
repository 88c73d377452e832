"""The shelf: the first thing people see (look 12).

It has a header, a greeting at the first start, the cloth with the game to resume, and a tile for every game. Tiles are
buttons; the arrow keys go from one to the next as they lie on the screen, Enter opens. Below them are remarks on the
person's own games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.art.wordmark import WORDMARK_RATIO, paint_wordmark
from app.session.kept_games import Unfinished
from app.shell.kit.boxes import delete, in_column, in_row
from app.shell.kit.buttons import IconButton
from app.shell.kit.focus import ARROWS, reached
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.page import Page
from app.shell.kit.style import font, look
from app.shell.kit.widgets import Label, Words, plain, said
from app.shell.settings.release import release
from app.shell.settings.settings import Settings
from app.shell.shelf.catalogue import LAB, items
from app.shell.shelf.pictures import Album, Pictures
from app.shell.shelf.resume import Resume
from app.shell.shelf.tiles import MARGIN, ShelfTile, Tiles
from app.shell.window.pages import WindowPage
from app.wording import t

if TYPE_CHECKING:
    from app.shell.settings.updates import Reminder

_LABELS_FROM = 1080
"""From this width on, px at text size 1, the buttons show their names beside them."""
_HEARD_FROM = 1000
"""When the greeting is announced to screen readers, ms after it is shown: by then they know the program."""
_APART = 16
"""Between the parts of the header, px."""


class Wordmark(QWidget):
    """The program's name in its own strokes."""

    def __init__(self, height: int = 40) -> None:
        """As wide as its letters at this height."""
        super().__init__()
        self.setFixedSize(round(height * WORDMARK_RATIO), height)
        name_aloud(self, t("app.name"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the four letters."""
        paint_wordmark(QPainter(self), QRectF(self.rect()), look().theme.ink)


class Header(QWidget):
    """The wordmark, one line, and the buttons for rules, results, lab and settings."""

    def __init__(self) -> None:
        """The owner connects the buttons."""
        super().__init__()
        self.setFixedHeight(72)
        self.latin = Label(lambda: t("app.name"), "h1")
        self.line = Label(said("app.tagline"), "body", "ink_2")
        self.rules = IconButton("rules", said("shelf.rules"), key="F1")
        self.results = IconButton("results", said("shelf.results"))
        self.lab = IconButton("lab", said("shelf.lab"))
        self.settings = IconButton("settings", said("shelf.settings"), key="Ctrl+,")
        self.buttons = (self.rules, self.results, self.lab, self.settings)
        self._mark = Wordmark()
        parts = (self._mark, self.latin, self.line, None, *self.buttons)
        in_row(*parts, gap=_APART, margins=(MARGIN, 10, MARGIN, 0), on=self)
        self.retranslate()

    def retranslate(self) -> None:
        """In languages other than Hebrew, show the program's name beside the Hebrew wordmark."""
        self.latin.setVisible(not look().rtl)
        self._fit()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the buttons' names if there is room, and the tagline if there is still room beside everything else."""
        for button in self.buttons:
            button.show_label(self.width() >= _LABELS_FROM * look().factor)
        words = [QFontMetricsF(font("body")).horizontalAdvance(t("app.tagline"))]
        if not look().rtl:
            words.append(QFontMetricsF(font("h1")).horizontalAdvance(t("app.name")))
        beside = [self._mark.width(), *(button.sizeHint().width() for button in self.buttons)]
        apart = _APART * (len(words) + len(beside))
        self.line.setVisible(sum(words) + sum(beside) + apart <= self.width() - 2 * MARGIN)


class Shelf(WindowPage):
    """The whole page.

    `chosen` carries the id of a game to begin, or of another item (`lab`, `own`); `resumed` the number of a kept game
    to resume. `rules_wanted`, `results_wanted` and `print_wanted` carry the id of a game from its menu.
    """

    stays = True
    chosen = Signal(str)
    resumed = Signal(int)
    rules_wanted = Signal(str)
    results_wanted = Signal(str)
    print_wanted = Signal(str)

    def __init__(self, settings: Settings, place: Path | None = None) -> None:
        """A shelf with no game to resume; see `show_unfinished`.

        `place` is where its pictures are kept for the next start; None: nowhere.
        """
        super().__init__()
        album = Album(place)
        self.pictures = Pictures(album, self)
        self.header = Header()
        self._stood = ""
        self._left: QWidget | None = None
        self.resume = Resume(album)
        self.tiles = Tiles(items(), self.pictures)
        self._connect_tiles()
        self.remarks = Label(plain(""), "note", "ink_2", wrap=True)
        self.remarks.setContentsMargins(MARGIN, 0, MARGIN, 16)
        self.remarks.hide()
        self.greeting: Label | None = None
        self.scrolled = self.page = Page()
        in_column(self.resume, self.tiles, self.remarks, None, gap=6, margins=(0, 4, 0, 0), on=self.page.page)
        whole = self._whole = in_column(self.header, (self.page, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        stamp = release()
        self.reminder: Reminder | None = None
        if stamp is not None:
            from app.shell.settings.updates import Reminder

            self.reminder = Reminder(stamp, settings)
            self.reminder.left.connect(lambda: self._walk(self._below()[0], Qt.Key.Key_Up))
            whole.addWidget(self.reminder)
        for control in (*self.header.buttons, self.resume.more, self.resume.others, self.resume.button, *self._below()):
            control.installEventFilter(self)
        self.resume.resumed.connect(self.resumed)
        self.header.lab.clicked.connect(lambda: self.chosen.emit(LAB))

    def _connect_tiles(self) -> None:
        self.tiles.pressed.connect(lambda item: self.chosen.emit(item.id))
        self.tiles.menu_wanted.connect(self._open_menu)
        self.tiles.stood_on.connect(self._stand_on)
        self.tiles.left.connect(self._walk)

    def _below(self) -> list[QWidget]:
        """The controls of the reminder, if there is one."""
        return reached(self.reminder) if self.reminder is not None else []

    def rows(self) -> list[list[QWidget]]:
        """The controls row by row, as they lie on the screen: header, cloth, tiles, the reminder below them."""
        tiles: list[list[QWidget]] = [[*row] for row in self.tiles.rows()]
        cloth = [self.resume.more, self.resume.others, self.resume.button]
        rows: list[list[QWidget]] = [[*self.header.buttons], [*cloth], *tiles, self._below()]
        seen = [[one for one in row if one.isVisibleTo(self)] for row in rows]
        return [row for row in seen if row]

    def _walk(self, here: QWidget, key: int) -> None:
        """Go where an arrow points: to the next control in the row, or the nearest one in the next row; else stay."""
        rows = self.rows()
        at = next(number for number, row in enumerate(rows) if here in row)
        middle = _middle(here, self)
        there = at + (1 if key == Qt.Key.Key_Down else -1)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            found = rows[there] if 0 <= there < len(rows) else []
        else:
            on = 1 if key == Qt.Key.Key_Right else -1
            found = [one for one in rows[at] if (_middle(one, self) - middle) * on > 0]
        if found:
            nearest = min(found, key=lambda one: abs(_middle(one, self) - middle))
            nearest.setFocus(Qt.FocusReason.TabFocusReason)

    def _open_menu(self, tile: ShelfTile, place: QPoint) -> None:
        """Open a menu of what a person can do with a game."""
        from app.shell.kit.menu import Menu  # loaded late: a start does not need menus

        lines = {
            "play": self.chosen,
            "rules": self.rules_wanted,
            "results": self.results_wanted,
            "print": self.print_wanted,
        }
        self.menu = Menu(tile)
        for line, signal in lines.items():
            self.menu.add_line(t(f"tile.menu.{line}"), partial(signal.emit, tile.item.id))
        self.menu.open_at(place)

    def renew(self) -> None:
        """Make the tiles again, because games have been added or removed."""
        focused = next((tile.item.id for tile in self.tiles.tiles if tile.hasFocus()), "")
        before, self.tiles = self.tiles, Tiles(items(), self.pictures)
        self._connect_tiles()
        layout = self.page.page.layout()
        if layout is not None:
            layout.replaceWidget(before, self.tiles)
        delete(before)
        self.tiles.show()
        self._use_room()
        self.tiles.arrange()
        same = next((tile for tile in self.tiles.tiles if tile.item.id == focused), None)
        if same is not None:
            same.setFocus(Qt.FocusReason.OtherFocusReason)

    def greet(self, words: Words) -> None:
        """Show a greeting above the tiles, without covering any, until the person leaves the shelf."""
        if self.greeting is None:
            self.greeting = Label(words, "body", wrap=True)
            self.greeting.setContentsMargins(MARGIN, 0, MARGIN, 8)
            self._whole.insertWidget(1, self.greeting)
            self.greeting.show()
        self._use_room()
        # Announcements before the bridge to screen readers has started are lost (docs/qt.md#screen-readers).
        greeting = self.greeting
        QTimer.singleShot(_HEARD_FROM, greeting, lambda: announce(greeting, words()))

    def show_remarks(self, sentences: Sequence[str]) -> None:
        """Show these sentences below the tiles; hide the line if there are none."""
        self.remarks.say(plain("\n".join(sentences)))
        self.remarks.setVisible(bool(sentences))

    def show_unfinished(self, games: Sequence[Unfinished], cards_of: Callable[[int], Sequence[str]]) -> None:
        """Show the cloth of the game left open last, and a way to the others; no cloth if there are none.

        `cards_of` returns the open cards of the game with a number.
        """
        self.resume.show_games(games, cards_of)
        if self.reminder is not None:
            self.reminder.refresh()
        self._use_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles into the new height."""
        super().resizeEvent(event)
        self._use_room()

    def _use_room(self) -> None:
        """Give the tiles the height that the parts above and below them leave."""
        taken = self.header.height() + 10
        if self.greeting is not None:
            taken += self.greeting.heightForWidth(self.width())
        if self.resume.isVisibleTo(self):
            taken += self.resume.sizeHint().height() + 6
        if self.reminder is not None and self.reminder.isVisibleTo(self):
            taken += self.reminder.sizeHint().height()
        self.tiles.show_in(max(0, self.height() - taken))

    def leave(self) -> None:
        """Remember the focused control for when the person comes back, because Qt moves the focus of a hidden page.

        The greeting has been read by then, so remove it.
        """
        if self.greeting is not None:
            delete(self.greeting, self._whole)
            self.greeting = None
        focused = self.window().focusWidget()
        self._left = focused if focused is not None and self.isAncestorOf(focused) else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the control that had it when the person left, or, if that was made again, to its tile."""
        super().focusInEvent(event)
        left = self._left
        there = left is not None and isValid(left) and left.isVisibleTo(self)
        (left if there and left is not None else self._tile()).setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        """Focus what a person most likely wants: the game left open, else the tile focused last."""
        first = self.resume.button if self.resume.isVisibleTo(self) else self._tile()
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tile(self) -> ShelfTile:
        """The tile that had the focus last; else the first."""
        tiles = self.tiles.tiles
        return next((one for one in tiles if one.item.id == self._stood), tiles[0])

    def _stand_on(self, tile: ShelfTile) -> None:
        """Scroll the tile that has just got the focus into sight, with its hem, and remember it."""
        self._stood = tile.item.id
        at = tile.mapTo(self.page.page, QPoint(0, 0))
        self.page.ensureVisible(at.x(), at.y(), 0, 12)
        self.page.ensureVisible(at.x(), at.y() + tile.height(), 0, 12)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Handle the arrow keys above and below the tiles, and bring the game left open into sight with the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isinstance(watched, QWidget):
            if event.key() in ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                self._walk(watched, event.key())
                return True
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget) and self.resume.isAncestorOf(watched):
            # The cloth is the first thing on the page, and may only just have been put there.
            self.page.verticalScrollBar().setValue(0)
        return False


def _middle(widget: QWidget, around: QWidget) -> int:
    """The horizontal position of a widget's middle inside `around`, px."""
    return widget.mapTo(around, widget.rect().center()).x()
