"""How long a player may think about one question: a moment and a number of tries, whichever comes first.

Nobody interrupts a player: it asks before every try. The first try is always granted, so that there is something to
answer. Iterations alone bound the same work on every machine, so an answer with them and without `ms` is the same
wherever and whenever it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Limit:
    """What is left of the time and of the tries of one question.

    An iteration is one action tried once: played on in one dealt world, or weighed once where nothing is dealt.
    `cut` says whether something was left out for want of either.
    """

    __slots__ = ("_begun", "_clock", "_due", "_left", "cut")

    def __init__(
        self, ms: int | None = None, iterations: int | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        """From now on `ms` milliseconds and `iterations` tries; None: without this bound. `clock` counts seconds."""
        self._clock = clock
        self._due = None if ms is None else clock() + ms / 1000
        self._left = iterations
        self._begun = False
        self.cut = False

    def spend(self, iterations: int = 1) -> bool:
        """Whether so many more tries may be made; they count as made then. Once refused, always refused."""
        if self.cut:
            return False
        late = self._due is not None and self._clock() >= self._due
        short = self._left is not None and iterations > self._left
        if self._begun and (late or short):
            self.cut = True
            return False
        self._begun = True
        if self._left is not None:
            self._left = max(0, self._left - iterations)
        return True


UNLIMITED = Limit()
"""For whoever asks without a bound."""
