"""The entry point: the window, the engine process, or a command without a window.

`kupa`, `kupa FILE.kupa` and anything that begins with a dash start the window; `kupa VERB ...` starts a command of
`app.commands`. Qt is imported only for the window. So the engine process starts in a few milliseconds, even from the
bundle, and on a machine that has no Qt at all.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import cast

from app import __version__

COMMANDS = {
    "engine": "app.commands.engine",
    "simulate": "app.commands.simulate",
    "arena": "app.commands.arena",
    "lab": "app.commands.lab",
    "replay": "app.commands.replay",
    "hindsight": "app.commands.hindsight",
    "export": "app.commands.export",
    "check": "app.commands.check",
    "print": "app.commands.print_sheets",
    "new-game": "app.commands.new_game",
    "check-game": "app.commands.check_game",
}
"""The verbs, each with a module whose `main(arguments)` takes what follows the verb and returns the exit code."""

WINDOW = "app.shell.start.program"
"""The module whose `main(arguments)` opens the window; it takes the whole command line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Start what the command line asks for (by default the process's own) and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if getattr(sys, "frozen", False):
        # The laboratory's worker processes run this same program; here they branch off.
        from multiprocessing import freeze_support

        freeze_support()
    first = words[0] if words else ""
    if first == "--version":
        print(f"kupa {__version__}")
        return 0
    if first in COMMANDS:
        return command(first, words[1:])
    if not first or first.startswith("-") or first.lower().endswith(".kupa"):
        return entry(WINDOW)(words)
    from app.wording import t

    speak_utf8()
    print(t("program.unknown-verb", verb=first, verbs=", ".join(COMMANDS)), file=sys.stderr)
    return 2


def command(verb: str, arguments: Sequence[str]) -> int:
    """Run one command, including the person's own games if they are switched on.

    A reader that leaves early (`| head`) or an interrupt ends it without a traceback.
    """
    speak_utf8()
    try:
        from app.commands._own_games import know_own_games

        know_own_games()
        code = entry(COMMANDS[verb])(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Python flushes standard output once more at exit; give it a target where that cannot fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def speak_utf8() -> None:
    """Read and write UTF-8, which Hebrew and JSON need, whatever encoding the console has."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A program with a window may have no console at all; then the streams are None.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(encoding="utf-8")


def entry(module: str) -> Callable[[Sequence[str]], int]:
    """Import a module and return its `main`.

    Garbage collection skips what was imported, because searching it, now or later, would find nothing unused.
    """
    gc.disable()
    try:
        return cast("Callable[[Sequence[str]], int]", importlib.import_module(module).main)
    finally:
        gc.freeze()
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())
