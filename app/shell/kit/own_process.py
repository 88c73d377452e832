"""Another process of this same program, for work that must not block the window."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QProcess
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


def end_process(process: QProcess) -> None:
    """End a process whose answer is no longer wanted, after disconnecting its `finished` and `errorOccurred`."""
    process.finished.disconnect()
    process.errorOccurred.disconnect()
    end_now(process)
    process.deleteLater()


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
