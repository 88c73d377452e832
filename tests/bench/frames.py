"""What a frame costs while cards are told at 1920x1080: `python3 dev.py bench frames [ACTS] [GAME ...]`.

Quick players play every game at a real table. It is told to seat 0 at the pace *even*, by a simulated clock that
advances one frame at a time. The bench measures the process time of each frame in milliseconds, from the clock's tick
to the end of painting (offscreen unless QT_QPA_PLATFORM says otherwise), including the frames in which an act begins.
It prints a line of JSON for each game: what opening the table takes, before anything is told, when words and faces are
new to the process; then the number of frames, the median, the 99th percentile and the slowest one. Garbage is collected
between the frames, as in the program (`app/shell/start/collecting.py`); the longest collection is printed as well.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.bots.players import quick
from app.engine import view
from app.games import GAMES
from app.shell.start.collecting import Collecting
from app.table.clock import FRAME
from tests.bench._asked import Number, Question
from tests.table.invented import OUTSIDE, Table

CLOTH = (1896, 908)
"""The cloth of a window of 1920 x 1080."""
SEATS, ACTS, DEAL = 4, 30, 4


def taken(act: Callable[[], object]) -> float:
    """The process time of an act and of painting its result, ms."""
    begun = time.process_time()
    act()
    QApplication.processEvents()
    return (time.process_time() - begun) * 1000


def frames(game: str, acts: int, collecting: Collecting) -> tuple[list[float], list[float]]:
    """The cost of opening the table, of each frame of a game's first acts, and of collecting between them, ms."""
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, SEATS), high), DEAL, size=CLOTH)
    surface, record = table.surface, table.record
    surface.setUpdatesEnabled(True)
    clock, costs, between = surface.clock, list[float](), list[float]()
    QApplication.processEvents()
    opening = record.opening
    costs.append(taken(lambda: surface.deal(opening.told(table.seat), view(opening.position, table.seat))))
    while True:
        while clock.busy:
            table.time += FRAME
            costs.append(taken(clock.tick))
            between.append(taken(collecting.collect))
        turn = record.position.turn
        if turn is None or len(record.done) >= acts:
            surface.close()
            return costs, between
        step = record.act(str(quick(view(record.position, turn), len(record.done), OUTSIDE)))
        events, now = step.told(table.seat), view(step.position, table.seat)
        costs.append(taken(lambda events=events, now=now: surface.perform(events, now)))  # type: ignore[misc]


def main(words: Sequence[str]) -> None:
    """Print a line of JSON for each game."""
    asked = Question("frames", __doc__, Number("acts", ACTS, 1), games=GAMES).asked(words)
    app = QApplication.instance() or QApplication([])
    collecting = Collecting(app)
    collecting.begin()
    for game in asked.games:
        (opening, *costs), between = frames(game, asked.acts, collecting)
        line = {
            "game": game,
            "opening ms": round(opening, 1),
            "frames": len(costs),
            "median ms": round(median(costs), 2),
            "p99 ms": round(quantiles(costs, n=100)[98], 1),
            "dearest ms": round(max(costs), 1),
            "garbage ms": round(max(between), 1),
        }
        print(json.dumps(line), flush=True)
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
