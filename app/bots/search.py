"""The search for all games: each action is tried in the same dealt worlds, played on, and judged.

Worlds are dealt only from a view, so a search knows no more than the view's seat. In each world every action meets the
same cards and the same chance. Then all seats, including the searcher, play on with the judgement's `quick` up to its
`horizon`; `worth`, or the end of the game, says what that is worth to each seat. Now and then the search drops the
actions that are surely worse than the guard, and the worse half of the rest, so that it can try the others in more
worlds. A game's judgement makes all this better; without one the search plays on at random.

The result depends only on the view, the seed and the number of iterations. A time limit is a ceiling: it cuts the
search off after the last world in which all actions were tried.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import ceil, hypot, inf, log2
from random import Random

from app.bots.dealer import Dealer
from app.bots.ends import solved
from app.bots.judgement import Horizon, Judgement, whim
from app.bots.limit import UNLIMITED, Limit
from app.bots.strata import Strata
from app.bots.tree import Branch, climbed
from app.bots.tries import FEWEST, Candidate, Tries
from app.engine import Action, Position, View, advance, play_out

__all__ = ["FEWEST", "ROUNDED", "Candidate", "Search", "Tries", "guarded"]

HOPE = 2.0
"""An action that is worse than the guard by this many standard errors is not tried any further."""

ROUNDED = 3
"""Values are rounded to this many decimals before they are compared; among equal ones the price decides."""

Deal = Callable[[Random], Position]
"""Deals a world in which to try actions: a bare position at the decision of the view's seat."""


