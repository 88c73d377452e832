"""What a game at the table asks of the person's settings."""

from __future__ import annotations

from typing import Any, Protocol

from app.session.keeping import Keeping
from app.wording.plates import PlateName


class Chosen(Protocol):
    """The person at this machine, the lists that are remembered, and the road on which all of it is kept."""

    person: str
    """The name; empty until one is given."""
    plate: PlateName

    @property
    def keeping(self) -> Keeping:
        """Carries out every deed on the store."""

    def listed(self, key: str) -> list[Any]:
        """A list under a key of its own (`last_table.<game>`, `people`); the caller checks what is in it."""

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under a key of its own."""
