"""Turns written data into a record that can be played on, checked to the last action.

Rows of the database and `.kupa` files hold the same keys (`Record.to_json`), so both are read here.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from app.engine import Record, Rules

SHOWN = 120
"""The maximum length in characters of a text from outside when it is put into a sentence."""


class Unplayable(Exception):
    """The reason why a record is not opened.

    Codes, with their arguments: `unknown-game` (game), `illegal-action` (its number from 1, the action),
    `position-differs`, `damaged` (detail).
    """

    def __init__(self, code: str, *args: str | int) -> None:
        super().__init__(*args)
        self.code = code


class Replayed(NamedTuple):
    """A record, and whether it is the whole game.

    If `exact` is False, the rules have changed since, and the record begins in the last position that was kept.
    """

    record: Record
    exact: bool


def replayed(data: Mapping[str, Any], games: Mapping[str, Rules]) -> Replayed:
    """Replay written data, and compare the position reached with the one that was kept. Raises Unplayable."""
    # A store is opened before any game is played.
    from app.engine import IllegalAction, InvalidPosition, NotationError, Record, RulesFailed, position_to_json

    name = data.get("game")
    if not isinstance(name, str):
        raise Unplayable("damaged", "it names no game")
    if name not in games:
        raise Unplayable("unknown-game", shown(name))
    if "last" not in data:
        raise Unplayable("damaged", "it has no last position")
    exact = data.get("revision") == games[name].info.revision
    try:
        last = data["last"]
        without = {key: value for key, value in data.items() if key != "last"}
        record = Record.from_json(without if exact else data, games)
        if record.game.id != name:
            raise InvalidPosition(f"the last position is one of {record.game.id}")
        if exact and position_to_json(record.position) != last:
            raise Unplayable("position-differs")
    except Unplayable:
        raise
    except IllegalAction as error:
        raise Unplayable("illegal-action", _number(data, games), shown(error.action)) from error
    except (NotationError, InvalidPosition) as error:
        raise Unplayable("damaged", shown(str(error))) from error
    except Exception as error:
        # Any exception: the rules run here on data edited by hand or broken by a disk, and a position that is well
        # formed but impossible can fail in any line of theirs.
        raise Unplayable("damaged", shown(str(error) or type(error).__name__)) from RulesFailed(name, error)
    return Replayed(record, exact)


def _number(data: Mapping[str, Any], games: Mapping[str, Rules]) -> int:
    """Return the number of the first action that the rules forbid, from 1, counting the undone ones at the end."""
    from app.engine import IllegalAction, Record, play

    begun = {key: value for key, value in data.items() if key not in ("actions", "undone", "last")}
    position = Record.from_json(begun, games).position
    # The forbidden action may have been found before `undone` was validated.
    undone = data.get("undone")
    number = 0
    for gesture in chain(data.get("actions", ()), reversed(undone if isinstance(undone, list) else [])):
        for text in gesture:
            number += 1
            try:
                position = play(position, text).position
            except IllegalAction:
                return number
    return number


def shown(text: str) -> str:
    """Make a text from outside fit for a sentence: short, and only with characters that a screen or a file can hold."""
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."
