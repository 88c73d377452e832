"""An engine process that thinks for a window: it is asked what a seat does, one question at a time, within a limit.

The process is this program's engine (`kupa engine`). Of the game it gets only a view: no deal number, no record, no
position. It has at most one question at a time, so anything it says is either the answer to that question or a reason
to end it. A process whose question is no longer wanted is ended too. Nothing here ever waits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QProcess, Qt, QTimer, Signal

from app.engine import View
from app.protocol.client import engine_command
from app.shell.kit.own_process import end_now, end_with, own_process

LIMIT_MS = 1800
"""The most time from a question to its answer, or to `failed`, ms."""
THINKING_MS = 900
"""How much of that the engine may spend thinking, ms, so that it answers within a second. The rest is for transport and
a slow start."""
TRIES = 2
"""How often a question is asked before it is given up."""
LONGEST_ANSWER = 1 << 16
"""How many bytes an answer may have; a decision with its reason takes a few hundred."""
ADDED = frozenset(("character",))
"""Fields of `go` that an engine of an earlier version refuses; the question is then repeated without them."""
_TAIL = 2000
"""How much of a process's standard error is kept, bytes."""


class EngineQuestion(NamedTuple):
    """A question: what does the view's seat do, played at this level?

    `seed` is the player's own chance. It must not be the deal number, because the deal could be rebuilt from that.
    `more` are further fields of the protocol's `go` (`explain`), or other values than usual (`ms`).
    """

    view: View
    level: str
    seed: int
    more: Mapping[str, Any] = {}
    outside: Mapping[str, Any] = {}


def request(number: int, one: EngineQuestion) -> bytes:
    """The line that asks a question: the protocol's command `go` with this view."""
    data: dict[str, Any] = {
        "cmd": "go",
        "id": number,
        "position": one.view.to_json(),
        "seat": one.view.seat,
        "level": one.level,
        "ms": THINKING_MS,
        "seed": one.seed,
    }
    if one.outside:
        data["outside"] = dict(one.outside)
    data.update(one.more)
    return json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"


