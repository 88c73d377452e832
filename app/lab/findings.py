"""What the lab says: figures with intervals, sentences as codes, and the data of charts.

Nothing here is text for a person. A `Finding` has a code and labels, from which `app.wording.findings` makes a
sentence; a `Term` is a kind and a value, which `app.wording.findings.label_text` puts into words. Shares are fractions
of 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, is_dataclass
from typing import Any, Literal, NamedTuple

Unit = Literal["share", "difference", "rounds", "minutes", "actions", "times", "score", "games"]
"""The unit of a figure. A `difference` is between two shares, shown in points: 0.021 is 2.1 points."""

Verdict = Literal["real", "same", "open", "none"]
"""Whether a difference is real.

`real`: it exists, at the promised error rate however often one looks; `same`: any difference is smaller than two
points; `open`: not known yet; `none`: the figure is not a difference.
"""

BEHIND = 20
"""The most games named behind a mark: the first that occurred."""


class GameRef(NamedTuple):
    """One game of an experiment: the key of its arm (`a`, `b`, ...) and its number there."""

    arm: str
    number: int


class Term(NamedTuple):
    """A value to be put into words: what a bar, point or curve stands for, or a figure in a sentence.

    Kinds of things: `side` ("a", "b"), `who` (a seat from 0, or a player the rules define), `won-by` (a win of theirs),
    `reason` (a code of results), `verb` ((phase, verb)), `phase`, `power` ((verb, rank or word)), `action` (its text,
    or empty), `option` ((name, value); the name `seats` is the number of seats), `side-option` (a side, and the option
    by which it is known), `options` (several, any of which will do), `option-name`, `things` (verbs and powers, each as
    its kind and its words), `level`, `match` (two levels), `denied` ((kind, name)), `measure` (a measure's name),
    `unit` (in which a length is counted), `told` (a message `lab.word.<value>`).

    Kinds of figures: `percent` (a share), `points` and `signed-points` (a difference of shares), `number` (whole, or
    with one decimal), `minutes`, `games`, `range` ((low, high), whole numbers).
    """

    kind: str
    value: Any


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval, and the number of games on which it is based."""

    value: float
    low: float
    high: float
    unit: Unit
    games: int


@dataclass(frozen=True)
class Finding:
    """One sentence: the message `lab.finding.<code>` with `values`, and the figure on which it is based.

    `side`: the side it is about (`a`, `b`), empty if it is about both. `more`: how many more games of each side would
    show a difference of two points; None if one is already shown or the question does not arise. `behind`: games that
    show it. `weight` sorts findings: the heaviest is the single sentence at the top.
    """

    question: str
    code: str
    values: Mapping[str, Term] = field(default_factory=dict)
    figure: Estimate | None = None
    verdict: Verdict = "none"
    more: int | None = None
    behind: tuple[GameRef, ...] = ()
    weight: float = 0.0
    side: str = ""


@dataclass(frozen=True)
class Point:
    """One mark of a chart: its place, its value and interval, and games behind it (the first that occurred)."""

    label: Term
    value: float
    low: float | None = None
    high: float | None = None
    behind: tuple[GameRef, ...] = ()
    verdict: Verdict = "none"


@dataclass(frozen=True)
class Trace:
    """The points of one side, one seat or one kind, in the order in which they are drawn."""

    label: Term
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Chart:
    """A chart: `title` is the message `lab.chart.<title>`, with `.note` for the line below it.

    `bars`: values by label; `dots`: values with intervals by label; `histogram`: shares by ranges of a number;
    `curves`: values over the share of the game that has passed. `even` is a line to compare with (a fair share).
    """

    kind: Literal["bars", "dots", "histogram", "curves"]
    title: str
    unit: Unit
    series: tuple[Trace, ...]
    even: float | None = None


@dataclass(frozen=True)
class LabAnswer:
    """The answer to a question so far: its findings (the weightiest first), charts, and what it lacks.

    `lacks` are findings without figures, about something that this game does not have ("no rounds are counted here") or
    that makes the answer less precise ("the deals differ"). `games` is the number of games counted for it.
    """

    question: str
    games: int
    findings: tuple[Finding, ...]
    charts: tuple[Chart, ...] = ()
    lacks: tuple[Finding, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The answer as plain JSON, fractions rounded to six decimals."""
        plain: dict[str, Any] = as_json(self)
        return plain


def as_json(value: Any) -> Any:
    """Findings and charts as plain JSON: objects by their fields, labels as pairs, empty values left out."""
    if isinstance(value, float):
        return round(value, 6) if abs(value) < float("inf") else None
    if isinstance(value, Term):
        return {value.kind: as_json(value.value)}
    if isinstance(value, GameRef):
        return [value.arm, value.number]
    if is_dataclass(value):
        told = {name: as_json(part) for name, part in vars(value).items()}
        return {name: one for name, one in told.items() if one not in (None, [], {}, "")}
    if isinstance(value, tuple | list):
        return [as_json(one) for one in value]
    if isinstance(value, Mapping):
        return {name: as_json(one) for name, one in value.items()}
    return value


def percent(share: float) -> Term:
    """A share for a sentence: 0.359 is 35.9 %."""
    return Term("percent", share)


def shares(share: float, low: float, high: float) -> dict[str, Term]:
    """A share and the ends of its interval for a sentence, as `share`, `low` and `high`."""
    return {"share": percent(share), "low": percent(low), "high": percent(high)}


def points(difference: float) -> Term:
    """The size of a difference between shares for a sentence: 0.021 is 2.1 points."""
    return Term("points", abs(difference))


def number(value: float) -> Term:
    """A plain number for a sentence."""
    return Term("number", value)
