"""The location of a file in the form that SQLite expects."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote


def uri(path: Path, parameters: str) -> str:
    """Return a path as a URI for SQLite, with any letters, on any drive or network share.

    SQLite takes the server of a network share as part of the path. `Path.as_uri` puts the server where a URI has its
    host, and SQLite refuses that.
    """
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(text, safe='/:')}?{parameters}"
