"""The checksum in each row, which shows whether the row still holds what was written.

SQLite notices when the structure of its pages is broken, but not when a digit or a letter in them is. A CRC over all
columns does notice; by chance it misses one damaged row in four thousand million.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import Any

SUMMED: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "games": (
        ("id",),
        (
            "game", "revision", "seats", "options", "persons", "seed", "start", "seating", "program", "begun",
            "updated", "cursor", "actions", "last", "over", "changes", "continued", "played",
        ),
    ),
    "gestures": (("game", "n"), ("actions", "seat", "learned")),
    "results": (("game",), ("ended", "result", "deal", "counted", "outcome", "score", "scores_up", "nth")),
    "settings": (("key",), ("value",)),
}  # fmt: skip
"""The key columns of each table and its other columns, in the order in which they are summed; `sum` follows them."""


def row_sum(values: Sequence[Any]) -> int:
    """Return the checksum of a row. Raises TypeError for values that are never written (blobs, fractions)."""
    return zlib.crc32(",".join(map(_quoted, values)).encode("utf-8", "surrogatepass"))


def _quoted(value: Any) -> str:
    """Return a value as SQLite's own `quote` writes it."""
    if value is None:
        return "NULL"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    if isinstance(value, int):
        return str(int(value))
    raise TypeError(f"{type(value).__name__} is never written")


def summed_in_sql(table: str) -> str:
    """Return the SQL for the bytes that `row_sum` sums; for many rows SQLite assembles them faster."""
    keys, values = SUMMED[table]
    quoted = " || ',' || ".join(f"quote({name})" for name in (*keys, *values))
    return f"CAST({quoted} AS BLOB)"


def holds(values: Sequence[Any]) -> bool:
    """Return whether a row matches the checksum at its end; a row without a checksum passes."""
    *columns, kept = values
    if kept is None:
        return True
    try:
        return bool(kept == row_sum(columns))
    except TypeError:
        return False


def columns_of(table: str, prefix: str = "") -> str:
    """Return the columns of a row as a statement names them: keys, values, checksum."""
    keys, values = SUMMED[table]
    return ", ".join(f"{prefix}{name}" for name in (*keys, *values, "sum"))


def insertion(table: str) -> str:
    """Return the statement that adds a row of `columns_of`."""
    keys, values = SUMMED[table]
    holders = ", ".join("?" for _ in (*keys, *values, "sum"))
    return f"INSERT INTO {table} ({columns_of(table)}) VALUES ({holders})"
