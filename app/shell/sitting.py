"""A sitting: one game at a table, from its first card to its last, kept as it is played.

It joins the record, which knows the rules, with the store, which forgets nothing: every gesture is committed before
anything of it is shown. Windows show what a sitting gives them and never touch the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import Any

from app.art.plates import PLATES, PlateName
from app.controllers import PLAYABLE
from app.engine import Event, Gesture, Record, Step, View, view
from app.shell.settings import Settings
from app.store import Store, StoreError
from app.store.files import read_kupa
from app.wording import t
from app.wording.sentences import log_lines

HIGHEST_DEAL = 999_999_999
"""Deal numbers that are drawn; any other whole number can be asked for."""


def new_deal() -> int:
    """A deal number nobody chose."""
    return SystemRandom().randint(1, HIGHEST_DEAL)


class Sitting:
    """One kept game. `trouble` is the store's last failure: the game goes on, and the next act tries again."""

    seat = 0

    def __init__(self, store: Store, record: Record, id: int, table: Mapping[str, Any], settings: Settings) -> None:
        """Use `begin`, `resume` or `open_file`."""
        self.store = store
        self.record = record
        self.id = id
        self.table = dict(table)
        self.trouble: StoreError | None = None
        self.exact = True
        self._settings = settings
        self._lines: list[list[str]] | None = None

    # How a sitting comes about

    @classmethod
    def begin(
        cls, store: Store, settings: Settings, game: str, options: Mapping[str, Any], seed: int | None = None
    ) -> Sitting:
        """A new game. Raises NotationError for bad options, StoreError when it cannot be kept."""
        record = Record.begin(PLAYABLE[game], 1, new_deal() if seed is None else seed, options)
        table = {"persons": [{"name": settings.person, "plate": settings.plate}]}
        return cls(store, record, store.begin(record, table), table, settings)

    @classmethod
    def resume(cls, store: Store, settings: Settings, id: int) -> Sitting:
        """A game that was left open. Raises StoreError."""
        kept = store.kept(id)
        sitting = cls(store, store.load(id, PLAYABLE), id, kept.table, settings)
        sitting.exact = kept.revision == sitting.record.rules.info.revision
        return sitting

    @classmethod
    def open_file(cls, store: Store, settings: Settings, path: Path) -> Sitting:
        """A game out of a `.kupa` file, kept from now on. Raises FileRefused (the file stays as it was), StoreError."""
        opened = read_kupa(path, PLAYABLE)
        sitting = cls(store, opened.record, store.begin(opened.record, opened.table), opened.table, settings)
        sitting.exact = opened.exact
        return sitting

    # What there is

    @property
    def game(self) -> str:
        """The canon's id of the game."""
        return self.record.game.id

    @property
    def seed(self) -> int | None:
        """The deal number, if the game began with a deal."""
        seed = self.record.origin.get("seed")
        return seed if isinstance(seed, int) else None

    @property
    def view(self) -> View:
        """What the person at the screen may know."""
        return view(self.record.position, self.seat)

    @property
    def names(self) -> dict[int | str, str]:
        """Names of the seats and of simulated players; empty for a person who gave none."""
        names: dict[int | str, str] = dict.fromkeys(range(self.record.game.seats), "")
        for seat, person in enumerate(self._persons()):
            if seat in names and isinstance(person.get("name"), str):
                names[seat] = person["name"]
        if self._settings.person:
            names[self.seat] = self._settings.person
        names.update({who: t(f"seat.{who}") for who in self.record.rules.info.simulated})
        return names

    @property
    def plates(self) -> dict[int | str, PlateName]:
        """The plates of the seats."""
        plates: dict[int | str, PlateName] = {seat: PLATES[seat] for seat in range(self.record.game.seats)}
        plates[self.seat] = self._settings.plate
        return plates

    def _persons(self) -> list[dict[str, Any]]:
        persons = self.table.get("persons")
        return [one for one in persons if isinstance(one, dict)] if isinstance(persons, list) else []

    # Playing

    def act(self, actions: Sequence[str]) -> Step:
        """Carry out and keep a gesture. Raises IllegalAction; then nothing has changed."""
        step = self.record.act(*actions)
        self._kept(lambda: self.store.act(self.id, self.record.done[-1], self.record))
        if self._lines is not None:
            self._lines.append(self._words(step.told(self.seat)))
        return step

    def undo(self) -> Gesture:
        """Take back the last gesture. Raises LookupError."""
        gesture = self.record.undo()
        self._kept(lambda: self.store.undo(self.id, self.record))
        if self.seat in gesture.learned:
            self._note(self._undone_key, self.undone_seen + 1)
        if self._lines:
            self._lines.pop()
        return gesture

    def redo(self) -> Step:
        """Do again what was taken back last. Raises LookupError."""
        step = self.record.redo()
        self._kept(lambda: self.store.redo(self.id, self.record))
        if self._lines is not None:
            self._lines.append(self._words(step.told(self.seat)))
        return step

    def _kept(self, write: Callable[[], object]) -> None:
        """Write to the store; a failure is remembered, and the next write brings everything up."""
        try:
            write()
        except StoreError as error:
            self.trouble = error
        else:
            self.trouble = None

    @property
    def undone_seen(self) -> int:
        """How often a move was taken back by which a card had been seen."""
        count = self.store.settings().get(self._undone_key, 0)
        return count if type(count) is int else 0

    @property
    def hints(self) -> int:
        """How many hints were given."""
        count = self.store.settings().get(f"hints.{self.id}", 0)
        return count if type(count) is int else 0

    def count_hint(self) -> None:
        """A hint was given."""
        self._note(f"hints.{self.id}", self.hints + 1)

    def _note(self, key: str, count: int) -> None:
        """Keep a count beside the game; unlike the game itself it is not worth a word when that fails."""
        with suppress(StoreError):
            self.store.settings().put(key, count)

    @property
    def _undone_key(self) -> str:
        return f"undone.{self.id}"

    # The log

    def log(self) -> list[list[str]]:
        """Lines in words: of the deal, then of every gesture done, as this seat learned of them."""
        if self._lines is None:
            record = self.record
            steps = [record.opening, *record.steps()]
            self._lines = [self._words(step.told(self.seat)) for step in steps]
        return self._lines

    def forget_log(self) -> None:
        """Say the log anew (another language)."""
        self._lines = None

    def _words(self, events: Sequence[Event]) -> list[str]:
        return log_lines(self.game, events, self.names)
