"""Worlds in two strata, so that a rare disaster is met often enough to be weighed.

The judgement decides whether a world has the rare thing (`Judgement.rare`). Many worlds are dealt and examined. Then
every third world that is tried has it, but counts only in proportion to its share of the worlds examined. Each stratum
is drawn from evenly, so the weighted average equals, on average, that of plain dealing.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.engine import Position

LOOKED = 300
"""How many worlds are dealt to see how often they have the rare thing."""

EVERY = 3
"""One in this many of the worlds that are tried has the rare thing."""

COMMON, RARE = 0, 1


class Strata:
    """Deals worlds from two strata."""

    def __init__(
        self, deal: Callable[[Random], Position], rare: Callable[[Position], bool] | None, rng: Random
    ) -> None:
        """Deal and examine worlds. `deal` deals a world, always the same one for the same state of the randomness.

        There is only one stratum without `rare`, if the rare thing was never met, or if it was met so often that two
        strata would gain nothing.
        """
        self.deal = deal
        self.weights: tuple[float, ...] = (1.0,)
        self._number = 0
        self._seeds: tuple[list[int], list[int]] = ([], [])
        if rare is None:
            return
        for _ in range(LOOKED):
            seed = rng.getrandbits(64)
            self._seeds[rare(deal(Random(seed)))].append(seed)
        share = len(self._seeds[RARE]) / LOOKED
        if 0 < share < 1 / EVERY:
            self.weights = (1 - share, share)

    def world(self, rng: Random) -> tuple[Position, int]:
        """A world, and the number of its stratum."""
        if len(self.weights) == 1:
            return self.deal(rng), COMMON
        stratum = COMMON if self._number % EVERY else RARE
        self._number += 1
        seeds = self._seeds[stratum]
        return self.deal(Random(seeds[int(rng.random() * len(seeds))])), stratum
