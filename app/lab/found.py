"""What we found: the state of every game as the lab sees it, drawn from kept experiments and never written by hand.

`wanted` and `wanted_levels` name the experiments that the page rests on, one for each game; `found` draws from those
that a notebook has what the page says of a game: fairness by seat, length in minutes, games without a winner, what is
dead, never possible or loses, skill, and the levels of the table. The page's data are findings, so that they are put
into words in either language (`app.wording.findings`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from app import __version__
from app.engine import Rules
from app.games import is_own
from app.lab.experiment import THUMB, Experiment, QuestionName, Side, lab_levels
from app.lab.findings import Finding, Term
from app.lab.notebook import Notebook
from app.lab.run import Run
from app.lab.simulation import RANDOM, offered

FILE = Path(__file__).resolve().parents[2] / "resources" / "found.json"
"""The page's data, as they are shipped."""

ASKED: tuple[QuestionName, ...] = ("seats", "length", "ends", "fires", "skill")
"""The questions that the page answers."""

TELLING = (
    "seats.", "length.minutes", "ends.cap.", "fires.never", "fires.elsewhere", "fires.dead.", "fires.open.",
    "fires.loses", "skill.",
)  # fmt: skip
"""The findings that the page shows begin so."""

FEWEST = 100
"""With fewer games than this nothing is said; for a ladder it is `FEWEST_DEALS`."""

FEWEST_DEALS = 30

STEPS = (RANDOM, THUMB, "greedy")
"""The ladder that the page asks about for every game, as far as it has these players."""

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels of the table. They take seconds a game, so each game has an experiment of its own about them, which is
played only where somebody gives it the time; where it was not, the page says so."""


def wanted(games: Mapping[str, Rules], count: int, steps: Sequence[str] = STEPS) -> dict[str, Experiment]:
    """By the name under which it is kept, the experiment that the page rests on for each game of the program.

    `count` games of each, and a ladder of those of `steps` that the game has.
    """
    found = {}
    for name, rules in games.items():
        if not is_own(name):
            ladder = tuple(level for level in steps if level in lab_levels(name))
            seats = rules.seats()[0]
            found[name] = Experiment(
                name, ASKED, Side(seats), games=count, ladder=ladder, revision=rules.info.revision
            )
    return found


def wanted_levels(games: Mapping[str, Rules]) -> dict[str, Experiment]:
    """By the name under which it is kept, the experiment about the levels of each game that has several."""
    found = {}
    for name, rules in games.items():
        ladder = offered(name)
        if not is_own(name) and len(ladder) > 1:
            side = Side(rules.seats()[0])
            found[f"{name} levels"] = Experiment(
                name, ("skill",), side, games=FEWEST_DEALS, ladder=ladder, revision=rules.info.revision
            )
    return found


def found(notebook: Notebook) -> dict[str, Any]:
    """The page's data: what every kept experiment of enough games says, in the order of the registry.

    What is known of a game's levels stands beside that; where nothing is, its entry has no `levels`.
    """
    told = {one["game"]: one for one in _told(notebook)}
    for name, levels in _levels(notebook):
        if name in told:
            told[name]["levels"] = levels
    return {"kupa": __version__, "games": [told[name] for name in notebook.games if name in told]}


def about_levels(experiment: Experiment) -> bool:
    """Whether an experiment is about the levels of the table alone."""
    return bool(experiment.ladder) and set(experiment.ladder) <= set(LEVELS)


def _levels(notebook: Notebook) -> Iterator[tuple[str, dict[str, Any]]]:
    """What kept experiments say of the levels, by game; one with too few deals in any match says nothing."""
    for kept in reversed(notebook.list()):
        if kept.experiment is None or not about_levels(kept.experiment):
            continue
        run = Run(kept.experiment, journal=notebook.open(kept.name))
        seats = kept.experiment.a.seats
        if min(run.counted.values(), default=0) >= FEWEST_DEALS * seats:
            findings = [one for answer in run.answers for one in answer.findings]
            yield kept.experiment.game, {"played": run.played, "findings": [plain(one) for one in findings]}


def _told(notebook: Notebook) -> Iterator[dict[str, Any]]:
    """What each kept experiment says of its game, the oldest first, so that the last one about a game counts."""
    for kept in reversed(notebook.list()):
        if kept.experiment is None or about_levels(kept.experiment):
            continue
        run = Run(kept.experiment, journal=notebook.open(kept.name))
        findings = [
            one
            for answer in run.answers
            if answer.games >= (FEWEST_DEALS if answer.question == "skill" else FEWEST)
            for one in sorted(answer.findings, key=lambda one: -one.weight)
            if shown(one)
        ]
        if findings:
            # What was not played for want of time is not asked either.
            played = max(answer.games for answer in run.answers if answer.question != "skill")
            yield {
                "game": kept.experiment.game,
                "experiment": replace(kept.experiment, games=played).to_json(),
                "played": run.played,
                "findings": [plain(one) for one in findings],
            }


def shown(finding: Finding) -> bool:
    """Whether the page shows a finding."""
    return finding.code.startswith(TELLING)


def plain(finding: Finding) -> dict[str, Any]:
    """A finding as plain JSON: its code, and each value with its kind."""
    values = {name: [term.kind, _rounded(term.value)] for name, term in finding.values.items()}
    return {"code": finding.code, "values": values, "verdict": finding.verdict}


def terms(values: Mapping[str, Any]) -> dict[str, Term]:
    """The values of such a finding, read back."""
    return {
        name: Term(kind, tuple(value) if isinstance(value, list) else value) for name, (kind, value) in values.items()
    }


def _rounded(value: Any) -> Any:
    """The last digits of a sum are no information."""
    return round(value, 6) if isinstance(value, float) else value
