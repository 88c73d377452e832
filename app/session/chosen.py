"""What a game at the table needs from the person's settings."""

from __future__ import annotations

from typing import Any, Protocol

from app.session.keeping import Keeping
from app.wording.names import FormSaid
from app.wording.plates import PlateName


class Chosen(Protocol):
    """The person at this machine, the lists that are remembered, and what keeps all of it."""

    person: str
    """The person's name; empty until one is given."""
    plate: PlateName
    form: FormSaid
    """How the person wants to be spoken of."""

    @property
    def keeping(self) -> Keeping:
        """What carries out everything that is done with the store."""

    def listed(self, key: str) -> list[Any]:
        """The list kept under this key (`last_table.<game>`, `people`); the caller checks what is in it."""

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under this key."""
