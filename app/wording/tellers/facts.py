"""Telling games for several seats whose table in words has facts beside the cards, and people within sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from app.engine import Action, Event, Fact, Result, View
from app.wording import readable
from app.wording.bidi import listed
from app.wording.catalogue import has
from app.wording.formatting import capital, t
from app.wording.tellers.plain import Names, Part, named
from app.wording.tellers.seated import SeatedTeller


def all_of(names: Names, seats: Iterable[int]) -> str:
    """List several people within a sentence."""
    return listed([named("seat.other", names, seat) for seat in seats])


def to(names: Names, seat: int) -> str:
    """Return for whom something is, as part of a sentence."""
    return named("seat.to", names, seat)


def scored(name: str, result: Result, names: Names, alone: str = "win") -> str:
    """Return a sentence about whoever won, with their score: `<name>.<alone>`, or `<name>.shared` of several."""
    seats = result.seats
    if not seats:
        return t("result.nobody")
    n, whole = result.scores[seats[0]], f"{name}.{alone if len(seats) == 1 else 'shared'}"
    return named(whole, names, seats[0], n=n) if len(seats) == 1 else capital(t(whole, all=all_of(names, seats), n=n))


class Saying(NamedTuple):
    """Something that was said (code "": nothing yet), and the events from then until the next thing was said."""

    code: str
    args: Sequence[Any]
    events: tuple[Event, ...]

    @property
    def moves(self) -> dict[tuple[str, str], list[str]]:
        """The cards that went from one zone to another, in the order in which they went."""
        return Part(None, self.events).moves


def sayings(part: Part) -> Iterator[Saying]:
    """Split the events of a part wherever something was said; the first piece is from before that."""
    code = ""
    args = list[Any]()
    here = list[Event]()
    for event in part.events:
        if event.said:
            yield Saying(code, args, tuple(here))
            code = event.said
            args = event.about
            here = []
        else:
            here.append(event)
    yield Saying(code, args, tuple(here))


class FactsTeller(SeatedTeller):
    """Tells a game whose table in words also has the facts with these codes (None: all), each where it belongs."""

    facts_told: ClassVar[tuple[str, ...] | None] = ()

    def middle(self, view: View, names: Names) -> list[str]:
        """As for any game of several seats, with the facts of the middle."""
        zones = [name for name, zone in view.game.zones.items() if zone.owner is None]
        return [*super().middle(view, names), *self.facts_at(view, zones), *self.facts_at(view, None)]

    def beside(self, view: View, seat: int) -> list[str]:
        """As for any game of several seats, with the facts of this seat's zones."""
        zones = [name for name, zone in view.game.zones.items() if zone.owner == seat]
        return [*super().beside(view, seat), *self.facts_at(view, zones)]

    def facts_at(self, view: View, zones: Sequence[str] | None) -> list[str]:
        """Return the facts that belong to these zones (None: to no zone), a line each."""
        lines = []
        for fact in view.game.rules.facts(view):
            if self.facts_told is not None and fact.code not in self.facts_told:
                continue
            if zones is not None and fact.at in zones:
                lines.append(self.fact_at(fact))
            elif zones is None and fact.at not in view.game.zones:
                lines.append(capital(self.fact(fact)))
        return lines

    def fact_at(self, fact: Fact) -> str:
        """Return a fact of a zone, with the zone's name."""
        return t("words.fact", zone=capital(self.zone(fact.at)), fact=self.fact(fact))


class EveryFactTeller(FactsTeller):
    """Tells a game of several seats that has no telling of its own, with every fact that its rules state.

    A telling may start from it, and says all that is said without one.
    """

    facts_told = None
    tells_places = True

    def does(self, action: Action, view: View | None, names: Names) -> str:
        """Return an action as a phrase; if the game has no words for it, with the names of seats."""
        if names and not has(f"{self.game}.action.{action.verb}"):
            return readable.action(self.game, action, names)
        return super().does(action, view, names)

    def fact_at(self, fact: Fact) -> str:
        """Return a fact; in a zone of a seat without the zone's name, because it is about that seat."""
        return super().fact_at(fact) if self.owner(fact.at) is None else capital(self.fact(fact))
