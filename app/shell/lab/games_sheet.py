"""The games behind a figure, each of which opens on the table.

A game is played again when it is wanted, in a thread of its own: one of an expert's may take a while.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.engine import Record
from app.lab.findings import GameRef
from app.lab.plan import deal_number
from app.shell.kit.focus import order_tabs
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, PushButton, Words, plain, said
from app.wording import t

AT_MOST = 40
"""So many games are listed; more are no help to anybody who looks for an example."""


class Fetch(QObject):
    """Plays one game again; `fetched` carries its Record, or the exception that came instead."""

    fetched = Signal(object)

    def begin(self, play: Callable[[], Record]) -> None:
        """Play it in a thread; the signal arrives in the thread this object lives in."""
        Thread(target=self._work, args=(play,), daemon=True).start()

    def _work(self, play: Callable[[], Record]) -> None:
        try:
            found: Record | Exception = play()
        except Exception as error:  # whatever the rules raise, the person is told
            found = error
        try:
            self.fetched.emit(found)
        except RuntimeError:
            return  # nobody waits for it any more: its window has gone


class GamesSheet(Sheet):
    """The list; `chosen` carries the Record of a game to be shown on the table."""

    chosen = Signal(object)

    def __init__(
        self, host: QWidget, title: Words, behind: tuple[GameRef, ...], seed: int, play: Callable[[GameRef], Record]
    ) -> None:
        """`title` is the figure in words; `play` plays a game again."""
        super().__init__(host, said("lab.window.games.title"), width=640)
        self._play = play
        self.buttons: list[PushButton] = []
        self.told = Label(plain(""), "note", "ink_2", wrap=True)
        self.fetch = Fetch()
        self.fetch.setParent(self)
        self.fetch.fetched.connect(self._take)
        column = QVBoxLayout(self.page.page)
        column.setContentsMargins(34, 4, 34, 18)
        column.setSpacing(4)
        column.addWidget(Label(title, "body", wrap=True))
        column.addWidget(Label(said("lab.window.games.note"), "small", "ink_2", wrap=True))
        column.addWidget(self.told)
        self.told.hide()
        for ref in behind[:AT_MOST]:
            column.addWidget(Hairline())
            column.addLayout(self._row(ref, seed))
        column.addStretch(1)
        self.done = self.add_button(PushButton(said("button.close"), key="Esc"))
        self.done.clicked.connect(self.reject)
        order_tabs(self.page.page)

    def _row(self, ref: GameRef, seed: int) -> QHBoxLayout:
        row = QHBoxLayout()
        deal = deal_number(seed, ref.number)
        side = f"lab.side.{ref.arm}" if ref.arm in ("a", "b") else ""
        name: Words = lambda: t("lab.window.games.one", n=ref.number + 1, deal=deal)  # noqa: E731
        row.addWidget(Label(name, "note"), 1)
        if side:
            row.addWidget(Label(said(side), "note", "ink_2"))
        button = PushButton(said("lab.window.games.open"), "link", icon="film")
        button.setAccessibleDescription(name())
        button.clicked.connect(lambda: self._fetch(ref))
        row.addWidget(button)
        self.buttons.append(button)
        return row

    def _fetch(self, ref: GameRef) -> None:
        for button in self.buttons:
            button.setEnabled(False)
        self._say(t("lab.window.games.playing"))
        self.fetch.begin(lambda: self._play(ref))

    def _take(self, found: object) -> None:
        if isinstance(found, Record):
            self.close()
            self.chosen.emit(found)
            return
        for button in self.buttons:
            button.setEnabled(True)
        self._say(t("lab.window.games.gone"))

    def _say(self, words: str) -> None:
        self.told.say(plain(words))
        self.told.setVisible(bool(words))
