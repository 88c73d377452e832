"""The sheet that makes a page of results to hang up: those of an evening, or of a game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtWidgets import QWidget

from app.printing.files import Kind
from app.printing.pages import PrintPage
from app.printing.paper import PAPERS
from app.printing.results import results_page
from app.session.evenings import Finished, evening_title, evenings
from app.shell.kit.boxes import in_column
from app.shell.kit.choices import ChoiceList, Segmented, SettingRow
from app.shell.kit.file_dialogs import Ask, ask_export
from app.shell.kit.focus import allow
from app.shell.kit.widgets import Words, said
from app.shell.printing.press_sheet import PressSheet
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.titles import game_name


class ResultsSheet(PressSheet):
    """Saves one page."""

    def __init__(
        self, host: QWidget, game: str, games: Sequence[Finished], settings: Settings, ask: Ask = ask_export
    ) -> None:
        """`games` are all finished games, at least one; those of `game` are offered as a page of their own."""
        super().__init__(host, said("results.page.title"), 860, said("results.page.help"), ask)
        self.game = game
        self._settings = settings
        self._of_game = [one for one in games if one.game == game]
        self._evenings = evenings(games)
        whats = [("evening", said("results.page.evening"))]
        whats += [("game", said("results.page.game"))] if self._of_game else []
        self.what = Segmented(said("results.page.what"), whats, "evening")
        self.what.chosen.connect(lambda _: self.refresh())
        days = [(day, _day(day)) for day in self._evenings]
        self.day = ChoiceList(said("results.page.which"), days, days[0][0])
        self.day.chosen.connect(lambda _: self.refresh())
        self.days = SettingRow(said("results.page.which"), self.day)
        papers = [(name, said(f"print.paper.{name}")) for name in PAPERS]
        self.paper = Segmented(said("print.paper"), papers, settings.print_paper)
        self.paper.chosen.connect(self._take_paper)
        what, paper = SettingRow(said("results.page.what"), self.what), SettingRow(said("print.paper"), self.paper)
        self._lay_out(in_column(what, self.days, paper, None, gap=2))
        self.refresh()

    def _take_paper(self, value: object) -> None:
        self._settings.choose("print_paper", value)
        self.refresh()

    def title_shown(self) -> str:
        """The title of the page."""
        return game_name(self.game) if self.what.value == "game" else evening_title(self.day.value)

    def shown(self) -> PrintPage:
        """The chosen page."""
        one_game = self.what.value == "game"
        games = self._of_game if one_game else self._evenings[self.day.value]
        return results_page(PAPERS[self._settings.print_paper], self.title_shown(), games, one_game=one_game)

    def refresh(self) -> None:
        """Show the chosen page."""
        self.days.setVisible(self.what.value == "evening")
        self.preview.show_page(self.shown())
        for button in (self.pdf, self.pictures):
            allow(button, self.idle, self.page)

    def _save(self, kind: Kind) -> None:
        """Save the page."""
        self._write([self.shown()], t("results.page.file", what=self.title_shown()), kind)


def _day(day: date) -> Words:
    return lambda: evening_title(day)
