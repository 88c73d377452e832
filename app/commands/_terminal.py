"""How the commands speak on a terminal: in the language in use, or in the one given by `--language`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.wording import available, direction, t, use
from app.wording.bidi import bare


def say(text: str, *, aside: bool = False) -> None:
    """Print a line; `aside`: to the error stream, for what is not part of the result.

    In a language that is written from the left a line needs no isolates, and not every terminal hides them.
    """
    line = bare(text) if direction() == "ltr" else text
    print(line, file=sys.stderr if aside else sys.stdout)


def usage(command: str, arguments: Sequence[str]) -> int:
    """Tell how a command is used. The exit code is 0 if that was the question, else 2."""
    asked = bool(set(arguments) & {"-h", "--help"})
    say(t(f"command.{command}.usage"), aside=not asked)
    return 0 if asked else 2


def repeated(arguments: Sequence[str], name: str) -> tuple[list[str], list[str]]:
    """The arguments without the options `--name value`, which may come several times; and their values, in order.

    One that is last and has no value stays among the arguments.
    """
    rest: list[str] = []
    values: list[str] = []
    words = list(arguments)
    while words:
        word = words.pop(0)
        if word == f"--{name}" and words:
            values.append(words.pop(0))
        elif word.startswith(f"--{name}="):
            values.append(word.partition("=")[2])
        else:
            rest.append(word)
    return rest, values


def options(arguments: Sequence[str], known: Sequence[str]) -> tuple[list[str], dict[str, str]] | None:
    """The words that are not options, and the options `--name value` of these names; None where they cannot be read.

    A `known` name that ends in `!` takes no value. `--language` is known everywhere and takes effect at once.
    """
    words = list(arguments)
    rest: list[str] = []
    found: dict[str, str] = {}
    while words:
        word = words.pop(0)
        name, joined, value = word.removeprefix("--").partition("=")
        if not word.startswith("-"):
            rest.append(word)
        elif word == f"--{name}" and f"{name}!" in known:
            found[name] = ""
        elif word.startswith("--") and name in ("language", *known) and (joined or words):
            found[name] = value if joined else words.pop(0)
        else:
            return None
    code = found.pop("language", None)
    if code is not None:
        if code not in available():
            return None
        use(code)
    return rest, found
