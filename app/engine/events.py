"""Events: what followed from an action, told to each seat as that seat may know it.

An event is recorded once, in full, with masks of seats for what is secret in it; `Event.told` gives the event
as one seat learns it. `moment` counts what happens one after another; events of one moment happen together.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from app.engine.cards import HIDDEN

EVERYBODY = -1
"""The mask of a reader from whom nothing is hidden: the record, a test, an open replay."""


class Event(NamedTuple):
    """One thing that happened.

    `code` is a past participle (`moved`, `shuffled`, `said`), `args` what is public about it as plain JSON values.
    For events with cards: `cards` their texts, `backs` what others see of them, `sight` for each the mask of
    seats that see it; `at` and `into` are their indexes before and after, told only to the seats in `at_sight`
    and `into_sight`. `faces` are the masks of the seats to whom the table shows each card where it has come to lie (who
    knows a card may still be shown its back). `to` is the mask of seats that are told of the event at all. In all masks
    an onlooker has a bit of his own (`Game.onlooker`).
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
        """The event as the reader with this bit learns it, or None when it is not told to him.

        Who learns no index of the cards learns nothing of their order either.
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
        """Plain JSON: `event`, `moment`, the arguments, and `cards`, `shown`, `at`, `into` where there are any."""
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
        """What the table shows of each card where it has come to lie: its face or its back."""
        return [c if f else b for c, b, f in zip(self.cards, self.backs, self.faces, strict=True)]

    @property
    def hides(self) -> bool:
        """Whether a card of this event is unknown to its reader."""
        return any(card.startswith(HIDDEN[0]) for card in self.cards)
