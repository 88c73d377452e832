"""The games' names and what they are about, as the shelf shows them without knowing the rules."""

from __future__ import annotations

from app.games import is_own
from app.wording import readable
from app.wording.catalogue import has
from app.wording.formatting import t
from app.wording.readable import worded


def game_name(game_id: str) -> str:
    """Return the name of a game."""
    return worded(game_id, f"game.{game_id}", lambda: readable.name(game_id))


def game_about(game_id: str) -> str:
    """Return what a game is about, in a few words for its tile."""
    none = "own.about" if is_own(game_id) else "readable.about"
    return worded(game_id, f"game.{game_id}.about", lambda: t(none))


def game_intro(game_id: str) -> str:
    """Return what a game is about, in one sentence; if it has none, in the words of the tile."""
    about = game_about(game_id)
    return worded(game_id, f"game.{game_id}.intro", str) if has(f"game.{game_id}.intro") else about
