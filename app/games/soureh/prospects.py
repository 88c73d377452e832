"""The worth of scores in Soureh: who is likely to have the lowest at the end (canon 4, booking; canon 5).

A score of exactly a hundred is lowered by fifty, so losing a deal at 84 may be as good as winning it, and losing one at
95 is mostly the end. After the last deal a single point decides. Counting points does not show that, and of games
between `greedy` players, who only count points, 39 of 100 reach the last deal (docs/attempts.md).

For two scores and a number of deals to come, a table holds the share of the win of one seat against the other if every
seat is equally likely to win each deal. It is computed backwards from the end of the game, once for each threshold and
number of seats. With more than two seats, each is compared with each of the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from app.games.soureh.rules import HUNDRED, LOST, OFFERED, RANK, TAKEN_OFF

LOW = {6: 0.31, 8: 0.195, 10: 0.15, 12: 0.117, 14: 0.086, 17: 0.112, 21: 0.03}
"""The points of a row whose owner loses the deal and counts the lower card of each pair, with their frequencies."""

OFTEN = 0.77
LEAST, SOON = 4, 18
SELDOM, MOST = 25, 42
"""How often the pairs of a loser can come to a certain number of points: never to `LEAST` or fewer, `OFTEN` from `SOON`
to `SELDOM`, never to `MOST` or more, and in between in proportion. `LOW` and these were counted in 8,000 games of
`greedy` players."""

FAR = 10
"""With more deals than this to come, the table for this many is used, because the shares hardly change any more."""

CELLS = 50
"""The number of steps into which scores up to the threshold are divided; between steps, the table interpolates."""

TINY = 1e-3
"""The least value of a share against one other seat when it is multiplied into a share among several."""

Grid = Sequence[Sequence[float]]
"""Shares of the win by the seat's score (the first index) and the other's, in steps; the last stands for any above."""


def booked(score: int) -> int:
    """A score after the deduction for a multiple of a hundred."""
    return score - TAKEN_OFF if score and score % HUNDRED == 0 else score


def sums_of(closed: Sequence[int], facing: Sequence[int]) -> int:
    """All possible sums of these pairs: a bit for each."""
    sums = 1
    for x, y in zip(closed, facing, strict=True):
        sums = sum_up(sums, OFFERED[RANK[x]][RANK[y]])
    return sums


def sum_up(sums: int, values: Sequence[int]) -> int:
    """The sums (a bit for each), each increased by one of these values."""
    found = 0
    for value in values:
        found |= sums << value
    return found


def lowest_sum(sums: int) -> int:
    """The least of the sums (a bit for each)."""
    return (sums & -sums).bit_length() - 1


def least_booked(score: int, sums: int) -> int:
    """The lowest score that can be booked with one of these sums (a bit for each)."""
    low = booked(score + lowest_sum(sums))
    exact = HUNDRED - score % HUNDRED
    return min(low, score + exact - TAKEN_OFF) if sums >> exact & 1 else low


def exactly(points: int) -> float:
    """How often a loser can count exactly `points` points."""
    rising, falling = (points - LEAST) / (SOON - LEAST), (MOST - points) / (MOST - SELDOM)
    return OFTEN * max(0.0, min(1.0, rising, falling))


class Prospects:
    """The shares of the win for two of `seats` seats, up to this threshold."""

    def __init__(self, threshold: int, seats: int) -> None:
        self.threshold, self.seats = threshold, seats
        self.step = max(1, threshold // CELLS)
        self.cells = threshold // self.step + 1
        self.moves = [self.lost_at(cell * self.step) for cell in range(self.cells)]
        cells = range(self.cells + 1)
        self.grids: list[Grid] = [[[float(a < b) + 0.5 * (a == b) for b in cells] for a in cells]]

    def lost_at(self, score: int) -> list[tuple[int, float]]:
        """The steps that a score reaches when its owner loses a deal, with their frequencies."""
        found: dict[int, float] = {}
        exact = HUNDRED - score % HUNDRED
        hit = exactly(exact)
        whole = sum(LOW.values())
        ends = [(score + exact - TAKEN_OFF, hit)]
        ends += [(booked(score + low), (1 - hit) * often / whole) for low, often in LOW.items()]
        for end, often in ends:
            cell, rest = divmod(end, self.step)
            if end > self.threshold:
                cell, rest = self.cells, 0
            found[cell] = found.get(cell, 0.0) + often * (1 - rest / self.step)
            if rest:
                found[cell + 1] = found.get(cell + 1, 0.0) + often * rest / self.step
        return [(cell, often) for cell, often in found.items() if often]

    def grid(self, deals: int) -> Grid:
        """The table for `deals` deals to come."""
        deals = min(deals, FAR)
        while len(self.grids) <= deals:
            self.grids.append(self.before(self.grids[-1]))
        return self.grids[deals]

    def before(self, after: Grid) -> Grid:
        """The table with one more deal to come: one of the two loses it, or of several seats both."""
        one = self.lost(after)
        both = list(zip(*self.lost(list(zip(*one, strict=True))), strict=True)) if self.seats > 2 else one
        cells, more = range(self.cells), self.seats - 2
        found: list[Sequence[float]] = [
            [*((one[a][b] + 1 - one[b][a] + more * both[a][b]) / self.seats for b in cells), 1.0] for a in cells
        ]
        return [*found, after[-1]]

    def lost(self, after: Grid) -> Grid:
        """The average shares after the owner of the first score loses a deal."""
        found: list[Sequence[float]] = []
        for moves in self.moves:
            row = [0.0] * len(after)
            for cell, often in moves:
                row = [share + often * more for share, more in zip(row, after[cell], strict=True)]
            found.append(row)
        return [*found, after[-1]]

    def against(self, mine: float, other: float, grid: Grid) -> float:
        """The share of the win of one score against another; either may lie between two whole numbers."""
        if mine > self.threshold or other > self.threshold:
            return float(mine < other) + 0.5 * (mine == other)
        x, y = mine / self.step, other / self.step
        a, b = min(int(x), self.cells - 2), min(int(y), self.cells - 2)
        x, y = x - a, y - b
        low, high = grid[a], grid[a + 1]
        return (1 - x) * ((1 - y) * low[b] + y * low[b + 1]) + x * ((1 - y) * high[b] + y * high[b + 1])

    def shares(self, scores: Sequence[float], deals: int) -> list[float]:
        """Each seat's share of the win with these scores and `deals` deals to come, while nobody has won yet."""
        if not deals:
            return lowest(scores)
        grid = self.grid(deals)
        if len(scores) == 2:
            mine = self.against(scores[0], scores[1], grid)
            return [mine, 1 - mine]
        found = [1.0] * len(scores)
        for i, one in enumerate(scores):
            for j in range(i):
                share = self.against(one, scores[j], grid)
                found[i] *= max(TINY, share)
                found[j] *= max(TINY, 1 - share)
        whole = sum(found)
        return [share / whole for share in found]


@cache
def prospects(threshold: int, seats: int) -> Prospects:
    """The table for games of `seats` seats up to this threshold."""
    return Prospects(threshold, seats)


def lowest(scores: Sequence[float]) -> list[float]:
    """The shares when the game is over: the lowest score wins, possibly shared."""
    best = min(scores)
    share = 1 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]


def won_with(options: Mapping[str, Any], scores: Sequence[float], deals: int) -> list[float]:
    """Each seat's share of the win after a deal that ended with these scores, by the options of the game (canon 5)."""
    threshold = int(options["threshold"])
    if options["ending"] == "lowest" and max(scores) > threshold:
        return lowest(scores)
    return prospects(threshold, len(scores)).shares(scores, deals)


def still_to_lose(racing: int, cards: float) -> float:
    """The average loss of one of `racing` seats in the additional variation, if its cards come to `cards`."""
    if racing < 2:
        return 0.0
    return (racing - 1) / racing * (LOST + (cards if racing == 2 else still_to_lose(racing - 1, cards)))
