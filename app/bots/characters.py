"""Characters: what a computer player prefers among moves that are equally good.

A character never makes a worse move for its taste: it chooses among the moves that its level takes for equal to the one
it would make without a taste. It sees what its level sees, a view, and tries moves only in dealt worlds, so it knows no
more either. How it speaks is defined in `app.session.remarks`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, isfinite, sqrt
from typing import NamedTuple

from app.bots.dealer import Dealer
from app.bots.judgement import whim
from app.bots.search import FEWEST, ROUNDED, Candidate
from app.engine import Action, Position, View, advance

WORLDS = 4
"""The number of dealt worlds that show what a move does to the cards of others."""

MOST_TOUCHED = 6
"""The most cards of others that count for one move: at the end of a deal all cards move, and that teases nobody."""


class Character(NamedTuple):
    """What a character likes in a move when others are equally good.

    `risk` is the weight of the standard deviation of the move's worth: above 0 for a character that likes risk, below 0
    for one that avoids it. `touch` is the weight of each card that the move brings to other seats or takes from them.
    """

    risk: float = 0.0
    touch: float = 0.0

    def taste(self, one: Candidate, touched: float) -> float:
        """How much this character likes a move for its own sake."""
        spread = one.spread * sqrt(one.worlds) if isfinite(one.spread) else 0.0
        return self.risk * spread + self.touch * touched


PLAIN = Character()
"""The character without a taste, which looks only at how a move comes out."""

CHARACTERS: Mapping[str, Character] = {
    "plain": PLAIN,
    "bold": Character(risk=1.0),
    "careful": Character(risk=-1.0),
    "teasing": Character(touch=1.0),
}
"""The characters by name, the plain one first."""


def preferred(character: Character, view: View, seed: int, equals: Sequence[Candidate], best: Candidate) -> Candidate:
    """The move that this character likes best among `equals`, which are taken for equal.

    `best`, one of them, is kept unless the character likes another better.
    """
    if character == PLAIN or len(equals) < 2:
        return best
    count = touched(view, seed, [one.action for one in equals]) if character.touch else {}
    ordered = sorted(equals, key=lambda one: one.action != best.action)
    return max(ordered, key=lambda one: round(character.taste(one, count.get(one.action, 0.0)), ROUNDED))


def as_good(candidates: Sequence[Candidate], best: Candidate, gives: float) -> list[Candidate]:
    """The moves that are as good as the best, including the best itself.

    Their leads differ from its lead by at most `gives`, a share of the win (`Judgement.gives`), with a standard error
    added to the difference. A move that seems better by more is left out as well: if the judgement is trusted more than
    the search, it may well be worse.
    """
    return [
        one
        for one in candidates
        if one.action == best.action
        or (one.worlds >= FEWEST and abs(one.lead - best.lead) + hypot(one.error, best.error) <= gives)
    ]


def touched(view: View, seed: int, actions: Sequence[Action]) -> dict[Action, float]:
    """How many cards each action by itself brings to or takes from other seats' zones, on average over worlds."""
    rng, dealer = whim(view, seed), Dealer(view)
    worlds = [dealer.world(rng) for _ in range(WORLDS)]
    found = dict.fromkeys(actions, 0.0)
    for world in worlds:
        before = of_others(world, view.decider)
        for action in actions:
            p = world.copy()
            advance(p, action)
            found[action] += min(MOST_TOUCHED, len(before ^ of_others(p, view.decider))) / len(worlds)
    return found


def of_others(p: Position, seat: int) -> frozenset[int]:
    """The cards that lie in the zones of other seats."""
    return frozenset(
        card for zone in p.game.zones.values() if zone.owner not in (None, seat) for card in p.zones[zone.id]
    )
