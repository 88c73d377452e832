"""The demo at the table of a person who plays alone: the computer plays on while they watch.

Each move is a hint that is followed: the voice says it with its reason, the cards it is about are lit, and after the
time to read it, or at *calm* when the person goes on, it is made as if they had made it. It knows no more than they do.
It ends with the game, with its button or Esc, and as soon as the person takes up a card or does anything else. Whoever
has watched knows the cards, so the game then does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.shell.settings.settings import waited
from app.shell.table.pace import SPEEDS
from app.table.commands import Command
from app.table.prompts import Button, Prompt
from app.table.reading import reading
from app.wording import t

if TYPE_CHECKING:
    from app.shell.table.game_table import GameTable
    from app.shell.table.hints import Hints


class Demo(QObject):
    """The demo of one table's page.

    `running` from its beginning to its end; `said` is what the voice says meanwhile, None while the next move is being
    sought or told; `acting` while it makes a move itself.
    """

    def __init__(self, page: GameTable, hints: Hints) -> None:
        """Stand beside this page, whose `hints` say what to do."""
        super().__init__(page)
        self.running = self.acting = False
        self.said: Prompt | None = None
        self._action = ""
        self._page = page
        self._hints = hints
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self.go_on)
        hints.shown.connect(self._show)
        hints.given_up.connect(self.stop)

    def turn(self) -> None:
        """Begin the demo, or end it; a finished game has none."""
        if self.running:
            self.stop()
            return
        sitting = self._page.sitting
        self._page.surface.finish()
        if sitting.over:
            return
        sitting.demonstrate()
        self.running = True
        self._page.surface.put_down()
        self._say(Prompt(t("demo.begun"), t("demo.begun.how")))

    def go_on(self) -> bool:
        """Do what was said, or look for the first move; False if nothing waits for it."""
        if self.said is None:
            return False
        action = self._action
        self._forget()
        if action:
            self.acting = True
            try:
                self._page.act((action,))
            finally:
                self.acting = False
        else:
            self._hints.ask("demo.move")
        return True

    def settled(self) -> None:
        """Look for the next move at a table at rest; at the end of the game the demo is over."""
        if not self.running:
            return
        view = self._page.sitting.view
        self._forget()
        if view.over:
            self.running = False
        elif view.decides:
            self._hints.ask("demo.move")

    def stop(self) -> None:
        """End the demo, and say what the person may do now."""
        if self.cancel():
            self._page.surface.finish()
            self._page.say()

    def cancel(self) -> bool:
        """End the demo silently; False if none is running."""
        if not self.running:
            return False
        self.running = False
        self._forget()
        self._hints.cancel()
        return True

    def _forget(self) -> None:
        """Forget what was to be done next."""
        self.said, self._action = None, ""
        self._read.stop()

    def keep_pace(self) -> None:
        """Follow a change of pace while something stands in the voice."""
        if self.said is not None:
            self._say(self.said)

    def _show(self, action: str) -> None:
        """Leave a move in the voice, where a hint has just said it, for the time it takes to read."""
        if self.running:
            self._action = action
            self._say(self._page.voice.prompt)

    def _say(self, prompt: Prompt) -> None:
        pace = self._page.pace
        stop = Button(t("demo.stop"), command=Command.DEMO)
        on = Button(t("pace.go-on"), command=Command.GO_ON, main=True)
        self.said = prompt._replace(buttons=(stop, on) if pace.patient else (stop,))
        self._page.voice.say(self.said, quiet=bool(self._action))
        if pace.patient:
            self._read.stop()
        else:
            # At the pace *at once* nothing would be seen.
            self._read.start(waited(reading(prompt.sentence, prompt.detail), pace.speed or SPEEDS["quick"]))
