"""Events: what followed from an action, told to each seat as that seat may know it.

An event is recorded once, in full, with masks of seats for whatever is secret in it; `Event.told` gives it as one seat
learns it. Events with the same `moment` happen together; those with a higher one happen later.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from app.engine.cards import hidden

EVERYBODY = -1
"""The mask of a reader from whom nothing is hidden: a record, a test, a replay with open cards."""


class Event(NamedTuple):
    """One thing that happened.

    `code` is a past participle (`moved`, `shuffled`, `said`); `args` is what is public about the event, as plain JSON
    values. `to` is the mask of the seats that are told of the event at all. Events with cards also have:

    - `cards`, their texts; `backs`, what others see of them,
    - `sight`, for each card the mask of the seats that see it,
    - `at` and `into`, their indexes before and after, told only to the seats in `at_sight` and `into_sight`,
    - `faces`, for each card the mask of the seats to whom the table shows it where it now lies (a seat may know a card
      and still be shown its back).

    In every mask an onlooker has a bit too (`Game.onlooker`).
    """

    code: str
    moment: int
    args: dict[str, Any]
    cards: tuple[str, ...] = ()
    backs: tuple[str, ...] = ()
    sight: tuple[int, ...] = ()
    faces: tuple[int, ...] = ()
    at: tuple[int, ...] | None = None
    into: tuple[int, ...] | None = None
    at_sight: int = EVERYBODY
    into_sight: int = EVERYBODY
    to: int = EVERYBODY

    def told(self, mask: int) -> Event | None:
        """The event as the reader with this bit learns it, or None if that reader is not told of it.

        A reader who learns no index of the cards learns nothing of their order either.
        """
        if mask == EVERYBODY:
            return self
        if not self.to & mask:
            return None
        at = self.at if self.at_sight & mask else None
        into = self.into if self.into_sight & mask else None
        rows = [
            (card if sight & mask else back, back, EVERYBODY if face & mask else 0)
            for card, back, sight, face in zip(self.cards, self.backs, self.sight, self.faces, strict=True)
        ]
        if at is None and into is None:
            rows.sort()
        cards, backs, faces = (tuple(column) for column in zip(*rows, strict=True)) if rows else ((), (), ())
        return Event(self.code, self.moment, self.args, cards, backs, (EVERYBODY,) * len(cards), faces, at, into)

    def to_json(self) -> dict[str, Any]:
        """The event as plain JSON: `event`, `moment`, the arguments, and any `cards`, `shown`, `at` and `into`."""
        data: dict[str, Any] = {"event": self.code, "moment": self.moment, **self.args}
        if self.cards:
            data["cards"] = list(self.cards)
            data["shown"] = [face != 0 for face in self.faces]
        if self.at is not None:
            data["at"] = list(self.at)
        if self.into is not None:
            data["into"] = list(self.into)
        return data

    @property
    def laid(self) -> list[str]:
        """What the table shows of each card in its new place: its face or its back."""
        return [c if f else b for c, b, f in zip(self.cards, self.backs, self.faces, strict=True)]

    @property
    def hides(self) -> bool:
        """Whether this event has a card that its reader does not know."""
        return any(map(hidden, self.cards))
