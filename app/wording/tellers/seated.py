"""Telling games for several seats: who laid which card, and what lies at each seat."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from app.engine import Action, Result, View, hidden
from app.engine.zones import Kind
from app.wording import readable
from app.wording.bidi import bare, listed
from app.wording.formatting import capital, t
from app.wording.readable import worded
from app.wording.spoken import spoken
from app.wording.tellers.plain import Group, Names, Part, Teller, named

LINES = 3
"""The maximum number of lines that an action may have in the log."""


def cards_of(laid: Iterable[tuple[int, str]], names: Names) -> str:
    """List cards with the seats that laid them."""
    return listed([named("log.card-of", names, seat, c=text) for seat, text in laid])


def turned_up(laid: Collection[tuple[int, str]], names: Names) -> str:
    """Return a sentence about cards that turn up together, with the seats that laid them."""
    return t(f"log.turned-up{'.one' if len(laid) == 1 else ''}", all=cards_of(laid, names))


def first_seat(view: View) -> int:
    """Return the seat with which the round begins for the reader: their own; for an onlooker seat 0."""
    return 0 if view.seat is None else view.seat


class SeatedTeller(Teller):
    """Tells what games for several seats have in common."""

    # The log

    def part(self, part: Part, names: Names) -> list[str]:
        """Return what one action led to; anything beyond `LINES` is merged into the last line."""
        lines = self.told(part, names) if part.acted is None else self.turn(part, part.acted.seat, names)
        while len(lines) > LINES:
            *lines, one, two = lines
            lines.append(t("log.two", one=one, two=two))
        return lines

    def told(self, part: Part, names: Names) -> list[str]:
        """Return the set-up; nothing for a game that begins in a given position."""
        return [t("log.dealt")] if part.moves else []

    def turn(self, part: Part, seat: int, names: Names) -> list[str]:
        """Return what the action of this seat led to, in as many sentences as it takes."""
        return super().part(part, names)

    @staticmethod
    def act(part: Part) -> Action:
        """Return a part's action, as the reader learnt it."""
        assert part.acted is not None
        return part.acted.action

    @staticmethod
    def called(seats: Iterable[int], names: Names) -> list[str]:
        """Return the names of seats, for a field of the kind `names`."""
        return [names.get(seat) or t("seat.you") for seat in seats]

    @staticmethod
    def won(name: str, names: Names, seat: int | str, **fields: object) -> str:
        """Return a sentence about the seat that won; without names, the form `<name>.unnamed`."""
        return named(name, names, seat, **fields) if names else t(f"{name}.unnamed", **fields)

    @classmethod
    def shared(cls, name: str, names: Names, seats: Iterable[int], **fields: object) -> str:
        """Return a sentence about seats that won together; without names, the form `<name>.unnamed`."""
        return t(name, all=cls.called(seats, names), **fields) if names else t(f"{name}.unnamed", **fields)

    def winners(self, how: str, result: Result, names: Names, n: int = 0) -> str:
        """Return a sentence about whoever won, with the number `n`: `result.<how>`, of several `result.shared`."""
        seats, game = result.seats, f"{self.game}.result"
        if not seats:
            return t("result.nobody")
        if len(seats) > 1:
            return self.shared(f"{game}.shared", names, seats, n=n)
        return self.won(f"{game}.{how}", names, seats[0], n=n)

    # Actions and the table

    def action(self, action: Action, view: View | None) -> str:
        """Return an action as a phrase; if the reader does not know its card, in other words, `<verb>.closed`."""
        if any(hidden(arg) for arg in action.args):
            closed = f"{self.game}.action.{action.verb}.closed"
            return worded(self.game, closed, lambda: readable.action(self.game, action), *action.args)
        return super().action(action, view)

    def words(self, view: View, names: Names) -> list[Group]:
        """Return what may be done, the reader's hand, the middle, and what lies at each seat, the reader's first."""
        groups = [*self.outcome(view, names), self.may(view, names)]
        if view.seat is not None:
            hands = [name for name, zone in view.game.zones.items() if zone.kind is Kind.HAND]
            own = [name for name in hands if view.game.zones[name].owner == view.seat]
            groups += [self.hand(view, [text for name in own for text in view.zones[name]])] if own else []
        groups.append(self._group(t("words.middle"), self.middle(view, names)))
        first, seats = first_seat(view), view.game.seats
        for seat in (*range(first, seats), *range(first)):
            groups.append(self._group(self.title(view, seat, names), self.beside(view, seat)))
        return [group for group in groups if group.lines]

    @staticmethod
    def _group(title: str, lines: Sequence[str]) -> Group:
        return Group(title, tuple(capital(spoken(line)) for line in dict.fromkeys(lines)))

    @staticmethod
    def title(view: View, seat: int, names: Names) -> str:
        """Return whose cards a group is about."""
        return bare(names.get(seat, "")) or t("seat.you" if seat == view.seat else "words.another-seat")

    def middle(self, view: View, names: Names) -> list[str]:
        """Return what lies in the zones that belong to no seat."""
        shared = [name for name, zone in view.game.zones.items() if zone.owner is None]
        return [self.lies(view, name) for name in shared if view.zones[name]]

    def beside(self, view: View, seat: int) -> list[str]:
        """Return what lies in the zones of a seat; the reader's hand has its own group."""
        zones = view.game.zones.items()
        own = [name for name, zone in zones if zone.owner == seat]
        if seat == view.seat:
            own = [name for name in own if view.game.zones[name].kind is not Kind.HAND]
        return [self.lies(view, name) for name in own if view.zones[name]]
