"""Where a person's own games lie, and whether they are switched on, read without opening the store.

A command asks this beside a window that has the store open, so it reads the one setting and changes nothing.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from app.store.database import NAME
from app.store.errors import NoHome
from app.store.folder import data_folder
from app.store.sums import columns_of, holds

FOLDER = "games"
"""The folder of own games within that of the program's data."""

SETTING = "own_games"
"""The setting that switches them on."""


def place() -> Path:
    """The folder in which own games lie; it need not be there. Raises NoHome."""
    return data_folder() / FOLDER


def switched_on() -> Path | None:
    """The folder of own games, if it is there and the person has switched them on; None also where nothing can be read.

    Only a plain yes counts: whatever is damaged, locked or missing leaves them switched off.
    """
    try:
        found = place()
        kept = found.parent / NAME
        if not found.is_dir() or not kept.is_file():
            return None
        with closing(sqlite3.connect(f"{kept.as_uri()}?mode=ro", uri=True, timeout=0.5)) as connection:
            asked = f"SELECT {columns_of('settings')} FROM settings WHERE key = ?"
            row = connection.execute(asked, (SETTING,)).fetchone()
    except (NoHome, OSError, sqlite3.Error, ImportError):
        return None
    return found if row is not None and holds(row) and row[1] == "true" else None
