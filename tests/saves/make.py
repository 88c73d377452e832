"""Make the saves of this version: each game in its middle and at its end as a file, and a database with such games.

`python -m tests.saves.make` writes the folder `tests/saves/<version>/`. The folder is made once, when a version is
released, and kept for ever: every later version must open it (`test_saves.py`). `--again` replaces the folder of a
version that has not been released yet.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app import __version__
from app.engine import OVER, Record
from app.games import GAMES
from app.store import Kept, Store, write_kupa
from tests.store.sample import TABLE, Calendar, stroke

SAVES = Path(__file__).resolve().parent
MIDDLE = 9
"""Gestures after which a game is in its middle; two of them are taken back."""

SHORT = {"majnun": 4, "super-stam": 11}
"""Caps for games in which the lowest one leaves too little to decide."""

SETTINGS: dict[str, Any] = {"language": "he", "speed": 0.5, "sounds": {"card": True, "end": False}}


def options(game: str) -> dict[str, Any]:
    """Option values that differ from the defaults, if a game has any; caps at their lowest, to keep games short."""
    rules = GAMES[game]
    chosen = {}
    for option in rules.options(rules.info.seats[0]):
        if option.name.startswith("max_"):
            chosen[option.name] = SHORT.get(game) or min(value for value in option.values if isinstance(value, int))
            continue
        others = [value for value in option.values if value != option.default]
        if others:
            chosen[option.name] = others[0]
    return chosen


def begin(game: str, seed: int) -> Record:
    """A new game with the fewest seats."""
    return Record.begin(GAMES[game], GAMES[game].info.seats[0], seed, options(game))


def middle(game: str, seed: int) -> Record:
    """A game in its middle, with two gestures taken back; the next deal if one is over too soon."""
    while True:
        record, rng = begin(game, seed), random.Random(seed)
        while record.position.phase != OVER and len(record.done) < MIDDLE:
            stroke(record, rng)
        if len(record.done) == MIDDLE:
            record.undo()
            record.undo()
            return record
        seed += 10_000


def finished(game: str, seed: int) -> Record:
    """A game at its end."""
    record, rng = begin(game, seed), random.Random(seed)
    while record.position.phase != OVER:
        stroke(record, rng)
    return record


def make_files(folder: Path) -> None:
    """The `.kupa` files."""
    clock = Calendar()
    for seed, game in enumerate(GAMES, 2001):
        write_kupa(folder / f"{game}-middle.kupa", middle(game, seed), TABLE, clock=clock)
        write_kupa(folder / f"{game}-finished.kupa", finished(game, seed), TABLE, clock=clock)


def make_database(folder: Path) -> None:
    """A database in which games were begun, played, taken back and finished, and what it says about them."""
    with Store.open(folder, clock=Calendar()) as store:
        for key, value in SETTINGS.items():
            store.settings().put(key, value)
        for seed, game in enumerate(GAMES, 3001):
            for deal in range(3):
                # The last of these games is the first deal again, which is not counted.
                sit(store, begin(game, seed + 100 * (deal % 2)), random.Random(deal))
            store.begin(middle(game, seed + 50), TABLE)
        (folder / "expected.json").write_text(json.dumps(told(store), indent=1, ensure_ascii=False) + "\n", "utf-8")


def sit(store: Store, record: Record, rng: random.Random) -> None:
    """Play a game to its end on the store, now and then undoing and redoing."""
    number = store.begin(record, TABLE)
    while record.position.phase != OVER:
        stroke(record, rng)
        store.act(number, record.done[-1], record)
        if rng.random() < 0.2:
            record.undo()
            store.undo(number, record)
            record.redo()
            store.redo(number, record)


def told(store: Store) -> dict[str, Any]:
    """What a database says about its games, as JSON."""
    games = sorted({one.game for one in store.unfinished()} | set(GAMES))
    return {
        "settings": {key: store.settings().get(key) for key in SETTINGS},
        "unfinished": [line(one) for one in store.unfinished()],
        "history": {game: [line(one) for one in store.history(game)] for game in games},
        "statistics": {game: json.loads(json.dumps(store.statistics(game)._asdict())) for game in games},
        "tables": {game: last_table(store, game) for game in games},
    }


def last_table(store: Store, game: str) -> dict[str, Any] | None:
    """The table of the game of a kind that was begun last."""
    games = [one for one in (*store.unfinished(), *store.history(game)) if one.game == game]
    return max(games, key=lambda one: one.id).table if games else None


def line(kept: Kept) -> dict[str, Any]:
    """One game of a list."""
    return {
        **kept._asdict(),
        "begun": kept.begun.isoformat(),
        "updated": kept.updated.isoformat(),
        "result": None if kept.result is None else kept.result.to_json(),
    }


def main(arguments: Sequence[str]) -> int:
    """Make the folder of this version."""
    folder = SAVES / __version__
    if folder.exists():
        if list(arguments) != ["--again"]:
            print(f"{folder.name} is there; what was released stays as it is (--again replaces it before that).")
            return 1
        shutil.rmtree(folder)
    folder.mkdir()
    make_files(folder)
    make_database(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
