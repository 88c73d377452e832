"""What is agreed before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.session.rubbers import Rubber
from app.session.seats import Seated


class NewGame(NamedTuple):
    """The game, who sits at its seats, the value of each option (possibly "auto"), the deal number, and the rubber."""

    game: str
    seated: tuple[Seated, ...]
    options: Mapping[str, Any]
    seed: int
    rubber: Rubber | None = None

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.seated)
