"""`kupa lab --found FOLDER`: the data of the page *What we found*, from experiments kept in a folder.

Missing experiments are played, and interrupted ones continue, so the same command updates the page after the rules or
the players have changed. `--seconds` limits the processor time of each experiment; the page then says what is known so
far. `--levels` also lets the levels of each game's table play each other, for this many seconds of processor time per
game; shorter games give more deals. If a game's levels have not played enough, the page says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from math import inf
from pathlib import Path

from app.commands._runs import play
from app.commands._stopping import stoppable
from app.commands._terminal import say
from app.games import GAMES
from app.lab.found import FEWEST_DEALS, FILE, about_levels, found, wanted, wanted_levels
from app.lab.notebook import Notebook
from app.lab.run import Run
from app.store.files import write_file
from app.wording import t
from app.wording.findings import trouble_sentence
from app.wording.titles import game_name

MOST_TIMES = 8
"""The maximum number of deals that levels play, as a multiple of those planned."""


def make(
    folder: Path,
    out: Path | None,
    games: int,
    executor: Callable[[], Executor],
    seconds: float = inf,
    levels: float = 0,
    *,
    replace: bool = True,
) -> int:
    """Play what is missing, write the data, and return the exit code.

    `seconds` is the maximum processor time for the games of one experiment, including those already kept. `levels` is
    the same for an experiment about the levels of one game. Raises FileRefused if the data cannot be written.
    """
    notebook = Notebook(folder, GAMES)
    known = {kept.name for kept in notebook.list()}
    asked = [(*item, seconds) for item in wanted(GAMES, games).items()]
    asked += [(*item, levels) for item in wanted_levels(GAMES).items() if levels]
    with stoppable() as stop:
        for name, experiment, most in asked:
            journal = notebook.open(name) if name in known else notebook.begin(name, experiment)
            run = Run(journal.experiment, executor=executor, journal=journal)
            game, before = game_name(experiment.game), run.played
            while goes_on(run, most):
                if not play(run, stop, most):
                    if run.trouble is not None:
                        say(f"{game}: {trouble_sentence(run.trouble.code, run.trouble.values)}", aside=True)
                        return 1
                    return 130
            if run.played > before:
                say(t("lab.found.played", game=game, n=run.played, seconds=round(run.cost)), aside=True)
    text = json.dumps(found(notebook), ensure_ascii=False, indent=1)
    write_file(out or FILE, f"{text}\n".encode(), replace=replace)
    return 0


def goes_on(run: Run, most: float) -> bool:
    """Return whether to play on within `most` seconds of processor time, including those already spent.

    Levels that have played all planned deals are given more, because the same time gives more deals if games are short.
    """
    if run.cost >= most:
        return False
    if run.state == "done" and about_levels(run.experiment):
        more = FEWEST_DEALS * run.experiment.a.seats
        if min(run.counted.values()) < MOST_TIMES * more:
            run.extend(more)
    return run.state != "done"
