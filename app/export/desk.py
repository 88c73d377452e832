"""The desk: a process that makes pages and films for a window, which meanwhile stays responsive.

Lines of JSON come in and go out. The first names the game and how things look (`Commission`). Each further line asks:

- `{"preview": n, "part": ...}` for the first picture and the size of the file,
- `{"make": n, "part": ..., "path": ..., "replace": ...}` for the file itself,
- `{"stop": n}` to stop what was asked under n.

`n` counts upwards, and a new question stops the previous one. The answers are `{"preview": n, "png": ..., "bytes":
...}`, `{"done": n, "pictures": ...}` after each picture, `{"made": n}`, `{"stopped": n}`, `{"too-long": n}`, and
`{"refused": n, "code": ..., "args": ...}` for a file that could not be written. The process ends when its input ends.
Work that is stopped has written nothing.
"""

from __future__ import annotations

import base64
import json
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from app.export.commission import Commission, Excerpt
from app.export.page import TooLong
from app.export.works import made, preview
from app.store.errors import FileRefused
from app.store.files import write_file


class Stopped(Exception):
    """What is being made is no longer wanted."""


class ExportDesk:
    """Answers questions about one commission."""

    def __init__(self, commission: Commission, answer: Callable[[Mapping[str, Any]], None]) -> None:
        """`answer` is called with each answer."""
        self._commission = commission
        self._answer = answer
        self.wanted = 0
        """The number of the question that is still wanted; another thread may raise it."""

    def take(self, question: Mapping[str, Any]) -> None:
        """Answer one question, unless it is no longer wanted."""
        deed = "make" if "make" in question else "preview"
        number = question[deed]
        part = Excerpt.from_json(question["part"])
        try:
            self._check(number)
            if deed == "make":
                self._make(number, part, Path(question["path"]), question["replace"])
            else:
                reel, looks = part.reel(self._commission), self._commission.looks
                first, size = preview(reel, part.wish, looks, lambda done: self._check(number))
                self._answer({"preview": number, "png": base64.b64encode(first).decode("ascii"), "bytes": size})
        except Stopped:
            self._answer({"stopped": number})
        except TooLong:
            self._answer({"too-long": number})
        except FileRefused as refused:
            self._answer({"refused": number, "code": refused.code, "args": list(refused.args)})

    def _make(self, number: int, part: Excerpt, path: Path, replace: bool) -> None:
        def done(pictures: int) -> None:
            self._check(number)
            self._answer({"done": number, "pictures": pictures})

        content = made(part.reel(self._commission), part.wish, self._commission.looks, done)
        self._check(number)
        write_file(path, content, replace=replace)
        self._answer({"made": number})

    def _check(self, number: int) -> None:
        if number < self.wanted:
            raise Stopped


def serve(lines: BinaryIO, out: BinaryIO) -> int:
    """Run the process: read the commission, answer questions until the lines end. Returns the exit code."""

    def answer(said: Mapping[str, Any]) -> None:
        out.write(json.dumps(said).encode("ascii") + b"\n")
        out.flush()

    first = lines.readline()
    if not first:
        return 0
    desk = ExportDesk(Commission.from_json(json.loads(first)), answer)
    questions: queue.Queue[Mapping[str, Any] | None] = queue.Queue()

    def read() -> None:
        for line in lines:
            question = json.loads(line)
            # A new question, or a request to stop, ends what is being made.
            number = question.get("stop", -1) + 1 or question.get("make") or question.get("preview")
            desk.wanted = max(desk.wanted, number)
            if "stop" not in question:
                questions.put(question)
        desk.wanted = sys.maxsize
        questions.put(None)

    threading.Thread(target=read, daemon=True).start()
    try:
        while (question := questions.get()) is not None:
            desk.take(question)
    except BrokenPipeError:
        return 1
    return 0
