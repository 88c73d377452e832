"""A look at the database's file before it is opened: nothing is changed or made, whatever it may be.

What must not be opened is refused: a file of another kind, of another program, of a newer one, a damaged one.
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
from urllib.parse import quote

from app.store import backups
from app.store.errors import Damaged, Foreign, NotADatabase, NotWritable, StoreError, StoreFailed, TooNew, speaking
from app.store.schema import APPLICATION, Schema, Version
from app.store.soundness import complaint

PAUSE = 0.01
"""Seconds between two tries where SQLite itself does not wait."""

_MAGIC = b"SQLite format 3\x00"
_HEAD = 100
_MARK = slice(68, 72)
"""Where `application_id` stands in the first 100 bytes of a database."""


def look(path: Path, patience: float, schema: Schema, thorough: bool) -> Version | None:
    """The version of a database, found without changing or making any file; None where nothing is yet.

    Raises a StoreError when it must not be opened: of another kind, of another program, too new, damaged as far as
    can be seen (`thorough`: every page is looked at).
    """
    until = time.monotonic() + patience
    while True:
        before = _state(path)
        try:
            return _look(path, patience, schema, thorough)
        except StoreError:
            # While another program makes or closes the database, its files may be seen half done. What is wrong
            # with files that did not move is wrong indeed.
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
    # One state for all that is read.
    connection.execute("BEGIN")
    number = int(connection.execute("PRAGMA user_version").fetchone()[0])
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    # This reads the list of tables too, whose damage would be noticed too late otherwise.
    tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    # The version stands in two places, so that a flipped bit in one does not pass for another program.
    again = _noted(connection, "schema")
    if mark != APPLICATION:
        if _noted(connection, "program") and again == str(Version.unpacked(number)):
            raise Damaged(path, backups.newest(path.parent))
        if number or mark or tables:
            raise Foreign(path)
        # A first start that was killed before it had made the tables.
        return None
    found = Version.unpacked(number)
    if again and again != str(found):
        raise Damaged(path, backups.newest(path.parent))
    if found.major > schema.version.major:
        raise TooNew(path, str(found), _noted(connection, "program"))
    if found < schema.oldest:
        raise Foreign(path)
    # What is damaged must not be taken for sound when its rows get their checksums.
    if (thorough or found < schema.version) and complaint(connection):
        raise Damaged(path, backups.newest(path.parent))
    return found


def beside(path: Path) -> tuple[Path, Path]:
    """The two files that SQLite keeps beside an open database: the log, and the memory its programs share.

    They lie where the database really is, also when `path` is a link to it.
    """
    real = Path(os.path.realpath(path))
    return real.with_name(real.name + "-wal"), real.with_name(real.name + "-shm")


def _was_ours(path: Path) -> bool:
    """Whether a file that is no database (any more) was ours: it bears our mark, or copies of it have been made."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD)
    except OSError:
        return False
    return head[_MARK] == APPLICATION.to_bytes(4, "big") or backups.newest(path.parent) is not None


def _state(path: Path) -> list[tuple[int, int, int] | None]:
    """Whether the database and its log are there, how large, and of when; the third file changes by being read."""
    state: list[tuple[int, int, int] | None] = []
    for one in (path, beside(path)[0]):
        try:
            known = one.stat()
            state.append((known.st_ino, known.st_size, known.st_mtime_ns))
        except OSError:
            state.append(None)
    return state


def _noted(connection: sqlite3.Connection, key: str) -> str:
    """What the database says of itself: `schema`, its version, or `program`, the one that made its form; or empty."""
    try:
        row = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    except (sqlite3.Error, UnicodeError):
        return ""
    return str(row[0])[:40] if row else ""


def program_of(connection: sqlite3.Connection) -> str:
    """Which version of the program made a newer form, if that can still be read there."""
    return _noted(connection, "program")


def _head(path: Path) -> bytes:
    """The first bytes of the database; none where there is no file. Raises a StoreError."""
    for one in (path, *beside(path)):
        try:
            kind = one.stat().st_mode
        except FileNotFoundError:
            continue
        except PermissionError as error:
            raise NotWritable(path) from error
        except OSError as error:
            raise StoreFailed(one, error.strerror or str(error)) from error
        if not stat.S_ISREG(kind):
            # A pipe would keep the program waiting for ever.
            raise NotADatabase(one)
    try:
        with path.open("rb") as file:
            return file.read(_HEAD)
    except FileNotFoundError:
        return b""
    except PermissionError as error:
        raise NotWritable(path) from error
    except OSError as error:
        raise StoreFailed(path, error.strerror or str(error)) from error


@contextlib.contextmanager
def viewed(path: Path, patience: float) -> Iterator[sqlite3.Connection | None]:
    """A connection that can only read and leaves no trace; None where there is no file or an empty one."""
    log, shared = beside(path)
    head = _head(path)
    if not head:
        if path.exists() and (_size(log) or backups.newest(path.parent) is not None):
            # It was not empty once; to begin anew would put an empty shelf in the place of somebody's games.
            raise Damaged(path, backups.newest(path.parent))
        yield None
        return
    if not head.startswith(_MAGIC):
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
                shutil.copyfile(log, beside(seen)[0])
            except OSError as error:
                raise StoreFailed(path, error.strerror or str(error)) from error
        connection = sqlite3.connect(uri(seen, mode), uri=True, timeout=patience, isolation_level=None)
        connection.text_factory = lenient
        after.enter_context(contextlib.closing(connection))
        yield connection


def read_only(path: Path, patience: float = 0.0) -> sqlite3.Connection:
    """A connection that reads a database which is open elsewhere; for whatever thread it is wanted in."""
    connection = sqlite3.connect(
        uri(path, "mode=ro"), uri=True, timeout=patience, isolation_level=None, check_same_thread=False
    )
    connection.text_factory = lenient
    return connection


def lenient(raw: bytes) -> str:
    """Text of a row; one that was edited by hand may hold anything, and its reader says so, not the decoder."""
    return raw.decode("utf-8", "replace")


def _size(path: Path) -> int:
    """Bytes of a file; 0 where there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def uri(path: Path, parameters: str) -> str:
    """A path as SQLite's URI: any letter, any drive, any network share."""
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(text, safe='/:')}?{parameters}"
