"""What a game declares, as plain data (vars, verbs, options), and what its rules return: results and facts.

A rules module writes these (`app.engine.rules`); the engine, tables and tests read them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args

from app.engine.actions import Action

Value = int | str | tuple[Any, ...]
"""What a var holds inside the engine: ints (and bools), texts, and tuples of these. Values are replaced, never changed
in place."""

OVER = "over"
"""The phase of a finished game."""

CODE = re.compile(r"[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,9}\Z")
"""What the reason for the end of a game looks like."""

UNITS = ("round", "turns", "turn_no", "deal")
"""The vars that count how long a game has lasted, named as on the canon pages; a game has at most one of them."""


VarKind = Literal["int", "seat", "bool", "text", "card", "cards", "seats", "by-seat", "list", "map"]
ArgKind = Literal["card", "index", "seat", "suit", "value", "word"]
OptionKind = Literal["bool", "choice", "number"]

VAR_KINDS: tuple[str, ...] = get_args(VarKind)
ARG_KINDS: tuple[str, ...] = get_args(ArgKind)
OPTION_KINDS: tuple[str, ...] = get_args(OptionKind)
"""The kinds as texts, for checks at run time: no type checker reads what a person's own game declares."""


class Var(NamedTuple):
    """A var of the page's table: what it holds, its start value, and who may know it.

    `kind` says what a value must be when a position is read:

    - `int`: a whole number from 0, or from the start value if that is lower; `seat`: a seat, or the start value -1,
    - `bool`; `text`; `card`: the text of a card, or "" for none,
    - `cards`, `seats`: a list of cards, a list of different seats,
    - `by-seat`: a list with a value for each seat, of the type of the start values or, if the start is an empty list,
      of `blank`; such a var may be empty,
    - `list`; `map`: names with values that are not maps, kept as a tuple of pairs.

    `secret`: a `sealed` value reads null to other seats until it is unveiled; a value that is `never` told is in no
    view. `blank` stands for another seat's sealed entry in a world dealt from a view. `shut` lists the phases in which
    a value counts as sealed if it differs from the start (by seat: from `blank`) and the position does not say; if it
    is a single value, the seat in turn may read it. A table shows `scores` or `points` by seat at the badges, and marks
    the seats of `out` and `lost`.
    """

    kind: VarKind
    start: Value
    secret: Literal["no", "sealed", "never"] = "no"
    blank: Value = 0
    shut: tuple[str, ...] = ()


class Arg(NamedTuple):
    """The kind of a verb's argument: `card` (of a zone), `index` (in a zone), `seat`, `suit`, `value`, `word`."""

    kind: ArgKind
    zone: str = ""


class Verb(NamedTuple):
    """How an action is made at a table: its arguments, and the zone a card is dragged to.

    `to` is a zone id or pattern, empty for a button. If a verb has several forms (`set:all`, `set:keep:X`), the longest
    is declared. Of an `unseen` verb the others do not learn the first argument, which is a card as a rule.
    """

    args: tuple[Arg, ...] = ()
    to: str = ""
    unseen: bool = False


def verb(*args: Arg, to: str = "", unseen: bool = False) -> Verb:
    """Declare a verb: its arguments in order, where its card goes, and whether others do not see which one it is."""
    return Verb(args, to, unseen)


def card(zone: str = "hand.{turn}") -> Arg:
    """An argument that is a card of this zone (`{turn}` stands for the seat that decides)."""
    return Arg("card", zone)


class Option(NamedTuple):
    """A choice before the game: its values (the default among them) and when it applies.

    `kind`: `bool`, `choice` (texts) or `number` (a whole number from `values[0]` to `values[-1]` if `values` has two,
    else one of them). `Rules.fill` turns a default of "auto" into a value. `rule` is False for an option that changes
    only what is shown. `when` names other options, each with the value or the tuple of values that lets this one apply;
    otherwise it changes nothing. `offered` is the value chosen when people begin a new game, if that is not the page's
    default.
    """

    name: str
    kind: OptionKind
    values: tuple[Any, ...]
    default: Any
    rule: bool = True
    when: tuple[tuple[str, Any], ...] = ()
    offered: Any = None


class GameInfo(NamedTuple):
    """What can be said of a game without playing it. `verbs` maps (phase, verb) to how it is made at the table.

    `revision` is raised when a change of the rules changes old games. `seats` are the fewest and the most. `steps` are
    the phases that run without a decision. `person` names the facts that are asked of a person (`digit`, `form`).
    `scored` is the number of scores in a result (0: one for each seat). `scores_up` is False if the lowest score wins.
    `simulated` are the players that the rules themselves define: they have no seat, and may win.
    """

    id: str
    revision: int
    seats: tuple[int, int]
    verbs: Mapping[tuple[str, str], Verb]
    vars: Mapping[str, Var]
    steps: tuple[str, ...] = ()
    person: tuple[str, ...] = ()
    scored: int = 0
    scores_up: bool = True
    simulated: tuple[str, ...] = ()

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases in which a seat decides, in the page's order."""
        return tuple(dict.fromkeys(phase for phase, _ in self.verbs))

    @property
    def unit(self) -> str:
        """The var in which the game counts its rounds, turns or deals; empty if it counts none."""
        return next((name for name in UNITS if name in self.vars), "")


class Result(NamedTuple):
    """How a game ended: who won (seats, or a simulated player), the scores, and a reason code.

    `places` has a place for each seat, from 1, if winning alone does not determine them.
    """

    winners: tuple[int | str, ...]
    scores: tuple[int, ...]
    reason: str
    places: tuple[int, ...] | None = None

    @property
    def seats(self) -> list[int]:
        """The seats that won; a simulated player has none."""
        return [seat for seat in self.winners if isinstance(seat, int)]

    def share(self, who: int | str) -> float:
        """The share of the win of one player: 1, a part of a shared win, or 0."""
        return 1 / len(self.winners) if who in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """The canon's `result`."""
        data: dict[str, Any] = {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
        }
        if self.places is not None:
            data["places"] = list(self.places)
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Result:
        """Read what `to_json` wrote. What comes from outside is checked first (`app.engine.notation`)."""
        places = data.get("places")
        return cls(
            tuple(data["winners"]), tuple(data["scores"]), data["reason"], None if places is None else tuple(places)
        )


class Fact(NamedTuple):
    """A number or a claim that a player wants to see: a code, its values, and the zone or card it belongs to.

    A fact about a seat belongs to one of its zones: a game without its own controller shows the fact at that zone's
    badge.
    """

    code: str
    args: tuple[Any, ...] = ()
    at: str = ""


Road = tuple[
    Mapping[str, Callable[[Any], list[Action] | None]],
    Mapping[str, Callable[..., None]],
    Callable[[Any, Sequence[Action]], Action | None] | None,
]
"""A game's methods in the form in which `app.engine.play.run` calls them.

First by phase: a step, which returns None, or a method that returns the legal actions. Then by verb: what an action
does. Last `forced`, if the game overrides it. The first argument of each is the position.
"""
