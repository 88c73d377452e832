"""Hints at one table: what a good player would do in place of the person at the screen.

They come from a process of their own (`thinker`), so neither the window nor a computer player has to wait. A hint is
shown only for the view it was asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine import View
from app.shell.kit.focus import add_key
from app.table.prompts import Prompt
from app.wording import t
from app.wording.answers import EngineAnswer
from app.wording.explained import why_sentence
from app.wording.titles import game_name

if TYPE_CHECKING:
    from app.shell.table.game_table import GameTable
    from app.shell.table.thinker import EngineQuestion, Thinker

SLOW_MS = 150
"""How long a hint may take before the voice says that it is on its way, ms."""
LEVEL = "hint"
ADVICE = "table.hint"
"""The code of the sentence that gives a hint."""
SEED = 1
"""The seed for hints: the same position always gives the same hint."""
EXPLAINING_MS = 600
"""How long finding a hint may take, and again how long explaining it may take, ms."""


class Hints(QObject):
    """The hints of one table's page.

    `view` is the view that a hint is being sought for, None while none is. `command` and `limit` are those of the
    thinker, if they are not the usual ones. `shown` carries an action as soon as the voice advises it; `given_up` is
    emitted when there will be no hint.
    """

    shown = Signal(str)
    given_up = Signal()

    def __init__(self, page: GameTable) -> None:
        """Stand beside this page; no process runs yet."""
        super().__init__(page)
        self.view: View | None = None
        self.command: Sequence[str] | None = None
        self.limit: int | None = None
        self._page = page
        self._code = ADVICE
        self._thinker: Thinker | None = None
        self._slow = QTimer(self, singleShot=True, interval=SLOW_MS)
        self._slow.timeout.connect(self._say_thinking)
        # Enabled only while there is something to stop; otherwise Esc means something else.
        self._esc = add_key(page, ["Esc"], self.stop)
        self._esc.setEnabled(False)

    def ask(self, code: str = ADVICE) -> None:
        """Ask for a hint. Some games have none. `code` is that of the sentence with which it is given.

        A second press while one is being sought changes nothing: whoever clicks twice wants the hint.
        """
        page = self._page
        if self.view is not None:
            return
        page.surface.finish()
        view = page.sitting.view
        if not view.decides or page.sitting.covered:
            return
        from app.lab.simulation import levels
        from app.shell.table.thinker import EngineQuestion

        if LEVEL not in levels(view.game.id):
            self.given_up.emit()
            page.tell(t("readable.no-hint", game=game_name(view.game.id)))
            return
        # Choosing and explaining together take no longer than a decision may.
        more = {"explain": True, "ms": EXPLAINING_MS}
        self._asked().ask(EngineQuestion(view, LEVEL, SEED, more, page.controller.outside))
        self.view, self._code = view, code
        self._esc.setEnabled(True)
        if code == ADVICE:
            self._slow.start()

    def stop(self) -> None:
        """Stop the search for a hint, and say what may be done."""
        if self.cancel():
            self._page.say()
            self.given_up.emit()

    def cancel(self) -> bool:
        """Stop the search for a hint silently; False if none is running."""
        if self.view is None:
            return False
        self._over()
        if self._thinker is not None:
            self._thinker.cancel()
        return True

    def close(self) -> None:
        """Stop everything and end the process."""
        self.cancel()
        if self._thinker is not None:
            self._thinker.close()

    def _asked(self) -> Thinker:
        if self._thinker is None:
            # Imported with the first hint, so that a table opens without it.
            from app.shell.table.thinker import Thinker

            self._thinker = Thinker(self.command, self.limit, self)
            self._thinker.answered.connect(self._show)
            self._thinker.failed.connect(self._miss)
        return self._thinker

    def _over(self) -> None:
        """Stop waiting."""
        self.view = None
        self._slow.stop()
        self._esc.setEnabled(False)

    def _say_thinking(self) -> None:
        page = self._page
        if not page.surface.telling:
            page.voice.say(Prompt(t("table.hint.thinking"), t("table.hint.stop"), page.prompt().buttons))

    def _show(self, question: EngineQuestion, answer: EngineAnswer) -> None:
        """Point out a good move, and say why."""
        page = self._page
        self._over()
        if page.sitting.covered or page.surface.telling or question.view != page.sitting.view:
            return
        game = page.sitting.game
        view = question.view
        action = answer["action"]
        page.sitting.advise(action)
        page.surface.point_out(page.controller.involved(view, action))
        words = t(self._code, action=page.controller.words(view, action))
        page.voice.say(Prompt(words, why_sentence(game, answer, view, page.sitting.names), page.prompt().buttons))
        self.shown.emit(action)

    def _miss(self, _question: EngineQuestion) -> None:
        self._over()
        self.given_up.emit()
        self._page.remark(t("table.hint.none"))