class Thinker(QObject):
    """Asks the engine process for decisions.

    `answered` carries a question and the engine's answer, whose `action` is legal; `failed` carries a question that got
    no answer within the limit. Both are emitted from the event loop, never before `ask` has returned. A process that
    exits, or says anything but a proper answer, is ended, and the question goes once more to a new process if there is
    time; there is no second try after a slow one. `details` has the technical words of the last failure.
    """

    answered = Signal(object, object)
    failed = Signal(object)

    def __init__(
        self, command: Sequence[str] | None = None, limit: int | None = None, parent: QObject | None = None
    ) -> None:
        """Use this command line (default: this program's engine), and give each question `limit` ms (`LIMIT_MS`)."""
        super().__init__(parent)
        self.command = list(command or engine_command())
        self.limit = LIMIT_MS if limit is None else limit
        self.details = ""
        self._asked: EngineQuestion | None = None
        self._sent = False
        """Whether the process has been sent the question."""
        self._number = 0
        self._numbers = count(1)
        self._tries = 0
        self._in_trouble = False
        self._wanted = False
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        self._heard = self._said = b""
        self._late = QTimer(self, singleShot=True)
        self._late.setTimerType(Qt.TimerType.PreciseTimer)
        self._late.timeout.connect(self._on_late)
        # Questions and failures are handled in the event loop, so that no caller is called back inside its own call.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._go_on)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    # Requests

    def start(self) -> None:
        """Start a process, so that its start does not count against the next question."""
        self._wanted = True
        self._soon.start()

    def ask(self, question: EngineQuestion) -> None:
        """Ask this; an earlier question is forgotten. Raises ValueError if the seat has nothing to decide."""
        if not question.view.offered(question.outside):
            raise ValueError(f"seat {question.view.seat} has nothing to decide")
        self.cancel()
        self._asked = question
        self._tries = 0
        self._late.start(self.limit)
        self._soon.start()

    def cancel(self) -> None:
        """Forget the question, which is not answered any more. A process that is thinking about it is replaced."""
        self._late.stop()
        self._asked = None
        if self._sent:
            self._end()
            self.start()

    def close(self) -> None:
        """Forget the question and end the process; a further question starts a new one."""
        self._asked = None
        self._wanted = False
        self._late.stop()
        self._soon.stop()
        # It holds nothing that could be lost, so there is no reason to wait for it to exit by itself.
        self._end()
        for ending in list(self._ending):
            end_now(ending)

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked is not None

    # Asking

    def _go_on(self) -> None:
        """Ask the question, the first time or once more; start a process if one is wanted."""
        if self._asked is None:
            if self._wanted:
                self._started()
            return
        if self._sent:
            return
        # Once processes are known to fail, nobody should wait for two of them at every turn.
        if self._tries >= (1 if self._in_trouble else TRIES):
            self._give_up()
            return
        self._tries += 1
        process = self._started()
        if process is self._process:
            self._send()

    def _send(self) -> None:
        """Send the question to the process."""
        assert self._asked is not None and self._process is not None
        self._number = next(self._numbers)
        self._sent = True
        self._process.write(request(self._number, self._asked))

    def _started(self) -> QProcess:
        """The process, a new one if there is none. If the start fails, `_process` is then another one or None."""
        self._wanted = False
        if self._process is not None:
            return self._process
        process = self._process = own_process(self)
        self._heard = self._said = b""
        process.readyReadStandardOutput.connect(partial(self._read, process))
        process.readyReadStandardError.connect(partial(self._read_error, process))
        process.finished.connect(partial(self._on_finished, process))
        process.errorOccurred.connect(partial(self._on_error, process))
        # The table may be destroyed with its window without having been left.
        end_with(self, process)
        process.start(self.command[0], self.command[1:])
        return process

    # What the process does

    def _read(self, process: QProcess) -> None:
        """Read the output of the process, line by line."""
        said = bytes(process.readAllStandardOutput().data())
        if process is not self._process:
            return
        self._heard += said
        while self._process is process and b"\n" in self._heard:
            line, _, self._heard = self._heard.partition(b"\n")
            self._hear(line)
        if self._process is process and len(self._heard) > LONGEST_ANSWER:
            self._fail("a line without an end")

    def _read_error(self, process: QProcess) -> None:
        """Keep the end of the standard error of the process."""
        said = bytes(process.readAllStandardError().data())
        if process is self._process:
            self._said = (self._said + said)[-_TAIL:]

    def _hear(self, line: bytes) -> None:
        """Handle one line: the answer to the question, or something else."""
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        number = answer.get("id") if isinstance(answer, dict) else None
        one = self._asked
        if one is None or type(number) is not int or number != self._number:
            self._fail(f"not an answer: {line[:80]!r}")
            return
        action = answer.get("action")
        if ADDED & one.more.keys() and _bad_request(answer):
            self._asked = one._replace(more={name: value for name, value in one.more.items() if name not in ADDED})
            self._send()
        elif answer.get("ok") is not True or not isinstance(action, str):
            self._fail(f"refused: {line[:300]!r}")
        elif action not in [str(offered) for offered in one.view.offered(one.outside)]:
            self._fail(f"not legal here: {action[:80]!r}")
        else:
            self._in_trouble = False
            self._done()
            self.answered.emit(one, answer)

    def _on_finished(self, process: QProcess, code: int, _status: QProcess.ExitStatus) -> None:
        if process is self._process:
            self._fail(f"the process ended with {code}")
        self._forget_process(process)

    def _on_error(self, process: QProcess, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            if process is self._process:
                self._fail(process.errorString())
            # A process that never started does not emit `finished` either.
            self._forget_process(process)

    def _on_late(self) -> None:
        self._note(f"no answer within {self.limit} ms")
        self._end()
        self._give_up()

    def _fail(self, what: str) -> None:
        """End a process that has failed, and ask again if there is a question."""
        self._note(what)
        self._end()
        if self.busy:
            self._soon.start()

    def _note(self, what: str) -> None:
        self.details = f"{what}\n{self._said.decode('utf-8', 'replace')}".strip()

    def _give_up(self) -> None:
        """Give up the question; the next one gets a fresh process."""
        one = self._asked
        self._in_trouble = True
        self._done()
        self.start()
        self.failed.emit(one)

    def _done(self) -> None:
        self._late.stop()
        self._asked = None
        self._sent = False

    def _end(self) -> None:
        """Let go of the process without waiting for it."""
        process, self._process = self._process, None
        self._heard = b""
        self._sent = False
        if process is None:
            return
        if process.state() == QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._ending.append(process)
        process.kill()

    def _forget_process(self, process: QProcess) -> None:
        if process in self._ending:
            self._ending.remove(process)
            process.deleteLater()


def _bad_request(answer: Mapping[str, Any]) -> bool:
    """Whether the engine has refused a request because of its fields."""
    error = answer.get("error")
    return isinstance(error, dict) and error.get("code") == "bad-request"
