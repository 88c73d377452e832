"""What the company and the hints need from the table's page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.engine import Event, Step
    from app.session.decisions import Decision
    from app.session.sitting import Sitting
    from app.shell.kit.sheet import Sheet
    from app.shell.table.pace import Pace
    from app.shell.table.voice import Voice
    from app.table.controller import Controller
    from app.table.prompts import Prompt, Rest
    from app.table.surface import Surface


class TableFace(Protocol):
    """What both need: the sitting on the page, and the controller of its game for the seat at the screen."""

    sitting: Sitting
    surface: Surface
    controller: Controller
    pace: Pace

    def say(self) -> None:
        """Say what may be done now."""

    def tell(self, sentence: str) -> None:
        """Say something once, as the second line."""

    def remark(self, sentence: str) -> None:
        """Answer a key in the second line, for a while."""


class HintedTable(TableFace, Protocol):
    """What the hints also need: the voice, and what it says."""

    voice: Voice

    def prompt(self) -> Prompt:
        """What may be done now, as the voice says it."""


class SharedTable(TableFace, Protocol):
    """What the company also needs: passing the screen on, and acting for other seats."""

    @property
    def commanded(self) -> SignalInstance:
        """Carries a Command for the window to carry out."""

    @property
    def moment_wanted(self) -> SignalInstance:
        """Carries a moment of the finished game for the window to show."""

    @property
    def sounded(self) -> SignalInstance:
        """Carries the name of a sound."""

    def last_words(self) -> str:
        """What a computer player says at the end; empty if none does."""

    def tell_at_rest(self, sentence: str) -> None:
        """Say something once the table is at rest and a person is in turn."""

    def show_sheet(self, sheet: Sheet) -> None:
        """Open a sheet that closes when the screen changes hands."""

    # What the page shows

    def begin_telling(self, events: Sequence[Event], number: int) -> None:
        """Get ready to tell a gesture, number `number` of those done (from 0), in these events."""

    def foreword(self) -> Rest | None:
        """What people read before the first card of a game; None if there is nothing to read."""

    def hurry(self) -> None:
        """Stop telling: everything happens immediately until the game is over."""

    def act(self, actions: tuple[str, ...], decision: Decision | None = None) -> None:
        """Keep a gesture, and how a computer player came to it, then tell it."""

    def tell_step(self, step: Step) -> None:
        """Tell a gesture that has just been made, or redone."""

    def take_back(self) -> None:
        """Forget what others did in the meantime, because moves are being taken back."""

    def take_seat(self) -> None:
        """Give the table to the game's controller, for the seat the screen is shown to."""

    def forget(self) -> None:
        """Clear everything about the game off the page."""

    def put_away(self) -> None:
        """Take the empty table out of the window."""

    def bring_back(self) -> None:
        """Put the table back into the window."""

    def open_panel(self) -> None:
        """Open the panel that was open when the person last left a game of this kind."""
