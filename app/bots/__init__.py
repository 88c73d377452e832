"""Computer players: one search for all games, its levels, and simpler players.

What makes a good move in one game is defined in that game's folder (`Judgement`).
"""

from __future__ import annotations

from functools import lru_cache

from app.bots.judgement import Judgement, NoJudgement
from app.games import GAMES, part, remembered

__all__ = ["Judgement", "judgement_of"]


@remembered
@lru_cache(maxsize=64)
def judgement_of(game: str) -> Judgement:
    """A game's judgement; `NoJudgement` if it has none."""
    own = part(game, "judgement", Judgement) if game in GAMES else None  # type: ignore[type-abstract]
    return NoJudgement() if own is None else own()
