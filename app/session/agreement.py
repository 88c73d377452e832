"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.session.seats import Seated


class NewGame(NamedTuple):
    """The game, who sits at its seats, the value of each option (possibly "auto"), and the deal number."""

    game: str
    seated: tuple[Seated, ...]
    options: Mapping[str, Any]
    seed: int

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.seated)
