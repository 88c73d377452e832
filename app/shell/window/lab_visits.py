"""The lab in the window: its page, which lives as long as the window, and the pages opened from it.

Esc goes back one step from each of them: from a watched game to the page that opened it, from that page to the lab.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.shell.window.pages import PageHost

if TYPE_CHECKING:
    from app.engine import Record
    from app.shell.lab.page import LabPage
    from app.shell.lab.tables_page import TablesShown


class LabVisits:
    """Visits to the lab from one window."""

    def __init__(self, window: PageHost, folder: str) -> None:
        """The experiment ends with the window. `folder` as for `MainWindow`."""
        self._window = window
        self._folder = folder
        self._page: LabPage | None = None

    @property
    def page(self) -> LabPage:
        """The lab's page, created on first use."""
        if self._page is None:
            from app.shell.lab.page import LabPage
            from app.shell.lab.rooms import desk_of

            window = self._window
            page = self._page = LabPage(desk_of(self._folder, window), window.settings)
            page.join(window, window.show_shelf)
            page.play_wanted.connect(window.new_game)
            page.watch_wanted.connect(self._watch)
            page.tables_wanted.connect(self.show_tables)
            page.found_wanted.connect(self.show_found)
            # The page stays as long as the window. Garbage collecting through all its objects would find nothing and
            # cost a frame.
            gc.freeze()
        return self._page

    def show(self) -> None:
        """Go to the lab, which is as it was left."""
        self._window.leave_game(self._show)

    def _show(self) -> bool:
        self._window.sitting = None
        self._window.turn_to(self.page)
        self.page.come_back()
        return True

    def end(self) -> None:
        """End the running experiment, because the window is closing."""
        if self._page is not None:
            self._page.desk.end()

    def _watch(self, record: Record, place: int = 0, back: Callable[[], None] | None = None) -> None:
        """Watch a game of the lab from a place in it; the way back leads to the lab, or runs `back`."""
        from app.shell.lab.rooms import players_of
        from app.shell.library.replay_page import ReplayPage

        page = ReplayPage(record, players_of(record.game.seats), self._window.settings)
        page.join(self._window, back or self.show)
        page.back_wanted.connect(back or self.show)
        self._window.turn_to(page)
        if place:
            page.go_to(place)

    def show_tables(self, shown: TablesShown, others: Sequence[Callable[[], TablesShown]], at: int = 0) -> None:
        """Show small tables. `others` make all the tables to choose from, the shown one included; it is number `at`."""
        from app.shell.lab.tables_page import TablesPage

        page = TablesPage(shown, self._window.settings, others, at)

        def watch(record: Record, place: int) -> None:
            self._watch(record, place, lambda: self.show_tables(page.shown, others, page.at))

        page.join(self._window, self.show)
        page.watch_wanted.connect(watch)
        page.save_wanted.connect(self._save)
        self._window.turn_to(page)

    def _save(self, record: Record) -> None:
        """Save a game of the lab as a file."""
        from app.shell.lab.rooms import players_of

        self._window.save_record(record, {"seats": [one.to_json() for one in players_of(record.game.seats)]})

    def show_found(self) -> None:
        """Go to the page of findings."""
        from app.shell.lab.found_page import FoundPage

        page = FoundPage()
        page.join(self._window, self.show)
        page.ask_wanted.connect(self._ask)
        self._window.turn_to(page)

    def _ask(self, game: str) -> None:
        """Go to the lab and ask about this game."""
        self.show()
        self.page.take_game(game)
