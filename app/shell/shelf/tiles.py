"""The tiles of the shelf: a button for each game, for the lab, and for the person's own game (look 12)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.art.cloth import paint_small_hem
from app.art.fonts import scaled
from app.art.icons import paint_icon
from app.art.labels import FROM_START, paint_text
from app.art.pens import colour, grown, pen, rounded
from app.art.pixmaps import drawn
from app.art.text_lines import elided
from app.shell.kit.focus import RingedButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import fitted, paint_shadow, visual
from app.shell.shelf.catalogue import Item
from app.shell.shelf.pictures import Pictures, TilePicture
from app.wording import t
from app.wording.bidi import range_text
from app.wording.titles import game_about, game_name

MARGIN = 36
"""Between the edge of the shelf and its contents, px."""
GAP = (17, 14)
RADIUS = 16.0
RAISED = 3
_LEAST = 218
_USUAL = 250
_WIDEST = 520
"""The least, usual and largest width of a tile, px."""
_SETTLED_AFTER = 90
"""How long the size must stay the same before the pictures are painted at the new size, ms."""
_PICTURE = 128 / 228
"""The height of a tile's picture divided by its width (`app.art.tiles`)."""


def name_of(item: Item) -> str:
    """The name of an item on the shelf, in the current language."""
    return game_name(item.id) if item.is_game else t(f"shelf.tile.{item.id}")


def about(item: Item) -> str:
    """What the item is about, in a few words."""
    return game_about(item.id) if item.is_game else t(f"shelf.tile.{item.id}.about")


def seats_of(item: Item) -> str:
    """The number of players in words; empty if it is not a game."""
    if item.seats is None:
        return ""
    low, high = item.seats
    return t("game.seats", n=low) if low == high else t("game.seats-range", seats=item.seats)


