"""A whole game followed from outside the program, by what a screen reader gets on the system's own bus."""

from __future__ import annotations

import json
import select
import subprocess
import sys
from pathlib import Path

import pytest

from app.games import GAMES
from tests.shell.reader import bus

pytestmark = pytest.mark.skipif(bool(bus.missing()), reason=f"no accessibility bus here: {bus.missing()} is missing")
ROOT = Path(__file__).parents[3]


def followed(game: str, folder: Path, seed: int = 5) -> None:
    """Play a game in another process and follow it."""
    sockets = folder / "run"
    sockets.mkdir()
    with bus.listening(sockets) as (reader, env):
        words = [sys.executable, "-m", "tests.shell.reader.played", game, str(folder / "kept"), str(seed)]
        pipe = subprocess.PIPE
        with subprocess.Popen(words, cwd=ROOT, env=env, encoding="utf-8", stdin=pipe, stdout=pipe) as program:
            assert program.stdin is not None and program.stdout is not None
            first = program.stdout.readline()
            assert first, "no answer"
            met = reader.tree()
            assert any(node.role in ("frame", "window") and "Kupa" in node.name for node in met)
            names = {node.name for node in met}
            for words_of in json.loads(first)["places"]:
                assert words_of in names, f"{words_of!r} is not in the tree"
            said = list(reader.heard(0.2))
            program.stdin.write("\n")
            program.stdin.flush()
            last = ""
            while not last:
                said += reader.heard(0.5)
                if program.poll() is not None or _readable(program):
                    last = program.stdout.readline()
                    assert last, "no answer"
            said += reader.heard(0.5)
            told = json.loads(last)
            program.stdin.write("\n")
            program.stdin.flush()
            program.wait(20)
    assert told["over"]
    spoken = " | ".join(one.text for one in said if one.kind == "Announcement")
    shown = " | ".join(one.text for one in said if one.kind == "PropertyChange")
    for way, heard in (("said", spoken), ("described", shown)):
        at = 0
        for line in told["log"]:
            found = heard.find(line, at)
            assert found >= 0, f"never {way} after the line before: {line!r}"
            at = found + len(line)


def _readable(program: subprocess.Popen[str]) -> bool:
    return program.stdout is not None and bool(select.select([program.stdout], [], [], 0)[0])


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_is_followed_from_what_is_said_alone(tmp_path: Path, game: str) -> None:
    followed(game, tmp_path)


def test_the_game_at_hand_is_followed_from_what_is_said_alone(tmp_path: Path) -> None:
    alone = next(name for name, rules in GAMES.items() if rules.info.seats == (1, 1))
    followed(alone, tmp_path)
