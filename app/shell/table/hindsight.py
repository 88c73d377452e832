"""The best possible play, on the panel at the end of a one-person game: computed in a process of its own.

The process is this program's own `hindsight`. Nothing waits for it, and closing the panel ends it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTemporaryDir
from PySide6.QtWidgets import QWidget

from app.engine import Record, view
from app.session.moments import LookedBack
from app.shell.kit.boxes import in_column, with_room_for
from app.shell.kit.own_process import OwnRun, own_command
from app.shell.kit.widgets import Label, plain, said
from app.wording.answers import HindsightAnswer
from app.wording.in_hindsight import hindsight_sentences

USUAL_LINES = 12
"""The number of lines kept free: what was possible, a few moves, the par, two lines each. The text may be longer."""


def hindsight_command(file: Path) -> list[str]:
    """The command line that looks back on the record in a file, from a checkout or from the bundle."""
    return own_command("hindsight", "--json", str(file))


class HindsightBox(QWidget):
    """A heading, and below it what was possible, the moves that cost something, and the fair par, a line each."""

    def __init__(self, record: Record, name: Callable[[], str], looked_back: LookedBack) -> None:
        """For a game that `app.lab.hindsight.can_look_back` accepts; nothing is computed before `start`.

        `name` returns the player's present name, empty if they gave none. The result is stored in `looked_back`, so
        that it is not computed again.
        """
        super().__init__()
        self._looked_back = looked_back
        self._record, self._name = record, name
        self._run = OwnRun(self)
        self._run.answered.connect(self._take)
        self._folder: QTemporaryDir | None = None
        self.title = Label(said("hindsight.title"), "control")
        self.said = Label(said("hindsight.working"), "note", "ink_2", wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        usual = Label(plain("\n" * (USUAL_LINES - 1)), "note", wrap=True)
        in_column(self.title, with_room_for(usual, self.said), None, gap=4, margins=(0, 4, 0, 0), on=self)

    def say_again(self) -> None:
        """Say the result again, because the player may have another name by now."""
        self.said.retranslate()

    def start(self) -> None:
        """Begin to compute the hindsight, unless that has been done."""
        if self._looked_back.hindsight is not None:
            self._tell(self._looked_back.hindsight)
            return
        # Qt deletes the folder even if the window goes before anybody closes the panel.
        self._folder = QTemporaryDir()
        # Empty, and so no file that can be written, if there is no such folder.
        file = Path(self._folder.filePath("record.json"))
        try:
            file.write_text(json.dumps(self._record.to_json()), "utf-8")
        except OSError:
            self.said.say(said("hindsight.unanswered"))
            return
        self._run.start(hindsight_command(file))

    def stop(self) -> None:
        """Stop for good; nothing more is said."""
        self._run.stop()
        self._put_away()

    def _take(self, told: bytes) -> None:
        self._put_away()
        try:
            found: HindsightAnswer = json.loads(told)
            self._sentences(found)
        except (ValueError, LookupError, TypeError):
            self.said.say(said("hindsight.unanswered"))
        else:
            self._looked_back.hindsight = found
            self._tell(found)

    def _tell(self, found: HindsightAnswer) -> None:
        """Say what was found."""
        self.said.say(lambda: "\n".join(self._sentences(found)))

    def _sentences(self, found: HindsightAnswer) -> list[str]:
        """The result in the current language. Raises ValueError, LookupError or TypeError if `found` is malformed."""
        positions = self._record.position_at
        return hindsight_sentences(self._record.game.id, found, lambda number: view(positions(number), 0), self._name())

    def _put_away(self) -> None:
        if self._folder is not None:
            self._folder.remove()
            self._folder = None
