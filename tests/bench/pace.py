"""How long people wait (*even*): `python3 dev.py bench pace [--write] [--seats SEATS] [DEALS] [FIRST] [GAME ...]`.

Computed only from the events by a simulated clock, so every machine prints the same: the seconds from sitting down to
the person's first decision in FIRST deals, the worst and in how many it takes more than 60; the seconds of the others'
acts between two decisions of the person (median and worst), and the minutes of a whole game without the time the person
thinks, in DEALS deals. All seats are played by quick players; the person sits at seat 0 with three others, or as many
as the game allows, unless `--seats` says how many sit there. `--write` keeps the seconds for each act at that number of
seats in `resources/pace.json`, from which lab and forecast compute minutes.
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
DEALS, FIRST = 3, 60
WAITS = 60.0
"""More seconds than a person should wait for their first decision."""


def measured(game: str, seats: int, deal: int) -> tuple[list[float], float, int]:
    """Seconds between the person's decisions, seconds and acts of the whole game."""
    table = Table(game, seats, deal)
    since = whole = table.opening().ms
    decided, between, acts = False, list[float](), 0
    for told in table.play():
        assert told.step is not None
        if not decided and told.step.before.turn == table.seat:
            decided, since = True, 0.0
        since += told.ms
        whole += told.ms
        acts += 1
        if told.step.position.turn != table.seat:
            continue
        if decided:
            between.append(since)
        decided, since = True, 0.0
    return [ms / 1000 for ms in between], whole / 1000, acts


def first(game: str, seats: int, deal: int) -> float | None:
    """Seconds to the person's first decision; None if there is none."""
    table = Table(game, seats, deal)
    ms = table.first_decision()
    table.end()
    return None if ms is None else ms / 1000


def main(words: Sequence[str]) -> None:
    """Print a line of JSON for each game."""
    question = Question("pace", __doc__, Number("deals", DEALS, 1), Number("first", FIRST, 1), games=GAMES)
    question.add_argument("--seats", type=int, default=SEATS, help="how many sit at the table")
    question.add_argument("--write", action="store_true", help="keep the seconds for each act, for the lab")
    asked = question.asked(words)
    app = QApplication.instance() or QApplication([])
    paces: dict[str, dict[str, float]] = json.loads(FILE.read_text("utf-8"))
    for game in asked.games:
        low, high = GAMES[game].info.seats
        seats = min(max(low, asked.seats), high)
        found = [measured(game, seats, deal) for deal in range(1, asked.deals + 1)]
        between = [one for waits, _, _ in found for one in waits]
        waited = [s for deal in range(1, asked.first + 1) if (s := first(game, seats, deal)) is not None]
        line = {
            "game": game,
            "seats": seats,
            "first decision s": round(max(waited, default=0.0), 1),
            f"over {WAITS:.0f} s": f"{sum(s > WAITS for s in waited)} of {len(waited)}",
            "between, median s": round(median(between), 1) if between else 0.0,
            "between, worst s": round(max(between, default=0.0), 1),
            "whole game min": round(median(whole for _, whole, _ in found) / 60, 1),
        }
        pace = sum(whole for _, whole, _ in found) / max(1, sum(acts for _, _, acts in found))
        paces[game] = dict(sorted({**paces.get(game, {}), str(seats): round(pace, 3)}.items()))
        print(json.dumps(line), flush=True)
    if asked.write:
        FILE.write_text(json.dumps(paces, indent=1) + "\n", "utf-8")
    del app


if __name__ == "__main__":
    main(sys.argv[1:])
