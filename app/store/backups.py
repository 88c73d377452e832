"""Copies of the database: one a day, of which three are kept, and one before every change of its form, kept for ever.

A copy is a whole database in one file; putting one back is copying it over `kupa.db` while the program is closed.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import time
from datetime import date
from pathlib import Path

FOLDER = "backups"
"""The folder of the copies, inside the data folder."""

DAYS = 3
"""How many daily copies are kept."""

STALE = 3600
"""Seconds after which an unfinished copy belongs to a program that was killed."""

_DAILY = re.compile(r"kupa-\d{4}-\d\d-\d\d\.db")


def daily(folder: Path, day: date) -> Path:
    """Where the copy of this day lies."""
    return folder / FOLDER / f"kupa-{day.isoformat()}.db"


def newest(folder: Path) -> Path | None:
    """The newest daily copy, or None."""
    copies = _copies(folder)
    return copies[-1] if copies else None


def copy_daily(source: sqlite3.Connection, folder: Path, day: date) -> None:
    """Make the copy of this day and remove all but the newest others. Raises OSError or sqlite3.Error."""
    made = daily(folder, day)
    copy(source, made)
    # A clock that once ran ahead must not cost the copy just made, so that one is not weighed.
    for old in [path for path in _copies(folder) if path != made][: -(DAYS - 1)]:
        old.unlink(missing_ok=True)
    for part in made.parent.glob(".*.part*"):
        with contextlib.suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE:
                part.unlink()


def copy_before(source: sqlite3.Connection, folder: Path, version: str, day: date) -> Path:
    """Make a copy that no later one replaces, of a database of this version. Raises OSError or sqlite3.Error."""
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        target = folder / FOLDER / f"before-change-of-{version}-{day.isoformat()}{again}.db"
        if not target.exists():
            break
        number += 1
    copy(source, target)
    return target


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database as a whole into one file that is complete or not there. Raises OSError or sqlite3.Error."""
    target.parent.mkdir(exist_ok=True)
    part = target.with_name(f".{target.stem}-{os.getpid()}.part")
    part.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copied:
            source.backup(copied)
            # Write-ahead logging is noted in the file; a copy should open without leaving two files beside it.
            copied.execute("PRAGMA journal_mode = DELETE")
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def _copies(folder: Path) -> list[Path]:
    """The daily copies, oldest first."""
    return sorted(path for path in (folder / FOLDER).glob("kupa-*.db") if _DAILY.fullmatch(path.name))
