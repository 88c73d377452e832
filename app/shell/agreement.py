"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class NewGame(NamedTuple):
    """The game, the number of seats, every option with its value, the number of the deal."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
