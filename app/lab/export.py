"""Answers as files for other programs: CSV for tables, JSON with everything needed to repeat the experiment."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from typing import Any

from app import __version__
from app.lab.experiment import Experiment
from app.lab.findings import LabAnswer, Term, as_json

COLUMNS = ("question", "chart", "series", "label", "value", "low", "high", "unit", "verdict", "games")


def to_csv(answers: Sequence[LabAnswer]) -> str:
    """Write every point of every chart as a line; the first line names the columns.

    Codes are used instead of words for people, so the file is the same in every language. `games` are the numbers of
    games behind the point, with their arm: the experiment and a number are enough to play the game again.
    """
    stream = io.StringIO()
    table = csv.writer(stream, lineterminator="\n")
    table.writerow(COLUMNS)
    for answer in answers:
        for chart in answer.charts:
            for series in chart.series:
                for point in series.points:
                    figures = [as_json(one) for one in (point.value, point.low, point.high)]
                    games = " ".join(f"{ref.arm}:{ref.number}" for ref in point.behind)
                    row = [answer.question, chart.title, coded(series.label), coded(point.label)]
                    table.writerow([*row, *figures, chart.unit, point.verdict, games])
    return stream.getvalue()


def coded(label: Term) -> str:
    """A label as one or a few code words."""
    value = label.value
    told = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return f"{label.kind} {told}"


def to_json(experiment: Experiment, answers: Sequence[LabAnswer]) -> dict[str, Any]:
    """The experiment and all answers as plain JSON; the same experiment gives the same bytes on every machine."""
    return {
        "kupa": __version__,
        "experiment": experiment.to_json(),
        "answers": [answer.to_json() for answer in answers],
    }


def to_text(experiment: Experiment, answers: Sequence[LabAnswer]) -> str:
    """The result of `to_json` as one line of JSON."""
    return json.dumps(to_json(experiment, answers), ensure_ascii=False)
