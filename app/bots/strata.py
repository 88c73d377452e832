"""Worlds in two strata, so that a rare disaster is met often enough to be weighed.

Whether a world has what is rare, the judgement says (`Judgement.rare`). Many worlds are dealt and looked at; then every
third world that is tried has it, and counts no more than such worlds were among those looked at. Given these, each
stratum is drawn from evenly, so what the strata come to together is on average what plain dealing comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.engine import Position

LOOKED = 300
"""How many worlds are dealt to see how often they have what is rare."""

EVERY = 3
"""One in so many of the worlds that are tried has what is rare."""

COMMON, RARE = 0, 1


class Strata:
    """Deals worlds from two strata."""

    def __init__(
        self, deal: Callable[[Random], Position], rare: Callable[[Position], bool] | None, rng: Random
    ) -> None:
        """`deal` deals a world, the same for the same state of the randomness; without `rare` there is one stratum.

        There is one stratum, too, where what is rare was never met, or was met so often that two would gain nothing.
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
