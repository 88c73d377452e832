"""What we found: the state of every game as the lab sees it, derived from kept experiments, never written by hand.

`wanted` and `wanted_levels` name the experiments on which the page is based, one for each game. From those that a
notebook holds, `found` derives what the page says of a game: fairness by seat, length in minutes, games without a
winner, what is dead, never possible or loses, skill, and the levels of the table. The page's data are findings, which
`app.wording.findings` puts into either language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from app import __version__
from app.bots.levels import LEVELS as SEARCHING
from app.engine import Rules
from app.games import is_own
from app.lab.experiment import THUMB, Experiment, QuestionName, Side, lab_levels
from app.lab.findings import Finding, Term, as_json
from app.lab.notebook import Notebook
from app.lab.run import Run
from app.lab.simulation import RANDOM, offered

FILE = Path(__file__).resolve().parents[2] / "resources" / "found.json"
"""The page's data, as shipped with the program."""

ASKED: tuple[QuestionName, ...] = ("seats", "length", "ends", "fires", "skill")
"""The questions that the page answers."""

TELLING = (
    "seats.", "length.minutes", "ends.cap.", "fires.never", "fires.elsewhere", "fires.dead.", "fires.open.",
    "fires.loses", "skill.",
)  # fmt: skip
"""The beginnings of the codes of findings that the page shows."""

FEWEST = 100
"""With fewer games than this the page says nothing; for a ladder the limit is `FEWEST_DEALS`."""

FEWEST_DEALS = 30

STEPS = (RANDOM, THUMB, "greedy")
"""The ladder that the page asks about for every game, as far as the game has these players."""

LEVELS = tuple(SEARCHING)
"""The levels of the table.

They take seconds for each game, so each game has a separate experiment about them, which is played only if somebody
gives it the time; if not, the page says so.
"""


def wanted(games: Mapping[str, Rules], count: int, steps: Sequence[str] = STEPS) -> dict[str, Experiment]:
    """The experiments on which the page is based, one for each game of the program, by the name it is kept under.

    `count` games of each, and a ladder of those of `steps` that the game has.
    """
    return {
        name: _asked(rules, ASKED, count, [level for level in steps if level in lab_levels(name)])
        for name, rules in games.items()
        if not is_own(name)
    }


def wanted_levels(games: Mapping[str, Rules]) -> dict[str, Experiment]:
    """The experiments about levels, one for each game with several levels, by the name it is kept under."""
    return {
        f"{name} levels": _asked(rules, ("skill",), FEWEST_DEALS, ladder)
        for name, rules in games.items()
        if not is_own(name) and len(ladder := offered(name)) > 1
    }


def _asked(rules: Rules, questions: tuple[QuestionName, ...], count: int, ladder: Sequence[str]) -> Experiment:
    """An experiment about a game as it is usually played, with the fewest seats."""
    return Experiment(
        rules.info.id, questions, Side(rules.seats()[0]), games=count, ladder=tuple(ladder),
        revision=rules.info.revision,
    )  # fmt: skip


def found(notebook: Notebook) -> dict[str, Any]:
    """The page's data: what every kept experiment with enough games says, in the order of the registry.

    What is known of a game's levels is added to its entry; if nothing is, the entry has no `levels`.
    """
    told = {one["game"]: one for one in _told(notebook)}
    for name, levels in _levels(notebook):
        if name in told:
            told[name]["levels"] = levels
    return {"kupa": __version__, "games": [told[name] for name in notebook.games if name in told]}


def about_levels(experiment: Experiment) -> bool:
    """Whether an experiment is only about the levels of the table."""
    return bool(experiment.ladder) and set(experiment.ladder) <= set(LEVELS)


def _runs(notebook: Notebook, *, of_levels: bool) -> Iterator[Run]:
    """The kept experiments, with all their games: those about levels, or all others; the oldest first."""
    for kept in reversed(notebook.list()):
        if kept.experiment is not None and about_levels(kept.experiment) == of_levels:
            yield Run(kept.experiment, journal=notebook.open(kept.name))


def _levels(notebook: Notebook) -> Iterator[tuple[str, dict[str, Any]]]:
    """What kept experiments say of the levels, by game; one with too few deals in any match says nothing."""
    for run in _runs(notebook, of_levels=True):
        if min(run.counted.values(), default=0) >= FEWEST_DEALS * run.experiment.a.seats:
            findings = [one for answer in run.answers for one in answer.findings]
            yield run.experiment.game, {"played": run.played, "findings": [plain(one) for one in findings]}


def _told(notebook: Notebook) -> Iterator[dict[str, Any]]:
    """What each kept experiment says of its game, the oldest first, so that the last one about a game counts."""
    for run in _runs(notebook, of_levels=False):
        findings = [
            one
            for answer in run.answers
            if answer.games >= (FEWEST_DEALS if answer.question == "skill" else FEWEST)
            for one in sorted(answer.findings, key=lambda one: -one.weight)
            if one.code.startswith(TELLING)
        ]
        if findings:
            # The experiment shown has only as many games as were played; there may not have been time for all.
            played = max(answer.games for answer in run.answers if answer.question != "skill")
            yield {
                "game": run.experiment.game,
                "experiment": replace(run.experiment, games=played).to_json(),
                "played": run.played,
                "findings": [plain(one) for one in findings],
            }


def plain(finding: Finding) -> dict[str, Any]:
    """A finding as plain JSON: its code, and each value with its kind."""
    values = {name: [term.kind, as_json(term.value)] for name, term in finding.values.items()}
    return {"code": finding.code, "values": values, "verdict": finding.verdict}


def terms(values: Mapping[str, Any]) -> dict[str, Term]:
    """Read back the values of a finding in plain JSON."""
    return {
        name: Term(kind, tuple(value) if isinstance(value, list) else value) for name, (kind, value) in values.items()
    }
