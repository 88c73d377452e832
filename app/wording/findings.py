"""The lab's findings and labels in words (`app.lab.findings`), for the window, the command line and exports.

The lab is above the wording, so a finding comes as its code and values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def finding_sentence(game: str, code: str, values: Mapping[str, Any]) -> str:
    """A finding as one sentence; a label among the values (a pair of kind and value) is put into words first."""
    raise NotImplementedError


def label_text(game: str, kind: str, value: Any) -> str:
    """What a bar, point or curve stands for, as a short phrase."""
    raise NotImplementedError


def more_sentence(games: int) -> str:
    """"4,000 more games would show a difference of 2 points"."""
    raise NotImplementedError


def trouble_sentence(code: str, values: Mapping[str, Any]) -> str:
    """Why a run stopped (`app.lab.run.Trouble`)."""
    raise NotImplementedError


def unreadable_sentence(code: str, values: Mapping[str, Any]) -> str:
    """What is wrong with an experiment (`app.lab.experiment.Unreadable`)."""
    raise NotImplementedError
