"""The SQLite file: inspecting, opening, migrating and copying it, and writing to it in transactions.

Nothing is written until the file is known to be ours, to have a form that this program knows, and to be sound. A
refusal leaves every file as it was.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from app.store import backups
from app.store.address import connected
from app.store.errors import (
    Damaged,
    DiskFull,
    FolderNotMade,
    Locked,
    NotWritable,
    StoreError,
    StoreFailed,
    TooNew,
    Vanished,
    is_busy,
    is_full,
    primary,
    said,
    speaking,
    told,
)
from app.store.inspection import PAUSE, beside, look, noted
from app.store.salvage import finish
from app.store.schema import Schema, Version
from app.store.soundness import rows_examined

NAME = "kupa.db"
"""The database's name in the data folder."""

PATIENCE = 3.0
"""Seconds to wait while another program is writing."""

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """Return the current time, in UTC."""
    return datetime.now(UTC)


class Database:
    """An open database, usable only in the thread that opened it; another thread opens its own.

    `unsaved` is the reason why today's copy could not be made, or None. The games are not in danger then, but the
    person should be told.
    """

    def __init__(
        self, path: Path, connection: sqlite3.Connection, clock: Clock, patience: float, schema: Schema
    ) -> None:
        """Use `open`."""
        self.path = path
        self.connection = connection
        self.clock = clock
        self.unsaved: StoreError | None = None
        self._patience, self._schema = patience, schema
        self._files = _identities(path)

    @classmethod
    def open(cls, folder: Path, clock: Clock, patience: float, schema: Schema) -> Database:
        """Open the database in a folder, creating either if it is missing. Raises a StoreError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise FolderNotMade(folder, said(error)) from error
        path = folder / NAME
        day = clock().astimezone().date()
        with _speaking(path):
            try:
                finish(path)
            except OSError as error:
                raise NotWritable(path) from error
            # The first start of a day makes a copy, but never of a database that is not sound. Therefore that start
            # also does the thorough check, and three days of damage cannot push out the last good copy.
            due = not backups.daily(folder, day).exists()
            found = look(path, patience, schema, thorough=due)
            connection = connected(path, patience=patience)
            try:
                _prepare(connection, path, patience, schema, day)
                database = cls(path, connection, clock, patience, schema)
                if due and found is not None:
                    database._copy(folder, day)
            except BaseException:
                connection.close()
                raise
        return database

    def _copy(self, folder: Path, day: date) -> None:
        try:
            # `look` has just found the structure sound.
            if not rows_examined(self.connection).sound:
                self.unsaved = Damaged(self.path, backups.newest(folder))
                return
            backups.copy_daily(self.connection, folder, day)
        except sqlite3.Error as error:
            self.unsaved = told(error, self.path, lambda: None)
        except OSError as error:
            self.unsaved = FolderNotMade(folder / backups.FOLDER, said(error))

    def _stay(self) -> None:
        """Make sure that writes go to the files that have our names. Raises Vanished if the database is gone.

        SQLite goes on writing to a file that has been removed, and all of that is lost when the program ends. If only
        the files beside the database have been removed, their contents are written into it and the files are created
        again.
        """
        now = _identities(self.path)
        if now == self._files:
            return
        if now[0] != self._files[0]:
            raise Vanished(self.path)
        self._empty_log()
        # Connect first: if that fails, the old connection stays open and the next write tries again.
        fresh = connected(self.path, patience=self._patience)
        self.connection.close()
        self.connection = fresh
        _settle(fresh, self._patience)
        self._files = _identities(self.path)

    def close(self) -> None:
        """Close the file. Closing twice does no harm."""
        with _speaking(self.path):
            self.connection.close()
        if _identities(self.path)[0] not in (None, self._files[0]):
            self._set_log_aside()

    @property
    def vanished(self) -> bool:
        """Whether the open database is no longer the file at its path: another file is there, or none."""
        return _identities(self.path)[0] != self._files[0]

    def reopen(self) -> bool:
        """Reopen the database at its path with the contents of the lost one; return whether all of them are in it.

        If no file is there, the lost database is copied to that path, because it can be read as long as it is open. If
        another database of ours has appeared there, that one is opened, and the lost one is copied beside it. Any other
        file is left as it is. Raises a StoreError; then everything is as before, and the call can be repeated.
        """
        folder = self.path.parent
        brought = False
        whole = replaced = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderNotMade(folder, said(error)) from error
        if not os.path.lexists(self.path):
            brought = whole = self._copy_back()
        elif _identities(self.path)[0] == self._files[0]:
            whole = True
            self._empty_log()
        else:
            replaced = True
            self._set_log_aside()
        try:
            fresh = Database.open(folder, self.clock, self._patience, self._schema)
        except StoreError:
            if brought:
                self.path.unlink(missing_ok=True)
            raise
        if replaced:
            with contextlib.suppress(sqlite3.Error, OSError):
                day = self.clock().astimezone().date()
                backups.copy_before(self.connection, folder, str(self._schema.version), day)
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()
        self.connection = fresh.connection
        self.unsaved = fresh.unsaved
        self._files = fresh._files
        return whole

    def _copy_back(self) -> bool:
        """Copy the lost database to its path if no file is there; return False if it can no longer be read."""
        try:
            # Mode "x" takes the name only if it is free: a file that has just appeared there is somebody's and is not
            # replaced.
            self.path.open("xb").close()
        except OSError as error:
            raise NotWritable(self.path) from error
        try:
            backups.copy(self.connection, self.path)
        except (sqlite3.Error, OSError) as error:
            self.path.unlink(missing_ok=True)
            if is_full(error) or primary(error) == sqlite3.SQLITE_FULL:
                raise DiskFull(self.path) from error
            self._set_log_aside()
            return False
        self._set_log_aside()
        return True

    def _set_log_aside(self) -> None:
        """Rename the lost database's log, because SQLite would take it for the log of the file that is there now."""
        for path, mine, now in zip(beside(self.path), self._files[1:], _identities(self.path)[1:], strict=True):
            if mine is not None and mine == now:
                with contextlib.suppress(OSError):
                    path.rename(path.with_name(f"{path.name}-{os.urandom(3).hex()}.left"))

    def _empty_log(self) -> None:
        """Write a log that has lost its name into the database, because the log is gone once this connection closes."""
        with _speaking(self.path):
            busy, pages, done = self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        if busy or pages != done:
            raise Locked(self.path)

    @contextlib.contextmanager
    def _speaking(self) -> Iterator[None]:
        """Like `speaking`, but report every failure as Vanished if the database is gone."""
        try:
            with _speaking(self.path):
                yield
        except StoreError as error:
            if isinstance(error, Vanished) or not self.vanished:
                raise
            raise Vanished(self.path) from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open a transaction in which all reads see the same state. Raises a StoreError."""
        with self._speaking():
            self.connection.execute("BEGIN")
            try:
                yield self.connection
            finally:
                self.connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def writing(self, lasting: bool = False) -> Iterator[sqlite3.Connection]:
        """Open a transaction: all of it is committed when the block ends, or none of it. Raises a StoreError.

        A commit hands everything to the operating system, so killing the program never loses anything. `lasting` also
        waits for the disk, for this transaction and all before it, so that a power cut loses nothing either. That wait
        takes some milliseconds on a good day and a second under load, which is too long while a card is being laid. So
        only the beginning and the end of a game wait; gestures and settings do not. A power cut may then cost the last
        moves of the game at the table: those the system had not written yet, at most half a minute of play on the usual
        systems. It never costs a finished game, and never damages the file.

        Raises Vanished, and commits nothing, if the database is no longer at its path.
        """
        with self._speaking():
            self._stay()
            connection = self.connection
            connection.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            with _all_or_nothing(connection):
                yield connection
                if self.vanished:
                    # Nobody will ever read what is written to an unlinked file.
                    raise Vanished(self.path)
            # The log may have lost its name during the transaction. If that cannot be repaired now, the next write does
            # it.
            with contextlib.suppress(Vanished, Locked):
                self._stay()


def _speaking(path: Path) -> contextlib.AbstractContextManager[None]:
    """Turn SQLite's errors into ours, which name the newest copy."""
    return speaking(path, lambda: backups.newest(path.parent))


