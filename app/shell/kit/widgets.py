"""Labels, pills, plates and surfaces that all windows share (look 4, 8); buttons are in `buttons.py`.

A text is given as `Words`, a function that returns it in the current language, so that every widget can say its text
again. All of them mirror in a right-to-left interface.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.art.fonts import scaled
from app.art.labels import paint_text
from app.art.pens import colour, grown, paint_ground, pen, rounded, smooth_painter
from app.art.plates import paint_empty_plate, plate_pixmap
from app.art.text_lines import elided, evened
from app.art.tokens import RADIUS_CONTROL, RADIUS_PANEL, TypeName
from app.shell.kit.heard import name_aloud
from app.shell.kit.paragraphs import paint_paragraph, suit_inks, text_height
from app.shell.kit.style import font, look, mirrored, px
from app.wording import bidi, t
from app.wording.plates import PlateName
from app.wording.spoken import spoken
from app.wording.titles import game_name

Words = Callable[[], str]
"""A text, as a function that returns it in the current language."""

Ink = Literal["ink", "ink_2", "prim", "pom", "olive", "saffron_ink", "cloth_ink", "cloth_ink_2"]


def said(message: str, **args: Any) -> Words:
    """The words of a message in the catalogue."""
    return lambda: t(message, **args)


def plain(text: str) -> Words:
    """A text that is the same in every language."""
    return lambda: text


def called(name: str) -> Words:
    """A person's name: the same in every language, and read in its own direction."""
    return plain(bidi.name(name))


def named(game: str) -> Words:
    """The name of a game."""
    return lambda: game_name(game)


_EMBEDDED = "\u202a"
"""A direction mark that Qt, in Hebrew, writes into every key with Ctrl and never closes. Code that shows a key isolates
it instead."""


def key_text(sequence: QKeySequence | QKeySequence.StandardKey | str) -> str:
    """A key as the system writes it in the current language (`Ctrl+O`), without Qt's own direction marks."""
    return QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText).replace(_EMBEDDED, "")


def unshortcut(text: str) -> str:
    """A text for a Qt control that would take an ampersand for a mnemonic."""
    return text.replace("&", "&&")


_CHIP_PADDING = 12, 3, 12, 3
"""The space around a chip's words: left, top, right, bottom, px."""
_READABLE = 480
"""The width of a comfortable line, px at text size 1."""


class Label(QLabel):
    """A text in a step of the type scale and an ink of the theme.

    With `even`, the lines of a text that begins at the reader's start are about equally long, so that no word stands
    alone in the last one.
    """

    even = False

    def __init__(
        self, words: Words, style: TypeName = "body", ink: Ink = "ink", *, wrap: bool = False, bold: bool | None = None
    ) -> None:
        """Show `words`; `wrap` lets them take several lines."""
        super().__init__()
        self._words = words
        self._style = style
        self._ink = ink
        self._bold = bold
        self._aloud = ""
        """The name given to it below, for a text that a voice would stumble over; others may give it another name."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.retranslate()
        self.restyle()

    def say(self, words: Words) -> None:
        """Show these words from now on."""
        self._words = words
        self.retranslate()

    def write(self, style: TypeName) -> None:
        """Use this step of the type scale from now on."""
        self._style = style
        self.restyle()

    def retranslate(self) -> None:
        """Say it in the current language, to a screen reader in words."""
        text = self._words()
        self.setText(text)
        if self.accessibleName() == self._aloud:
            said = spoken(text)
            self._aloud = said if said != text else ""
            name_aloud(self, self._aloud)

    def restyle(self) -> None:
        """Follow a change of font and ink."""
        self.setFont(font(self._style, self._bold))
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Whether the text may take several lines, so that its height depends on the width."""
        return self.wordWrap()

    def sizeHint(self) -> QSize:
        """As wide as the text, but no wider than a line that reads well."""
        if not self.wordWrap():
            return super().sizeHint()
        room = self.contentsMargins()
        wide = min(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 2, px(_READABLE))
        width = math.ceil(wide) + room.left() + room.right()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Narrow if the text wraps; `heightForWidth` then gives the height."""
        if not self.wordWrap():
            return super().minimumSizeHint()
        return QSize(px(60), round(QFontMetricsF(self.font()).height()))

    def heightForWidth(self, width: int) -> int:
        """The height of the text at this width, px."""
        if not self.wordWrap():
            return -1
        room = self.contentsMargins()
        height = text_height(self.text(), self.font(), width - room.left() - room.right())
        return round(height) + room.top() + room.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text in the direction of the interface; a single line that does not fit ends in an ellipsis."""
        room = QRectF(self.contentsRect())
        text = self.text()
        if self.even and self.wordWrap():
            wide = min(room.width(), evened(text, self.font(), room.width()) + 1)
            room = visual(QRectF(room.left(), room.top(), wide, room.height()), room, mirrored(self))
        if not self.wordWrap():
            text = elided(text, self.font(), room.width() + 1)
        paint_paragraph(
            QPainter(self),
            room,
            text,
            getattr(look().theme, self._ink),
            self.font(),
            rtl=mirrored(self),
            align=self.alignment(),
            wrap=self.wordWrap(),
            inks=suit_inks(text),
        )


