"""Requests and answers as lines of text: read strictly, always written in the same way.

A request is one JSON object on one line of UTF-8. Nothing is guessed: an unknown field, a duplicate field or a value of
another type is refused with a sentence that names it. `id` may be any JSON value and is echoed; `null` in an optional
field means that the field is left out.

An answer is one line of ASCII (anything else is escaped), so that neither a console nor half a surrogate pair can break
it. Errors have a code of `CODES`, one plain English sentence and, if they apply, the rules' own reason and what would
have been allowed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import inf
from typing import Annotated, Any, NamedTuple, NoReturn, get_type_hints

from app.engine import IllegalAction, InvalidPosition, NotationError
from app.engine.errors import in_short, kind_of

LONGEST_LINE = 1 << 20
"""The maximum length of a line, in bytes. The largest view in the canon has some eight thousand."""

DEEPEST = 64
"""How deep lists and objects in a request may be nested."""

LONGEST_NUMBER = 300
"""The maximum length of a number, in characters."""

MOST_FIELDS = 500
"""The most fields in one object. The game with the most zones has 46 of them."""

LONGEST_LIST = 8000
"""The most entries in one list: enough for the actions of a whole game. A zone has at most 208 cards."""

LONGEST_TEXT = 10_000
"""The maximum length of a text or of a field's name, in characters."""

LONGEST_MESSAGE = 400
"""The maximum length of an error's sentence, in characters; it may quote what was sent."""

LONGEST_MS = 600_000
"""The most milliseconds a player may be given for one decision: ten minutes."""

MOST_ITERATIONS = 10_000_000
"""The most iterations a player may be given for one decision: more than fit into ten minutes."""

CODES: Mapping[str, str] = {
    "malformed-line": "the line is not one JSON object in UTF-8, or it is too long",
    "bad-request": "a field is missing, unknown, or of another type",
    "unknown-command": "there is no such command; `allowed` lists them",
    "bad-notation": "a game, an option, a card or an action cannot be read as such",
    "invalid-position": "the position can be read but cannot stand on a table",
    "illegal-action": "the rules forbid the action; `reason` is their code, `allowed` the legal actions",
    "no-view": "`go` was given neither a view of the seat nor a position and a seat",
    "no-decision": "the seat has nothing to decide here",
    "no-player": "nobody plays this game at this level; `allowed` lists the levels",
    "internal": "something unforeseen happened; nothing was changed and the process goes on",
}
"""Every error code, and what it means."""


class Refused(Exception):
    """A request that cannot be fulfilled: a code of `CODES`, a sentence, and what would be allowed."""

    def __init__(self, code: str, message: str, allowed: Sequence[str] | None = None) -> None:
        """Refuse with this code and sentence; `allowed` are the texts that would be accepted."""
        super().__init__(message)
        self.code = code
        self.allowed = allowed


class FieldKind(NamedTuple):
    """What the value of a field is: as a phrase, and a test of JSON values; of a list, the type of `each` entry."""

    phrase: str
    fits: Callable[[Any], bool]
    each: type = object


def _whole(phrase: str, least: float, most: float = inf) -> FieldKind:
    return FieldKind(phrase, lambda value: type(value) is int and least <= value <= most)


def _list(phrase: str, each: type) -> FieldKind:
    return FieldKind(phrase, lambda value: isinstance(value, list) and all(isinstance(x, each) for x in value), each)


def _object(phrase: str, *entries: type) -> FieldKind:
    """An object whose values are of these types; without types, any object."""
    return FieldKind(
        phrase,
        lambda value: isinstance(value, dict) and (not entries or all(type(one) in entries for one in value.values())),
    )


TEXT = FieldKind("a text", lambda value: isinstance(value, str))
FLAG = FieldKind("true or false", lambda value: isinstance(value, bool))
WHOLE = _whole("a whole number", -inf)
COUNT = _whole("a whole number from 1", 1)
MS = _whole(f"a whole number of milliseconds from 1 to {LONGEST_MS}, or null", 1, LONGEST_MS)
ITERATIONS = _whole(f"a whole number from 1 to {MOST_ITERATIONS}, or null", 1, MOST_ITERATIONS)
SEAT = _whole("a seat, a whole number from 0", 0)
VIEWER = FieldKind(f"{SEAT.phrase}, or null for an onlooker", lambda value: value is None or SEAT.fits(value))
TEXTS = _list("a list of texts", str)
OBJECTS = _list("a list of objects", dict)
OBJECT = _object("an object")
OUTSIDE = _object("an object of whole numbers and texts", int, str)
POSITION = _object("an object")


# Requests: after the type of a field its kind and, if it may be left out, its default


class ListGames(NamedTuple):
    """List the games; with `seats`, those that can be played with this many, and their options then."""

    seats: Annotated[int | None, COUNT, None]


class New(NamedTuple):
    """Begin a new game. With `seat` the answer is what that seat may know."""

    game: Annotated[str, TEXT]
    seats: Annotated[int | None, COUNT, None]
    options: Annotated[dict[str, Any], OBJECT, {}]
    seed: Annotated[int, WHOLE, 1]
    persons: Annotated[list[dict[str, Any]], OBJECTS, []]
    seat: Annotated[int | None, SEAT, None]


