"""The search for all games: each action is tried in the same dealt worlds, played on, and judged.

Worlds are dealt from a view alone, so a search knows no more than the view's seat. In each world every action meets the
same cards and the same chance; then all seats, the searcher too, go on by the game's `quick` as far as its `horizon`,
and `worth` or the end of the game says what that is worth to each seat. In between what is surely worse than the guard
is dropped, and the worse half of the rest; the worlds go to the others. A game's judgement makes all this better;
without one the game is played on at random.

What comes out depends on the view, the seed and the number of iterations alone. A limit in time is a ceiling: it cuts
the search off after the last world in which all actions were tried.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from math import ceil, inf, log2, sqrt
from random import Random
from typing import NamedTuple

from app.bots.dealer import Dealer
from app.bots.judgement import Horizon, Judgement, whim
from app.bots.limit import UNLIMITED, Limit
from app.engine import Action, Position, View, advance

FEWEST = 8
"""An action is preferred to the guard after no fewer worlds than this: a standard error of fewer says little."""

HOPE = 2.0
"""An action that is by so many standard errors worse than the guard is not tried any further."""

ROUNDED = 3
"""Values are compared as rounded to so many decimals: what is equal but for that goes by price."""

Deal = Callable[[Random], Position]
"""Deals a world in which to try actions: a bare position at the decision of the view's seat."""


class Candidate(NamedTuple):
    """An action that was tried: in how many worlds, and what it brought on average to each seat.

    `lead` is how much more it brought the searching seat than the guard did in the same worlds, and `error` the
    standard error of that; both are 0 for the guard itself, and `error` is infinite after fewer than `FEWEST` worlds.
    `spread` is the standard error of what it brought the searching seat, infinite after as few worlds.
    """

    action: Action
    worlds: int
    values: tuple[float, ...]
    lead: float
    error: float
    spread: float = inf


@dataclass
class Tries:
    """The sums of what one action brought: to each seat, and the squares of what it brought `seat`, the searching one,
    and of what it led the guard by."""

    action: Action
    sums: list[float]
    seat: int = 0
    own: float = 0.0
    lead: float = 0.0
    squares: float = 0.0
    worlds: int = 0

    def add(self, values: Sequence[float], lead: float) -> None:
        """Count one more world."""
        self.sums = [total + value for total, value in zip(self.sums, values, strict=True)]
        self.own += values[self.seat] * values[self.seat]
        self.lead += lead
        self.squares += lead * lead
        self.worlds += 1

    def candidate(self) -> Candidate:
        """What these sums come to."""
        n = max(1, self.worlds)
        lead, mean = self.lead / n, self.sums[self.seat] / n
        few = self.worlds < FEWEST
        error = inf if few else sqrt(max(0.0, self.squares / n - lead * lead) / n)
        spread = inf if few else sqrt(max(0.0, self.own / n - mean * mean) / n)
        return Candidate(self.action, self.worlds, tuple(total / n for total in self.sums), lead, error, spread)