class Chip(Label):
    """A fact in a pill: the edition, the round, a game's kind."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "small", "ink_2")
        self.setContentsMargins(*_CHIP_PADDING)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def changeEvent(self, event: QEvent) -> None:
        """Set the margins again: a frame loses them when it is restyled while it is no larger than they are."""
        super().changeEvent(event)
        self.setContentsMargins(*_CHIP_PADDING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill and its words."""
        painter = smooth_painter(self)
        box = grown(QRectF(self.rect()), -0.5)
        painter.strokePath(rounded(box, box.height() / 2), pen(look().theme.line_2, 1))
        painter.end()
        super().paintEvent(event)


class PlateView(QWidget):
    """A plate, which stands for a person (look 6); an empty one (None) for nobody in particular."""

    def __init__(self, plate: PlateName | None, size: int) -> None:
        """The plate is `size` px across."""
        super().__init__()
        self._plate = plate
        self.setFixedSize(size, size)

    @property
    def plate(self) -> PlateName | None:
        """The plate on view."""
        return self._plate

    def show_plate(self, plate: PlateName | None) -> None:
        """Show another plate."""
        self._plate = plate
        self.update()

    def measure(self, size: int) -> None:
        """Be `size` px across from now on."""
        self.setFixedSize(size, size)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        if self._plate is None:
            paint_empty_plate(QPainter(self), QRectF(self.rect()), look().theme.stripe)
            return
        pixmap = plate_pixmap(self._plate, self.width(), look().theme, self.devicePixelRatio())
        QPainter(self).drawPixmap(0, 0, pixmap)


class Hairline(QWidget):
    """A line that only divides."""

    def __init__(self, *, upright: bool = False) -> None:
        """Horizontal, or vertical if `upright`."""
        super().__init__()
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        paint_ground(QPainter(self), QRectF(self.rect()), colour(look().theme.line))


