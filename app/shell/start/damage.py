"""What a person is told and offered when the store is damaged: what is still readable, or the copy of a certain day."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.shell.kit.buttons import PushButton
from app.shell.kit.questions import MessageSheet, trouble
from app.shell.kit.widgets import Words, said
from app.store import Copy, Damaged, DamagedRows, StoreError, put_back, salvage
from app.store.database import NAME
from app.wording import t
from app.wording.sentences import Trouble


def is_damage(refusal: Exception) -> bool:
    """Whether repairing helps against a refusal."""
    return isinstance(refusal, Damaged | DamagedRows)


def about_copy(copy: Copy | None) -> Words:
    """One sentence: the day of the newest sound copy, and what it lacks."""
    if copy is None:
        return said("damage.no-copy")
    day = copy.day
    return lambda: t("damage.copy", day=t("when.date", day=day.day, month=day.month, year=day.year))


def mended(folder: Path, copy: Path | None) -> str:
    """Repair a folder's store with what is still readable or with a copy; returns what to say. Raises StoreError.

    Nobody may have the store open.
    """
    path, now = folder / NAME, datetime.now(UTC)
    if copy is not None:
        return t("damage.put-back.done", file=put_back(path, copy, now).name)
    done = salvage(path, now)
    if done.shortened:
        return t("damage.rest.shortened", games=done.games, shortened=done.shortened, file=done.aside.name)
    return t("damage.rest.done", games=done.games, file=done.aside.name)


class DamageSheet(MessageSheet):
    """Says what is damaged. `mending_wanted` carries the means: None (what is readable) or a copy's path."""

    mending_wanted = Signal(object)

    def __init__(self, host: QWidget, refusal: StoreError, deed: str, copy: Copy | None) -> None:
        """For a Damaged or DamagedRows raised during one of STORE_DEEDS; `copy` is the copy to offer."""

        def told() -> Trouble:
            return trouble(refusal, deed)

        sentences: list[Words] = [lambda: told().sentence, lambda: told().advice, about_copy(copy)]
        super().__init__(host, lambda: told().title, sentences, told().details, width=680)
        if copy is not None:
            self.put_back = self.add_button(PushButton(said("damage.put-back")))
            self.put_back.clicked.connect(lambda: self._mend(copy.path))
        self.rest = self.add_button(PushButton(said("damage.rest")))
        self.rest.clicked.connect(lambda: self._mend(None))

    def _mend(self, copy: Path | None) -> None:
        self.close()
        self.mending_wanted.emit(copy)
