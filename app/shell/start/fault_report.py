"""The report of a fault in the program: useful for finding the fault, safe for people who are still playing.

A report is made to be sent, and everybody at the table can read it first. While the game goes on it therefore holds
only what an *onlooker* has seen: no deal number, no card, no position, and of an act only its verb as everybody was
told it. The message of an exception is left out, because it may quote a hidden card or a secret act; its type and the
places it went through are given. Once the game is over nothing is secret, and the whole record is included.
"""

from __future__ import annotations

import errno
import json
import traceback
from collections.abc import Iterator
from pathlib import Path

import app
from app.engine import Action
from app.session.sitting import Sitting
from app.shell.settings.about import system_report
from app.store import Refusal

_ROOT = Path(app.__file__).resolve().parents[1]
_FIRST, _LAST = 12, 36
"""How many places of a trace are given, from its beginning and from its end; an endless recursion has a thousand."""


def report(error: BaseException, sitting: Sitting | None) -> str:
    """What happened and where, the system, and the game on the table as an onlooker saw it."""
    open_to_all = sitting is not None and sitting.over
    parts = ["\n".join(trace(error, words=open_to_all)), system_report()]
    if sitting is not None:
        try:
            parts.append(whole_record(sitting) if open_to_all else game_as_seen(sitting))
        except Exception as second:
            # The game itself may be broken, and then the report matters all the more.
            parts.append("\n".join([f"game of {sitting.game}, which cannot be told:", *trace(second)]))
    return "\n\n".join(parts)


def trace(error: BaseException, *, words: bool = False) -> list[str]:
    """The lines of an exception and of those that led to it, in order; with their messages only if `words`.

    A place is `file:line in function`. Files of the program are given by their path in its folder, others only by name.
    """
    lines: list[str] = []
    for one in _chain(error):
        if lines:
            lines.append("and then")
        lines.append("".join(traceback.format_exception_only(one)).strip() if words else _kind(one))
        lines += _places(one)
        if isinstance(one, BaseExceptionGroup):
            lines += [f"  | {line}" for inner in one.exceptions for line in trace(inner, words=words)]
    return lines


def _chain(error: BaseException) -> list[BaseException]:
    """The exception, preceded by those that it was raised from or during."""
    found: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in found:
        found.append(at)
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return found[::-1]


def _kind(error: BaseException) -> str:
    """The type of an exception, with a code that identifies its kind; never one of its arguments."""
    name = type(error).__qualname__
    code = ""
    if isinstance(error, Refusal):
        code = error.code
    elif isinstance(error, OSError):
        code = errno.errorcode.get(error.errno or 0, "")
    return f"{name} ({code})" if code else name


def _places(error: BaseException) -> list[str]:
    places = [
        f"  {_file(frame.f_code.co_filename)}:{line} in {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]
    left_out = len(places) - _FIRST - _LAST
    return places if left_out <= 0 else [*places[:_FIRST], f"  ... {left_out} more", *places[-_LAST:]]


def _file(name: str) -> str:
    """A source file without the program's folder, whose path may contain somebody's name."""
    path = Path(name)
    try:
        return path.relative_to(_ROOT).as_posix()
    except ValueError:
        return path.as_posix() if path.parts[:1] == ("app",) else path.name


def whole_record(sitting: Sitting) -> str:
    """A finished game as JSON: deal, options and every act, but not who played."""
    record = {key: value for key, value in sitting.record.to_json().items() if key not in ("last", "persons")}
    return f"game of {sitting.game}, over\n{json.dumps(record, ensure_ascii=False)}"


def game_as_seen(sitting: Sitting) -> str:
    """A game in progress as an onlooker saw it: what was agreed, who decides, the verbs of the acts.

    Two games that an onlooker could not tell apart give the same text.
    """
    record, game = sitting.record, sitting.record.game
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    seats = ", ".join(
        f"{seat} {'computer ' + one.level if one.computer else 'person'}" for seat, one in enumerate(sitting.seated)
    )
    seen = sitting.view_of(None)
    acts = list(_acts(sitting))
    decides = "" if seen.turn is None else f", seat {seen.turn} decides"
    lines = [
        f"game of {game.id}, revision {record.rules.info.revision}, {game.seats} seats: {seats}",
        f"options {options or 'none'}",
        f"phase {seen.phase}{decides}, {len(acts)} acts",
        " / ".join(acts),
    ]
    return "\n".join(lines)


def _acts(sitting: Sitting) -> Iterator[str]:
    """Seat and verb of each act that an onlooker was told of, in order, without the grouping into gestures."""
    for step in (sitting.record.opening, *sitting.logbook.steps):
        for event in step.told(None):
            if event.code == "acted":
                verb = Action.parse(event.args["action"]).verb
                yield f"{event.args['seat']} {verb}{' (forced)' if event.args.get('forced') else ''}"
