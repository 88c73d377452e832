"""What the lab's window costs while an experiment runs: the first picture, a frame, a cancel. JSON.

`python3 dev.py bench lab_window [SECONDS] [GAME ...]` (10, the first game of the registry). A frame is one turn of the
event loop: `wall` is how long it took, `cpu` how long this thread worked in it, which does not depend on how busy the
machine is, `poll` the part of `cpu` in which the run was polled, `press` what the press on Run took. Times in ms,
`first` (from the press on Run to the first chart) and `cancel` in seconds; `games` is how many games that first chart
rests on. Painted offscreen unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.lab.notebook import Notebook
from app.shell.kit.style import Appearance
from app.shell.lab.desk import Desk
from app.shell.lab.page import LabPage
from app.shell.settings.settings import Settings
from app.store import Store
from tests.bench._asked import Number, Question

SECONDS = 10.0
FRAME = 0.004
"""Seconds between two turns of the loop: shorter than a frame, so that none is missed."""

WARM = 30.0
"""Seconds that the workers have to start; in use they start while somebody looks at the page."""


def turns(app: QApplication, seconds: float, wall: list[float], cpu: list[float]) -> None:
    """Turn the event loop for this many seconds, and note how long each turn took."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        began, worked = time.perf_counter(), time.thread_time()
        app.processEvents()
        wall.append(1000 * (time.perf_counter() - began))
        cpu.append(1000 * (time.thread_time() - worked))
        time.sleep(FRAME)


def figures(values: Sequence[float]) -> dict[str, float]:
    """The median, the 99th percentile and the maximum, over the turns in which anything happened."""
    busy = sorted(value for value in values if value > 0.2) or [0.0]
    found = {"median": busy[len(busy) // 2], "p99": busy[min(len(busy) - 1, len(busy) * 99 // 100)], "most": busy[-1]}
    return {name: round(value, 2) for name, value in found.items()}


def ready(desk: Desk) -> bool:
    """Whether all processes of the next run wait for a task."""
    spare = desk._here._ready
    return spare is not None and spare._idle == spare.workers


def measured(app: QApplication, folder: Path, game: str, seconds: float) -> dict[str, Any]:
    """Run one game's questions about the games themselves for this many seconds, then stop."""
    store = Store.open(folder)
    settings = Settings(store.settings())
    appearance = Appearance(app, settings)
    desk = Desk(Notebook(folder / "lab", GAMES), GAMES, game=game)
    page = LabPage(desk, settings)
    page.resize(1280, 800)
    page.show()
    page.come_back()
    # The window does the same once it has made the lab (`MainWindow.lab`).
    gc.freeze()
    patience = time.perf_counter() + WARM
    while not ready(desk) and time.perf_counter() < patience:
        turns(app, 0.05, [], [])
    wall: list[float] = []
    cpu: list[float] = []
    polls: list[float] = []
    desk.wanted = 100_000

    def poll() -> None:
        worked = time.thread_time()
        desk.poll()
        polls.append(1000 * (time.thread_time() - worked))

    desk._timer.timeout.disconnect()
    desk._timer.timeout.connect(poll)
    began, worked = time.perf_counter(), time.thread_time()
    first = None
    behind = 0
    page.form.run.click()
    press = 1000 * (time.thread_time() - worked)
    while time.perf_counter() < began + seconds:
        turns(app, 0.02, wall, cpu)
        if first is None and page.panels:
            first = time.perf_counter() - began
            behind = desk.answer.games if desk.answer is not None else 0
    played = desk.progress.played if desk.progress is not None else 0
    began = time.perf_counter()
    page.form.stop.click()
    cancel = time.perf_counter() - began
    desk.end()
    page.hide()
    store.close()
    del appearance
    return {
        "game": game,
        "first": first and round(first, 2),
        "games": behind,
        "press": round(press, 2),
        "games_per_second": round(played / seconds, 1),
        "wall": figures(wall),
        "cpu": figures(cpu),
        "poll": figures(polls),
        "cancel": round(cancel, 3),
    }


def main(words: Sequence[str]) -> None:
    """Measure, and print one line of JSON."""
    number = Number("seconds", SECONDS)
    asked = Question("lab_window", __doc__, number, games=list(GAMES)[:1], known=GAMES).asked(words)
    app = QApplication([])
    found = []
    for name in asked.games:
        with tempfile.TemporaryDirectory() as folder:
            found.append(measured(app, Path(folder), name, asked.seconds))
    print(json.dumps({"load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None, "lab": found}))


if __name__ == "__main__":
    main(sys.argv[1:])
