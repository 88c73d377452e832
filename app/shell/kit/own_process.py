"""Another process of this same program, for work that must not block the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, Signal
from shiboken6 import isValid

import app
from app.protocol.client import engine_command

_KILLED = 2000
"""How long a killed process may take to disappear, ms."""


def own_command(*words: str) -> list[str]:
    """The command line that starts this program with these arguments, from a checkout or from the bundle."""
    return [*engine_command()[:-1], *words]


def own_process(parent: QObject) -> QProcess:
    """A process in which `own_command` finds this program; the caller connects its signals and starts it.

    It starts in the folder of the checkout, where the program is found; the bundle needs no folder.
    """
    process = QProcess(parent)
    if not getattr(sys, "frozen", False):
        process.setWorkingDirectory(str(Path(app.__file__).resolve().parents[1]))
    return process


def quiet_process(parent: QObject) -> QProcess:
    """An `own_process` whose standard error is discarded: only its answer counts."""
    process = own_process(parent)
    process.setStandardErrorFile(QProcess.nullDevice())
    return process


def end_now(process: QProcess) -> None:
    """Kill a process, if it still runs, and wait for its end."""
    if isValid(process) and process.state() != QProcess.ProcessState.NotRunning:
        process.kill()
        process.waitForFinished(_KILLED)


def end_with(owner: QObject, process: QProcess) -> None:
    """End a process before its `owner` is destroyed, for example with a window closed during a computation.

    Its last output reaches nobody. Qt would kill the process too, but with a warning.
    """
    owner.destroyed.connect(partial(_end_unheard, process))


def _end_unheard(process: QProcess, _owner: object = None) -> None:
    if isValid(process):
        process.blockSignals(True)
    end_now(process)


class OwnRun(QObject):
    """A run of one of this program's commands whose whole output is its answer; nothing waits for it.

    `answered` carries the output, which is empty if the command could not be run.
    """

    answered = Signal(bytes)

    def __init__(self, parent: QObject) -> None:
        """Nothing runs before `start`."""
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def running(self) -> bool:
        """Whether the process exists."""
        return self._process is not None

    def start(self, command: Sequence[str]) -> None:
        """Run a command line of `own_command`, after ending an earlier run."""
        self.stop()
        process = self._process = quiet_process(self)
        process.finished.connect(self._over)
        process.errorOccurred.connect(self._failed)
        end_with(self, process)
        process.start(command[0], command[1:])

    def stop(self) -> None:
        """End the run, whose answer is no longer wanted."""
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            end_now(process)
            process.deleteLater()

    def _failed(self, error: QProcess.ProcessError) -> None:
        # For a program that never started, this is the only signal.
        if error == QProcess.ProcessError.FailedToStart:
            self._over()

    def _over(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            said = bytes(process.readAllStandardOutput().data())
            process.deleteLater()
            self.answered.emit(said)
