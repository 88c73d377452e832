"""Printing to a terminal, in the current language."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.wording import direction, t
from app.wording.bidi import bare


def say(text: str, *, aside: bool = False) -> None:
    """Print a line, with `aside` to the error stream, for what is not part of the result.

    A line in a left-to-right language needs no isolates, and not every terminal hides them.
    """
    line = bare(text) if direction() == "ltr" else text
    print(line, file=sys.stderr if aside else sys.stdout)


def usage(command: str, arguments: Sequence[str]) -> int:
    """Tell how a command is used. Returns the exit code: 0 if that was the question, else 2."""
    asked = bool(set(arguments) & {"-h", "--help"})
    say(t(f"command.{command}.usage"), aside=not asked)
    return 0 if asked else 2