class Actions(NamedTuple):
    """List the legal actions in a position, or in the view of the seat in turn."""

    position: Annotated[dict[str, Any], POSITION]


class Apply(NamedTuple):
    """Carry out actions: all of them, or none. With `seat` the answer is what that seat may know."""

    position: Annotated[dict[str, Any], POSITION]
    actions: Annotated[list[str], TEXTS]
    seat: Annotated[int | None, SEAT, None]


class ViewOf(NamedTuple):
    """Return what a seat (null: an onlooker) may know of a position."""

    position: Annotated[dict[str, Any], POSITION]
    seat: Annotated[int | None, VIEWER]


class Go(NamedTuple):
    """Ask a player of this level for a move, in a view or in the view that `seat` has of a position.

    `ms` and `iterations` limit how long it thinks, whichever is reached first: milliseconds from the moment the request
    is read (not counting the time to load the players for the first `go` of a process), and tries, each of one action
    in one dealt world. It then answers with the best so far. Without `ms`, the same view, seed and iterations always
    give the same answer. `outside` is what lies outside the cards (`{"hour": 7}`).

    With `account` the answer also says how many tries the decision took and whether `ms` cut it short. With `explain`
    it also says why, compared with the next best move or with `against`; this may take the same time, or as many tries,
    once more. With `hindsight` no player decides: for a whole position the answer is the move that would have been best
    with every card open, or the move that was made, `against`, if none would surely have been better.

    `character` is what a player that searches prefers among equally good moves.
    """

    position: Annotated[dict[str, Any], POSITION]
    seat: Annotated[int | None, SEAT, None]
    level: Annotated[str, TEXT]
    ms: Annotated[int | None, MS, None]
    iterations: Annotated[int | None, ITERATIONS, None]
    seed: Annotated[int, WHOLE, 1]
    outside: Annotated[dict[str, Any], OUTSIDE, {}]
    account: Annotated[bool, FLAG, False]
    explain: Annotated[bool, FLAG, False]
    against: Annotated[str | None, TEXT, None]
    hindsight: Annotated[bool, FLAG, False]
    character: Annotated[str, TEXT, "plain"]


Request = ListGames | New | Actions | Apply | ViewOf | Go

COMMANDS: Mapping[str, type[Request]] = {
    "games": ListGames,
    "new": New,
    "actions": Actions,
    "apply": Apply,
    "view": ViewOf,
    "go": Go,
}
"""The commands, with the class that each is read as; its fields are those of the request besides `cmd` and `id`."""

POSITION_FIELDS = (
    "game", "seats", "options", "persons", "rng", "viewer", "turn", "phase", "zones", "vars", "knows", "sets",
    "sealed", "pool", "partial", "result",
)  # fmt: skip
"""The fields that a position or a view may have."""


@cache
def fields_of(command: str) -> Mapping[str, tuple[FieldKind, Any]]:
    """The fields of a command, each with its kind and its default; `...` if it must be given."""
    hints = get_type_hints(COMMANDS[command], include_extras=True)
    return {name: (*hint.__metadata__, ...)[:2] for name, hint in hints.items()}


# Reading


def decoded(line: bytes | str) -> dict[str, Any]:
    """Decode a line as a JSON object. Raises Refused."""
    if len(line) > LONGEST_LINE:
        raise too_long()
    if isinstance(line, bytes):
        try:
            line = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise Refused("malformed-line", f"the line is not UTF-8 (byte {error.start})") from None
    # Some systems put a byte order mark before the first line of a pipe.
    text = line.removeprefix("\ufeff").strip(" \t\r\n")
    if not text:
        raise Refused("malformed-line", "the line is empty; a request is a JSON object")
    try:
        data = _DECODER.decode(text)
    except RecursionError:
        raise too_deep() from None
    except json.JSONDecodeError as error:
        raise Refused("malformed-line", f"the line is not JSON (character {error.pos})") from None
    if not isinstance(data, dict):
        raise Refused("malformed-line", f"a request is a JSON object, not {kind_of(data)}")
    check_size(data)
    return data


def too_long() -> Refused:
    """The refusal of a line longer than `LONGEST_LINE`."""
    return Refused("malformed-line", f"the line is longer than {LONGEST_LINE} bytes")


def too_deep() -> Refused:
    """The refusal of a line nested deeper than `DEEPEST`."""
    return Refused("malformed-line", f"the line is nested deeper than {DEEPEST} levels")


def too_large(what: str, count: int, unit: str, most: int) -> Refused:
    """The refusal of a text, a list or an object that is larger than allowed."""
    return Refused("malformed-line", f"{what} has {count} {unit}; {most} are the most")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(pairs) > MOST_FIELDS:
        raise too_large("an object", len(pairs), "fields", MOST_FIELDS)
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for name, _ in pairs:
            if name in seen:
                raise Refused("malformed-line", f"{quoted(name)} occurs twice in one object")
            seen.add(name)
    return found


