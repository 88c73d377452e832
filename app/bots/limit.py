"""How long a player may think about one question: a time and a number of tries, whichever runs out first.

Nobody interrupts a player: it asks before every try. The first try is always granted, so that there is an answer. With
a number of iterations and without `ms`, every machine does the same work, so the answer is always and everywhere the
same.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Limit:
    """What is left of the time and the tries for one question.

    An iteration is one action tried once: played on in one dealt world, or evaluated once if no world is dealt. `cut`
    is whether anything was left out because one of the two had run out, and `spent` is how many tries were made. A
    player asked again with `spent` iterations and without a time gives the same answer, even if the first answer was
    cut short by time.
    """

    __slots__ = ("_begun", "_clock", "_due", "_left", "cut", "spent")

    def __init__(
        self, ms: int | None = None, iterations: int | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """Start now with `ms` milliseconds and `iterations` tries; None means no such bound. `clock` counts seconds."""
        self._clock = clock
        self._due = None if ms is None else clock() + ms / 1000
        self._left = iterations
        self._begun = False
        self.cut = False
        self.spent = 0

    def spend(self, iterations: int = 1) -> bool:
        """Whether this many more tries may be made; if so, they count as made. A no is final."""
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
            self._left -= iterations
        return True


UNLIMITED = Limit()
"""For callers without a bound. All of them share it, so its counts mean nothing."""
