"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.session.seats import Seated


class NewGame(NamedTuple):
    """The game, who sits at its seats, every option with its value ("auto" too), the number of the deal."""

    game: str
    seated: tuple[Seated, ...]
    options: Mapping[str, Any]
    seed: int

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.seated)
