"""Helpers for tests of sittings without a window: choices in memory, and a listener that takes notes."""

from __future__ import annotations

from typing import Any

from app.session.keeping import Keeping, Listener
from app.store import StoreError
from app.wording.names import FormSaid
from app.wording.plates import PlateName


class Choices:
    """The settings that a sitting asks for, kept only in memory."""

    def __init__(self, person: str = "", plate: PlateName = "pomegranate") -> None:
        self.person, self.plate = person, plate
        self.form: FormSaid = ""
        self._keeping = Keeping()
        self._lists: dict[str, list[Any]] = {}

    @property
    def keeping(self) -> Keeping:
        return self._keeping

    def listed(self, key: str) -> list[Any]:
        return list(self._lists.get(key, []))

    def keep_list(self, key: str, items: list[Any]) -> None:
        self._lists[key] = list(items)


class Heard:
    """Listens to a keeping in addition to its present listener, and records what it heard, in order."""

    def __init__(self, keeping: Keeping) -> None:
        self.heard: list[str] = []
        self._other: Listener | None = keeping.listener
        keeping.listener = self

    def on_failed(self, refusal: StoreError, deed: str) -> None:
        self.heard.append(f"{deed}: {refusal.code}")
        if self._other is not None:
            self._other.on_failed(refusal, deed)

    def on_mended(self) -> None:
        self.heard.append("mended")
        if self._other is not None:
            self._other.on_mended()

    def on_restored(self, whole: bool) -> None:
        self.heard.append("restored whole" if whole else "restored in part")
        if self._other is not None:
            self._other.on_restored(whole)
