"""A position before witnesses: the same operations, but each also updates what the seats know and tells them.

A search plays without witnesses. Everything else in a game happens to a witnessed position: views are made from it, and
its events are what a table shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from app.engine.actions import Action
from app.engine.declared import Road, Value
from app.engine.events import EVERYBODY, Event, mask_of
from app.engine.game import Game
from app.engine.knowledge import Knowledge
from app.engine.position import AS_IT_IS, At, Position
from app.engine.zones import Kind, Zone

_APART, _BEGUN, _TOLD = range(3)
"""How the next event is told: in a moment of its own; as the first of one shared moment; or in that same moment."""


class Witnessed(Position):
    """A position with what its seats know and, while a step is told, with its events.

    `log` collects the events, or is None while nothing is told; `moment` is the number of the last one. While events
    are written, `shown` is what the table was last told to show of each card in a zone whose face changes. `led` says
    whether a step has said what comes next.
    """

    __slots__ = ("knowledge", "led", "log", "moment", "shown", "together")

    def __init__(self, game: Game, rng: int) -> None:
        """Set up a game not yet begun, in which nobody knows a card."""
        super().__init__(game, rng)
        self.knowledge = Knowledge(game)
        self._say_nothing()

    def copy(self) -> Witnessed:
        """An independent copy with the same knowledge and no log."""
        return Witnessed.of(self, self.knowledge.copy())

    def bare(self) -> Position:
        """As in `Position`; vars that this position leaves out get their values (`Rules.complete`)."""
        plain = super().copy()
        self.game.rules.complete(plain)
        return plain

    @classmethod
    def of(cls, p: Position, knowledge: Knowledge) -> Witnessed:
        """A copy of a position with this knowledge."""
        new = cls.__new__(cls)
        p._copy_to(new)
        new.knowledge = knowledge
        new._say_nothing()
        return new

    def _say_nothing(self) -> None:
        self.log: list[Event] | None = None
        self.shown: dict[int, int] = {}
        self.moment = 0
        self.led = False
        self.together = _APART

    @property
    def road(self) -> Road:
        """As in `Position`, but faces are brought up to date and forced actions told."""
        return self.game.rules.witnessed_road

    # Moving cards

    def move(
        self,
        src: str,
        dst: str,
        cards: int | Sequence[int],
        at: At = "top",
        seen: Iterable[int] = (),
    ) -> list[int]:
        """As in `Position`; each seat learns what it sees of the move, and forgets what it can no longer tell."""
        a, b = self.zones[src], self.zones[dst]
        chosen = a[:cards] if isinstance(cards, int) else list(cards)
        if not chosen:
            return chosen
        game, place = self.game, self.knowledge.place
        zs, zd = game.zones[src], game.zones[dst]
        before = tuple(a.index(c) for c in chosen)
        from_sight = self._index_sight(zs)
        extra = mask_of(seen)
        # A seat that knows a card of a hand does not see which card is chosen, unless there is only one.
        closed = zs.kind is Kind.HAND and len(a) > 1
        seers = self.seers(zs, before)
        sight = [extra | sees | (0 if closed else place[c]) for c, sees in zip(chosen, seers, strict=True)]
        moved = super().move(src, dst, chosen, at)
        into = tuple(b.index(c) for c in moved)
        for n, (c, sees) in enumerate(zip(moved, self.seers(zd, into), strict=True)):
            sight[n] |= sees
            self.knowledge.moved(self, c, zs, zd, sight[n] & game.everyone)
        if self.log is not None:
            self._tell("moved", {"from": src, "to": dst}, moved, sight, before, into, from_sight, self._index_sight(zd))
        return moved

    def move_all(self, src: str, dst: str, at: At = "top") -> list[int]:
        """As in `Position`; what was known of the cards stays known."""
        zs = self.game.zones[src]
        zd = self.game.zones[dst]
        place = self.knowledge.place
        from_sight, to_sight = self._index_sight(zs), self._index_sight(zd)
        # If a hand becomes a row or a pile, those who know what is in it do not know where each card lies.
        ordered = zs.kind is Kind.HAND and zd.kind is not Kind.HAND and len(self.zones[src]) > 1
        known = from_sight if ordered else EVERYBODY
        lying = self.zones[src]
        sight = [
            (place[c] | sees) & known for c, sees in zip(lying, self.seers(zs, range(len(lying))), strict=True)
        ]
        moved = super().move_all(src, dst, at)
        if not moved:
            return moved
        first = self.zones[dst].index(moved[0])
        into = tuple(range(first, first + len(moved)))
        self.knowledge.moved_whole(self, zs, zd, moved, sight)
        sight = [known_by | sees for known_by, sees in zip(sight, self.seers(zd, into), strict=True)]
        self.knowledge.seen(self, zd, moved, sight)
        if self.log is not None:
            before = tuple(range(len(moved)))
            self._tell("moved-all", {"from": src, "to": dst}, moved, sight, before, into, from_sight, to_sight)
        return moved

    def move_top(self, src: str, dst: str, at: At = "top") -> int:
        """As in `Position`."""
        (c,) = self.move(src, dst, 1, at)
        return c

    def lay(self, src: str, dst: str, text: str, at: At = "top") -> int:
        """As in `Position`."""
        (c,) = self.move(src, dst, [self.find(src, text)], at)
        return c

    def replace(self, zone: str, out: int, src: str, dst: str) -> int:
        """As in `Position`; both cards move in one moment."""
        index, c = self.zones[zone].index(out), self.zones[src][0]
        with self.at_once():
            self.move(zone, dst, [out])
            self.move(src, zone, [c], at=index)
        return c

    def move_together(self, moves: Iterable[tuple[str, str, int | Sequence[int] | None]], at: At = "top") -> None:
        """As in `Position`, told in one moment."""
        with self.at_once():
            for src, dst, cards in moves:
                if cards is None:
                    self.move_all(src, dst, at)
                else:
                    self.move(src, dst, cards, at)

    def deal(self, src: str, dsts: Sequence[str], each: int, by: int = 1) -> None:
        """As in `Position`; each lot is told by itself."""
        for start in range(0, each, by):
            for dst in dsts:
                self.move(src, dst, min(by, each - start), at="end")

    def rotate(self, zones: Sequence[str], by: int = 1) -> None:
        """As in `Position`; what is known of the cards goes with them."""
        if len(zones) < 2 or by % len(zones) == 0:
            return
        lists = [self.cards(zone) for zone in zones]
        super().rotate(zones, by)
        self.knowledge.rotated(self, zones, lists)
        if self.log is not None:
            self.log.append(Event("hands-passed", self._now(), {"zones": list(zones), "by": by}))
            for zone in zones:
                if self.zones[zone]:
                    self._tell_of(zone)

    # Knowledge

    def show(self, zone: str, cards: Sequence[int], to: Iterable[int] | None = None) -> None:
        """As in `Position`; those who see the cards are told."""
        if not cards:
            return
        game, where = self.game, self.zones[zone]
        mask = game.everyone | game.onlooker if to is None else mask_of(to)
        self.knowledge.seen(self, game.zones[zone], cards, [mask] * len(cards))
        if self.log is not None:
            self._tell_of(zone, [where.index(c) for c in cards], extra=mask)

    def certain(self, zone: str, cards: Sequence[int]) -> None:
        """As in `Position`."""
        lying = self.zones[zone]
        self.knowledge.certain(c for c in cards if c in lying)

    def forget(self, cards: Sequence[int], but: int) -> None:
        """As in `Position`."""
        self.knowledge.forgotten(cards, but)

    def look(self) -> None:
        """As in `Position`: cards that are now seen are known, and what was turned, up or down, is told in one moment.

        So a game never has to remember to turn a card.
        """
        if not self.game.changing:
            return
        with self.at_once():
            for zone in self.game.changing:
                faces = self.knowledge.in_sight(self, zone)
                if self.log is not None:
                    turned = [i for i, c in enumerate(self.zones[zone.id]) if self.shown.get(c) != faces[i]]
                    if turned:
                        self._tell_of(zone.id, turned, "turned")

    # Chance

    def draw(self, n: int) -> int:
        """As in `Position`; nobody could have known the outcome before."""
        if n > 1:
            self.knowledge.surprised = EVERYBODY
        return super().draw(n)

    def shuffle(self, zone: str) -> None:
        """As in `Position`; nobody knows any longer where a card lies (law 3)."""
        cards = self.zones[zone]
        if len(cards) < 2:
            return
        super().shuffle(zone)
        self.knowledge.shuffled(cards)
        with self.at_once():
            self._note("shuffled", {"zone": zone, "count": len(cards)})
            if self._settle(zone):
                self.knowledge.surprised = EVERYBODY

    def toss(self, code: str = "toss") -> bool:
        """As in `Position`, told to everybody."""
        heads = super().toss(code)
        self.knowledge.surprised = EVERYBODY
        self._note("tossed", {"code": code, "heads": heads})
        return heads

    def tosses(self, count: int, code: str = "toss") -> list[bool]:
        """As in `Position`; each toss is told to everybody."""
        return [self.toss(code) for _ in range(count)]

    def lot(self, items: Sequence[Value], code: str) -> Value:
        """As in `Position`, told to everybody."""
        chosen = super().lot(items, code)
        self._note("drawn", {"code": code, "result": chosen})
        return chosen

    def spare(self, texts: Sequence[str]) -> str:
        """As in `Position`, told to everybody."""
        text = super().spare(texts)
        self._note("drawn", {"code": "spare", "result": text})
        return text

    def gather(self, into: str) -> None:
        """As in `Position`; nobody knows a card any longer."""
        super().gather(into)
        self.knowledge.gathered()
        with self.at_once():
            self._note("gathered", {"zone": into, "count": len(self.game.cards)})
            self._settle(into)

    def _settle(self, zone: str) -> bool:
        """Update knowledge after a zone was reordered: those who see its cards know them, and are told what they see.

        Returns False, and tells nothing, if all backs are alike and all cards lie face down.
        """
        backs = self.game.backs
        faces = self.knowledge.in_sight(self, self.game.zones[zone])
        told = any(faces) or len({backs[c] for c in self.zones[zone]}) > 1
        if told and self.log is not None:
            self._tell_of(zone)
        return told

    # Vars and words

    def count(self, name: str, seat: int | None, by: int, code: str) -> None:
        """As in `Position`, told to everybody."""
        super().count(name, seat, by, code)
        self._note("counted", {"var": name, "seat": seat, "by": by, "code": code})

    def seal(self, name: str, seat: int, value: Value) -> None:
        """As in `Position`; only this seat may read the value until it is unveiled."""
        super().seal(name, seat, value)
        sealed = self.knowledge.sealed
        by_seat = self.game.rules.info.vars[name].kind == "by-seat"
        sealed[name] = sealed.get(name, 0) if by_seat else 1 << seat

    def unveil(self, name: str) -> None:
        """As in `Position`; whoever could not read it could not have foreseen what they are told."""
        self.knowledge.surprised |= ~self.knowledge.sealed.pop(name, EVERYBODY)

    def say(self, code: str, *args: Value, to: Iterable[int] | None = None) -> None:
        """As in `Position`."""
        mask = EVERYBODY if to is None else mask_of(to)
        self._note("said", {"code": code, "args": list(args)}, mask)

    def ask(self, phase: str, seat: int) -> None:
        """As in `Position`."""
        super().ask(phase, seat)
        self.led = True

    def goto(self, step: str) -> None:
        """As in `Position`."""
        super().goto(step)
        self.led = True

    def end(
        self,
        winners: Sequence[int | str],
        scores: Sequence[int],
        reason: str,
        places: Sequence[int] | None = None,
    ) -> None:
        """As in `Position`, told to everybody."""
        super().end(winners, scores, reason, places)
        self.led = True
        assert self.result is not None
        self._note("ended", self.result.to_json())

    # Telling

    def begin_telling(self) -> None:
        """Collect events from now on."""
        self.log = []
        self.moment = 0
        self.shown = {
            c: self.sees(zone, i) for zone in self.game.changing for i, c in enumerate(self.zones[zone.id])
        }

    def tell_action(self, action: Action, forced: bool = False) -> None:
        """Tell each seat of an action that is about to be done, as far as that seat may learn of it."""
        if self.log is None:
            return
        rules, seat = self.game.rules, self.turn
        told: dict[str, int] = {}
        for other in (*range(self.game.seats), None):
            public = action if other == seat else rules.public(self, action, other)
            if public is not None:
                told[str(public)] = told.get(str(public), 0) | self.game.bit(other)
        self.moment += 1
        for text, mask in told.items():
            args: dict[str, Any] = {"seat": seat, "action": text}
            if forced:
                args["forced"] = True
            self.log.append(Event("acted", self.moment, args, to=mask))

    def at_once(self) -> AbstractContextManager[None]:
        """As in `Position`; does nothing while nothing is told."""
        return AS_IT_IS if self.log is None or self.together else self._one_moment()

    @contextmanager
    def _one_moment(self) -> Iterator[None]:
        self.together = _BEGUN
        try:
            yield
        finally:
            self.together = _APART

    def _now(self) -> int:
        if self.together != _TOLD:
            self.moment += 1
            if self.together == _BEGUN:
                self.together = _TOLD
        return self.moment

    def _note(self, code: str, args: dict[str, Any], to: int = EVERYBODY) -> None:
        """Tell something that is not about cards."""
        if self.log is not None:
            self.log.append(Event(code, self._now(), args, to=to))

    def _index_sight(self, zone: Zone) -> int:
        """Who may know the indexes in a zone: everybody, but in a closed hand only its owner."""
        return self.sees(zone, 0) if zone.kind is Kind.HAND else EVERYBODY

    def _tell(
        self,
        code: str,
        args: dict[str, Any],
        cards: Sequence[int],
        sight: Sequence[int],
        at: tuple[int, ...],
        into: tuple[int, ...],
        at_sight: int,
        into_sight: int,
    ) -> None:
        """Tell about cards, each to the seats in its mask of `sight`."""
        assert self.log is not None
        names, backs = self.game.cards, self.game.backs
        zone = self.game.zones[args["to"] if "to" in args else args["zone"]]
        faces = self.seers(zone, into)
        self.shown.update(zip(cards, faces, strict=True))
        self.log.append(
            Event(
                code,
                self._now(),
                args,
                tuple(names[c] for c in cards),
                tuple(backs[c] for c in cards),
                tuple(sight),
                tuple(faces),
                at,
                into,
                at_sight,
                into_sight,
            )
        )

    def _tell_of(self, name: str, indexes: Sequence[int] | None = None, code: str = "shown", extra: int = 0) -> None:
        """Tell about cards where they lie (by default all in the zone), to those who know them and to `extra`.

        A seat that knows a card is in a hand does not know that it is this one, unless all cards of the hand are told.
        """
        zone = self.game.zones[name]
        cards = self.zones[name]
        place = self.knowledge.place
        at = tuple(range(len(cards)) if indexes is None else indexes)
        known = zone.kind is not Kind.HAND or len(at) == len(cards)
        faces = self.seers(zone, at)
        sight = [(place[cards[i]] if known else 0) | sees | extra for i, sees in zip(at, faces, strict=True)]
        index_sight = self._index_sight(zone)
        self._tell(code, {"zone": name}, [cards[i] for i in at], sight, at, at, index_sight, index_sight)


def witnessed(p: Position) -> Witnessed:
    """Return this position, which must have witnesses. Raises ValueError for a bare one."""
    if not isinstance(p, Witnessed):
        raise ValueError("a bare position has no knowledge to make a view from")
    return p


def attended(p: Position) -> Witnessed:
    """Return this position if it has witnesses; for a bare one, a copy before strangers."""
    return p if isinstance(p, Witnessed) else before_strangers(p)


def before_strangers(p: Position) -> Witnessed:
    """A copy of a position whose seats remember nothing and know only what they see."""
    new = Witnessed.of(p, Knowledge(p.game))
    new.knowledge.sealed = sealed_here(p)
    return new


def sealed_here(p: Position) -> dict[str, int]:
    """What counts as sealed in this phase (`Var.shut`), with the seats that may read it, as in `Knowledge.sealed`."""
    found: dict[str, int] = {}
    for name, var in p.game.rules.info.vars.items():
        if p.phase in var.shut:
            value, by_seat = p.vars[name], var.kind == "by-seat"
            if any(one != var.blank for one in value) if by_seat else value != var.start:
                found[name] = 0 if by_seat or p.turn is None else 1 << p.turn
    return found
