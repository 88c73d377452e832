"""The result of a simulation: the figures of its tables, and why it stopped, as one JSON object.

All of it except `run` depends only on the question: the same seed gives the same figures on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from app import __version__
from app.engine import Rules
from app.lab.laws import LAWS, Broken
from app.lab.plan import Table
from app.lab.simulation import seated
from app.lab.statistics import Tally, by_count, figures, rounded, spread
from app.lab.workers import Failure, Order, Outcomes

FORMAT = 1
"""The version of this format."""

EXAMPLES = 5
"""How many games that broke a law are reported with all their actions, for each game and law."""


class Report:
    """Adds up the batches of a simulation. `stopped` says why it did not reach its end."""

    def __init__(self, order: Order, tables: Sequence[Table], asked: int, games: Mapping[str, Rules]) -> None:
        """Begin with none of the `asked` games at these tables played."""
        self.order = order
        self.games = games
        self.asked = asked
        self.tables: dict[Table, Tally] = {table: Tally() for table in tables}
        self.broken: dict[Table, Counter[str]] = {table: Counter() for table in self.tables}
        self.examples: list[tuple[Table, Broken]] = []
        self.failure: tuple[Table, Failure] | None = None
        self.interrupted = False

    def add(self, batch: Outcomes) -> None:
        """Count a batch."""
        table = batch.stretch.table
        self.tables[table].merge(batch.tally)
        for one in batch.broken:
            self.broken[table][one.law] += 1
            alike = sum(other.game == table.game and known.law == one.law for other, known in self.examples)
            if alike < EXAMPLES:
                self.examples.append((table, one))
        if batch.failure is not None:
            self.failure = table, batch.failure

    @property
    def played(self) -> int:
        """The number of games played, including those that broke a law."""
        return sum(self.games_at(table) for table in self.tables)

    @property
    def actions(self) -> int:
        """Decisions in the games that reached their end."""
        return sum(total(tally.actions) for tally in self.tables.values())

    @property
    def faults(self) -> Counter[str]:
        """How many games broke each law."""
        return sum(self.broken.values(), Counter[str]())

    def games_at(self, table: Table) -> int:
        """The number of games played at a table."""
        return self.tables[table].games + self.broken[table].total()

    # As JSON

    def of_table(self, table: Table) -> dict[str, Any]:
        """All figures of a simulation's only table."""
        game = table.agreed(self.games)
        players = seated(game.id, game.seats, self.order.players)
        return {
            **self._head(table.game),
            "revision": game.rules.info.revision,
            "seats": game.seats,
            "options": dict(game.options),
            "players": list(players),
            **self._progress(),
            **figures(game, self.tables[table]),
            "laws": self._laws(),
        }

    def of_sweep(self) -> dict[str, Any]:
        """The counts of a simulation of many tables: by game, and briefly by table.

        As everywhere in the report, `games` counts all games played, including those that broke a law; everything else
        counts only games that reached their end.
        """
        names = list(dict.fromkeys(table.game for table in self.tables))
        return {
            **self._head("all"),
            "players": list(self.order.players),
            **self._progress(),
            "by_game": [self.of_game(name) for name in names],
            "tables": [
                {
                    **told(table),
                    "games": self.games_at(table),
                    **counts([tally]),
                    "broken": dict(sorted(self.broken[table].items())),
                }
                for table, tally in self.tables.items()
            ],
            "laws": self._laws(),
        }

    def of_game(self, name: str) -> dict[str, Any]:
        """The counts of one game over all its tables; `longest` says at which table the longest game was."""
        tables = [table for table in self.tables if table.game == name]
        ends = [(found, table) for table in tables if (found := self.tables[table].longest) is not None]
        longest = max(ends, key=lambda end: end[0].actions, default=None)
        broken = sum((self.broken[table] for table in tables), Counter[str]())
        reasons = sum((self.tables[table].reasons for table in tables), Counter[str]())
        return {
            "game": name,
            "revision": self.games[name].info.revision,
            "tables": len(tables),
            "tables_played": sum(self.games_at(table) > 0 for table in tables),
            "games": sum(self.games_at(table) for table in tables),
            **counts([self.tables[table] for table in tables]),
            "reasons": by_count(reasons),
            "longest": None
            if longest is None
            else {**longest[0]._asdict(), "seats": longest[1].seats, "options": dict(longest[1].options)},
            "broken": dict(sorted(broken.items())),
        }

    def _head(self, game: str) -> dict[str, Any]:
        return {"kupa": __version__, "format": FORMAT, "command": "simulate", "game": game, "seed": self.order.seed}

    def _progress(self) -> dict[str, Any]:
        stopped: dict[str, Any] | None = None
        if self.failure is not None:
            table, failure = self.failure
            stopped = {"why": failure.code, "table": told(table), **failure._asdict()}
            del stopped["code"]
        elif self.interrupted:
            stopped = {"why": "interrupted"}
        return {"asked": self.asked, "games": self.played, "stopped": stopped}

    def _laws(self) -> dict[str, Any] | None:
        """How the games kept the laws: the codes, what was broken, and examples; None if the laws were not checked."""
        if not self.order.check:
            return None
        return {
            "held": list(LAWS),
            "broken": dict(sorted(self.faults.items())),
            "examples": [
                {"table": told(table), **one._asdict(), "actions": list(one.actions)} for table, one in self.examples
            ],
        }


def told(table: Table) -> dict[str, Any]:
    """A table as JSON, without options that have their default."""
    return {"game": table.game, "seats": table.seats, "options": dict(table.options)}


def total(counted: Mapping[int, int]) -> int:
    """The sum of numbers, given how often each occurred."""
    return sum(value * count for value, count in counted.items())


def counts(tallies: Sequence[Tally]) -> dict[str, Any]:
    """The games at some tables, counted by how they ended, and their lengths."""
    actions = sum((tally.actions for tally in tallies), Counter[int]())
    found = spread(actions)
    return {
        "actions": {
            "total": total(actions),
            **(rounded({"mean": found.mean, "least": found.least, "most": found.most}) if found else {}),
        },
        "cap": sum(tally.capped for tally in tallies),
        "nobody": sum(tally.nobody for tally in tallies),
        "shared": sum(tally.shared for tally in tallies),
    }
