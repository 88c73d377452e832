"""A part of a game to be sent: what chosen eyes saw of it, from one place to another, with or without names. No Qt.

Everything made of a game for others (a page, a film, a picture) is made only from the stills of a reel. A still holds
one seat's view and what that seat was told. So a card that this seat was never shown cannot get into a file by mistake,
nor can the deal number, from which every card could be dealt again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from app.engine import Event
from app.session.replay import Eyes, Past, StillSecret, Watched
from app.session.seats import Seated
from app.wording import t
from app.wording.plates import PlateName


class Still(NamedTuple):
    """One place of a reel: its number in the game, the view there, and what led to it, as events and as a sentence.

    `actor` is the seat that made the gesture, None for the deal.
    """

    place: int
    view: Watched
    events: tuple[Event, ...]
    words: str
    actor: int | None


class NoSuchPart(ValueError):
    """The requested part of a game does not exist: it begins or ends outside, or ends before it begins."""


def nameless(seated: tuple[Seated, ...]) -> tuple[Seated, ...]:
    """Return the same seats without their names: *Seat 1*, counted from 1, spoken of as neither *she* nor *he*."""
    return tuple(
        one._replace(name=t("export.seat", n=seat), form="") for seat, one in enumerate(seated, 1)
    )


def size_words(count: int) -> str:
    """Return a size in bytes as a person reads it: in kilobytes, or from a million on in megabytes."""
    if count < 1_000_000:
        return t("export.kilobytes", n=max(1, round(count / 1000)))
    return t("export.megabytes", n=round(count / 1_000_000, 1))


class Reel:
    """The stills of a part of a game, as `eyes` saw it."""

    def __init__(
        self, past: Past, eyes: Eyes, first: int = 0, last: int | None = None, *, names: bool = True
    ) -> None:
        """Take the places from `first` to `last` (None: the last place of the game), both included.

        Raises StillSecret for open cards of a game that is not over, NoSuchPart, and LookupError for a seat that the
        game does not have.
        """
        last = past.count if last is None else last
        if not 0 <= first <= last <= past.count:
            raise NoSuchPart(f"from {first} to {last} in a game of {past.count} gestures")
        if eyes == "open":
            if past.record.position.result is None:
                raise StillSecret("all cards are shown when the game is over")
        elif not 0 <= eyes < past.record.game.seats:
            raise LookupError(f"there is no seat {eyes}")
        self.eyes: Eyes = eyes
        self.first, self.last = first, last
        self.count = past.count
        self.game = past.record.game
        self._past = past if names else Past(past.record, nameless(past.seated))
        self.seated = self._past.seated

    @property
    def seat(self) -> int | None:
        """The seat whose eyes these are; None if all cards are open."""
        return None if self.eyes == "open" else self.eyes

    @property
    def names(self) -> dict[int | str, str]:
        """Names of the seats and of the simulated players."""
        return self._past.names

    @property
    def plates(self) -> dict[int | str, PlateName]:
        """The plates of the seats and of the simulated players."""
        return self._past.plates

    @property
    def computers(self) -> list[int]:
        """The seats of computer players."""
        return self._past.computers

    def __len__(self) -> int:
        """The number of stills."""
        return self.last - self.first + 1

    def still(self, place: int) -> Still:
        """Return the still at a place of the game. Raises LookupError for one outside the reel."""
        if not self.first <= place <= self.last:
            raise LookupError(f"place {place} is not between {self.first} and {self.last}")
        past, eyes = self._past, self.eyes
        events = tuple(past.events(place, eyes))
        return Still(place, past.view(place, eyes), events, past.words(place, eyes), past.actor(place))

    def __iter__(self) -> Iterator[Still]:
        """Yield the stills in order, each made on demand."""
        return (self.still(place) for place in range(self.first, self.last + 1))
