"""Files given to the commands (`.kupa` files, and records, positions and views as JSON), and those they write."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from app.commands._own_games import no_game as no_own_game
from app.engine import (
    IllegalAction,
    InvalidPosition,
    NotationError,
    Record,
    RulesFailed,
    View,
    position_from_json,
    view_from_json,
)
from app.games import GAMES, blamed
from app.store.errors import FileRefused
from app.store.files import read_kupa, read_text
from app.store.plain_json import read
from app.store.replay import Unplayable, replayed, shown
from app.wording import t
from app.wording.own_games import trouble_sentence
from app.wording.sentences import file_trouble


class Unfit(ValueError):
    """A file that does not hold what was asked for; `str(error)` says why, in a sentence."""


class Found(NamedTuple):
    """What a file holds: a game (`record`), a position (`record` begins there, `bare`), or the `view` of a seat.

    If `exact` is False, the game was written under other rules and begins in the last position that was kept. `table`
    is what a `.kupa` file says about it (`Opened.table`), None for another file.
    """

    record: Record | None
    view: View | None
    bare: bool
    exact: bool
    table: dict[str, Any] | None = None


def found(path: Path) -> Found:
    """Read a file. Raises FileRefused if the file cannot be used at all, Unfit if it holds no game or position."""
    try:
        opened = read_kupa(path, GAMES)
    except FileRefused as refused:
        if refused.code != "not-kupa":
            raise
        return plain(path, refused)
    return Found(opened.record, None, bare=False, exact=opened.exact, table=opened.table)


def game_in(path: Path, no_game: str) -> tuple[Record, dict[str, Any] | None]:
    """Return the game in a file, and what it says about the table, as in `Found`.

    Raises Unfit for any other file; with the message `no_game` for a view.
    """
    try:
        what = found(path)
    except FileRefused as refused:
        raise Unfit(not_opened(refused)) from refused
    if what.record is None:
        raise Unfit(t(no_game, file=path.name))
    return what.record, what.table


def plain(path: Path, refused: FileRefused) -> Found:
    """Read a record, a position or a view as plain JSON, as the engine writes it."""
    try:
        data = read(read_text(path))
    except ValueError:
        raise refused from None
    if not isinstance(data, dict):
        raise unfit(path, "it is JSON, but no object")
    if isinstance(game := data.get("game"), str) and game not in GAMES:
        raise FileRefused("unknown-game", (*refused.args, shown(game)))
    try:
        if "actions" in data:
            record, exact = replayed(data, GAMES)
            return Found(record, None, bare=False, exact=exact)
        if "viewer" in data:
            return Found(None, view_from_json(data, GAMES), bare=False, exact=True)
        return Found(Record.from_position(position_from_json(data, GAMES)), None, bare=True, exact=True)
    except Unplayable as error:
        raise FileRefused(error.code, (*refused.args, *error.args)) from error
    except (NotationError, InvalidPosition, IllegalAction) as error:
        raise unfit(path, str(error)) from error
    except Exception as error:
        # The rules run on this position, and an impossible one can fail in any line of theirs.
        if (own := blamed(RulesFailed(str(game), error))) is not None:
            raise Unfit(trouble_sentence(own)) from error
        raise unfit(path, f"the rules cannot go on from here ({_words(error)})") from error


def unfit(path: Path, detail: str) -> Unfit:
    """Return the error for a readable file that holds neither a game nor a position; `detail` is in English."""
    return Unfit(t("command.check.unfit", file=path.name, detail=detail))


def not_opened(refused: FileRefused) -> str:
    """Say why a file cannot be used: if its game is one of the person's own, that it fails, or is switched off."""
    if (own := blamed(refused)) is not None:
        return trouble_sentence(own)
    return " ".join(filter(None, (file_trouble(refused.code, refused.named).sentence, switched_off(refused))))


def switched_off(refused: FileRefused) -> str:
    """Say that the game in a file is one of the person's own, and these are switched off; empty if that is not why."""
    return no_own_game(str(refused.named["game"]), "") if refused.code == "unknown-game" else ""


def not_written(refused: FileRefused, deed: str) -> str:
    """Say why a command has written no file, in one sentence; `deed` is one of FILE_DEEDS."""
    if refused.code == "exists":
        return t("command.exists", **refused.named)
    return file_trouble(refused.code, refused.named, deed).sentence


def _words(error: Exception) -> str:
    return str(error) or type(error).__name__
