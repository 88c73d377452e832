"""What can go wrong with kept data: one exception type for each case, with a code and arguments for a sentence.

`app.wording` makes the sentences. `STORE_CODES` and `FILE_CODES` list every code with the names of its arguments, so
that a test can check that each has a sentence in both languages.
"""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import ClassVar

STORE_CODES: Mapping[str, tuple[str, ...]] = {
    "folder-not-made": ("folder", "reason"),
    "not-writable": ("path",),
    "not-a-database": ("path",),
    "foreign-database": ("path",),
    "damaged-database": ("path", "backup"),
    "damaged-rows": ("path", "games"),
    "damaged-settings": ("path", "settings"),
    "no-home": (),
    "newer-database": ("path", "version", "program"),
    "locked": ("path",),
    "disk-full": ("path",),
    "vanished": ("path",),
    "store-failed": ("path", "reason"),
    "no-such-game": ("id",),
    "changed-elsewhere": ("id",),
    "game-unknown-game": ("id", "game"),
    "game-damaged": ("id", "detail"),
    "game-illegal-action": ("id", "number", "action"),
    "game-position-differs": ("id",),
}
"""Codes of `StoreError`. `backup` is the path of the newest copy, or empty; `reason` and `detail` are technical."""

FILE_CODES: Mapping[str, tuple[str, ...]] = {
    "missing": ("file",),
    "is-a-folder": ("file",),
    "not-a-file": ("file",),
    "dead-link": ("file",),
    "changing": ("file",),
    "not-readable": ("file", "reason"),
    "too-large": ("file", "megabytes"),
    "empty": ("file",),
    "cut-short": ("file",),
    "not-kupa": ("file",),
    "newer-format": ("file", "program"),
    "unknown-game": ("file", "game"),
    "damaged": ("file", "detail"),
    "illegal-action": ("file", "number", "action"),
    "position-differs": ("file",),
    "exists": ("file",),
    "folder-missing": ("file", "folder"),
    "not-writable": ("file",),
    "in-use": ("file",),
    "disk-full": ("file",),
    "not-written": ("file", "reason"),
}
"""Codes of `FileRefused`; the last six occur only when writing. `file` is the name of the file without its folder."""


class Refusal(Exception):
    """A code and its arguments (`args`), which are strings and integers."""

    codes: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, code: str, args: tuple[str | int, ...] = ()) -> None:
        """Refuse for `code`, whose entry in `codes` says how many arguments it takes."""
        if len(args) != len(self.codes[code]):
            raise TypeError(f"{code} has the arguments {self.codes[code]}, not {args}")
        super().__init__(*args)
        self.code = code

    @property
    def named(self) -> dict[str, str | int]:
        """The arguments by name."""
        return dict(zip(self.codes[self.code], self.args, strict=True))

    def __str__(self) -> str:
        """Return the text for logs and test reports."""
        return ": ".join((self.code, *(str(one) for one in self.args)))


class FileRefused(Refusal):
    """A `.kupa` file could not be opened or written; nothing has changed."""

    codes = FILE_CODES


class StoreError(Refusal):
    """The database or one call failed; everything kept before the call is still kept."""

    codes = STORE_CODES


class AtPath(StoreError):
    """One kind of failure of the database, or of its folder, at a path."""

    about: ClassVar[str]
    """Its code."""

    def __init__(self, path: Path, *details: str) -> None:
        """Name the path and, in the order of `STORE_CODES`, what else is told of this failure."""
        super().__init__(self.about, (str(path), *details))


class FolderNotMade(AtPath):
    """The folder does not exist and cannot be created, or a file has its name."""

    about = "folder-not-made"


class NotWritable(AtPath):
    """The program may not write to the folder or the database."""

    about = "not-writable"


class NotADatabase(AtPath):
    """The file at the database's path is of another kind."""

    about = "not-a-database"


class Foreign(AtPath):
    """The file is a database, but another program's."""

    about = "foreign-database"


class Damaged(StoreError):
    """The database is damaged. It is left as it is; a copy from an earlier day may exist."""

    def __init__(self, path: Path, backup: Path | None) -> None:
        """Name the database and the newest copy, if there is one."""
        super().__init__("damaged-database", (str(path), str(backup or "")))


