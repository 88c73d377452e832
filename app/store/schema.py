"""The form of the database: its version, its tables, and the migrations from older versions.

A version has two parts. The *major* one changes when older programs would misread the database; they must refuse it and
leave it alone. The *minor* one changes when something was added that older programs may ignore (a table, a column with
a default); they open the database, work with what they know and leave the version as it is. For this reason every
statement of this package names its columns. A migration never guesses at data: a step that fails leaves everything as
it was.

The version is in SQLite's `user_version` (major * 65536 + minor) and `APPLICATION` in its `application_id`. Both are in
the first 100 bytes of the file, so the owner of a file is known before anything else is read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from app import __version__
from app.store.sums import SUMMED, row_sum

APPLICATION = 0x4B757061
"""`Kupa` in ASCII; marks a database as ours."""


class Version(NamedTuple):
    """A version of the form. Versions compare as pairs."""

    major: int
    minor: int

    @property
    def packed(self) -> int:
        """The version as a `user_version`."""
        return self.major << 16 | self.minor

    @classmethod
    def unpacked(cls, number: int) -> Version:
        """Return the version that a `user_version` stands for."""
        return cls(number >> 16, number & 0xFFFF)

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"


class Migration(NamedTuple):
    """One migration: the version it leads to, and the change. The caller provides the transaction."""

    to: Version
    change: Callable[[sqlite3.Connection], None]


class Schema(NamedTuple):
    """A form of the database.

    `tables` are the statements that create a new one. `migrations`, oldest first, lead to this form from every version
    since `oldest`.
    """

    version: Version
    tables: tuple[str, ...]
    oldest: Version
    migrations: tuple[Migration, ...] = ()

    def create(self, connection: sqlite3.Connection) -> None:
        """Create the tables in an empty database, inside the caller's transaction."""
        for statement in self.tables:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        self._sign(connection)

    def migrate(self, connection: sqlite3.Connection, found: Version) -> None:
        """Migrate a database of version `found` to this form, inside the caller's transaction."""
        for migration in self.migrations:
            if migration.to > found:
                migration.change(connection)
        broken = connection.execute("PRAGMA foreign_key_check").fetchone()
        if broken is not None:
            raise sqlite3.IntegrityError(f"after the migration a row of {broken[0]} refers to nothing")
        self._sign(connection)

    def _sign(self, connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA user_version = {self.version.packed}")
        for key, value in (("schema", str(self.version)), ("program", __version__)):
            connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))


