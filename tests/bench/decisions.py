"""How long expert takes for a decision: every game, number of seats and edition; prints one JSON object a game.

`python3 dev.py bench decisions [--table] [--keep FILE] [SECONDS] [GAME ...]` (300 of processor time in all, shared
equally). The tables of each game are taken in turn, through all numbers of seats and all option values. At each table
expert decides at some points of a game played at random. It is asked as the window asks it, with the view as JSON and a
limit of `THINKING_MS`, but in this process. The figures are milliseconds, of processor time and by the clock: median,
99th of a hundred, most, and at which table that was. They leave out what the two streams and the window add.

With `--keep` each decision is added to a file, one JSON object a line, and the next run asks about the decisions after
those; the figures are then of all that the file has. It says nothing of the players and the machine: with others begin
another file.

With `--table` a table of 1920x1080 plays and paints in a separate process meanwhile, one frame after another without
waiting for the screen (`tests/bench/frames.py`): it takes a whole core, more than any table at any pace.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, TextIO

from app.bots.limit import Limit
from app.bots.players import decide
from app.engine import View, advance, new_game, view, view_from_json
from app.games import GAMES
from app.lab.arena import percentile
from app.lab.plan import Table, every_table
from tests.bench._asked import Number, Question

USUAL = 300.0
THINKING_MS = 900
"""The time the window grants for a decision (`app.shell.table.thinker`)."""

A_TABLE = 3
"""How many decisions are asked at a table before the next one."""


def asked(tables: list[Table], rng: Random) -> Iterator[tuple[Table, View]]:
    """Decisions with a choice, from the beginning, the middle and the end of games, table after table."""
    for number, table in enumerate(cycle(tables)):
        p = new_game(GAMES[table.game], table.seats, number, dict(table.options)).position
        wanted = {rng.randrange(60) for _ in range(A_TABLE)}
        for at in range(max(wanted) + 1):
            if p.turn is None:
                break
            legal = p.game.rules.legal(p)
            if at in wanted and len(legal) > 1:
                yield table, view(p, p.turn)
            advance(p, rng.choice(legal))


@contextmanager
def table_open(wanted: bool) -> Iterator[Callable[[], None]]:
    """Run a table that plays in a separate process.

    Yields a function that starts it again if it has ended; call it often.
    """
    playing: list[subprocess.Popen[bytes]] = []

    def see_to_it() -> None:
        if wanted and (not playing or playing[-1].poll() is not None):
            playing.append(subprocess.Popen([sys.executable, "-m", "tests.bench.frames"], stdout=subprocess.DEVNULL))

    try:
        yield see_to_it
    finally:
        for process in playing:
            process.kill()
            process.wait()


Row = dict[str, Any]
"""A decision that was measured: the game, its `table`, and how long it took, `cpu` and `clock`, ms."""


def kept_in(path: Path | None) -> list[Row]:
    """The decisions that a file has; none if there is no file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path and path.exists() else []


def measure(game: str, seconds: float, see_to_table: Callable[[], None], rows: list[Row], file: TextIO | None) -> None:
    """Add decisions of a game to `rows`, and to the file, for some seconds of processor time."""
    tables = [table for table in every_table(GAMES) if table.game == game]
    done = sum(row["game"] == game for row in rows)
    until = time.process_time() + seconds
    for number, (table, seen) in islice(enumerate(asked(tables, Random(1))), done, None):
        if time.process_time() > until:
            break
        see_to_table()
        told = view_from_json(json.loads(json.dumps(seen.to_json())), GAMES, seen.seat)
        begun, clocked = time.process_time(), time.perf_counter()
        decide(told, "expert", number, {"hour": 7}, Limit(ms=THINKING_MS))
        cpu, clock = time.process_time() - begun, time.perf_counter() - clocked
        name = f"{table.seats} seats, {dict(table.options)}"
        rows.append({"game": game, "table": name, "cpu": round(1000 * cpu), "clock": round(1000 * clock)})
        if file is not None:
            file.write(json.dumps(rows[-1]) + "\n")


def figures(game: str, rows: Sequence[Row]) -> dict[str, object]:
    """What the decisions of a game come to."""
    own = [row for row in rows if row["game"] == game]
    tables = sum(table.game == game for table in every_table(GAMES))

    def spread(name: str) -> dict[str, int]:
        times = [row[name] for row in own]
        return {"median": percentile(times, 50), "p99": percentile(times, 99), "most": max(times, default=0)}

    return {
        "game": game,
        "decisions": len(own),
        "tables": f"{len({row['table'] for row in own})} of {tables}",
        "cpu": spread("cpu"),
        "clock": spread("clock"),
        "worst": max(own, key=lambda row: row["cpu"], default={"table": ""})["table"],
    }


def main(words: Sequence[str]) -> None:
    """Measure each game."""
    question = Question("decisions", __doc__, Number("seconds", USUAL), games=GAMES)
    question.add_argument("--table", action="store_true", help="a table plays and paints all the while")
    question.add_argument("--keep", type=Path, metavar="FILE", help="go on from what FILE has, and keep it there")
    asked = question.asked(words)
    rows = kept_in(asked.keep)
    with table_open(asked.table) as see_to_table, ExitStack() as closing:
        file = None
        if asked.keep is not None:
            file = closing.enter_context(asked.keep.open("a", encoding="utf-8", buffering=1))
        for game in asked.games:
            measure(game, asked.seconds / len(asked.games), see_to_table, rows, file)
            print(json.dumps(figures(game, rows)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
