"""The games behind a figure; each opens on the table, and one that broke opens where it broke.

A game is played again only when it is opened, which may take a while with an expert at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.engine import Record
from app.lab.breach import Breach
from app.lab.findings import GameRef
from app.lab.plan import deal_number
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import allow, give_back, order_tabs
from app.shell.kit.heard import describe_aloud
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, Words, plain, said
from app.shell.lab.fetch import Fetch

AT_MOST = 40
"""How many games are listed: more are of no help to anybody who looks for an example."""


class GamesSheet(Sheet):
    """The list; `chosen` carries the reference of a game, and its Record or Breach to show on a table."""

    chosen = Signal(object, object)

    def __init__(
        self, host: QWidget, title: Words, behind: tuple[GameRef, ...], seed: int,
        play: Callable[[GameRef], Record | Breach], laws: Mapping[GameRef, str] | None = None,
    ) -> None:  # fmt: skip
        """`title` is the figure in words; `play` plays a game again; `laws` maps games to the laws they broke."""
        super().__init__(host, said("lab.window.games.title"), width=640)
        self._play, self._laws = play, laws or {}
        self._asked: GameRef | None = None
        self._pressed: PushButton | None = None
        self._names: list[Words] = []
        self.buttons: list[PushButton] = []
        self.told = Label(plain(""), "note", "ink_2", wrap=True)
        self.fetch = Fetch(self)
        self.fetch.fetched.connect(self._take)
        self.fetch.failed.connect(self._gone)
        self.figure = Label(title, "body", wrap=True)
        note = Label(said("lab.window.games.note"), "small", "ink_2", wrap=True)
        column = in_column(self.figure, note, self.told, gap=4, margins=(34, 4, 34, 18), on=self.page.page)
        self.told.hide()
        for ref in behind[:AT_MOST]:
            column.addWidget(Hairline())
            column.addLayout(self._row(ref, seed))
        column.addStretch(1)
        self.done = self.add_exit("button.close")
        order_tabs(self.page.page)

    def _row(self, ref: GameRef, seed: int) -> QHBoxLayout:
        deal = deal_number(seed, ref.number)
        side = ref.arm.rpartition("/")[2]
        name = said("lab.window.games.one", n=ref.number + 1, deal=deal)
        lines = in_column(Label(name, "note"), gap=0)
        if ref in self._laws:
            lines.addWidget(Label(said("lab.window.broken.one", law=self._laws[ref]), "small", "ink_2", wrap=True))
        # Far enough apart that the focus ring of the button does not touch what stands beside it.
        row = in_row((lines, 1), gap=14)
        if side in ("a", "b"):
            row.addWidget(Label(said(f"lab.side.{side}"), "note", "ink_2"))
        button = PushButton(said("lab.window.games.open"), "link", icon="film")
        describe_aloud(button, name())
        self._names.append(name)
        button.clicked.connect(lambda: self._fetch(ref))
        row.addWidget(button)
        self.buttons.append(button)
        return row

    def _fetch(self, ref: GameRef) -> None:
        self._pressed = next((button for button in self.buttons if button.hasFocus()), None)
        for button in self.buttons:
            allow(button, False, self.page)
        self._say(said("lab.window.games.playing"))
        self._asked = ref
        self.fetch.begin(lambda: self._play(ref))

    def _take(self, found: Record | Breach) -> None:
        self.close()
        self.chosen.emit(self._asked, found)

    def _gone(self) -> None:
        for button in self.buttons:
            button.setEnabled(True)
        give_back(self._pressed, self.page)
        self._say(said("lab.window.games.gone"))

    def _say(self, words: Words) -> None:
        self.told.say(words)
        self.told.show()

    def retranslate(self) -> None:
        """Say again in the current language what is shown."""
        self.figure.retranslate()
        for button, name in zip(self.buttons, self._names, strict=True):
            describe_aloud(button, name())
