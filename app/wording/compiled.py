"""Catalogues as they were read before, kept beside them in `__pycache__`, as Python keeps the bytecode of its modules.

Reading two dozen XML files takes ten times as long as loading what was made of them, and every start needs them.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import sys
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

Messages = dict[str, tuple[str, str]]
"""The English and the Hebrew template of each message, by id."""


def compiled(path: Path, read: Callable[[bytes], Messages]) -> Messages:
    """What `read` makes of the content of a file; while that is the same as last time, what was made of it then.

    Raises OSError if the file cannot be read, and whatever `read` raises. Where bytecode is not to be written, or the
    folder cannot be, the file is read each time.
    """
    content = path.read_bytes()
    mark = (len(content), crc32(content))
    kept = path.parent / "__pycache__" / f"{path.name}.{sys.implementation.cache_tag}"
    with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
        known, messages = marshal.loads(kept.read_bytes())
        if known == mark:
            found: Messages = messages
            return found
    made = read(content)
    if not sys.dont_write_bytecode:
        _keep(kept, marshal.dumps((mark, made)))
    return made


def _keep(path: Path, content: bytes) -> None:
    """Write a file that another process may be about to read or write too."""
    own = path.with_name(f"{path.name}.{os.getpid()}")
    with contextlib.suppress(OSError):
        path.parent.mkdir(exist_ok=True)
        own.write_bytes(content)
        own.replace(path)
