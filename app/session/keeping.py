"""The one way to the store. If something fails, a listener is told, and the caller gets no exception.

A full disk, a deleted folder, a file that another program holds: none of these ends a game. The caller says what is
being kept (one of `STORE_DEEDS`); the listener tells the person what could not be done.
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
"""Errors that concern one game; everything else may still be kept."""


class Listener(Protocol):
    """Tells the person whether things could be kept; the window does this."""

    def on_failed(self, refusal: StoreError, deed: str) -> None:
        """Something could not be written or read: why, and what for (one of `STORE_DEEDS`)."""

    def on_mended(self) -> None:
        """Something could be written again after a failure."""

    def on_restored(self, whole: bool) -> None:
        """The database was gone and has been opened or made anew; `whole`: nothing that was kept is missing."""


class Keeping:
    """Reads and writes the store, and tells its `listener` when that fails and when it works again."""

    def __init__(self) -> None:
        """Nobody listens yet, and no store can be opened anew until `use` gives one."""
        self.listener: Listener | None = None
        self._store: Store | None = None
        self._restored: bool | None = None
        self.refusal: StoreError | None = None
        """Why the last deed failed; None if it did not."""
        self.trouble: StoreError | None = None
        """Why nothing can be written since the last write that failed."""

    def let_go(self, listener: Listener) -> None:
        """Forget this listener, unless another one has taken its place."""
        if self.listener is listener:
            self.listener = None

    def use(self, store: Store) -> None:
        """Open this store anew if its database disappears."""
        self._store = store

    def attempt(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Write something: returns the result, or `otherwise` if it cannot be written; then the listener has been told.

        If the database was gone and could be opened anew, the write is tried once more. Other exceptions pass through.
        """
        done = self._tried(do, otherwise)
        if self.refusal is not None:
            if not isinstance(self.refusal, _ONE_GAME):
                self.trouble = self.refusal
            self._tell_failed(self.refusal, deed)
            return done
        mended, self.trouble = self.trouble is not None, None
        if not self._tell_restored() and mended and self.listener is not None:
            self.listener.on_mended()
        return done

    def look(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Read something: as `attempt`, but success does not mean that anything can be written again."""
        done = self._tried(do, otherwise)
        if self.refusal is not None:
            self._tell_failed(self.refusal, deed)
        else:
            self._tell_restored()
        return done

    def _tell_failed(self, refusal: StoreError, deed: str) -> None:
        if self.listener is not None:
            self.listener.on_failed(refusal, deed)

    def _tell_restored(self) -> bool:
        """Tell of a store that was opened anew, if there was one; returns whether there was."""
        whole, self._restored = self._restored, None
        if whole is not None and self.listener is not None:
            self.listener.on_restored(whole)
        return whole is not None

    def glance(self, do: Callable[[], T], otherwise: T) -> T:
        """Read something whose failure is not worth telling: a page that was open, a count."""
        return self._tried(do, otherwise)

    def _tried(self, do: Callable[[], T], otherwise: T) -> T:
        self.refusal = None
        try:
            try:
                return do()
            except Vanished as gone:
                self._reopen(gone)
                return do()
        except StoreError as refusal:
            self.refusal = refusal
        except (OSError, sqlite3.Error) as error:
            place = self._store.path if self._store is not None else Path()
            self.refusal = StoreFailed(place, str(error))
        return otherwise

    def _reopen(self, gone: Vanished) -> None:
        """Open the store anew. Raises a StoreError: what prevented it, or else that the database is gone."""
        if self._store is None:
            raise gone
        try:
            whole = self._store.reopen()
        except (FolderNotMade, NotWritable) as refusal:
            raise gone from refusal
        self._restored = whole and self._restored is not False
