"""An experiment: one game, one or two sides, the questions asked, and everything needed to play it again.

The window and `kupa lab FILE.json` build the same `Experiment`. `app.lab.run.Run` plays it, and the questions
(`app.lab.questions`) evaluate its games. Nothing in an experiment depends on the machine: the same experiment gives the
same figures everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, cast, get_args

from app.engine import NotationError, Option, Rules
from app.engine.errors import in_json
from app.engine.game import fits
from app.lab.plan import Table
from app.lab.simulation import CHEATER, NEWCOMER, levels

QuestionName = Literal[
    "compare", "seats", "length", "ends", "tension", "choices", "fires", "without", "skill", "rules", "parting"
]
"""The eleven questions, in the order in which the lab shows them."""

QUESTIONS: Final[tuple[QuestionName, ...]] = get_args(QuestionName)

NEEDS_B: Final[frozenset[QuestionName]] = frozenset({"compare", "parting"})
"""The questions that compare two sides, and cannot be answered without a side B."""

THUMB = "thumb"
"""The lab's fastest player: the game's rule of thumb (`app.lab.players`)."""

FORMAT = 1
"""The version of the format in which experiments are written."""

MOST_GAMES = 1_000_000
"""The most games that can be requested at a time; an experiment can be continued."""

DEFAULT_GAMES = 4000
"""How many deals the default button requests: enough to detect that a seat has an advantage of three points."""

LARGEST_SEED = 10**18
"""The absolute value of a seed is below this."""

LONGEST_WORD = 60
"""The most letters of an unknown game's name that are quoted."""

LONGEST_NUMBER = 40
"""The most digits of a number that is still read as a number."""

RestrictionKind = Literal["verb", "card", "argument"]
RESTRICTIONS: Final[tuple[RestrictionKind, ...]] = get_args(RestrictionKind)


@dataclass(frozen=True)
class Side:
    """One way to play the game: `options` that differ from the defaults (an edition is one), and who plays.

    `players` are levels: one for all seats, or one for each.
    """

    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    players: tuple[str, ...] = (THUMB,)

    def table(self, game: str) -> Table:
        """The side as a table of the game."""
        return Table(game, self.seats, self.options)

    def seated(self) -> tuple[str, ...]:
        """The level of each seat's player."""
        return self.players * self.seats if len(self.players) == 1 else self.players

    def to_json(self) -> dict[str, Any]:
        """The side as plain JSON."""
        return {"seats": self.seats, "options": dict(self.options), "players": list(self.players)}


@dataclass(frozen=True)
class Restriction:
    """Something that somebody plays without (question 8): `kind` says what `name` is; `seat` None means everybody.

    `verb`: the actions with this verb; `card`: those with this card, by its text, as an argument; `argument`: those
    with this word as any argument. A single character means all cards of that rank, so a power that belongs to a rank
    is denied by `argument` and the rank.
    """

    kind: RestrictionKind
    name: str
    seat: int | None = None

    def to_json(self) -> dict[str, Any]:
        """The restriction as plain JSON."""
        return {"kind": self.kind, "name": self.name, "seat": self.seat}


@dataclass(frozen=True)
class Experiment:
    """What is asked and how it is played.

    `games`: how many deals are wanted on each side. `without` belongs to question 8, `ladder` (levels, the weakest
    first) to question 9; if they are empty, the question makes its own choice. `check`: every game is held to the laws
    (`app.lab.laws`). `revision` is that of the rules for which the experiment was made.
    """

    game: str
    questions: tuple[QuestionName, ...]
    a: Side
    b: Side | None = None
    seed: int = 1
    games: int = 2000
    check: bool = False
    without: Restriction | None = None
    ladder: tuple[str, ...] = ()
    revision: int = 1

    def to_json(self) -> dict[str, Any]:
        """The experiment as plain JSON; `from_json` reads it back as the same experiment."""
        return {
            "kupa-lab": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "questions": list(self.questions),
            "a": self.a.to_json(),
            "b": self.b.to_json() if self.b else None,
            "seed": self.seed,
            "games": self.games,
            "check": self.check,
            "without": self.without.to_json() if self.without else None,
            "ladder": list(self.ladder),
        }


