"""Standard output, which belongs to what a command says: a game may print too, and that goes to the error stream."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import TextIO

_KEPT: list[TextIO] = []


def answers() -> TextIO:
    """Return the stream on which a command answers."""
    return _KEPT[0] if _KEPT else sys.stdout


@contextmanager
def kept_apart() -> Iterator[None]:
    """While this is open only `answers` leads to standard output, and whatever else is printed to the error stream."""
    _KEPT.append(answers())
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        _KEPT.pop()
