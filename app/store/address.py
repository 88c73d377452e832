"""Connecting SQLite to a file, wherever it is."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote


def uri(path: Path, parameters: str) -> str:
    """Return a path as a URI for SQLite, with any letters, on any drive or network share.

    SQLite takes the server of a network share as part of the path. `Path.as_uri` puts the server where a URI has its
    host, and SQLite refuses that.
    """
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(text, safe='/:')}?{parameters}"


def connected(
    path: Path, parameters: str = "", *, patience: float = 5.0, any_thread: bool = False
) -> sqlite3.Connection:
    """Return a connection that begins no transaction by itself, waiting at most `patience` s for another program.

    `parameters` (`mode=ro`, `immutable=1`) are for reading only. A row that somebody has edited may hold any bytes as
    text: its reader reports that, not the decoder.
    """
    where = uri(path, parameters) if parameters else path
    connection = sqlite3.connect(
        where, uri=bool(parameters), timeout=patience, isolation_level=None, check_same_thread=not any_thread
    )
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    return connection
