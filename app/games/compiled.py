"""What was made of files the last time, kept beside them in `__pycache__`, as Python keeps the bytecode of its modules.

Every start needs the sentences of two dozen XML files, and the shelf needs to know how many may play each game. To
parse the files and import the games would take ten times as long as to load what was made of them.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Plain = TypeVar("Plain")

Stamps = list[tuple[str, int, int]]
"""Name, size and time of files."""


def stamps(place: Path) -> Stamps:
    """The files in a folder, as a mark of what is made of them; none where the program is packed without them."""
    try:
        with os.scandir(place) as files:
            return sorted((one.name, one.stat().st_size, one.stat().st_mtime_ns) for one in files if one.is_file())
    except OSError:
        return []


def compiled(path: Path, mark: object, make: Callable[[], Plain]) -> Plain:
    """What `make` returns; if the same was made for this `path` and `mark` before, what was returned then.

    Both it and the mark, which changes with the files, are made of texts, numbers, tuples, lists and dictionaries.
    Raises whatever `make` raises. It is made each time where bytecode is not to be written, or cannot be written into
    the folder of `path`.
    """
    kept = path.parent / "__pycache__" / f"{path.name}.{sys.implementation.cache_tag}"
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
        known, before = marshal.loads(kept.read_bytes())
        if known == mark:
            found: Plain = before
            return found
    made = make()
    if not sys.dont_write_bytecode:
        _keep(kept, marshal.dumps((mark, made)))  # type: ignore[arg-type]
    return made


def _keep(path: Path, content: bytes) -> None:
    """Write a file that another process may be about to read or write too."""
    own = path.with_name(f"{path.name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        path.parent.mkdir(exist_ok=True)
        try:
            own.write_bytes(content)
            own.replace(path)
        finally:
            # Windows replaces no file that somebody is reading just now; the next start writes it.
            own.unlink(missing_ok=True)
