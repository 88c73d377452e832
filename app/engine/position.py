"""A position of a game and the operations that change it.

Cards and chance change only through these operations, so that conservation is ensured once for all games. Only rules
modules call them. A search plays on plain positions, which nobody watches. At a table, seats know some of the cards and
are told what happens; `app.engine.witnessed` adds that to the same operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal

from app.engine import chance
from app.engine.actions import Action
from app.engine.declared import CODE, OVER, Result, Road, Value
from app.engine.errors import in_short
from app.engine.game import Game
from app.engine.zones import Face, Zone

At = Literal["top", "end"] | int
"""Where in a zone cards go: before the first, behind the last, or to an index."""
AS_IT_IS = nullcontext()
"""What `at_once` gives while nothing is told."""


class Position:
    """Where every card lies, whose decision it is, and the state of chance: what a search plays on.

    - `zones[id]` is a list of card ints (index 0: a pile's top, a row's start), `vars` the page's vars.
    - `phase` and `turn` are the decision due; `turn` is None if there is none. `result` is set when the game is over.
    - `rng` is the chance state, `absent` are the cards that a partial position leaves out of play.
    - `ready` holds the legal actions that `advance` found after everything forced was done, because a search asks for
      them next; at any other time it is None.
    """

    __slots__ = ("absent", "game", "partial", "phase", "ready", "result", "rng", "turn", "vars", "zones")

    def __init__(self, game: Game, rng: int) -> None:
        """Set up a game not yet begun: the whole deck, in order, in its first zone."""
        self.game = game
        self.zones: dict[str, list[int]] = {zone: [] for zone in game.zones}
        self.zones[game.first] = list(range(len(game.cards)))
        self.vars: dict[str, Any] = dict(game.start)
        self.phase = ""
        self.turn: int | None = None
        self.rng = rng
        self.result: Result | None = None
        self.ready: list[Action] | None = None
        self.absent: tuple[int, ...] = ()
        self.partial = False

    def copy(self) -> Position:
        """An independent copy."""
        new = Position.__new__(Position)
        self._copy_to(new)
        return new

    def bare(self) -> Position:
        """An independent copy for a search, without witnesses even if this position has them."""
        return self.copy()

    def _copy_to(self, new: Position) -> None:
        new.game = self.game
        new.zones = {zone: cards.copy() for zone, cards in self.zones.items()}
        new.vars = self.vars.copy()
        new.phase = self.phase
        new.turn = self.turn
        new.rng = self.rng
        new.result = self.result
        new.ready = self.ready
        new.absent = self.absent
        new.partial = self.partial

    # Reading

    @property
    def options(self) -> dict[str, Any]:
        """The options of this game, all filled in."""
        return self.game.options

    @property
    def seat(self) -> int:
        """The seat that decides. Raises LookupError if nobody does."""
        seat = self.turn
        if seat is None:
            raise LookupError(f"nobody decides in phase {self.phase!r} of {self.game.id}")
        return seat

    @property
    def road(self) -> Road:
        """What each phase and each verb does to this position (`Rules.road`)."""
        return self.game.rules.road

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
        """The card with this symbol in a zone. Raises LookupError if it is not there.

        Of twins, returns the first. The order of a hand must not depend on who knows what, so a seat that knew the
        other twin is taken to have known this one (`Knowledge`).
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

    def each(self, verb: str, cards: Iterable[int]) -> list[Action]:
        """The actions `verb:<card>` with each of these cards, in order; twins give one action."""
        game = self.game
        actions = game.acts[verb]
        if not game.twins:
            return [actions[c] for c in cards]
        first = game.first_twin
        return list({first[c]: actions[c] for c in cards}.values())

    def next(self, seat: int, by: int = 1, among: Iterable[int] | None = None) -> int:
        """The next seat in the direction of play; with `among`, the next of those seats, `seat` itself last."""
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

    def seers(self, zone: Zone, indexes: Sequence[int]) -> list[int]:
        """Like `sees`, for several cards of one zone; fast, because nearly every zone has one face for all cards."""
        mask = self.game.sight.get(zone.id)
        if mask is None and indexes:
            faces = zone.face if zone.face is not None else self.game.rules.face(self, zone)
            if not isinstance(faces, Face):
                last = len(faces) - 1
                return [self.game.mask(faces[min(index, last)], zone, self.turn) for index in indexes]
            mask = self.game.mask(faces, zone, self.turn)
        return [mask or 0] * len(indexes)

    # Moving cards

    def move(
        self,
        src: str,
        dst: str,
        cards: int | Sequence[int],
        at: At = "top",
        seen: Iterable[int] = (),
    ) -> list[int]:
        """Move the given cards, or this many from the top; returns them in the order in which they went.

        `at` "top": laid one on another, so the last lies at index 0; "end": put behind the last; an index: put there in
        order. `seen`: seats that see them besides those that see them before or after.
        """
        a, b = self.zones[src], self.zones[dst]
        if isinstance(cards, int):
            moved = a[:cards]
            del a[:cards]
        else:
            moved = list(cards)
            for c in moved:
                a.remove(c)
        if at == "end":
            b += moved
        elif at == "top":
            b[:0] = moved[::-1]
        elif isinstance(at, int):
            b[at:at] = moved
        else:
            raise ValueError(f"cards go to top, end or an index, not {at!r}")
        return moved

    def move_all(self, src: str, dst: str, at: At = "top") -> list[int]:
        """Move a whole zone in order (index 0 stays foremost); what was known of the cards stays known."""
        a, b = self.zones[src], self.zones[dst]
        moved = a[:]
        index = 0 if at == "top" else len(b) if at == "end" else min(at, len(b))
        a.clear()
        b[index:index] = moved
        return moved

    def move_top(self, src: str, dst: str, at: At = "top") -> int:
        """Move the card at index 0, which must be there; returns it."""
        zones = self.zones
        c = zones[src].pop(0)
        if at == "end":
            zones[dst].append(c)
        else:
            zones[dst].insert(0 if at == "top" else at, c)
        return c

    def lay(self, src: str, dst: str, text: str, at: At = "top") -> int:
        """Move the card with this symbol, which must be there; returns it. `find` says which of twins."""
        zones, only = self.zones, self.game.only
        c = only[text] if text in only else self.find(src, text)
        zones[src].remove(c)
        if at == "end":
            zones[dst].append(c)
        else:
            zones[dst].insert(0 if at == "top" else at, c)
        return c

    def move_together(self, moves: Iterable[tuple[str, str, int | Sequence[int] | None]], at: At = "top") -> None:
        """Make several moves in one moment, one after the other; each is (from, to, which cards or how many).

        None for the cards means the whole zone, in order (`move_all`).
        """
        zones = self.zones
        for src, dst, cards in moves:
            if cards == 1:
                if zones[src]:
                    b = zones[dst]
                    b.insert(0 if at == "top" else len(b), zones[src].pop(0))
            elif cards is None:
                self.move_all(src, dst, at)
            else:
                self.move(src, dst, cards, at)

    def replace(self, zone: str, out: int, src: str, dst: str) -> int:
        """Replace card `out` in `zone` by the top card of `src`, and put it on top of `dst`; returns the new card."""
        cards = self.zones[zone]
        c = self.zones[src].pop(0)
        cards[cards.index(out)] = c
        self.zones[dst].insert(0, out)
        return c

    def rotate(self, zones: Sequence[str], by: int = 1) -> None:
        """Pass whole zones of one kind on, with what is known of them: `zones[i]` goes to `zones[i + by]`."""
        declared, lying = self.game.zones, self.zones
        for zone in zones:
            if declared[zone].kind is not declared[zones[0]].kind:
                raise ValueError(f"{', '.join(zones)} are not of one kind")
        lists = [lying[zone] for zone in zones]
        for i, cards in enumerate(lists):
            lying[zones[(i + by) % len(zones)]] = cards

    def deal(self, src: str, dsts: Sequence[str], each: int, by: int = 1) -> None:
        """Deal from the top to the ends of `dsts` in turn, `by` cards at a time, until each has `each` more."""
        zones = self.zones
        a = zones[src]
        for start in range(0, each, by):
            count = by if start + by <= each else each - start
            for dst in dsts:
                if count > 1:
                    zones[dst].extend(a[:count])
                    del a[:count]
                elif a:
                    zones[dst].append(a.pop(0))

    # Chance

    def draw(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.rng, value = chance.draw(self.rng, n)
        return value

    def shuffle(self, zone: str) -> None:
        """Shuffle a zone (law 3). With fewer than two cards nothing happens, and no random number is drawn."""
        cards = self.zones[zone]
        if len(cards) > 1:
            self.rng = chance.shuffle(self.rng, cards)

    def pick(self, zones: Sequence[str]) -> tuple[str, int]:
        """A random card from these zones, as zone and card. Moves nothing and tells nobody."""
        places = [(zone, c) for zone in zones for c in self.zones[zone]]
        return places[self.draw(len(places))]

    def toss(self, code: str = "toss") -> bool:
        """Toss a fair coin: True is heads. Forced outcomes in the var `tosses` come first."""
        forced = self.vars.get("tosses")
        if forced:
            self.vars["tosses"] = forced[1:]
            return forced[0] in ("+", 1)
        self.rng, heads = chance.toss(self.rng)
        return heads

    def tosses(self, count: int, code: str = "toss") -> list[bool]:
        """Toss several coins, one after the other (`toss`)."""
        if self.vars.get("tosses"):
            return [self.toss(code) for _ in range(count)]
        self.rng, found = chance.tosses(self.rng, count)
        return found

    def lot(self, items: Sequence[Value], code: str) -> Value:
        """Choose one of several items at random (a seat, a suit) and tell everybody."""
        return items[self.draw(len(items))]

    def spare(self, texts: Sequence[str]) -> str:
        """One of these texts at random: a card drawn from a pack that is not part of the game."""
        return texts[self.draw(len(texts))]

    def gather(self, into: str) -> None:
        """Gather every card of the deck, even those left out, in one zone, in order, for a new deal."""
        for cards in self.zones.values():
            cards.clear()
        self.zones[into][:] = range(len(self.game.cards))
        self.absent = ()

    # Vars, and what comes next

    def put(self, **values: Value) -> None:
        """Set vars; for a single one this is the same as `vars[name] = value`. The step's last event tells of them."""
        self.vars.update(values)

    def count(self, name: str, seat: int | None, by: int, code: str) -> None:
        """Add `by` to a var (or to a seat's entry in a list by seat) for the reason `code`, and tell everybody."""
        if seat is None:
            self.vars[name] += by
        else:
            values = [*self.vars[name]]
            values[seat] += by
            self.vars[name] = tuple(values)

    def _put_by_seat(self, name: str, seat: int, value: Value) -> None:
        values = list(self.vars[name])
        values[seat] = value
        self.vars[name] = tuple(values)

    def seal(self, name: str, seat: int, value: Value) -> None:
        """Set a secret var (or a seat's entry in one); only this seat may read it until it is unveiled."""
        if self.game.rules.info.vars[name].kind == "by-seat":
            self._put_by_seat(name, seat, value)
        else:
            self.vars[name] = value

    def ask(self, phase: str, seat: int) -> None:
        """Ask this seat for the next decision, in this phase."""
        self.phase = phase
        self.turn = seat

    def ask_each(self, phase: str, seats: Sequence[int]) -> None:
        """Ask several seats, in this order, for the same decision; `answered` goes on to the next one.

        Those who have not decided yet are kept in the var `queue`, which the game declares.
        """
        self.vars["queue"] = tuple(seats)
        self.ask(phase, seats[0])

    def answered(self) -> bool:
        """Note that the seat in turn has made its decision of `ask_each`; returns whether it was the last seat."""
        self.vars["queue"] = rest = tuple(self.vars["queue"])[1:]
        if rest:
            self.turn = rest[0]
        return not rest

    def goto(self, step: str) -> None:
        """Make this step the next; it runs without a decision."""
        self.phase = step

    def end(
        self,
        winners: Sequence[int | str],
        scores: Sequence[int],
        reason: str,
        places: Sequence[int] | None = None,
    ) -> None:
        """End the game.

        Raises ValueError if a winner is not a seat of this game or is named twice, if a score or a place is missing or
        no whole number, or if the reason is no code.
        """
        game = self.game
        if len({*winners} & game.players) != len(winners):
            players = ", ".join(sorted(map(str, game.players)))
            raise ValueError(f"the players of {game.id} are {players}, and {list(winners)} cannot have won")
        if len(scores) != (game.rules.info.scored or game.seats):
            raise ValueError(f"{game.id} with {game.seats} seats does not end with the scores {list(scores)}")
        if places is not None and len(places) != game.seats:
            raise ValueError(f"{game.id} with {game.seats} seats does not end with the places {list(places)}")
        for number in (*scores, *(places or ()), *(who for who in winners if not isinstance(who, str))):
            if type(number) is not int or abs(number) >= 1 << 53:
                raise ValueError(f"winners, scores and places are whole numbers, and {in_short(number)} is none")
        if not isinstance(reason, str) or not CODE.match(reason):
            raise ValueError(f"the reason for the end is a code, as all-cards-laid, not {in_short(reason)}")
        self.phase = OVER
        self.turn = None
        self.result = Result(tuple(winners), tuple(scores), reason, None if places is None else tuple(places))

    # Only for positions with witnesses (`app.engine.witnessed`); here these do nothing

    def show(self, zone: str, cards: Sequence[int], to: Iterable[int] | None = None) -> None:
        """Show cards where they lie to these seats, or to everybody and every onlooker; nothing moves."""

    def certain(self, zone: str, cards: Sequence[int]) -> None:
        """Make known to everybody that these cards are in the group of this zone, though not where.

        For what the rules imply. Cards that do not lie in the zone are ignored.
        """

    def forget(self, cards: Sequence[int], but: int) -> None:
        """Make these cards unknown to all but this seat: for a position as it was before the others saw them."""

    def unveil(self, name: str) -> None:
        """Open a secret var to everybody from now on."""

    def say(self, code: str, *args: Value, to: Iterable[int] | None = None) -> None:
        """Tell these seats, or everybody, something that is neither a move of a card nor a count."""

    def look(self) -> None:
        """Bring changed faces up to date (law 5). The engine calls this before every step and every decision."""

    def at_once(self) -> AbstractContextManager[None]:
        """Tell everything inside as happening in one moment."""
        return AS_IT_IS

    def __repr__(self) -> str:
        """Game, phase, turn and the sizes of the zones."""
        sizes = {zone: len(cards) for zone, cards in self.zones.items() if cards}
        return f"<{type(self).__name__} {self.game.id} {self.phase} turn={self.turn} {sizes}>"
