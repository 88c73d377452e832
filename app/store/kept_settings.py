"""Single settings, read without opening the store.

Commands use this while a window may have the store open, so it only reads.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from app.store.address import connected
from app.store.database import NAME
from app.store.errors import NoHome
from app.store.folder import data_folder
from app.store.plain_json import read
from app.store.sums import columns_of, holds


def kept_settings(*keys: str) -> dict[str, Any]:
    """Return the values kept under these keys, without any that are damaged, locked or missing."""
    found: dict[str, Any] = {}
    try:
        kept = data_folder() / NAME
        if not kept.is_file():
            return {}
        with closing(connected(kept, "mode=ro", patience=0.5)) as connection:
            for key in keys:
                asked = f"SELECT {columns_of('settings')} FROM settings WHERE key = ?"
                row = connection.execute(asked, (key,)).fetchone()
                if row is not None and holds(row):
                    found[key] = read(row[1])
    except (NoHome, OSError, sqlite3.Error, ImportError, ValueError, TypeError):
        return found
    return found
