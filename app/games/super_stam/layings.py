"""A turn of Super Stam as a small game of its own: what can be laid, and who wins if nobody exchanges cards.

All laid cards and all cards to lay are open, so both sides can be searched to the end. Only values matter here. Answers
are kept, because the same two hands are asked about again and again, in a decision as in the worlds of a search.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

AVERAGE = 8
"""The average worth of a card: a seat that loses higher ones draws worse ones in their place."""

Values = tuple[int, ...]
"""The values of some cards, sorted."""


class Laying(NamedTuple):
    """A laying: the values to lay, the sum that it makes count, what it costs beyond average cards, whether it wins the
    turn against every answer, and whether it has none at all."""

    values: Values
    total: int
    cost: int
    wins: bool
    ends: bool


class Turn(NamedTuple):
    """A turn for the side that is about to lay: both sides' cards, what counts for each besides these, the sum to
    reach, and whether all cards of a turn add up (as in the human wording)."""

    mine: Values
    theirs: Values
    counted: int
    their_counted: int
    need: int
    adds: bool

    def after(self, total: int, left: Values) -> Turn:
        """The turn for the other side, once `total` counts and these cards are left."""
        return Turn(self.theirs, left, self.their_counted, total if self.adds else 0, total, self.adds)


@lru_cache(maxsize=4096)
def layings(cards: Values) -> tuple[tuple[int, Values], ...]:
    """All ways to lay at least one of these cards: the sum and the remaining cards, the lowest sum first.

    With five cards, the most that a seat can have (`app.games.super_stam.rules.check_cards`), there are 31.
    """
    found = set()
    for size in range(1, len(cards) + 1):
        for chosen in combinations(range(len(cards)), size):
            left = tuple(value for i, value in enumerate(cards) if i not in chosen)
            found.add((sum(cards) - sum(left), left))
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 15)
def can_force(turn: Turn) -> bool:
    """Whether the side that is about to lay can win the turn against every answer."""
    mine, theirs, counted, their_counted, need, _ = turn
    total = counted + sum(mine)
    if total < need:
        return False
    if total > their_counted + sum(theirs):
        return True
    return any(
        not can_force(turn.after(counted + laid, left)) for laid, left in layings(mine) if counted + laid >= need
    )


@lru_cache(maxsize=1 << 15)
def best_laying(turn: Turn, begun: bool = False) -> Laying | None:
    """The best laying that reaches the sum, or with a laying `begun` also its end; None if the cards cannot reach it.

    A laying that wins comes first, if possible one that ends the turn; then the lowest cost, sum and number of cards.
    """
    return min(all_layings(turn, begun), key=order, default=None)


def winning_values(turn: Turn, begun: bool = False) -> set[int] | None:
    """The values that belong to a laying that wins the turn, if possible one that ends it; none if it can stop there.

    None if no laying wins. A laying with more cards than another one that does as much is left out.
    """
    best = best_laying(turn, begun)
    if best is None or not best.wins:
        return None
    as_good = [one.values for one in all_layings(turn, begun) if (one.wins, one.ends) == (best.wins, best.ends)]
    needed: list[Values] = []
    for values in sorted(as_good, key=len):
        if not any(Counter(fewer) <= Counter(values) for fewer in needed):
            needed.append(values)
    return {value for values in needed for value in values}


def all_layings(turn: Turn, begun: bool) -> list[Laying]:
    """Every laying that reaches the sum, or with a laying `begun` also its end."""
    mine, theirs, counted, their_counted, need, _ = turn
    most = their_counted + sum(theirs)
    found = []
    for laid, left in ((0, mine), *layings(mine)) if begun else layings(mine):
        total = counted + laid
        if total < need:
            continue
        values = without(mine, left)
        cost = sum([max(0, value - AVERAGE) for value in values])
        wins = total > most or not can_force(turn.after(total, left))
        found.append(Laying(values, total, cost, wins, total > most))
    return found


def order(laying: Laying) -> tuple[bool, bool, int, int, int, Values]:
    """What makes a laying better than another, the lowest first."""
    return not laying.wins, not laying.ends, laying.cost, laying.total, len(laying.values), laying.values


def without(values: Values, others: Values) -> Values:
    """These values without those others, which are among them."""
    left = [*values]
    for value in others:
        left.remove(value)
    return tuple(left)
