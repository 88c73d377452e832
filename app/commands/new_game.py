"""`kupa new-game ID [FOLDER]`: writes a game that can be played right away, as a starting point for a person's own.

Without a folder the game is written where the program looks for own games. The exit code is 0 if it was written, 1 if
it could not be, 2 for a command line that is not understood.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.commands._command_line import understood
from app.commands._terminal import refuse, say, usage
from app.lab.new_game import NotWritten, write_game
from app.store.errors import StoreError
from app.store.own_games import place
from app.wording import t
from app.wording.own_games import not_written_sentence
from app.wording.sentences import store_trouble
from app.wording.titles import game_name


def main(arguments: Sequence[str]) -> int:
    """Write a game; return the exit code."""
    line = understood(arguments, (), most=2)
    if line is None or not line.words:
        return usage("new-game", arguments)
    game, *named = line.words
    try:
        made = write_game(game, Path(named[0]).absolute() if named else place())
    except StoreError as error:
        return refuse(store_trouble(error.code, error.named, "start").sentence, 1)
    except NotWritten as error:
        return refuse(not_written_sentence(error.code, error.about, error.detail), 2 if error.code == "bad-id" else 1)
    say(t("command.new-game.written", game=game_name(game), file=str(made / "rules.py")))
    if not named:
        say(t("command.new-game.switch"))
    return 0
