"""What a game at the table needs from the person's settings."""

from __future__ import annotations

from typing import Any, Protocol

from app.session.keeping import Keeping
from app.wording.names import FormSaid
from app.wording.plates import PlateName


class Chosen(Protocol):
    """Who the person at this machine is, the lists that are remembered, and access to the store."""

    person: str
    """The person's name; empty until they give one."""
    plate: PlateName
    form: FormSaid
    """How the person wants to be spoken of."""

    @property
    def keeping(self) -> Keeping:
        """The access to the store."""

    def listed(self, key: str) -> list[Any]:
        """The list kept under this key (`last_table.<game>`, `people`); the caller checks what is in it."""

    def keep_list(self, key: str, items: list[Any]) -> None:
        """Keep a list under this key."""
