"""Events: what followed from an action, told to each seat as that seat may know it.

An event is recorded once, in full, with masks of seats for whatever is secret in it; `Event.told` gives it as one seat
learns it. Events with the same `moment` happen together; those with a higher one happen later.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from app.engine.actions import Action
from app.engine.cards import hidden
from app.engine.declared import Result
from app.engine.zones import family, seat_of

EVERYBODY = -1
"""The mask of a reader from whom nothing is hidden: a record, a test, a replay with open cards."""


def mask_of(seats: Iterable[int]) -> int:
    """The mask of these seats."""
    return sum({1 << seat for seat in seats})


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
    def said(self) -> str:
        """What was said, by its code; empty for any other event."""
        return str(self.args["code"]) if self.code == "said" else ""

    @property
    def about(self) -> list[Any]:
        """What it was said of: the seats, cards and numbers, as the rules give them; empty for any other event."""
        return list(self.args["args"]) if self.code == "said" else []

    @property
    def action(self) -> Action:
        """The action of an `acted` event, as its reader learns it."""
        return Action.parse(self.args["action"])

    @property
    def forced(self) -> bool:
        """Whether it is an act without a choice."""
        return bool(self.args.get("forced"))

    @property
    def result(self) -> Result:
        """How the game ended, of an `ended` event."""
        return Result.from_json(self.args)

    @property
    def seat(self) -> int:
        """The seat that acted, or for which something was counted."""
        return int(self.args["seat"])

    @property
    def source(self) -> str:
        """The zone that cards leave; empty if none move."""
        return str(self.args.get("from", ""))

    @property
    def goal(self) -> str:
        """The zone to which cards come; empty if none move."""
        return str(self.args.get("to", ""))

    @property
    def zone(self) -> str:
        """The zone in which something happens to cards without moving them elsewhere; empty if nothing does."""
        return str(self.args.get("zone", ""))

    @property
    def moves(self) -> bool:
        """Whether cards go from one zone to another by it."""
        return self.code in ("moved", "moved-all")

    def leaves(self, name: str) -> bool:
        """Whether cards leave a zone of this family."""
        return family(self.source) == name

    def comes_to(self, name: str) -> bool:
        """Whether cards come to a zone of this family."""
        return family(self.goal) == name

    def lies_in(self, name: str) -> bool:
        """Whether something happens in a zone of this family."""
        return family(self.zone) == name

    @property
    def giver(self) -> int:
        """The seat whose zone cards leave. Raises ValueError if they leave one of nobody's."""
        return seat_of(self.source)

    @property
    def taker(self) -> int:
        """The seat to whose zone cards come. Raises ValueError if they come to one of nobody's."""
        return seat_of(self.goal)

    @property
    def owner(self) -> int:
        """The seat in whose zone something happens. Raises ValueError if it happens in one of nobody's."""
        return seat_of(self.zone)

    @property
    def laid(self) -> list[str]:
        """What the table shows of each card in its new place: its face or its back."""
        return [c if f else b for c, b, f in zip(self.cards, self.backs, self.faces, strict=True)]

    @property
    def hides(self) -> bool:
        """Whether this event has a card that its reader does not know."""
        return any(map(hidden, self.cards))
