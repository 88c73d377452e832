"""Which combinations of a test's parameters the default suite runs; `--slow` runs all.

A law over every game, seat count, language and size of window is a product of some hundred tests, and what breaks it
breaks many of them at once. A test marked `covering` is run by default with few of its combinations only: those that
meet every value of every parameter, and every pair of values of two parameters, leaving out the parameter that has the
most values (the game, as a rule). The mark may say which values count as the same:
`covering(table=lambda table: table.rules.info.id)` meets every game, not every table. If that gives a frozenset, each
of its members is met.

What may be left out by default, and what may not:

- A law that a game's own files can break is tried on every game: it is marked `covering` only for the sizes, seats and
  languages. If the files of one language alone can break it (a page, the words for a person without a name), it is not
  marked at all.
- A law about what all games share (a window, the store, a page to send, paper) is met by a few games that stand for
  all: `covering(game=spread(GAMES, 2))`.
- Worked cases, golden games, the contract, what a seat may know and what a file must keep are never thinned: they are
  many and cheap.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

_everything = False

Row = Mapping[str, Hashable]
"""A combination: the value, or what it is taken for, by the name of the parameter."""


def run_everything() -> None:
    """From now on `amount` answers with the larger number; called before tests are collected where --slow is given."""
    global _everything
    _everything = True


def amount(few: int, every: int) -> int:
    """How much of something a test looks at: by default `few`, with --slow `every`.

    For what cannot be a parameter because tests share it: the acts of a game that is told once for several of them.
    """
    return every if _everything else few


def taken_for(params: Mapping[str, Any], alike: Mapping[str, Callable[[Any], Any]]) -> Row:
    """A test's parameters as a row: each value as what it is taken for, or as itself."""
    found = {name: alike[name](value) if name in alike else value for name, value in params.items()}
    return {name: value if _hashable(value) else repr(value) for name, value in found.items()}


def spread(values: Iterable[Any], parts: int) -> Callable[[Any], int]:
    """Take every value for the part of the list it stands in, for laws that are hardly about the single value.

    With `covering(game=spread(GAMES, 2))` two games, one of either half of the list, stand for all.
    """
    listed = list(values)
    return lambda value: listed.index(value) * parts // len(listed)


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _apart(value: Hashable) -> frozenset[Hashable]:
    return value if isinstance(value, frozenset) else frozenset((value,))


def covering(rows: Sequence[Row]) -> set[int]:
    """The places of few of these rows that meet what all of them meet; always the same ones for the same rows.

    Single values and pairs are met, as the module says. Among rows that meet equally many new ones, the one whose
    values have been taken least often comes next, so that the languages take turns with the games.
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