@dataclass
class Search:
    """One question: the view of the seat in turn, a seed, the game's judgement, and what limits it.

    `iterations` is how many tries there may be in all. `guard` is an action that is tried in every world and never
    dropped; without one it is the cheapest. Unless it is `halving`, all actions are tried in all worlds. `horizon` and
    `deal` replace the judgement's own and the dealer's worlds.
    """

    view: View
    seed: int
    judgement: Judgement
    iterations: int
    limit: Limit = field(default_factory=lambda: UNLIMITED)
    guard: Action | None = None
    halving: bool = True
    horizon: Horizon | None = None
    deal: Deal | None = None

    def tried(self, legal: Sequence[Action]) -> list[Candidate]:
        """The actions that were tried, the best first; an only one is not tried at all.

        Raises ValueError for the view of an onlooker.
        """
        seat = self.view.seat
        if seat is None:
            raise ValueError("an onlooker has nothing to try")
        tries = [Tries(action, [0.0] * self.view.game.seats, seat) for action in self.distinct(legal)]
        if len(tries) == 1:
            # Nothing to compare it with: whatever it brings, it is done.
            return self.ranked(tries)
        alive = tries
        rng = whim(self.view, self.seed)
        deal = self.deal or self.likely_worlds()
        phases = ceil(log2(len(tries))) if self.halving else 1
        for _ in range(phases):
            for _ in range(max(1, self.iterations // (phases * len(alive)))):
                values = self.values_in(deal(rng), alive)
                if values is None:
                    return self.ranked(tries)
                guarded = values[0][seat]
                for one, brought in zip(alive, values, strict=True):
                    one.add(brought, brought[seat] - guarded)
            alive = [alive[0], *self.better_half(alive, seat)]
            if len(alive) == 1:
                break
        return self.ranked(tries)

    def distinct(self, legal: Sequence[Action]) -> list[Action]:
        """Of legal actions that come to the same only the guard or the cheapest; the guard comes first."""
        view, judgement = self.view, self.judgement
        kinds: dict[Hashable, Action] = {}
        for action in sorted(legal, key=lambda one: (one != self.guard, judgement.price(view, one))):
            kinds.setdefault(judgement.alike(view, action), action)
        return list(kinds.values())

    def likely_worlds(self) -> Deal:
        """Deals worlds from the view, made likelier where the judgement knows how."""
        dealer = Dealer(self.view)
        likely = self.judgement.likely(self.view)
        if likely is None:
            return dealer.world

        def world(rng: Random) -> Position:
            dealt = dealer.world(rng)
            likely(dealt, rng)
            return dealt

        return world

    def values_in(self, world: Position, tries: Sequence[Tries]) -> list[Sequence[float]] | None:
        """What each action brings in a world; None where the limit was reached before all had been tried."""
        found = []
        for one in tries:
            if not self.limit.spend():
                return None
            p = world.copy()
            found.append(self.played_on(p, advance(p, one.action)))
        return found

    def played_on(self, p: Position, legal: list[Action]) -> Sequence[float]:
        """Play on to the horizon; what that is worth to each seat."""
        self.run_on(p, legal)
        return self.value(p)

    def value(self, p: Position) -> Sequence[float]:
        """What a position is worth to each seat, or the end of the game if it is over."""
        return self.judgement.worth(p) if p.result is None else self.judgement.ended(p)

    def run_on(self, p: Position, legal: list[Action]) -> None:
        """Play on to the horizon, from a position with these legal actions."""
        var, rounds, decisions = self.horizon or self.judgement.horizon
        quick = self.judgement.quick
        if var:
            counted = p.vars
            begun = self.view.vars[var]
            until = begun + rounds
            for _ in range(decisions):
                if not legal or not begun <= counted[var] < until:
                    break
                legal = advance(p, quick(p))
        else:
            for _ in range(decisions):
                if not legal:
                    break
                legal = advance(p, quick(p))

    def better_half(self, alive: Sequence[Tries], seat: int) -> list[Tries]:
        """The better half of the actions besides the guard, which is the first of them; none that is surely worse."""
        others = sorted(alive[1:], key=lambda one: -one.sums[seat])
        found = [one.candidate() for one in others]
        hopeful = [one for one, its in zip(others, found, strict=True) if its.lead + HOPE * its.error > 0]
        return hopeful[: len(alive) // 2]

    def ranked(self, tries: Sequence[Tries]) -> list[Candidate]:
        """The candidates, the best first: those tried in most worlds, by value, and among equals the cheapest."""
        seat = self.view.seat
        assert seat is not None
        # Sorting keeps the order of equals, in which the guard comes first and then the cheapest.
        return sorted(
            (one.candidate() for one in tries), key=lambda one: (-one.worlds, -round(one.values[seat], ROUNDED))
        )


def guarded(candidates: Sequence[Candidate], guard: Action, trust: float) -> Candidate:
    """The guard, or the best candidate if it is better than the guard by so many standard errors."""
    own = next(one for one in candidates if one.action == guard)
    surely = [one for one in candidates if one.lead > trust * one.error and round(one.lead, ROUNDED) > 0]
    return max(surely, key=lambda one: one.lead, default=own) if trust < inf else own
