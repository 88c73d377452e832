"""Who knows which card: the five laws of knowledge, written once for all games.

A card has two masks of seats. `holder`: who knows in which group of zones it is; `place`: who knows its zone there and,
in a row or pile, its index. `place` is always within `holder`, and what a zone shows is within `place`. The laws:

1. A choice from a hand clears the `place` of every card in that hand for all who did not see the choice.
2. A card that leaves its group clears, for all who did not see which card it was, the `holder` of every card in the
   group that has no `place`.
3. A shuffle clears `place`.
4. Cards are taken from rows and piles by index, so (1) does not apply to them; moving a whole group clears nothing.
5. Turning up sets both for all.

Twins look alike. If a seat knew that a twin was in a group, and now sees there a card it did not know of, this may be
the very card that it knew. So the seat is certain of what it sees and loses the other certainty. This is done seat by
seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from app.engine.game import Game
from app.engine.position import Position
from app.engine.zones import Kind, Zone


class Knowledge:
    """What the seats of one position know.

    `holder` and `place` have a mask for each card. `sealed` maps a secret var to the mask of seats that may read it; of
    a var by seat, each seat can always read its own entry. `learned` is the mask of seats that have learned a card, or
    where one lies, since the step began; `surprised` is the mask of those to which chance or a sealed var has told
    something.

    Call each method after the corresponding operation of the position, when the cards already lie in their new places.
    """

    __slots__ = ("game", "holder", "learned", "place", "sealed", "surprised")

    def __init__(self, game: Game) -> None:
        """Start with no card known and no var sealed."""
        self.game = game
        self.holder = [0] * len(game.cards)
        self.place = [0] * len(game.cards)
        self.sealed: dict[str, int] = {}
        self.learned = 0
        self.surprised = 0

    def copy(self) -> Knowledge:
        """A copy of the knowledge, with nothing learned in this step."""
        new = Knowledge.__new__(Knowledge)
        new.game = self.game
        new.holder = self.holder[:]
        new.place = self.place[:]
        new.sealed = self.sealed.copy()
        new.learned = 0
        new.surprised = 0
        return new

    def __eq__(self, other: object) -> bool:
        """Whether the seats know the same, regardless of what they learned in this step."""
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
                for x in p.zones[src.id]:
                    place[x] &= seers
            if not within:
                for zone in self.game.groups[src.group]:
                    for x in p.zones[zone]:
                        holder[x] &= seers | place[x]
        holder[c] = (holder[c] | seers) if within else seers
        place[c] = seers

    def moved_whole(self, p: Position, src: Zone, dst: Zone, cards: Sequence[int], places: Sequence[int]) -> None:
        """Update after a whole zone has moved (law 4); `places` are the seats that now know where each card lies."""
        if src.group != dst.group:
            self._forget_groups(p, [(src.id, cards)])
        for c, seers in zip(cards, places, strict=True):
            self.place[c] = seers & self.game.everyone

    def rotated(self, p: Position, zones: Sequence[str], lists: Sequence[Sequence[int]]) -> None:
        """Update after these zones, in which these cards lay, have changed owners."""
        self._forget_groups(p, list(zip(zones, lists, strict=True)))
        for zone in zones:
            self.in_sight(p, self.game.zones[zone])

    def shuffled(self, cards: Iterable[int]) -> None:
        """Apply law 3."""
        for c in cards:
            self.place[c] = 0

    def gathered(self) -> None:
        """Forget everything, for a new deal."""
        self.holder = [0] * len(self.game.cards)
        self.place = [0] * len(self.game.cards)

    def in_sight(self, p: Position, zone: Zone) -> list[int]:
        """Apply law 5: a seat that sees the cards in a zone knows them. Returns the mask of those who see each."""
        cards = p.zones[zone.id]
        faces = p.seers(zone, range(len(cards)))
        self.seen(p, zone, cards, faces)
        return faces

    def seen(self, p: Position, zone: Zone, cards: Sequence[int], seers: Sequence[int]) -> None:
        """Note that cards are seen where they lie, each by the seats of its mask."""
        holder, place = self.holder, self.place
        besides = dict(zip(cards, seers, strict=True)) if self.game.twins else None
        for c, mask in zip(cards, seers, strict=True):
            fresh = mask & self.game.everyone & ~place[c]
            if fresh:
                self._recognize(p, c, zone, fresh, besides)
                self.learned |= fresh
                holder[c] |= fresh
                place[c] |= fresh

    def shown(self, p: Position) -> None:
        """Note what the table shows to each seat, in a position that did not come from play: nothing is forgotten."""
        holder, place = self.holder, self.place
        for zone in self.game.zones.values():
            for i, c in enumerate(p.zones[zone.id]):
                seers = p.sees(zone, i) & self.game.everyone
                holder[c] |= seers
                place[c] |= seers

    def certain(self, cards: Iterable[int]) -> None:
        """Note that everybody knows the group of these cards, though not where they lie in it."""
        for c in cards:
            self.holder[c] |= self.game.everyone

    def forgotten(self, cards: Iterable[int], but: int) -> None:
        """Note that nobody but this seat knows these cards any longer."""
        for c in cards:
            self.holder[c] &= 1 << but
            self.place[c] &= 1 << but

    def _recognize(self, p: Position, c: int, zone: Zone, seers: int, besides: Mapping[int, int] | None = None) -> None:
        """Forget what these seats knew of the twins of `c` and may have been about `c` itself.

        Called before they learn of `c`, from or in `zone`. They lose the place of a twin in the same hand; if they did
        not know of `c` at all, they lose its group too, or that of a twin known only to be in the group. A twin whose
        place is in sight, or that they see at the same time (`besides`: cards and who sees them), is another card.
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
        """Update after whole zones have left their groups; `left` is each zone with the cards that lay in it.

        If other cards or zones belonged to the group, a seat that knew a card only as one of the group does not know
        whether it left.
        """
        holder, place = self.holder, self.place
        gone = {zone for zone, cards in left if cards}
        for zone, cards in left:
            names = [name for name in self.game.groups[self.game.zones[zone].group] if name != zone]
            rest = [x for name in names if name not in gone for x in p.zones[name]]
            if cards and (rest or any(name in gone for name in names)):
                for x in (*rest, *cards):
                    holder[x] &= place[x]
