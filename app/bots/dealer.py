"""Worlds dealt from one view, quickly: what is known is laid once, and each world costs a copy and a few shuffles.

The law is that of `deal_unknown`: what the seat sees, or knows at a place, lies there in every world. A card that it
knows to be in a zone lies at a hidden place of that zone where a card with such a back lies, each of these places being
equally likely; then a card that it knows to be in a group of zones does so in that group; then all others, anywhere.
The order of a hand means nothing and is not shuffled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from app.engine import Kind, Position, View, chance, deal_unknown, hidden

_MANY = 2
"""Cards are put among others one by one, if these are at least so many times as many; else all are shuffled anew."""


class _Gap(NamedTuple):
    """The hidden places of one zone where cards with one back lie.

    `places` are their indexes, or empty where all of the zone is hidden or its order means nothing: then the cards
    follow those of the zone that are known. `known` are cards that lie somewhere in these places, `rest` is how many
    others do. In a zone that is `ordered`, which a hand is not, it matters which card lies where.
    """

    zone: str
    places: tuple[int, ...]
    known: tuple[int, ...]
    rest: int
    ordered: bool


class _Heap(NamedTuple):
    """The hidden cards with one back, and the gaps in which they lie.

    `cards` are those of which nothing is known. `groups` are the groups of zones of which it is known that they hold
    certain cards, but not in which zone: their gaps, these cards, and how many of `cards` lie there too. `others` are
    all other gaps.
    """

    cards: list[int]
    groups: tuple[tuple[tuple[_Gap, ...], tuple[int, ...], int], ...]
    others: tuple[_Gap, ...]


class Dealer:
    """Deals worlds from one view; made once a question."""

    def __init__(self, view: View) -> None:
        """Lay what the seat of this view sees and knows."""
        world = deal_unknown(view, Random(0))
        self._names = view.game.cards
        self._template = world.bare()
        # For each back the ints in hidden places. They are sorted later, so that a world depends on the view alone.
        pools: defaultdict[str, list[int]] = defaultdict(list)
        places: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for zone, texts in view.zones.items():
            known = view.knows.get(zone, {})
            cards = world.zones[zone]
            gone = {i for i, text in enumerate(texts) if hidden(text) and i not in known}
            for i in gone:
                pools[texts[i]].append(cards[i])
                places[texts[i], zone].append(i)
            whole = len(gone) == len(texts) and len(set(texts)) == 1
            if gone and (whole or view.game.zones[zone].kind is Kind.HAND):
                self._template.zones[zone] = [c for i, c in enumerate(cards) if i not in gone]
        self._heaps = [self._heap(view, back, sorted(pool), places) for back, pool in sorted(pools.items())]

    def _heap(
        self, view: View, back: str, pool: list[int], places: dict[tuple[str, str], list[int]]
    ) -> _Heap:
        """What is known of the cards with one back, `pool`, and where they lie; takes from the pool what is known."""
        game = view.game
        certain = {name: self._taken(pool, texts) for name, texts in view.sets.items()}
        gaps: dict[str, _Gap] = {}
        for (one, zone), indexes in places.items():
            if one == back:
                known = certain.pop(zone, ())
                ordered = game.zones[zone].kind is not Kind.HAND
                whole = not ordered or len(indexes) == len(view.zones[zone])
                at = () if whole else tuple(indexes)
                gaps[zone] = _Gap(zone, at, known, len(indexes) - len(known), ordered)
        groups = []
        for name, cards in sorted(certain.items()):
            if cards:
                inside = tuple(gaps.pop(zone) for zone in game.groups[name] if zone in gaps)
                groups.append((inside, cards, sum(gap.rest for gap in inside) - len(cards)))
        others = tuple(gaps.values())
        if not groups and len(others) == 1 and others[0].ordered:
            # Where all hidden cards lie in one zone, it says nothing of a card that it is known to lie there.
            pool = sorted((*pool, *others[0].known))
            others = (others[0]._replace(known=(), rest=len(pool)),)
        return _Heap(pool, tuple(groups), others)

    def _taken(self, pool: list[int], texts: Sequence[str]) -> tuple[int, ...]:
        """Take the cards with these symbols, as far as they are there, out of a pool."""
        names = self._names
        taken = []
        for text in texts:
            c = next((c for c in pool if names[c] == text), None)
            if c is not None:
                pool.remove(c)
                taken.append(c)
        return tuple(taken)

    @property
    def certain(self) -> bool:
        """Whether there is only one world, twins and the order of a hand apart: the seat knows every card."""
        return all(map(self._settled, self._heaps))

    def _settled(self, heap: _Heap) -> bool:
        """Whether the cards of a heap can lie in one way only."""
        names = self._names
        if heap.groups:
            return False
        if len(heap.others) == 1 and not heap.others[0].ordered:
            return True
        kinds = {names[c] for c in heap.cards}
        return len(kinds) <= 1 and all(
            {names[c] for c in gap.known} <= kinds or len(gap.known) + gap.rest == 1
            for gap in heap.others
            if gap.ordered
        )

    def world(self, rng: Random) -> Position:
        """A bare position that the seat of the view cannot tell from the true one; the same seed deals the same."""
        world = self._template.copy()
        zones = world.zones
        world.rng = rng.getrandbits(chance.BITS)
        state = rng.getrandbits(chance.BITS)
        for pool, groups, others in self._heaps:
            cards = pool[:]
            state = chance.shuffle(state, cards)
            first = 0
            for gaps, known, rest in groups:
                state, inside = _among(state, known, cards[first : first + rest])
                first += rest
                state = _fill(state, zones, gaps, inside, 0)
            state = _fill(state, zones, others, cards, first)
        return world


def _fill(state: int, zones: dict[str, list[int]], gaps: Sequence[_Gap], cards: Sequence[int], first: int) -> int:
    """Lay cards, from number `first` on, into the hidden places; returns the state of chance after it."""
    for zone, places, known, rest, ordered in gaps:
        part = list(cards[first : first + rest])
        first += rest
        if known:
            if ordered:
                state, part = _among(state, known, part)
            else:
                part += known
        if places:
            lying = zones[zone]
            for i, c in zip(places, part, strict=True):
                lying[i] = c
        else:
            zones[zone] += part
    return state


def _among(state: int, known: Sequence[int], cards: list[int]) -> tuple[int, list[int]]:
    """Put cards at random places among others, which are shuffled already; the state of chance after it, and all."""
    if len(known) * _MANY > len(cards):
        cards = [*known, *cards]
        return chance.shuffle(state, cards), cards
    for c in known:
        state, i = chance.draw(state, len(cards) + 1)
        cards.insert(i, c)
    return state, cards
