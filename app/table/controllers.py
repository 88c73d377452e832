"""Which controller lays a game's table: the game's own, or the base controller under the game's name."""

from __future__ import annotations

from functools import lru_cache

from app.games import part, remembered
from app.table.controller import Controller


@remembered
@lru_cache(maxsize=64)
def controller_for(game: str) -> type[Controller]:
    """The controller of a game, imported with its first table to keep the start short. Raises KeyError."""
    return part(game, "controller", Controller) or plain(game)


def plain(game: str) -> type[Controller]:
    """The base controller under a game's name: it plays any game by its zones and legal actions alone."""
    return type("Controller", (Controller,), {"game": game})
