"""What happened since the last turn of the person who has the screen now, as their seat saw it (look 13).

It lies over the lower edge of the table that was just opened: there lies the person's own hand, not what others did. It
takes the first click or key, and goes away by itself after a while.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from shiboken6 import isValid

from app.art.tokens import RADIUS_PANEL
from app.shell.kit.inked import InkedLabel
from app.shell.kit.notice import announce
from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import Label, RoundBox, paint_shadow, plain, said
from app.wording.spoken import spoken

STAYS = 5000
"""How long it stays after `start_leaving`, ms."""
_WIDEST = 640
_EDGE = 34
_GAP = 7
_LOW = 14
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)


class Recap(QWidget):
    """The panel over `host`. `gone` is emitted once, when it was clicked away or has left by itself."""

    gone = Signal()

    def __init__(self, host: QWidget, four_colour: bool = False) -> None:
        """Hidden until lines are shown; `four_colour` as on the cards."""
        super().__init__(host)
        self._host, self._four_colour = host, four_colour
        self._lines: list[str] = []
        self._labels: list[InkedLabel] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.leave)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = RoundBox("paper", RADIUS_PANEL, "line")
        self.panel.setParent(self)
        self._column = QVBoxLayout(self.panel)
        self._column.setContentsMargins(_EDGE, 22, _EDGE, 16)
        self._column.setSpacing(_GAP)
        self.title = Label(plain(""), "h2", wrap=True)
        self._earlier = Label(said("evening.recap.earlier"), "note", "ink_2", wrap=True)
        self._hint = Label(said("evening.recap.hint"), "small", "ink_2", wrap=True)
        self._column.addWidget(self.title)
        self._column.addWidget(self._earlier)
        self._column.addWidget(self._hint)
        host.installEventFilter(self)
        self.hide()

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        """Show what happened, the latest last; if there is not room for all, the earlier ones are left out.

        If there are no lines there is nothing to show, and it is gone at once.
        """
        self._timer.stop()
        self._lines = [line for line in lines if line]
        self.title.say(plain(title))
        if not self._lines:
            self.leave()
            return
        self.setGeometry(self._host.rect())
        self._settle()
        self.show()
        self.raise_()
        # The table has the keyboard focus; the first key is caught on its way there.
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        words = " ".join(spoken(line) for line in self._lines)
        self.setAccessibleName(f"{title} {words}")
        announce(self, self.accessibleName())

    def start_leaving(self) -> None:
        """From now on it stays for `STAYS` ms."""
        if self.isVisible():
            self._timer.start()

    def leave(self) -> None:
        """Go away now and forget what was said, in screen readers too."""
        self.hide()
        self._lines = []
        self._drop_labels()
        self.title.say(plain(""))
        self.setAccessibleName("")
        self.gone.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take no key and wait for nothing when hidden."""
        super().hideEvent(event)
        self._timer.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    @property
    def shown(self) -> list[str]:
        """The lines for which there is room."""
        return self._lines[len(self._lines) - len(self._labels) :]

    # Geometry

    def _settle(self) -> None:
        """Lay the panel over the lower edge, with as many lines as fit."""
        if not self._lines:
            return
        self._drop_labels()
        width = min(px(_WIDEST), self.width() - 48)
        inner = width - 2 * _EDGE
        room: float = self.height() - 48 - 38 - 3 * _GAP
        room -= self.title.heightForWidth(inner) + self._hint.heightForWidth(inner)
        heights = [text_height(line, font("body"), inner) + 2 + _GAP for line in self._lines]
        whole = sum(heights) <= room
        if not whole:
            room -= self._earlier.heightForWidth(inner) + _GAP
        count = 0
        for high in reversed(heights):
            if high > room and count:
                break
            room -= high
            count += 1
        self._earlier.setVisible(not whole)
        for number, line in enumerate(self._lines[len(self._lines) - count :]):
            label = InkedLabel()
            label.write(line, look().theme.ink, self._four_colour)
            label.setWordWrap(True)
            label.setFont(font("body"))
            label.setFixedHeight(round(heights[len(heights) - count + number]) - _GAP)
            self._column.insertWidget(2 + number, label)
            self._labels.append(label)
        self._column.activate()
        height = min(self._column.totalHeightForWidth(width), self.height() - 24)
        self.panel.setGeometry(QRect((self.width() - width) // 2, self.height() - height - _LOW, width, height))
        self.update()

    def _drop_labels(self) -> None:
        """Take the lines off the panel, emptied first: a deleted widget stays there until the event loop runs again."""
        for label in self._labels:
            self._column.removeWidget(label)
            label.clear()
            label.deleteLater()
        self._labels = []

    def restyle(self) -> None:
        """Follow a change of fonts and inks."""
        self._settle()

    def retranslate(self) -> None:
        """Go away: the lines are in the other language, and whoever gave them may show them anew."""
        if self.isVisible():
            self.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        if self.isVisible():
            self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size, and take the first key pressed in it, whatever it would mean below."""
        if not isValid(self):
            return False
        kind = event.type()
        if kind == QEvent.Type.Resize and watched is self._host:
            self.setGeometry(self._host.rect())
        elif kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(watched, QWidget):
            return self._take(watched, event)
        return False

    # Away with it

    def _take(self, watched: QWidget, event: QEvent) -> bool:
        """Take a key, unless it has been held since before; returns whether it was taken.

        F8 never is: it opened the curtain, and some window systems press a held key again and again.
        """
        if not isinstance(event, QKeyEvent) or watched.window() is not self.window() or not self.isVisible():
            return False
        if event.isAutoRepeat() or event.key() in (*_MODIFIERS, Qt.Key.Key_F8):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.leave()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away on a click anywhere."""
        event.accept()
        self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel's shadow; the table shows through."""
        paint_shadow(QPainter(self), QRectF(self.panel.geometry()), RADIUS_PANEL, drop=10, blur=40, opacity=0.28)
