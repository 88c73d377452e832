"""Files to give to the commands, and a terminal for what they say."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random
from typing import Any

from app.engine import Record, position_to_json, view
from app.games import GAMES
from app.store.files import write_kupa


def record(game: str, moves: int = 500, seed: int = 4) -> Record:
    """A game played at random, for at most `moves` moves."""
    rules = GAMES[game]
    made, rng = Record.begin(rules, rules.seats()[0], seed), Random(seed)
    while made.position.result is None and len(made.done) < moves:
        made.act(rng.choice(rules.legal(made.position)))
    return made


def kupa(folder: Path, game: str, moves: int = 500) -> Path:
    """A `.kupa` file of such a game."""
    path = folder / f"{game}.kupa"
    write_kupa(path, record(game, moves), {})
    return path


def saved(folder: Path, name: str, data: Any) -> Path:
    """A JSON file."""
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return path


def position(game: str, moves: int) -> dict[str, Any]:
    """A position of such a game."""
    return position_to_json(record(game, moves).position)


def seen(game: str, moves: int) -> dict[str, Any]:
    """What seat 0 sees of such a position."""
    return view(record(game, moves).position, 0).to_json()


class Terminal(io.StringIO):
    """An error stream that counts as a terminal."""

    def isatty(self) -> bool:
        """It is one."""
        return True
