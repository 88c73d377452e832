"""What a seat may know: the view, its notation, how events change it, and the worlds that it leaves possible.

A view is a position with `??` (or a card's back) for each card its seat does not see. It has no chance state, no order
of closed piles and no indexes into other seats' hands. People are shown `zones`; `knows` and `sets` are what the seat
may know beyond that (docs/notation.md#knowledge).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import Any

from app.engine import chance
from app.engine.actions import Action
from app.engine.cards import hidden
from app.engine.declared import Result
from app.engine.events import EVERYBODY, Event
from app.engine.game import Game, frozen, thawed
from app.engine.position import Position
from app.engine.witnessed import Witnessed, sealed_here, witnessed
from app.engine.zones import Kind


@dataclass(frozen=True)
class View:
    """A position as one seat (None: an onlooker) may know it.

    `zones[id]` lists texts in order, for every zone of the game: hidden cards by their backs, other seats' closed hands
    sorted. `vars` has JSON values, null for sealed ones. `knows[zone][index]` and `sets[zone-or-group]` are the cards
    that are certain beyond that. `pool` is a sorted list of the cards in the hidden places.
    """

    game: Game
    seat: int | None
    turn: int | None
    phase: str
    zones: Mapping[str, Sequence[str]]
    vars: Mapping[str, Any]
    knows: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    sets: Mapping[str, Sequence[str]] = field(default_factory=dict)
    pool: Sequence[str] = ()
    result: Result | None = None
    partial: bool = False

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.result is not None

    @property
    def decides(self) -> bool:
        """Whether this view's seat is in turn."""
        return self.turn is not None and self.turn == self.seat

    @property
    def decider(self) -> int:
        """The seat that decides. Raises LookupError if nobody does."""
        if self.turn is None:
            raise LookupError(f"nobody decides in phase {self.phase!r} of {self.game.id}")
        return self.turn

    @cached_property
    def legal(self) -> list[Action]:
        """The legal actions if this view's seat is in turn, else none. They depend on nothing hidden."""
        if not self.decides:
            return []
        return self.game.rules.legal(deal_unknown(self, Random(0)))

    def offered(self, outside: Mapping[str, Any]) -> list[Action]:
        """The legal actions, narrowed by what lies outside the cards (`{"hour": 7}`)."""
        narrowed = self.game.rules.offered(self, outside) if self.legal else None
        return self.legal if narrowed is None else narrowed

    def card_at(self, zone: str, index: int) -> str | None:
        """The card at this index, shown or not, if this seat knows it; else None."""
        text = self.zones[zone][index]
        return self.knows.get(zone, {}).get(index) if hidden(text) else text

    def to_json(self) -> dict[str, Any]:
        """The view in the canon's notation."""
        data: dict[str, Any] = {
            "game": self.game.id,
            "seats": self.game.seats,
            "options": dict(self.game.options),
            "viewer": self.seat,
            "turn": self.turn,
            "phase": self.phase,
            "zones": {zone: list(cards) for zone, cards in self.zones.items() if cards},
            "vars": dict(self.vars),
            "knows": {
                zone: {str(i): text for i, text in sorted(places.items())}
                for zone, places in self.knows.items()
            },
            "sets": {zone: list(texts) for zone, texts in self.sets.items()},
        }
        if self.game.persons:
            data["persons"] = [dict(person) for person in self.game.persons]
        if self.partial:
            data["partial"] = True
            data["pool"] = list(self.pool)
        if self.result is not None:
            data["result"] = self.result.to_json()
        return data


def as_seen(p: Position, seat: int | None) -> Witnessed:
    """The position that a seat (None: an onlooker) sees: this one, or the one before an act it is not told of yet.

    Raises ValueError for a position without witnesses.
    """
    untold = None if seat is not None and seat == p.turn else p.game.rules.untold(p)
    return witnessed(p if untold is None else untold[0])


