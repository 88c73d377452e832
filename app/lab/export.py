"""Answers as files for others: CSV for tables, JSON with everything needed to repeat the experiment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.lab.experiment import Experiment
from app.lab.findings import Answer


def to_csv(experiment: Experiment, answers: Sequence[Answer]) -> str:
    """Every point of every chart as a line: question, chart, series, label, value, low, high, unit, games behind it.

    The first line names the columns; codes stand where a person would read words, so that the file is the same in
    every language.
    """
    raise NotImplementedError


def to_json(experiment: Experiment, answers: Sequence[Answer]) -> dict[str, Any]:
    """The experiment and all answers as plain JSON; the same experiment gives the same bytes on every machine."""
    raise NotImplementedError
