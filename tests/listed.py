"""The games that `resources/games.json` gives a place: finished ones, which have everything CONTRIBUTING.md asks for.

Any other game in `app/games` is still being made. It is held to every law that its rules and its files can break, but
not to having words in both languages, a goal, stops, golden games and the like.
"""

from __future__ import annotations

import json
from pathlib import Path

from app.games import GAMES

_ORDER = json.loads((Path(__file__).parents[1] / "resources" / "games.json").read_text("utf-8"))

LISTED = [game for game in GAMES if game in _ORDER["canon"]]
"""The finished games, in the canon's order."""
