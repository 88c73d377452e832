"""The form of the database: its version, its tables, and the steps that bring older ones up to date.

A version has two parts. The *major* one changes when older programs would misread the database: they must refuse
it and leave it alone. The *minor* one changes when something was added that they may ignore (a table, a column with
a default): they open it, work with what they know and leave the version as it is. So every statement of this
package names its columns. What is kept is never converted by guessing: a step that fails leaves everything as it was.

The version stands in SQLite's `user_version` (major * 65536 + minor) and `APPLICATION` in its `application_id`,
both in the first 100 bytes of the file, so that it is known whose it is before anything else is read.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import NamedTuple

from app import __version__

APPLICATION = 0x4B757061
"""`Kupa` in ASCII: marks a database as ours."""


class Version(NamedTuple):
    """A version of the form; versions compare as pairs."""

    major: int
    minor: int

    @property
    def packed(self) -> int:
        """As it stands in `user_version`."""
        return self.major << 16 | self.minor

    @classmethod
    def unpacked(cls, number: int) -> Version:
        """From what stands in `user_version`."""
        return cls(number >> 16, number & 0xFFFF)

    def __str__(self) -> str:
        """`1.0`."""
        return f"{self.major}.{self.minor}"


class Migration(NamedTuple):
    """One step: to which version, and the change; the transaction around it is not its concern."""

    to: Version
    change: Callable[[sqlite3.Connection], None]


class Schema(NamedTuple):
    """A form of the database.

    `tables` are the statements that make a new one, `migrations` (oldest first) bring those from `oldest` on here.
    """

    version: Version
    tables: tuple[str, ...]
    oldest: Version
    migrations: tuple[Migration, ...] = ()

    def create(self, connection: sqlite3.Connection) -> None:
        """Make the tables in an empty database, inside the caller's transaction."""
        for statement in self.tables:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        self._sign(connection)

    def migrate(self, connection: sqlite3.Connection, found: Version) -> None:
        """Bring a database of version `found` up to date, inside the caller's transaction."""
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


TABLES = (
    # `schema`: this form's version once more; `program`: the version of Kupa that brought the database into it.
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    # A game: how it began (`seed`, a JSON number of any size; `start`, a position, where it did not begin with a
    # deal), where it stands (`cursor` gestures are done, those after wait to be done again; `actions` counts the
    # actions in them; `last` is the position), `changes` counts writes, so that two windows cannot overwrite one
    # another. `continued`: the game that goes on from this one's last position under changed rules; such a row is
    # kept as a witness and shown nowhere. AUTOINCREMENT: the number of a forgotten game never means another one.
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
    # The gestures of a game, from 0: first those done, then those taken back, the next to be done again first.
    """CREATE TABLE gestures (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        actions TEXT NOT NULL,
        seat INTEGER NOT NULL,
        learned TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID""",
    # The first end of each game that has come to one. `counted`: whether the statistics count it; `deal`: what
    # makes two games the same deal. `outcome` (win, loss, tie, none) and `score` are those of seat 0.
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

CURRENT = Schema(Version(1, 0), TABLES, oldest=Version(1, 0))
"""The form this program writes."""
