"""A button of the voice, which makes room for the words: its own words can stand in two lines, or above their key."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter

from app.art.text_lines import laid_out
from app.art.tokens import TARGET
from app.shell.kit.boxes import measure_again
from app.shell.kit.buttons import ButtonKind, PushButton
from app.shell.kit.style import mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import key_cap_width, key_text, plain, visual
from app.table.commands import Command
from app.table.prompts import Button

_SIDE, _EDGE = 12, 4
_CAP = 20
"""The height of a key cap, px at text size 1."""
_GAP = 10
_WORTH = 24
"""How many px narrower a button must be with its key beside the words than with the key below them."""
WIDEST_KEY = "Ctrl+Enter"
"""The widest key written on a main button."""


class _Way(NamedTuple):
    """How the words of a narrow button are laid out: their width and height, and whether the key is below them."""

    width: float
    height: float
    below: bool


class VoiceButton(PushButton):
    """A button with words that can be made `narrow`; it has no icon."""

    narrow = False

    def __init__(self, spec: Button, key: str) -> None:
        """The button of a prompt. `key` presses the main one; the room for it does not change with the key."""
        kind: ButtonKind = "danger" if spec.warning else "primary" if spec.main else "secondary"
        super().__init__(plain(spec.label), kind)
        self.spec = spec
        show_tip(self, spec.says)
        # Whoever goes on quickly from one sentence to the next need not wait for each.
        self.expected = spec.command is Command.GO_ON
        if spec.leads:
            # The button must not grow or move under the pointer when its key changes with the focus.
            self.keep_room(WIDEST_KEY)
            self.show_key(key)

    def stand(self, *, narrow: bool) -> None:
        """Take as little width as the words allow, or stand in one line again."""
        if narrow != self.narrow:
            self.narrow = narrow
            measure_again(self)

    def sizeHint(self) -> QSize:
        """The size in the present layout."""
        return self.size_standing(narrow=self.narrow)

    def size_standing(self, *, narrow: bool) -> QSize:
        """The size with the words in one line beside the key, or as narrow as the words allow."""
        if not narrow:
            return super().sizeHint()
        way, cap = self._way(), self._cap_room()
        beside = 0.0 if way.below else cap
        width = max(way.width + beside, cap - _GAP if way.below else 0.0) + 2 * _SIDE
        # All buttons of a strip have the same height, however their words are laid out.
        lines = max(math.ceil(way.height) + (px(_CAP) if way.below else 0), 2 * self._line())
        return QSize(math.ceil(width) + 1, max(TARGET, px(44), lines + 2 * _EDGE))

    def _line(self) -> int:
        return math.ceil(QFontMetricsF(self.font()).height())

    def _way(self) -> _Way:
        """One line above the key, or two lines beside it if that is much narrower; without a key two lines."""
        text, cap = self._words(), self._cap_room()
        metrics = QFontMetricsF(self.font())
        whole = metrics.horizontalAdvance(text)
        across = self._halved(text, whole)
        if cap and max(whole, cap - _GAP) <= across + cap + _WORTH:
            return _Way(whole, metrics.height(), below=True)
        return _Way(across, laid_out(text, self.font(), across).boundingRect().height(), below=False)

    def _halved(self, text: str, whole: float) -> float:
        """The least width at which a text takes no more than two lines and no word is broken, px."""
        words = text.split(" ")
        metrics = QFontMetricsF(self.font())
        widths = (
            max(metrics.horizontalAdvance(" ".join(part)) for part in (words[:at], words[at:]))
            for at in range(1, len(words))
        )
        return math.ceil(min(widths, default=whole)) + 2

    def _paint_words(self, painter: QPainter, box: QRectF, ink: str) -> None:
        if not self.narrow:
            super()._paint_words(painter, box, ink)
            return
        way, cap = self._way(), self._cap_room()
        rtl = mirrored(self)
        high = way.height + (px(_CAP) if way.below else 0.0)
        beside = 0.0 if way.below or not cap else cap
        start = box.left() + (box.width() - way.width - beside) / 2
        top = box.center().y() - high / 2
        place = visual(QRectF(start - 1, top, way.width + 2, way.height), box, rtl)
        self._write(painter, place, ink, rtl=rtl, wrap=True)
        if not self.key:
            return
        key = key_text(self.key)
        wide = key_cap_width(key)
        if way.below:
            place = QRectF(box.center().x() - wide / 2, top + way.height, wide, px(_CAP))
        else:
            at = start + way.width + _GAP + (cap - _GAP - wide) / 2
            place = visual(QRectF(at, box.center().y() - px(_CAP) / 2, wide, px(_CAP)), box, rtl)
        self._paint_cap(painter, place, key, ink)