@dataclass
class Search:
    """One question: the view of the seat in turn, a seed, the game's judgement, and what limits the search.

    `iterations` is how many tries there are in all; there are more only where each action would not be tried once
    before any is dropped. `guard` is an action that is tried in every world and never dropped; by default the cheapest.
    Without `halving` no action is dropped, and all are tried in all worlds. `horizon` and `deal` replace the
    judgement's horizon and the dealer's worlds.
    """

    view: View
    seed: int
    judgement: Judgement
    iterations: int
    limit: Limit = UNLIMITED
    guard: Action | None = None
    halving: bool = True
    horizon: Horizon | None = None
    deal: Deal | None = None

    def tried(self, legal: Sequence[Action]) -> list[Candidate]:
        """Try the actions and return them, the best first; a single one is not tried at all.

        Raises ValueError for the view of an onlooker.
        """
        seat = self.view.seat
        if seat is None:
            raise ValueError("an onlooker has nothing to try")
        tries = self.begun(self.distinct(legal))
        if len(tries) == 1:
            # There is nothing to compare it with, so its value does not matter.
            return self.ranked([one.candidate() for one in tries])
        exact = self.solved(tries)
        if exact is not None:
            return self.ranked(exact)
        rng = whim(self.view, self.seed)
        if self.judgement.mode == "tree":
            return self.ranked(self.grown(tries, rng))
        strata = Strata(self.deal or self.likely_worlds(), self.judgement.rare(self.view), rng)
        tries = self.begun([one.action for one in tries], strata.weights)
        self.tried_alike(tries, strata, rng)
        return self.ranked([one.candidate() for one in tries])

    def begun(self, actions: Sequence[Action], weights: Sequence[float] = (1.0,)) -> list[Tries]:
        """Empty tries of these actions, in strata with these weights."""
        return [Tries(action, self.view.game.seats, self.view.decider, weights) for action in actions]

    def tried_alike(self, tries: Sequence[Tries], strata: Strata, rng: Random) -> None:
        """Try the actions in the same worlds, dropping the worse half now and then."""
        seat = self.view.decider
        alive = list(tries)
        phases = ceil(log2(len(tries))) if self.halving else 1
        for _ in range(phases):
            for _ in range(max(1, self.iterations // (phases * len(alive)))):
                world, stratum = strata.world(rng)
                values = self.values_in(world, alive)
                if values is None:
                    return
                guarded = values[0][seat]
                for one, brought in zip(alive, values, strict=True):
                    one.add(brought, brought[seat] - guarded, stratum)
            alive = [alive[0], *self.better_half(alive, seat)]
            if len(alive) == 1:
                break

    def solved(self, tries: Sequence[Tries]) -> list[Candidate] | None:
        """The exact values of the actions, if the rest of the game is small and known; else None."""
        if not self.judgement.ends or self.deal is not None:
            return None
        dealer = Dealer(self.view)
        if not dealer.certain or not self.limit.spend(len(tries)):
            return None
        seat, world = self.view.decider, dealer.world(Random(0))
        values = solved(world, [one.action for one in tries], self.judgement.ended, self.judgement.ends)
        if values is None:
            return None
        own = values[0][seat]
        return [
            Candidate(one.action, 1, tuple(brought), brought[seat] - own, 0.0, 0.0)
            for one, brought in zip(tries, values, strict=True)
        ]

    def grown(self, tries: Sequence[Tries], rng: Random) -> list[Candidate]:
        """The candidates of a tree, which grows by one branch per world; there are as many worlds as iterations.

        The actions are not tried in the same worlds, so the error of a lead is that of the difference of two averages.
        """
        seat = self.view.decider
        deal, root = self.deal or self.likely_worlds(), Branch(self.view.game.seats)
        by_action = {one.action: one for one in tries}
        actions, within = list(by_action), self.within()
        for _ in range(max(self.iterations, len(actions))):
            if not self.limit.spend():
                break
            action, values = climbed(root, deal(rng), actions, within, self.played_on)
            by_action[action].add(values, 0.0)
        found = [one.candidate() for one in tries]
        guard = found[0]
        return [guard] + [
            one._replace(lead=one.values[seat] - guard.values[seat], error=hypot(one.spread, guard.spread))
            for one in found[1:]
        ]

    def distinct(self, legal: Sequence[Action]) -> list[Action]:
        """Drop all but the cheapest of legal actions with the same effect (or the guard); the guard comes first."""
        view, judgement = self.view, self.judgement
        kinds: dict[Hashable, Action] = {}
        for action in sorted(legal, key=lambda one: (one != self.guard, judgement.price(view, one))):
            kinds.setdefault(judgement.alike(view, action), action)
        return list(kinds.values())

    def likely_worlds(self) -> Deal:
        """The function that deals worlds from the view, made likelier if the judgement knows how."""
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
        """What each action brings in a world; None if the limit was reached before all had been tried."""
        found = []
        for one in tries:
            if not self.limit.spend():
                return None
            p = world.copy()
            found.append(self.played_on(p, advance(p, one.action)))
        return found

    def played_on(self, p: Position, legal: list[Action], done: int = 0) -> Sequence[float]:
        """Play on to the horizon, `done` decisions after the first; returns what the result is worth to each seat."""
        self.run_on(p, legal, done)
        return self.value(p)

    def value(self, p: Position) -> Sequence[float]:
        """What a position, or the end of the game if it is over, is worth to each seat."""
        return self.judgement.worth(p) if p.result is None else self.judgement.ended(p)

    def within(self) -> Callable[[Position, int], bool]:
        """A test for whether a position, `done` decisions after the first, is still before the horizon."""
        var, values, decisions = self.reach()

        def within(p: Position, done: int) -> bool:
            return done < decisions and (not var or p.vars[var] in values)

        return within

    def reach(self) -> tuple[str, range, int]:
        """The horizon from this view: its var, the values of that var before the horizon, and the most decisions."""
        var, rounds, decisions = self.horizon or self.judgement.horizon
        begun = self.view.vars[var] if var else 0
        return var, range(begun, begun + rounds), decisions

    def run_on(self, p: Position, legal: list[Action], done: int = 0) -> None:
        """Play on to the horizon from a position with these legal actions, `done` decisions after the first."""
        var, values, decisions = self.reach()
        play_out(p, legal, self.judgement.quick, decisions - done, var, values)

    def better_half(self, alive: Sequence[Tries], seat: int) -> list[Tries]:
        """The better half of the actions besides the guard (the first in `alive`); none that is surely worse."""
        found = [(one, one.candidate()) for one in alive[1:]]
        found.sort(key=lambda both: -both[1].values[seat])
        hopeful = [one for one, its in found if its.lead + HOPE * its.error > 0]
        return hopeful[: len(alive) // 2]

    def ranked(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The candidates, best first: those tried in most worlds, by value, and among equals the cheapest.

        In a tree the numbers of worlds differ for all, so those tried often enough are ordered by value only.
        """
        seat = self.view.decider
        by_worlds = self.judgement.mode == "flat"
        # Sorting keeps the order of equals, in which the guard comes first and then the cheapest.
        return sorted(
            candidates,
            key=lambda one: (-one.worlds if by_worlds else one.worlds < FEWEST, -round(one.values[seat], ROUNDED)),
        )


def guarded(candidates: Sequence[Candidate], guard: Action, trust: float) -> Candidate:
    """The guard, or the best candidate if it is better than the guard by `trust` standard errors."""
    own = next(one for one in candidates if one.action == guard)
    surely = [one for one in candidates if one.lead > trust * one.error and round(one.lead, ROUNDED) > 0]
    return max(surely, key=lambda one: one.lead, default=own) if trust < inf else own
