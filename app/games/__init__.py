"""The games of the canon: one rules module each, and the list of them. No game imports another.

A new game is one module here and one line in `GAMES`.
"""

from __future__ import annotations

from app.engine.rules import Rules
from app.games.solo import Solo
from app.games.trishape import TriShape

GAMES: dict[str, Rules] = {rules.info.id: rules for rules in (Solo(), TriShape())}
"""Every game that can be played, by its id, in the canon's order."""