class DamagedRows(StoreError):
    """The database opens, but some rows do not match their checksums. They are not shown, and are left as they are."""

    def __init__(self, path: Path, games: int, settings: int) -> None:
        """Name the database and the number of damaged games or, if there are none, of damaged settings."""
        if games:
            super().__init__("damaged-rows", (str(path), games))
        else:
            super().__init__("damaged-settings", (str(path), settings))


class NoHome(StoreError):
    """The system names no place for this user's data: the user has no home folder."""

    def __init__(self) -> None:
        super().__init__("no-home")


class TooNew(AtPath):
    """A newer program has changed the form of the database; this program does not touch it."""

    about = "newer-database"


class Locked(AtPath):
    """Another program holds the database and did not let go in time. Another try may succeed."""

    about = "locked"


class DiskFull(AtPath):
    """There is no room to write."""

    about = "disk-full"


class Vanished(AtPath):
    """The open database is no longer the file at its place: it was deleted, moved or replaced, or its disk is gone.

    What was last kept is still open here; `Store.reopen` brings it back to that place.
    """

    about = "vanished"


class StoreFailed(AtPath):
    """Anything else that SQLite or the disk reports."""

    about = "store-failed"


class NoSuchGame(StoreError):
    """No game with this number is kept, or no longer."""

    def __init__(self, game: int) -> None:
        """Name the number."""
        super().__init__("no-such-game", (game,))


class ChangedElsewhere(StoreError):
    """Another window or program has played on in this game since it was loaded here."""

    def __init__(self, game: int) -> None:
        """Name the number."""
        super().__init__("changed-elsewhere", (game,))


class GameRefused(StoreError):
    """One game cannot be played on: this program does not know it, or its rows contradict one another."""

    def __init__(self, game: int, code: str, args: tuple[str | int, ...]) -> None:
        """`code` and `args` are those of `app.store.replay.Unplayable`."""
        super().__init__(f"game-{code}", (game, *args))


def said(error: Exception) -> str:
    """Return the system's own message about an error."""
    return str(getattr(error, "strerror", None) or error)


def is_full(error: Exception) -> bool:
    """Return whether the system reports that there is no room: on the disk, or in this user's quota."""
    return isinstance(error, OSError) and error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", None))


def primary(error: Exception) -> int:
    """Return SQLite's primary result code of an error; 0 if Python gives none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def is_busy(error: sqlite3.Error) -> bool:
    """Return whether an error only says that another connection is using the database."""
    return primary(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


_NOT_OURS_TO_SAY = (sqlite3.ProgrammingError, sqlite3.InterfaceError)
"""A wrong use of the library, such as a closed database. That is a bug in the program, so it is passed on as it is."""

_UNREADABLE = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_FORMAT,
    # This package's statements are right. If SQLite does not understand one, a table is no longer as it was made.
    sqlite3.SQLITE_ERROR,
)


@contextlib.contextmanager
def speaking(path: Path, backup: Callable[[], Path | None]) -> Iterator[None]:
    """Turn any failure while reading or writing the database at `path` into a StoreError.

    That covers more than SQLite's own errors: a damaged text cannot be decoded, a damaged length asks for more memory
    than there is, a number may be too large. `backup` returns the newest copy; it is called only when there is damage
    to report.
    """
    try:
        yield
    except _NOT_OURS_TO_SAY:
        raise
    except sqlite3.Error as error:
        raise told(error, path, backup) from error
    except UnicodeDecodeError as error:
        raise Damaged(path, backup()) from error
    except (OverflowError, MemoryError) as error:
        raise StoreFailed(path, str(error) or type(error).__name__) from error


def told(error: sqlite3.Error, path: Path, backup: Callable[[], Path | None]) -> StoreError:
    """Return the StoreError that an SQLite error amounts to for the database at `path`."""
    code = primary(error)
    if is_busy(error):
        return Locked(path)
    if code == sqlite3.SQLITE_NOTADB:
        return NotADatabase(path)
    # This one comes from Python: it reports text that is not UTF-8 as an operational error without an SQLite code.
    if code in _UNREADABLE or (not code and isinstance(error, sqlite3.OperationalError)):
        return Damaged(path, backup())
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH):
        return NotWritable(path)
    if code == sqlite3.SQLITE_FULL or getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_IOERR_SHMSIZE:
        # The second case: the memory that programs share is a file too, and the disk had no room for it.
        return DiskFull(path)
    return StoreFailed(path, str(getattr(error, "sqlite_errorname", "") or error))
