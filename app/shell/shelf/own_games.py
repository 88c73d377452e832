"""A person's own games in the window: known while they are switched on, with the shelf's remarks on them."""

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
    """The switch for own games and its effects. `changed` is emitted when games have been added or removed.

    `place` is the folder of the games; None if nothing is kept.
    """

    changed = Signal()

    def __init__(self, settings: Settings, folder: str, parent: QObject) -> None:
        """`folder` is where the program keeps everything, empty if nothing is kept. The games are known from now on."""
        super().__init__(parent)
        self.place = Path(folder) / FOLDER if folder else None
        self._settings = settings
        self._known = settings.own_games
        admit(self._wanted)

    @property
    def _wanted(self) -> Path | None:
        return self.place if self._settings.own_games else None

    def settle(self) -> None:
        """Apply the setting. Never call this while somebody sits at a table, because their game could be removed."""
        if self._known != self._settings.own_games:
            self._known = self._settings.own_games
            admit(self._wanted)
            self.changed.emit()

    def renew(self) -> None:
        """Read the folder again, because a game in it may be new or changed. Never call this while somebody sits at a
        table."""
        look_again()
        self.changed.emit()


def remarks(store: Store) -> list[str]:
    """The sentences about own games below the tiles: what is wrong with them, and which kept games lack their rules.

    Raises StoreError if the store cannot be read.
    """
    return [*map(trouble_sentence, troubles()), *gone(store.unfinished())]


def gone(kept: Iterable[Kept]) -> list[str]:
    """Sentences about games left open that cannot be resumed, because their rules are not there any more."""
    lost = [one.game for one in kept if one.game not in GAMES]
    return [gone_sentence(sorted(set(lost)), len(lost))] if lost else []
