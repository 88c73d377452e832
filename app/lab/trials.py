"""The games on which the contract is tried: all seat counts and option values, in few combinations."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Any, NamedTuple

from app.engine import Rules, Step, new_game
from app.lab.plan import agrees


class Trial(NamedTuple):
    """A game as agreed, on which the contract is tried."""

    rules: Rules
    seats: int
    options: tuple[tuple[str, Any], ...]

    @property
    def name(self) -> str:
        """A name for the game, seats and options: `<game>-1-ace=low`."""
        return "-".join([self.rules.info.id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def begin(self, seed: int) -> Step:
        """Begin a new game."""
        return new_game(self.rules, self.seats, seed, dict(self.options))


MOST_COUNTS = 12
"""How many seat counts of a game are tried: its lowest ones, because every law takes longer with more seats."""


def counts(rules: Rules) -> range:
    """The seat counts of a game that are tried."""
    return rules.seats()[:MOST_COUNTS]


def chosen(games: Mapping[str, Rules]) -> list[Trial]:
    """Every seat count (`counts`) with defaults, and every option value with some seat count that has it.

    The values take turns over the seat counts, so the number of trials is not the product of seats and options.
    """
    found = []
    for rules in games.values():
        missing = {
            (option.name, value): None
            for seats in counts(rules)
            for option in rules.options(seats)
            for value in option.values
            if value != option.default
        }
        plain = [Trial(rules, seats, ()) for seats in counts(rules)]
        found += [table for table in plain if agrees(rules, table.seats, {})]
        idle = 0
        for seats in cycle(counts(rules)):
            row: dict[str, Any] = {}
            for option in rules.options(seats):
                fresh = [value for value in option.values if (option.name, value) in missing]
                if fresh:
                    row[option.name] = fresh[0]
            idle = 0 if row and agrees(rules, seats, row) else idle + 1
            if idle > len(counts(rules)):
                break
            if not idle:
                found.append(Trial(rules, seats, tuple(row.items())))
                for pair in row.items():
                    del missing[pair]
    return found
