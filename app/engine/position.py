"""A position of a game and the operations that change it.

These operations are the only way cards, knowledge and chance change, so that conservation, events and the laws of
knowledge are written once for all games. Rules modules call them; nothing else does.

Knowledge (docs/engine.md#groups): a card has two masks of seats. `holder`: who knows in which group of zones it is;
`place`: who knows its zone there and, in a row or pile, its index. `place` is always within `holder`, and what a zone
shows is within `place`. The laws (docs/engine.md#the-five-laws-of-knowledge):

1. A choice out of a hand clears the `place` of every card of that hand for all who did not see it.
2. A card that leaves its group clears, for all who did not see which, the `holder` of every card of the group that
   has no `place`.
3. A shuffle clears `place`.
4. Rows and piles are taken by index, so (1) is not for them; a whole group moved clears nothing.
5. Turning up sets both for all.

Twins look alike. Whoever sees a card that he did not know of, and knew its twin to be in the same group, may have
known this very card: he keeps the certainty of what he sees and loses the other, seat by seat.

In a search nobody asks who knows what: a copy made with `bare=True` has no masks and no log, and the same
operations skip both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any

from app.engine import chance
from app.engine.actions import Action
from app.engine.events import EVERYBODY, Event
from app.engine.game import Game
from app.engine.rules import OVER, Result, Value
from app.engine.zones import Face, Kind, Zone

ALL = EVERYBODY
"""`to=ALL`: every seat and every onlooker."""
_AS_IT_IS = nullcontext()
_APART, _BEGUN, _TOLD = range(3)
"""What is told now happens one after the other; in one moment, of which nothing has been told yet; in the same one."""


class Position:
    """Where every card lies, whose decision it is, and the chance to come.

    `zones[id]` is a list of card ints (index 0: a pile's top, a row's start), `vars` the page's vars, `phase` and
    `turn` the decision due (`turn` None when none is), `rng` the chance state, `absent` cards a partial position
    left out of play, `result` set when the game is over. `sealed` maps a secret var to the mask of seats that may
    read it; by-seat vars always show each seat its own entry. `learned` gathers the seats that since the step
    began have come to know a card or where it lies, `surprised` those to which chance or a sealed var has told
    something; `shown` is, while events are written, what the table was last told to show of each card in a zone
    whose face changes.

    In a search the legal actions that were found when everything forced was done are kept in `ready`, since whoever
    searches asks for them next; anywhere else it is None.
    """

    __slots__ = (
        "absent",
        "game",
        "holder",
        "learned",
        "log",
        "moment",
        "partial",
        "phase",
        "place",
        "ready",
        "result",
        "rng",
        "sealed",
        "shown",
        "surprised",
        "together",
        "turn",
        "vars",
        "zones",
    )

    def __init__(self, game: Game, rng: int) -> None:
        """An unplayed game: the whole deck, in order, in its first zone; nobody knows a card."""
        self.game = game
        self.zones: dict[str, list[int]] = {zone: [] for zone in game.zones}
        self.zones[game.first] = list(range(len(game.cards)))
        self.vars: dict[str, Any] = dict(game.start)
        self.phase = ""
        self.turn: int | None = None
        self.rng = rng
        self.result: Result | None = None
        self.ready: list[Action] | None = None
        self.holder: list[int] | None = [0] * len(game.cards)
        self.place: list[int] = [0] * len(game.cards)
        self.sealed: dict[str, int] = {}
        self.absent: tuple[int, ...] = ()
        self.partial = False
        self.learned = 0
        self.surprised = 0
        self.log: list[Event] | None = None
        self.shown: dict[int, int] = {}
        self.moment = 0
        self.together = _APART

    def copy(self, bare: bool = False) -> Position:
        """An independent copy, without the log; `bare` leaves the knowledge out too, for a search."""
        new = Position.__new__(Position)
        new.game = self.game
        new.zones = {zone: cards[:] for zone, cards in self.zones.items()}
        new.vars = self.vars.copy()
        new.phase = self.phase
        new.turn = self.turn
        new.rng = self.rng
        new.result = self.result
        new.ready = self.ready
        if bare or self.holder is None:
            new.holder = None
            new.place = []
            self.game.rules.complete(new)
        else:
            new.holder = self.holder[:]
            new.place = self.place[:]
            new.surprised = 0
        new.sealed = self.sealed.copy()
        new.absent = self.absent
        new.partial = self.partial
        new.learned = 0
        new.log = None
        new.shown = {}
        new.moment = 0
        new.together = _APART
        return new

    # Reading

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, all filled in."""
        return self.game.options

    def top(self, zone: str) -> int | None:
        """The card at index 0, or None."""
        cards = self.zones[zone]
        return cards[0] if cards else None

    def cards(self, zone: str) -> list[int]:
        """A copy of a zone's cards."""
        return self.zones[zone][:]

    def texts(self, zone: str) -> list[str]:
        """The symbols of a zone's cards, in order."""
        names = self.game.cards
        return [names[c] for c in self.zones[zone]]

    def size(self, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.zones[zone])

    def find(self, zone: str, text: str) -> int:
        """The card with this symbol in a zone. Raises LookupError when it is not there.

        Of twins the first, for the order of a hand must not hang on who knows what: a seat that knew the other one is
        taken to have known this one (`_recognize`).
        """
        ids, cards = self.game.ids.get(text, ()), self.zones[zone]
        if len(ids) == 1:
            if ids[0] in cards:
                return ids[0]
        elif len(cards) < 5:
            for c in cards:
                if c in ids:
                    return c
        else:
            first = -1
            for c in ids:
                if c in cards and (first < 0 or cards.index(c) < cards.index(first)):
                    first = c
            if first >= 0:
                return first
        raise LookupError(f"{text} is not in {zone}")

    def next(self, seat: int, by: int = 1, among: Iterable[int] | None = None) -> int:
        """The next seat in the direction of play; with `among` the next of these seats (itself at last)."""
        seats = self.game.seats
        if among is None:
            return (seat + by) % seats
        chosen = set(among)
        for step in range(1, seats + 1):
            other = (seat + by * step) % seats
            if other in chosen:
                return other
        raise LookupError("no seat to choose from")

    def sees(self, zone: Zone, index: int) -> int:
        """The mask of the seats (and the onlooker) to whom the table shows the card at this index."""
        fixed = self.game.sight.get(zone.id)
        if fixed is not None:
            return fixed
        faces = zone.face if zone.face is not None else self.game.rules.face(self, zone)
        face = faces if isinstance(faces, Face) else faces[min(index, len(faces) - 1)]
        return self.game.mask(face, zone, self.turn)

    def begin_telling(self) -> None:
        """Write events from now on."""
        self.log = []
        self.moment = 0
        self.shown = {
            c: self.sees(zone, i) for zone in self.game.changing for i, c in enumerate(self.zones[zone.id])
        }

    # Moving cards

    def move(
        self,
        src: str,
        dst: str,
        cards: int | Sequence[int],
        at: str | int = "top",
        seen: Iterable[int] = (),
    ) -> list[int]:
        """Move chosen cards, or a number of cards from the top; returns them in the order in which they went.

        `at` "top": laid one on the other, so the last lies at index 0; "end": put behind the last; an index: put
        there in order. `seen`: seats that see them besides those who see them before or after.
        """
        moved: list[int]
        if self.holder is None:
            zones = self.zones
            a = zones[src]
            if isinstance(cards, int):
                moved = a[:cards]
                del a[:cards]
            else:
                moved = list(cards)
                for c in moved:
                    a.remove(c)
            b = zones[dst]
            if at == "end":
                b += moved
            elif at == "top":
                b[:0] = moved[::-1]
            else:
                self._put_in(b, moved, at)
            return moved
        moved = self.zones[src][:cards] if isinstance(cards, int) else list(cards)
        if moved:
            self._move(src, dst, moved, at, seen)
        return moved

    def lay(self, src: str, dst: str, text: str, at: str | int = "top") -> int:
        """Move the card with this symbol; returns it. Which of twins: `find`, whose errors it raises unless bare."""
        if self.holder is not None:
            c = self.find(src, text)
            self._move(src, dst, [c], at, ())
            return c
        zones, only = self.zones, self.game.only
        c = only[text] if text in only else self.find(src, text)
        zones[src].remove(c)
        if at == "top":
            zones[dst].insert(0, c)
        elif at == "end":
            zones[dst].append(c)
        else:
            self._put_in(zones[dst], [c], at)
        return c

    def move_together(self, moves: Iterable[tuple[str, str, int | Sequence[int] | None]], at: str = "top") -> None:
        """Several moves in one moment, one after the other; each out of, into, and which or how many.

        None: the whole zone, order kept (`move_all`).
        """
        if self.holder is None:
            zones = self.zones
            for src, dst, cards in moves:
                a, b = zones[src], zones[dst]
                if cards is None:
                    index = 0 if at == "top" else len(b)
                    b[index:index] = a
                    a.clear()
                elif cards == 1:
                    if a:
                        b.insert(0 if at == "top" else len(b), a.pop(0))
                else:
                    self.move(src, dst, cards, at)
            return
        with self.at_once():
            for src, dst, cards in moves:
                if cards is None:
                    self.move_all(src, dst, at)
                else:
                    self.move(src, dst, cards, at)

    def move_top(self, src: str, dst: str, at: str | int = "top") -> int:
        """Move the card at index 0, which must be there; returns it."""
        if self.holder is None:
            zones = self.zones
            c = zones[src].pop(0)
            if at == "end":
                zones[dst].append(c)
            elif at == "top":
                zones[dst].insert(0, c)
            else:
                self._put_in(zones[dst], [c], at)
            return c
        (c,) = self.move(src, dst, 1, at)
        return c

    @staticmethod
    def _put_in(cards: list[int], moved: list[int], at: str | int) -> None:
        if at == "end":
            cards += moved
        elif at == "top":
            cards[:0] = moved[::-1]
        elif isinstance(at, int):
            cards[at:at] = moved
        else:
            raise ValueError(f"cards go to top, end or an index, not {at!r}")

    def _move(self, src: str, dst: str, moved: list[int], at: str | int, seen: Iterable[int]) -> None:
        """Move with knowledge and event."""
        game = self.game
        zs, zd = game.zones[src], game.zones[dst]
        a, b = self.zones[src], self.zones[dst]
        before = tuple(a.index(c) for c in moved)
        from_sight = self._index_sight(zs)
        extra = sum({1 << seat for seat in seen})
        # Who knows a card of a hand does not see which card is chosen, unless there is only one.
        chosen = zs.kind is Kind.HAND and len(a) > 1
        sight = [
            extra | self.sees(zs, i) | (0 if chosen else self.place[c]) for c, i in zip(moved, before, strict=True)
        ]
        for c in moved:
            a.remove(c)
        self._put_in(b, moved, at)
        into = tuple(b.index(c) for c in moved)
        for n, (c, i) in enumerate(zip(moved, into, strict=True)):
            sight[n] |= self.sees(zd, i)
            self._moved(c, zs, zd, sight[n] & game.everyone)
        if self.log is not None:
            self._tell("moved", {"from": src, "to": dst}, moved, sight, before, into, from_sight, self._index_sight(zd))

    def _moved(self, c: int, zs: Zone, zd: Zone, seers: int) -> None:
        """Laws 1, 2 and 4 for one card that has just been put from one zone into another."""
        holder, place = self.holder, self.place
        assert holder is not None
        self._recognize(c, zs, seers)
        self.learned |= seers & ~place[c]
        blind = self.game.everyone & ~seers
        within = zs.group == zd.group
        if blind:
            if zs.kind is Kind.HAND:
                kept = seers | self.sees(zs, 0)
                for x in self.zones[zs.id]:
                    place[x] &= kept
            if not within:
                for zone in self.game.groups[zs.group]:
                    for x in self.zones[zone]:
                        holder[x] &= seers | place[x]
        holder[c] = (holder[c] | seers) if within else seers
        place[c] = seers

    def _recognize(self, c: int, zone: Zone, seers: int, besides: Mapping[int, int] | None = None) -> None:
        """Before these seats learn of `c`, out of or in `zone`: what they know of its twins may have been about it.

        Of a twin in the same hand they lose the place, and with it the group if they did not know of `c` at all; else
        of a twin known to be in the group only. A twin whose place is in sight, or that they see at the same time
        (`besides`: cards and who sees them), is another card.
        """
        twins = self.game.twins.get(c)
        if twins is None:
            return
        holder, place = self.holder, self.place
        assert holder is not None
        apart = besides or {}
        unaware = seers & ~holder[c]
        if zone.kind is Kind.HAND:
            misplaced = seers & holder[c] & ~place[c]
            closed = ~self.sees(zone, 0)
            for x in self.zones[zone.id]:
                if x in twins:
                    doubtful = place[x] & (unaware | misplaced) & closed & ~apart.get(x, 0)
                    place[x] &= ~doubtful
                    holder[x] &= ~(doubtful & unaware)
                    unaware &= ~doubtful
                    misplaced &= ~doubtful
        for name in self.game.groups[zone.group]:
            for x in self.zones[name]:
                if x in twins:
                    doubtful = holder[x] & ~place[x] & unaware & ~apart.get(x, 0)
                    holder[x] &= ~doubtful
                    unaware &= ~doubtful

    def _learn(self, zone: Zone, cards: Sequence[int], seers: Sequence[int]) -> None:
        """Cards are seen where they lie, each by the seats of its mask."""
        holder, place = self.holder, self.place
        assert holder is not None
        besides = dict(zip(cards, seers, strict=True)) if self.game.twins else None
        for c, mask in zip(cards, seers, strict=True):
            fresh = mask & self.game.everyone & ~place[c]
            if fresh:
                self._recognize(c, zone, fresh, besides)
                self.learned |= fresh
                holder[c] |= fresh
                place[c] |= fresh

    def _index_sight(self, zone: Zone) -> int:
        """Who may know indexes in a zone: everybody, but of a closed hand its owner alone."""
        if zone.kind is not Kind.HAND:
            return EVERYBODY
        sees = self.sees(zone, 0)
        return EVERYBODY if sees & self.game.onlooker else sees

    def move_all(self, src: str, dst: str, at: str | int = "top") -> list[int]:
        """Move a whole zone, order kept (index 0 stays foremost); what was known of the cards stays known."""
        a, b = self.zones[src], self.zones[dst]
        moved = a[:]
        index = 0 if at == "top" else len(b) if at == "end" else min(int(at), len(b))
        if self.holder is None or not moved:
            a.clear()
            b[index:index] = moved
            return moved
        game = self.game
        zs, zd = game.zones[src], game.zones[dst]
        place = self.place
        into = range(index, index + len(moved))
        from_sight, to_sight = self._index_sight(zs), self._index_sight(zd)
        # A hand that becomes a row or a pile: who knows what is in it does not know what lies where.
        ordered = zs.kind is Kind.HAND and zd.kind is not Kind.HAND and len(moved) > 1
        sight = [(place[c] | self.sees(zs, i)) & (from_sight if ordered else EVERYBODY) for i, c in enumerate(moved)]
        a.clear()
        b[index:index] = moved
        if zs.group != zd.group:
            self._forget_groups([(src, moved)])
        for n, (c, i) in enumerate(zip(moved, into, strict=True)):
            place[c] = sight[n] & game.everyone
            sight[n] |= self.sees(zd, i)
        self._learn(zd, moved, sight)
        if self.log is not None:
            before = tuple(range(len(moved)))
            self._tell(
                "moved-all", {"from": src, "to": dst}, moved, sight, before, tuple(into), from_sight, to_sight
            )
        return moved

    def _forget_groups(self, left: Sequence[tuple[str, Sequence[int]]]) -> None:
        """Whole zones have left their groups; `left`: each with what lay in it.

        Where a group was more than that, who knew a card only as one of the group does not know whether it left.
        """
        holder, place = self.holder, self.place
        assert holder is not None
        gone = {zone for zone, cards in left if cards}
        for zone, cards in left:
            names = [name for name in self.game.groups[self.game.zones[zone].group] if name != zone]
            rest = [x for name in names if name not in gone for x in self.zones[name]]
            if cards and (rest or any(name in gone for name in names)):
                for x in (*rest, *cards):
                    holder[x] &= place[x]

    def replace(self, zone: str, out: int, src: str, dst: str) -> int:
        """The top card of `src` takes the place of card `out` in `zone`, which goes to the top of `dst`; returns it."""
        cards = self.zones[zone]
        index = cards.index(out)
        if self.holder is None:
            c = self.zones[src].pop(0)
            self.zones[dst].insert(0, out)
            cards[index] = c
            return c
        c = self.zones[src][0]
        with self.at_once():
            self.move(zone, dst, [out])
            self.move(src, zone, [c], at=index)
        return c

    def rotate(self, zones: Sequence[str], by: int = 1) -> None:
        """Whole zones of one kind change owner: what lay in `zones[i]` goes to `zones[i + by]`, knowledge with it."""
        game = self.game
        count = len(zones)
        if count < 2 or by % count == 0:
            return
        if len({game.zones[zone].kind for zone in zones}) > 1:
            raise ValueError(f"{', '.join(zones)} are not of one kind")
        lists = [self.zones[zone][:] for zone in zones]
        for i, cards in enumerate(lists):
            self.zones[zones[(i + by) % count]][:] = cards
        if self.holder is None:
            return
        self._forget_groups(list(zip(zones, lists, strict=True)))
        for zone in zones:
            cards = self.zones[zone]
            self._learn(game.zones[zone], cards, [self.sees(game.zones[zone], i) for i in range(len(cards))])
        if self.log is not None:
            self._log(Event("hands-passed", self._now(), {"zones": list(zones), "by": by}))
            for zone in zones:
                cards = self.zones[zone]
                if cards:
                    self._tell_of(zone)

    def deal(self, src: str, dsts: Sequence[str], each: int, by: int = 1) -> None:
        """Deal from the top to the ends of `dsts` in turn, `by` cards at a time, until each has got `each`."""
        if self.holder is None:
            a, zones = self.zones[src], self.zones
            if each == 1:
                for dst in dsts:
                    if a:
                        zones[dst].append(a.pop(0))
                return
            for start in range(0, each, by):
                count = by if start + by <= each else each - start
                for dst in dsts:
                    b = zones[dst]
                    b += a[:count]
                    del a[:count]
            return
        for start in range(0, each, by):
            for dst in dsts:
                self.move(src, dst, min(by, each - start), at="end")

    # Knowledge

    def show(self, zone: str, cards: Sequence[int], to: Iterable[int] | int = ALL) -> None:
        """Cards are seen where they lie, by all or by some seats; nothing moves."""
        if self.holder is None:
            return
        if not cards:
            return
        game = self.game
        mask = game.everyone | game.onlooker if isinstance(to, int) else sum({1 << seat for seat in to})
        self._learn(game.zones[zone], cards, [mask] * len(cards))
        if self.log is not None:
            where = self.zones[zone]
            self._tell_of(zone, [where.index(c) for c in cards], extra=mask)

    def certain(self, zone: str, cards: Sequence[int]) -> None:
        """Everybody knows that these cards are in the group of this zone, though not where: the rules say so."""
        if self.holder is not None:
            for c in cards:
                self.holder[c] |= self.game.everyone

    def forget(self, cards: Sequence[int], but: int) -> None:
        """Nobody knows these cards but this seat: for a position as it was before the others saw them."""
        if self.holder is not None:
            for c in cards:
                self.holder[c] &= 1 << but
                self.place[c] &= 1 << but

    def look(self) -> None:
        """Settle faces that have changed: law 5 for cards that are now seen, and `turned`, up or down, in one moment.

        The engine calls this after every step; a game never has to remember to turn a card.
        """
        if self.holder is None or not self.game.changing:
            return
        with self.at_once():
            for zone in self.game.changing:
                cards = self.zones[zone.id]
                faces = [self.sees(zone, i) for i in range(len(cards))]
                self._learn(zone, cards, faces)
                if self.log is not None:
                    turned = [i for i, c in enumerate(cards) if self.shown.get(c) != faces[i]]
                    if turned:
                        self._tell_of(zone.id, turned, "turned")

    # Chance

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        if n > 1 and self.log is not None:
            self.surprised = EVERYBODY
        self.rng, value = chance.draw(self.rng, n)
        return value

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone (law 3). Fewer than two cards: nothing happens, no random number is used."""
        cards = self.zones[zone]
        if len(cards) < 2:
            return
        self.rng = chance.shuffle(self.rng, cards)
        if self.holder is None:
            return
        for c in cards:
            self.place[c] = 0
        with self.at_once():
            if self.log is not None:
                self._log(Event("shuffled", self._now(), {"zone": zone, "count": len(cards)}))
            if self._settle(zone):
                self.surprised = EVERYBODY

    def pick(self, zones: Sequence[str]) -> tuple[str, int]:
        """A random card out of these zones: the zone and the card. Moves nothing and tells nobody."""
        places = [(zone, c) for zone in zones for c in self.zones[zone]]
        return places[self.draw(len(places))]

    def toss(self, code: str = "toss") -> bool:
        """A fair coin: True is heads. Forced outcomes in the var `tosses` come first."""
        forced = self.vars.get("tosses")
        if forced:
            heads = bool(forced[0] == "+" or forced[0] is True or forced[0] == 1)
            self.vars["tosses"] = forced[1:]
        else:
            self.rng, heads = chance.toss(self.rng)
        if self.log is not None:
            self.surprised = EVERYBODY
            self._log(Event("tossed", self._now(), {"code": code, "heads": heads}))
        return heads

    def tosses(self, count: int, code: str = "toss") -> list[bool]:
        """So many tosses, one after the other (`toss`)."""
        if self.log is not None or self.vars.get("tosses"):
            return [self.toss(code) for _ in range(count)]
        self.rng, found = chance.tosses(self.rng, count)
        return found

    def lot(self, items: Sequence[Value], code: str) -> Value:
        """One of several at random (a seat, a suit), told to all."""
        chosen = items[self.draw(len(items))]
        if self.log is not None:
            self._log(Event("drawn", self._now(), {"code": code, "result": chosen}))
        return chosen

    def spare(self, texts: Sequence[str]) -> str:
        """A card of a pack that is not in the game; only its text."""
        text = texts[self.draw(len(texts))]
        self._log(Event("drawn", self._now(), {"code": "spare", "result": text}))
        return text

    def gather(self, into: str) -> None:
        """A new deal: every card of the deck, those a partial position left out too, back in one zone, in order."""
        for cards in self.zones.values():
            cards.clear()
        self.zones[into][:] = range(len(self.game.cards))
        self.absent = ()
        if self.holder is None:
            return
        self.holder = [0] * len(self.game.cards)
        self.place = [0] * len(self.game.cards)
        with self.at_once():
            self._log(Event("gathered", self._now(), {"zone": into, "count": len(self.game.cards)}))
            self._settle(into)

    def _settle(self, zone: str) -> bool:
        """A zone lies in a new order: who sees its cards knows them, and what is seen of them is told.

        False, and nothing is told, where all backs are alike and all cards face down.
        """
        made, cards, backs = self.game.zones[zone], self.zones[zone], self.game.backs
        faces = [self.sees(made, i) for i in range(len(cards))]
        self._learn(made, cards, faces)
        told = any(faces) or len({backs[c] for c in cards}) > 1
        if told and self.log is not None:
            self._tell_of(zone)
        return told

    # Vars, words, and what comes next

    def put(self, **values: Value) -> None:
        """Set vars, as `vars[name] = value` does for one of them; told by the step's last event."""
        self.vars.update(values)

    def count(self, name: str, seat: int | None, by: int, code: str) -> None:
        """Add to a var (of a seat, where it is a list by seat) for a reason, told to all."""
        if seat is None:
            self.vars[name] += by
        else:
            values = list(self.vars[name])
            values[seat] += by
            self.vars[name] = tuple(values)
        if self.log is not None:
            self._log(Event("counted", self._now(), {"var": name, "seat": seat, "by": by, "code": code}))

    def seal(self, name: str, seat: int, value: Value) -> None:
        """Set a secret var (or a seat's entry of one) that this seat alone may read until it is unveiled."""
        if self.game.rules.info.vars[name].kind == "by-seat":
            values = list(self.vars[name])
            values[seat] = value
            self.vars[name] = tuple(values)
            self.sealed[name] = self.sealed.get(name, 0)
        else:
            self.vars[name] = value
            self.sealed[name] = 1 << seat

    def unveil(self, name: str) -> None:
        """A secret var is open from now on."""
        readers = self.sealed.pop(name, EVERYBODY)
        if self.log is not None:
            self.surprised |= ~readers

    def say(self, code: str, *args: Value, to: Iterable[int] | int = ALL) -> None:
        """Something is said or stated that is neither a card's move nor a count."""
        if self.log is not None:
            mask = to if isinstance(to, int) else sum({1 << seat for seat in to})
            self._log(Event("said", self._now(), {"code": code, "args": list(args)}, to=mask))

    def ask(self, phase: str, seat: int) -> None:
        """The next decision: this seat, in this phase."""
        self.phase = phase
        self.turn = seat

    def ask_each(self, phase: str, seats: Sequence[int], var: str = "queue") -> None:
        """The same decision of several seats in this order; `answered` goes on to the next of them."""
        self.vars[var] = tuple(seats)
        self.ask(phase, seats[0])

    def answered(self, var: str = "queue") -> bool:
        """The seat in turn is through with the decision of `ask_each`; True when it was the last."""
        rest = tuple(self.vars[var])[1:]
        self.vars[var] = rest
        if rest:
            self.turn = rest[0]
        return not rest

    def goto(self, step: str) -> None:
        """The next step that runs by itself."""
        self.phase = step

    def end(
        self,
        winners: Sequence[int | str],
        scores: Sequence[int],
        reason: str,
        places: Sequence[int] | None = None,
    ) -> None:
        """The game is over."""
        self.phase = OVER
        self.turn = None
        self.result = Result(tuple(winners), tuple(scores), reason, None if places is None else tuple(places))
        if self.log is not None:
            self._log(Event("ended", self._now(), self.result.to_json()))

    # Telling

    def at_once(self) -> AbstractContextManager[None]:
        """What is told inside happens in one moment; where nothing is told there is none."""
        return _AS_IT_IS if self.log is None or self.together else self._one_moment()

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

    def _log(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def _event(
        self,
        code: str,
        args: dict[str, Any],
        cards: Sequence[int],
        sight: Sequence[int],
        faces: Sequence[int],
        at: tuple[int, ...] | None,
        into: tuple[int, ...] | None,
    ) -> Event:
        names, backs = self.game.cards, self.game.backs
        return Event(
            code,
            self._now(),
            args,
            tuple(names[c] for c in cards),
            tuple(backs[c] for c in cards),
            tuple(sight),
            tuple(faces),
            at,
            into,
        )

    def _tell(
        self,
        code: str,
        args: dict[str, Any],
        cards: Sequence[int],
        sight: Sequence[int],
        at: tuple[int, ...] | None,
        into: tuple[int, ...] | None,
        at_sight: int,
        into_sight: int,
    ) -> None:
        zone = self.game.zones[args["to"] if "to" in args else args["zone"]]
        faces = [self.sees(zone, i) for i in into or ()]
        self.shown.update(zip(cards, faces, strict=True))
        event = self._event(code, args, cards, sight, faces, at, into)
        self._log(event._replace(at_sight=at_sight, into_sight=into_sight))

    def _tell_of(self, name: str, indexes: Sequence[int] | None = None, code: str = "shown", extra: int = 0) -> None:
        """Tell of cards where they lie (default: all of a zone), to those who know them and `extra`.

        Who knows a card of a hand does not know that it is this one, unless it is told of all.
        """
        zone, cards = self.game.zones[name], self.zones[name]
        at = tuple(range(len(cards)) if indexes is None else indexes)
        known = zone.kind is not Kind.HAND or len(at) == len(cards)
        sight = [(self.place[cards[i]] if known else 0) | self.sees(zone, i) | extra for i in at]
        index_sight = self._index_sight(zone)
        self._tell(code, {"zone": name}, [cards[i] for i in at], sight, at, at, index_sight, index_sight)

    def __repr__(self) -> str:
        """Game, phase, turn and the sizes of the zones."""
        sizes = {zone: len(cards) for zone, cards in self.zones.items() if cards}
        return f"<Position {self.game.id} {self.phase} turn={self.turn} {sizes}>"
