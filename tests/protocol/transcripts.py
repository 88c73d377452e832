"""Transcripts: conversations with the engine as text, and the program that rewrites their answers.

In a file of `transcripts/` a line that begins with `> ` is a request as it goes in, and the next one, with `< `, the
answer as it must come out, to the last character; `#` begins a comment. After an intended change, `python3 -m
tests.protocol.transcripts` asks again and writes the new answers; then read the diff.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from app.commands.engine import names
from app.games import GAMES
from app.protocol.server import Server

FOLDER = Path(__file__).with_name("transcripts")


class Exchange(NamedTuple):
    """A request and its answer, and their place in the file."""

    place: str
    request: str
    answer: str


def server() -> Server:
    """The server of the transcripts: it knows two games, so that a new game changes none of them."""
    return Server({game: GAMES[game] for game in ("solo", "trishape")}, names)


def exchanges() -> Iterator[Exchange]:
    """Every exchange of every transcript."""
    for path in sorted(FOLDER.glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if line.startswith("> "):
                answer = lines[number] if number < len(lines) else ""
                yield Exchange(f"{path.stem}:{number}", line[2:], answer.removeprefix("< "))


def main() -> int:
    """Rewrite the answers; return the exit code."""
    asked = server()
    for path in sorted(FOLDER.glob("*.txt")):
        new: list[str] = []
        for line in path.read_text("utf-8").splitlines():
            if line.startswith("< "):
                continue
            new.append(line)
            if line.startswith("> "):
                new.append("< " + asked.answer(line[2:]))
        path.write_text("\n".join(new) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
