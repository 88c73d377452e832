"""The curtain between two people who share a screen (look 13): it names the next person and has a button to hold.

It covers everything immediately and swallows all keyboard and mouse input to the table below. The named person opens it
with a long press, by mouse or with F8. Enter does nothing, because the previous person may still be holding it. The
curtain knows nothing about what it covers: nothing of the next seat is built before `opened`.
"""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import (
    QEasingCurve,
    QElapsedTimer,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from app.art.curtain_cloth import curtain_pixmap
from app.art.fonts import scaled
from app.art.labels import paint_text
from app.art.pens import colour, grown, mixed, pen, rounded, smooth_painter
from app.art.text_lines import elided, first_fitting
from app.art.tokens import RADIUS_PANEL, TypeName
from app.session.seats import Seated
from app.shell.kit.boxes import in_column, measure_again
from app.shell.kit.focus import RingedButton
from app.shell.kit.heard import announce, is_heard, name_aloud
from app.shell.kit.style import font, look, mirrored, px
from app.shell.kit.widgets import Label, PlateView, RoundBox, called, paint_shadow, plain, visual
from app.shell.table.room import LOW
from app.wording import t
from app.wording.names import Name

HOLD_MS = 700
"""How long the button must be held, ms."""
PANEL = QSize(700, 456)
_STEP = 8
"""The panel's top is rounded down to a multiple of this for painting the cloth, px."""
REPEAT_MS = 60
"""A key that was up for no longer than this, in ms, was really held down and only repeated itself. Some window systems
(X11) report each repeat as up and down, and Qt takes some of them for real key presses, above all during painting."""
_FRAME = 16
_RING = 30
_PASSING = ("F11", "Ctrl+W", "Ctrl+Q")
"""Keys that still reach the window: full screen, the shelf, quit."""

Hand = Literal["mouse", "key"]


class HoldButton(RingedButton):
    """A button that works only if it is held; `held` is emitted once it has been held long enough.

    Its ring fills meanwhile and empties on release. A click, Enter and Space do nothing.
    """

    held = Signal()
    ring_radius = 16.0

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self._hands: set[Hand] = set()
        self.doubted = False
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.timeout.connect(self._on_frame)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.restyle()

    def say(self, words: str) -> None:
        """Write this on the button."""
        self._words = words
        name_aloud(self, words)
        measure_again(self)

    @property
    def progress(self) -> float:
        """How much of the time it has been held, 0 to 1."""
        return min(1.0, self._since.elapsed() / HOLD_MS) if self._hands else 0.0

    def hold(self, hand: Hand) -> None:
        """Note that the mouse or the key presses the button."""
        if not self._hands:
            self._since.start()
            self._timer.start()
        self._hands.add(hand)
        self.update()

    def let_go(self, hand: Hand) -> None:
        """Note that the mouse or the key has let go."""
        self._hands.discard(hand)
        if not self._hands:
            self._timer.stop()
            self.update()

    def cancel(self) -> None:
        """Make the person let go and begin again."""
        self._hands.clear()
        self.doubted = False
        self._timer.stop()
        self.setDown(False)
        self.update()

    def _on_frame(self) -> None:
        self.update()
        if self.progress >= 1.0 and not self.doubted:
            self.cancel()
            self.held.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to hold, with the left button."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.hold("mouse")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let go when the pointer leaves the button."""
        super().mouseMoveEvent(event)
        if not self.rect().contains(event.position().toPoint()):
            self.let_go("mouse")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.let_go("mouse")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go when the focus moves elsewhere, because the key release would go there."""
        super().focusOutEvent(event)
        self.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore keys; the curtain knows which key holds the button."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ignore keys, as on a press."""
        event.ignore()

    def restyle(self) -> None:
        """Follow a change of fonts."""
        self.setFont(scaled(font("control"), 1.16))
        measure_again(self)

    def sizeHint(self) -> QSize:
        """60 px high, as wide as its words and the ring."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self._words)
        return QSize(math.ceil(width) + px(_RING) + 10 + 2 * 28, max(56, px(60)))

    def minimumSizeHint(self) -> QSize:
        """Narrower: a long name may be cut."""
        return QSize(px(_RING) + 120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the filling ring and the words."""
        theme, rtl = look().theme, mirrored(self)
        painter = smooth_painter(self)
        box = QRectF(self.rect())
        share = 0.18 if self._hands else 0.1 if self.underMouse() else 0.0
        painter.fillPath(rounded(box, self.ring_radius), mixed(theme.prim, theme.ink, share))
        side = px(_RING)
        words = elided(self._words, self.font(), box.width() - side - 10 - 32)
        width = QFontMetricsF(self.font()).horizontalAdvance(words)
        start = (box.width() - side - 10 - width) / 2
        ring = grown(visual(QRectF(start, box.center().y() - side / 2, side, side), box, rtl), -2.5)
        painter.setPen(pen(theme.on_prim, 4, alpha=0.36))
        painter.drawEllipse(ring)
        if self.progress > 0:
            # Saffron on the blue of the day, ink on the pale blue of the evening: both stand out.
            painter.setPen(pen("#F4BC4E" if theme.name == "light" else theme.on_prim, 4))
            painter.drawArc(ring, 90 * 16, round(-360 * 16 * self.progress))
        place = visual(QRectF(start + side + 10 - 2, 0, width + 4, box.height()), box, rtl)
        paint_text(painter, place, words, theme.on_prim, self.font(), rtl=rtl)


class NameLabel(Label):
    """A name in the largest type in which it fits; a very long name is cut."""

    def __init__(self) -> None:
        self.largest: TypeName = "display"
        self._whole = ""
        super().__init__(plain(""), self.largest)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_name(self, name: str, width: int, largest: TypeName) -> None:
        """Show `name` within `width` px."""
        self._whole, self.largest = name, largest
        steps: tuple[TypeName, ...] = ("display", "title", "h1", "game_name")
        smaller = steps[steps.index(largest) :]
        self.write(first_fitting(smaller, lambda step: QFontMetricsF(font(step)).horizontalAdvance(name) <= width))
        self.say(called(elided(name, self.font(), width)))
        name_aloud(self, name)


class Curtain(QWidget):
    """The cloth over the whole of `host`, and the panel on it once somebody is named.

    `opened` is emitted when the button has been held long enough; the cloth stays until `lift` is called.
    """

    opened = Signal()

    def __init__(self, host: QWidget) -> None:
        """Hidden until `cover`."""
        super().__init__(host)
        self._host = host
        self._seated: Seated | None = None
        self._note = ""
        self._motion: QVariantAnimation | None = None
        self._key_up = QTimer(self, singleShot=True, interval=REPEAT_MS)
        self._key_up.timeout.connect(self._let_key_go)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.panel = RoundBox("paper", RADIUS_PANEL)
        self.panel.setParent(self)
        self.plate = PlateView("pomegranate", 124)
        self._to = Label(lambda: t("evening.curtain.to"), "body", "ink_2")
        self.name = NameLabel()
        self.sentence = Label(plain(""), "body", "ink_2", wrap=True)
        self.button = HoldButton()
        self.button.held.connect(self._on_held)
        self._key = Label(plain(""), "small", "ink_2", wrap=True)
        for label in (self._to, self.sentence, self._key):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
        middle = Qt.AlignmentFlag.AlignHCenter
        words = (self._to, self.name, 8, self.sentence, 22)
        self._column = in_column(
            (self.plate, middle), 16, *words, (self.button, middle), 16, self._key, gap=0, on=self.panel,
        )
        host.installEventFilter(self)
        self.panel.hide()
        self.hide()

    # Down and up

    def cover(self, ms: int = 0) -> None:
        """Cover the host within `ms` (0: immediately), naming nobody, and take the keyboard focus."""
        self._stop()
        self.button.cancel()
        self._seated = None
        self.panel.hide()
        self.setGeometry(self._host.rect())
        name_aloud(self, t("evening.curtain.covered"))
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if ms > 0:
            self._move(-self.height(), 0, ms)

    def name_seat(self, seated: Seated, note: str = "") -> None:
        """Say who gets the screen; `note` is a sentence about what comes next, below the button.

        If the host is not covered yet, cover it immediately.
        """
        if not self.isVisible():
            self.cover()
        self.panel.show()
        self.put(seated, note)
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{t('evening.curtain.said', who=self._who)} {t('evening.curtain.heard')}")

    def put(self, seated: Seated, note: str) -> None:
        """Write the named person and the note, in the current language."""
        self._seated, self._note = seated, note
        self.plate.show_plate(seated.plate)
        self._say()
        self._settle()

    def lift(self, ms: int = 0) -> None:
        """Uncover the host within `ms` (0: immediately)."""
        self._stop()
        self.button.cancel()
        if ms > 0 and self.isVisible():
            self._move(self.y(), -self.height(), ms)
        else:
            self._gone()

    def _on_held(self) -> None:
        if self._seated is not None:
            self.opened.emit()

    def _gone(self) -> None:
        self._seated = None
        self.panel.hide()
        self.hide()

    def _move(self, start: int, end: int, ms: int) -> None:
        motion = self._motion = QVariantAnimation(self)
        motion.setDuration(ms)
        motion.setStartValue(start)
        motion.setEndValue(end)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(lambda y: self.move(0, int(y)))
        if end < 0:
            motion.finished.connect(self._gone)
        self.move(0, start)
        motion.start(QVariantAnimation.DeletionPolicy.KeepWhenStopped)

    def _stop(self) -> None:
        motion, self._motion = self._motion, None
        if motion is not None:
            motion.stop()
            motion.deleteLater()

    # The words

    @property
    def _who(self) -> Name:
        assert self._seated is not None
        return Name(self._seated.name or t(f"plate.{self._seated.plate}"), self._seated.spoken_of)

    def _say(self) -> None:
        if self._seated is None:
            return
        self.sentence.say(plain(t("evening.curtain.only", who=self._who)))
        self.button.say(t("evening.curtain.hold", who=self._who))
        heard = t("evening.curtain.heard") if is_heard() else ""
        self._key.say(plain(" ".join(filter(None, (t("evening.curtain.key"), self._note, heard)))))

    def retranslate(self) -> None:
        """Say everything in the current language, except the note, which its owner must give again."""
        name_aloud(self, t("evening.curtain.covered"))
        self._say()
        self._settle()

    def restyle(self) -> None:
        """Follow a change of fonts and colours."""
        self._settle()
        self.update()

    # Geometry

    def _settle(self) -> None:
        """Lay the panel in the middle of the cloth."""
        if self._seated is None:
            return
        low = self.height() < LOW
        self.plate.measure(92 if low else 124)
        padding = (34, 18 if low else 34)
        self._column.setContentsMargins(padding[0], padding[1], padding[0], padding[1] - 6)
        width = min(PANEL.width(), self.width() - 48)
        self.button.setMaximumWidth(width - 2 * padding[0])
        self.name.show_name(self._who, width - 2 * padding[0], "title" if low else "display")
        self._column.activate()
        wanted = self._column.totalHeightForWidth(width)
        height = min(max(wanted, 0 if low else PANEL.height()), self.height() - 24)
        self.panel.setGeometry(QRect((self.width() - width) // 2, (self.height() - height) // 2, width, height))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's size."""
        super().resizeEvent(event)
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window."""
        if isValid(self) and watched is self._host and event.type() == QEvent.Type.Resize:
            self.setGeometry(QRect(QPoint(0, self.y()), self._host.size()))
        return False

    # Keys and clicks stay here

    def event(self, event: QEvent) -> bool:
        """Keep every key from being a shortcut of what is covered, except the keys that reveal nothing."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            if not any(pressed == QKeySequence(one) for one in _PASSING):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hold the button with F8; ignore every other key, and every repeat."""
        if event.key() == Qt.Key.Key_F8 and not event.isAutoRepeat():
            repeated = self._key_up.isActive()
            self._key_up.stop()
            self.button.doubted = False
            if not repeated and self._seated is not None:
                self.button.hold("key")
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of F8, unless it is down again right away: then it was held and only repeated itself."""
        if event.key() == Qt.Key.Key_F8 and not event.isAutoRepeat():
            self.button.doubted = True
            self._key_up.start()
        event.accept()

    def _let_key_go(self) -> None:
        self.button.doubted = False
        self.button.let_go("key")

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the focus here: there is only one control."""
        if self._seated is not None:
            self.button.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Let go when the person leaves the window; take the focus back when a sheet above closes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and self.isEnabled() and self.isVisible():
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.button.cancel()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go when hidden."""
        super().hideEvent(event)
        self.button.cancel()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow a press beside the button."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth and the panel's shadow."""
        painter = QPainter(self)
        # In steps, because the words of each hand-over make the panel a little higher or lower.
        free = self.panel.y() // _STEP * _STEP if self._seated is not None else self.height()
        painter.drawPixmap(0, 0, curtain_pixmap(self.width(), self.height(), self.devicePixelRatioF(), free))
        if self.panel.isVisible():
            paint_shadow(painter, QRectF(self.panel.geometry()), RADIUS_PANEL, drop=10, blur=40, opacity=0.4)
            frame = rounded(grown(QRectF(self.panel.geometry()), 0.5), RADIUS_PANEL)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(frame, pen(colour(look().theme.line), 1))
