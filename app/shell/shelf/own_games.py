"""A person's own games in the window: known while they are switched on, and what is to be said of them on the shelf."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.games import GAMES, admit, look_again, troubles
from app.shell.settings.settings import Settings
from app.store import Kept, Store
from app.store.own_games import FOLDER
from app.wording.own_games import gone_sentence, trouble_sentence


class OwnGames(QObject):
    """The switch for own games, and what follows from it. `changed` comes when games have come or gone.

    `place` is the folder in which they lie; None where nothing is kept.
    """

    changed = Signal()

    def __init__(self, settings: Settings, folder: str, parent: QObject | None = None) -> None:
        """`folder` is where the program keeps everything; empty where nothing is kept. Games are known from now on."""
        super().__init__(parent)
        self.place = Path(folder) / FOLDER if folder else None
        self._settings = settings
        self._known = settings.own_games
        admit(self._wanted)

    @property
    def _wanted(self) -> Path | None:
        return self.place if self._settings.own_games else None

    def settle(self) -> None:
        """Let the setting hold. Never while somebody sits at a table: their game could be the one that goes."""
        if self._known != self._settings.own_games:
            self._known = self._settings.own_games
            admit(self._wanted)
            self.changed.emit()

    def renew(self) -> None:
        """Look at the folder again: a game was written into it."""
        look_again()
        self.changed.emit()


def remarks(store: Store) -> list[str]:
    """What is said of own games under the tiles: what is wrong with them, which are gone though games of them are kept.

    Raises StoreError where the store cannot be read.
    """
    return [*map(trouble_sentence, troubles()), *gone(store.unfinished())]


def gone(kept: Iterable[Kept]) -> list[str]:
    """That games were left open which cannot be gone on with, because their rules are not there now."""
    lost = [one.game for one in kept if one.game not in GAMES]
    return [gone_sentence(sorted(set(lost)), len(lost))] if lost else []

