"""Asking the engine, in a process of its own or in this one. No Qt; a window asks from a thread or in its own way."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Self

from app.engine import Action, View
from app.protocol.server import Names, Server

PATIENCE = 10.0
"""Seconds to wait for an answer unless the caller says otherwise."""

GRACE = 2.0
"""Seconds that a process gets to end by itself after its input has been closed."""

LONGEST_ANSWER = 1 << 26
"""The most bytes an answer may have: a game with all its events may be many times as long as the longest request."""


class EngineLate(TimeoutError):
    """No answer came in time. The process has been ended; the next question starts another."""


class EngineLost(ConnectionError):
    """The process ended, and ended again when the question was repeated."""


def engine_command() -> list[str]:
    """The command line that starts this program's engine, from a checkout or from the bundle."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "engine"]
    return [sys.executable, "-m", "app", "engine"]


class EngineProcess:
    """The engine in a process that is started with the first question, kept, and replaced when it is lost.

    It answers one question at a time; a question from another thread waits its turn. Since the engine keeps no state, a
    question that was lost with its process is asked once more.
    """

    def __init__(self, command: Sequence[str] | None = None, patience: float = PATIENCE) -> None:
        """Use this command line (by default this program's engine), and wait `patience` seconds for an answer."""
        self.command = list(command or engine_command())
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._numbers = count(1)
        self._turn = threading.Lock()

    def ask(self, request: Mapping[str, Any], patience: float | None = None) -> dict[str, Any]:
        """The answer to a request, which may be an error (`ok` is false then).

        Raises EngineLate, EngineLost; OSError when the process cannot be started.
        """
        with self._turn:
            for _ in range(2):
                answer = self._asked(request, self.patience if patience is None else patience)
                if answer is not None:
                    return answer
        raise EngineLost("the engine ended without an answer, twice")

    def close(self) -> None:
        """End the process; another question would start a new one."""
        with self._turn:
            self._end(GRACE)

    def __enter__(self) -> Self:
        """For `with`: closed at the end."""
        return self

    def __exit__(self, *error: object) -> None:
        """End the process."""
        self.close()

    @property
    def running(self) -> bool:
        """Whether there is a process at the moment."""
        return self._process is not None and self._process.poll() is None

    def _asked(self, request: Mapping[str, Any], patience: float) -> dict[str, Any] | None:
        """The answer, or None when the process was lost."""
        process = self._started()
        number = next(self._numbers)
        line = json.dumps({**request, "id": number}, ensure_ascii=True).encode("ascii") + b"\n"
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            self._end(0)
            return None
        try:
            answered = self._lines.get(timeout=patience)
        except Empty:
            self._end(0)
            raise EngineLate(f"no answer within {patience:g} seconds") from None
        answer = _answer(answered)
        # A line that could not be read at all is answered without its id.
        if answer is None or answer.pop("id", number) != number:
            self._end(0)
            return None
        if "id" in request:
            answer = {"id": request["id"], **answer}
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        """The process; a new one if there is none."""
        if self._process is None or self._process.poll() is not None:
            self._end(0)
            frozen = bool(getattr(sys, "frozen", False))
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # A checkout is found from its own folder; the bundle finds itself.
                cwd=None if frozen else Path(__file__).resolve().parents[2],
                # Otherwise Windows would show a console for a moment.
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            self._lines = SimpleQueue()
            reader = threading.Thread(target=_read, args=(self._process, self._lines), daemon=True)
            reader.start()
        return self._process

    def _end(self, grace: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _read(process: subprocess.Popen[bytes], lines: SimpleQueue[bytes]) -> None:
    """Pass on what the process says, line by line, and an empty line when it ends."""
    assert process.stdout is not None
    with process.stdout:
        # An overlong line comes in pieces. The first is not an answer, and so ends the process.
        while line := process.stdout.readline(LONGEST_ANSWER):
            lines.put(line)
    lines.put(b"")


def _answer(line: bytes) -> dict[str, Any] | None:
    """The object that a line holds; None at the end, and for anything that no engine says."""
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def unnamed(game: str) -> Mapping[str, str]:
    """No names: those who ask in this process have the program's words themselves."""
    return {}


def local(request: Mapping[str, Any], names: Names = unnamed) -> dict[str, Any]:
    """The answer to a request, worked out here and now: what a process would answer, without one."""
    from app.games import GAMES

    answer: dict[str, Any] = json.loads(Server(GAMES, names).answer(json.dumps(request)))
    return answer


def quick(view: View, seed: int, outside: Mapping[str, Any]) -> Action:
    """What the quick player does, worked out here and now, for when no process answers in time.

    Raises ValueError when the view's seat has nothing to decide.
    """
    # Most programs that ask never need it.
    from app.bots import players

    return players.quick(view, seed, outside)
