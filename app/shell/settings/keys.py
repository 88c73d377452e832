"""All keys: the list in the settings, and the sheet that `?` opens anywhere.

Both are made from the tables of commands and gestures (`app/table/commands.py`), so neither can leave one out.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.art.pens import smooth_painter
from app.shell.kit.boxes import emptied, in_column, in_row, measure_again
from app.shell.kit.heard import name_aloud
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Hairline, Label, key_cap_width, key_text, paint_key_cap, said
from app.table.commands import COMMANDS, FILM_KEYS, GESTURE_KEYS, MENU, Command

_ARROWS = {"Left": "\u2190", "Right": "\u2192", "Up": "\u2191", "Down": "\u2193"}
"""What the arrow keys show on every keyboard; Qt would write their English names."""

_COLUMNS = ((1050, ((0,), (2,), (1, 3))), (700, ((0, 1), (2, 3))), (0, ((0, 1, 2, 3),)))
"""From which width on, px at text size 1, which groups are in which columns: nowhere is a column much the longest."""


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
    row = in_row((Label(said(line.label), "note"), 1), *caps, gap=5, margins=(0, 2, 0, 1))
    if line.place:
        row.addWidget(Label(said(line.place), "note", "ink_2"))
    return row


class KeyGroups(QWidget):
    """All keys in titled groups, in as many columns as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._columns = in_row(gap=44, margins=(0, 0, 0, 0), on=self)
        self._groups = [
            self._group("keys.cards", [KeyLine(*one) for one in GESTURE_KEYS]),
            self._group("keys.program", command_lines(at_table=False)),
            self._group("keys.table", command_lines(at_table=True)),
            self._group("keys.film", [KeyLine(*one) for one in FILM_KEYS]),
        ]
        self._shown: tuple[tuple[int, ...], ...] = ()
        self._arrange(_COLUMNS[-1][1])

    def _group(self, title: str, lines: list[KeyLine]) -> QWidget:
        """The keys for one thing."""
        group = QWidget(self)
        in_column(
            Label(said(title), "h2"), Hairline(), *map(key_row, lines), gap=0, margins=(0, 0, 0, 14), on=group
        )
        return group

    def _arrange(self, columns: tuple[tuple[int, ...], ...]) -> None:
        """Put the groups into these columns."""
        if columns == self._shown:
            return
        self._shown = columns
        emptied(self._columns, *self._groups)
        for column in columns:
            self._columns.addLayout(in_column(*(self._groups[number] for number in column), None, gap=0), 1)

    def minimumSizeHint(self) -> QSize:
        """As narrow as one column."""
        return QSize(px(300), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the groups out in the columns that the width has room for."""
        self._arrange(next(columns for least, columns in _COLUMNS if event.size().width() >= px(least)))
        super().resizeEvent(event)


class KeysSheet(Sheet):
    """All keys on one sheet: for playing cards, for the program, for the table, and for watching a game."""

    def __init__(self, host: QWidget) -> None:
        """Lie over `host`; close on Esc, Enter, or the keys that opened it."""
        super().__init__(host, said("keys.title"), width=1180)
        in_column(KeyGroups(), gap=0, margins=(34, 4, 34, 16), on=self.page.page)
        self.add_exit("button.close", main=True)
