"""A sentence at the lower edge of a page, for a while: why something does not open, or what was done.

On a page with a cloth it lies on the cloth, where it covers nothing, as near to the upper edge as possible, because the
lower edge has the hand, the voice and its buttons. If the cloth is too full, it lies over the quiet words of the page,
if it fits there. It takes no focus and asks nothing; screen readers hear it. A click or the next sentence ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QHideEvent, QMouseEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from app.art.icons import paint_icon
from app.art.pens import colour, grown, pen, rounded, smooth_painter
from app.art.tokens import RADIUS_PANEL
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.paragraphs import paint_paragraph, text_height
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import paint_shadow, visual

if TYPE_CHECKING:
    from app.table.surface import Surface

STAYS = 8000
"""How long a sentence stays, ms."""
_WIDEST, _EDGE = 640, 14
_BEFORE, _AFTER = 58, 16
"""The room before the words, with the picture in it, and after them, px."""
_FREE, _TIGHT = 28, 16
"""The room above and below the words together, px: usually, and in a small place."""
_LEAST = 280
"""In a width below this, px, its words would be a column."""
_PLACED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show)
"""The events after which the page or its cloth may be in another place."""


class Notice(QWidget):
    """The strip, over the lower edge of `host` or on a cloth."""

    def __init__(self, host: QWidget) -> None:
        """Hidden until something is said."""
        super().__init__(host)
        self._host = host
        self._cloth: Surface | None = None
        self._quiet_rooms: Callable[[], Sequence[QRect]] = tuple
        self.sentence = ""
        self._icon = "info"
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def lie_over(self, cloth: Surface | None, quiet_rooms: Callable[[], Sequence[QRect]] = tuple) -> None:
        """Lie on this cloth of the host from now on; None: over the lower edge of the host.

        `quiet_rooms` returns the places beside the cloth with only quiet words, the quietest first.
        """
        former = self._cloth
        if former is not None and isValid(former):
            former.removeEventFilter(self)
            former.settled.disconnect(self._table_at_rest)
        self._cloth, self._quiet_rooms = cloth, quiet_rooms
        if cloth is not None:
            cloth.settled.connect(self._table_at_rest)
        if self.isVisible():
            self._watch()
        self._settle()

    def _watch(self) -> None:
        """Follow the host and the cloth while a sentence is shown; not always, because a filter sees every event."""
        for widget in (self._host, self._cloth):
            if widget is not None:
                widget.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to follow the widgets below."""
        super().showEvent(event)
        self._watch()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop following them."""
        super().hideEvent(event)
        for widget in (self._host, self._cloth):
            if widget is not None and isValid(widget):
                widget.removeEventFilter(self)

    def say(self, sentence: str, icon: str = "info") -> None:
        """Show a sentence with a picture before it."""
        self.sentence, self._icon = sentence, icon
        name_aloud(self, sentence)
        self._settle()
        self.show()
        self.raise_()
        self.update()
        self._timer.start(STAYS)
        announce(self, sentence)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._settle()

    def retranslate(self) -> None:
        """Hide, because the sentence is in the other language."""
        self.hide()

    def _settle(self) -> None:
        host, cloth = self._host, self._cloth
        over = host.rect()
        # While the screen changes hands, the table is out of the window.
        if cloth is not None and not (isValid(cloth) and host.isAncestorOf(cloth)):
            cloth = None
        if cloth is not None:
            over = QRect(cloth.mapTo(host, QPoint(0, 0)), cloth.size())
        size = self._size(min(_WIDEST, over.width() - 48))
        corner = QPoint(over.left() + (over.width() - size.width()) // 2, over.height() - size.height() - 6)
        if cloth is not None:
            # The margin around the paper is its shadow, which covers nothing.
            paper, edge = QSize(size.width() - 2 * _EDGE, size.height() - 2 * _EDGE), QPoint(_EDGE, _EDGE)
            quiet = None if cloth.has_room(paper) else self._quiet_place()
            if quiet is not None:
                self.setGeometry(quiet)
                return
            corner = over.topLeft() + cloth.clear_place(paper) - edge
        self.setGeometry(QRect(corner, size))

    def _size(self, most: int, free: int = _FREE) -> QSize:
        """The size for a width of at most `most`, with `free` above and below its words together, px.

        It is no wider than its words, because it covers other things.
        """
        face, beside = font("body"), 2 * _EDGE + _BEFORE + _AFTER
        words = ceil(QFontMetricsF(face).horizontalAdvance(self.sentence)) + 2
        width = min(most, words + beside)
        text = text_height(self.sentence, face, width - beside)
        return QSize(width, round(max(px(52), text + free)) + 2 * _EDGE)

    def _quiet_place(self) -> QRect | None:
        """A place where it covers only quiet words; None if it fits nowhere."""
        for room in self._quiet_rooms():
            size = self._size(room.width() + 2 * _EDGE, _TIGHT)
            if room.width() >= _LEAST and size.height() - 2 * _EDGE <= room.height():
                return QRect(QPoint(room.left() + (room.width() - size.width()) // 2, room.top() - _EDGE), size)
        return None

    def _table_at_rest(self) -> None:
        """Place it again, because the cards on the cloth may have moved."""
        if self.isVisible():
            self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place it again when the page or its cloth moves."""
        if event.type() in _PLACED and isValid(self) and self.isVisible():
            self._settle()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide, because the person has read it."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper, a picture, the sentence."""
        theme, rtl = look().theme, mirrored(self)
        painter = smooth_painter(self)
        box = grown(QRectF(self.rect()), -_EDGE)
        paint_shadow(painter, box, RADIUS_PANEL, drop=3, blur=12, opacity=0.3)
        painter.fillPath(rounded(box, RADIUS_PANEL), colour(theme.paper))
        painter.strokePath(rounded(grown(box, -0.75), RADIUS_PANEL - 0.75), pen(theme.line_2, 1.5))
        paint_icon(painter, self._icon, visual(QRectF(box.left() + 20, box.center().y() - 12, 24, 24), box, rtl),
                   theme.prim)
        room = visual(box.adjusted(_BEFORE, 0, -_AFTER, 0), box, rtl)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        paint_paragraph(painter, room, self.sentence, theme.ink, font("body"), rtl=rtl, align=align)