def view(p: Position, seat: int | None, legal: Sequence[Action] | None = None) -> View:
    """What this seat (None: an onlooker) may know of a position. Raises ValueError if it has no witnesses.

    `legal`: the legal actions of the seat in turn, if the caller knows them; they are stored in that seat's view. The
    view would find the same ones, since they depend on nothing hidden, but would have to deal a world for that.
    """
    p = as_seen(p, seat)
    game = p.game
    holder = p.knowledge.holder
    place = p.knowledge.place
    names, backs = game.cards, game.backs
    bit = game.bit(seat)
    zones: dict[str, list[str]] = {}
    knows: dict[str, dict[int, str]] = {}
    sets: dict[str, list[int]] = {}
    pool: list[int] = []
    for zone in game.zones.values():
        # Most zones always show everything or nothing, so their cards need not be asked one by one.
        fixed = game.sight.get(zone.id)
        if fixed is not None and fixed & bit:
            zones[zone.id] = [names[c] for c in p.zones[zone.id]]
            continue
        shown: list[str] = []
        lying = p.zones[zone.id]
        if not lying:
            zones[zone.id] = shown
            continue
        seers = p.seers(zone, range(len(lying))) if fixed is None else None
        for i, c in enumerate(lying):
            if seers is not None and seers[i] & bit:
                shown.append(names[c])
                continue
            shown.append(backs[c])
            pool.append(c)
            if place[c] & bit:
                if zone.kind is Kind.HAND:
                    sets.setdefault(zone.id, []).append(c)
                else:
                    knows.setdefault(zone.id, {})[i] = names[c]
            elif holder[c] & bit:
                sets.setdefault(zone.group, []).append(c)
        if zone.kind is Kind.HAND and any(hidden(text) for text in shown):
            shown.sort()
        zones[zone.id] = shown
    seen = View(
        game=game,
        seat=seat,
        turn=p.turn,
        phase=p.phase,
        zones=zones,
        vars=readable_vars(p, bit),
        knows=knows,
        # Sorted, because the order in which they were found would tell something about hidden places.
        sets={name: [names[c] for c in sorted(sets[name])] for name in sorted(sets)},
        pool=[names[c] for c in sorted(pool)],
        result=p.result,
        partial=p.partial,
    )
    if legal is not None and seat is not None and seat == p.turn:
        # A view is frozen; this is where `cached_property` stores its value.
        vars(seen)["legal"] = list(legal)
    return seen


def readable_vars(p: Witnessed, bit: int) -> dict[str, Any]:
    """The vars as JSON for a mask of seats: sealed values null, `never` left out. With EVERYBODY, all of them."""
    readable: dict[str, Any] = {}
    sealed = p.knowledge.sealed
    for name, var in p.game.rules.info.vars.items():
        value = thawed(var.kind, p.vars[name])
        if bit != EVERYBODY:
            if var.secret == "never":
                continue
            if name in sealed and not sealed[name] & bit:
                if var.kind == "by-seat":
                    value = [entry if bit >> s & 1 else None for s, entry in enumerate(value)]
                else:
                    value = None
        readable[name] = value
    return readable


def follow(old: View, events: Iterable[Event]) -> View:
    """The view after a step, computed from the view before it and the events as its seat was told them.

    The table animates in this way and then shows the true view; the two must agree.
    """
    zones = {zone: list(cards) for zone, cards in old.zones.items()}
    changed: dict[str, Any] = {}
    for event in events:
        args = event.args
        if event.code in ("moved", "moved-all"):
            _carry(zones, event)
        elif event.code in ("shown", "turned") and event.into is not None:
            for i, text in zip(event.into, event.laid, strict=True):
                zones[args["zone"]][i] = text
        elif event.code == "turned":
            zones[args["zone"]] = sorted(_backs(old.game, zones[args["zone"]]))
        elif event.code == "shuffled":
            zones[args["zone"]] = _backs(old.game, zones[args["zone"]])
        elif event.code == "gathered":
            zones = {zone: [] for zone in zones}
            zones[args["zone"]] = list(old.game.backs)
        elif event.code == "hands-passed":
            names, by = args["zones"], args["by"]
            lists = [_backs(old.game, zones[zone]) for zone in names]
            for i, cards in enumerate(lists):
                zones[names[(i + by) % len(names)]] = sorted(cards)
        elif event.code == "now":
            changed = args
    return replace(
        old,
        zones=zones,
        phase=changed.get("phase", old.phase),
        turn=changed.get("turn", old.turn),
        vars={**old.vars, **changed.get("vars", {})},
        knows={
            zone: {int(i): text for i, text in places.items()}
            for zone, places in changed.get("knows", old.knows).items()
        },
        sets=changed.get("sets", old.sets),
        pool=changed.get("pool", old.pool),
        result=Result.from_json(changed["result"]) if "result" in changed else old.result,
    )


