"""Which games the contract is tried on: every number of seats, every value of every option, in few agreements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, cycle, product
from typing import Any, NamedTuple

from app.engine import NotationError, Option, Rules, Step, new_game
from app.engine.game import agreed_options


class Trial(NamedTuple):
    """A game as agreed: what the contract is tried on."""

    rules: Rules
    seats: int
    options: tuple[tuple[str, Any], ...]

    @property
    def name(self) -> str:
        """The game, seats and options in a word: `<game>-1-ace=low`."""
        return "-".join([self.rules.info.id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def begin(self, seed: int) -> Step:
        """A new game."""
        return new_game(self.rules, self.seats, seed, dict(self.options))


def tables(games: Mapping[str, Rules]) -> list[Trial]:
    """Every seat count, with defaults and with option values such that any two of them meet."""
    found = []
    for rules in games.values():
        for seats in rules.seats():
            chosen = [Trial(rules, seats, ())]
            chosen += [Trial(rules, seats, tuple(values.items())) for values in pairwise(rules.options(seats))]
            found += [table for table in chosen if possible(table)]
    return found


def chosen(games: Mapping[str, Rules]) -> list[Trial]:
    """Fewer tables: every seat count with defaults, and every option value with some seat count that has it.

    The values go round the seat counts, so that a game of many seats and many options is not tried as their product.
    """
    found = []
    for rules in games.values():
        missing = {
            (option.name, value): None
            for seats in rules.seats()
            for option in rules.options(seats)
            for value in option.values
            if value != option.default
        }
        plain = [Trial(rules, seats, ()) for seats in rules.seats()]
        found += [table for table in plain if possible(table)]
        idle = 0
        for seats in cycle(rules.seats()):
            row: dict[str, Any] = {}
            for option in rules.options(seats):
                fresh = [value for value in option.values if (option.name, value) in missing]
                if fresh:
                    row[option.name] = fresh[0]
            table = Trial(rules, seats, tuple(row.items()))
            idle = 0 if row and possible(table) else idle + 1
            if idle > len(rules.seats()):
                break
            if not idle:
                found.append(table)
                for pair in row.items():
                    del missing[pair]
    return found


def possible(table: Trial) -> bool:
    """Whether these options go together."""
    try:
        agreed_options(table.rules, table.seats, dict(table.options))
    except NotationError:
        return False
    return True


def pairwise(options: Sequence[Option]) -> list[dict[str, Any]]:
    """Choices of values such that every pair of values of two options occurs in one of them."""
    values = {option.name: [option.default, *(v for v in option.values if v != option.default)] for option in options}
    if len(values) < 2:
        return [{name: value} for name, several in values.items() for value in several]
    missing = {
        frozenset(((a, x), (b, y)))
        for a, b in combinations(values, 2)
        for x, y in product(range(len(values[a])), range(len(values[b])))
    }
    rows = []
    while missing:
        row: dict[str, int] = dict(min(sorted(pair) for pair in missing))
        for name in values:
            if name not in row:
                counts = [
                    sum(frozenset(((name, i), taken)) in missing for taken in row.items())
                    for i in range(len(values[name]))
                ]
                row[name] = counts.index(max(counts))
        missing -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        rows.append({name: values[name][row[name]] for name in values})
    return rows