FIRST = (
    # `schema`: the version of this form again; `program`: the version of Kupa that brought the database into it.
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    # A game. Its beginning: `seed`, a JSON number of any size, or `start`, a position, if it did not begin with a deal.
    # Its state: `cursor` gestures are done, and those after them wait for redo; `actions` counts the actions in the
    # done ones; `last` is the position. `changes` counts writes, so that two windows cannot overwrite one another.
    # `continued`: the game that goes on from this one's last position under changed rules; such a row is kept as a
    # witness and shown nowhere. AUTOINCREMENT: the number of a forgotten game is never given to another one.
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        revision INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        options TEXT NOT NULL,
        persons TEXT NOT NULL,
        seed TEXT,
        start TEXT,
        seating TEXT NOT NULL,
        program TEXT NOT NULL,
        begun TEXT NOT NULL,
        updated TEXT NOT NULL,
        cursor INTEGER NOT NULL,
        actions INTEGER NOT NULL,
        last TEXT NOT NULL,
        over INTEGER NOT NULL,
        changes INTEGER NOT NULL,
        continued INTEGER REFERENCES games (id) ON DELETE CASCADE
    )""",
    "CREATE INDEX games_unfinished ON games (updated) WHERE over = 0 AND continued IS NULL",
    "CREATE INDEX games_by_game ON games (game)",
    "CREATE INDEX games_continued ON games (continued) WHERE continued IS NOT NULL",
    # The gestures of a game, from 0: first those done, then those taken back, the next one to redo first.
    """CREATE TABLE gestures (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        actions TEXT NOT NULL,
        seat INTEGER NOT NULL,
        learned TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID""",
    # The first end of each game that has reached one. `counted`: whether the statistics count it; `deal`: what makes
    # two games the same deal. `outcome` (win, loss, tie, none) and `score` are those of seat 0.
    """CREATE TABLE results (
        game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
        ended TEXT NOT NULL,
        result TEXT NOT NULL,
        deal TEXT,
        counted INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        score INTEGER,
        scores_up INTEGER NOT NULL
    )""",
    # No deal counts twice, whatever two programs do at the same time.
    "CREATE UNIQUE INDEX results_counted ON results (deal) WHERE counted = 1",
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)

_COLUMNS = (
    # `played` orders games by when they were last played, and `nth` orders results by when they came, whatever the
    # clock says. `sum` is the row's checksum (`app.store.sums`); NULL if an older program has written the row.
    "ALTER TABLE games ADD COLUMN played INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE games ADD COLUMN sum INTEGER",
    "ALTER TABLE gestures ADD COLUMN sum INTEGER",
    "ALTER TABLE results ADD COLUMN nth INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE results ADD COLUMN sum INTEGER",
    "ALTER TABLE settings ADD COLUMN sum INTEGER",
)

_KEEPING = (
    "DROP INDEX games_unfinished",
    "CREATE INDEX games_unfinished ON games (played) WHERE over = 0 AND continued IS NULL",
    "CREATE INDEX games_played ON games (played)",
    # A program that knows only form 1.0 writes rows without these columns. Such rows must neither look damaged nor lose
    # their place; the triggers notice that the sum was not written with the rest.
    """CREATE TRIGGER games_begun AFTER INSERT ON games WHEN NEW.played = 0 BEGIN
        UPDATE games SET played = (SELECT max(played) + 1 FROM games) WHERE id = NEW.id;
    END""",
    """CREATE TRIGGER games_changed AFTER UPDATE ON games WHEN NEW.sum IS OLD.sum BEGIN
        UPDATE games SET sum = NULL, played = CASE WHEN NEW.updated IS OLD.updated THEN played
            ELSE (SELECT max(played) + 1 FROM games) END WHERE id = NEW.id;
    END""",
    """CREATE TRIGGER gestures_changed AFTER UPDATE ON gestures WHEN NEW.sum IS OLD.sum BEGIN
        UPDATE gestures SET sum = NULL WHERE game = NEW.game AND n = NEW.n;
    END""",
    """CREATE TRIGGER results_added AFTER INSERT ON results WHEN NEW.nth = 0 BEGIN
        UPDATE results SET nth = (SELECT max(nth) + 1 FROM results) WHERE game = NEW.game;
    END""",
    """CREATE TRIGGER results_changed AFTER UPDATE ON results WHEN NEW.sum IS OLD.sum BEGIN
        UPDATE results SET sum = NULL WHERE game = NEW.game;
    END""",
)

# How many rows a table should have, and the total of their checksums. If the disk never wrote a page although it said
# so, the old page still looks sound; only the totals show that something is missing.
_COUNTING = (
    "CREATE TABLE totals (name TEXT PRIMARY KEY, amount INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID",
    *(f"INSERT INTO totals SELECT '{table}', count(*), coalesce(sum(sum), 0) FROM {table}" for table in SUMMED),
    # Without this a replaced setting would be counted twice, because no trigger sees what REPLACE removes.
    """CREATE TRIGGER settings_replaced BEFORE INSERT ON settings BEGIN
        DELETE FROM settings WHERE key = NEW.key;
    END""",
    *(
        f"""CREATE TRIGGER {table}_{name} AFTER {event} ON {table} BEGIN
        UPDATE totals SET amount = amount {amount}, sum = sum {change} WHERE name = '{table}';
    END"""
        for table in SUMMED
        for name, event, amount, change in (
            ("counted_in", "INSERT", "+ 1", "+ coalesce(NEW.sum, 0)"),
            ("counted_out", "DELETE", "- 1", "- coalesce(OLD.sum, 0)"),
            ("counted_anew", "UPDATE OF sum", "+ 0", "+ coalesce(NEW.sum, 0) - coalesce(OLD.sum, 0)"),
        )
    ),
)


def _add_sums(connection: sqlite3.Connection) -> None:
    """Migrate from 1.0 to 1.1: keep the order that was given by the clock, and give every row its checksum."""
    for statement in _COLUMNS:
        connection.execute(statement)
    for table, place, order in (("games", "played", "updated, id"), ("results", "nth", "ended, game")):
        rows = connection.execute(f"SELECT rowid FROM {table} ORDER BY {order}").fetchall()
        numbered = [(number, row[0]) for number, row in enumerate(rows, 1)]
        connection.executemany(f"UPDATE {table} SET {place} = ? WHERE rowid = ?", numbered)
    for table, (keys, columns) in SUMMED.items():
        rows = connection.execute(f"SELECT {', '.join((*keys, *columns))} FROM {table}").fetchall()
        found = " AND ".join(f"{key} = ?" for key in keys)
        summed = [(row_sum(row), *row[: len(keys)]) for row in rows]
        connection.executemany(f"UPDATE {table} SET sum = ? WHERE {found}", summed)
    for statement in (*_KEEPING, *_COUNTING):
        connection.execute(statement)


TABLES = (*FIRST, *_COLUMNS, *_KEEPING, *_COUNTING)
"""The statements that create a new database: the first form and all additions, so there is only one definition."""

CURRENT = Schema(Version(1, 1), TABLES, oldest=Version(1, 0), migrations=(Migration(Version(1, 1), _add_sums),))
"""The form that this program writes."""
