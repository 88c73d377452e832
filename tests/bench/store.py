"""How long it takes to keep a gesture, and to open a store that has been in use for years.

`python3 dev.py bench store [FINISHED_GAMES]`. The folder is the system's place for temporary files. If that is in
memory, the waits for the disk (beginning, last act) are shorter than on a real one.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from app.engine import OVER, Record
from app.games import GAMES
from app.store import Store
from tests.bench._asked import Number, Question

GESTURES = 500
FINISHED = 2000


def timed(times: list[float], call: Callable[..., Any], *arguments: Any) -> Any:
    """Call, and note how many milliseconds it took."""
    start = time.perf_counter()
    made = call(*arguments)
    times.append((time.perf_counter() - start) * 1000)
    return made


def report(name: str, times: Sequence[float]) -> None:
    """One line: median, the slowest of twenty, the slowest."""
    ranked = sorted(times)
    print(
        f"{name:<34}{statistics.median(ranked):9.3f} ms median"
        f"{ranked[int(len(ranked) * 0.95)]:9.3f} ms of 20 {ranked[-1]:9.3f} ms slowest   ({len(ranked)} times)"
    )


def sit(store: Store, seed: int, begins: list[float], acts: list[float], ends: list[float]) -> int:
    """Play one game to its end."""
    rng = random.Random(seed)
    record = Record.begin(GAMES["solo"], 1, seed)
    number: int = timed(begins, store.begin, record, {"names": ["נועה"]})
    while record.position.phase != OVER:
        record.act(rng.choice(record.game.rules.legal(record.position)))
        over = record.position.phase == OVER
        timed(ends if over else acts, store.act, number, record.done[-1], record)
    return number


def main(words: Sequence[str]) -> int:
    """Measure and print."""
    finished = Question("store", __doc__, Number("finished_games", FINISHED, 1)).asked(words).finished_games
    begins: list[float] = []
    acts: list[float] = []
    ends: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Store.open(folder) as store:
            seed = 0
            while len(acts) < GESTURES:
                seed += 1
                number = sit(store, seed, begins, acts, ends)
            report("begin (waits for the disk)", begins)
            report("act", acts[:GESTURES])
            report("act that ends (waits for the disk)", ends)
            loads: list[float] = []
            for _ in range(20):
                timed(loads, store.load, number, GAMES)
            report("load", loads)
            for more in range(seed + 1, finished):
                sit(store, more, [], [], [])
        print(f"\nwith {finished} finished games, {(folder / 'kupa.db').stat().st_size / 1e6:.1f} MB:")
        first: list[float] = []
        timed(first, Store.open, folder).close()
        report("open, first of the day", first)
        again: list[float] = []
        lists: list[float] = []
        for _ in range(10):
            store = timed(again, Store.open, folder)
            with store:
                timed(lists, store.unfinished)
                timed(lists, store.statistics, "solo")
        report("open", again)
        report("unfinished, statistics", lists)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
