"""Computer players at the table: a process decides for them, and is told only what their seat may know.

One process serves all seats (`thinker`). Whatever happens to it or its answer, a legal action is played within two
seconds of the question, if need be by the quick player, which runs in this process and looks only at the same view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.engine import View
from app.protocol.client import quick
from app.session.decisions import Decision, with_character
from app.session.seats import PLAIN
from app.shell.table.thinker import EngineQuestion, Thinker
from app.wording import t
from app.wording.answers import EngineAnswer


class Opponents(QObject):
    """Asks the engine process what computer players do, one question at a time.

    `decided` carries a legal action, and the `Decision` that says how it came about. It is never emitted before `ask`
    has returned. `troubled` carries a sentence saying that the quick player has stood in; it is not emitted again
    before a process has answered properly.
    """

    decided = Signal(str, object)
    troubled = Signal(str)

    def __init__(
        self, command: Sequence[str] | None = None, limit: int | None = None, parent: QObject | None = None
    ) -> None:
        """Use this command line (default: this program's engine), and give each question `limit` ms (`LIMIT_MS`)."""
        super().__init__(parent)
        self.thinker = Thinker(command, limit, self)
        self.thinker.answered.connect(self._on_answered)
        self.thinker.failed.connect(self._on_failed)
        self._in_trouble = False

    def start(self) -> None:
        """Start the process, so that its start does not count against the first decision."""
        self.thinker.start()

    def ask(
        self,
        view: View,
        level: str,
        seed: int,
        outside: Mapping[str, Any] | None = None,
        character: str = PLAIN,
    ) -> None:
        """Ask what the view's seat does; `decided` carries the answer.

        An earlier question is forgotten. Raises ValueError if the seat has nothing to decide in this view.
        """
        more = {"account": True, **with_character(character)}
        self.thinker.ask(EngineQuestion(view, level, seed, more, outside or {}))

    def cancel(self) -> None:
        """Forget the question, which is not answered any more."""
        self.thinker.cancel()

    def close(self) -> None:
        """Forget the question and end the process; a further question starts a new one."""
        self.thinker.close()

    def _on_answered(self, question: EngineQuestion, answer: EngineAnswer) -> None:
        self._in_trouble = False
        tries = answer.get("iterations")
        made = Decision(
            question.level,
            question.seed,
            tries if type(tries) is int else None,
            "cut" if answer.get("cut") is True else "",
            question.outside,
            character=question.more.get("character", PLAIN),
        )
        self.decided.emit(answer["action"], made)

    def _on_failed(self, question: EngineQuestion) -> None:
        """Let the quick player decide, because no answer has come in time."""
        action = quick(question.view, question.seed, question.outside)
        if not self._in_trouble:
            self._in_trouble = True
            self.troubled.emit(t("evening.opponents.troubled"))
        self.decided.emit(str(action), Decision("quick", question.seed, None, "quick", question.outside))
