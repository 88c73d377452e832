"""Computer players: one search for all games, its levels, and simpler players.

What makes a good move in one game is defined in that game's folder (`Judgement`).
"""

from __future__ import annotations

from functools import lru_cache

from app.bots.judgement import Judgement
from app.games import GAMES, part, remembered

__all__ = ["Judgement", "judgement_of"]


@remembered
@lru_cache(maxsize=64)
def judgement_of(game: str) -> Judgement | None:
    """A game's judgement; None if it has none."""
    if game not in GAMES:
        return None
    own = part(game, "judgement", Judgement)  # type: ignore[type-abstract]
    return own() if own is not None else None
