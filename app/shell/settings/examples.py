"""A small picture of what a comfort setting does at its present value, shown beside its control (look 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.cloth import cloth_brush
from app.art.faces import card_pixmap
from app.art.pens import colour, dashed, grown, pen, rounded, smooth_painter
from app.art.tokens import RADIUS_CONTROL, TARGET
from app.shell.kit.boxes import measure_again
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.settings.settings import Settings
from app.shell.table.voice import TOUCH
from app.table.cards import PEEK
from app.table.geometry import RATIO
from app.table.surface import SLIDE, TOUCH_SLIDE
from app.wording import t

WIDE, HIGH = 96, 70
"""The size of an example, px at text size 1."""
FADED = (0.16, 0.3, 0.5)
"""How visible a moving card still is along its way, the earliest place first."""
RECALLED: Mapping[str, tuple[str, ...]] = {
    "off": ("", "", ""),
    "last-round": ("", "", "7D"),
    "on": ("KH", "", "7D"),
}
"""The small faces on three closed cards, for each value of `recall`."""


class ComfortExample(QWidget):
    """What one setting does: the side things are on, their size, how they move, what closed cards show."""

    def __init__(self, settings: Settings, setting: str) -> None:
        """An example of `setting`: one of `left_handed`, `touch`, `motion`, `recall`."""
        super().__init__()
        self._settings, self._setting = settings, setting
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        settings.changed.connect(self._follow)
        self.retranslate()

    def _follow(self) -> None:
        self.update()

    def retranslate(self) -> None:
        """Say in the current language what the picture shows."""
        words = t(f"settings.{self._setting}.example")
        name_aloud(self, words)
        show_tip(self, words)

    def restyle(self) -> None:
        """Follow a change of text size."""
        measure_again(self)

    def sizeHint(self) -> QSize:
        """The size of a small piece of cloth."""
        return QSize(px(WIDE), px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, and on it the effect of the setting at its present value."""
        theme, box = look().theme, QRectF(self.rect())
        painter = smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(rounded(box, RADIUS_CONTROL))
        painter.fillPath(rounded(box, RADIUS_CONTROL), cloth_brush(box, theme))
        _EXAMPLES[self._setting](self, painter, box)
        edge = theme.line_2 if theme.high_contrast else theme.line
        painter.strokePath(rounded(grown(box, -0.5), RADIUS_CONTROL - 0.5), pen(edge, 1))

    def _card(self, painter: QPainter, symbol: str, x: float, y: float, width: float) -> None:
        """Paint a card with its upper left corner at `x` and `y`, px."""
        style = self._settings.card_style()
        face = card_pixmap(symbol, width, self.devicePixelRatio(), style, shadow=None)
        painter.drawPixmap(QPointF(x, y), face)

    def _button(self, painter: QPainter, box: QRectF) -> None:
        """Paint a main button without words."""
        painter.fillPath(rounded(box, min(RADIUS_CONTROL, box.height() / 2)), colour(look().theme.prim))

    def _hand(self, painter: QPainter, box: QRectF) -> None:
        """Paint a whole small table: on which sides the stock, the seat's own badge and the buttons are."""
        theme, width = look().theme, box.width() * 0.15
        strip = QRectF(6, box.height() - 20, box.width() - 12, 15)
        painter.fillPath(rounded(strip, 6), colour(theme.paper))
        # The stock is on the start side and the button opposite, unless the person is left-handed.
        right = mirrored(self) != self._settings.left_handed
        inner, high = strip.width() * 0.3, strip.height() - 6
        self._button(
            painter, QRectF(strip.left() + 3 if right else strip.right() - 3 - inner, strip.top() + 3, inner, high)
        )
        painter.setPen(pen(theme.stripe, 1.6))
        painter.setBrush(colour(theme.paper))
        painter.drawEllipse(QPointF(strip.right() - 9 if right else strip.left() + 9, strip.center().y()), 5, 5)
        side = box.right() - 10 - width if right else box.left() + 10
        self._card(painter, "??", side, 10, width)
        top = strip.top() - 4 - width * RATIO
        for number, symbol in enumerate(("4S", "9H", "QC")):
            self._card(painter, symbol, box.center().x() + (number - 1.5) * width * 0.72, top, width)

    def _finger(self, painter: QPainter, box: QRectF) -> None:
        """Paint a button in its true size, and around a fingertip the distance that a tap may slide."""
        theme, touch = look().theme, self._settings.touch
        high = px(TOUCH if touch else TARGET)
        place = QRectF(0, 0, box.width() * 0.66, high)
        place.moveCenter(box.center())
        self._button(painter, place)
        reach = TOUCH_SLIDE if touch else SLIDE
        painter.setPen(dashed(theme.on_prim, 1.6, 3, 3))
        painter.drawEllipse(box.center(), reach, reach)
        painter.setPen(pen(theme.on_prim, 1))
        painter.setBrush(colour(theme.on_prim))
        painter.drawEllipse(box.center(), 3, 3)

    def _move(self, painter: QPainter, box: QRectF) -> None:
        """Paint a card that has left its place; on its way it is either invisible or seen all along."""
        width = box.width() * 0.24
        top = (box.height() - width * RATIO) / 2
        start, end = 12.0, box.width() - 12 - width
        left = QRectF(start, top, width, width * RATIO)
        painter.strokePath(rounded(left, 5), dashed(look().theme.place, 1.6, 4, 3))
        if not self._settings.still:
            for number, seen in enumerate(FADED, 1):
                painter.setOpacity(seen)
                self._card(painter, "9H", start + (end - start) * number / (len(FADED) + 1), top, width)
            painter.setOpacity(1.0)
        self._card(painter, "9H", end, top, width)

    def _recall(self, painter: QPainter, box: QRectF) -> None:
        """Paint three closed cards, some with the small face of what was seen there."""
        width = (box.width() - 4 * 8) / 3
        top = (box.height() - width * RATIO) / 2
        for number, symbol in enumerate(RECALLED[self._settings.recall]):
            x = 8 + number * (width + 8)
            self._card(painter, "??", x, top, width)
            if symbol:
                aside = width * (1 - PEEK) - 3 if mirrored(self) else 3
                self._card(painter, symbol, x + aside, top + 3, width * PEEK)


_EXAMPLES: Mapping[str, Callable[[ComfortExample, QPainter, QRectF], None]] = {
    "left_handed": ComfortExample._hand,
    "touch": ComfortExample._finger,
    "motion": ComfortExample._move,
    "recall": ComfortExample._recall,
}
"""The method that paints each setting."""
