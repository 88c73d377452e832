"""The games behind every figure of an answer.

A question names the games that show something particular: who won, how it ended. If every game counts towards a figure
and none is named, the first games counted stand behind it. A figure of 0 has no games behind it, except a difference:
if two ways of playing differ by nothing, all their games show it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.lab.findings import BEHIND, Chart, Finding, GameRef, LabAnswer, Point, Term, Trace, Unit

SIDES = ("a", "b")
DIFFERENCE: Unit = "difference"


def with_games(answer: LabAnswer, counted: Mapping[str, int]) -> LabAnswer:
    """The answer with games behind every figure; `counted` maps each arm to the number of its games counted so far."""
    own = {key: n for key, n in counted.items() if key.partition("/")[0] == answer.question}
    arms = own or {key: n for key, n in counted.items() if key in SIDES}
    return replace(
        answer,
        findings=tuple(_finding(one, arms) for one in answer.findings),
        charts=tuple(_chart(one, arms) for one in answer.charts),
    )


def _finding(one: Finding, arms: Mapping[str, int]) -> Finding:
    if one.behind or one.figure is None or not (one.figure.value or one.figure.unit == DIFFERENCE):
        return one
    label = Term("side", one.side) if one.side else None
    return replace(one, behind=_first(arms, [label]))


def _chart(chart: Chart, arms: Mapping[str, int]) -> Chart:
    series = tuple(
        Trace(trace.label, tuple(_point(point, trace.label, arms, chart.unit) for point in trace.points))
        for trace in chart.series
    )
    return replace(chart, series=series)


def _point(point: Point, series: Term, arms: Mapping[str, int], unit: Unit) -> Point:
    if point.behind or not (point.value or unit == DIFFERENCE):
        return point
    return replace(point, behind=_first(arms, [point.label, series]))


def _first(arms: Mapping[str, int], labels: Sequence[Term | None]) -> tuple[GameRef, ...]:
    """The first games of the arms that a label names, or of all arms if none is named."""
    for label in filter(None, labels):
        named = {key: n for key, n in arms.items() if _is_of(key, label)}
        if named:
            arms = named
            break
    each = max(1, BEHIND // max(1, len(arms)))
    return tuple(GameRef(key, number) for key, n in arms.items() for number in range(min(each, n)))


def _is_of(arm: str, label: Term) -> bool:
    """Whether a label stands for this arm: for a side, a level, or a match of two levels."""
    parts = arm.split("/")
    if label.kind == "side":
        return parts[-1] == str(label.value)
    if label.kind in ("level", "match"):
        value = label.value if isinstance(label.value, tuple | list) else (label.value,)
        return parts[1:] == list(value)
    return False