class ShelfTile(RingedButton):
    """One item on the shelf, a button. The `Tiles` that contain it paint its hem."""

    def __init__(self, item: Item, pictures: Pictures, tiles: Tiles) -> None:
        """The tile of `item` among the `tiles`."""
        super().__init__()
        self.setParent(tiles)
        self._tiles = tiles
        self.item = item
        self._pictures = pictures
        self.hemmed = self._ringed = False
        self._last: QPixmap | None = None
        self._face: tuple[tuple[object, ...], QPixmap] | None = None
        self.setMouseTracking(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        name_aloud(self, name_of(self.item))
        describe_aloud(self, ". ".join(part for part in (about(self.item), seats_of(self.item)) if part))
        self._face = None
        self.update()

    def restyle(self) -> None:
        """Paint again after a change of text, colours or cards, or when a picture becomes available."""
        self._face = None
        self.update()

    def show_ring(self) -> None:
        """Show the hem, which is a tile's focus ring.

        It leaves a tile under a resting pointer until the pointer moves again.
        """
        self._ringed = True
        self._hem()

    def hide_ring(self) -> None:
        """Hide the hem, unless the pointer is on the tile."""
        self._ringed = False
        self._hem(self.underMouse())

    def _hem(self, hemmed: bool = True) -> None:
        """Show or hide the hem. Only one tile has it: the keys or the pointer place it, whichever was used last."""
        if hemmed:
            for tile in self._tiles.tiles:
                tile.hemmed = False
        self.hemmed = hemmed
        self._tiles.update()

    # Not an event filter: that would see every event of every tile, hundreds of them at each start.

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make this the tile that Tab reaches."""
        self._tiles.stand_on(self)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to another tile, or leave the tiles; handle all other keys as every button does."""
        if not self._tiles.walk(self, event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a game, on the right mouse button or the menu key."""
        if self.item.is_game:
            self._tiles.menu_wanted.emit(self, event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the hem and let the tile rise, because the pointer has come."""
        super().enterEvent(event)
        self._hem()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the hem again if the keys took it, because the pointer has moved."""
        super().mouseMoveEvent(event)
        if not self.hemmed:
            self._hem()

    def leaveEvent(self, event: QEvent) -> None:
        """Return the hem to the tile with the focus, because the pointer has gone."""
        super().leaveEvent(event)
        self._hem(False)
        for tile in self._tiles.tiles:
            if tile._ringed:
                tile._hem()

    def card(self) -> QRectF:
        """The visible part of the tile, in its own coordinates; the rest is room for it to rise."""
        box = QRectF(self.rect())
        return box.adjusted(0, 0, 0, -RAISED) if self.underMouse() else box.adjusted(0, RAISED, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile from a kept picture, because any change on the shelf repaints all tiles."""
        dpr, size = self.devicePixelRatio(), self.card().size()
        key = (size.toTuple(), dpr, mirrored(self), self._tiles.being_resized)
        if self._face is None or self._face[0] != key:
            face = drawn(math.ceil(size.width() * dpr), math.ceil(size.height() * dpr), dpr, self._paint_face)
            self._face = (key, face)
        QPainter(self).drawPixmap(self.card().topLeft(), self._face[1])

    def _paint_face(self, painter: QPainter) -> None:
        """Paint the picture, the name, what the game is about, and the number of players."""
        theme = look().theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(QPointF(0, 0), self.card().size())
        painter.fillPath(rounded(box, RADIUS), colour(theme.paper))
        high = round(box.width() * _PICTURE)
        picture = self._picture(high)
        if picture is None:
            painter.setClipRect(QRectF(0, 0, box.width(), high))
            painter.fillPath(rounded(box, RADIUS), colour(theme.paper_2))
            painter.setClipping(False)
        elif picture.deviceIndependentSize().toSize() == QSize(round(box.width()), high):
            painter.drawPixmap(0, 0, picture)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRectF(0, 0, box.width(), high), picture, QRectF(picture.rect()))
        painter.strokePath(rounded(grown(box, -0.5), RADIUS - 0.5), pen(theme.line, 1))
        self._paint_words(painter, QRectF(14, high, box.width() - 28, box.height() - high), mirrored(self))

    def _picture(self, high: int) -> QPixmap | None:
        """The picture at the tile's size; the last one during a resize or until the new one is painted."""
        if self._last is None or not self._tiles.being_resized:
            now, dpr = look(), self.devicePixelRatio()
            wanted = TilePicture(self.item.id, self.width(), high, now.theme, dpr, now.cards, RADIUS)
            self._last = self._pictures.picture(wanted) or self._last
        return self._last

    def _paint_words(self, painter: QPainter, room: QRectF, rtl: bool) -> None:
        theme, box = look().theme, QRectF(0, 0, self.width(), room.bottom())
        by = _grown(self.width())
        name_face = scaled(font("tile_name"), by)
        about_face = scaled(font("small"), by)
        small = scaled(font("note"), by)
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
        name = elided(name_of(self.item), name_face, wide)
        place = visual(QRectF(room.left(), top, wide + 3, line), box, rtl)
        paint_text(painter, place, name, theme.ink, name_face, rtl=rtl, flags=FROM_START)
        about_face = fitted(about(self.item), about_face, room.width(), 0.92)
        text = elided(about(self.item), about_face, room.width())
        place = visual(QRectF(room.left(), top + line, room.width() + 3, px(20) * by), box, rtl)
        paint_text(painter, place, text, theme.ink_2, about_face, rtl=rtl, flags=FROM_START)


def _grown(width: float) -> float:
    """How much larger a tile's words are than on a tile of the usual width: the square root of the widths' ratio."""
    return min(1.4, max(1.0, math.sqrt(width / _USUAL)))


class Tiles(QWidget):
    """All tiles, from the start side. Tab reaches one of them, the arrow keys reach the others.

    They are as large as the window allows: in the fewest columns that leave all rows in sight or, if no number does, in
    as many columns as fit.

    `stood_on` carries the tile that gets the focus. `left` carries a tile from which an arrow leads up or down, and the
    key: the shelf handles these, because it has more rows.
    """

    pressed = Signal(object)
    menu_wanted = Signal(object, QPoint)
    stood_on = Signal(object)
    left = Signal(object, int)

    def __init__(self, things: Sequence[Item], pictures: Pictures) -> None:
        super().__init__()
        self.tiles = [ShelfTile(item, pictures, self) for item in things]
        pictures.painted.connect(self._painted)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, item=tile.item: self.pressed.emit(item))
        self.columns = 1
        self.room = 0
        self._measured: tuple[tuple[int, int, float], tuple[int, int, int]] | None = None
        self._settling = QTimer(self, singleShot=True, interval=_SETTLED_AFTER)
        self._settling.timeout.connect(self._settled)
        self._take_tab(self.tiles[0])

    def _take_tab(self, chosen: ShelfTile) -> None:
        for tile in self.tiles:
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tile is chosen else Qt.FocusPolicy.ClickFocus)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.arrange()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """True: with more columns there are fewer rows."""
        return True

    def show_in(self, room: int) -> None:
        """Lay the tiles in this height of the shelf, px, if they fit into it."""
        if room != self.room:
            self.room = room
            self.arrange()

    def _measure(self, width: int) -> tuple[int, int, int]:
        """The number of columns, and the width and height of a tile, for this width of the shelf.

        The last answer is kept, because layouts ask for the same width many times.
        """
        asked = (width, self.room, look().factor)
        if self._measured is None or self._measured[0] != asked:
            self._measured = (asked, self._fitting(width))
        return self._measured[1]

    def _fitting(self, width: int) -> tuple[int, int, int]:
        least = _LEAST * max(1.0, 0.5 + look().factor / 2)
        most = max(1, int((width - 2 * MARGIN + GAP[0]) // (least + GAP[0])))
        for columns in range(1, most):
            wide, high = self._tile(width, columns)
            if wide <= _WIDEST and self._high(columns, high) <= self.room:
                return columns, wide, high
        return (most, *self._tile(width, most))

    @staticmethod
    def _tile(width: int, columns: int) -> tuple[int, int]:
        """The width and height of a tile, px, if `columns` of them share `width`."""
        wide = (width - 2 * MARGIN - (columns - 1) * GAP[0]) // columns
        words = (px(6) + px(26) + px(20) + px(12)) * _grown(wide)
        return wide, round(wide * _PICTURE + words)

    def _high(self, columns: int, high: int) -> int:
        """The height of all rows of tiles of height `high`, with room for the hem of the last row."""
        rows = -(-len(self.tiles) // columns)
        return rows * (high + GAP[1]) - GAP[1] + 24

    def heightForWidth(self, width: int) -> int:
        """The height of all rows, with room for the hem of the last row."""
        columns, _, high = self._measure(width)
        return self._high(columns, high)

    def sizeHint(self) -> QSize:
        """Room for three columns."""
        width = 3 * 228 + 2 * GAP[0] + 2 * MARGIN
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Room for one column."""
        return QSize(_LEAST + 2 * MARGIN, 240)

    def arrange(self) -> None:
        """Move every tile to its place."""
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
        """Whether the size has just changed and may change again.

        Repainting fifteen pictures at each step of a resize would be too slow.
        """
        return self._settling.isActive()

    def _painted(self, name: str) -> None:
        for tile in self.tiles:
            if tile.item.id == name:
                tile.restyle()

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
        """Paint what surrounds the tiles: their shadows, and the hem of the one pointed at."""
        painter = QPainter(self)
        for tile in self.tiles:
            box = tile.card().translated(QPointF(tile.pos()))
            high = tile.underMouse()
            paint_shadow(painter, box, RADIUS, drop=5 if high else 2, blur=12 if high else 7, opacity=0.24)
            if tile.hemmed:
                paint_small_hem(painter, box, look().theme, RADIUS)

    def rows(self) -> list[list[ShelfTile]]:
        """The tiles row by row, from the top."""
        return [self.tiles[first : first + self.columns] for first in range(0, len(self.tiles), self.columns)]

    def stand_on(self, tile: ShelfTile) -> None:
        """Let Tab come back to this tile, which has just got the focus."""
        self._take_tab(tile)
        self.stood_on.emit(tile)

    def walk(self, tile: ShelfTile, event: QKeyEvent) -> bool:
        """Walk on from a tile with an arrow key, Home or End; returns False for any other key."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.left.emit(tile, event.key())
            return True
        at, last = self.tiles.index(tile), len(self.tiles) - 1
        on = -1 if mirrored(self) else 1
        steps = {
            Qt.Key.Key_Right: at + on,
            Qt.Key.Key_Left: at - on,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        there = steps.get(Qt.Key(event.key()))
        if there is None:
            return False
        if 0 <= there <= last:
            self.tiles[there].setFocus(Qt.FocusReason.TabFocusReason)
        return True
