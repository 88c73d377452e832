"""Which games are played: a game as agreed (`Table`), all such tables, and how many games at each.

Games at a table are numbered from 0, and the deal of each depends only on the seed and that number: game 17 is the same
whoever plays it, and whatever else is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product
from random import Random
from typing import Any, NamedTuple

from app.engine import Game, NotationError, Option, Rules, agree
from app.engine.game import agreed_options

HIGHEST_DEAL = 999_999_999
"""Deal numbers range from 1 to this; the window accepts them too."""

ROUNDS = 10
"""How many times a sweep goes round its tables, so that one that is interrupted has visited all of them."""


Pair = tuple[tuple[str, int], tuple[str, int]]
"""Two options, each with the index of one of its values."""

Fits = Callable[[Mapping[str, Any]], bool]
"""Tells whether option values go together."""


class Table(NamedTuple):
    """A game by its id, a number of seats, and the chosen options; the others have their defaults."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def agreed(self, games: Mapping[str, Rules]) -> Game:
        """The game with these seats and options. Raises NotationError if it does not have them."""
        return agree(games[self.game], self.seats, dict(self.options))


class Stretch(NamedTuple):
    """Some games of a table: `games` of them, from number `first` on."""

    table: Table
    first: int
    games: int


def deal_number(seed: int, number: int) -> int:
    """The deal of a game, derived from the simulation's seed and the game's number."""
    return Random(f"{seed} {number}").randrange(1, HIGHEST_DEAL + 1)


def possible(table: Table, games: Mapping[str, Rules]) -> bool:
    """Whether the game has this table."""
    return agrees(games[table.game], table.seats, dict(table.options))


def agrees(rules: Rules, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether a game has these options with this many seats, and they go together."""
    try:
        agreed_options(rules, seats, options)
    except NotationError:
        return False
    return True


def every_table(games: Mapping[str, Rules]) -> list[Table]:
    """Every game with every number of seats: with the defaults, and with options that bring any two values together."""
    found = []
    for name, rules in games.items():
        for seats in rules.seats():
            found += [Table(name, seats, chosen) for chosen in choices(rules, seats)]
    return found


def choices(rules: Rules, seats: int) -> list[tuple[tuple[str, Any], ...]]:
    """The defaults, then combinations of option values that contain every pair of values that go together.

    Default values are left out. If the defaults themselves do not go together, they are not included.
    """
    values = {option.name: values_of(option) for option in rules.options(seats)}

    def fits(row: Mapping[str, Any]) -> bool:
        return agrees(rules, seats, row)

    found: dict[tuple[tuple[str, Any], ...], None] = {(): None} if fits({}) else {}
    for row in rows(values, fits):
        found[tuple((name, row[name]) for name in values if row[name] != values[name][0])] = None
    return list(found)


def values_of(option: Option) -> list[Any]:
    """The values an option may have, the default first; of a range, only both ends and the default."""
    return [option.default, *(value for value in option.values if value != option.default)]


def rows(values: Mapping[str, Sequence[Any]], fits: Fits) -> Iterator[dict[str, Any]]:
    """Combinations, with a value for each name, that together contain every pair of values that `fits` allows.

    With a single name: each of its values.
    """
    if len(values) < 2:
        yield from ({name: value} for name, several in values.items() for value in several if fits({name: value}))
        return
    missing: dict[Pair, None] = {
        ((a, i), (b, j)): None
        for a, b in combinations(values, 2)
        for i, j in product(range(len(values[a])), range(len(values[b])))
    }

    def allowed(row: Mapping[str, int]) -> bool:
        return fits({name: values[name][i] for name, i in row.items()})

    while missing:
        wanted = next(iter(missing))
        row = beginning(values, wanted, allowed)
        if row is None:
            del missing[wanted]
            continue
        improve(row, values, wanted, missing, allowed)
        for pair in combinations(row.items(), 2):
            missing.pop(pair, None)
        yield {name: values[name][i] for name, i in row.items()}


def beginning(
    values: Mapping[str, Sequence[Any]], wanted: Pair, allowed: Callable[[Mapping[str, int]], bool]
) -> dict[str, int] | None:
    """The first allowed row with these two values; None if there is none among the first thousand.

    Rows are tried in the order of how little they change the options from their first values.
    """
    fixed = dict(wanted)
    ranges = [(fixed[name],) if name in fixed else range(len(several)) for name, several in values.items()]
    for numbers in islice(product(*ranges), 1000):
        row = dict(zip(values, numbers, strict=True))
        if allowed(row):
            return row
    return None


def improve(
    row: dict[str, int],
    values: Mapping[str, Sequence[Any]],
    wanted: Pair,
    missing: Mapping[Pair, None],
    allowed: Callable[[Mapping[str, int]], bool],
) -> None:
    """Give each free name the value that adds the most missing pairs."""

    def gain(name: str, i: int) -> int:
        return sum(pair in missing for pair in combinations({**row, name: i}.items(), 2))

    for name in values:
        if name in dict(wanted):
            continue
        gains = [(-gain(name, i), i) for i in range(len(values[name]))]
        row[name] = next((i for _, i in sorted(gains) if allowed({**row, name: i})), row[name])


def sweep(games: Mapping[str, Rules], count: int) -> list[Stretch]:
    """Spread `count` games evenly over the registered games, and within each over its tables."""
    quotas: list[tuple[Table, int]] = []
    for nth, name in enumerate(games):
        tables = every_table({name: games[name]})
        share = count * (nth + 1) // len(games) - count * nth // len(games)
        quotas += [
            (table, share * (i + 1) // len(tables) - share * i // len(tables)) for i, table in enumerate(tables)
        ]
    return [
        Stretch(table, first, last - first)
        for part in range(ROUNDS)
        for table, quota in quotas
        if (last := quota * (part + 1) // ROUNDS) > (first := quota * part // ROUNDS)
    ]
