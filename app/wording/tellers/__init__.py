"""Who tells of a game: its log, its result and its table in words.

A game whose log needs no sentences of its own is told by the plain `Teller`. One that does has a `telling.py` in its
folder, which is imported when the game is first told of.
"""

from __future__ import annotations

from functools import lru_cache

from app.games import GAMES, part
from app.wording.tellers.plain import Group, Names, Teller, in_game, named

__all__ = ["Group", "Names", "Teller", "in_game", "named", "teller"]


@lru_cache(maxsize=64)
def teller(game: str) -> Teller:
    """The teller of this game."""
    own = part(game, "telling", Teller) if game in GAMES else None
    made = (own or Teller)()
    made.game = game
    return made
