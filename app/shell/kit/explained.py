"""Facts that explain themselves in a tooltip, which keys and fingers reach as well as the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFocusEvent, QMouseEvent

from app.shell.kit.focus import Ringed, by_keys
from app.shell.kit.tool_tips import say_tip, show_tip

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Fact = QWidget
else:
    _Fact = object


class Explained(Ringed, _Fact):
    """A mixin, before the Qt class, for a fact that may have an explanation.

    While it has one, Tab stops at it, and then, or when it is clicked, the explanation is shown below it.
    """

    def explain(self, words: str) -> None:
        """Take this explanation; empty: there is nothing to explain."""
        show_tip(self, words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if words else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the explanation to a person who uses the keyboard."""
        super().focusInEvent(event)
        if by_keys():
            say_tip(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that the release comes here too."""
        super().mousePressEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.toolTip():
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the explanation; the release itself hides any tooltip, so it comes after it."""
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.toolTip():
            event.accept()
            QTimer.singleShot(0, self, lambda: say_tip(self))
