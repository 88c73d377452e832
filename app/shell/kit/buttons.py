"""The buttons that all windows share: with words, or with an icon (look 8)."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from app.art.icons import paint_icon
from app.art.labels import FROM_START, paint_text
from app.art.pens import colour, grown, mixed, pen, rounded, smooth_painter
from app.art.tokens import RADIUS_CONTROL, TARGET_TOUCH, Theme
from app.shell.kit.boxes import measure_again
from app.shell.kit.focus import RingedButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.paragraphs import paint_paragraph, suit_inks
from app.shell.kit.style import font, least_target, look, mirrored, px, target
from app.shell.kit.tool_tips import say_tip, show_tip
from app.shell.kit.widgets import Words, key_cap_width, key_text, paint_key_cap, unshortcut, visual
from app.table.long_press import LongPress, by_finger
from app.wording import t

ButtonKind = Literal["primary", "secondary", "link", "danger"]


class PushButton(RingedButton):
    """A button with words, 44 px high: the main one, an ordinary one, a link, or one that deletes something.

    `key` is written on it in a small cap; the owner must make it a shortcut. `icon` stands at the start. `aloud` is
    what screen readers say if the words alone would not distinguish it from others.
    """

    def __init__(
        self,
        words: Words,
        kind: ButtonKind = "secondary",
        *,
        key: str = "",
        icon: str = "",
        aloud: Words | None = None,
    ) -> None:
        super().__init__()
        self._words = words
        self._aloud = aloud
        self._kind = kind
        self._key = key
        self._roomy = ""
        self._low = False
        self._icon = icon
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.restyle()

    def say(self, words: Words) -> None:
        """Show these words from now on."""
        self._words = words
        self.retranslate()

    @property
    def key(self) -> str:
        """The key written on the button; empty if none."""
        return self._key

    def keep_room(self, key: str) -> None:
        """Always keep room for this key, so that nothing moves when it is shown or hidden."""
        self._roomy = key
        self.updateGeometry()

    def be_low(self, low: bool) -> None:
        """Be only as high as a press requires, whatever the size of the words; or as high as usual again."""
        self._low = low
        self.updateGeometry()

    def show_key(self, key: str) -> None:
        """Show this key from now on."""
        self._key = key
        measure_again(self)

    def retranslate(self) -> None:
        """Say it in the current language."""
        self.setText(unshortcut(self._words()))
        name_aloud(self, self._words() if self._aloud is None else self._aloud())
        measure_again(self)

    def restyle(self) -> None:
        """Follow a change of font."""
        self.setFont(font("control"))
        measure_again(self)

    def sizeHint(self) -> QSize:
        """As wide as its words, its icon and its key together."""
        width = QFontMetricsF(self.font()).horizontalAdvance(self._words()) + 2 * self._padding()
        if self._icon:
            width += 22 + 8
        width += self._cap_room()
        least = least_target()
        high = least if self._low else max(least, px(40 if self._kind == "link" else 44))
        return QSize(math.ceil(width) + 1, high)

    def _cap_room(self) -> float:
        """The width of the widest key ever written on it, with the gap before it, px."""
        return max((key_cap_width(key_text(key)) + 10 for key in (self._key, self._roomy) if key), default=0.0)

    def _padding(self) -> int:
        return 10 if self._kind == "link" else 19

    def _inks(self, theme: Theme) -> tuple[QColor | None, str, str]:
        """The colours of ground, line and text in the button's present state."""
        over, down = self.underMouse() and self.isEnabled(), self.isDown()
        if not self.isEnabled():
            return (None, "", theme.ink_2) if self._kind == "link" else (colour(theme.paper_2), theme.line, theme.ink_2)
        if self._kind == "primary":
            share = 0.22 if down else 0.10 if over else 0.0
            return mixed(theme.prim, theme.ink, share), "", theme.on_prim
        if self._kind == "link":
            return (colour(theme.paper_2) if over or down else None), "", theme.prim
        text = theme.pom if self._kind == "danger" else theme.ink
        return colour(theme.paper_2 if over or down else theme.paper), theme.line_2, text

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, icon, words and key. The words keep their place whatever key is written beside them."""
        theme = look().theme
        painter = smooth_painter(self)
        ground, line, ink = self._inks(theme)
        box = QRectF(self.rect())
        if ground is not None:
            painter.fillPath(rounded(box, RADIUS_CONTROL), ground)
        if line:
            painter.strokePath(rounded(grown(box, -0.6), RADIUS_CONTROL - 0.6), pen(line, 1.2))
        if not self.isEnabled():
            painter.setOpacity(0.62)
        self._paint_words(painter, box, ink)

    def _paint_words(self, painter: QPainter, box: QRectF, ink: str) -> None:
        rtl = mirrored(self)
        words = self._words()
        width = QFontMetricsF(self.font()).horizontalAdvance(words)
        icon = 30.0 if self._icon else 0.0
        key = key_text(self._key) if self._key else ""
        cap = self._cap_room() if key else 0.0
        at = box.left() + (box.width() - width - icon - cap) / 2
        if self._icon:
            place = visual(QRectF(at, box.center().y() - 11, 22, 22), box, rtl)
            paint_icon(painter, self._icon, place, ink, rtl)
        place = visual(QRectF(at + icon - 2, box.top(), width + 4, box.height()), box, rtl)
        self._write(painter, place, ink, rtl=rtl)
        if key:
            wide = key_cap_width(key)
            start = at + icon + width + 10 + (cap - 10 - wide) / 2
            place = visual(QRectF(start, box.center().y() - px(10), wide, px(20)), box, rtl)
            self._paint_cap(painter, place, key, ink)

    def _write(self, painter: QPainter, place: QRectF, ink: str, *, rtl: bool, wrap: bool = False) -> None:
        """Write the words into a place; on paper, suits have the colours of the cards."""
        words = self._words()
        inks = suit_inks(words) if self._kind != "primary" else []
        centre = Qt.AlignmentFlag.AlignCenter
        if inks:
            paint_paragraph(painter, place, words, ink, self.font(), rtl=rtl, align=centre, wrap=wrap, inks=inks)
        else:
            flags = centre.value | (Qt.TextFlag.TextWordWrap.value if wrap else 0)
            paint_text(painter, place, words, ink, self.font(), rtl=rtl, flags=flags)

    def _paint_cap(self, painter: QPainter, place: QRectF, key: str, ink: str) -> None:
        paint_key_cap(painter, place, key, ink if self._kind == "primary" else look().theme.ink_2)


def use_touch(button: QPushButton, *, touch: bool) -> None:
    """Make a button at least as large as a finger needs, or again as small as its own hint allows."""
    side = px(TARGET_TOUCH) if touch else 0
    button.setMinimumSize(side, side)
    if isinstance(button, IconButton):
        button.touch = touch


class IconButton(RingedButton):
    """A picture to press, at least 40 x 40 px, with its name as tooltip; `label` also writes the name beside it.

    A finger cannot point without pressing. So a long press by a finger shows the tooltip and does not press the button;
    with large targets (`touch`) any long press does.
    """

    ring_radius = 10.0
    touch = False

    def __init__(self, icon: str, words: Words, *, label: bool = False, key: str = "", checkable: bool = False) -> None:
        """A button with the picture `icon`; the tooltip names `key`."""
        super().__init__()
        self._icon = icon
        self._words = words
        self._key = key
        self._label = label
        self._long: LongPress | None = None
        self.setCheckable(checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.restyle()

    def show_label(self, label: bool) -> None:
        """Show or hide the name beside the picture."""
        if label != self._label:
            self._label = label
            measure_again(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Watch a press that may become a long one."""
        if event.button() == Qt.MouseButton.LeftButton and self._tells(event):
            self._long = self._long or LongPress(self, self._say_what, self._let_go)
            self._long.begin(event.position())
        super().mousePressEvent(event)

    def _tells(self, press: QMouseEvent) -> bool:
        """Whether this press, if held, shows the tooltip. A button with its name written on it has no more to say."""
        return not self._label and (self.touch or by_finger(press))

    def _say_what(self, _at: QPointF) -> None:
        """Show the tooltip below the button."""
        say_tip(self)

    def _let_go(self) -> None:
        """End a long press: the button is not pressed, and its tooltip stays a while longer."""
        self.setDown(False)
        # The release itself hides any tooltip that is shown.
        QTimer.singleShot(0, self, lambda: self._say_what(QPointF()))

    def retranslate(self) -> None:
        """Say it in the current language."""
        words = self._words()
        name_aloud(self, words)
        key = key_text(self._key) if self._key else ""
        show_tip(self, t("bar.tip", tip=words, key=key) if key else words)
        if key:
            # A screen reader says the name anyway.
            describe_aloud(self, key)
        measure_again(self)

    def restyle(self) -> None:
        """Follow a change of font."""
        self.setFont(font("note"))
        measure_again(self)

    def sizeHint(self) -> QSize:
        """40 x 40 px, or as wide as the name needs."""
        side = target()
        if not self._label:
            return QSize(side, side)
        return QSize(math.ceil(QFontMetricsF(self.font()).horizontalAdvance(self._words())) + 22 + 8 + 20, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground if pressed or pointed at, the picture, the name."""
        theme = look().theme
        painter = smooth_painter(self)
        box = QRectF(self.rect())
        if self.isEnabled() and (self.isChecked() or self.isDown() or self.underMouse()):
            painter.fillPath(rounded(box, 10), colour(theme.paper_2))
        if self.isChecked():
            painter.strokePath(rounded(grown(box, -0.75), 9.25), pen(theme.line_2, 1.5))
        if not self.isEnabled():
            painter.setOpacity(0.4)
        rtl = mirrored(self)
        start = 10.0 if self._label else (box.width() - 22) / 2
        place = visual(QRectF(start, box.center().y() - 11, 22, 22), box, rtl)
        paint_icon(painter, self._icon, place, theme.ink, rtl)
        if self._label:
            place = visual(QRectF(40, 0, box.width() - 50 + 4, box.height()), box, rtl)
            paint_text(painter, place, self._words(), theme.ink, self.font(), rtl=rtl, flags=FROM_START)
