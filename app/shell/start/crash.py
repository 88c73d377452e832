"""A fault in the program itself: one calm sentence, a report to read and to save; the game goes on.

Qt calls this program's code from its own loop, so a fault there ends nothing: it would only be printed where nobody
looks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QWidget

from app.games import GameTrouble, blamed
from app.session.sitting import Sitting
from app.shell.kit.buttons import PushButton
from app.shell.kit.file_dialogs import Ask, ask_export
from app.shell.kit.questions import MessageSheet, refused
from app.shell.kit.widgets import said
from app.shell.start.fault_report import report
from app.store import FileRefused, write_file
from app.wording import t
from app.wording.own_games import trouble_sentence

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


class CrashMessage(MessageSheet):
    """The sheet that reports the fault."""

    def __init__(
        self,
        host: QWidget,
        text: str,
        ask: Ask = ask_export,
        *,
        kept: bool = True,
        own: GameTrouble | None = None,
    ) -> None:
        """`text` is the report; `ask` asks where to save it; `kept`: whether the game at the table is kept.

        `own` is the person's own game that is to blame.
        """
        left = own is not None and own.code == "stopped"
        happened = said("crash.text.unkept" if not kept else "crash.text.left" if left else "crash.text")
        blame = [lambda: trouble_sentence(own), said("crash.own")] if own is not None else []
        super().__init__(host, said("crash.title"), [*blame, happened, said("crash.report.help")], text)
        self._text, self._ask = text, ask
        self.save = self.add_link(PushButton(said("crash.report"), "link", icon="save"))
        self.save.clicked.connect(self._save)

    def _save(self) -> None:
        chosen = self._ask(self, t("crash.report"), "kupa-report.txt", "")
        if not chosen:
            return
        try:
            # The dialog has asked before a file is replaced.
            write_file(Path(chosen), self._text.encode("utf-8", "replace"), replace=True)
        except FileRefused as refusal:
            # The details hold the same text, to be copied.
            self.details.show()
            refused(self, refusal, "report").open()


class CrashHook:
    """Replaces Python's own way to report an uncaught exception."""

    def __init__(
        self, show: Callable[[str, GameTrouble | None], object], sitting: Callable[[], Sitting | None]
    ) -> None:
        """`show` is called with the report, and the person's own game that is to blame, or None.

        A second fault while the report is being shown is only printed.
        """
        self._show, self._sitting = show, sitting
        self._showing = False
        self._before: Hook = sys.excepthook
        sys.excepthook = self

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Print as Python does, then show the report."""
        self._before(kind, error, trace)
        if self._showing or not isinstance(error, Exception):
            return
        self._showing = True
        try:
            sitting = self._sitting()
            own = blamed(error, sitting.game if sitting is not None else "")
            self._show(report(error, sitting), own)
        except Exception as second:
            # The program is too broken to show a sheet.
            self._before(type(second), second, second.__traceback__)
        finally:
            self._showing = False
