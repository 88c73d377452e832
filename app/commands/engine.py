"""`kupa engine`: the engine over standard input and output, one JSON object per line (docs/protocol.md).

Imports nothing that a single question does not need: the program's words are loaded only for the list of games.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.commands._answers import answers
from app.games import GAMES
from app.protocol.server import Server


def main(arguments: Sequence[str]) -> int:
    """Answer until the input ends; return the exit code. There are no arguments."""
    if arguments:
        from app.commands._terminal import usage

        return usage("engine", arguments)
    Server(GAMES, names).serve(sys.stdin.buffer, answers().buffer)
    return 0


def names(game: str) -> dict[str, str]:
    """Return a game's names in both languages, as plain text for programs, without direction marks."""
    from app.wording import available
    from app.wording.bidi import bare
    from app.wording.catalogue import speaking
    from app.wording.titles import game_name

    found: dict[str, str] = {}
    for code in available():
        with speaking(code):
            found[code] = bare(game_name(game))
    return found
