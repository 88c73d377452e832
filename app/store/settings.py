"""Settings: JSON values by name. The windows define their meanings and types."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from app.store.database import Database
from app.store.plain_json import read, written
from app.store.sums import columns_of, holds, row_sum


class StoredSettings:
    """The settings of a store; each `put` has been committed when it returns."""

    def __init__(self, database: Database) -> None:
        """Use `Store.settings`."""
        self._database = database
        self._waiting: dict[str, str] = {}
        self._known: dict[str, str] = {}
        self._anew = False

    def get(self, key: str, default: Any = None) -> Any:
        """Return the value put under this name; `default` if there is none that can be read. Raises StoreError."""
        text = self._waiting.get(key)
        if text is None:
            with self._database.reading() as connection:
                found = connection.execute(f"SELECT {columns_of('settings')} FROM settings WHERE key = ?", (key,))
                row = found.fetchone()
            if row is not None and holds(row):
                self._known[key] = row[1]
            elif not self._anew:
                return default
            text = self._known.get(key)
        try:
            return default if text is None else read(text)
        except (ValueError, TypeError):
            return default

    def put(self, key: str, value: Any) -> None:
        """Keep a JSON value. Raises TypeError or ValueError if it is not JSON.

        Raises StoreError if it cannot be kept now. The value still holds, and the next successful write of any kind to
        this store keeps it too.
        """
        self._waiting[key] = written(value)
        with self._database.writing() as connection:
            self.write_waiting(connection)
        self.written()

    def write_waiting(self, connection: sqlite3.Connection) -> None:
        """Write the waiting values as part of a transaction. Call `written` once it has been committed."""
        into = f"INTO settings ({columns_of('settings')})"
        if self._anew:
            # Not `INSERT OR IGNORE`: a trigger of the table removes the row with this key before anything is ignored.
            added = f"INSERT {into} SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM settings WHERE key = ?)"
            connection.executemany(added, [(*row, row[0]) for row in _rows(self._known)])
        connection.executemany(f"INSERT OR REPLACE {into} VALUES (?, ?, ?)", _rows(self._waiting))

    def written(self) -> None:
        """Note that the waiting values have been committed."""
        self._anew = False
        self._known.update(self._waiting)
        self._waiting.clear()

    def carry_over(self) -> None:
        """Make the next write add every value seen so far, replacing none. For a store that was created again."""
        self._anew = True


def _rows(values: Mapping[str, str]) -> list[tuple[str, str, int]]:
    """Return the rows of the table, with their checksums."""
    return [(*row, row_sum(row)) for row in values.items()]
