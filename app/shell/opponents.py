"""Computer players at the table: a process of its own decides for them, and is told what their seat may know.

The process is this program's engine (`kupa engine`), started with the first question and kept for all seats. What it
is sent is a view and nothing else of the game: no deal number, no record, no position. Whatever becomes of the process
or of its answer, every question is answered with a legal action sooner or later, so that no game hangs on it.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer, Signal

from app.engine import View
from app.protocol.client import engine_command
from app.protocol.messages import LONGEST_LINE
from app.wording import t

PATIENCE = 10_000
"""Milliseconds to wait for an answer, the start of the process included."""
GRACE = 500
"""Milliseconds that an idle process gets to end by itself."""
TRIES = 2
"""How often a question is asked before the answer is drawn here."""
_KILLED = 2000
_TAIL = 2000


class _Question(NamedTuple):
    """What is asked, and how often it has been."""

    ticket: int
    view: View
    level: str
    seed: int
    outside: Mapping[str, Any]


def request(number: int, view: View, level: str, seed: int, outside: Mapping[str, Any]) -> bytes:
    """The line that asks for a decision: the command `go` of the protocol with this view.

    `seed` is the player's own chance; it must not be the deal's number, from which the deal could be made again.
    """
    data: dict[str, Any] = {
        "cmd": "go",
        "id": number,
        "position": view.to_json(),
        "seat": view.seat,
        "level": level,
        "seed": seed,
    }
    if outside:
        data["outside"] = dict(outside)
    return json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


class Opponents(QObject):
    """Asks the engine process what the seats of computer players do; one question after the other.

    `decided` brings the ticket of a question and a legal action; never before `ask` has returned. A process that is
    late, ends or does not answer properly is ended, and the question asked once more of a new one; then the action is
    drawn at random here. `troubled` says so in a sentence when this begins, and not again before a process has answered
    properly; `details` has the technical words.
    """

    decided = Signal(int, str)
    troubled = Signal(str)

    def __init__(
        self, command: Sequence[str] | None = None, patience: int = PATIENCE, parent: QObject | None = None
    ) -> None:
        """Use this command line (default: this program's engine), and wait `patience` ms for an answer."""
        super().__init__(parent)
        self.command = list(command or engine_command())
        self.patience = patience
        self.details = ""
        self._waiting: deque[_Question] = deque()
        self._asked: _Question | None = None
        self._number = 0
        self._numbers = count(1)
        self._forgotten: set[int] = set()
        self._tries = 0
        self._in_trouble = False
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        self._heard = self._said = b""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self._on_late)
        # What follows from a question or a failure begins from the loop: nobody is called back while he still asks.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    # What is asked of it

    def ask(self, ticket: int, view: View, level: str, seed: int, outside: Mapping[str, Any] | None = None) -> None:
        """Ask what the view's seat does; `decided` brings the answer with this ticket.

        Raises ValueError when the seat has nothing to decide in this view.
        """
        around = dict(outside or {})
        if not view.offered(around):
            raise ValueError(f"seat {view.seat} has nothing to decide")
        self._waiting.append(_Question(ticket, view, level, seed, around))
        self._soon.start()

    def cancel(self) -> None:
        """Forget every question; no answer to them comes any more. The process is kept."""
        self._waiting.clear()
        if self._asked is not None:
            self._forgotten.add(self._number)
        self._asked = None
        self._late.stop()
        self._soon.stop()

    def close(self) -> None:
        """Forget every question and end the process; another question would start it anew."""
        idle = self._asked is None and not self._forgotten
        self.cancel()
        process = self._process
        self._end(kill=not idle)
        if idle and process is not None and process in self._ending:
            process.closeWriteChannel()
            process.waitForFinished(GRACE)
        for ending in list(self._ending):
            ending.kill()
            ending.waitForFinished(_KILLED)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None or bool(self._waiting)

    @property
    def process_id(self) -> int:
        """The system's number of the process that runs now; 0 for none."""
        return self._process.processId() if self._process is not None else 0

    # Asking

    def _go_on(self) -> None:
        """Ask the next question, or the present one again."""
        if self._asked is None:
            if not self._waiting:
                return
            self._asked = self._waiting.popleft()
            self._tries = 0
        elif self._late.isActive():
            return
        question = self._asked
        # Once it is known that nothing comes of it, nobody has to wait twice as long at every turn.
        if self._tries >= (1 if self._in_trouble else TRIES):
            self._draw(question)
            return
        self._tries += 1
        self._number = next(self._numbers)
        process = self._started()
        if process is not self._process:
            return
        self._late.start(self.patience)
        process.write(request(self._number, question.view, question.level, question.seed, question.outside))

    def _started(self) -> QProcess:
        """The process, a new one if there is none; not `_process` any more where it could not be started."""
        if self._process is not None:
            return self._process
        process = self._process = QProcess(self)
        self._heard = self._said = b""
        process.readyReadStandardOutput.connect(partial(self._read, process))
        process.readyReadStandardError.connect(partial(self._read_error, process))
        process.finished.connect(partial(self._on_finished, process))
        process.errorOccurred.connect(partial(self._on_error, process))
        process.setWorkingDirectory(self.folder())
        process.start(self.command[0], self.command[1:])
        return process

    @staticmethod
    def folder() -> str:
        """The folder in which the engine starts: a checkout is found from its own, the bundle finds itself."""
        return "" if getattr(sys, "frozen", False) else str(Path(__file__).resolve().parents[2])

    # What the process does

    def _read(self, process: QProcess) -> None:
        """Take what it says, line by line."""
        if process is not self._process:
            return
        self._heard += bytes(process.readAllStandardOutput().data())
        while self._process is process and b"\n" in self._heard:
            line, _, self._heard = self._heard.partition(b"\n")
            self._hear(line)
        if self._process is process and len(self._heard) > LONGEST_LINE:
            self._fail("a line without an end")

    def _read_error(self, process: QProcess) -> None:
        """Keep the end of what it says about itself."""
        said = bytes(process.readAllStandardError().data())
        if process is self._process:
            self._said = (self._said + said)[-_TAIL:]

    def _hear(self, line: bytes) -> None:
        """Take one line: an answer to the question, to one that was forgotten, or something else."""
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        number = answer.get("id") if isinstance(answer, dict) else None
        if type(number) is int and number in self._forgotten:
            self._forgotten.discard(number)
            return
        question = self._asked
        if question is None or number != self._number:
            self._fail(f"not an answer: {line[:80]!r}")
            return
        action = answer.get("action")
        if answer.get("ok") is not True or not isinstance(action, str):
            self._fail(f"refused: {line[:300]!r}")
        elif action not in [str(one) for one in question.view.offered(question.outside)]:
            self._fail(f"not legal here: {action[:80]!r}")
        else:
            self._in_trouble = False
            self._answer(question, action)

    def _on_finished(self, process: QProcess, code: int = 0, _status: object = None) -> None:
        if process is self._process:
            self._fail(f"the process ended with {code}")
        self._forget_process(process)

    def _on_error(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            if process is self._process:
                self._fail(process.errorString())
            # A process that never was does not finish either.
            self._forget_process(process)

    def _on_late(self) -> None:
        self._fail(f"no answer within {self.patience} ms")

    def _fail(self, what: str) -> None:
        """The process is no good: end it, and ask again or answer for it."""
        self.details = f"{what}\n{self._said.decode('utf-8', 'replace')}".strip()
        self._late.stop()
        self._end()
        if self.busy:
            self._soon.start()

    def _end(self, kill: bool = True) -> None:
        """Have no process any more; it is not waited for."""
        process, self._process = self._process, None
        self._forgotten.clear()
        self._heard = b""
        if process is None:
            return
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._ending.append(process)
        if kill:
            process.kill()

    def _forget_process(self, process: QProcess) -> None:
        if process in self._ending:
            self._ending.remove(process)
            process.deleteLater()

    # Answering

    def _draw(self, question: _Question) -> None:
        """Choose any action here."""
        action = Random(question.seed).choice(question.view.offered(question.outside))
        if not self._in_trouble:
            self._in_trouble = True
            self.troubled.emit(t("evening.opponents.troubled"))
        self._answer(question, str(action))

    def _answer(self, question: _Question, action: str) -> None:
        self._late.stop()
        self._asked = None
        self._soon.start()
        self.decided.emit(question.ticket, action)