def _short(text: str) -> str:
    """Return a number as it was written, or refuse one that is too long to quote."""
    if len(text) > LONGEST_NUMBER:
        raise Refused("malformed-line", f"a number of {len(text)} characters is too long")
    return text


def _integer(text: str) -> int:
    return int(_short(text))


def _fraction(text: str) -> float:
    value = float(_short(text))
    if value in (float("inf"), float("-inf")):
        raise Refused("malformed-line", f"the number {quoted(text)} is too large")
    return value


def _constant(text: str) -> NoReturn:
    raise Refused("malformed-line", f"{text} is no JSON number")


_DECODER = json.JSONDecoder(
    object_pairs_hook=_once, parse_int=_integer, parse_float=_fraction, parse_constant=_constant
)


def check_size(data: Any) -> None:
    """Refuse values nested too deep, and lists and texts that are too long. Fields were counted while reading."""
    level = [data]
    for _ in range(DEEPEST + 1):
        deeper: list[Any] = []
        for one in level:
            if isinstance(one, str):
                if len(one) > LONGEST_TEXT:
                    raise too_large("a text", len(one), "characters", LONGEST_TEXT)
            elif isinstance(one, list):
                if len(one) > LONGEST_LIST:
                    raise too_large("a list", len(one), "entries", LONGEST_LIST)
                deeper.append(one)
            elif isinstance(one, dict):
                deeper.append(one)
        if not deeper:
            return
        level = [inner for one in deeper for inner in (one if isinstance(one, list) else (*one, *one.values()))]
    raise too_deep()


def request(data: dict[str, Any]) -> Request:
    """Turn a JSON object into the request it stands for. Raises Refused."""
    command = data.get("cmd")
    if "cmd" not in data:
        raise Refused("bad-request", f"the field 'cmd' is missing; it is one of {', '.join(COMMANDS)}")
    if not isinstance(command, str):
        raise Refused("bad-request", f"cmd is a text, not {quoted(command)}")
    if command not in COMMANDS:
        raise Refused("unknown-command", f"there is no command {quoted(command)}", tuple(COMMANDS))
    fields = fields_of(command)
    for name in data:
        if name not in fields and name not in ("cmd", "id"):
            known = ", ".join(fields)
            raise Refused("bad-request", f"{command} has no field {quoted(name)} (its fields: {known})")
    values: dict[str, Any] = {}
    for name, (kind, default) in fields.items():
        value: Any = data.get(name)
        if value is None and kind is not VIEWER:
            value = default
        if value is ... or (kind is VIEWER and name not in data):
            raise Refused("bad-request", f"{command} needs the field {name!r}, {kind.phrase}")
        if value is not None and not kind.fits(value):
            raise Refused("bad-request", f"{name} is {kind.phrase}, {unlike(kind, value)}")
        if kind is POSITION:
            known_fields(value)
        values[name] = value
    return COMMANDS[command](**values)


def known_fields(position: Mapping[str, Any]) -> None:
    """Refuse a position or a view with a field that the canon does not know: a misspelt one would go unnoticed."""
    for name in position:
        if name not in POSITION_FIELDS:
            raise Refused(
                "invalid-position", f"a position has no field {quoted(name)} (its fields: {', '.join(POSITION_FIELDS)})"
            )


def unlike(kind: FieldKind, value: Any) -> str:
    """What is wrong with a value that is not of its kind, as the end of a sentence: the value, or an entry of it."""
    if kind.each is object or not isinstance(value, list):
        return f"not {quoted(value)}"
    return f"and one entry is {quoted(next(one for one in value if not isinstance(one, kind.each)))}"


def quoted(value: Any) -> str:
    """A JSON value, short enough to be quoted in a sentence."""
    if isinstance(value, dict | list):
        return kind_of(value)
    return in_short(value, repr if isinstance(value, str) else json.dumps)


# Writing


def written(answer: Mapping[str, Any]) -> str:
    """An answer as one line, without the line end."""
    return json.dumps(answer, ensure_ascii=True, allow_nan=False, separators=(",", ":"))


def error_of(error: Exception) -> dict[str, Any]:
    """The `error` of an answer: `code` and `message`, and `reason` and `allowed` if they apply."""
    message = str(error)
    reason = ""
    allowed = None
    match error:
        case Refused():
            code, allowed = error.code, error.allowed
        case IllegalAction():
            code = "illegal-action"
            reason = error.reason.code
            allowed = error.allowed
            about = ", ".join(str(arg) for arg in error.reason.args)
            message += f" ({about})" if about else ""
        case NotationError():
            code = "bad-notation"
        case InvalidPosition():
            code = "invalid-position"
        case _:
            code, message = "internal", f"something unforeseen happened in the engine ({type(error).__name__})"
    if len(message) > LONGEST_MESSAGE:
        message = message[: LONGEST_MESSAGE - 3] + "..."
    answer: dict[str, Any] = {"code": code}
    if reason:
        answer["reason"] = reason
    answer["message"] = message
    if allowed is not None:
        answer["allowed"] = list(allowed)
    return answer
