"""Playing a run of the lab for a command, with a progress bar."""

from __future__ import annotations

from math import inf

from app.commands._progress import ProgressBar
from app.commands._stopping import Stop
from app.lab.run import Run

PATIENCE = 0.2
"""Seconds between two checks whether to stop."""


def play(run: Run, stop: Stop, seconds: float = inf) -> bool:
    """Play until everything is done, `stop` is asked for, no more can be played, or the time is used up.

    `seconds` is the processor time of all games counted so far, including those of a journal. Returns whether the run
    finished or used up its time.
    """
    run.start()
    progress = run.progress()
    with ProgressBar(progress.asked) as bar:
        while progress.state == "running" and not stop.asked and run.cost < seconds:
            progress = run.poll(PATIENCE)
            bar.show(progress.played)
    used_up = progress.state == "running" and not stop.asked
    run.close()
    return run.state == "done" or used_up