def _identities(path: Path) -> list[tuple[int, int] | None]:
    """The device and inode now at the names of the database and the two files beside it; None for a missing one."""
    found: list[tuple[int, int] | None] = []
    for one in (path, *beside(path)):
        try:
            known = os.stat(one)
            found.append((known.st_dev, known.st_ino))
        except OSError:
            found.append(None)
    return found


def _settle(connection: sqlite3.Connection, patience: float) -> None:
    """Set how a connection writes."""
    _log_ahead(connection, patience)
    # Matters only on macOS, where waiting for the disk otherwise means waiting for its cache.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")
    # Creates the files beside the database, which are watched from now on.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def _prepare(connection: sqlite3.Connection, path: Path, patience: float, schema: Schema, day: date) -> None:
    """Configure the connection; then, under the lock, create the tables of a new database or migrate an older one."""
    _settle(connection, patience)
    # Off while tables may be rebuilt; the setting cannot be changed inside a transaction.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA synchronous = FULL")
    with _all_or_nothing(connection):
        # Look again, because another program may have been quicker.
        found = Version.unpacked(int(connection.execute("PRAGMA user_version").fetchone()[0]))
        if found.major > schema.version.major:
            raise TooNew(path, str(found), noted(connection, "program"))
        if found == Version(0, 0):
            schema.create(connection)
        elif found < schema.version:
            _migrate(connection, path, schema, found, day)
    connection.execute("PRAGMA foreign_keys = ON")


@contextlib.contextmanager
def _all_or_nothing(connection: sqlite3.Connection) -> Iterator[None]:
    """Open a transaction under the lock: all of it is committed when the block ends, or none of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _migrate(connection: sqlite3.Connection, path: Path, schema: Schema, found: Version, day: date) -> None:
    """Copy a database of an older form, then migrate it."""
    try:
        # A second connection, because SQLite copies nothing out of one that is about to write. The first connection's
        # lock keeps everybody else from changing what is copied.
        with contextlib.closing(connected(path, "mode=ro")) as source:
            backups.copy_before(source, path.parent, str(found), day)
    except OSError as error:
        raise DiskFull(path) if is_full(error) else NotWritable(path) from error
    try:
        schema.migrate(connection, found)
    except sqlite3.Error as error:
        if primary(error) in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT):
            # The file has just been found sound, so the migration step must be wrong.
            raise StoreFailed(path, str(error)) from error
        raise


def _log_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Switch to write-ahead logging: readers and a writer do not wait for one another, and a commit is one append.

    If the file system does not support it (some network drives), SQLite keeps its rollback journal, which is as safe
    and only slower.
    """
    until = time.monotonic() + patience
    while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # Two programs on a first start: SQLite does not wait here by itself.
            if not is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(PAUSE)
