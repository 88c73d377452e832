"""The quiet fact of the bar above the table: information that nothing depends on at the moment (look 7)."""

from __future__ import annotations

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


class QuietFact(Label):
    """A fact that is always shown in full: in one line, else in smaller lines as high as the bar.

    `resized` is emitted when it gets more room, or less.
    """

    even = True
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
        letters = self._letters(self.text())
        self.setWordWrap(letters != font("note"))
        self.setFont(letters)

    def _letters(self, text: str) -> QFont:
        """The largest letters in which a text fits, else the smallest."""
        letters = font("note")
        if QFontMetricsF(letters).horizontalAdvance(text) <= self.width():
            return letters
        return first_fitting(
            [scaled(font("small"), share) for share in SHARES],
            lambda letters: text_height(text, letters, self.width()) <= self.height(),
        )
