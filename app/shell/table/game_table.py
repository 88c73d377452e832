"""The page of a game on the table, as the company, the hints and the small talk beside it know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.shell.table.voiced_table import VoicedTable
from app.shell.window.pages import GamePage

if TYPE_CHECKING:
    from app.engine import Event, Step
    from app.session.sitting import Sitting
    from app.shell.table.pace import Pace
    from app.shell.table.panel_beside import PanelBeside
    from app.table.prompts import Prompt, Rest


class GameTable(VoicedTable, GamePage):
    """A page with a game that is really played: it shows one seat's game, and does as it is told about the others."""

    sitting: Sitting
    pace: Pace
    beside: PanelBeside

    # What is said

    def prompt(self) -> Prompt:
        """What may be done now, as the voice says it."""
        raise NotImplementedError

    def tell(self, sentence: str) -> None:
        """Say something once, as the second line."""

    def remark(self, sentence: str) -> None:
        """Answer a key in the second line, for a while."""

    def tell_at_rest(self, sentence: str) -> None:
        """Say something once the table is at rest and a person is in turn."""

    def acts_again(self) -> bool:
        """Whether what was told of a computer player's last act stays in the voice, because it acts again."""
        raise NotImplementedError

    def catch_up(self, first: int) -> None:
        """Let the voice sum up what happened after the first `first` gestures, when nothing of it is told."""

    def foreword(self) -> Rest | None:
        """What people read before the first card of a game; None if there is nothing to read."""

    def last_words(self) -> str:
        """What a computer player says at the end; empty if none does."""
        raise NotImplementedError

    # What the page shows

    def begin_telling(self, events: Sequence[Event], number: int) -> None:
        """Get ready to tell a gesture, number `number` of those done (from 0), in these events."""

    def hurry(self) -> None:
        """Stop telling: everything happens immediately until the game is over."""

    def tell_step(self, step: Step) -> None:
        """Tell a gesture that has just been made, or redone."""

    def take_back(self) -> None:
        """Forget what others did in the meantime, because moves are being taken back."""

    def take_seat(self) -> None:
        """Give the table to the game's controller, for the seat the screen is shown to."""

    def show_again(self) -> None:
        """Lay the table again with a new controller, or tell again what is being told."""

    def forget(self) -> None:
        """Clear everything about the game off the page."""

    def put_away(self) -> None:
        """Take the empty table out of the window."""

    def bring_back(self) -> None:
        """Put the table back into the window."""
