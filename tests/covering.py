"""Which tests the default suite leaves out, and which combinations of a test's parameters; `--slow` runs all.

A law over every game, seat count, language and size of window is a product of some hundred tests, and what breaks it
breaks many of them together. By default a test marked `covering` runs with only a few of its combinations. These
contain every value of every parameter, and every pair of values of two parameters, leaving out the parameter with the
most values (the game, as a rule). The mark may say which values count as the same: `covering(table=lambda table:
table.rules.info.id)` covers every game, not every table. If that function returns a frozenset, each of its members is
covered.

A test marked `long` takes more than two fifths of a second of a core, with its own processes. `long(keep=1)` marks a
test with several cases, a tenth of a second each and more, and says how many of them stand for all: two of four and
more, three of ten and more. One test in fourteen is left out for this, and two fifths of the time of all. `--long`
runs them too, as every push does. Whoever names files or folders runs all of their tests anyway.

What may be left out by default, and what may not:

- A law that a game's own files can break is tried on every game: it is marked `covering` only for the sizes, seats and
  languages. If the files of one language alone can break it (a page, the words for a person without a name), it is not
  marked at all.
- A law about what all games share (a window, the store, a page to send, paper) is tried on a few games that stand for
  all: `covering(game=spread(GAMES, 2))`.
- Worked cases, golden games, the contract, what a seat may know and what a file must keep are never thinned and never
  marked long: they are many and cheap.
- A law over all games is long only if a game takes half a second of it. Where a person plays a whole game, or a
  program starts, is killed or goes on, at least one test of each kind is always run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any
from zlib import crc32

_everything = False

Row = Mapping[str, Hashable]
"""A combination: for each parameter's name its value, or what that value is taken for."""


def run_everything() -> None:
    """Make `amount` return the larger number from now on; called before tests are collected if --slow is given."""
    global _everything
    _everything = True


def amount(few: int, every: int) -> int:
    """How much of something a test examines: by default `few`, with --slow `every`.

    This is for what cannot be a parameter because tests share it: the acts of a game that is told once for several
    tests.
    """
    return every if _everything else few


def taken_for(params: Mapping[str, Any], alike: Mapping[str, Callable[[Any], Any]]) -> Row:
    """Return a test's parameters as a row: each value as what it is taken for, or as itself."""
    found = {name: alike[name](value) if name in alike else value for name, value in params.items()}
    return {name: value if _hashable(value) else repr(value) for name, value in found.items()}


def spread(values: Iterable[Any], parts: int) -> Callable[[Any], int]:
    """Take every value for its part of the list, in laws that hardly depend on the single value.

    With `covering(game=spread(GAMES, 2))` two games, one from each half of the list, stand for all.
    """
    listed = list(values)
    return lambda value: listed.index(value) * parts // len(listed)


def few_of(cases: int, keep: int, name: str) -> set[int]:
    """Return the numbers of a few cases of a test, spread over all; where they begin depends on the test's name.

    So laws that keep three games each do not all keep the same three.
    """
    kept = min(keep, cases)
    return {(crc32(name.encode()) + number * cases // kept) % cases for number in range(kept)}


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _apart(value: Hashable) -> frozenset[Hashable]:
    return value if isinstance(value, frozenset) else frozenset((value,))


def covering(rows: Sequence[Row]) -> set[int]:
    """Return the indices of a few rows that cover what all of them cover; always the same ones for the same rows.

    They cover single values and pairs, as the module says. Among rows that cover equally many new ones, the one whose
    values have been taken least often comes next, so that the languages alternate over the games.
    """
    names = list(rows[0]) if rows else []
    longest = max(names, key=lambda name: len({row[name] for row in rows}), default="")
    paired = list(combinations([name for name in names if name != longest], 2))

    def meets(row: Row) -> set[Hashable]:
        single = {(name, one) for name in names for one in _apart(row[name])}
        return single | {(a, row[a], b, row[b]) for a, b in paired}

    met = [meets(row) for row in rows]
    unmet: set[Hashable] = set().union(*met)
    taken: Counter[Hashable] = Counter()
    chosen: set[int] = set()
    while unmet:
        best = max(range(len(rows)), key=lambda n: (len(met[n] & unmet), -sum(taken[one] for one in met[n])))
        chosen.add(best)
        taken.update(met[best])
        unmet -= met[best]
    return chosen
