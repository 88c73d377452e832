"""The bar above the table: where the person is, and everything always at hand (look 7).

At the start: the shelf, the game's name with a menu, a chip, one quiet fact. At the end: until the first move the seal
of the deal with its fingerprint, then undo, redo, hint, rules, log, the table in words, settings. In a small window
only the pictures remain; in a large one all have their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.art.icons import paint_icon
from app.shell.kit.boxes import in_row
from app.shell.kit.buttons import IconButton, use_touch
from app.shell.kit.explained import Explained
from app.shell.kit.focus import allow
from app.shell.kit.heard import name_aloud
from app.shell.kit.page_bar import NARROW, WIDE, table_bar_height
from app.shell.kit.style import font, look
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Chip, Hairline, Label, plain, said
from app.shell.table.quiet_fact import QuietFact, widest
from app.table.commands import BAR, COMMANDS, PANELS, Command
from app.wording import t
from app.wording.bidi import bare
from app.wording.titles import game_name

_STAMP, _STAMP_GAP = 22, 6
_STAMP_APART = 10
"""The gap before a seal, so that it does not touch the quiet fact, px."""
_SPACING, _CLOSE = 12, 2
_RING = 5
"""Free beside the button at the game's name, for its focus ring, px."""
_SIDE, _RING_ABOVE = 5, 2
"""Free at both ends of the bar and, in a small window, above its buttons, px."""

NAMED = (Command.HINT, Command.RULES)
"""The buttons that keep their names in a window of medium width."""


class _Stamp(QWidget):
    """The picture of a seal."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_STAMP, _STAMP)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        paint_icon(QPainter(self), "seal", QRectF(self.rect()), look().theme.ink_2)


class ExplainedChip(Explained, Chip):
    """A chip that may say what it means."""

    ring_radius = 14.0


class SealMark(Explained, QWidget):
    """The seal of the deal with its fingerprint in words, or only the seal, which says them as its tooltip."""

    def __init__(self) -> None:
        """Hidden, with nothing sealed."""
        super().__init__()
        self.words = Label(plain(""), "small", "ink_2")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        in_row(_STAMP_APART, _Stamp(), self.words, gap=_STAMP_GAP, margins=(0, 0, 0, 0), on=self)
        self.hide()

    def say(self, fingerprint: str) -> None:
        """Show this fingerprint; an empty one hides the seal."""
        words = t("seal.fact", mark=fingerprint) if fingerprint else ""
        self.words.say(plain(words))
        name_aloud(self, bare(words))
        self.explain(bare(f"{words}\n{t('seal.tip')}") if words else "")
        self.setVisible(bool(words))

    def fit(self, room: int) -> None:
        """Show the words if they fit into `room` px."""
        needed = _STAMP_APART + _STAMP + _STAMP_GAP + self.words.fontMetrics().horizontalAdvance(self.words.text())
        self.words.setVisible(needed <= room)


class _Name(Label):
    """The game's name, which opens the menu beside it: people take the two for one control."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Any press of the main button."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit()


