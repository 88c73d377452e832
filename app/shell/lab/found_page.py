"""The page *What we found*: each game as the lab sees it, beside what its inventors say about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.art.tokens import WINDOW_MARGIN
from app.games import GAMES, shelf
from app.shell.kit.boxes import Part, in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.heard import describe_aloud
from app.shell.kit.page import Page
from app.shell.kit.page_bar import PageBar
from app.shell.kit.widgets import Label, Panel, RoundBox, named, plain, said
from app.shell.lab.found import FoundGame, found
from app.shell.lab.picture_panel import APART
from app.shell.lab.words import side_words
from app.shell.window.bar_page import BarPage
from app.wording import t


class FoundPanel(Panel):
    """One game; `asked` carries its id, because somebody wants to ask the lab about it."""

    asked = Signal(str)

    def __init__(self, one: FoundGame) -> None:
        super().__init__()
        self.ask = PushButton(said("lab.window.found.ask"), "link", icon="lab")
        describe_aloud(self.ask, named(one.game)())
        self.ask.clicked.connect(lambda: self.asked.emit(one.game))
        head = in_row((Label(named(one.game), "tile_name"), 1), self.ask)
        column = in_column(head, gap=APART, margins=(22, 12, 22, 14), on=self)
        side = side_words(GAMES[one.game], one.experiment.a)
        asked = t("lab.window.found.from", n=one.experiment.games, side=side)
        column.addWidget(Label(plain(asked), "small", "ink_2", wrap=True))
        if one.stale:
            column.addWidget(Label(said("lab.window.found.stale"), "small", "pom", wrap=True))
        for sentence in one.sentences:
            column.addWidget(Label(plain(sentence), "body", wrap=True))
        column.addSpacing(4)
        heading = "lab.window.found.levels" if one.levels else "lab.window.found.no-levels"
        column.addWidget(Label(said(heading), "small", "ink_2", wrap=True))
        for sentence in one.levels:
            column.addWidget(Label(plain(sentence), "body", wrap=True))
        if one.claim:
            box = RoundBox("sea_bg")
            claim = Label(plain(one.claim), "note", wrap=True)
            in_column(Label(said("lab.window.found.claim"), "small", "ink_2"), claim, margins=(14, 8, 14, 8), on=box)
            column.addSpacing(4)
            column.addWidget(box)
        column.addStretch(1)


class FoundPage(BarPage):
    """The page. `shelf_wanted` is the way back, `ask_wanted` carries a game to ask about."""

    ask_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.bar = self.led_by(PageBar(said("lab.window.found"), back=said("lab.window.back")))
        self.scrolled = self.page = Page()
        self.panels: list[FoundPanel] = []
        in_column(self.bar, (self.page, 1), gap=0, margins=(0, 0, 0, 0), on=self)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        self.panels = [FoundPanel(one) for one in found({name: GAMES[name] for name in shelf()})]
        for panel in self.panels:
            panel.asked.connect(self.ask_wanted)
        pairs = [self.panels[first : first + 2] for first in range(0, len(self.panels), 2)]
        rows: list[Part] = [in_row(*[(panel, 1) for panel in pair], gap=12) for pair in pairs]
        surface = QWidget()
        in_column(
            Label(said("lab.window.found.note"), "note", "ink_2", wrap=True),
            *(rows or [Label(said("lab.window.found.none"), "body", "ink_2", wrap=True)]),
            None,
            gap=12,
            margins=(WINDOW_MARGIN, 2, WINDOW_MARGIN, WINDOW_MARGIN),
            on=surface,
        )
        self.page.show_page(surface)
        self.setFocusProxy(self.panels[0].ask if self.panels else self.bar.shelf)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go one step back, to the lab, on Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.shelf_wanted.emit()
        else:
            super().keyPressEvent(event)
