"""The line from a window to the desk (app.export.desk), the process that makes pages and films of a game."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.export.commission import Commission, Excerpt
from app.shell.kit.own_process import own_command, quiet_process
from app.store import FileRefused

REST = 300
"""How long nothing may change before a preview is asked for, ms."""
FAREWELL = 5000
"""How long the process gets to end by itself, ms."""


def desk_command() -> list[str]:
    """The command line that starts the desk, from a checkout or from the bundle."""
    return own_command("export", "--serve")


class DeskLine(QObject):
    """Asks for previews and files; nothing here ever waits.

    `previewed` carries the first picture as PNG and the size of the file in bytes, `advanced` the number of pictures
    done. A file ends in exactly one of `made`, `stopped`, `refused` (with the FileRefused), `too_long` and `failed`. A
    preview may end in `too_long` or `failed` as well.
    """

    previewed = Signal(bytes, int)
    advanced = Signal(int)
    made = Signal()
    stopped = Signal()
    refused = Signal(object)
    too_long = Signal()
    failed = Signal()

    def __init__(self, commission: Commission, parent: QObject) -> None:
        """The process starts with the first question."""
        super().__init__(parent)
        self._commission = commission
        self._process: QProcess | None = None
        self._number = 0
        self._part: Excerpt | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._ask_now)
        running = QApplication.instance()
        if running is not None:
            running.aboutToQuit.connect(self._leave)

    @property
    def running(self) -> bool:
        """Whether the process exists."""
        return self._process is not None

    def ask(self, part: Excerpt) -> None:
        """Ask for a preview once no other is asked for during `REST` ms."""
        self._part = part
        self._rest.start()

    def make(self, part: Excerpt, path: Path, replace: bool) -> None:
        """Ask for the file, replacing an existing one only with `replace`."""
        self._rest.stop()
        self._say({"part": part.to_json(), "path": str(path), "replace": replace}, "make")

    def stop(self) -> None:
        """Stop making the present file."""
        if self._process is not None:
            self._write({"stop": self._number})

    def close(self) -> None:
        """Ask nothing any more. The process ends at its next picture; if it does not, it is killed."""
        self._rest.stop()
        process, self._process = self._process, None
        if process is None:
            return
        self._unhear(process)
        process.closeWriteChannel()
        # It outlives the sheet for a moment, but not the program.
        process.setParent(QApplication.instance())
        process.finished.connect(process.deleteLater)
        late = QTimer(process, singleShot=True, interval=FAREWELL)
        late.timeout.connect(process.kill)
        late.start()

    def _leave(self) -> None:
        """Let the process stop its work when the program ends, so that no half-written file is left."""
        process = self._process
        self.close()
        if process is not None:
            process.waitForFinished(FAREWELL)

    def _ask_now(self) -> None:
        if self._part is not None:
            self._say({"part": self._part.to_json()}, "preview")

    def _say(self, question: Mapping[str, Any], deed: str) -> None:
        if self._process is None:
            self._start()
        self._number += 1
        self._write({deed: self._number, **question})

    def _start(self) -> None:
        process = self._process = quiet_process(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._lost)
        process.errorOccurred.connect(self._lost)
        program, *words = desk_command()
        process.start(program, words)
        self._write(self._commission.to_json())

    def _write(self, said: Mapping[str, Any]) -> None:
        if self._process is not None:
            self._process.write(json.dumps(said).encode("ascii") + b"\n")

    def _lost(self) -> None:
        """Let go of a process that has ended by itself; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            self._unhear(process)
            process.deleteLater()
            self.failed.emit()

    @staticmethod
    def _unhear(process: QProcess) -> None:
        """Disconnect from a process."""
        for signal in (process.readyReadStandardOutput, process.finished, process.errorOccurred):
            signal.disconnect()

    def _read(self) -> None:
        while self._process is not None and self._process.canReadLine():
            self._take(json.loads(bytes(self._process.readLine().data())))

    def _take(self, answer: Mapping[str, Any]) -> None:
        """Pass an answer on, unless its question has been replaced by another."""
        kind, number = next(iter(answer.items()))
        if number != self._number:
            return
        match kind:
            case "preview":
                self.previewed.emit(base64.b64decode(answer["png"]), answer["bytes"])
            case "done":
                self.advanced.emit(answer["pictures"])
            case "made":
                self.made.emit()
            case "stopped":
                self.stopped.emit()
            case "too-long":
                self.too_long.emit()
            case "refused":
                self.refused.emit(FileRefused(answer["code"], tuple(answer["args"])))
