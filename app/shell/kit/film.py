"""Walking through a game as through a film: its buttons, and its keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_row
from app.shell.kit.buttons import IconButton
from app.shell.kit.focus import allow
from app.shell.kit.widgets import Words, said

_BUTTONS = (
    ("first", "step_back", "Home"),
    ("back", "chevron_start", "Left"),
    ("play", "play", "Space"),
    ("forward", "chevron_end", "Right"),
    ("last", "step", "End"),
)
"""The command of each button, its picture, its key."""
_COMMANDS: dict[int, str] = {
    Qt.Key.Key_Left: "back", Qt.Key.Key_Right: "forward", Qt.Key.Key_Home: "first", Qt.Key.Key_End: "last",
}  # fmt: skip

if TYPE_CHECKING:
    _Page = QWidget
else:
    # Each page has its own class; this one is only a mixin.
    _Page = object


class FilmButton(IconButton):
    """A button of a film; its picture and name may change."""

    def become(self, icon: str, words: Words) -> None:
        """Show another picture and another name."""
        self._icon, self._words = icon, words
        self.retranslate()


class FilmButtons(QWidget):
    """The buttons, from left to right in both languages; `wanted` carries the command of one that is pressed."""

    wanted = Signal(str)

    def __init__(self, *, plays: bool) -> None:
        """With `plays` there is also the button that plays and pauses."""
        super().__init__()
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.row = in_row(gap=2, margins=(0, 0, 0, 0), on=self)
        self.buttons: dict[str, FilmButton] = {}
        for name, icon, key in _BUTTONS:
            if plays or name != "play":
                button = self.buttons[name] = FilmButton(icon, said(f"evening.replay.{name}"), key=key)
                button.clicked.connect(partial(self.wanted.emit, name))
                self.row.addWidget(button)

    def show_place(self, place: int, last: int, rest: QWidget) -> None:
        """Enable the buttons that lead on from a place; `rest` gets the focus of one that is disabled."""
        back, on = place > 0, place < last
        for name, leads in (("first", back), ("back", back), ("forward", on), ("last", on)):
            allow(self.buttons[name], leads, rest)


class FilmKeys(_Page):
    """A mixin, before the class of the page: the keys of a film are commands. `space` is the command of Space."""

    space: ClassVar[str]

    def command(self, name: str) -> None:
        """Carry out a command of a button or a key."""

    def go_back(self) -> None:
        """Leave the page, on Esc."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of the film."""
        if not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.go_back()
        elif key in _COMMANDS:
            self.command(_COMMANDS[key])
        elif key != Qt.Key.Key_Space:
            return False
        elif not event.isAutoRepeat():
            self.command(self.space)
        return True
