"""How long people wait at each table at the pace *even*: `python3 dev.py bench pace [--write] [DEALS] [GAME ...]`.

Computed only from the events by a simulated clock, so every machine prints the same: the seconds from sitting down to
the person's first decision, those of the others' acts between two decisions of the person (median and worst), and the
minutes of a whole game without the time the person thinks. All seats are played by quick players; the person sits at
seat 0 with three others, or as many as the game allows. `--write` keeps the seconds for each act in
`resources/pace.json`, from which the lab computes minutes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from statistics import median

from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.lab.table_pace import FILE
from tests.bench._asked import Number, Question
from tests.table.invented import Table

SEATS = 4
DEALS = 3


def measured(game: str, seats: int, deal: int) -> tuple[float, list[float], float, int]:
    """Seconds to the first decision, seconds between the person's decisions, seconds and acts of the whole game."""
    table = Table(game, seats, deal)
    since = table.opening().ms
    whole, first, between, acts = since, -1.0, list[float](), 0
    if table.record.position.turn == table.seat:
        first, since = since, 0.0
    for told in table.play():
        assert told.step is not None
        since += told.ms
        whole += told.ms
        acts += 1
        if told.step.position.turn != table.seat:
            continue
        if first < 0:
            first = since
        else:
            between.append(since)
        since = 0.0
    return first / 1000, [ms / 1000 for ms in between], whole / 1000, acts


def main(words: Sequence[str]) -> None:
    """Print a line of JSON for each game."""
    question = Question("pace", __doc__, Number("deals", DEALS, 1), games=GAMES)
    question.add_argument("--write", action="store_true", help="keep the seconds for each act, for the lab")
    asked = question.asked(words)
    app = QApplication.instance() or QApplication([])
    paces: dict[str, float] = {}
    for game in asked.games:
        low, high = GAMES[game].info.seats
        seats = min(max(low, SEATS), high)
        found = [measured(game, seats, deal) for deal in range(1, asked.deals + 1)]
        between = [one for _, waits, _, _ in found for one in waits]
        line = {
            "game": game,
            "seats": seats,
            "first decision s": round(max(first for first, _, _, _ in found), 1),
            "between, median s": round(median(between), 1) if between else 0.0,
            "between, worst s": round(max(between, default=0.0), 1),
            "whole game min": round(median(whole for _, _, whole, _ in found) / 60, 1),
        }
        paces[game] = round(sum(whole for _, _, whole, _ in found) / max(1, sum(acts for _, _, _, acts in found)), 3)
        print(json.dumps(line), flush=True)
    if asked.write:
        FILE.write_text(json.dumps({**json.loads(FILE.read_text("utf-8")), **paces}, indent=1) + "\n", "utf-8")
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
