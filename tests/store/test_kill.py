"""A program killed at any moment loses nothing; two programs on one folder do not harm each other."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest

from app.engine import Record, position_to_json
from app.games import GAMES
from app.store.database import NAME
from app.store.files import read_kupa
from app.store.store import Store
from tests.store.sample import begun

ROOT = Path(__file__).resolve().parents[2]
KILLS = 24
MANY = 1000
FRESH = 12
"""After this many kills a new folder is used, so that making the database is interrupted too."""

Line = tuple[tuple[str, ...], int]
"""The strokes of a game, including those taken back at the end, and how many are done."""


def started(*arguments: str) -> subprocess.Popen[bytes]:
    """Start a player in a separate process."""
    command = [sys.executable, "-m", "tests.store.player", *arguments]
    # Unbuffered, because `communicate` does not see what `readline` has read ahead.
    return subprocess.Popen(command, bufsize=0, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def line_of(record: Record) -> Line:
    done = [one.actions[0] for one in record.done]
    waiting = [one.actions[0] for one in reversed(record.undone)]
    return (*done, *waiting), len(done)


def after(line: Line, stroke: str) -> Line:
    """A line after one more stroke, as `Record` would have it."""
    actions, done = line
    word, _, action = stroke.partition(" ")
    if word == "undo":
        return actions, done - 1
    if word == "redo" or actions[done : done + 1] == (action,):
        return actions, done + 1
    return (*actions[:done], action), done + 1


def may_follow(line: Line, found: Line) -> bool:
    """Whether at most one unacknowledged stroke leads from a line to the one that was found."""
    undone, redone = (line[0], line[1] - 1), (line[0], line[1] + 1)
    one_more = found[1] == line[1] + 1 and found == (line[0][: line[1]] + found[0][-1:], line[1] + 1)
    return found in (line, undone, redone) or one_more


@dataclass
class Witness:
    """What a folder must hold, according to what the players said."""

    folder: Path
    games: dict[int, Line] = field(default_factory=dict)
    starts: dict[int, tuple[str, int]] = field(default_factory=dict)
    now: int | None = None

    def hear(self, said: bytes) -> int:
        """Note what a player said before it was killed; return the number of strokes."""
        self.now = None
        strokes = 0
        for words in said.decode().split("\n")[:-1]:
            verb, *rest = words.split(" ")
            if verb in ("begin", "load"):
                self.now = int(rest[0])
                if verb == "begin":
                    self.games[self.now] = ((), 0)
                    self.starts[self.now] = (rest[1], int(rest[2]))
            else:
                assert self.now is not None
                self.games[self.now] = after(self.games[self.now], words)
                strokes += 1
        return strokes

    def look(self) -> int:
        """Open the folder and compare; return how many unacknowledged strokes were found."""
        more = 0
        with Store.open(self.folder) as store:
            ids = {one.id for game in GAMES for one in (*store.unfinished(), *store.history(game))}
            # At most the one game whose number the player had no time to print.
            assert set(self.games) <= ids and len(ids - set(self.games)) <= 1, (self.games.keys(), ids)
            for number in ids:
                # Replays every action and compares the position.
                record = store.load(number, GAMES)
                found = line_of(record)
                expected = self.games.get(number, ((), 0))
                if number == self.now:
                    assert may_follow(expected, found), (expected, found)
                else:
                    assert found == expected
                if number in self.starts:
                    game, seed = self.starts[number]
                    again = begun(game, seed)
                    for action in found[0][: found[1]]:
                        again.act(action)
                    assert position_to_json(again.position) == position_to_json(record.position)
                kept = store.kept(number)
                assert kept.sound
                assert kept.actions == found[1]
                assert kept.over == (record.position.result is not None)
                if kept.over:
                    assert kept.result is not None
                more += found != expected
                self.games[number] = found
        with closing(sqlite3.connect(self.folder / NAME)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("PRAGMA foreign_key_check").fetchone() is None
        return more


class Figures(NamedTuple):
    """The results of many kills: strokes said to be kept, and strokes found that were kept but not yet acknowledged."""

    strokes: int
    more: int


def kill_many(folder: Path, kills: int, seed: int, longest: float = 0.02) -> Figures:
    """Kill players at random moments, at most `longest` seconds into play; a lost stroke fails an assertion."""
    rng = random.Random(seed)
    witness = Witness(folder)
    strokes = more = 0
    for kill in range(kills):
        if kill % FRESH == 0:
            witness = Witness(folder / f"folder {kill}")
        elif rng.random() < 0.2:
            # So the day's copy is made again, and making it may be interrupted too.
            for copy in (witness.folder / "backups").glob("*.db"):
                copy.unlink()
        player = started("play", str(witness.folder), str(seed + kill))
        assert player.stdout is not None and player.stderr is not None
        said = b""
        if kill % 4 == 3 or kill % FRESH == 0:
            # While it starts: importing, opening, making tables, copying.
            time.sleep(rng.uniform(0.03, 0.15))
        else:
            said = player.stdout.readline()
            if kill % 4 == 2:
                # However busy the machine is, some are killed after a stroke.
                said += player.stdout.readline()
            time.sleep(rng.uniform(0, longest))
        assert player.poll() is None, player.stderr.read()
        player.kill()
        rest, errors = player.communicate()
        assert errors == b""
        strokes += witness.hear(said + rest)
        more += witness.look()
    return Figures(strokes, more)


def test_a_killed_program_has_kept_every_stroke_it_was_told_is_kept(tmp_path: Path) -> None:
    # Otherwise nothing was tested.
    assert kill_many(tmp_path, KILLS, 20).strokes >= KILLS // 8


@pytest.mark.slow
def test_a_thousand_kills_cost_no_stroke(tmp_path: Path) -> None:
    assert kill_many(tmp_path, MANY, 1000, longest=0.3).strokes > MANY


def test_a_file_that_is_being_written_over_is_always_one_of_the_two_games(tmp_path: Path) -> None:
    rng = random.Random(3)
    path = tmp_path / "game.kupa"
    seen = set()
    for _ in range(8):
        writer = started("file", str(path))
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(rng.uniform(0.005, 0.03))
        writer.kill()
        writer.communicate()
        if path.exists() and path.stat().st_size:
            seen.add(read_kupa(path, GAMES).record.game.id)
    assert seen


def test_two_programs_play_different_games_in_one_folder_at_the_same_time(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    players = [started("play", str(tmp_path), str(seed), "150") for seed in (101, 102)]
    said = []
    for player in players:
        out, errors = player.communicate(timeout=60)
        assert (player.returncode, errors) == (0, b"")
        said.append(out)
    witness = Witness(tmp_path)
    for out in said:
        witness.hear(out)
        witness.now = None
    assert witness.look() == 0


def test_programs_that_start_at_once_in_an_empty_folder_make_one_database(tmp_path: Path) -> None:
    players = [started("play", str(tmp_path / "new"), str(seed), "5") for seed in range(4)]
    for player in players:
        _, errors = player.communicate(timeout=60)
        assert (player.returncode, errors) == (0, b"")
    with Store.open(tmp_path / "new") as store:
        assert len(store.unfinished()) >= 1
