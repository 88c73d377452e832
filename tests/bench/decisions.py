"""How long expert takes for a decision: every game, number of seats and edition; prints one JSON object a game.

`python3 dev.py bench decisions [--table] [SECONDS] [GAME ...]` (300 of processor time in all, shared equally). The
tables of each game are taken in turn, through all numbers of seats and all option values. At each table expert decides
at some points of a game played at random. It is asked as the window asks it, with the view as JSON and a limit of
`THINKING_MS`, but in this process. The figures are milliseconds, of processor time and by the clock: median, 99th of a
hundred, most, and at which table that was. They leave out what the two streams and the window add.

With `--table` a table of 1920x1080 plays and paints in a separate process meanwhile, one frame after another without
waiting for the screen (`tests/bench/frames.py`): it takes a whole core, more than any table at any pace.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle
from random import Random

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


def measured(game: str, seconds: float, see_to_table: Callable[[], None]) -> dict[str, object]:
    """The figures of one game."""
    tables = [table for table in every_table(GAMES) if table.game == game]
    cpu: list[int] = []
    clock: list[int] = []
    worst, at = -1, ""
    met: set[str] = set()
    until = time.process_time() + seconds
    for number, (table, seen) in enumerate(asked(tables, Random(1))):
        if time.process_time() > until:
            break
        see_to_table()
        told = view_from_json(json.loads(json.dumps(seen.to_json())), GAMES, seen.seat)
        begun, clocked = time.process_time(), time.perf_counter()
        decide(told, "expert", number, {"hour": 7}, Limit(ms=THINKING_MS))
        cpu.append(round(1000 * (time.process_time() - begun)))
        clock.append(round(1000 * (time.perf_counter() - clocked)))
        met.add(str(table))
        if cpu[-1] > worst:
            worst, at = cpu[-1], f"{table.seats} seats, {dict(table.options)}"
    return {
        "game": game,
        "decisions": len(cpu),
        "tables": f"{len(met)} of {len(tables)}",
        "cpu": {"median": percentile(cpu, 50), "p99": percentile(cpu, 99), "most": max(cpu, default=0)},
        "clock": {"median": percentile(clock, 50), "p99": percentile(clock, 99), "most": max(clock, default=0)},
        "worst": at,
    }


def main(words: Sequence[str]) -> None:
    """Measure each game."""
    question = Question("decisions", __doc__, Number("seconds", USUAL), games=GAMES)
    question.add_argument("--table", action="store_true", help="a table plays and paints all the while")
    asked = question.asked(words)
    with table_open(asked.table) as see_to_table:
        for game in asked.games:
            print(json.dumps(measured(game, asked.seconds / len(asked.games), see_to_table)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
