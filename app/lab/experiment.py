"""An experiment: one game, one or two sides, the questions asked of it, and all that is needed to play it again.

The window and `kupa lab FILE.json` build the same `Experiment`; `app.lab.run.Run` plays it, and the questions
(`app.lab.questions`) say what its games came to. Nothing in an experiment depends on the machine: the same experiment
gives the same figures everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

from app.engine import NotationError, Option, Rules
from app.engine.errors import in_short
from app.engine.game import fits
from app.lab.arena import CHEATER, NEWCOMER
from app.lab.plan import Table
from app.lab.simulation import NoLevel, levels, seated

QuestionName = Literal[
    "compare", "seats", "length", "ends", "tension", "choices", "fires", "without", "skill", "rules", "parting"
]
"""The eleven questions, in the order in which the lab shows them."""

QUESTIONS: Final[tuple[QuestionName, ...]] = (
    "compare", "seats", "length", "ends", "tension", "choices", "fires", "without", "skill", "rules", "parting",
)  # fmt: skip

NEEDS_B: Final[frozenset[QuestionName]] = frozenset({"compare", "parting"})
"""The questions that compare two sides, and have no answer without a side B."""

FORMAT = 1
"""The number of the form in which experiments are written."""

MOST_GAMES = 1_000_000
"""More games than this are not asked for at once; an experiment can go on."""


@dataclass(frozen=True)
class Side:
    """One way to play the game: `options` that differ from the defaults (an edition is one), and who plays.

    `players` are levels: one for all seats, or one for each.
    """

    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    players: tuple[str, ...] = ("quick",)

    def table(self, game: str) -> Table:
        """The side as a table of the game."""
        return Table(game, self.seats, self.options)


@dataclass(frozen=True)
class Restriction:
    """What somebody plays without (question 8): `kind` says what `name` is; `seat` None stands for everybody.

    `verb`: the actions with this verb; `card`: those with this card in an argument, by its text; `argument`: those with
    this word, whatever it is (a power of Basa is used by the rank of its card: `argument` with a rank stands for all
    cards of that rank).
    """

    kind: Literal["verb", "card", "argument"]
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class Experiment:
    """What is asked and how it is played.

    `games`: how many deals are wanted on each side. `without` belongs to question 8, `ladder` (levels, the weakest
    first) to question 9; both may be left empty, and the question then chooses by itself. `check`: every game is held
    to the laws (`app.lab.laws`). `revision` is that of the rules it was made for.
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
        """The experiment as plain JSON; `read` reads it back as the same experiment."""
        raise NotImplementedError


class Unreadable(ValueError):
    """An experiment that cannot be read or played; `code` and `values` are the message `lab.experiment.<code>`.

    Codes: `not-json` (line, column), `not-an-object`, `unknown` (word), `missing` (word), `wrong` (word, wanted),
    `game` (word, games), `seats` (word, seats), `option` (word, options), `value` (word, option, values), `together`
    (detail), `level` (word, levels), `players` (named, seats), `needs-b` (question), `without` (word), `revision`
    (wanted, found), `format` (n).
    """

    def __init__(self, code: str, **values: Any) -> None:
        """What is wrong, as a code with its values."""
        super().__init__(f"{code} {values}")
        self.code = code
        self.values = values


def read(text: str, games: Mapping[str, Rules]) -> Experiment:
    """An experiment from the text of a file. Raises Unreadable."""
    raise NotImplementedError


def from_json(data: Any, games: Mapping[str, Rules]) -> Experiment:
    """An experiment from JSON data. Raises Unreadable."""
    raise NotImplementedError


def checked(experiment: Experiment, games: Mapping[str, Rules]) -> Experiment:
    """The experiment, if it can be played. Raises Unreadable with the first thing that is wrong."""
    raise NotImplementedError


def default_experiment(game: str, games: Mapping[str, Rules], seats: int | None = None) -> Experiment:
    """What the lab's default button asks of a game: every question that needs no second side, the fewest seats."""
    raise NotImplementedError
