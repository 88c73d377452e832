"""The games' worked cases, which the rules pages show and offer to try: a position and what is done in it."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import NamedTuple

from app.engine import Position, View, position_from_json, view
from app.games import GAMES, file, remembered


class Lesson(NamedTuple):
    """A case: its id (`<game>-02b`), the position it begins in, the actions it goes through."""

    id: str
    start: Position
    do: tuple[str, ...]

    @property
    def seen(self) -> View:
        """The position as the seat that decides sees it."""
        return view(self.start, self.start.turn)


@remembered
@lru_cache(maxsize=16)
def lessons(game: str) -> dict[str, Lesson]:
    """The cases of a game by id; empty if it has none. Raises ValueError for a file that cannot be read."""
    path = file(game, "cases.json")
    found = json.loads(path.read_text("utf-8")) if path is not None else []
    read = [(one["case"].split()[0], one) for one in found]
    return {name: Lesson(name, position_from_json(one["start"], GAMES), tuple(one["do"])) for name, one in read}


def lesson(name: str) -> Lesson | None:
    """The case with this id; None if there is none."""
    for game in GAMES:
        if name.startswith(f"{game}-"):
            return lessons(game).get(name)
    return None
