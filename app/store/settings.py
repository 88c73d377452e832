"""Settings: JSON values by name. What they mean, and their types, is the shell's concern."""

from __future__ import annotations

from typing import Any

from app.store.database import Database
from app.store.plain_json import read, written
from app.store.sums import holds, row_sum


class Settings:
    """The settings of a store; each `put` is committed when it returns."""

    def __init__(self, database: Database) -> None:
        """Use `Store.settings`."""
        self._database = database

    def get(self, key: str, default: Any = None) -> Any:
        """The value kept under this name; `default` when there is none or none that can be read. Raises StoreError."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT key, value, sum FROM settings WHERE key = ?", (key,)).fetchone()
        if row is None or not holds(row):
            return default
        try:
            return read(row[1])
        except (ValueError, TypeError):
            return default

    def put(self, key: str, value: Any) -> None:
        """Keep a JSON value. Raises StoreError; TypeError or ValueError when it is not JSON."""
        row = (key, written(value))
        with self._database.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO settings (key, value, sum) VALUES (?, ?, ?)", (*row, row_sum(row))
            )
