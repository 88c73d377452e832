"""The one road from the windows to what is kept: what fails there is told, and no slot of Qt's ever meets it.

A full disk, a folder that was deleted, a file held by another program: none of it ends a game. Whoever wants something
kept says what for (one of `STORE_DEEDS`); the window hears of it and puts it into words.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

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


class Keeping(QObject):
    """Carries out deeds on the store.

    `failed` carries a StoreError and the deed that met it; `mended` comes when something could be written again after
    that. `restored` comes when the database had gone and was opened or made anew, with whether all that was kept is
    in it.
    """

    failed = Signal(object, str)
    mended = Signal()
    restored = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        """Without a store that could be opened anew; `use` gives one."""
        super().__init__(parent)
        self._store: Store | None = None
        self._restored: bool | None = None
        self.refusal: StoreError | None = None
        """What the last deed failed by; None when it did not."""
        self.trouble: StoreError | None = None
        """What keeps everything from being written since the last write that failed."""

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
            self.failed.emit(self.refusal, deed)
            return done
        mended, self.trouble = self.trouble is not None, None
        if not self._tell_restored() and mended:
            self.mended.emit()
        return done

    def look(self, deed: str, do: Callable[[], T], otherwise: T) -> T:
        """Read something: as `attempt`, but that it went well does not mean that anything can be written again."""
        done = self._tried(do, otherwise)
        if self.refusal is not None:
            self.failed.emit(self.refusal, deed)
        else:
            self._tell_restored()
        return done

    def _tell_restored(self) -> bool:
        """Tell of a store that was opened anew; whether there was one."""
        whole, self._restored = self._restored, None
        if whole is not None:
            self.restored.emit(whole)
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
