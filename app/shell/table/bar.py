"""The bar above the table: where the person is, and everything that is always at hand (look 7).

At the start: the shelf, the game's name with a menu, a chip, one quiet fact, and until the first move the fingerprint
of the sealed deal. At the end: undo, redo, hint, rules, log, the table in words, settings. In a small window only the
pictures remain; in a large one all have their names.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font, px
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Chip, Hairline, IconButton, Label, key_text, plain, said, use_touch
from app.table.commands import BAR, COMMANDS, PANELS, Command
from app.wording import t
from app.wording.bidi import bare
from app.wording.sentences import game_name

NARROW, WIDE = 1000, 1700
"""Below the first width, only pictures; from the second on, all names (px)."""

SPACING, CLOSE = 12, 2
"""How far apart what stands in the bar is, from the first width on and below it (px)."""
SHARES = (1.0, 0.92, 0.85, 0.78)
"""How much smaller than small letters the quiet fact may become until it has room in several lines."""

NAMED = (Command.HINT, Command.RULES)
"""The buttons that keep their names in a window of medium width."""


class TopBar(QWidget):
    """One game's bar. `pressed` carries a Command."""

    pressed = Signal(object)

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shelf = IconButton("shelf", said("bar.shelf"), label=True, key=key_text(COMMANDS[Command.SHELF].keys[0]))
        self.shelf.clicked.connect(lambda: self.pressed.emit(Command.SHELF))
        self._chip_text = ""
        self.name = Label(lambda: game_name(game), "game_name")
        self.chip = Chip(plain(""))
        self.fact = QuietFact()
        self.menu = IconButton("chevron_down", said("bar.menu"))
        self.menu.clicked.connect(lambda: self.pressed.emit(Command.MENU))
        self.buttons: dict[Command, IconButton] = {}
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 4, 0)
        line = Hairline(upright=True)
        line.setFixedHeight(30)
        for widget in (self.shelf, line, self.name, self.menu, self.chip):
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.fact, 1)
        for command in BAR:
            offer = COMMANDS[command]
            button = IconButton(
                offer.icon, said(offer.label), key=key_text(offer.keys[0]), checkable=command in PANELS
            )
            button.clicked.connect(partial(self._press, command))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons[command] = button
        for command in (Command.UNDO, Command.REDO, Command.HINT):
            # Nothing has been done yet, and the start of the game is told first.
            self.allow(command, False)
        self.chip.hide()

    def sizeHint(self) -> QSize:
        """48, 56 or 60 px high (look 7)."""
        width = self.window().width()
        return QSize(400, px(48 if width < NARROW else 56 if width < WIDE else 60))

    def tell(self, chip: str, fact: str) -> None:
        """Show the chip and the quiet fact."""
        self._chip_text = chip
        self.chip.say(plain(chip))
        self.fact.tell(fact)
        self._fit()

    def show_seal(self, fingerprint: str) -> None:
        """Show the fingerprint of the sealed deal before the quiet fact, or not."""
        self.fact.show_seal(t("seal.fact", mark=fingerprint) if fingerprint else "")

    def _press(self, command: Command, _checked: bool = False) -> None:
        self.pressed.emit(command)

    def allow(self, command: Command, allowed: bool) -> None:
        """Let a button be pressed, or not."""
        self.buttons[command].setEnabled(allowed)

    def use_touch(self, *, touch: bool) -> None:
        """Make every button large enough for a finger, or as large as a pointer needs."""
        for button in (self.shelf, self.menu, *self.buttons.values()):
            use_touch(button, touch=touch)

    def show_panel(self, shown: Command | None) -> None:
        """Show which panel is open."""
        for command, button in self.buttons.items():
            if command in PANELS:
                button.setChecked(command == shown)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide names to suit the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        self._row.setSpacing(SPACING if width >= NARROW else CLOSE)
        self.shelf.show_label(width >= NARROW)
        for name, button in self.buttons.items():
            button.show_label(width >= WIDE or (width >= NARROW and name in NAMED))
        self.chip.setVisible(bool(self._chip_text) and width >= NARROW)
        self.updateGeometry()


class QuietFact(Label):
    """The quiet fact, with the seal before it as long as nothing has been played; always whole.

    It stands in one line, else in smaller ones; where there is no room for both, the seal stands alone, and pointing at
    it says the rest.
    """

    def __init__(self) -> None:
        self._fact = self._seal = ""
        super().__init__(plain(""), "note", "ink_2")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def hasHeightForWidth(self) -> bool:
        """No: the bar's height is given, and the words fit themselves to it."""
        return False

    def tell(self, fact: str) -> None:
        """Show this fact."""
        self._fact = fact
        self._fit()

    def show_seal(self, seal: str) -> None:
        """Show these words before the fact, or nothing."""
        self._seal = seal
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write as large as the new room allows."""
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        """Follow a change of font and ink."""
        super().restyle()
        self._fit()

    def _fit(self) -> None:
        whole = " · ".join(filter(None, (self._seal, self._fact)))
        text = whole if self._letters(whole) else self._seal or whole
        letters = self._letters(text) or font("small")
        self.setWordWrap(letters != font("note"))
        self.setFont(letters)
        self.say(plain(text))
        show_tip(self, bare(f"{whole}\n{t('seal.tip')}" if self._seal else whole))

    def _letters(self, text: str) -> QFont | None:
        """The largest letters in which a text has room; None if there are none."""
        if QFontMetricsF(font("note")).horizontalAdvance(text) <= self.width():
            return font("note")
        for share in SHARES:
            letters = font("small")
            letters.setPointSizeF(letters.pointSizeF() * share)
            if text_height(text, letters, self.width()) <= self.height():
                return letters
        return None
