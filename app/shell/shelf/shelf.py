"""The shelf: the first thing that people see (look 12).

A header, the cloth with the game to resume, and a tile for every game. Tiles are buttons; the arrow keys go from one to
the next as the eye does, Enter opens. Below them stands what there is to say about the person's own games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from app.art.cloth import paint_small_hem
from app.art.icons import paint_icon
from app.art.labels import paint_text
from app.art.pens import colour, grown, pen, rounded
from app.art.pixmaps import drawn
from app.art.tiles import TILE_HEIGHT, TILE_WIDTH, tile_pixmap
from app.art.wordmark import WORDMARK_RATIO, paint_wordmark
from app.session.kept_games import Unfinished
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.focus import Ringed
from app.shell.kit.sheet import Page
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import IconButton, Label, elided, fitted, paint_shadow, plain, said, visual
from app.shell.settings.settings import Settings
from app.shell.settings.updates import Reminder, release
from app.shell.shelf.catalogue import LAB, Item, items
from app.shell.shelf.resume import Resume
from app.shell.shelf.tile_menu import TileMenu
from app.shell.window.pages import WindowPage
from app.wording import t
from app.wording.bidi import range_text
from app.wording.sentences import game_about, game_name

MARGIN = 36
GAP = (17, 14)
RADIUS = 16.0
RAISED = 3
_LEAST = 218
_USUAL = 250
_WIDEST = 520
"""The least, usual and largest width of a tile, px."""
_SETTLED_AFTER = 90
"""Once the size has not changed for so many ms, the pictures are painted at the new one."""
_LABELS_FROM = 1080
"""From this window width on, the header's buttons have their names beside them."""


def name_of(item: Item) -> str:
    """The name of a thing on the shelf, in the current language."""
    return game_name(item.id) if item.is_game else t(f"shelf.tile.{item.id}")


def about(item: Item) -> str:
    """What it is about, in a few words."""
    return game_about(item.id) if item.is_game else t(f"shelf.tile.{item.id}.about")


def seats_of(item: Item) -> str:
    """For how many people it is, in words; empty if it is not a game."""
    if item.seats is None:
        return ""
    low, high = item.seats
    return t("game.seats", n=low) if low == high else t("game.seats-range", seats=item.seats)


