"""What the lab says: figures with intervals, sentences as codes, and the data of charts.

Nothing here is text for a person. A `Finding` has a code and values, of which `app.wording.findings` makes a sentence;
a `Label` is a kind and a value, which `app.wording.findings.label_text` puts into words. Shares are of 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

Unit = Literal["share", "difference", "rounds", "minutes", "actions", "times", "score", "games"]
"""What a figure counts. A `difference` is between two shares, shown in points: 0.021 is 2.1 points."""

Verdict = Literal["real", "same", "open", "none"]
"""Whether a difference is real. `real`: it is there, at the error rate promised however often one looks; `same`: if
there is one, it is smaller than two points (or a twentieth of what is measured); `open`: not known yet; `none`: the
figure is no difference."""


class GameRef(NamedTuple):
    """One game of an experiment: the key of its arm (`a`, `b`, ...) and its number there."""

    arm: str
    number: int


class Label(NamedTuple):
    """What a bar, point or curve stands for, to be put into words.

    Kinds: `side` ("a", "b"), `seat` (from 0), `who` (a seat, or a player the rules define), `reason` (a code of
    results), `verb`, `phase`, `power` (a word of an action), `option` ((name, value)), `level`, `number`, `range`
    ((low, high)), `share` (a share of the game that is over), `told` (a message id of the lab), `card`.
    """

    kind: str
    value: Any


@dataclass(frozen=True)
class Figure:
    """A number with its 95 % interval, over so many games."""

    value: float
    low: float
    high: float
    unit: Unit
    games: int


@dataclass(frozen=True)
class Finding:
    """One sentence: the message `lab.finding.<code>` with `values`, and the figure it rests on.

    Values are of the kinds the message's fields name; a `Label` among them is put into words first. `more`: so many
    more games (of each side) would show a difference of two points; None where it is shown already or is no question.
    `behind`: games that show it. `weight` sorts findings: the largest belongs into the one sentence at the top.
    """

    question: str
    code: str
    values: Mapping[str, Any] = field(default_factory=dict)
    figure: Figure | None = None
    verdict: Verdict = "none"
    more: int | None = None
    behind: tuple[GameRef, ...] = ()
    weight: float = 0.0


@dataclass(frozen=True)
class Point:
    """One mark of a chart: where it stands, its value and interval, and games behind it (the first that were met)."""

    label: Label
    value: float
    low: float | None = None
    high: float | None = None
    behind: tuple[GameRef, ...] = ()
    verdict: Verdict = "none"


@dataclass(frozen=True)
class Series:
    """The points of one side, one seat or one kind, in the order in which they are drawn."""

    label: Label
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Chart:
    """A picture: `title` is the message `lab.chart.<title>`, with `.note` for the line below it.

    `bars`: values by label; `dots`: values with intervals by label; `histogram`: shares by ranges of a number;
    `curves`: values over the number of each point's label. `even` is a line to compare with (a fair share).
    """

    kind: Literal["bars", "dots", "histogram", "curves"]
    title: str
    unit: Unit
    series: tuple[Series, ...]
    even: float | None = None


@dataclass(frozen=True)
class Answer:
    """What a question came to so far: its findings (the weightiest first), charts, and what it lacks.

    `lacks` are findings without figures, about what this game does not have ("no rounds are counted here") or what
    makes the answer less sharp ("the deals differ"). `games` were counted for it.
    """

    question: str
    games: int
    findings: tuple[Finding, ...]
    charts: tuple[Chart, ...] = ()
    lacks: tuple[Finding, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The answer as plain JSON."""
        raise NotImplementedError
