"""Which controller runs a game's table: the game's own, or the plain one. Both bear the game's name.

A plain one, the game's own too unless it says otherwise, learns from the rules what lies before the seats, and what all
do in secret.
"""

from __future__ import annotations

from functools import lru_cache

from app.games import GAMES, part, remembered
from app.table.controller import Controller
from app.table.plain import PlainController, fronts, laid_unseen


@remembered
@lru_cache(maxsize=64)
def controller_for(game: str) -> type[Controller]:
    """The controller of a game, imported only with its first table to keep the start short. Raises KeyError."""
    own = part(game, "controller", Controller)
    if own is None or issubclass(own, PlainController):
        return plain(game, own or PlainController)
    own.game = game
    return own


def plain(game: str, own: type[PlainController] = PlainController) -> type[Controller]:
    """A plain controller under a game's name: it can play any game, using only its zones, facts and legal actions."""
    rules = GAMES[game]
    usual = {"game": game, "fronts": fronts(rules.info), "in_secret": laid_unseen(rules)}
    stated = {name for one in own.mro()[: own.mro().index(PlainController)] for name in vars(one)} - {"game"}
    return type(own.__name__, (own,), {name: value for name, value in usual.items() if name not in stated})
