"""The registry: which games there are, where each one lies, and one part of one game when it is asked for.

A game is a folder that holds a `rules.py`; its id is the folder's name with hyphens in place of underscores. All else
in the folder is optional and found by its name: `judgement.py`, `controller.py`, `telling.py`, `tile.py`,
`words.he.ts`, `page.he.html`, `page.en.html`, `cases.json`, `canon.md`. No game imports another; what several games
share is in `shared`.

Nobody else keeps a list of games. A part is imported when it is first asked for, so that the engine's process never
loads a controller, and a table loads one game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from inspect import isabstract
from pathlib import Path
from typing import TypeVar

from app.engine.rules import Rules

_HERE = Path(__file__).resolve().parent
_ORDER = _HERE.parents[1] / "resources" / "games.json"

Made = TypeVar("Made")


class NotAGame(LookupError):
    """A folder is not a game; the text says why."""


class Games(Mapping[str, Rules]):
    """The rules of every game by its id, in the canon's order; games it does not name follow by their names."""

    def __getitem__(self, game: str) -> Rules:
        """The rules of a game, imported at the first call. Raises KeyError, NotAGame."""
        return _rules(game)

    def __contains__(self, game: object) -> bool:
        """Whether there is a game of this id; nothing is imported."""
        return game in _folders()

    def __iter__(self) -> Iterator[str]:
        """The ids."""
        return iter(_folders())

    def __len__(self) -> int:
        """How many games there are."""
        return len(_folders())


GAMES = Games()
"""Every game there is."""


def shelf() -> list[str]:
    """The ids of the games in the order of the shelf."""
    return _in_order(list(GAMES), "shelf")


def folder(game: str) -> Path:
    """The folder of a game. Raises KeyError."""
    return _folders()[game]


def file(game: str, name: str) -> Path | None:
    """A file of a game's folder; None where the game, or the file, is not there."""
    found = _folders().get(game)
    path = found / name if found is not None else None
    return path if path is not None and path.is_file() else None


def part(game: str, name: str, kind: type[Made]) -> type[Made] | None:
    """The class of this kind in one module of a game's folder (`controller`, `telling`, ...).

    None where the folder has no such module. Raises KeyError for an unknown game; NotAGame unless the module defines
    exactly one such class.
    """
    where = f"{__name__}.{folder(game).name}"
    try:
        module = import_module(f"{where}.{name}")
    except ModuleNotFoundError as missing:
        if missing.name in (where, f"{where}.{name}"):
            return None
        raise
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, kind) and one.__module__ == module.__name__ and not isabstract(one)
    ]
    if len(found) != 1:
        names = ", ".join(one.__name__ for one in found) or "none"
        raise NotAGame(f"{name}.py of {game} has to define one class of {kind.__name__}; it defines {names}")
    return found[0]


@lru_cache(maxsize=1)
def _folders() -> dict[str, Path]:
    """Where each game lies, by its id, in the canon's order."""
    found = {path.parent.name.replace("_", "-"): path.parent for path in sorted(_HERE.glob("*/rules.py"))}
    return {game: found[game] for game in _in_order(list(found), "canon")}


def _in_order(games: Sequence[str], name: str) -> list[str]:
    """The games in an order of `resources/games.json`, those it does not name after the others."""
    order: list[str] = json.loads(_ORDER.read_text("utf-8"))[name]
    places = {game: place for place, game in enumerate(order)}
    return sorted(games, key=lambda game: places.get(game, len(order)))


@lru_cache(maxsize=64)
def _rules(game: str) -> Rules:
    made = part(game, "rules", Rules)  # type: ignore[type-abstract]
    if made is None:
        raise KeyError(game)
    rules = made()
    if rules.info.id != game:
        raise NotAGame(f"the folder {folder(game).name} holds a game that calls itself {rules.info.id}")
    return rules
