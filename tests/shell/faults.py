"""Failing disks, for the tests of what is kept: each way in which a store cannot be written, begun and ended."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.store import Store


class Failing:
    """A connection on which some statements fail."""

    def __init__(self, real: sqlite3.Connection, first_word: str, error: Exception) -> None:
        """Let statements that begin with `first_word` raise `error`."""
        self._real, self._word, self._error = real, first_word, error

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        """Fail, or execute the statement."""
        if statement.startswith(self._word):
            raise self._error
        return self._real.execute(statement, *values)

    def executemany(self, statement: str, values: Any) -> sqlite3.Cursor:
        """Execute them; only commits fail."""
        return self._real.executemany(statement, values)

    def backup(self, target: sqlite3.Connection) -> None:
        """Copy everything if it can be read."""
        if not self._word:
            raise self._error
        self._real.backup(target)

    def close(self) -> None:
        """Close the real connection."""
        self._real.close()


def sqlite_error(code: int, words: str) -> sqlite3.OperationalError:
    """An error as SQLite raises it."""
    error = sqlite3.OperationalError(words)
    error.sqlite_errorcode, error.sqlite_errorname = code, words
    return error


def _failing(word: str, error: Callable[[], Exception]) -> Callable[[Store], Any]:
    @contextmanager
    def fault(store: Store) -> Iterator[None]:
        database = store._database
        real = database.connection
        database.connection = Failing(real, word, error())  # type: ignore[assignment]
        try:
            yield
        finally:
            if isinstance(database.connection, Failing):
                database.connection = real

    return fault


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Let another program hold the database for longer than this one waits."""
    store._database.connection.execute("PRAGMA busy_timeout = 5")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.close()


@contextmanager
def read_only(store: Store) -> Iterator[None]:
    """Let nothing be written."""
    connection = store._database.connection
    connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = OFF")


@contextmanager
def vanished(store: Store) -> Iterator[None]:
    """Delete the folder, and put something in its place so that it cannot be made again."""
    folder = store.path.parent
    shutil.rmtree(folder)
    folder.write_text("in the way", "utf-8")
    try:
        yield
    finally:
        folder.unlink()


@contextmanager
def replaced(store: Store) -> Iterator[None]:
    """Put another file in the place of the database."""
    mine = store.path.with_name("mine")
    mine.write_text("not yours", "utf-8")
    mine.replace(store.path)
    try:
        yield
        assert store.path.read_text("utf-8") == "not yours", "somebody's file was written over"
    finally:
        store.path.unlink()


FAULTS: dict[str, Callable[[Store], Any]] = {
    "disk-full": _failing("COMMIT", lambda: sqlite_error(sqlite3.SQLITE_FULL, "SQLITE_FULL")),
    "io": _failing("COMMIT", lambda: sqlite_error(sqlite3.SQLITE_IOERR, "SQLITE_IOERR")),
    "system": _failing("COMMIT", lambda: OSError(errno.EIO, "Input/output error")),
    "dead": _failing("", lambda: sqlite_error(sqlite3.SQLITE_IOERR, "SQLITE_IOERR_READ")),
    "locked": locked,
    "read-only": read_only,
    "vanished": vanished,
    "replaced": replaced,
}
"""By name: contexts in which a store cannot be written (in `dead`, not read either)."""


def rows(folder: Path, number: int) -> int:
    """How many gestures of a game a second program finds in the folder's database."""
    connection = sqlite3.connect(folder / "kupa.db")
    try:
        return int(connection.execute("SELECT count(*) FROM gestures WHERE game = ?", (number,)).fetchone()[0])
    finally:
        connection.close()
