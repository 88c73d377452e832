"""The plates by name: a person at the table is a plate with a fruit, a flower or a fish (look 6).

Who has no name is called by it (`plate.fig`); `app.art.plates` paints them.
"""

from __future__ import annotations

from typing import Literal

PlateName = Literal["pomegranate", "lemon", "fig", "date", "almond", "wheat", "grapes", "olive", "fish"]

PLATES: tuple[PlateName, ...] = (
    "pomegranate",
    "lemon",
    "fig",
    "date",
    "almond",
    "wheat",
    "grapes",
    "olive",
    "fish",
)
"""In the order in which seats get them."""
