"""`kupa check FILE...`: says what each file is, or what is wrong with it, in one sentence.

It takes `.kupa` files, and records, positions and views as JSON. The exit code is 0 if all of them can be played or
viewed, 1 if one of them cannot, 2 for a command line that cannot be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.commands._command_line import understood
from app.commands._files import Found, Unfit, found, not_opened, switched_off
from app.commands._terminal import say, usage
from app.games import blamed
from app.store.errors import FileRefused
from app.wording import t
from app.wording.sentences import result_sentence
from app.wording.titles import game_name


def main(arguments: Sequence[str]) -> int:
    """Say what each file is; return the exit code."""
    line = understood(arguments, (), most=len(arguments))
    if line is None or not line.words:
        return usage("check", arguments)
    wrong = 0
    for name in line.words:
        path = Path(name)
        try:
            say(sentence(path.name, found(path)))
        except (FileRefused, Unfit) as error:
            say(refusal(error) if isinstance(error, FileRefused) else str(error))
            wrong = 1
    return wrong


def refusal(refused: FileRefused) -> str:
    """Return why a file cannot be played, with the technical details that a window leaves out."""
    text = not_opened(refused)
    if switched_off(refused) or blamed(refused):
        return text
    detail = next((refused.named[name] for name in ("detail", "action", "reason", "game") if name in refused.named), "")
    return f"{text} {t('command.check.detail', detail=detail)}" if detail else text


def sentence(file: str, what: Found) -> str:
    """Return what a file holds, in a sentence."""
    if what.view is not None:
        game = game_name(what.view.game.id)
        if what.view.seat is None:
            return t("command.check.onlooker", file=file, game=game)
        return t("command.check.view", file=file, game=game, seat=what.view.seat)
    record = what.record
    assert record is not None
    game, result = game_name(record.game.id), record.position.result
    moves = sum(len(gesture.actions) for gesture in record.done)
    if not what.exact:
        return t("command.check.other-rules", file=file, game=game)
    if result is not None:
        code = "command.check.ended-position" if what.bare else "command.check.ended"
        seats = record.game.seats
        # A seat that plays alone is *you*, or nobody in particular; of several it matters which one has won.
        names: dict[int | str, str] = {seat: t("command.seat", n=seat) for seat in range(seats)} if seats > 1 else {}
        return t(code, file=file, game=game, n=moves, result=result_sentence(record.game.id, result, names))
    return t("command.check.position" if what.bare else "command.check.game", file=file, game=game, n=moves)
