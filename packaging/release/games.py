"""The games that a trial of a download plays."""

from __future__ import annotations

from app.games import GAMES

MOST = 3
"""How many games a trial plays, five moves each."""


def played() -> list[str]:
    """Three of the games that can be played, far apart in the list; fewer if there are fewer."""
    games = list(GAMES)
    return games if len(games) <= MOST else [games[0], games[len(games) // 2], games[-1]]
