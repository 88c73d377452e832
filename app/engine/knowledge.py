"""Who knows which card: the five laws of knowledge, written once for all games.

A card has two masks of seats. `holder`: who knows in which group of zones it is; `place`: who knows its zone there and,
in a row or pile, its index. `place` is always within `holder`, and what a zone shows is within `place`. The laws:

1. A choice from a hand clears the `place` of every card in that hand for all who did not see the choice.
2. A card that leaves its group clears, for all who did not see which card it was, the `holder` of every card in the
group that has no `place`.
3. A shuffle clears `place`.
4. Cards are taken from rows and piles by index, so (1) does not apply to them; moving a whole group clears nothing.
5. Turning up sets both for all.

Twins look alike. If a seat sees a card it did not know of, and knew its twin to be in the same group, it may be this
very card that it knew: the seat is certain of what it sees and loses the other certainty. This is done seat by seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.engine.game import Game
from app.engine.position import Position
from app.engine.zones import Kind, Zone


class Knowledge:
    """What the seats of one position know.

    `holder` and `place` have a mask for each card. `sealed` maps a secret var to the mask of seats that may read it; of
    a var by seat, each seat can always read its own entry. `learned` gathers the seats that since the step began have
    learned a card or where it lies, `surprised` those to which chance or a sealed var has told something.

    Each method is called after an operation of the position, when the cards already lie in their new places.
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
        """The same knowledge, with nothing learned in this step."""
        new = Knowledge.__new__(Knowledge)
        new.game = self.game
        new.holder = self.holder[:]
        new.place = self.place[:]
        new.sealed = self.sealed.copy()
        new.learned = 0
        new.surprised = 0
        return new

    def __eq__(self, other: object) -> bool:
        """Whether the seats know the same, whatever they have learned on the way."""
        return isinstance(other, Knowledge) and (self.holder, self.place, self.sealed) == (
            other.holder,
            other.place,
            other.sealed,
        )

    __hash__ = None  # type: ignore[assignment]

    def moved(self, p: Position, c: int, src: Zone, dst: Zone, seers: int) -> None:
        """Apply laws 1, 2 and 4 to one card that has just moved from one zone to another."""
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
        """A whole zone has moved (law 4); `places` are the seats that now know where each of its cards lies."""
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
        """Apply law 3."""
        for c in cards:
            self.place[c] = 0

    def gathered(self) -> None:
        """A new deal: nobody knows a card."""
        self.holder = [0] * len(self.game.cards)
        self.place = [0] * len(self.game.cards)

    def in_sight(self, p: Position, zone: Zone) -> list[int]:
        """Apply law 5: whoever sees the cards in a zone knows them. Returns who sees each."""
        cards = p.zones[zone.id]
        faces = p.seers(zone, range(len(cards)))
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
        """Before these seats learn of `c`, from or in `zone`: what they know of its twins may have been about it.

        Of a twin in the same hand they lose the place, and with it the group if they did not know of `c` at all;
        otherwise this goes for a twin known only to be in the group. A twin whose place is in sight, or that they see
        at the same time (`besides`: cards and who sees them), is another card.
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
        """Whole zones have left their groups; `left`: each zone with what lay in it.

        If a group was more than that, a seat that knew a card only as one of the group does not know whether it left.
        """
        holder, place = self.holder, self.place
        gone = {zone for zone, cards in left if cards}
        for zone, cards in left:
            names = [name for name in self.game.groups[self.game.zones[zone].group] if name != zone]
            rest = [x for name in names if name not in gone for x in p.zones[name]]
            if cards and (rest or any(name in gone for name in names)):
                for x in (*rest, *cards):
                    holder[x] &= place[x]
