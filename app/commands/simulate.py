"""`kupa simulate GAME`: plays many games and counts who wins, how long they last and how they end.

`kupa simulate all --check` plays every registered game with every number of seats and option, and checks the games
against the laws that all of them share. The figures depend only on the question. With `--json` they are one JSON object
on one line (`app.lab.report`), of which only `run` is about this machine. Ctrl-C stops the simulation and shows the
figures of the games so far. The exit code is 0 if all games were played and no law was broken, 1 if a law was broken or
no more games could be played, 2 for a command line that cannot be read, 130 after Ctrl-C.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import closing

from app.commands._command_line import Unanswerable
from app.commands._figures import failure_sentence, sweep_lines, table_lines
from app.commands._progress import ProgressBar
from app.commands._question import ALL, Inquiry, question
from app.commands._stopping import stoppable
from app.commands._terminal import asks_for_help, refuse, say, say_exactly, usage
from app.commands._workers import workers_for
from app.games import GAMES
from app.lab.plan import every_table
from app.lab.report import Report
from app.lab.workers import Order, at_work, simulate
from app.wording import t


def main(arguments: Sequence[str]) -> int:
    """Simulate, tell the figures, and return the exit code."""
    if asks_for_help(arguments):
        return usage("simulate", arguments)
    try:
        asked = question(arguments, GAMES)
        workers = workers_for(asked.scheduler, asked.jobs)()
    except Unanswerable as refused:
        return refuse(refused, 2)
    began = time.perf_counter()
    report = gathered(asked, workers)
    seconds = time.perf_counter() - began
    tell(asked, report, seconds)
    if report.failure is not None:
        return refuse(failure_sentence(*report.failure), 1)
    if report.interrupted:
        return 130
    return 1 if report.faults else 0


def gathered(asked: Inquiry, workers: Executor) -> Report:
    """Play, and add up the results."""
    order = Order(asked.seed, asked.players, asked.check)
    tables = every_table(GAMES) if asked.game == ALL else [asked.plan[0].table]
    report = Report(order, tables, sum(stretch.games for stretch in asked.plan), GAMES)
    played = 0
    with stoppable() as stop, at_work(workers), ProgressBar(report.asked) as progress:
        with closing(simulate(asked.plan, order, workers, lambda: stop.asked)) as batches:
            for batch in batches:
                report.add(batch)
                played += batch.games
                progress.show(played)
        if stop.asked and report.failure is not None and report.failure[1].code == "worker-lost":
            # Ctrl-C kills a worker that has only just started, which is no failure.
            report.failure = None
        report.interrupted = stop.asked and played < report.asked
    return report


def tell(asked: Inquiry, report: Report, seconds: float) -> None:
    """Print the report, as JSON or in words."""
    sweeps = asked.game == ALL
    data = report.of_sweep() if sweeps else report.of_table(asked.plan[0].table)
    pace = [round(count / seconds, 1) for count in (report.played, report.actions)]
    if asked.json:
        data["run"] = {
            "jobs": asked.jobs,
            "seconds": round(seconds, 3),
            "games_per_second": pace[0],
            "actions_per_second": pace[1],
        }
        say_exactly(json.dumps(data))
        return
    for line in sweep_lines(data) if sweeps else table_lines(data):
        say(line)
    say(t("lab.time", seconds=f"{seconds:.1f}", games=round(pace[0])))
