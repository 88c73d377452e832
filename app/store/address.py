"""Where a file lies, as SQLite is told it."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote


def uri(path: Path, parameters: str) -> str:
    """A path as SQLite's URI: any letters, any drive, any network share, whose server SQLite takes as part of the path.

    `Path.as_uri` names the server where a host belongs, which SQLite refuses.
    """
    text = path.absolute().as_posix()
    return f"file://{'' if text.startswith('/') else '/'}{quote(text, safe='/:')}?{parameters}"
