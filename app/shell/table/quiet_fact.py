"""The quiet fact of the bar above the table: information that nothing depends on at the moment (look 7)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from app.art.fonts import scaled
from app.art.text_lines import first_fitting
from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font
from app.shell.kit.widgets import Label, plain

SHARES = (1.0, 0.92, 0.85, 0.78)
"""The sizes to try, as shares of the type `small`, until the fact fits in several lines."""


def widest(text: str, letters: QFont) -> float:
    """The width, px, of the longest of the lines of a text."""
    return max(QFontMetricsF(letters).horizontalAdvance(line) for line in text.split("\n"))


class QuietFact(Label):
    """A fact that is always shown in full: in one line, else, as when it has two, in smaller lines as high as the bar.

    Where it has no room even so, the first of the `shorter` texts that has is shown. `resized` is emitted when it gets
    more room, or less.
    """

    even = True
    shorter: Sequence[str] = ()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__(plain(""), "note", "ink_2")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """False: the height of the bar is given, and the words fit themselves to it."""
        return False

    def retranslate(self) -> None:
        """Say it in the current language, as large as it fits."""
        super().retranslate()
        self._fit()

    def restyle(self) -> None:
        """Follow a change of font and ink."""
        super().restyle()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as the new size allows."""
        super().resizeEvent(event)
        self._fit()
        self.resized.emit()

    def _fit(self) -> None:
        """Show the first text that fits in any letters, in the largest in which it does."""
        line, faces = font("note"), [scaled(font("small"), share) for share in SHARES]

        def fits(way: tuple[str, QFont]) -> bool:
            text, letters = way
            if letters is line:
                return "\n" not in text and widest(text, letters) <= self.width()
            return text_height(text, letters, self.width()) <= self.height()

        texts = (self._words(), *self.shorter)
        text, letters = first_fitting([(text, face) for text in texts for face in (line, *faces)], fits)
        self.setText(text)
        self.setWordWrap(letters is not line)
        self.setFont(letters)
