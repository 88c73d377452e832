"""`kupa lab FILE.json`: plays an experiment of the lab and tells the findings, in sentences or as JSON.

The file is an experiment (`app.lab.experiment`, docs/lab.md). With `--json` the findings are one JSON object on one
line that depends only on the experiment. With `--keep FILE` every game is kept as it is played, and the same command
continues where it was interrupted. The exit code is 0 if everything was played, 1 if a law was broken or no more could
be played or kept, 2 for a command line or a file that cannot be used, 130 after Ctrl-C.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import NamedTuple

from app.commands._command_line import CommandLine, Unanswerable, jobs, number, only_word, read, refuse_device
from app.commands._files import not_written
from app.commands._found import make
from app.commands._own_games import no_game
from app.commands._runs import play
from app.commands._stopping import stoppable
from app.commands._terminal import asks_for_help, refuse, say, say_exactly, usage
from app.commands._workers import workers_for
from app.games import GAMES
from app.lab.experiment import MOST_GAMES, Experiment, Unreadable
from app.lab.experiment import read as read_experiment
from app.lab.export import to_csv, to_text
from app.lab.findings import Finding, LabAnswer
from app.lab.notebook import SUFFIX, Journal, Notebook
from app.lab.run import Run
from app.store.errors import FileRefused, said
from app.store.files import look_before_writing, write_file
from app.wording import t
from app.wording.findings import (
    finding_sentence,
    more_sentence,
    question_name,
    trouble_sentence,
    unreadable_sentence,
)
from app.wording.titles import game_name

KNOWN = (
    "games", "jobs", "keep", "csv", "found", "seconds", "levels", "out", "scheduler", "json!", "check!",
    "replace!",
)  # fmt: skip

MOST_SECONDS = 10**6
"""The largest processor time that may be asked for, in seconds."""

SHOWN = 8
"""How many findings of a question are told; the JSON has all of them."""


class Assignment(NamedTuple):
    """What the command line asks for."""

    experiment: Experiment
    executor: Callable[[], Executor]
    keep: Path | None
    csv: Path | None
    json: bool
    replace: bool


def main(arguments: Sequence[str]) -> int:
    """Play the experiment, tell the findings, and return the exit code."""
    if asks_for_help(arguments):
        return usage("lab", arguments)
    try:
        line = read(arguments, KNOWN)
        if "found" in line.named and not line.words:
            return found_page(line.named)
        asked = assignment(line)
        run = Run(asked.experiment, executor=asked.executor, journal=journal(asked))
    except Unanswerable as refused:
        return refuse(refused, 2)
    except FileRefused as refused:
        return refuse(not_written(refused, "send"), 1)
    with stoppable() as stop:
        play(run, stop)
    answers = run.reckoned()
    tell(asked, run, answers)
    if asked.csv is not None:
        try:
            write_file(asked.csv, to_csv(answers).encode(), replace=asked.replace)
        except FileRefused as refused:
            return refuse(not_written(refused, "send"), 1)
    if stop.asked:
        return 130
    if run.trouble is not None:
        say(trouble_sentence(run.trouble.code, run.trouble.values), aside=True)
    return 1 if run.state == "failed" or run.broken else 0


def found_page(named: Mapping[str, str]) -> int:
    """Make the data of *What we found*, and return the exit code. Raises Unanswerable, FileRefused."""
    folder, out = Path(named["found"]), Path(named["out"]) if "out" in named else None
    replaces = out is None or "replace" in named
    if out is not None:
        look_before_writing(out, replace=replaces)
    games = number(named, "games", 1000, 1, MOST_GAMES)
    executor = workers_for(named.get("scheduler"), jobs(named))
    seconds = number(named, "seconds", MOST_SECONDS, 1, MOST_SECONDS)
    levels = number(named, "levels", 0, 0, MOST_SECONDS)
    try:
        return make(folder, out, games, executor, seconds, levels, replace=replaces)
    except (Unreadable, OSError) as error:
        raise Unanswerable(refused_file(folder, error)) from error


def assignment(line: CommandLine) -> Assignment:
    """Return what a command line asks for, with the contents of its file. Raises Unanswerable, FileRefused."""
    named = line.named
    path = Path(only_word(line.words, t("lab.refused.no-file")))
    experiment = from_file(path)
    if "games" in named:
        experiment = replace(experiment, games=number(named, "games", experiment.games, 1, MOST_GAMES))
    if "check" in named:
        experiment = replace(experiment, check=True)
    executor = workers_for(named.get("scheduler"), jobs(named))
    keep, csv = (Path(named[word]) if word in named else None for word in ("keep", "csv"))
    if csv is not None and csv.exists() and csv.samefile(path):
        raise Unanswerable(t("lab.refused.over", file=str(csv)))
    if csv is not None:
        look_before_writing(csv, replace="replace" in named)
    return Assignment(experiment, executor, keep, csv, "json" in named, "replace" in named)


def from_file(path: Path) -> Experiment:
    """Read the experiment in a file. Raises Unanswerable."""
    refuse_device(path)
    try:
        return read_experiment(path.read_text("utf-8-sig"), GAMES)
    except UnicodeDecodeError as error:
        raise Unanswerable(refused_file(path, Unreadable("not-text"))) from error
    except (Unreadable, OSError) as error:
        raise Unanswerable(refused_file(path, error)) from error


def refused_file(path: Path, error: Exception) -> str:
    """Return why a file cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        return t("file.missing", file=str(path))
    if isinstance(error, Unreadable):
        why = unreadable_sentence(error.code, error.values)
        if error.code == "game":
            why = no_game(str(error.values["word"]), why)
    else:
        why = said(error)
    return t("lab.refused.file", file=str(path), why=why)


def journal(asked: Assignment) -> Journal | None:
    """Open the file in which the games are kept, or create it. Raises Unanswerable."""
    if asked.keep is None:
        return None
    path = asked.keep.with_suffix(SUFFIX)
    notebook = Notebook(path.parent, GAMES)
    try:
        if not path.exists():
            return notebook.begin(path.stem, asked.experiment)
        kept = notebook.open(path.stem)
    except LookupError as error:
        # Something of this name exists, but it is not a file.
        raise Unanswerable(refused_file(path, IsADirectoryError(EISDIR, strerror(EISDIR)))) from error
    except (OSError, ValueError) as error:  # also Unreadable
        raise Unanswerable(refused_file(path, error)) from error
    if replace(kept.experiment, games=asked.experiment.games) != asked.experiment:
        raise Unanswerable(t("lab.refused.other-experiment", file=str(path)))
    return kept


def tell(asked: Assignment, run: Run, answers: Sequence[LabAnswer]) -> None:
    """Print the findings, as JSON or in words."""
    if asked.json:
        say_exactly(to_text(asked.experiment, answers))
        return
    game = asked.experiment.game
    say(t("lab.played", game=game_name(game), n=run.played, seed=asked.experiment.seed))
    for answer in answers:
        say("")
        say(question_name(answer.question))
        sides = asked.experiment.b is not None
        for finding in (*answer.findings[:SHOWN], *answer.lacks):
            say("  " + told(game, finding, sides))
        wanted = [finding.more for finding in answer.findings if finding.more]
        if wanted:
            say("  " + more_sentence(max(wanted)))
    for law, games in sorted(run.broken.items()):
        say(t("lab.lawbreak", n=games, law=law), aside=True)


def told(game: str, finding: Finding, sides: bool) -> str:
    """Return a finding as a sentence, naming its side if there are two."""
    return finding_sentence(game, finding.code, finding.values, finding.side if sides else "")
