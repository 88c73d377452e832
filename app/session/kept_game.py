"""One game in the store. Every gesture is written when it is made; if that fails, it is written with the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.engine import Record
from app.session.keeping import Keeping
from app.store import Statistics, Store, StoreError


class KeptGame:
    """Keeps one record in the store.

    `id` is its number there, `table` what is kept beside the record. `trouble` says why the latest change is not kept:
    the game goes on, and the next write tries again to keep all of it.
    """

    def __init__(self, store: Store, keeping: Keeping, record: Record, id: int, table: Mapping[str, Any]) -> None:
        """Take over a record that is already in the store as it stands, under this number."""
        self.store = store
        self.record = record
        self.id = id
        self.table = dict(table)
        self.trouble: StoreError | None = None
        self._keeping = keeping
        keeping.use(store)
        self._changes = 0
        self._copied: int | None = None

    # Whether all of it is kept

    @property
    def whole(self) -> bool:
        """Whether everything in this game is kept, if only in a file elsewhere."""
        return self.trouble is None or self.copied

    @property
    def copied(self) -> bool:
        """Whether the game was saved to a file as it stands."""
        return self._copied == self._changes

    def note_copy(self) -> None:
        """Note that the game was saved to a file as it stands."""
        self._copied = self._changes

    def keep_now(self) -> bool:
        """Write what could not be kept so far; return whether everything in this game is kept now."""
        if self.trouble is not None or not self.store.holds(self.record):
            self._write(self._keep_all)
        return self.whole

    # What is kept

    def acted(self, table: Mapping[str, Any] | None = None) -> None:
        """Keep a gesture that was added to the record, and `table` if what is kept beside the record changed too."""
        if table is not None:
            self.table = dict(table)
        beside = None if table is None else self.table
        self._change(lambda: self.store.act(self.id, self.record.done[-1], self.record, beside))

    def undone(self) -> None:
        """Note in the store that the record's last gesture was taken back."""
        self._change(lambda: self.store.undo(self.id, self.record))

    def redone(self) -> None:
        """Note in the store that the gesture taken back last was redone."""
        self._change(lambda: self.store.redo(self.id, self.record))

    def lay_beside(self, table: Mapping[str, Any]) -> None:
        """Keep `table` beside the record: somebody else sits there, or a hint was given."""
        self.table = dict(table)
        self._change(self._keep_all)

    def _change(self, write: Callable[[], object]) -> None:
        self._changes += 1
        self._write(write)

    def _write(self, write: Callable[[], object]) -> None:
        """Write a change, or everything if the last one failed; if that fails, remember why."""

        def deed() -> None:
            if not self.store.holds(self.record):
                self._keep_anew()
            elif self.trouble is not None:
                self._keep_all()
            else:
                write()

        _, self.trouble = self._keeping.written("act", deed, None)

    def _keep_all(self) -> None:
        self.store.seat(self.id, self.record, self.table)

    def _keep_anew(self) -> None:
        """Keep the whole game in a store that was created again; the game gets another number if its own is taken."""
        counts = {"hints": self.hints, "undone": self.undone_seen}
        before, self.id = self.id, self.store.keep(self.id, self.record, self.table)
        for name, count in counts.items():
            if count and self.id != before:
                self.store.settings().put(f"{name}.{self.id}", count)

    # Counts kept beside it

    @property
    def undone_seen(self) -> int:
        """How many moves were taken back although they had shown a person a card."""
        return self._count("undone")

    def count_undone(self) -> None:
        """Count a move that was taken back although it had shown a person a card."""
        self._note("undone", self.undone_seen + 1)

    @property
    def hints(self) -> int:
        """How many hints were given."""
        return self._count("hints")

    def statistics(self) -> Statistics | None:
        """Return the statistics of games of this kind, including this one if it counts; None if they cannot be read."""
        return self._keeping.glance(lambda: self.store.statistics(self.record.game.id), None)

    @property
    def counted(self) -> bool:
        """Whether the statistics count this game; they do not if its deal had been played before."""
        return self._keeping.glance(lambda: self.store.kept(self.id).counted, False)

    def count_hint(self) -> None:
        """Count a hint."""
        self._note("hints", self.hints + 1)

    def _count(self, name: str) -> int:
        key = f"{name}.{self.id}"
        count = self._keeping.glance(lambda: self.store.settings().get(key, 0), 0)
        return count if type(count) is int else 0

    def _note(self, name: str, count: int) -> None:
        key = f"{name}.{self.id}"
        self._keeping.attempt("setting", lambda: self.store.settings().put(key, count), None)
