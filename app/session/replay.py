"""A game seen again: what was on the table after each gesture, as any seat saw it. No Qt.

A seat's eyes see what that seat was shown during the game. "open" is the whole position with every card face up, which
nobody is shown before a game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Literal

from app.engine import Action, Event, Record, Step, View, Witnessed, play, view
from app.engine.events import EVERYBODY
from app.engine.views import readable_vars
from app.session.seats import Seated, Seating, settled
from app.wording import t
from app.wording.sentences import log_lines, unlogged_sentence

Eyes = int | Literal["open"]
"""A seat, or every card open."""


class Watched(View):
    """A view of the past, in which no action is possible."""

    @property
    def legal(self) -> list[Action]:
        """Nothing: the past cannot be played."""
        return []


def watched(seen: View) -> Watched:
    """Return the same view as a view of the past."""
    return Watched(**{one.name: getattr(seen, one.name) for one in fields(seen)})


def all_open(p: Witnessed) -> Watched:
    """Return the whole position as a view: every card face up in every zone, every var readable."""
    return Watched(
        game=p.game,
        seat=None,
        turn=p.turn,
        phase=p.phase,
        zones={zone: p.texts(zone) for zone in p.game.zones},
        vars=readable_vars(p, EVERYBODY),
        result=p.result,
        partial=p.partial,
    )


def opened(events: Sequence[Event]) -> list[Event]:
    """Return events as told to somebody from whom nothing is hidden, with every card shown where it ends up."""
    return [event._replace(faces=(EVERYBODY,) * len(event.cards)) for event in events]


class StillSecret(ValueError):
    """All open cards were requested of a game that is not over."""


class Past(Seating):
    """What has been played in one record. Place 0 is the deal, place n is after n gestures, and `count` is the last.

    Until the game is over, it can be seen only through the eyes of a seat; "open" raises StillSecret.
    """

    def __init__(self, record: Record, seated: Sequence[Seated]) -> None:
        """Take a record and who sat where, a person or a computer player for each seat."""
        self.record = record
        self.seated = tuple(seated)
        self.count = len(record.done)
        self._steps: dict[int, Step] = {0: record.opening}

    def reread(self) -> None:
        """Name the computer players in the current language."""
        self.seated = settled(self.seated)

    @property
    def first_eyes(self) -> Eyes:
        """The eyes through which the replay begins: the only person's, or else all cards open."""
        persons = self.persons
        return persons[0] if len(persons) == 1 else "open"

    def view(self, place: int, eyes: Eyes) -> Watched:
        """Return the view at a place. Raises LookupError if there is no such place, StillSecret."""
        p = self.record.position_at(self._known(place))
        return all_open(p) if self._opens(eyes) else watched(view(p, _seat(eyes)))

    def events(self, place: int, eyes: Eyes) -> list[Event]:
        """Return what happened between the place before and this one; at 0, the deal. Raises as `view` does."""
        step = self._step(self._known(place))
        return opened(step.events) if self._opens(eyes) else step.told(_seat(eyes))

    def words(self, place: int, eyes: Eyes) -> str:
        """Return the sentence about the gesture that led to a place, as these eyes learned it. Raises as `view` does.

        A gesture that the log only tells with later ones has its own sentence here, such as a card laid in secret
        before all are turned up.
        """
        step = self._step(self._known(place))
        told = step.events if self._opens(eyes) else step.told(_seat(eyes))
        lines = log_lines(self.record.game.id, told, self.names)
        said = " ".join(line for line in lines if line)
        if said or place:
            return said or self._unlogged(told)
        return t("evening.replay.deal" if "seed" in self.record.origin else "evening.replay.start")

    def _unlogged(self, told: Sequence[Event]) -> str:
        """Return the sentence for a gesture that the log tells with another, such as a card laid face down."""
        acted = next((event for event in told if event.code == "acted"), None)
        if acted is None:
            return t("evening.replay.quiet")
        hand = f"hand.{acted.seat}"
        closed = sum(len(event.cards) for event in told if event.hides and event.source == hand)
        return unlogged_sentence(self.record.game.id, acted, closed, self.names)

    def actor(self, place: int) -> int | None:
        """Return the seat that made the gesture leading to a place; None for the deal."""
        return self.record.done[self._known(place) - 1].seat if place else None

    def decider(self, place: int) -> int | None:
        """Return the seat that decides at a place; None where the game is over."""
        p = self.record.position_at(self._known(place))
        return p.turn if p.result is None else None

    def _opens(self, eyes: Eyes) -> bool:
        """Return whether nothing is hidden from these eyes. Raises StillSecret if they may not see everything yet."""
        if eyes == "open" and self.record.position.result is None:
            raise StillSecret("all cards are shown when the game is over")
        return eyes == "open"

    def _known(self, place: int) -> int:
        if not 0 <= place <= self.count:
            raise LookupError(f"there is no place {place} in a game of {self.count} gestures")
        return place

    def _step(self, place: int) -> Step:
        """Return the step that led to a place, replayed when first asked for."""
        if place not in self._steps:
            self._steps[place] = play(self.record.position_at(place - 1), *self.record.done[place - 1].actions)
        return self._steps[place]


def _seat(eyes: Eyes) -> int:
    """Return the seat that looks. Raises TypeError for eyes that are not a seat's."""
    if not isinstance(eyes, int):
        raise TypeError(f"{eyes} is no seat")
    return eyes


class Replay(Past):
    """The past of a game that is over, which any eyes may see."""

    def __init__(self, record: Record, seated: Sequence[Seated]) -> None:
        """Take a finished game. Raises ValueError for one that is not over, because its cards are still secret."""
        if record.position.result is None:
            raise ValueError("a game is seen again when it is over")
        super().__init__(record, seated)
