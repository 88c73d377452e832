"""What trying an action brought: sums over worlds, and the averages made of them.

Worlds may come in strata (`app.bots.strata`). Each stratum is averaged separately and weighted by how often such worlds
are dealt, so that a stratum that is tried more often than it is met counts no more than it should.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import NamedTuple

from app.engine import Action

FEWEST = 8
"""The fewest worlds after which an action may be preferred to the guard: with fewer, a standard error says little."""


class Candidate(NamedTuple):
    """An action that was tried: in how many worlds, and what it brought on average to each seat.

    `lead` is how much more it brought the searching seat than the guard did in the same worlds, and `error` the
    standard error of that. Both are 0 for the guard itself, and `error` is infinite after fewer than `FEWEST` worlds.
    `spread` is the standard error of what it brought the searching seat, infinite after equally few worlds.
    """

    action: Action
    worlds: int
    values: tuple[float, ...]
    lead: float
    error: float
    spread: float = inf


@dataclass
class Sums:
    """Sums over the worlds of one stratum.

    `brought` is what an action brought each seat, `own` the squares of what it brought the searching seat; `lead` is
    its lead over the guard, `squares` the squares of that.
    """

    brought: list[float]
    own: float = 0.0
    lead: float = 0.0
    squares: float = 0.0
    worlds: int = 0


@dataclass
class Tries:
    """What one action brought to each of the `seats`, in each stratum; `seat` is the searching one.

    `weights` are the strata's shares of all worlds.
    """

    action: Action
    seats: int
    seat: int = 0
    weights: Sequence[float] = (1.0,)
    strata: list[Sums] = field(init=False)

    def __post_init__(self) -> None:
        self.strata = [Sums([0.0] * self.seats) for _ in self.weights]

    def add(self, values: Sequence[float], lead: float, stratum: int = 0) -> None:
        """Count one more world."""
        sums = self.strata[stratum]
        sums.brought = [total + value for total, value in zip(sums.brought, values, strict=True)]
        sums.own += values[self.seat] * values[self.seat]
        sums.lead += lead
        sums.squares += lead * lead
        sums.worlds += 1

    def candidate(self) -> Candidate:
        """The averages of these sums; a stratum that was never met is assumed to be like the others."""
        met = [(weight, sums) for weight, sums in zip(self.weights, self.strata, strict=True) if sums.worlds]
        whole = sum(weight for weight, _ in met)
        worlds = sum(sums.worlds for _, sums in met)
        values = [0.0] * self.seats
        lead = 0.0
        error = spread = 0.0
        for weight, sums in met:
            n, part = sums.worlds, weight / whole
            own, ahead = sums.brought[self.seat] / n, sums.lead / n
            values = [value + part * total / n for value, total in zip(values, sums.brought, strict=True)]
            lead += part * ahead
            error += part * part * max(0.0, sums.squares / n - ahead * ahead) / n
            spread += part * part * max(0.0, sums.own / n - own * own) / n
        few = worlds < FEWEST
        return Candidate(
            self.action, worlds, tuple(values), lead, inf if few else sqrt(error), inf if few else sqrt(spread)
        )
