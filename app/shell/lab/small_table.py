"""A small table of the lab: a game of computer players at one place, with every card face up.

It is painted like every table, only smaller. Nothing can be done at it: a press opens the game at the table for
watching.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from app.art.tokens import TypeName
from app.engine import Record
from app.session.replay import Eyes, Past
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.inked import SUITS_HIGH, InkedLabel
from app.shell.kit.style import font, look
from app.shell.kit.widgets import Label, Panel, Words, plain, said
from app.shell.lab.picture_panel import Swatch
from app.shell.lab.rooms import players_of
from app.shell.settings.settings import Settings
from app.shell.table.cloth import new_cloth
from app.table.controllers import controller_for
from app.wording import t
from app.wording.sentences import result_sentence
from app.wording.titles import game_name

FOLLOWED = 2
"""How many gestures after the one in question are told as its consequences."""

LEAST_CLOTH = (240, 150)
"""The smallest cloth on which cards can still be told apart, px."""


class LabGame(Past):
    """A game of the lab. Only computer players played it, so none of its cards is secret, whether it is over or not."""

    def __init__(self, record: Record) -> None:
        super().__init__(record, players_of(record.game.seats))

    def _opens(self, eyes: Eyes) -> bool:
        return eyes == "open"

    def told(self, place: int) -> str:
        """What led to a place; after the end, how the game ended."""
        if place > self.count:
            return self.ending
        return self.words(place, "open")

    @property
    def ending(self) -> str:
        """How the game ended, and after how many moves; empty if it did not end."""
        result = self.record.position.result
        if result is None:
            return ""
        words = result_sentence(self.record.game.id, result, self.names)
        return t("lab.window.tables.ending", n=self.count, result=words)

    def followed(self, place: int) -> str:
        """What was done at a place, and what followed."""
        after = range(place + 1, min(place + 2 + FOLLOWED, self.count + 1))
        if not after:
            return t("lab.window.tables.over") if self.ending else ""
        return " ".join(self.told(one) for one in after)


class Told(InkedLabel):
    """A text in at most `lines` lines; a longer one is cut, and its tooltip has all of it."""

    def __init__(self, style: TypeName, lines: int) -> None:
        """`style` is a step of the type scale."""
        super().__init__()
        self._style, self._lines = style, lines
        self._told: tuple[str, str] = ("", "")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.restyle()

    def tell(self, text: str, tone: str) -> None:
        """Show this text."""
        self._told = text, tone
        self._cut()

    def restyle(self) -> None:
        """Follow a change of fonts; the height is the same for all texts, so that tables do not jump."""
        self.setFont(font(self._style))
        self.setFixedHeight(self._lines * math.ceil(SUITS_HIGH * QFontMetricsF(self.font()).lineSpacing()))
        self._cut()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the text at the new width."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        text, tone = self._told
        # Lines break between words, so only a single line is filled completely.
        room = (0.96 if self._lines == 1 else self._lines - 0.3) * max(120.0, float(self.width()))
        self.write_cut(text, tone, room)


class TableShown(NamedTuple):
    """One small table: its side (`a`, `b`, or none), that side in one line, the game."""

    which: str
    words: Words
    record: Record


class SmallTable(Panel):
    """The table. `opened` is emitted when somebody wants to watch the game from the present place."""

    opened = Signal()

    def __init__(self, shown: TableShown, place: int, settings: Settings, open_words: Words) -> None:
        """Begin at `place`, which what followed is always told from. `open_words` say what the button does."""
        super().__init__()
        self.shown, self._settings = shown, settings
        self.game = LabGame(shown.record)
        self._from = place
        self.words = ""
        self.place = self._said = place
        self.surface = new_cloth(settings)
        self.surface.shrinks = True
        self.surface.setMinimumSize(*LEAST_CLOTH)
        for widget in (self.surface, self.surface.viewport()):
            widget.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        name: Words = said(f"lab.side.{shown.which}") if shown.which else plain("")
        self.name = Label(name, "control")
        self.side = Label(shown.words, "small", "ink_2")
        self.now = Told("note", 2)
        self.followed, self.ending = Told("small", 2), Told("small", 1)
        self.open = PushButton(open_words, "link", icon="film")
        self.open.clicked.connect(self.opened)
        self._lay_out()
        self._take_seat()
        self.restyle()

    def _lay_out(self) -> None:
        head = in_row(gap=10)
        if self.shown.which:
            head.addWidget(Swatch("ab".index(self.shown.which)), 0, Qt.AlignmentFlag.AlignVCenter)
            head.addWidget(self.name)
        # If there is not room for both, the button is shown whole.
        self.side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        head.addWidget(self.side, 1)
        head.addWidget(self.open)
        told = (self.now, self.followed, self.ending)
        in_column(head, (self.surface, 1), *told, gap=4, margins=(14, 6, 14, 10), on=self)

    def _take_seat(self) -> None:
        """Give the cloth to a controller without a seat, and lay it."""
        game = self.shown.record.game
        controller = controller_for(game.id)(game, None, self.game.names, self.game.plates, list(range(game.seats)))
        controller.calm, controller.aids = self._settings.calm, self._settings.aids
        self.surface.seat(controller, look().rtl)
        name_aloud(self.surface, t("table.name", game=game_name(game.id)))
        self.go_to(self._said)

    def go_to(self, place: int) -> None:
        """Lay the table as it was at a place, without telling; beyond the end, as the game ended."""
        self.surface.finish()
        self.place = min(place, self.game.count)
        self._say(place)
        self.surface.show_view(self.game.view(self.place, "open"))

    def forward(self, place: int) -> None:
        """Tell the gesture that leads to the next place, after finishing what is still being told."""
        if place > self.game.count:
            self.go_to(place)
            return
        self.surface.finish()
        self.place = place
        self._say(place)
        self.surface.perform(self.game.events(place, "open"), self.game.view(place, "open"))

    def _say(self, place: int) -> None:
        """Say what led to a place, which for the shorter of two games may lie beyond its end."""
        self._said = place
        self.words = self.game.told(place)
        followed, ending = self.game.followed(self._from), self.game.ending
        self.now.tell(self.words, look().theme.ink)
        self.followed.tell(followed, look().theme.ink_2)
        self.ending.tell(ending, look().theme.ink_2)
        name_aloud(self, " ".join((self.name.text(), self.shown.words())).strip())
        describe_aloud(self, f"{self.words} {followed} {ending}".strip())

    def restyle(self) -> None:
        """Follow a change of theme, card style or text size."""
        self.surface.use_look(look().theme, self._settings.card_style(), look().factor)
        self._say(self._said)

    def retranslate(self) -> None:
        """Say everything in another language, and mirror the table."""
        self.game = LabGame(self.shown.record)
        self._take_seat()