class RoundBox(QWidget):
    """A surface with round corners in a colour of the theme, for notes and for things that belong together."""

    def __init__(self, ground: str, radius: float = RADIUS_CONTROL, line: str = "") -> None:
        """`ground` and `line` are names of tokens."""
        super().__init__()
        self._ground = ground
        self._radius = radius
        self._line = line

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the surface."""
        paint_round_box(self, self._ground, self._radius, self._line)


def paint_round_box(widget: QWidget, ground: str, radius: float, line: str = "") -> None:
    """Paint a widget as a surface with round corners; `ground` and `line` are names of tokens."""
    theme = look().theme
    painter = smooth_painter(widget)
    box = QRectF(widget.rect())
    painter.fillPath(rounded(box, radius), colour(getattr(theme, ground)))
    edge = line or ("line_2" if theme.high_contrast else "")
    if edge:
        painter.strokePath(rounded(grown(box, -0.5), radius - 0.5), pen(getattr(theme, edge), 1))


class Panel(RoundBox):
    """A panel of paper with a thin outline (look 13, statistics and lab)."""

    def __init__(self) -> None:
        super().__init__("paper", RADIUS_PANEL, "line")


def key_cap_width(key: str) -> float:
    """The width of a key cap with the text `key`, px."""
    return max(px(20), QFontMetricsF(font("key_cap")).horizontalAdvance(key) + 12)


def paint_key_cap(painter: QPainter, box: QRectF, key: str, ink: str) -> None:
    """Paint a key cap on a button."""
    painter.strokePath(rounded(grown(box, -0.5), 6), pen(ink, 1, alpha=0.6))
    paint_text(painter, box, key, ink, font("key_cap"))


def dimmed_painter(widget: QWidget) -> QPainter:
    """Return a smoothing painter on a widget; all it paints is half transparent while the widget is disabled."""
    painter = smooth_painter(widget)
    if not widget.isEnabled():
        painter.setOpacity(0.5)
    return painter


def visual(box: QRectF, around: QRectF, rtl: bool) -> QRectF:
    """The place of a box whose coordinates are given from the start side."""
    if not rtl:
        return box
    return QRectF(around.left() + around.right() - box.right(), box.top(), box.width(), box.height())


def fitted(text: str, face: QFont, width: float, least: float = 0.86) -> QFont:
    """The font, made smaller (down to `least` of its size) if the text would be wider than `width`."""
    wanted = QFontMetricsF(face).horizontalAdvance(text)
    if wanted <= width:
        return face
    return scaled(face, max(least, width / wanted * 0.99))


_COARSE = 4
_LAYERS = 16


@lru_cache(maxsize=8)
def _shadow(
    width: int, height: int, radius: float, blur: int, opacity: float, dark: bool, dpr: float
) -> QPixmap:
    """The shadow of a rounded box, painted at a quarter of its size, because nothing in it is sharp."""
    margin = blur
    made = QPixmap((width + 2 * margin) // _COARSE + 1, (height + 2 * margin) // _COARSE + 1)
    made.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(made)
    painter.scale(1 / _COARSE, 1 / _COARSE)
    ink = colour("#000000" if dark else "#463012", opacity / _LAYERS)
    box = QRectF(margin, margin, width, height)
    # The quantiles of the logistic distribution match those of a blur to within 1 % and need no further module.
    spread = blur / 2.2 / 1.702
    for layer in range(_LAYERS):
        part = (layer + 0.5) / _LAYERS
        out = spread * math.log(part / (1 - part))
        painter.fillPath(rounded(grown(box, out), max(2.0, radius + out)), ink)
    painter.end()
    # Enlarge it once, because enlarging at every repaint would take ten times as long.
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = made.scaled(made.size() * (_COARSE * dpr), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    whole.setDevicePixelRatio(dpr)
    return whole


def paint_shadow(painter: QPainter, box: QRectF, radius: float, *, drop: int, blur: int, opacity: float) -> None:
    """Paint the warm shadow below a raised surface (look 4); none in high contrast."""
    theme = look().theme
    if not theme.shadows:
        return
    dpr = painter.device().devicePixelRatio()
    pixmap = _shadow(round(box.width()), round(box.height()), radius, blur, opacity, theme.name == "dark", dpr)
    painter.drawPixmap(QPointF(box.left() - blur, box.top() - blur + drop), pixmap)


def paint_paper(widget: QWidget, edge: str = "", width: float = 1.0) -> None:
    """Paint a widget as a piece of paper on the cloth, with a small shadow and by default a fine edge.

    `edge` is another colour for the edge, and `width` its width, px.
    """
    theme = look().theme
    painter = smooth_painter(widget)
    box = grown(QRectF(widget.rect()), -1)
    paint_shadow(painter, grown(box, -1), RADIUS_PANEL, drop=1, blur=4, opacity=0.18)
    painter.fillPath(rounded(box, RADIUS_PANEL), colour(theme.paper))
    painter.strokePath(rounded(grown(box, -width / 2), RADIUS_PANEL - width / 2), pen(edge or theme.line, width))
