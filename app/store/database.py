"""The SQLite file: how it is looked at, opened, brought up to date, copied, and written in transactions.

Nothing is written before it is known that the file is ours, of a form this program knows, and sound. A refusal
leaves every file as it was.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from urllib.parse import quote

from app.store import backups
from app.store.errors import (
    Damaged,
    DiskFull,
    FolderNotMade,
    Foreign,
    Locked,
    NotADatabase,
    NotWritable,
    StoreError,
    StoreFailed,
    TooNew,
    Vanished,
    is_busy,
    primary,
    told,
)
from app.store.schema import APPLICATION, Schema, Version

NAME = "kupa.db"
"""The database's name in the data folder."""

PATIENCE = 3.0
"""Seconds to wait for another program that is writing."""

PAUSE = 0.01
"""Seconds between two tries where SQLite itself does not wait."""

_MAGIC = b"SQLite format 3\x00"

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


class Database:
    """An open database. For the thread that opened it; another thread opens another one.

    `unsaved` is what kept the copy of the day from being made, or None: the games are not in danger, but somebody
    should be told.
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
        self._files = _standing(path)

    @classmethod
    def open(cls, folder: Path, clock: Clock, patience: float, schema: Schema) -> Database:
        """Open the database in a folder, or make both. Raises a StoreError."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderNotMade(folder, error.strerror or str(error)) from error
        path = folder / NAME
        day = clock().astimezone().date()
        with speaking(path):
            # A copy is made on the first start of a day, and never of a database that is not sound: so the
            # thorough look belongs to it, and three days of damage cannot push out the last good copy.
            due = not backups.daily(folder, day).exists()
            found = look(path, patience, schema, thorough=due)
            connection = _connected(path, patience)
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
            backups.copy_daily(self.connection, folder, day)
        except sqlite3.Error as error:
            self.unsaved = told(error, self.path, None)
        except OSError as error:
            self.unsaved = FolderNotMade(folder / backups.FOLDER, error.strerror or str(error))

    def close(self) -> None:
        """Let go of the file. Closing twice is nothing."""
        with speaking(self.path):
            self.connection.close()
        if _standing(self.path)[0] not in (None, self._files[0]):
            self._set_log_aside()

    @property
    def vanished(self) -> bool:
        """Whether other files, or none, stand where the open database and its log stood."""
        now = _standing(self.path)
        return any(mine is not None and mine != there for mine, there in zip(self._files[:2], now[:2], strict=True))

    def reopen(self) -> bool:
        """Open the database at its place anew, with what the lost one held; whether all of that is in it.

        Where nothing stands there the lost one is copied there, for it can be read as long as it is open. A database
        of ours that has come there is opened, and the lost one copied beside it; anything else is left as it is.
        Raises a StoreError; then everything is as before, and it can be tried again.
        """
        folder = self.path.parent
        brought = whole = replaced = False
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FolderNotMade(folder, error.strerror or str(error)) from error
        if not os.path.lexists(self.path):
            brought = whole = self._copy_back()
        elif _standing(self.path)[0] == self._files[0]:
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
        self.connection, self.unsaved, self._files = fresh.connection, fresh.unsaved, fresh._files
        return whole

    def _copy_back(self) -> bool:
        """Copy the lost database to its place, where nothing stands; False where it cannot be read any more."""
        try:
            # Takes the name: a file that comes there just now is somebody's and is not replaced.
            self.path.open("xb").close()
        except OSError as error:
            raise NotWritable(self.path) from error
        try:
            backups.copy(self.connection, self.path)
        except (sqlite3.Error, OSError) as error:
            self.path.unlink(missing_ok=True)
            full = isinstance(error, OSError) and error.errno == errno.ENOSPC
            if full or (isinstance(error, sqlite3.Error) and primary(error) == sqlite3.SQLITE_FULL):
                raise DiskFull(self.path) from error
            self._set_log_aside()
            return False
        self._set_log_aside()
        return True

    def _set_log_aside(self) -> None:
        """Rename the log of the lost database, which SQLite would take for that of whatever stands there now."""
        for path, mine, now in zip(_beside(self.path), self._files[1:], _standing(self.path)[1:], strict=True):
            if mine is not None and mine == now:
                with contextlib.suppress(OSError):
                    path.rename(path.with_name(f"{path.name}-{secrets.token_hex(3)}.left"))

    def _empty_log(self) -> None:
        """Bring a log that has lost its name into the database, for with this connection it is gone."""
        with speaking(self.path):
            busy, pages, done = self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        if busy or pages != done:
            raise Locked(self.path)

    @contextlib.contextmanager
    def _speaking(self) -> Iterator[None]:
        """As `speaking`; whatever goes wrong with a database that is gone is told as that."""
        try:
            with speaking(self.path):
                yield
        except StoreError as error:
            if isinstance(error, Vanished) or not self.vanished:
                raise
            raise Vanished(self.path) from error

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Several readings of one state. Raises a StoreError."""
        with self._speaking():
            self.connection.execute("BEGIN")
            try:
                yield self.connection
            finally:
                self.connection.execute("ROLLBACK")

    @contextlib.contextmanager
    def writing(self, lasting: bool = False) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is committed when the block ends, or nothing. Raises a StoreError.

        A commit hands everything to the operating system, so a killed program loses nothing, whatever moment it is
        killed at. `lasting` waits for the disk besides, for this transaction and all before it: then a power cut
        loses nothing either. That wait is some milliseconds on a good day and a second under load, too long for
        the stroke of a card. So gestures and settings do without, the beginning and the end of a game have it; a power
        cut may cost the last strokes of the game at the table (as many as the system had not yet written, half a
        minute's at most on the usual systems), never a finished game, never the soundness of the file.

        Nothing is committed to a database that is no longer at its place (Vanished).
        """
        connection = self.connection
        with self._speaking():
            connection.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                if self.vanished:
                    # An unlinked file takes whatever is written to it, and nobody will ever read it.
                    raise Vanished(self.path)
                connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise


@contextlib.contextmanager
def speaking(path: Path) -> Iterator[None]:
    """Turn SQLite's errors into ours. A wrong use of the library (a closed database) stays what it is."""
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
        raise
    except sqlite3.Error as error:
        raise told(error, path, backups.newest(path.parent)) from error


def look(path: Path, patience: float, schema: Schema, thorough: bool) -> Version | None:
    """The version of a database, found without changing or making any file; None where nothing is yet.

    Raises a StoreError when it must not be opened: of another kind, of another program, too new, damaged as far as
    can be seen (`thorough`: every page is looked at).
    """
    until = time.monotonic() + patience
    while True:
        before = _state(path)
        try:
            with speaking(path):
                return _look(path, patience, schema, thorough)
        except StoreError:
            # While another program makes or closes the database, its files may be seen half done. What is wrong
            # with files that did not move is wrong indeed.
            if _state(path) == before or time.monotonic() > until:
                raise
            time.sleep(PAUSE)


def _look(path: Path, patience: float, schema: Schema, thorough: bool) -> Version | None:
    with _viewed(path, patience) as connection:
        if connection is None:
            return None
        # One state for all that is read.
        connection.execute("BEGIN")
        number = int(connection.execute("PRAGMA user_version").fetchone()[0])
        mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
        # This reads the list of tables too, whose damage would be noticed too late otherwise.
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if mark != APPLICATION:
            if number or mark or tables:
                raise Foreign(path)
            # A first start that was killed before it had made the tables.
            return None
        found = Version.unpacked(number)
        if found.major > schema.version.major:
            raise TooNew(path, str(found), _program(connection))
        if found < schema.oldest:
            raise Foreign(path)
        if thorough and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise Damaged(path, backups.newest(path.parent))
        return found


def _beside(path: Path) -> tuple[Path, Path]:
    """The two files that SQLite keeps beside an open database: the log, and the memory its programs share."""
    return path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")


def _standing(path: Path) -> tuple[tuple[int, int] | None, ...]:
    """Which files stand at the names of the database, its log and their third: disk and number, None for no file."""
    found: list[tuple[int, int] | None] = []
    for one in (path, *_beside(path)):
        try:
            known = os.stat(one)
            found.append((known.st_dev, known.st_ino))
        except OSError:
            found.append(None)
    return tuple(found)