class Unreadable(ValueError):
    """An experiment that cannot be read or played; `code` and `values` give the message `lab.experiment.<code>`.

    Codes: `not-text`, `not-json` (line, column), `not-an-object` (word), `unknown` (word), `missing` (word), `wrong`
    (word, found), `game` (word, games), `seats` (word, seats), `option` (word, options), `no-options` (word), `value`
    (word, option, values), `together` (detail), `level` (word, levels), `players` (named, seats), `needs-b` (question),
    `question` (word, questions), `without` (word), `revision` (found, wanted), `format` (word).
    """

    def __init__(self, code: str, **values: Any) -> None:
        """Store the fault, as a code with its values."""
        super().__init__(f"{code} {values}")
        self.code = code
        self.values = values


def lab_levels(game: str) -> tuple[str, ...]:
    """The players that the lab has for a game, the fastest first."""
    own = levels(game)
    return (THUMB, *own, *([NEWCOMER] if "greedy" in own else []), CHEATER)


def read(text: str, games: Mapping[str, Rules]) -> Experiment:
    """Read an experiment from the text of a file. Raises Unreadable."""
    try:
        data = json.loads(text, parse_int=_number)
    except json.JSONDecodeError as wrong:
        raise Unreadable("not-json", line=wrong.lineno, column=wrong.colno) from wrong
    except RecursionError as deep:
        raise Unreadable("not-json", line=1, column=1) from deep
    return from_json(data, games)


def _number(digits: str) -> int | str:
    """Read a whole number; one that is too long to be meant stays a text, so that the error can name it."""
    return int(digits) if len(digits) <= LONGEST_NUMBER else digits


def from_json(data: Any, games: Mapping[str, Rules]) -> Experiment:
    """Build an experiment from JSON data. Raises Unreadable.

    Only `game` is required; everything else defaults to the default experiment, or to `Experiment`.
    """
    _object(data, "experiment", {"kupa-lab", *(one.name for one in fields(Experiment))})
    if data.get("kupa-lab", FORMAT) != FORMAT:
        raise Unreadable("format", word=in_json(data["kupa-lab"]))
    if "game" not in data:
        raise Unreadable("missing", word="game")
    game = data["game"]
    if not isinstance(game, str) or game not in games:
        word = game[:LONGEST_WORD] if isinstance(game, str) else in_json(game)
        raise Unreadable("game", word=word, games=", ".join(games))
    rules = games[game]
    b = _side(rules, data["b"], "b") if data.get("b") is not None else None
    asked = data.get("questions")
    if asked is None:
        asked = [name for name in QUESTIONS if b is not None or name not in NEEDS_B]
    ladder = [] if data.get("ladder") is None else data["ladder"]
    check = data.get("check", False)
    if not isinstance(check, bool):
        raise Unreadable("wrong", word="check", found=in_json(check))
    experiment = Experiment(
        game,
        cast("tuple[QuestionName, ...]", tuple(dict.fromkeys(_words(asked, "questions")))),
        _side(rules, {} if data.get("a") is None else data["a"], "a"),
        b,
        _whole(data, "seed", Experiment.seed, 1 - LARGEST_SEED, LARGEST_SEED - 1),
        _whole(data, "games", Experiment.games, 1, MOST_GAMES),
        check,
        _restriction(data["without"]) if data.get("without") is not None else None,
        _words(ladder, "ladder"),
        _whole(data, "revision", rules.info.revision, 1, 10**9),
    )
    _check(experiment, rules)
    return experiment


def _check(experiment: Experiment, rules: Rules) -> None:
    """Raise Unreadable with the first thing for which the experiment cannot be played."""
    if experiment.revision != rules.info.revision:
        raise Unreadable("revision", found=experiment.revision, wanted=rules.info.revision)
    for name in experiment.questions:
        if name not in QUESTIONS:
            raise Unreadable("question", word=in_json(name), questions=", ".join(QUESTIONS))
        if name in NEEDS_B and experiment.b is None:
            raise Unreadable("needs-b", question=name)
    if not experiment.questions:
        raise Unreadable("missing", word="questions")
    _check_levels(experiment.ladder, rules)
    for side in (experiment.a, experiment.b):
        if side is not None:
            _check_side(side, rules)
    without = experiment.without
    if without is not None and without.seat is not None and without.seat >= experiment.a.seats:
        raise Unreadable("wrong", word="without.seat", found=str(without.seat))


