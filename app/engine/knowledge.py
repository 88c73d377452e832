"""Who knows which card: the five laws of knowledge, written once for all games.

A card has two masks of seats. `holder`: who knows in which group of zones it is; `place`: who knows its zone there
and, in a row or pile, its index. `place` is always within `holder`, and what a zone shows is within `place`. The laws:

1. A choice out of a hand clears the `place` of every card of that hand for all who did not see it.
2. A card that leaves its group clears, for all who did not see which, the `holder` of every card of the group that
   has no `place`.
3. A shuffle clears `place`.
4. Rows and piles are taken by index, so (1) is not for them; a whole group moved clears nothing.
5. Turning up sets both for all.

Twins look alike. A seat that sees a card it did not know of, and knew the twin to be in the same group, may have known
this very card: it keeps the certainty of what it sees and loses the other, seat by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.engine.game import Game
from app.engine.position import Position
from app.engine.zones import Kind, Zone


class Knowledge:
    """What the seats of one position know.

    `holder` and `place` have a mask for each card. `sealed` maps a secret var to the mask of seats that may read it;
    by-seat vars always show each seat its own entry. `learned` gathers the seats that since the step began have come to
    know a card or where it lies, `surprised` those to which chance or a sealed var has told something.

    The methods follow an operation of the position, whose cards lie already where they have come to lie.
    """

    __slots__ = ("game", "holder", "learned", "place", "sealed", "surprised")

    def __init__(self, game: Game) -> None:
        """Nobody knows a card, and no var is sealed."""
        self.game = game
        self.holder = [0] * len(game.cards)
        self.place = [0] * len(game.cards)
        self.sealed: dict[str, int] = {}
        self.learned = 0
        self.surprised = 0

    def copy(self) -> Knowledge:
        """The same knowledge, of which nothing has been learned in this step."""
        new = Knowledge.__new__(Knowledge)
        new.game = self.game
        new.holder = self.holder[:]
        new.place = self.place[:]
        new.sealed = self.sealed.copy()
        new.learned = 0
        new.surprised = 0
        return new

    def __eq__(self, other: object) -> bool:
        """Whether the seats know the same; not what they have learned on the way."""
        return isinstance(other, Knowledge) and (self.holder, self.place, self.sealed) == (
            other.holder,
            other.place,
            other.sealed,
        )

    __hash__ = None  # type: ignore[assignment]

    def moved(self, p: Position, c: int, src: Zone, dst: Zone, seers: int) -> None:
        """Laws 1, 2 and 4 for one card that has just been put from one zone into another."""
        holder, place = self.holder, self.place
        self._recognize(p, c, src, seers)
        self.learned |= seers & ~place[c]
        blind = self.game.everyone & ~seers
        within = src.group == dst.group
        if blind:
            if src.kind is Kind.HAND:
                kept = seers | p.sees(src, 0)
                for x in p.zones[src.id]:
                    place[x] &= kept
            if not within:
                for zone in self.game.groups[src.group]:
                    for x in p.zones[zone]:
                        holder[x] &= seers | place[x]
        holder[c] = (holder[c] | seers) if within else seers
        place[c] = seers

    def moved_whole(self, p: Position, src: Zone, dst: Zone, cards: Sequence[int], places: Sequence[int]) -> None:
        """A whole zone has moved (law 4); `places` are the seats that know where each of its cards lies now."""
        if src.group != dst.group:
            self._forget_groups(p, [(src.id, cards)])
        for c, seers in zip(cards, places, strict=True):
            self.place[c] = seers & self.game.everyone

    def rotated(self, p: Position, zones: Sequence[str], lists: Sequence[Sequence[int]]) -> None:
        """These zones, in which these cards lay, have changed owners."""
        self._forget_groups(p, list(zip(zones, lists, strict=True)))
        for zone in zones:
            self.in_sight(p, self.game.zones[zone])

    def shuffled(self, cards: Iterable[int]) -> None:
        """Law 3."""
        for c in cards:
            self.place[c] = 0

    def gathered(self) -> None:
        """A new deal: nobody knows a card."""
        self.holder = [0] * len(self.game.cards)
        self.place = [0] * len(self.game.cards)

    def in_sight(self, p: Position, zone: Zone) -> list[int]:
        """Law 5: whoever sees the cards of a zone knows them. Returns who sees each."""
        cards = p.zones[zone.id]
        faces = [p.sees(zone, i) for i in range(len(cards))]
        self.seen(p, zone, cards, faces)
        return faces

    def seen(self, p: Position, zone: Zone, cards: Sequence[int], seers: Sequence[int]) -> None:
        """Cards are seen where they lie, each by the seats of its mask."""
        holder, place = self.holder, self.place
        besides = dict(zip(cards, seers, strict=True)) if self.game.twins else None
        for c, mask in zip(cards, seers, strict=True):
            fresh = mask & self.game.everyone & ~place[c]
            if fresh:
                self._recognize(p, c, zone, fresh, besides)
                self.learned |= fresh
                holder[c] |= fresh
                place[c] |= fresh

    def certain(self, cards: Iterable[int]) -> None:
        """Everybody knows the group of these cards, though not where they lie in it."""
        for c in cards:
            self.holder[c] |= self.game.everyone

    def forgotten(self, cards: Iterable[int], but: int) -> None:
        """Nobody but this seat knows these cards."""
        for c in cards:
            self.holder[c] &= 1 << but
            self.place[c] &= 1 << but

    def _recognize(self, p: Position, c: int, zone: Zone, seers: int, besides: Mapping[int, int] | None = None) -> None:
        """Before these seats learn of `c`, out of or in `zone`: what they know of its twins may have been about it.

        Of a twin in the same hand they lose the place, and with it the group if they did not know of `c` at all; else
        of a twin known to be in the group only. A twin whose place is in sight, or that they see at the same time
        (`besides`: cards and who sees them), is another card.
        """
        twins = self.game.twins.get(c)
        if twins is None:
            return
        holder, place = self.holder, self.place
        apart = besides or {}
        unaware = seers & ~holder[c]
        if zone.kind is Kind.HAND:
            misplaced = seers & holder[c] & ~place[c]
            closed = ~p.sees(zone, 0)
            for x in p.zones[zone.id]:
                if x in twins:
                    doubtful = place[x] & (unaware | misplaced) & closed & ~apart.get(x, 0)
                    place[x] &= ~doubtful
                    holder[x] &= ~(doubtful & unaware)
                    unaware &= ~doubtful
                    misplaced &= ~doubtful
        for name in self.game.groups[zone.group]:
            for x in p.zones[name]:
                if x in twins:
                    doubtful = holder[x] & ~place[x] & unaware & ~apart.get(x, 0)
                    holder[x] &= ~doubtful
                    unaware &= ~doubtful

    def _forget_groups(self, p: Position, left: Sequence[tuple[str, Sequence[int]]]) -> None:
        """Whole zones have left their groups; `left`: each with what lay in it.

        Where a group was more than that, a seat that knew a card only as one of the group does not know whether it
        left.
        """
        holder, place = self.holder, self.place
        gone = {zone for zone, cards in left if cards}
        for zone, cards in left:
            names = [name for name in self.game.groups[self.game.zones[zone].group] if name != zone]
            rest = [x for name in names if name not in gone for x in p.zones[name]]
            if cards and (rest or any(name in gone for name in names)):
                for x in (*rest, *cards):
                    holder[x] &= place[x]
