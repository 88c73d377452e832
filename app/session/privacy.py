"""Whose cards may be shown when several people share the screen: covered, named, confirmed, open, and covered again.

No Qt. The states follow one another in this order, except that covering is possible at any moment, because it must
never wait. Only `shown` says whose view may be built: nobody's until the person at the screen has said who they are
(docs/people.md#one-screen-for-several-people). `Sitting.turn_to`, not this module, says when a curtain is needed.
"""

from __future__ import annotations

from typing import Literal

State = Literal["covered", "named", "confirmed", "open"]


class Privacy:
    """One screen that goes from person to person. It begins covered, with nobody next.

    `next_seat` is the seat that has the screen or gets it next; None before anybody has it, and while the screen shows
    only what everybody may see.
    """

    def __init__(self) -> None:
        self.state: State = "covered"
        self.next_seat: int | None = None

    @property
    def fresh(self) -> bool:
        """Whether nobody has had the screen yet and nobody is next."""
        return self.state == "covered" and self.next_seat is None

    @property
    def covered(self) -> bool:
        """Whether no view may be shown."""
        return self.state in ("covered", "named")

    @property
    def shown(self) -> int | None:
        """The seat whose view may be built and shown; None while nobody's may."""
        return None if self.covered else self.next_seat

    def show(self, seat: int | None) -> None:
        """Open for a seat, or for what everybody may see (None), without asking: there is nobody to hide it from."""
        self.state = "open"
        self.next_seat = seat

    def cover(self, next_seat: int) -> None:
        """Stop showing anybody's view; the screen goes to this seat next. Possible at any moment."""
        self.state = "covered"
        self.next_seat = next_seat

    def name(self) -> None:
        """Note that the curtain names whom the screen goes to. Raises RuntimeError unless covered for a seat."""
        if self.next_seat is None:
            raise RuntimeError("nobody is next")
        self._step("covered", "named")

    def confirm(self) -> None:
        """Note that the person named has confirmed: their view may be built. Raises RuntimeError unless named."""
        self._step("named", "confirmed")

    def open(self) -> None:
        """Note that the view is built and visible. Raises RuntimeError unless confirmed."""
        self._step("confirmed", "open")

    def _step(self, before: State, after: State) -> None:
        if self.state != before:
            raise RuntimeError(f"{after} comes after {before}, not after {self.state}")
        self.state = after
