"""Which controller runs a game's table: the game's own, or the plain one under the game's name."""

from __future__ import annotations

from functools import lru_cache

from app.games import GAMES, part, remembered
from app.table.controller import Controller
from app.table.plain import PlainController, fronts, laid_unseen


@remembered
@lru_cache(maxsize=64)
def controller_for(game: str) -> type[Controller]:
    """The controller of a game, imported only with its first table to keep the start short. Raises KeyError."""
    return part(game, "controller", Controller) or plain(game)


def plain(game: str) -> type[Controller]:
    """The plain controller under a game's name: it can play any game, using only its zones, facts and legal actions."""
    rules = GAMES[game]
    said = {"game": game, "fronts": fronts(rules.info), "in_secret": laid_unseen(rules)}
    return type("Plain", (PlainController,), said)
