"""A cache of results derived from files, kept beside them in `__pycache__`, as Python keeps bytecode.

Every start needs the sentences of two dozen XML files, and the shelf needs to know how many people may play each game.
Parsing the files and importing the games would take ten times as long as loading the cached results.
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
"""The name, size and modification time of files."""


def stamps(place: Path) -> Stamps:
    """The files in a folder, as a mark of results derived from them; empty if the program is packed without them."""
    try:
        with os.scandir(place) as files:
            return sorted((one.name, one.stat().st_size, one.stat().st_mtime_ns) for one in files if one.is_file())
    except OSError:
        return []


def compiled(path: Path, mark: object, make: Callable[[], Plain]) -> Plain:
    """Return what `make` returns, from the cache if it was made before for this `path` and `mark`.

    The result and the mark, which changes with the files, consist of strings, numbers, tuples, lists and dictionaries.
    Raises whatever `make` raises. It is made each time if bytecode must not be written, or cannot be written into the
    folder of `path`.
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
    """Write a file that another process may be reading or writing at the same time."""
    own = path.with_name(f"{path.name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        path.parent.mkdir(exist_ok=True)
        try:
            own.write_bytes(content)
            own.replace(path)
        finally:
            # Windows cannot replace a file that is being read; the next start writes it.
            own.unlink(missing_ok=True)
