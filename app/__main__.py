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
from typing import NoReturn, cast

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
    "results": "app.commands.results",
    "new-game": "app.commands.new_game",
    "check-game": "app.commands.check_game",
}
"""The verbs, each with a module whose `main(arguments)` takes what follows the verb and returns the exit code."""

LONGEST_VERB = 40
"""How much of an unknown verb is repeated, in characters."""

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
    if words and first in ("--version", *COMMANDS):
        return command(first, words[1:])
    if not words or first.startswith("-") or first.lower().endswith(".kupa"):
        return entry(WINDOW)(words)
    speak_utf8()
    from app.commands._terminal import say
    from app.wording import t

    say(t("program.unknown-verb", verb=first[:LONGEST_VERB], verbs=", ".join(COMMANDS)), aside=True)
    return 2


def run() -> NoReturn:
    """Be the whole process: start what its command line asks for, and end with the exit code."""
    try:
        code = main()
    except Exception:
        sys.excepthook(*sys.exc_info())
        code = 1
    if "app.games" in sys.modules:
        from app.games.patience import leave

        leave(code)
    sys.exit(code)


def command(verb: str, arguments: Sequence[str]) -> int:
    """Run one command, including the person's own games if they are switched on.

    A reader that leaves early (`| head`), an interrupt, a full disk, a file that cannot be used or an own game that
    fails ends it without a traceback.
    """
    speak_utf8()
    try:
        code = version() if verb == "--version" else carried_out(verb, arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        say_no_more()
        return 1
    except OSError as error:
        say_no_more()
        from app.commands._terminal import say
        from app.wording import t

        message = "program.unwritten" if error.filename is None else "program.stopped"
        say(t(message, file=str(error.filename), detail=error.strerror or str(error)), aside=True)
        return 1
    except Exception as error:
        from app.commands._own_games import told

        if not told(error):
            raise
        return 1


def version() -> int:
    """Print the version; return the exit code."""
    print(f"kupa {__version__}")
    return 0


def carried_out(verb: str, arguments: Sequence[str]) -> int:
    """Run one command; return the exit code."""
    from app.commands._answers import kept_apart
    from app.commands._own_games import know_own_games

    with kept_apart():
        know_own_games()
        return entry(COMMANDS[verb])(arguments)


def say_no_more() -> None:
    """Python flushes standard output once more at exit; give it a target where that cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speak_utf8() -> None:
    """Read and write UTF-8, which Hebrew and JSON need, whatever encoding the console has.

    A program with a window may have no console, and a console may have been closed: then nothing is read or written.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - it lives as long as Python
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")


def entry(module: str) -> Callable[[Sequence[str]], int]:
    """Import a module and return its `main`.

    Garbage collection skips what was imported, because searching it, now or later, would find nothing unused.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return cast("Callable[[Sequence[str]], int]", importlib.import_module(module).main)
    finally:
        gc.freeze()
        if collects:
            gc.enable()


if __name__ == "__main__":
    run()
