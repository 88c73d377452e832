"""The sheet that makes a page of results to hang up: of an evening, or of a game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.printing.files import Kind
from app.printing.pages import PrintPage
from app.printing.paper import PAPERS
from app.printing.results import evening_title, results_page
from app.session.evenings import Finished, evenings
from app.shell.kit.choices import ChoiceList, Segmented, SettingRow
from app.shell.kit.questions import refused
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import PushButton, Words, said
from app.shell.printing.preview import PagePreview, ProgressLine
from app.shell.printing.running import Running
from app.shell.printing.saving import Ask, ask_where, press_for
from app.shell.settings.settings import Settings
from app.store import FileRefused
from app.wording import t
from app.wording.sentences import game_name


class ResultsSheet(Sheet):
    """Saves one page. `saved` carries the files when they are written."""

    saved = Signal(object)

    def __init__(
        self, host: QWidget, game: str, games: Sequence[Finished], settings: Settings, ask: Ask = ask_where
    ) -> None:
        """`games` are all that came to an end, of which `game` is offered by itself; there is at least one."""
        super().__init__(host, said("results.page.title"), width=860, note=said("results.page.help"))
        self.game = game
        self._settings, self._ask = settings, ask
        self._of_game = [one for one in games if one.game == game]
        self._evenings = evenings(games)
        self._running: Running | None = None
        row = QHBoxLayout(self.page.page)
        row.setContentsMargins(34, 4, 34, 14)
        row.setSpacing(36)
        column = QVBoxLayout()
        whats: list[tuple[Any, Words]] = [("evening", said("results.page.evening"))]
        whats += [("game", said("results.page.game"))] if self._of_game else []
        self.what = Segmented(said("results.page.what"), whats, "evening")
        self.what.chosen.connect(lambda _: self.refresh())
        column.addWidget(SettingRow(said("results.page.what"), self.what))
        days: list[tuple[Any, Words]] = [(day, _day(day)) for day in self._evenings]
        self.day = ChoiceList(said("results.page.which"), days, days[0][0])
        self.day.chosen.connect(lambda _: self.refresh())
        self.days = SettingRow(said("results.page.which"), self.day)
        column.addWidget(self.days)
        papers: list[tuple[Any, Words]] = [(name, said(f"print.paper.{name}")) for name in PAPERS]
        self.paper = Segmented(said("print.paper"), papers, settings.print_paper)
        self.paper.chosen.connect(self._take_paper)
        column.addWidget(SettingRow(said("print.paper"), self.paper))
        column.addStretch(1)
        self.preview = PagePreview(said("print.preview"))
        self.progress = ProgressLine(said("print.running"))
        self.progress.hide()
        side = QVBoxLayout()
        side.addWidget(self.preview, 1)
        side.addWidget(self.progress)
        row.addLayout(column, 55)
        row.addLayout(side, 45)
        self._add_buttons()
        self.refresh()

    def _add_buttons(self) -> None:
        self.cancel = self.add_button(PushButton(said("print.cancel"), key="Esc"))
        self.cancel.clicked.connect(self.reject)
        self.picture = self.add_button(PushButton(said("print.png")))
        self.picture.clicked.connect(lambda: self._save("png"))
        self.pdf = self.add_button(PushButton(said("print.pdf"), "primary"), main=True)
        self.pdf.clicked.connect(lambda: self._save("pdf"))

    def _take_paper(self, value: object) -> None:
        self._settings.choose("print_paper", value)
        self.refresh()

    def title_shown(self) -> str:
        """What the page is called."""
        return game_name(self.game) if self.what.value == "game" else evening_title(self.day.value)

    def shown(self) -> PrintPage:
        """The page that has been chosen."""
        one_game = self.what.value == "game"
        games = self._of_game if one_game else self._evenings[self.day.value]
        return results_page(PAPERS[self._settings.print_paper], self.title_shown(), games, one_game=one_game)

    def refresh(self) -> None:
        """Show the page that has been chosen."""
        self.days.setVisible(self.what.value == "evening")
        self.preview.show_page(self.shown())
        for button in (self.pdf, self.picture):
            button.setEnabled(self._running is None)

    def _save(self, kind: Kind) -> None:
        """Ask where, and paint."""
        name = t("results.page.file", what=self.title_shown())
        press = press_for(self, [self.shown()], name, kind, self._ask)
        if press is None:
            return
        self._running = Running(press, self)
        self._running.moved.connect(self.progress.show_share)
        self._running.finished.connect(self._done)
        self._running.refused.connect(self._tell)
        self.progress.show_share(0.0)
        self.progress.show()
        self.refresh()

    def _done(self, files: object) -> None:
        self._running = None
        self.saved.emit(files)
        self.close()

    def _tell(self, refusal: FileRefused) -> None:
        self._running = None
        self.progress.hide()
        self.refresh()
        refused(self.parentWidget() or self, refusal, "print").open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop painting: who closes the sheet does not want the file."""
        if self._running is not None:
            self._running.stop()
            self._running = None
        super().closeEvent(event)


def _day(day: date) -> Words:
    return lambda: evening_title(day)