def _backs(game: Game, texts: Sequence[str]) -> list[str]:
    return [game.back_of.get(text, text) for text in texts]


def _carry(zones: dict[str, list[str]], event: Event) -> None:
    """Apply one `moved` event to the zones of a view."""
    src, dst = event.args["from"], event.args["to"]
    a, b = zones[src], zones[dst]
    if event.at is not None:
        for i in sorted(event.at, reverse=True):
            del a[i]
    else:
        for text, back in zip(event.cards, event.backs, strict=True):
            a.remove(text if text in a else back)
    if event.into is None:
        b += event.backs
        b.sort()
        return
    for i, text in sorted(zip(event.into, event.laid, strict=True)):
        b.insert(i, text)


SHUFFLED_WORLDS = 16
"""How many of the contrary worlds are dealt at random."""

_Place = tuple[str, int]


def deal_unknown(v: View, rng: Random) -> Witnessed:
    """A position that this view's seat cannot tell from the true one; the same seed deals the same world.

    Cards known to be in a zone or a group go to hidden places there, the others to any place for cards with their back.
    The pool is sorted before it is shuffled, so that the world depends only on the view and the seed. Other seats are
    assumed to know what they see, and to have sealed nothing yet (`Var.start`, `Var.blank`).
    """
    return _dealt(v, rng).position


def contrary_worlds(v: View, rng: Random) -> Iterator[Witnessed]:
    """Positions that this view's seat cannot tell from the true one, as different from each other as possible.

    Chance seldom deals a hand of one suit, and just that hand may make a difference. So the worlds come in this order:

    - First the cards that may lie anywhere are rotated through their hidden places, in order of rank and then of suit,
      one place for each world. Each of them lies once wherever it may, and hands are full of a rank or a suit, or have
      none.
    - Then the cards of which only the group of zones is known are rotated within their groups.
    - Last come `SHUFFLED_WORLDS` worlds dealt at random.

    The same seed deals the same worlds.
    """
    world = _dealt(v, rng)
    yield world.position
    names = v.game.cards
    for key in (lambda c: c, lambda c: names[c][::-1]):
        yield from world.turned(world.anywhere, lambda zone: "", key)
    if world.grouped:
        yield from world.turned(world.anywhere + world.grouped, lambda zone: v.game.zones[zone].group, None)
    for _ in range(SHUFFLED_WORLDS):
        yield deal_unknown(v, rng)


def _dealt(v: View, rng: Random) -> _World:
    world = _World(v, rng)
    world.lay_known()
    world.lay_sets()
    world.lay_rest()
    world.set_decision()
    world.knowledge.shown(world.position)
    return world


