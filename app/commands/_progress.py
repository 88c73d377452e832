"""What a terminal shows of a long command: how far it has got, or what it is doing. Elsewhere nothing is shown."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Self, TypeVar

from app.wording import direction, t
from app.wording.bidi import bare

T = TypeVar("T")

WIDTH = 24
"""The length of the bar, in characters."""

PAUSE = 0.1
"""Seconds between two updates: a terminal is slow, and nobody reads faster."""


class Waiting:
    """A line on the error stream that says what a command is doing, so that results can be redirected.

    It stands there only on a terminal, and is erased at the end.
    """

    def __init__(self, words: str) -> None:
        """`words` is what it says, in the language in use."""
        self._words = words
        self.shows = sys.stderr is not None and sys.stderr.isatty()
        self._width = 0

    def __enter__(self) -> Self:
        """Show the line."""
        if self.shows:
            self._write(self._words)
        return self

    def _write(self, line: str) -> None:
        """Overwrite the last line, whatever its length, cutting what does not fit: it could not be erased."""
        line = bare(line) if direction() == "ltr" else line
        line = line[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write("\r" + line + " " * (self._width - len(line)))
        sys.stderr.flush()
        self._width = len(line)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Erase the line."""
        if self.shows and self._width:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()


class ProgressBar(Waiting):
    """A bar that shows how many of many things are done."""

    def __init__(self, whole: int, words: str = "lab.progress") -> None:
        """`whole` is the number of things to do, mostly games; `words` is the id of the message that counts them."""
        super().__init__(words)
        self.whole = whole
        self._done = 0
        self._next = 0.0

    def __enter__(self) -> Self:
        """Show an empty bar."""
        self.show(0)
        return self

    def over(self, things: Iterable[T]) -> Iterator[T]:
        """Show after each of these things that one more is done."""
        for thing in things:
            yield thing
            self._done += 1
            self.show(self._done)

    def show(self, done: int) -> None:
        """Show that this many are done."""
        now = time.monotonic()
        if not self.shows or (now < self._next and done < self.whole):
            return
        self._next = now + PAUSE
        full = WIDTH * done // self.whole if self.whole else WIDTH
        text = t(self._words, share=f"{100 * done // max(self.whole, 1)}%", done=done, all=self.whole)
        self._write(f"[{'#' * full}{'.' * (WIDTH - full)}] {text}")
