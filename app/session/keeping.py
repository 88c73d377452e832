"""How windows read and write the store: if that fails, a listener is told, and the caller gets no exception.

A full disk, a deleted folder, a file that another program holds: none of these ends a game. The caller says what it is
keeping (one of `STORE_DEEDS`); the listener tells the person what could not be done.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from app.store import (
    ChangedElsewhere,
    FolderNotMade,
    GameRefused,
    NoSuchGame,
    NotWritable,
    Store,
    StoreError,
    StoreFailed,
    Vanished,
)

T = TypeVar("T")

_ONE_GAME = (ChangedElsewhere, GameRefused, NoSuchGame)
"""Errors that concern one game; everything else can still be kept."""


class Listener(Protocol):
    """Tells the person whether things could be kept; the window implements this."""

    def on_failed(self, refusal: StoreError, deed: str) -> None:
        """A write or read failed. Says why, and what it was for (one of `STORE_DEEDS`)."""

    def on_mended(self) -> None:
        """A write worked again after a failure."""

    def on_restored(self, whole: bool) -> None:
        """The database was gone and has been reopened or created again. `whole`: nothing that was kept is missing."""


class Keeping:
    """Reads and writes the store, and tells its `listener` when that fails and when it works again."""

    def __init__(self) -> None:
        """Start with no listener, and no store to reopen until `use` gives one."""
        self.listener: Listener | None = None
        self._store: Store | None = None
        self._restored: bool | None = None
        self.trouble: StoreError | None = None
        """The error of the last failed write, until a write succeeds."""

    def let_go(self, listener: Listener) -> None:
        """Forget this listener, unless another has taken its place."""
        if self.listener is listener:
            self.listener = None

    def use(self, store: Store) -> None:
        """Reopen this store if its database disappears."""
        self._store = store

    def attempt(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Write something and return the result; if that fails, tell the listener and return `otherwise`.

        If the database was gone and could be reopened, the write is tried once more. Other exceptions pass through.
        """
        return self.written(deed, do, otherwise)[0]

    def written(self, deed: str, do: Callable[[], T], otherwise: T) -> tuple[T, StoreError | None]:
        """Write as `attempt` does; also return why it failed, or None."""
        done, refusal = self._tried(do, otherwise)
        if refusal is not None:
            if not isinstance(refusal, _ONE_GAME):
                self.trouble = refusal
            self._tell_failed(refusal, deed)
            return done, refusal
        mended, self.trouble = self.trouble is not None, None
        if not self._tell_restored() and mended and self.listener is not None:
            self.listener.on_mended()
        return done, None

    def look(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Read something as `attempt` writes, except that success does not mean that writing works again."""
        done, refusal = self._tried(do, otherwise)
        if refusal is not None:
            self._tell_failed(refusal, deed)
        else:
            self._tell_restored()
        return done

    def _tell_failed(self, refusal: StoreError, deed: str) -> None:
        if self.listener is not None:
            self.listener.on_failed(refusal, deed)

    def _tell_restored(self) -> bool:
        """Tell the listener if the store was reopened; return whether it was."""
        whole, self._restored = self._restored, None
        if whole is not None and self.listener is not None:
            self.listener.on_restored(whole)
        return whole is not None

    def glance(self, do: Callable[[], T], otherwise: T) -> T:
        """Read something whose failure is not worth reporting: a page that was open, a count."""
        return self._tried(do, otherwise)[0]

    def _tried(self, do: Callable[[], T], otherwise: T) -> tuple[T, StoreError | None]:
        """Return the result, and why it failed, or None."""
        try:
            try:
                return do(), None
            except Vanished as gone:
                self._reopen(gone)
                return do(), None
        except StoreError as refusal:
            return otherwise, refusal
        except (OSError, sqlite3.Error) as error:
            place = self._store.path if self._store is not None else Path()
            return otherwise, StoreFailed(place, str(error))

    def _reopen(self, gone: Vanished) -> None:
        """Reopen the store. Raises a StoreError: what prevented that, or else that the database is gone."""
        if self._store is None:
            raise gone
        try:
            whole = self._store.reopen()
        except (FolderNotMade, NotWritable) as refusal:
            raise gone from refusal
        self._restored = whole and self._restored is not False
