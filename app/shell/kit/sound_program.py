"""Sounds played by another program, one process for each sound."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

AT_ONCE = 3
"""More sounds than this at the same time are noise; the others are left out."""
GIVE_UP_AFTER = 3
"""After this many failures in a row there is no device, and nothing more is tried."""


class ProgramPlayer(QObject):
    """Plays files by starting a program for each; called with a file."""

    def __init__(self, command: Sequence[str], parent: QObject | None = None) -> None:
        """`command` is the program and the options before the file."""
        super().__init__(parent)
        self._command = list(command)
        self._running: list[QProcess] = []
        self.failures = 0

    def __call__(self, file: Path) -> None:
        """Start playing a file."""
        if self.failures >= GIVE_UP_AFTER or len(self._running) >= AT_ONCE:
            return
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._failed)
        self._running.append(process)
        process.start(self._command[0], [*self._command[1:], str(file)])

    def _finished(self, code: int) -> None:
        self._over(code == 0)

    def _failed(self, error: QProcess.ProcessError) -> None:
        # After a crash Qt also emits `finished`; for a program that never started, this is the only signal.
        if error == QProcess.ProcessError.FailedToStart:
            self._over(False)

    def _over(self, well: bool) -> None:
        self.failures = 0 if well else self.failures + 1
        # From sender(), not bound to the slot: a slot that held its process would be freed while that is destroyed.
        process = self.sender()
        if isinstance(process, QProcess) and process in self._running:
            self._running.remove(process)
            process.deleteLater()

    def stop(self) -> None:
        """Stop everything that still sounds, as the program ends."""
        for process in list(self._running):
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(200)
        self._running.clear()
