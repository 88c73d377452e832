"""All keys: the list in the settings, and the sheet that `?` opens anywhere.

Both are made from the tables of commands and gestures (`app/table/commands.py`), so neither can leave one out.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.art.pens import smooth_painter
from app.shell.kit.boxes import in_column, in_row, measure_again, turn
from app.shell.kit.heard import name_aloud
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Hairline, Label, key_cap_width, key_text, paint_key_cap, said
from app.table.commands import COMMANDS, FILM_KEYS, GESTURE_KEYS, MENU, Command

_ARROWS = {"Left": "\u2190", "Right": "\u2192", "Up": "\u2191", "Down": "\u2193"}
"""What the arrow keys show on every keyboard; Qt would write their English names."""

_TWO_COLUMNS = 700
"""From this width the keys are in two columns, px at text size 1."""


class KeyLine(NamedTuple):
    """What is done (a message code), its keys, and, if it has none, where it is offered (a code, else empty)."""

    label: str
    keys: tuple[str, ...]
    place: str = ""


def command_lines(*, at_table: bool) -> list[KeyLine]:
    """All commands with names, in the order of their table: those a table carries out, or the window's own."""
    return [
        KeyLine(offer.label, offer.keys, "" if offer.keys else _place(command))
        for command, offer in COMMANDS.items()
        if offer.label and ("table" in offer.by) == at_table
    ]


def _place(command: Command) -> str:
    """Where a command without a key is found: in the menu, beside the voice, or in the panel at the end."""
    if command in MENU:
        return "keys.in-menu"
    return "keys.by-voice" if COMMANDS[command].by == ("table",) else "keys.at-end"


class KeyCap(QWidget):
    """The cap of one key."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Show the system's name of the key in the current language."""
        self._text = _ARROWS.get(self._key, key_text(self._key))
        name_aloud(self, key_text(self._key))
        measure_again(self)

    def sizeHint(self) -> QSize:
        """As wide as its name."""
        return QSize(round(key_cap_width(self._text)) + 1, px(22))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cap."""
        painter = smooth_painter(self)
        paint_key_cap(painter, QRectF(self.rect()), self._text, look().theme.ink_2)


def key_row(line: KeyLine) -> QHBoxLayout:
    """A line of the list: what is done at the start, the caps of its keys at the end."""
    caps = map(KeyCap, line.keys)
    row = in_row((Label(said(line.label), "note"), 1), *caps, gap=5, margins=(0, 3, 0, 3))
    if line.place:
        row.addWidget(Label(said(line.place), "note", "ink_2"))
    return row


class KeyGroups(QWidget):
    """All keys in titled groups, in two columns, or in one if there is little room."""

    def __init__(self) -> None:
        super().__init__()
        self._columns = in_row(gap=44, margins=(0, 0, 0, 0), on=self)
        groups = (
            ("keys.cards", [KeyLine(*one) for one in GESTURE_KEYS]),
            ("keys.program", command_lines(at_table=False)),
            ("keys.table", command_lines(at_table=True)),
            ("keys.film", [KeyLine(*one) for one in FILM_KEYS]),
        )
        for shown in (groups[:2], groups[2:]):
            column = in_column(gap=0)
            for title, lines in shown:
                column.addWidget(Label(said(title), "h2"))
                column.addWidget(Hairline())
                for line in lines:
                    column.addLayout(key_row(line))
                column.addSpacing(14)
            column.addStretch(1)
            self._columns.addLayout(column, 1)

    def minimumSizeHint(self) -> QSize:
        """As narrow as one column."""
        return QSize(px(300), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the columns side by side, or one below the other."""
        wide = event.size().width() >= px(_TWO_COLUMNS)
        turn(self._columns, beside=wide, gap=44 if wide else 0)
        super().resizeEvent(event)


class KeysSheet(Sheet):
    """All keys on one sheet: for playing cards, for the program, for the table, and for watching a game."""

    def __init__(self, host: QWidget) -> None:
        """Lie over `host`; close on Esc, Enter, or the keys that opened it."""
        super().__init__(host, said("keys.title"), width=880)
        in_column(KeyGroups(), gap=0, margins=(34, 4, 34, 16), on=self.page.page)
        self.add_exit("button.close", main=True)
