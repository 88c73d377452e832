"""Printing to a terminal, in the current language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import pairwise

from app.commands._answers import answers
from app.wording import available, direction, t, use
from app.wording.bidi import JOINER, bare


def say(text: str, *, aside: bool = False) -> None:
    """Print a line, with `aside` to the error stream, for what is not part of the result.

    A line in a left-to-right language needs no isolates, and not every terminal hides them. Joiners between hyphens
    would be copied with an option, which nobody would understand with them.
    """
    line = bare(text) if direction() == "ltr" else text.replace(JOINER, "")
    print(line, file=sys.stderr if aside else answers())


def refuse(why: str | Exception, code: int) -> int:
    """Say on the error stream why a command does no more, and return its exit code."""
    say(str(why), aside=True)
    return code


def say_exactly(text: str) -> None:
    """Print a line for programs, as it is."""
    print(text, file=answers())


def heed(arguments: Sequence[str]) -> None:
    """Switch to the language a command line names, wherever it does, so that help and refusals are in it as well.

    A name that is no language is left for the command to refuse.
    """
    words = [part for word in arguments for part in (word.split("=", 1) if word.startswith("--language=") else [word])]
    asked = next((value for word, value in pairwise(words) if word == "--language"), None)
    if asked in available():
        use(asked)


def asks_for_help(arguments: Sequence[str]) -> bool:
    """Whether a command line asks how the command is used."""
    return bool(set(arguments) & {"-h", "--help"})


def usage(command: str, arguments: Sequence[str]) -> int:
    """Tell how a command is used. Returns the exit code: 0 if that was the question, else 2."""
    heed(arguments)
    asked = asks_for_help(arguments)
    say(t(f"command.{command}.usage"), aside=not asked)
    return 0 if asked else 2
