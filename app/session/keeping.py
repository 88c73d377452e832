"""The one road to what is kept: what fails there is told to a listener, and whoever wanted it kept meets no exception.

A full disk, a folder that was deleted, a file held by another program: none of it ends a game. Whoever wants something
kept says what for (one of `STORE_DEEDS`); the listener puts into words what could not be done.
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
"""What is the matter with one game and says nothing of all else that is kept."""


class Listener(Protocol):
    """Whoever tells a person what becomes of what is kept; the window does."""

    def on_failed(self, refusal: StoreError, deed: str) -> None:
        """Something could not be kept, or not be read: why, and what it was wanted for (one of `STORE_DEEDS`)."""

    def on_mended(self) -> None:
        """Something could be written again after a failure."""

    def on_restored(self, whole: bool) -> None:
        """The database had gone and was opened or made anew; `whole`: all that was kept is in it."""


class Keeping:
    """Carries out deeds on the store, and tells its `listener` of failures and of their end."""

    def __init__(self) -> None:
        """Nobody listens, and there is no store that could be opened anew; `use` gives one."""
        self.listener: Listener | None = None
        self._store: Store | None = None
        self._restored: bool | None = None
        self.refusal: StoreError | None = None
        """What the last deed failed by; None when it did not."""
        self.trouble: StoreError | None = None
        """What keeps everything from being written since the last write that failed."""

    def let_go(self, listener: Listener) -> None:
        """This listener is gone; another one that has come meanwhile stays."""
        if self.listener is listener:
            self.listener = None

    def use(self, store: Store) -> None:
        """Open this store anew when its database has gone."""
        self._store = store

    def attempt(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Write something: the result, or `otherwise` when it cannot be; then that has been told.

        What is done is done once more when the database had gone and could be opened anew. Other exceptions of the
        deed pass.
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
        """Read something: as `attempt`, but that it went well does not mean that anything can be written again."""
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
        """Tell of a store that was opened anew; whether there was one."""
        whole, self._restored = self._restored, None
        if whole is not None and self.listener is not None:
            self.listener.on_restored(whole)
        return whole is not None

    def glance(self, do: Callable[[], T], otherwise: T) -> T:
        """Read something that is not worth a word when it cannot be read: a page that was open, a count."""
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
        """Open the store anew. Raises a StoreError: what stands in its way, else that it has gone."""
        if self._store is None:
            raise gone
        try:
            whole = self._store.reopen()
        except (FolderNotMade, NotWritable) as refusal:
            raise gone from refusal
        self._restored = whole and self._restored is not False
