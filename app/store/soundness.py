"""Whether a whole database is sound: its pages, its indexes, and every row against its checksum.

This takes too long to wait for at every start, so a window runs it in a thread of its own (`Examination`). Only the
first start of a day waits for it, before the daily copy is made.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import zlib
from collections.abc import Callable
from typing import NamedTuple

from app.store.errors import primary
from app.store.sums import SUMMED, summed_in_sql


class Findings(NamedTuple):
    """What a check found: SQLite's first complaint about the structure, or ""; the numbers of damaged games; `others`.

    A game is damaged if any of its rows (its own, a gesture, its result) does not match its checksum. `others` is the
    number of damaged settings.
    """

    complaint: str
    games: frozenset[int]
    others: int

    @property
    def sound(self) -> bool:
        """Whether the check found nothing."""
        return not (self.complaint or self.games or self.others)


def complaint(connection: sqlite3.Connection) -> str:
    """Return the first thing SQLite finds wrong with pages, indexes and references; "" if all is well."""
    told = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    if told != "ok":
        return told
    broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    return "" if broken is None else f"a row of {broken[0]} belongs to nothing"


def examined(connection: sqlite3.Connection, stopped: Callable[[], bool] = lambda: False) -> Findings:
    """Check everything, or only the structure of a database of an older form. Raises sqlite3.Error.

    As soon as `stopped` returns True, the rest is left unchecked.
    """
    wrong = complaint(connection)
    return Findings(wrong, frozenset(), 0) if wrong else rows_examined(connection, stopped)


def rows_examined(connection: sqlite3.Connection, stopped: Callable[[], bool] = lambda: False) -> Findings:
    """Check the rows of a database whose structure is sound, as `examined` does."""
    games: set[int] = set()
    others = 0
    for table, (keys, _) in SUMMED.items():
        if "sum" not in {row[1] for row in connection.execute(f"PRAGMA table_info({table})")}:
            continue
        amount = total = 0
        rows = connection.execute(f"SELECT {keys[0]}, sum, {summed_in_sql(table)} FROM {table}")
        for key, kept, content in rows:
            if stopped():
                return Findings("", frozenset(games), others)
            amount += 1
            if kept is None:
                continue
            total += kept if isinstance(kept, int) else 0
            if kept == zlib.crc32(content):
                continue
            if table == "settings":
                others += 1
            elif isinstance(key, int):
                games.add(key)
            else:
                return Findings(f"a row of {table} belongs to {key}", frozenset(), 0)
        expected = connection.execute("SELECT amount, sum FROM totals WHERE name = ?", (table,)).fetchone()
        if expected != (amount, total) and not (games or others):
            return Findings(f"{table} has {amount} rows that come to {total}, not {expected}", frozenset(), 0)
    return Findings("", frozenset(games), others)


class Examination:
    """Checks a database in the background while its owner goes on working with it.

    `open` is called in the thread to make the connection, which only reads, so nobody has to wait for it.
    """

    def __init__(self, open: Callable[[], sqlite3.Connection], done: Callable[[Findings], object]) -> None:
        """Begin immediately. `done` is called in the thread, unless the check was stopped or could not read."""
        self._open, self._done = open, done
        self._stopped = threading.Event()
        self._connection: sqlite3.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="examination", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop, and wait until the database has been closed."""
        self._stopped.set()
        connection = self._connection
        if connection is not None:
            with contextlib.suppress(sqlite3.ProgrammingError):
                connection.interrupt()
        self._thread.join()

    def _run(self) -> None:
        try:
            with contextlib.closing(self._open()) as connection:
                self._connection = connection
                connection.execute("BEGIN")
                found = examined(connection, self._stopped.is_set)
        except (sqlite3.DatabaseError, UnicodeDecodeError, MemoryError) as error:
            if self._stopped.is_set() or not _tells_damage(error):
                return
            found = Findings(str(error) or type(error).__name__, frozenset(), 0)
        if not self._stopped.is_set():
            self._done(found)


def _tells_damage(error: Exception) -> bool:
    """Return whether an error that ended the check shows damage, unlike a file that cannot be opened or is busy."""
    return not isinstance(error, sqlite3.Error) or primary(error) in (
        sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR,
    )  # fmt: skip
