"""A look at the database's file before it is opened, which changes and creates nothing, whatever the file may be.

Refuses what must not be opened: a file of another kind, of another program, of a newer version, or a damaged one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from app.store import backups
from app.store.address import connected
from app.store.errors import (
    Damaged,
    Foreign,
    NotADatabase,
    NotWritable,
    StoreError,
    StoreFailed,
    TooNew,
    said,
    speaking,
)
from app.store.schema import APPLICATION, Schema, Version
from app.store.soundness import complaint

PAUSE = 0.01
"""Seconds between two attempts when SQLite itself does not wait."""

_MAGIC = b"SQLite format 3\x00"
_HEAD = 100
_MARK = slice(68, 72)
"""The place of `application_id` in the first 100 bytes of a database."""


def look(path: Path, patience: float, schema: Schema, thorough: bool) -> Version | None:
    """Return the version of a database without changing or creating any file; None if there is nothing yet.

    Raises a StoreError if the database must not be opened: it is of another kind, of another program, too new, or
    visibly damaged (with `thorough`, every page is checked).
    """
    until = time.monotonic() + patience
    while True:
        before = _state(path)
        try:
            return _look(path, patience, schema, thorough)
        except StoreError:
            # While another program creates or closes the database, its files may be seen half done. An error counts
            # only if the files did not change meanwhile.
            if _state(path) == before or time.monotonic() > until:
                raise
            time.sleep(PAUSE)


def _look(path: Path, patience: float, schema: Schema, thorough: bool) -> Version | None:
    try:
        with speaking(path, lambda: backups.newest(path.parent)), viewed(path, patience) as connection:
            return None if connection is None else _version(path, connection, schema, thorough)
    except NotADatabase as refusal:
        if path.is_file() and refusal.args == (str(path),) and _was_ours(path):
            raise Damaged(path, backups.newest(path.parent)) from None
        raise


def _version(path: Path, connection: sqlite3.Connection, schema: Schema, thorough: bool) -> Version | None:
    # One transaction, so that all reads see the same state.
    connection.execute("BEGIN")
    number = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    # This also reads the list of tables; otherwise damage to it would be noticed too late.
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    # The version is stored twice, so that a flipped bit in one place is not taken for another program.
    again = noted(connection, "schema")
    if mark != APPLICATION:
        if noted(connection, "program") and again == str(Version.unpacked(number)):
            raise Damaged(path, backups.newest(path.parent))
        if number or mark or tables:
            raise Foreign(path)
        # A first start that was killed before it had created the tables.
        return None
    found = Version.unpacked(number)
    if again and again != str(found):
        raise Damaged(path, backups.newest(path.parent))
    if found.major > schema.version.major:
        raise TooNew(path, str(found), noted(connection, "program"))
    if found < schema.oldest:
        raise Foreign(path)
    # Damaged rows must not be given checksums that would make them look sound.
    if (thorough or found < schema.version) and complaint(connection):
        raise Damaged(path, backups.newest(path.parent))
    return found


def beside(path: Path) -> tuple[Path, Path]:
    """Return the two files that SQLite keeps beside an open database: the log, and the memory that programs share.

    They are beside the database itself, even if `path` is a link to it.
    """
    real = Path(os.path.realpath(path))
    return real.with_name(real.name + "-wal"), real.with_name(real.name + "-shm")


def _was_ours(path: Path) -> bool:
    """Return whether a file that is not (or no longer) a database was ours: it has our mark, or backups exist."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return False
    return head[_MARK] == APPLICATION.to_bytes(4, "big") or backups.newest(path.parent) is not None


def _state(path: Path) -> list[tuple[int, int, int] | None]:
    """The inode, size and time of the database and of its log, or None. (Reading alone changes the third file.)"""
    state: list[tuple[int, int, int] | None] = []
    for one in (path, beside(path)[0]):
        try:
            known = one.stat()
            state.append((known.st_ino, known.st_size, known.st_mtime_ns))
        except OSError:
            state.append(None)
    return state


def noted(connection: sqlite3.Connection, key: str) -> str:
    """Return the database's own note under `schema` (its version) or `program` (what created its form), or ""."""
    try:
        row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    except (sqlite3.Error, UnicodeError):
        return ""
    return str(row[0])[:40] if row else ""


def _head(path: Path) -> bytes:
    """Return the first bytes of the database; empty if there is no file. Raises a StoreError."""
    for one in (path, *beside(path)):
        try:
            kind = one.stat().st_mode
        except FileNotFoundError:
            continue
        except PermissionError as error:
            raise NotWritable(path) from error
        except OSError as error:
            raise StoreFailed(one, said(error)) from error
        if not stat.S_ISREG(kind):
            # Reading a pipe would block the program for ever.
            raise NotADatabase(one)
    try:
        with path.open("rb") as file:
            return file.read(_HEAD)
    except FileNotFoundError:
        return b""
    except PermissionError as error:
        raise NotWritable(path) from error
    except OSError as error:
        raise StoreFailed(path, said(error)) from error


@contextlib.contextmanager
def viewed(path: Path, patience: float) -> Iterator[sqlite3.Connection | None]:
    """Open a connection that can only read and leaves no trace; None if the file is missing or empty."""
    log, shared = beside(path)
    head = _head(path)
    if not head:
        if path.exists() and (_size(log) or backups.newest(path.parent) is not None):
            # The file was not always empty; a fresh start would replace somebody's games with an empty shelf.
            raise Damaged(path, backups.newest(path.parent))
        yield None
        return
    if not head.startswith(_MAGIC):
        # SQLite would take a file of one byte for an empty database and overwrite it.
        raise NotADatabase(path)
    with contextlib.ExitStack() as after:
        if not _size(log):
            # No program has it open. Opening such a database for reading in the usual way would create the two files.
            seen, mode = path, "immutable=1"
        elif shared.exists():
            # Open elsewhere, or left by a killed program. If both files exist, reading creates none.
            seen, mode = path, "mode=ro"
        else:
            # Left by a killed program and then copied without its third file.
            place = Path(after.enter_context(tempfile.TemporaryDirectory(prefix="kupa-")))
            seen, mode = place / path.name, "mode=ro"
            try:
                shutil.copyfile(path, seen)
                shutil.copyfile(log, beside(seen)[0])
            except OSError as error:
                raise StoreFailed(path, said(error)) from error
        yield after.enter_context(contextlib.closing(connected(seen, mode, patience=patience)))


def _size(path: Path) -> int:
    """Return the size of a file in bytes; 0 if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
