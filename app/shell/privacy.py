"""Whose cards may be shown when several persons share the screen: covered, named, confirmed, open, and covered again.

No Qt. The states follow one another in this order and in no other; only covering is possible at any moment, since it
must never wait. `shown` is the one answer to the question whose view may be built: nobody's before the person at the
screen has said who he is (features.md, the hot-seat pattern).
"""

from __future__ import annotations

from typing import Literal

State = Literal["covered", "named", "confirmed", "open"]


class Privacy:
    """One screen that goes from person to person. It begins covered, with nobody next.

    `next_seat` is whose turn at the screen it is, None before anybody's.
    """

    def __init__(self) -> None:
        """Covered; nobody is next."""
        self.state: State = "covered"
        self.next_seat: int | None = None

    @property
    def shown(self) -> int | None:
        """The seat whose view may be built and shown; None while nobody's may."""
        return self.next_seat if self.state in ("confirmed", "open") else None

    def cover(self, next_seat: int) -> None:
        """Nobody's view from now on; the screen goes to this seat. Possible at any moment."""
        self.state = "covered"
        self.next_seat = next_seat

    def name(self) -> None:
        """The cover says whom the screen goes to. Raises RuntimeError unless covered, for a seat."""
        if self.next_seat is None:
            raise RuntimeError("nobody is next")
        self._step("covered", "named")

    def confirm(self) -> None:
        """The person named has said so: the view of his seat may be built. Raises RuntimeError unless named."""
        self._step("named", "confirmed")

    def open(self) -> None:
        """The view is built and in sight. Raises RuntimeError unless confirmed."""
        self._step("confirmed", "open")

    def _step(self, before: State, after: State) -> None:
        if self.state != before:
            raise RuntimeError(f"{after} comes after {before}, not after {self.state}")
        self.state = after
