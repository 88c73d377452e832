"""How long a game takes at the table: seconds for each act at the pace *even*, as measured.

`resources/pace.json` holds them by game and number of seats; `python3 dev.py bench pace --write` measures them again,
with a simulated clock. They are the table's own time (cards that move, sentences that rest), without the time in which
people think.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

FILE = Path(__file__).resolve().parents[2] / "resources" / "pace.json"

NOWHERE = 3.0
"""Seconds for each act if nothing was ever measured."""


class TablePace(NamedTuple):
    """Seconds that the table takes for each act of a game; `measured` is False if it is taken from other games."""

    seconds: float
    measured: bool

    def minutes(self, actions: float) -> float:
        """The minutes that this many acts take."""
        return actions * self.seconds / 60


@lru_cache(maxsize=1)
def _measured() -> dict[str, dict[int, float]]:
    if not FILE.is_file():
        return {}
    known = json.loads(FILE.read_text("utf-8"))
    return {str(game): {int(n): float(s) for n, s in seats.items()} for game, seats in known.items()}


def pace_of(game: str, seats: int) -> TablePace:
    """The pace of a game with this many seats, or the nearest number measured; else the median of the other games."""
    known = _measured()
    if game in known:
        return TablePace(known[game][min(known[game], key=lambda n: (abs(n - seats), n))], True)
    return TablePace(median(s for one in known.values() for s in one.values()) if known else NOWHERE, False)
