"""The tellers of the games: each tells a game's log, its result and its table in words.

A game that needs no sentences of its own is told by the plain `Teller`, or by `EveryFactTeller` if it has several
seats. A game that wants more has a `telling.py` in its folder, which is imported when the game is first told.
"""

from __future__ import annotations

from functools import lru_cache

from app.games import GAMES, part, remembered
from app.wording.tellers.facts import EveryFactTeller
from app.wording.tellers.plain import Group, Names, Teller, in_game, named

__all__ = ["Group", "Names", "Teller", "in_game", "named", "teller"]


@remembered
@lru_cache(maxsize=64)
def teller(game: str) -> Teller:
    """Return the teller of this game."""
    known = game in GAMES
    own = part(game, "telling", Teller) if known else None
    made = (own or (EveryFactTeller if known and GAMES[game].seats()[-1] > 1 else Teller))()
    made.game = game
    return made
