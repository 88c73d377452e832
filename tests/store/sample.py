"""Games and small helpers for the store's tests."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from app.engine import Record, Rules
from app.games import GAMES
from app.games.solo.rules import Solo

TABLE: dict[str, Any] = {"names": ["נועה"], "kinds": ["person"]}


class NextSolo(Solo):
    """Solo as a later version of the program might have it, with changed rules."""

    info = Solo.info._replace(revision=Solo.info.revision + 1)


LATER: dict[str, Rules] = {**GAMES, "solo": NextSolo()}


def begun(game: str = "solo", seed: int = 1, **options: Any) -> Record:
    """A new game with the fewest seats."""
    return Record.begin(GAMES[game], GAMES[game].info.seats[0], seed, options)


def stroke(record: Record, rng: random.Random) -> str:
    """Carry out a legal action chosen at random and return it."""
    action = rng.choice(record.game.rules.legal(record.position))
    record.act(action)
    return str(action)


def played(game: str = "solo", seed: int = 1, gestures: int = 5, **options: Any) -> Record:
    """A game after this many random gestures."""
    record, rng = begun(game, seed, **options), random.Random(seed)
    for _ in range(gestures):
        if record.position.result is None:
            stroke(record, rng)
    return record


def finished(game: str = "solo", seed: int = 1, **options: Any) -> Record:
    """A game played at random to its end."""
    record, rng = begun(game, seed, **options), random.Random(seed)
    while record.position.result is None:
        stroke(record, rng)
    return record


class Calendar:
    """A clock for tests: a second passes with each reading, and `next_day` advances it."""

    def __init__(self, now: datetime = datetime(2026, 3, 1, 12, tzinfo=UTC)) -> None:
        self.now = now

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now

    def next_day(self) -> None:
        self.now += timedelta(days=1)


def everything_in(folder: Path) -> dict[str, tuple[bytes, int]]:
    """The content and modification time of every file below a folder, to check that nothing was touched."""
    return {
        path.relative_to(folder).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
