"""A program for the kill tests: it plays at random on a store, and prints each stroke once the store has kept it.

`python -m tests.store.player play FOLDER SEED [STROKES]` prints a line for each call that has returned: `begin ID GAME
SEED`, `load ID`, `act ACTION`, `undo`, `redo`. It plays until it is killed, continues the games it finds, and begins
new ones now and then. With STROKES it makes that number of strokes, in new games.

`python -m tests.store.player file PATH` writes a game to one file again and again.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from app.engine import Record
from app.games import GAMES
from app.store.files import write_kupa
from app.store.store import Store
from tests.store.sample import TABLE, begun, stroke


def say(line: str) -> None:
    """Print one line in one piece, without buffering it."""
    os.write(1, f"{line}\n".encode())


def take_up(store: Store, rng: random.Random, new: bool) -> tuple[int, Record]:
    """Take up the game played last; now and then (with `new` always) begin a new one."""
    waiting = store.unfinished()
    if waiting and not new and rng.random() < 0.8:
        number = waiting[0].id
        record = store.load(number, GAMES)
        say(f"load {number}")
        return number, record
    game, seed = rng.choice(list(GAMES)), rng.randrange(1_000_000)
    record = begun(game, seed)
    number = store.begin(record, TABLE)
    say(f"begin {number} {game} {seed}")
    return number, record


def play(folder: Path, rng: random.Random, strokes: int | None) -> None:
    """Play: mostly act, sometimes undo and redo."""
    store = Store.open(folder)
    number, record = take_up(store, rng, new=strokes is not None)
    left = strokes
    while left is None or left > 0:
        left = None if left is None else left - 1
        dice = rng.random()
        if record.undone and dice < 0.1:
            record.redo()
            store.redo(number, record)
            say("redo")
        elif record.done and dice < 0.25:
            record.undo()
            store.undo(number, record)
            say("undo")
        elif record.position.result is not None:
            number, record = take_up(store, rng, new=strokes is not None)
        else:
            action = stroke(record, rng)
            store.act(number, record.done[-1], record)
            say(f"act {action}")
    store.close()


def write(path: Path) -> None:
    """Write two games alternately to one file, for ever."""
    rng = random.Random(1)
    records = [begun("solo", 5), begun("trishape", 6)]
    stroke(records[0], rng)
    say("ready")
    while True:
        for record in records:
            write_kupa(path, record, TABLE, replace=True)


def main(arguments: Sequence[str]) -> None:
    """Do what the first argument says."""
    match arguments:
        case ["play", folder, seed, *rest]:
            play(Path(folder), random.Random(int(seed)), int(rest[0]) if rest else None)
        case ["file", path]:
            write(Path(path))
        case _:
            sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