class TopBar(QWidget):
    """One game's bar. `pressed` carries a Command."""

    pressed = Signal(object)

    def __init__(self, game: str, rest: QWidget | None = None) -> None:
        """The bar of `game`. When a focused button is disabled, the focus goes to `rest`."""
        super().__init__()
        self._rest = rest
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shelf = IconButton("shelf", said("bar.shelf"), label=True, key=COMMANDS[Command.SHELF].keys[0])
        self.shelf.clicked.connect(lambda: self.pressed.emit(Command.SHELF))
        self._chip_text, self._facts = "", ["", ""]
        self.name = _Name(lambda: game_name(game), "game_name")
        self.name.pressed.connect(lambda: self.pressed.emit(Command.MENU))
        self.chip = ExplainedChip(plain(""))
        self.fact = QuietFact()
        self.fact.resized.connect(self._fit_seal)
        self.menu = IconButton("chevron_down", said("bar.menu"))
        self.menu.clicked.connect(lambda: self.pressed.emit(Command.MENU))
        self.buttons: dict[Command, IconButton] = {}
        row = self._row = QHBoxLayout(self)
        self._line = Hairline(upright=True)
        self._line.setFixedHeight(30)
        for widget in (self.shelf, self._line, self.name, self.menu, self.chip):
            if widget in (self.menu, self.chip):
                row.addSpacing(_RING)
            row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.fact, 1)
        self.seal = SealMark()
        row.addWidget(self.seal, 0, Qt.AlignmentFlag.AlignVCenter)
        for command in BAR:
            offer = COMMANDS[command]
            button = IconButton(
                offer.icon, said(offer.label), key=offer.keys[0], checkable=command in PANELS
            )
            button.clicked.connect(partial(self._press, command))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            self.buttons[command] = button
        for button in (self.shelf, self.menu, *self.buttons.values()):
            # A press of the mouse must leave the focus on the cloth, where Space goes on.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise((self.shelf, self.menu, self.chip, self.seal, *self.buttons.values())):
            self.setTabOrder(before, after)
        for command in (Command.UNDO, Command.REDO, Command.HINT):
            # Nothing has been done yet, and the start of the game must be told first.
            self.allow(command, False)
        self.chip.hide()

    def sizeHint(self) -> QSize:
        """48, 56 or 60 px high (look 7)."""
        return QSize(400, table_bar_height(self.window().width()))

    def tell(self, chip: str, fact: str, note: str = "", below: Sequence[str] = ()) -> None:
        """Show the chip and the quiet fact; `note` says what the chip means, as its tooltip.

        `below` stands in a line of its own below the fact: the first of these texts in its tooltip, and of the others,
        which are ever shorter, one that has room.
        """
        self._chip_text = chip
        self._facts = ["\n".join(filter(None, (fact, text))) for text in below or ("", "")]
        self.chip.say(plain(chip))
        self.chip.explain(note)
        self._show_fact()
        self._fit()

    def quiet_rooms(self) -> tuple[QRect, QRect]:
        """Two places: the part with chip, quiet fact and seal; the same with the game's name and its menu."""
        self._row.activate()
        words = self.fact.geometry()
        for quiet in (self.chip, self.seal):
            if quiet.isVisible():
                words = words.united(quiet.geometry())
        return words, words.united(self.name.geometry())

    def show_seal(self, fingerprint: str) -> None:
        """Show the seal of the deal with this fingerprint, or none."""
        self.seal.say(fingerprint)
        self._fit_seal()

    def _show_fact(self) -> None:
        """Say the quiet fact."""
        tip, text, *self.fact.shorter = self._facts
        self.fact.say(plain(text))
        show_tip(self.fact, bare(tip))
        self._fit_seal()

    def _fit_seal(self) -> None:
        """Show the words of the fingerprint if the quiet fact leaves room; the fact was there first, and stays."""
        if not self.seal.isHidden():
            both = self.fact.width() + self.seal.width()
            # Measured in one line of the usual letters: smaller ones would make room for the seal by shrinking the
            # fact.
            whole = widest(self._facts[1], font("note"))
            self.seal.fit(round(both - whole))

    def _press(self, command: Command, _checked: bool = False) -> None:
        self.pressed.emit(command)

    def allow(self, command: Command, allowed: bool) -> None:
        """Enable or disable a button."""
        allow(self.buttons[command], allowed, self._rest)

    def use_touch(self, *, touch: bool) -> None:
        """Make every button large enough for a finger, or for a pointer."""
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
        self._fit_seal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide names to suit the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self.width()
        # In a small window the bar lies at the window's edge, and is hardly higher than its buttons with their rings.
        self._row.setContentsMargins(_SIDE, _RING_ABOVE if width < NARROW else 0, _SIDE, 0)
        self._row.setSpacing(_SPACING if width >= NARROW else _CLOSE)
        self._line.setVisible(width >= NARROW)
        self.shelf.show_label(width >= NARROW)
        for name, button in self.buttons.items():
            button.show_label(width >= WIDE or (width >= NARROW and name in NAMED))
        self.chip.setVisible(bool(self._chip_text) and width >= NARROW)
        self.updateGeometry()
