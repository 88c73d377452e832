"""The desk: a process of its own that makes pages and films for a window, which meanwhile answers its person.

Lines of JSON come in and go out. The first names the game and how things look (`Commission`). Each further line asks:

- `{"preview": n, "part": ...}` for the first picture and the size of the file,
- `{"make": n, "part": ..., "path": ..., "replace": ...}` for the file itself,
- `{"stop": n}` that what was asked under n be left off.

`n` counts upwards, and a new question ends the one before. The answers are `{"preview": n, "png": ..., "bytes": ...}`,
`{"done": n, "pictures": ...}` after each picture, `{"made": n}`, `{"stopped": n}`, `{"too-long": n}`, and
`{"refused": n, "code": ..., "args": ...}` for a file that could not be written. The process ends when nobody can ask any
more. Whatever is stopped has written nothing.
"""

from __future__ import annotations

import base64
import json
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from app.art.card_style import CardStyle
from app.art.tokens import theme
from app.engine import Record
from app.export.easel import Looks
from app.export.page import TooLong
from app.export.works import Wish, made, preview
from app.games import GAMES
from app.session.reel import Reel
from app.session.replay import Eyes, Past
from app.session.seats import Seated, read_seat
from app.store.errors import FileRefused
from app.store.files import write_file
from app.wording import use
from app.wording.plates import PLATES


class Commission(NamedTuple):
    """The game that pages and films are made of, who sat there, and how things look."""

    record: Record
    seated: tuple[Seated, ...]
    language: str
    looks: Looks

    def to_json(self) -> dict[str, Any]:
        """For a line to the desk."""
        colours, cards = self.looks.theme, self.looks.cards
        return {
            "record": self.record.to_json(),
            "seated": [one.to_json() for one in self.seated],
            "language": self.language,
            "theme": [colours.name, colours.high_contrast],
            "cards": list(cards),
            "calm": self.looks.calm,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Commission:
        """As `to_json` writes it; the language is in use from then on."""
        use(data["language"])
        seated = tuple(read_seat(raw, PLATES[seat % len(PLATES)]) for seat, raw in enumerate(data["seated"]))
        looks = Looks(theme(*data["theme"]), CardStyle(*data["cards"]), data["calm"])
        return cls(Record.from_json(data["record"], GAMES), seated, data["language"], looks)


class Part(NamedTuple):
    """Which part of the game, through whose eyes, with names or without; and what is made of it."""

    eyes: Eyes
    first: int
    last: int
    names: bool
    wish: Wish

    def to_json(self) -> list[Any]:
        """For a line to the desk."""
        return [self.eyes, self.first, self.last, self.names, list(self.wish)]

    @classmethod
    def from_json(cls, data: Any) -> Part:
        """As `to_json` writes it."""
        eyes, first, last, names, wish = data
        return cls(eyes, first, last, names, Wish(*wish))

    def reel(self, commission: Commission) -> Reel:
        """The stills. Raises what `Reel` raises."""
        past = Past(commission.record, commission.seated)
        return Reel(past, self.eyes, self.first, self.last, names=self.names)


class Stopped(Exception):
    """Nobody wants any more what is being made."""


class Desk:
    """Answers questions about one commission."""

    def __init__(self, commission: Commission, answer: Callable[[Mapping[str, Any]], None]) -> None:
        """`answer` is called with each answer."""
        self._commission = commission
        self._answer = answer
        self.wanted = 0
        """The number of the question that is still wanted; another thread may raise it."""

    def take(self, question: Mapping[str, Any]) -> None:
        """Answer one question, unless it is not wanted any more."""
        deed = "make" if "make" in question else "preview"
        number = question[deed]
        part = Part.from_json(question["part"])
        try:
            self._check(number)
            if deed == "make":
                self._make(number, part, Path(question["path"]), question["replace"])
            else:
                first, size = self._preview(number, part)
                self._answer({"preview": number, "png": base64.b64encode(first).decode("ascii"), "bytes": size})
        except Stopped:
            self._answer({"stopped": number})
        except TooLong:
            self._answer({"too-long": number})
        except FileRefused as refused:
            self._answer({"refused": number, "code": refused.code, "args": list(refused.args)})

    def _preview(self, number: int, part: Part) -> tuple[bytes, int]:
        return preview(
            part.reel(self._commission), part.wish, self._commission.looks, lambda done: self._check(number)
        )

    def _make(self, number: int, part: Part, path: Path, replace: bool) -> None:
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
    """The life of the process: reads the commission, answers questions until the lines end. Returns the exit code."""

    def answer(said: Mapping[str, Any]) -> None:
        out.write(json.dumps(said).encode("ascii") + b"\n")
        out.flush()

    first = lines.readline()
    if not first:
        return 0
    desk = Desk(Commission.from_json(json.loads(first)), answer)
    questions: queue.Queue[Mapping[str, Any] | None] = queue.Queue()

    def read() -> None:
        for line in lines:
            question = json.loads(line)
            # A new question, or a wish to stop, ends what is being made.
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
