"""The bar above the table: where one is, and everything that is always at hand (look 7).

From the start: shelf, the game's name with a menu, a chip, one quiet fact. At the end: undo, redo, hint, rules, log,
the table in words, settings. In a small window pictures alone remain, in a large one all have their names.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.shell.kit.style import px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Chip, Hairline, IconButton, Label, key_text, plain, said
from app.wording.bidi import bare
from app.wording.sentences import game_name

NARROW, WIDE = 1000, 1700
"""Below the first width pictures alone, from the second on all names, px."""

ICONS = {
    "undo": ("undo", "Ctrl+Z"),
    "redo": ("redo", "Ctrl+Y"),
    "hint": ("hint", "F2"),
    "rules": ("rules", "F1"),
    "log": ("log", "F3"),
    "words": ("words", "F4"),
    "settings": ("settings", "Ctrl+,"),
}
"""What stands at the end of the bar, in order: picture and key."""
PANELS = ("rules", "log", "words")
"""Those that open a panel and stay pressed while it is open."""
NAMED = ("hint", "rules")
"""Those that keep their names in a window of middle width."""


class TopBar(QWidget):
    """The bar of one game. `pressed` carries `shelf`, `menu` (what can be done with the game) or a name of ICONS."""

    pressed = Signal(str)

    def __init__(self, game: str) -> None:
        """The bar for this game."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shelf = IconButton("shelf", said("bar.shelf"), label=True, key=key_text("Ctrl+W"))
        self.shelf.clicked.connect(lambda: self.pressed.emit("shelf"))
        self._chip_text = self._fact_text = ""
        self.name = Label(lambda: game_name(game), "game_name")
        self.chip = Chip(plain(""))
        self.fact = Label(plain(""), "note", "ink_2")
        self.fact.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.menu = IconButton("chevron_down", said("bar.menu"))
        self.menu.clicked.connect(lambda: self.pressed.emit("menu"))
        self.buttons: dict[str, IconButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 4, 0)
        row.setSpacing(12)
        line = Hairline(upright=True)
        line.setFixedHeight(30)
        for widget in (self.shelf, line, self.name, self.menu, self.chip):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.fact, 1)
        for name, (icon, key) in ICONS.items():
            button = IconButton(icon, said(f"bar.{name}"), key=key_text(key), checkable=name in PANELS)
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons[name] = button
        for name in ("undo", "redo", "hint"):
            # Nothing has been done yet, and the opening is told first.
            self.allow(name, False)
        self.chip.hide()

    def sizeHint(self) -> QSize:
        """48, 56 or 60 high (look 7)."""
        width = self.window().width()
        return QSize(400, px(48 if width < NARROW else 56 if width < WIDE else 60))

    def tell(self, chip: str, fact: str) -> None:
        """Show the chip and the quiet fact."""
        self._chip_text, self._fact_text = chip, fact
        self.chip.say(plain(chip))
        self.fact.say(plain(fact))
        show_tip(self.fact, bare(fact))
        self._fit()

    def allow(self, name: str, allowed: bool) -> None:
        """Whether a button can be pressed."""
        self.buttons[name].setEnabled(allowed)

    def show_panel(self, name: str | None) -> None:
        """Which panel is open."""
        for panel in PANELS:
            self.buttons[panel].setChecked(panel == name)

    def restyle(self) -> None:
        """The text may have grown."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Names come and go with the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        self.shelf.show_label(width >= NARROW)
        for name, button in self.buttons.items():
            button.show_label(width >= WIDE or (width >= NARROW and name in NAMED))
        self.chip.setVisible(bool(self._chip_text) and width >= NARROW)
        self.updateGeometry()
