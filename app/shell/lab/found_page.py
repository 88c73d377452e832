"""The page *What we found*: each game as the lab sees it today, with what its inventors say of it beside that."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.art.tokens import WINDOW_MARGIN
from app.games import GAMES
from app.shell.kit.heard import describe_aloud
from app.shell.kit.page_bar import PageBar
from app.shell.kit.sheet import Page
from app.shell.kit.widgets import Label, Panel, PushButton, RoundBox, named, plain, said
from app.shell.lab.found import FoundGame, found
from app.shell.lab.picture_panel import APART
from app.shell.lab.words import side_words
from app.shell.window.pages import WindowPage
from app.wording import t


class FoundPanel(Panel):
    """One game; `asked` carries its id: somebody wants to ask the lab themselves."""

    asked = Signal(str)

    def __init__(self, one: FoundGame) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 12, 22, 14)
        column.setSpacing(APART)
        head = QHBoxLayout()
        head.addWidget(Label(named(one.game), "tile_name"), 1)
        self.ask = PushButton(said("lab.window.found.ask"), "link", icon="lab")
        describe_aloud(self.ask, named(one.game)())
        self.ask.clicked.connect(lambda: self.asked.emit(one.game))
        head.addWidget(self.ask)
        column.addLayout(head)
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
            inside = QVBoxLayout(box)
            inside.setContentsMargins(14, 8, 14, 8)
            inside.addWidget(Label(said("lab.window.found.claim"), "small", "ink_2"))
            inside.addWidget(Label(plain(one.claim), "note", wrap=True))
            column.addSpacing(4)
            column.addWidget(box)
        column.addStretch(1)


class FoundPage(WindowPage):
    """The page. `shelf_wanted` is the way back, `ask_wanted` carries a game to be asked about."""

    shelf_wanted = Signal()
    settings_wanted = Signal()
    ask_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.bar = PageBar(said("lab.window.found"), back=said("lab.window.back"))
        self.page = Page()
        self.panels: list[FoundPanel] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.page, 1)
        self.bar.shelf_wanted.connect(self.shelf_wanted)
        self.bar.settings_wanted.connect(self.settings_wanted)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the current language."""
        surface = QWidget()
        surface.setObjectName("page")
        whole = QVBoxLayout(surface)
        whole.setContentsMargins(WINDOW_MARGIN, 2, WINDOW_MARGIN, WINDOW_MARGIN)
        whole.setSpacing(12)
        whole.addWidget(Label(said("lab.window.found.note"), "note", "ink_2", wrap=True))
        self.panels = [FoundPanel(one) for one in found(GAMES)]
        for first in range(0, len(self.panels), 2):
            row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            row.setSpacing(12)
            for panel in self.panels[first : first + 2]:
                panel.asked.connect(self.ask_wanted)
                row.addWidget(panel, 1)
            whole.addLayout(row)
        if not self.panels:
            whole.addWidget(Label(said("lab.window.found.none"), "body", "ink_2", wrap=True))
        whole.addStretch(1)
        self.page.page = surface
        self.page.setWidget(surface)
        self.setFocusProxy(self.panels[0].ask if self.panels else self.bar.shelf)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the lab on Esc: one step."""
        if event.key() == Qt.Key.Key_Escape:
            self.shelf_wanted.emit()
        else:
            super().keyPressEvent(event)