def default_experiment(game: str, games: Mapping[str, Rules], seats: int | None = None) -> Experiment:
    """The experiment of the lab's default button: every question that needs no second side, the fewest seats."""
    rules = games[game]
    return Experiment(
        game,
        tuple(name for name in QUESTIONS if name not in NEEDS_B),
        Side(rules.seats()[0] if seats is None else seats),
        games=DEFAULT_GAMES,
        revision=rules.info.revision,
    )


def option_text(value: Any) -> str:
    """An option's value as it is written in a file and on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_values(option: Option) -> dict[str, Any]:
    """The values of an option, and its default, by how they are written."""
    return {option_text(value): value for value in (*option.values, option.default)}


def options_text(options: Mapping[str, Any]) -> str:
    """Options as they are agreed: `hand_size=26, open=true`."""
    return ", ".join(f"{name}={option_text(value)}" for name, value in options.items())


def _check_side(side: Side, rules: Rules) -> None:
    """Raise Unreadable if the game does not have these players, or the options do not go together."""
    _check_levels(side.players, rules)
    if len(side.players) not in (1, side.seats):
        raise Unreadable("players", named=len(side.players), seats=side.seats)
    try:
        side.table(rules.info.id).agreed({rules.info.id: rules})
    except NotationError as wrong:
        raise Unreadable("together", detail=str(wrong)) from wrong


def _check_levels(named: Sequence[str], rules: Rules) -> None:
    known = lab_levels(rules.info.id)
    for level in named:
        if level not in known:
            raise Unreadable("level", word=level, levels=", ".join(known))


def _object(data: Any, word: str, known: set[str]) -> None:
    if not isinstance(data, dict):
        raise Unreadable("not-an-object", word=word)
    for name in data:
        if name not in known:
            raise Unreadable("unknown", word=in_json(name))


def _side(rules: Rules, data: Any, word: str) -> Side:
    _object(data, word, {"seats", "options", "players"})
    seats = data.get("seats", rules.seats()[0])
    if type(seats) is not int or seats not in rules.seats():
        raise Unreadable("seats", word=in_json(seats), seats=rules.info.seats)
    options = {} if data.get("options") is None else data["options"]
    if not isinstance(options, dict):
        raise Unreadable("not-an-object", word=f"{word}.options")
    known = {option.name: option for option in rules.options(seats)}
    chosen = tuple((name, _value(known, name, value)) for name, value in options.items())
    return Side(seats, chosen, _words(data.get("players") or [THUMB], f"{word}.players"))


def _value(known: Mapping[str, Option], name: str, value: Any) -> Any:
    """An option's value, also if given as the text that is written for it. Raises Unreadable."""
    if name not in known:
        if not known:
            raise Unreadable("no-options", word=in_json(name))
        raise Unreadable("option", word=in_json(name), options=", ".join(known))
    option = known[name]
    values = option_values(option)
    if isinstance(value, str) and value in values:
        return values[value]
    if any(type(value) is type(one) and value == one for one in values.values()):
        return value
    if option.kind == "number" and type(value) is int and fits(option, value):
        return value
    raise Unreadable("value", word=in_json(value), option=name, values=", ".join(values))


def _words(data: Any, word: str) -> tuple[str, ...]:
    if isinstance(data, str):
        data = [data]
    if not isinstance(data, Sequence) or not all(isinstance(one, str) for one in data):
        raise Unreadable("wrong", word=word, found=in_json(data))
    return tuple(data)


def _whole(data: Mapping[str, Any], name: str, default: int, low: int, high: int) -> int:
    value = data.get(name, default)
    if type(value) is not int or not low <= value <= high:
        raise Unreadable("wrong", word=name, found=in_json(value))
    return value


def _restriction(data: Any) -> Restriction:
    _object(data, "without", {"kind", "name", "seat"})
    kind, name = data.get("kind"), data.get("name")
    seat = data.get("seat")
    if kind not in RESTRICTIONS or not isinstance(name, str) or not name:
        raise Unreadable("without", word=in_json(data))
    if seat is not None and (type(seat) is not int or seat < 0):
        raise Unreadable("wrong", word="without.seat", found=in_json(seat))
    return Restriction(kind, name, seat)