def _state(path: Path) -> list[tuple[int, int, int] | None]:
    """Whether the database and its log are there, how large, and of when; the third file changes by being read."""
    state: list[tuple[int, int, int] | None] = []
    for one in (path, _beside(path)[0]):
        try:
            known = one.stat()
            state.append((known.st_ino, known.st_size, known.st_mtime_ns))
        except OSError:
            state.append(None)
    return state


def _program(connection: sqlite3.Connection) -> str:
    """Which version of the program made a newer form, if that can still be read there."""
    try:
        row = connection.execute("SELECT value FROM meta WHERE key = 'program'").fetchone()
    except sqlite3.Error:
        return ""
    return str(row[0])[:40] if row else ""


@contextlib.contextmanager
def _viewed(path: Path, patience: float) -> Iterator[sqlite3.Connection | None]:
    """A connection that can only read and leaves no trace; None where there is no file or an empty one."""
    log, shared = _beside(path)
    try:
        with path.open("rb") as file:
            head = file.read(len(_MAGIC))
    except FileNotFoundError:
        head = b""
    except PermissionError as error:
        raise NotWritable(path) from error
    except OSError as error:
        raise NotADatabase(path) if path.is_dir() else StoreFailed(path, error.strerror or str(error)) from error
    if not head:
        yield None
        return
    if head != _MAGIC:
        # SQLite would take a file of one byte for an empty database and write over it.
        raise NotADatabase(path)
    with contextlib.ExitStack() as after:
        if not _size(log):
            # Nobody has it open. To open such a database for reading in the usual way would make the two files.
            seen, mode = path, "immutable=1"
        elif shared.exists():
            # Open elsewhere, or left by a killed program; with both files there, reading makes none.
            seen, mode = path, "mode=ro"
        else:
            # Left by a killed program and then copied without its third file.
            place = Path(after.enter_context(tempfile.TemporaryDirectory(prefix="kupa-")))
            seen, mode = place / path.name, "mode=ro"
            try:
                shutil.copyfile(path, seen)
                shutil.copyfile(log, place / log.name)
            except OSError as error:
                raise StoreFailed(path, error.strerror or str(error)) from error
        connection = sqlite3.connect(_uri(seen, mode), uri=True, timeout=patience, isolation_level=None)
        after.enter_context(contextlib.closing(connection))
        yield connection


def _size(path: Path) -> int:
    """Bytes of a file; 0 where there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _uri(path: Path, parameters: str) -> str:
    """A path as SQLite's URI: any letter, any drive, any network share."""
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(text, safe='/:')}?{parameters}"


def _connected(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    # A row edited by hand may hold anything; its reader says so, not the decoder.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection


def _prepare(connection: sqlite3.Connection, path: Path, patience: float, schema: Schema, day: date) -> None:
    """Settings of the connection; then, under the lock, the tables of a new database or the way from an older form."""
    _log_ahead(connection, patience)
    # Off while tables may be rebuilt; it cannot be changed inside a transaction.
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("PRAGMA synchronous = FULL")
    # Means something on macOS alone, where waiting for the disk is otherwise waiting for its cache only.
    connection.execute("PRAGMA fullfsync = ON")
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Once more, for another program may have been quicker since the look.
        found = Version.unpacked(int(connection.execute("PRAGMA user_version").fetchone()[0]))
        if found.major > schema.version.major:
            raise TooNew(path, str(found), _program(connection))
        if found == Version(0, 0):
            schema.create(connection)
        elif found < schema.version:
            try:
                # A second connection, for SQLite copies nothing out of one that is about to write; the lock of the
                # first keeps everybody else from changing what is copied.
                with contextlib.closing(sqlite3.connect(_uri(path, "mode=ro"), uri=True)) as source:
                    backups.copy_before(source, path.parent, str(found), day)
            except OSError as error:
                raise DiskFull(path) if error.errno == errno.ENOSPC else NotWritable(path) from error
            schema.migrate(connection, found)
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("PRAGMA foreign_keys = ON")


def _log_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Switch to write-ahead logging: readers and a writer do not wait for one another, and a commit is one append.

    Where the file system cannot have it (some network drives) SQLite stays with its rollback journal, which keeps
    as well and is only slower.
    """
    until = time.monotonic() + patience
    while connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            # Two programs on a first start; SQLite does not wait here by itself.
            if not is_busy(error) or time.monotonic() > until:
                raise
            time.sleep(PAUSE)