class _World:
    """A world while it is being dealt.

    `free` are the ints of each symbol that are not laid yet, `pool` the symbols to be dealt into hidden places, `gaps`
    the hidden places that are still empty, by zone. `anywhere` are the places of cards of which nothing is known,
    `grouped` the places of cards of which the group of zones is known, but not the zone.
    """

    def __init__(self, v: View, rng: Random) -> None:
        game = v.game
        self.view = v
        self.game = game
        self.rng = rng
        self.position = Witnessed(game, rng.getrandbits(chance.BITS))
        self.knowledge = self.position.knowledge
        self.holder, self.place = self.knowledge.holder, self.knowledge.place
        self.bit = game.bit(v.seat)
        self.free = {text: list(ids) for text, ids in game.ids.items()}
        self.pool = Counter(v.pool)
        self.gaps: dict[str, list[int]] = {}
        self.anywhere: list[_Place] = []
        self.grouped: list[_Place] = []

    def lay_known(self) -> None:
        """Lay the cards that the seat sees, and those whose place it knows."""
        for zone, texts in self.view.zones.items():
            known = self.view.knows.get(zone, {})
            cards: list[int] = []
            for i, text in enumerate(texts):
                if not hidden(text):
                    cards.append(self.free[text].pop(0))
                elif i in known:
                    self.pool[known[i]] -= 1
                    c = self.free[known[i]].pop(0)
                    self.holder[c] = self.place[c] = self.bit
                    cards.append(c)
                else:
                    cards.append(-1)
                    self.gaps.setdefault(zone, []).append(i)
            self.position.zones[zone] = cards

    def lay_sets(self) -> None:
        """Lay the cards known to be in a zone or a group, zones first, since they have less room."""
        v, game = self.view, self.game
        for name in sorted(v.sets, key=lambda name: (name not in v.zones, name)):
            exact = name in v.zones and game.zones[name].kind is Kind.HAND
            for text in sorted(v.sets[name]):
                self.pool[text] -= 1
                place = self._settle(text, (name,) if exact else game.groups[name])
                c = self.position.zones[place[0]][place[1]]
                self.holder[c] |= self.bit
                if exact:
                    self.place[c] |= self.bit
                else:
                    self.grouped.append(place)

    def _settle(self, text: str, zones: Sequence[str]) -> _Place:
        """Put a card in a random hidden place for its back in these zones; returns the place."""
        back = self.game.back_of[text]
        places = [(z, i) for z in zones for i in self.gaps.get(z, ()) if self.view.zones[z][i] == back]
        zone, i = places[self.rng.randrange(len(places))]
        self.gaps[zone].remove(i)
        self.position.zones[zone][i] = self.free[text].pop(0)
        return zone, i

    def lay_rest(self) -> None:
        """Lay the other cards of the pool at random in places for their backs; the rest of the deck is absent."""
        game = self.game
        rest = sorted(self.pool.elements(), key=lambda text: game.ids[text][0])
        self.rng.shuffle(rest)
        by_back: dict[str, list[tuple[str, int]]] = {}
        for zone, indexes in self.gaps.items():
            for i in indexes:
                by_back.setdefault(self.view.zones[zone][i], []).append((zone, i))
                self.anywhere.append((zone, i))
        for text in rest:
            zone, i = by_back[game.back_of[text]].pop()
            self.position.zones[zone][i] = self.free[text].pop(0)
        self.position.absent = tuple(sorted(c for ids in self.free.values() for c in ids))

    def set_decision(self) -> None:
        """Set phase, turn, result and vars; vars that are sealed to this seat get blank values."""
        v = self.view
        p = self.position
        sealed = self.knowledge.sealed
        p.partial = v.partial
        p.phase = v.phase
        p.turn = v.turn
        p.result = v.result
        for name, value in v.vars.items():
            var = self.game.rules.info.vars[name]
            p.vars[name] = var.start if value is None else frozen(value)
            if var.kind == "by-seat" and None in value:
                p.vars[name] = tuple(var.blank if entry is None else entry for entry in p.vars[name])
                sealed[name] = 0
            elif value is None:
                sealed[name] = 0
        sealed.update({**sealed_here(p), **sealed})

    def turned(
        self, places: Sequence[_Place], apart: Callable[[str], str], key: Callable[[int], Any] | None
    ) -> Iterator[Witnessed]:
        """Worlds in which the cards in these places, sorted by this key, are rotated once all the way through them.

        Cards change places only if their backs are the same and `apart` gives the same text for their zones. What the
        view's seat knows of a card goes with it; what the other seats know because they see it stays with the place.
        """
        p, bit = self.position, self.bit
        heaps: dict[tuple[str, str], list[_Place]] = {}
        for zone, i in places:
            heaps.setdefault((self.view.zones[zone][i], apart(zone)), []).append((zone, i))
        lying = [[p.zones[zone][i] for zone, i in heap] for heap in heaps.values()]
        for by in range(max(map(len, lying), default=0)):
            world = p.copy()
            knowledge = world.knowledge
            world.rng = self.rng.getrandbits(chance.BITS)
            for heap, before in zip(heaps.values(), lying, strict=True):
                cards = before if key is None else sorted(before, key=key)
                for n, ((zone, i), old) in enumerate(zip(heap, before, strict=True)):
                    c = world.zones[zone][i] = cards[(n + by) % len(cards)]
                    knowledge.holder[c] = self.holder[c] & bit | self.holder[old] & ~bit
                    knowledge.place[c] = self.place[c] & bit | self.place[old] & ~bit
            yield world
