"""Copies of the database: one a day, of which three are kept, and one before every change of schema, kept for ever.

A copy is a whole database in one file. To restore it, copy it over `kupa.db` while the program is closed.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import NamedTuple

from app.store.address import connected
from app.store.schema import APPLICATION
from app.store.soundness import examined

FOLDER = "backups"
"""The folder for the copies, inside the data folder."""

DAYS = 3
"""How many daily copies are kept."""

STALE = 3600
"""Age in seconds after which an unfinished copy must have been left by a program that was killed."""

_NUMBER = "copy"
"""The key in `meta` under which a copy stores its number."""

# Kept as text, and compiled only when copies are looked for, on the first start of a day.
_DAILY = r"kupa-\d{4}-\d\d-\d\d\.db"


def daily(folder: Path, day: date) -> Path:
    """Return the path of the copy made on this day."""
    return folder / FOLDER / f"kupa-{day.isoformat()}.db"


class Copy(NamedTuple):
    """A daily copy: its path, and the day it was made according to the clock."""

    path: Path
    day: date


def newest(folder: Path) -> Path | None:
    """Return the newest daily copy, or None. Does not check whether it is sound."""
    copies = _copies(folder)
    return copies[-1] if copies else None


def newest_sound(folder: Path) -> Copy | None:
    """Return the newest daily copy that is sound from its first page to its last row, or None."""
    for path in reversed(_copies(folder)):
        if is_sound(path):
            return Copy(path, date.fromisoformat(path.stem.removeprefix("kupa-")))
    return None


def is_sound(path: Path) -> bool:
    """Return whether a copy is readable, ours and undamaged. Does not change the copy."""
    try:
        with contextlib.closing(connected(path, "immutable=1")) as connection:
            mark = connection.execute("PRAGMA application_id").fetchone()[0]
            return bool(mark == APPLICATION) and examined(connection).sound
    except (sqlite3.Error, UnicodeDecodeError, MemoryError):
        return False


def copy_daily(source: sqlite3.Connection, folder: Path, day: date) -> None:
    """Make today's copy and remove the older ones beyond `DAYS`. Raises OSError or sqlite3.Error."""
    made = daily(folder, day)
    others = _copies(folder)
    copy(source, made, number=1 + max((_number(path) for path in others), default=0))
    for old in [path for path in others if path != made][: -(DAYS - 1)]:
        old.unlink(missing_ok=True)
    for part in made.parent.glob(".*.part*"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE:
                part.unlink()


def copy_before(source: sqlite3.Connection, folder: Path, version: str, day: date) -> Path:
    """Copy a database of this schema version under a name that no later copy takes. Raises OSError or sqlite3.Error."""
    names = numbered(folder / FOLDER, f"before-change-of-{version}-{day.isoformat()}")
    target = next(path for path in names if not path.exists())
    copy(source, target)
    return target


def numbered(folder: Path, stem: str) -> Iterator[Path]:
    """Yield the paths that a database of this name may have: the name alone, then with a number, from 2."""
    yield folder / f"{stem}.db"
    yield from (folder / f"{stem}-{number}.db" for number in count(2))


def copy(source: sqlite3.Connection, target: Path, number: int | None = None) -> None:
    """Copy a database into one file, which is either complete or does not exist. Raises OSError or sqlite3.Error.

    `number` is written into the copy. Later copies have higher numbers, whatever the clock said.
    """
    target.parent.mkdir(exist_ok=True)
    # Threads of one process may copy at the same time: two that wrote into one file ended the process.
    part = target.with_name(f".{target.stem}-{os.urandom(6).hex()}.part")
    try:
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copied:
            source.backup(copied)
            if number is not None:
                copied.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (_NUMBER, str(number)))
            # The journal mode is stored in the file; in WAL mode, opening the copy would create two more files beside
            # it.
            copied.execute("PRAGMA journal_mode = DELETE")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def _copies(folder: Path) -> list[Path]:
    """The daily copies in the order in which they were made; those without a number come first, by name."""
    found = [path for path in (folder / FOLDER).glob("kupa-*.db") if re.fullmatch(_DAILY, path.name)]
    return sorted(found, key=lambda path: (_number(path), path.name))


def _number(path: Path) -> int:
    """Return the number written in a copy; 0 if it has none or cannot be read."""
    try:
        with contextlib.closing(connected(path, "immutable=1")) as connection:
            row = connection.execute("SELECT value FROM meta WHERE key = ?", (_NUMBER,)).fetchone()
            return int(row[0]) if row else 0
    except (sqlite3.Error, UnicodeDecodeError, MemoryError, ValueError):
        return 0
