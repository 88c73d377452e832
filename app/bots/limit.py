"""How long a player may think about one question: until a time and for a number of tries, whichever ends first.

Nobody interrupts a player: it asks before every try. The first try is always granted, so that there is something to
answer. With a number of iterations and without `ms` the same work is done on every machine, so the answer is the same
wherever and whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Limit:
    """What is left of the time and the tries for one question.

    An iteration is one action tried once: played on in one dealt world, or weighed once where nothing is dealt. `cut`
    says whether anything was left out because one of the two had run out, and `spent` how many tries were made. Asked
    again with `spent` iterations and without a time, a player gives the same answer, even if time cut that one short.
    """

    __slots__ = ("_begun", "_clock", "_due", "_left", "cut", "spent")

    def __init__(
        self, ms: int | None = None, iterations: int | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """From now on, `ms` milliseconds and `iterations` tries; None means no such bound. `clock` counts seconds."""
        self._clock = clock
        self._due = None if ms is None else clock() + ms / 1000
        self._left = iterations
        self._begun = False
        self.cut = False
        self.spent = 0

    def spend(self, iterations: int = 1) -> bool:
        """Whether so many more tries may be made; if so, they count as made. A no is final."""
        if self.cut:
            return False
        late = self._due is not None and self._clock() >= self._due
        short = self._left is not None and iterations > self._left
        if self._begun and (late or short):
            self.cut = True
            return False
        self._begun = True
        self.spent += iterations
        if self._left is not None:
            self._left = max(0, self._left - iterations)
        return True


UNLIMITED = Limit()
"""For those who ask without a bound; since all of them share it, what it has counted means nothing."""