class ShelfTile(Ringed, QPushButton):
    """One thing on the shelf, to be pressed. The `Tiles` it lies on paint the hem round it."""

    def __init__(self, item: Item, settings: Settings) -> None:
        """The tile of `item`; its cards look as the settings say."""
        super().__init__()
        self.item = item
        self._settings = settings
        self.hemmed = False
        self._last: QPixmap | None = None
        self._face: tuple[tuple[object, ...], QPixmap] | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        self.setAccessibleName(name_of(self.item))
        self.setAccessibleDescription(". ".join(part for part in (about(self.item), seats_of(self.item)) if part))
        self._face = None
        self.update()

    def restyle(self) -> None:
        """Follow a change of text, colours or cards."""
        self._last = self._face = None
        self.update()

    def show_ring(self) -> None:
        """Show the hem: it is a tile's ring."""
        self._hem()

    def hide_ring(self) -> None:
        """Hide the hem, unless the pointer is here."""
        self._hem(self.underMouse())

    def _hem(self, hemmed: bool = True) -> None:
        self.hemmed = hemmed
        tiles = self.parentWidget()
        if tiles is not None:
            tiles.update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a game, by the other button of the mouse or the menu key."""
        tiles = self.parentWidget()
        if self.item.is_game and isinstance(tiles, Tiles):
            tiles.menu_wanted.emit(self, event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes: show the hem and let the tile rise."""
        super().enterEvent(event)
        self._hem()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        super().leaveEvent(event)
        self._hem(False)

    def card(self) -> QRectF:
        """What is seen of the tile, in its own coordinates; there is room for it to rise."""
        box = QRectF(self.rect())
        return box.adjusted(0, 0, 0, -RAISED) if self.underMouse() else box.adjusted(0, RAISED, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile: it is kept as a picture, since whatever changes over the shelf paints all tiles again."""
        dpr, size = self.devicePixelRatio(), self.card().size()
        key = (size.toTuple(), dpr, mirrored(self), self._settling)
        if self._face is None or self._face[0] != key:
            face = drawn(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr), dpr, self._paint_face)
            self._face = (key, face)
        QPainter(self).drawPixmap(self.card().topLeft(), self._face[1])

    def _paint_face(self, painter: QPainter) -> None:
        """Paint the picture, the name, what it is about, the number of people."""
        theme = look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(0, 0), self.card().size())
        painter.fillPath(rounded(box, RADIUS), colour(theme.paper))
        high = round(box.width() * TILE_HEIGHT / TILE_WIDTH)
        picture = self._picture(high)
        if picture.deviceIndependentSize().toSize() == QSize(round(box.width()), high):
            painter.drawPixmap(0, 0, picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(0, 0, box.width(), high), picture, QRectF(picture.rect()))
        painter.strokePath(rounded(grown(box, -0.5), RADIUS - 0.5), pen(theme.line, 1))
        self._paint_words(painter, QRectF(14, high, box.width() - 28, box.height() - high), mirrored(self))

    @property
    def _settling(self) -> bool:
        """Whether the window is being resized."""
        tiles = self.parentWidget()
        return isinstance(tiles, Tiles) and tiles.being_resized

    def _picture(self, high: int) -> QPixmap:
        """The picture at the tile's size; while the window is being resized, the last one."""
        if self._last is None or not self._settling:
            style, dpr = self._settings.card_style(), self.devicePixelRatio()
            self._last = tile_pixmap(
                self.item.id, self.width(), high, look().theme, dpr, style, top_radius=RADIUS
            )
        return self._last

    def _paint_words(self, painter: QPainter, room: QRectF, rtl: bool) -> None:
        theme, box = look().theme, QRectF(0, 0, self.width(), room.bottom())
        flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value
        by = _grown(self.width())
        name_face = _enlarged(font("tile_name"), by)
        about_face = _enlarged(font("small"), by)
        small = _enlarged(font("note"), by)
        top, line = room.top() + px(6) * by, px(26) * by
        ends = 0.0
        if self.item.seats:
            text = range_text(*self.item.seats)
            width = QFontMetricsF(small).horizontalAdvance(text) + 2
            place = visual(QRectF(room.right() - width, top, width, line), box, rtl)
            paint_text(painter, place, text, theme.ink_2, small, rtl=rtl)
            icon = visual(QRectF(room.right() - width - 21, top + line / 2 - 8, 16, 16), box, rtl)
            paint_icon(painter, "person", icon, theme.ink_2)
            ends = width + 28
        wide = room.width() - ends
        name_face = fitted(name_of(self.item), name_face, wide)
        name = elided(name_of(self.item), QFontMetricsF(name_face), wide)
        place = visual(QRectF(room.left(), top, wide + 3, line), box, rtl)
        paint_text(painter, place, name, theme.ink, name_face, rtl=rtl, flags=flags)
        about_face = fitted(about(self.item), about_face, room.width(), 0.92)
        text = elided(about(self.item), QFontMetricsF(about_face), room.width())
        place = visual(QRectF(room.left(), top + line, room.width() + 3, px(20) * by), box, rtl)
        paint_text(painter, place, text, theme.ink_2, about_face, rtl=rtl, flags=flags)


def _grown(width: float) -> float:
    """How much larger the words of a tile are than on one of the usual width: the root of how much wider it is."""
    return min(1.4, max(1.0, math.sqrt(width / _USUAL)))


def _enlarged(face: QFont, by: float) -> QFont:
    """A larger copy of a face."""
    larger = QFont(face)
    larger.setPointSizeF(face.pointSizeF() * by)
    return larger


class Tiles(QWidget):
    """All tiles, from the start side; Tab reaches one of them, the arrow keys the others.

    They are as large as the window allows: in as few columns as leave all rows in sight or, where no number does, in as
    many as fit.
    """

    pressed = Signal(object)
    menu_wanted = Signal(object, QPoint)

    def __init__(self, things: Sequence[Item], settings: Settings) -> None:
        super().__init__()
        self.tiles = [ShelfTile(item, settings) for item in things]
        for tile in self.tiles:
            tile.setParent(self)
            tile.clicked.connect(lambda _=False, item=tile.item: self.pressed.emit(item))
            tile.installEventFilter(self)
        self.columns = 1
        self.room = 0
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_AFTER)
        self._settling.timeout.connect(self._settled)
        self._take_tab(self.tiles[0])

    def _take_tab(self, chosen: ShelfTile) -> None:
        for tile in self.tiles:
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is chosen else Qt.FocusPolicy.ClickFocus)

    def tile(self, name: str) -> ShelfTile:
        """The tile with this id. Raises KeyError for an unknown one."""
        for tile in self.tiles:
            if tile.item.id == name:
                return tile
        raise KeyError(name)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.arrange()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Yes: the more columns, the fewer rows."""
        return True

    def show_in(self, room: int) -> None:
        """Lay the tiles in this height of the shelf, px, if they have room in it."""
        if room != self.room:
            self.room = room
            self.arrange()

    def _measure(self, width: int) -> tuple[int, int, int]:
        """Columns, width and height of a tile for this width of the shelf."""
        least = _LEAST * max(1.0, 0.5 + look().factor / 2)
        most = max(1, int((width - 2 * MARGIN + GAP[0]) // (least + GAP[0])))
        for columns in range(1, most):
            wide, high = self._tile(width, columns)
            if wide <= _WIDEST and self._high(columns, high) <= self.room:
                return columns, wide, high
        return (most, *self._tile(width, most))

    @staticmethod
    def _tile(width: int, columns: int) -> tuple[int, int]:
        """The width and height of a tile in so many columns."""
        wide = (width - 2 * MARGIN - (columns - 1) * GAP[0]) // columns
        words = (px(6) + px(26) + px(20) + px(12)) * _grown(wide)
        return wide, round(wide * TILE_HEIGHT / TILE_WIDTH + words)

    def _high(self, columns: int, high: int) -> int:
        """The height of all rows of tiles so high, with room for the hem of the last."""
        rows = -(-len(self.tiles) // columns)
        return rows * (high + GAP[1]) - GAP[1] + 24

    def heightForWidth(self, width: int) -> int:
        """The height of all rows, with room for the hem of the last."""
        columns, _, high = self._measure(width)
        return self._high(columns, high)

    def sizeHint(self) -> QSize:
        """Three columns."""
        width = 3 * 228 + 2 * GAP[0] + 2 * MARGIN
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One column."""
        return QSize(_LEAST + 2 * MARGIN, 240)

    def arrange(self) -> None:
        """Lay the tiles where they belong."""
        columns, wide, high = self._measure(self.width())
        self.columns = columns
        used = columns * wide + (columns - 1) * GAP[0]
        start = (self.width() - used) // 2
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            x = start + column * (wide + GAP[0])
            if mirrored(self):
                x = self.width() - x - wide
            tile.setGeometry(QRect(x, 12 - RAISED + row * (high + GAP[1]), wide, high + RAISED))
        if self.minimumHeight() != self.heightForWidth(self.width()):
            self.setFixedHeight(self.heightForWidth(self.width()))

    @property
    def being_resized(self) -> bool:
        """Whether the size has just changed and may go on changing; fifteen pictures a step would be too slow."""
        return self._settling.isActive()

    def _settled(self) -> None:
        for tile in self.tiles:
            tile.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._settling.start()
        self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of direction."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies round the tiles: their shadows, and the hem of the one pointed at."""
        painter = QPainter(self)
        for tile in self.tiles:
            box = tile.card().translated(QPointF(tile.pos()))
            high = tile.underMouse()
            paint_shadow(painter, box, RADIUS, drop=5 if high else 2, blur=12 if high else 7, opacity=0.24)
            if tile.hemmed:
                paint_small_hem(painter, box, look().theme, RADIUS)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Go from tile to tile with the arrow keys, Home and End."""
        if isinstance(watched, ShelfTile):
            if event.type() == QEvent.Type.FocusIn:
                self._take_tab(watched)
            elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._walk(watched, event)
        return False

    def _walk(self, tile: ShelfTile, event: QKeyEvent) -> bool:
        at, last = self.tiles.index(tile), len(self.tiles) - 1
        on = -1 if mirrored(self) else 1
        steps = {
            Qt.Key.Key_Right: at + on,
            Qt.Key.Key_Left: at - on,
            Qt.Key.Key_Down: at + self.columns,
            Qt.Key.Key_Up: at - self.columns,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        there = steps.get(Qt.Key(event.key()))
        if there is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if there < 0 and event.key() == Qt.Key.Key_Up:
            return False  # out of the tiles, to what stands above them
        if 0 <= there <= last:
            self.tiles[there].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class Wordmark(QWidget):
    """The program's name in its own strokes."""

    def __init__(self, height: int = 40) -> None:
        """As wide as its letters at this height."""
        super().__init__()
        self.setFixedSize(round(height * WORDMARK_RATIO), height)
        self.setAccessibleName(t("app.name"))

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
        row = in_row(Wordmark(), self.latin, self.line, None, gap=16, margins=(MARGIN, 10, MARGIN, 0), on=self)
        for button in self.buttons:
            row.addWidget(button)
        self.retranslate()

    def retranslate(self) -> None:
        """The wordmark is Hebrew; in other languages the name stands beside it."""
        self.latin.setVisible(not look().rtl)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show names beside the pictures if there is room, and the line if there is room for that."""
        super().resizeEvent(event)
        for button in self.buttons:
            button.show_label(event.size().width() >= _LABELS_FROM * look().factor)
        self.line.setVisible(event.size().width() >= 760 * look().factor)


class Shelf(WindowPage):
    """The whole page.

    `chosen` carries the id of a game to begin, or of what else was pressed (`lab`, `own`); `resumed` the number of a
    kept game to resume. `rules_wanted`, `results_wanted` and `print_wanted` carry the id of a game from its menu.
    """

    chosen = Signal(str)
    resumed = Signal(int)
    rules_wanted = Signal(str)
    results_wanted = Signal(str)
    print_wanted = Signal(str)

    def __init__(self, settings: Settings) -> None:
        """A shelf with no game to resume; see `show_unfinished`."""
        super().__init__()
        self.header = Header()
        self.resume = Resume(settings)
        self._settings = settings
        self.tiles = Tiles(items(), settings)
        self._connect_tiles()
        self.remarks = Label(plain(""), "note", "ink_2", wrap=True)
        self.remarks.setContentsMargins(MARGIN, 0, MARGIN, 16)
        self.remarks.hide()
        page = Page()
        in_column(self.resume, self.tiles, self.remarks, None, gap=6, margins=(0, 4, 0, 0), on=page.page)
        self.page = page
        whole = in_column(self.header, (page, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        stamp = release()
        self.reminder = Reminder(stamp, settings) if stamp is not None else None
        if self.reminder is not None:
            whole.addWidget(self.reminder)
        self.resume.resumed.connect(self.resumed)
        self.header.lab.clicked.connect(lambda: self.chosen.emit(LAB))

    def _connect_tiles(self) -> None:
        self.tiles.pressed.connect(lambda item: self.chosen.emit(item.id))
        self.tiles.menu_wanted.connect(self._open_menu)
        for tile in self.tiles.tiles:
            tile.installEventFilter(self)

    def _open_menu(self, tile: ShelfTile, place: QPoint) -> None:
        game = tile.item.id
        signals = {
            "play": self.chosen,
            "rules": self.rules_wanted,
            "results": self.results_wanted,
            "print": self.print_wanted,
        }
        self.menu = TileMenu(tile, {line: partial(signal.emit, game) for line, signal in signals.items()})
        self.menu.open_at(place)

    def renew(self) -> None:
        """Make the tiles anew: games have come or gone."""
        before, self.tiles = self.tiles, Tiles(items(), self._settings)
        self._connect_tiles()
        layout = self.page.page.layout()
        if layout is not None:
            layout.replaceWidget(before, self.tiles)
        before.hide()
        before.deleteLater()
        self.tiles.show()
        self._use_room()
        self.tiles.arrange()

    def show_remarks(self, sentences: Sequence[str]) -> None:
        """Show these below the tiles; nothing if there are none."""
        self.remarks.say(plain("\n".join(sentences)))
        self.remarks.setVisible(bool(sentences))

    def show_unfinished(self, games: Sequence[Unfinished]) -> None:
        """Show the cloth of the game that was left open last, and a way to the others; no cloth if there are none."""
        self.resume.show_games(games)
        if self.reminder is not None:
            self.reminder.refresh()
        self._use_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tiles use the height that there is."""
        super().resizeEvent(event)
        self._use_room()

    def _use_room(self) -> None:
        """What lies above and below the tiles takes the height that it wants; the rest is theirs."""
        taken = self.header.height() + 10
        if self.resume.isVisibleTo(self):
            taken += self.resume.sizeHint().height() + 6
        if self.reminder is not None and self.reminder.isVisibleTo(self):
            taken += self.reminder.sizeHint().height()
        self.tiles.show_in(max(0, self.height() - taken))

    def focus_first(self) -> None:
        """Give the keyboard focus to what a person is most likely to want."""
        if self.resume.isVisibleTo(self):
            self.resume.button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.tiles.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Scroll the focused tile into sight, with its hem."""
        if isinstance(watched, ShelfTile) and event.type() == QEvent.Type.FocusIn:
            at = watched.mapTo(self.page.page, QPoint(0, 0))
            self.page.ensureVisible(at.x(), at.y(), 0, 12)
            self.page.ensureVisible(at.x(), at.y() + watched.height(), 0, 12)
        return False
