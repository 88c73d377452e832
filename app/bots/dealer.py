"""Worlds dealt quickly from one view: the known cards are laid once, and each world costs a copy and a few shuffles.

The distribution is that of `deal_unknown`. What the seat sees, or knows at a place, lies there in every world. The
others are laid in this order: a card known to be in a zone goes to a hidden place of that zone with such a back, each
being equally likely; a card known to be in a group of zones goes likewise to a place in that group; all others go
anywhere. The order of a hand means nothing and is not shuffled.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from app.engine import Kind, Position, View, chance, deal_unknown, hidden

_MANY = 2
"""Known cards are inserted one by one if the others are at least this many times as many; else all are shuffled."""


class _Gap(NamedTuple):
    """The hidden places of one zone in which cards with one back lie.

    `places` are their indexes. It is empty if the whole zone is hidden or its order means nothing: then the cards
    follow the known ones of the zone. `known` are cards that lie somewhere in these places, `rest` is how many others
    do. If the zone is `ordered`, which a hand is not, it matters which card lies where.
    """

    zone: str
    places: tuple[int, ...]
    known: tuple[int, ...]
    rest: int
    ordered: bool


class _Heap(NamedTuple):
    """The hidden cards with one back, and the gaps in which they lie.

    `cards` are those of which nothing is known. `groups` are the groups of zones that are known to hold certain cards,
    but not in which zone: for each its gaps, these cards, and how many of `cards` lie there too. `others` are all other
    gaps.
    """

    cards: list[int]
    groups: tuple[tuple[tuple[_Gap, ...], tuple[int, ...], int], ...]
    others: tuple[_Gap, ...]


class Dealer:
    """Deals worlds from one view; made once for each question."""

    def __init__(self, view: View) -> None:
        """Lay what the seat of this view sees and knows."""
        world = deal_unknown(view, Random(0))
        self._names = view.game.cards
        self._template = world.bare()
        # The ints in hidden places, by back. They are sorted later, so that a world depends only on the view and the
        # seed.
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
        """Build the heap of one back from `pool`, its hidden cards, and their `places`.

        Takes the known cards out of the pool.
        """
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
            # If all hidden cards lie in one zone, knowing that a card is in that zone says nothing about its place.
            pool = sorted((*pool, *others[0].known))
            others = (others[0]._replace(known=(), rest=len(pool)),)
        return _Heap(pool, tuple(groups), others)

    def _taken(self, pool: list[int], texts: Sequence[str]) -> tuple[int, ...]:
        """Take the cards with these symbols, if they are there, out of a pool; returns them."""
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
        """Whether the seat knows every card, so that only one world is possible (twins and hand orders apart)."""
        return all(map(self._settled, self._heaps))

    def _settled(self, heap: _Heap) -> bool:
        """Whether the cards of a heap can lie in only one way."""
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
        """A bare position that the seat of the view cannot tell from the true one; the same seed deals the same one."""
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
    """Lay cards, from index `first` on, into the hidden places; returns the new state of chance."""
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
    """Insert the known cards at random among `cards`, already shuffled; returns the chance state and all cards."""
    if len(known) * _MANY > len(cards):
        cards = [*known, *cards]
        return chance.shuffle(state, cards), cards
    for c in known:
        state, i = chance.draw(state, len(cards) + 1)
        cards.insert(i, c)
    return state, cards
