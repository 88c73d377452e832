"""Finished games in the window: watching them, from the deal or from one move, and making something of them to send."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from app.shell.window.pages import PageHost
from app.wording import t

if TYPE_CHECKING:
    from app.engine import Record
    from app.session.moments import Moment
    from app.session.replay import Eyes
    from app.session.seats import Seated
    from app.session.sitting import Sitting
    from app.shell.library.replay_page import ReplayPage


class FinishedGames:
    """The finished games of one window. A game taken back after its end no longer counts as finished."""

    def __init__(self, window: PageHost) -> None:
        self._window = window

    def watch_table(self, moment: Moment | None = None) -> None:
        """Watch the game on the table, from its deal or at one of its moves."""
        sitting = self._window.sitting
        if sitting is not None:
            self.watch(sitting.id, moment)

    def watch_table_from(self, place: int) -> None:
        """Watch the game on the table from a place: after that many moves."""
        sitting = self._window.sitting
        if sitting is not None:
            self._begin(sitting.id, lambda page: page.go_to(place))

    def watch(self, number: int, moment: Moment | None = None) -> None:
        """Watch a game, from its deal or at a move worth another look.

        If the game was taken back after its end, go to its table instead, so that play can continue.
        """
        self._begin(number, lambda page: page.show_moment(moment) if moment is not None else None)

    def _begin(self, number: int, show: Callable[[ReplayPage], object]) -> None:
        self._window.leave_game(lambda: self._watch(number, show))

    def _watch(self, number: int, show: Callable[[ReplayPage], object]) -> bool:
        from app.shell.library.replay_page import ReplayPage

        window = self._window
        sitting = window.look_up(number)
        if sitting is None:
            return False
        if not sitting.over:
            return window.resume(number)
        back = self._way_back(number)
        page = ReplayPage(sitting.record, sitting.seated, window.settings, sitting.table)
        page.send_wanted.connect(self._send)
        page.join(window, window.show_shelf)
        page.back_wanted.connect(back)
        window.sitting = None
        window.turn_to(page)
        show(page)
        return True

    def _way_back(self, number: int) -> Callable[[], object]:
        """Where Esc leads from a watched game: to its table, to the results, or to the shelf."""
        from app.shell.library.statistics_page import StatisticsPage

        window = self._window
        if window.sitting is not None:
            return partial(window.resume, number, window.sitting.looked_back)
        if isinstance(window.page, StatisticsPage):
            return partial(window.show_results, window.page.game.value)
        return window.show_shelf

    def send_table(self) -> None:
        """Send the game on the table, once it is over."""
        self._send_finished(self._window.sitting)

    def send(self, number: int) -> None:
        """Send a kept game."""
        sitting = self._window.look_up(number)
        if sitting is not None:
            self._send_finished(sitting)

    def _send_finished(self, sitting: Sitting | None) -> None:
        if sitting is None or not sitting.over:
            self._window.notice.say(t("export.not-over"), "export")
        else:
            self._send(sitting.record, sitting.seated)

    def _send(self, record: Record, seated: tuple[Seated, ...], eyes: Eyes | None = None) -> None:
        """Ask what to make of a finished game; `eyes` is the choice of eyes proposed first."""
        from app.shell.library.send_sheet import SendSheet

        window = self._window
        sheet = SendSheet(window, record, seated, window.settings, eyes=eyes)
        sheet.sent.connect(lambda path: window.notice.say(t("export.saved", file=path.name), "export"))
        sheet.open(sheet.kind.part(sheet.kind.value))
