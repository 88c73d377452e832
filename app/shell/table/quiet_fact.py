"""The quiet fact of the bar above the table: what a game has to say that nothing depends on now (look 7)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font
from app.shell.kit.widgets import Label, plain

SHARES = (1.0, 0.92, 0.85, 0.78)
"""How much smaller than small letters the fact may become until it has room in several lines."""


class QuietFact(Label):
    """A fact that always stands there whole: in one line, else in smaller ones as high as the bar.

    `resized` is emitted when it has more room, or less.
    """

    even = True
    resized = Signal()

    def __init__(self) -> None:
        super().__init__(plain(""), "note", "ink_2")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """No: the bar's height is given, and the words fit themselves to it."""
        return False

    def retranslate(self) -> None:
        """Say it in the current language, as large as there is room."""
        super().retranslate()
        self._fit()

    def restyle(self) -> None:
        """Follow a change of font and ink."""
        super().restyle()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as the new room allows."""
        super().resizeEvent(event)
        self._fit()
        self.resized.emit()

    def _fit(self) -> None:
        letters = self._letters(self.text())
        self.setWordWrap(letters != font("note"))
        self.setFont(letters)

    def _letters(self, text: str) -> QFont:
        """The largest letters in which a text has room, else the smallest."""
        letters = font("note")
        if QFontMetricsF(letters).horizontalAdvance(text) <= self.width():
            return letters
        for share in SHARES:
            letters = font("small")
            letters.setPointSizeF(letters.pointSizeF() * share)
            if text_height(text, letters, self.width()) <= self.height():
                break
        return letters
