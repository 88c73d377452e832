"""What happens behind the program's back: a clock that goes backward, files taken away or replaced."""

from __future__ import annotations

import os
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.engine import position_to_json
from app.games import GAMES
from app.store import NotADatabase, Store, StoreError, Vanished, database
from app.store.backups import newest, newest_sound
from app.store.database import NAME
from tests.store.attack import examined
from tests.store.sample import TABLE, begun, everything_in, finished, played, stroke

ROOT = Path(__file__).resolve().parents[2]
posix = pytest.mark.skipif(os.name != "posix", reason="an open file cannot be taken away there")


class Wayward:
    """A clock that can be set, and that goes back by a minute with each reading while `backward`."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 10, 12, tzinfo=UTC)
        self.backward = False

    def __call__(self) -> datetime:
        self.now -= timedelta(minutes=1) if self.backward else timedelta(0)
        return self.now


# The clock


def test_the_game_played_last_comes_first_whatever_the_clock_says(tmp_path: Path) -> None:
    clock = Wayward()
    clock.backward = True
    with Store.open(tmp_path, clock=clock) as store:
        numbers = [store.begin(played(seed=seed), TABLE) for seed in range(4)]
        assert [one.id for one in store.unfinished()] == numbers[::-1]
        record = store.load(numbers[1], GAMES)
        record.undo()
        store.undo(numbers[1], record)
        assert store.unfinished()[0].id == numbers[1]
    clock.now -= timedelta(days=400)
    with Store.open(tmp_path, clock=clock) as store:
        record = store.load(numbers[0], GAMES)
        record.undo()
        store.undo(numbers[0], record)
        assert [one.id for one in store.unfinished()] == [numbers[0], numbers[1], numbers[3], numbers[2]]
        # The time shown is the clock's own.
        assert store.unfinished()[0].updated == clock.now


def test_the_newest_end_comes_first_and_scores_stay_in_their_order(tmp_path: Path) -> None:
    clock = Wayward()
    clock.backward = True
    scores = []
    with Store.open(tmp_path, clock=clock) as store:
        numbers = []
        for seed in (3, 1, 2):
            record = begun(seed=seed)
            numbers.append(store.begin(record, TABLE))
            for gesture in finished(seed=seed).done:
                record.act(*gesture.actions)
                store.act(numbers[-1], record.done[-1], record)
            assert record.position.result is not None
            scores.append(record.position.result.scores[0])
        assert [one.id for one in store.history("solo")] == numbers[::-1]
        assert list(store.statistics("solo").scores) == scores


@pytest.mark.parametrize("ahead", [0, 20_000])
def test_a_clock_set_back_neither_overwrites_a_copy_nor_passes_an_old_one_for_the_newest(
    tmp_path: Path, ahead: int
) -> None:
    clock = Wayward()
    start = clock.now
    days = [0, 1, 2] if not ahead else [0, ahead, ahead + 1]
    contents: dict[Path, bytes] = {}
    for day in days:
        clock.now = start + timedelta(days=day)
        with Store.open(tmp_path, clock=clock) as store:
            store.begin(begun(seed=day), TABLE)
    for path in (tmp_path / "backups").iterdir():
        contents[path] = path.read_bytes()
    # Go back to days that have copies, and to days that have none.
    for day in (days[1], days[2], -3, -4):
        clock.now = start + timedelta(days=day)
        with Store.open(tmp_path, clock=clock) as store:
            number = store.begin(begun(seed=1000 + day), TABLE)
        for path, content in contents.items():
            assert not path.exists() or path.read_bytes() == content
        copy = newest_sound(tmp_path)
        assert copy is not None and copy.path == newest(tmp_path)
        if day < 0:
            assert copy.day == clock.now.astimezone().date()
            with closing(sqlite3.connect(copy.path)) as connection:
                assert connection.execute("SELECT max(id) FROM games").fetchone() == (number - 1,)


# The files beside the database


def killed(folder: Path) -> None:
    """Let a program play some strokes there, and kill it before it closes anything."""
    code = (
        "import os, random, sys; from pathlib import Path; from app.store import Store;"
        "from tests.store.sample import TABLE, begun, stroke;"
        "store = Store.open(Path(sys.argv[1])); record = begun('solo', 5); number = store.begin(record, TABLE);"
        "rng = random.Random(1);"
        "[(stroke(record, rng), store.act(number, record.done[-1], record)) for _ in range(6)];"
        "os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=ROOT, check=False, timeout=60)


@posix
@pytest.mark.parametrize("gone", [("-wal",), ("-shm",), ("-wal", "-shm")])
def test_files_taken_away_after_a_kill_leave_an_earlier_state_and_nothing_wrong(
    tmp_path: Path, gone: tuple[str, ...]
) -> None:
    with Store.open(tmp_path) as store:
        first = store.begin(record := played(seed=2), TABLE)
    killed(tmp_path)
    assert (tmp_path / f"{NAME}-wal").stat().st_size
    for end in gone:
        (tmp_path / f"{NAME}{end}").unlink()
    with Store.open(tmp_path) as store:
        assert examined(store) is None
        assert position_to_json(store.load(first, GAMES).position) == position_to_json(record.position)
        # Without the log, its content is lost, but what is shown is sound; with it, everything is there.
        found = store.unfinished()
        assert len(found) == (1 if "-wal" in gone else 2)
        for one in found:
            assert store.load(one.id, GAMES)


@posix
@pytest.mark.parametrize("gone", [("-wal",), ("-shm",), ("-wal", "-shm")])
def test_files_taken_away_while_playing_cost_no_stroke_even_if_killed_then(
    tmp_path: Path, gone: tuple[str, ...]
) -> None:
    rng = random.Random(3)
    store = Store.open(tmp_path / "here")
    record = begun(seed=4)
    number = store.begin(record, TABLE)
    for turn in range(8):
        if turn in (2, 5):
            for end in gone:
                (tmp_path / "here" / f"{NAME}{end}").unlink()
        stroke(record, rng)
        store.act(number, record.done[-1], record)
        # The files that a killed program would leave behind, by name.
        left = tmp_path / f"left {turn}"
        left.mkdir()
        for name in (NAME, f"{NAME}-wal"):
            shutil.copy(tmp_path / "here" / name, left / name)
        with Store.open(left) as other:
            assert position_to_json(other.load(number, GAMES).position) == position_to_json(record.position)
    store.close()
    with Store.open(tmp_path / "here") as store:
        assert len(store.load(number, GAMES).done) == 8 and examined(store) is None


@posix
def test_a_log_taken_away_in_the_midst_of_a_stroke_costs_nothing(tmp_path: Path) -> None:
    here, left = tmp_path / "here", tmp_path / "left"
    left.mkdir()
    with Store.open(here) as store:
        with store._database.writing() as connection:
            connection.execute("INSERT INTO settings (key, value) VALUES ('speed', '2')")
            (here / f"{NAME}-wal").unlink()
        shutil.copy(here / NAME, left / NAME)
        shutil.copy(here / f"{NAME}-wal", left / f"{NAME}-wal")
        with Store.open(left) as other:
            assert other.settings().get("speed") == 2


@posix
def test_a_log_that_cannot_be_made_anew_at_once_is_made_by_the_next_stroke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> sqlite3.Connection:
        raise sqlite3.OperationalError("too many open files")

    record, rng = begun(seed=4), random.Random(3)
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        (tmp_path / f"{NAME}-wal").unlink()
        stroke(record, rng)
        with monkeypatch.context() as patch:
            patch.setattr(database, "connected", fail)
            with pytest.raises(StoreError):
                store.act(number, record.done[-1], record)
            assert store.kept(number).actions == 0
        stroke(record, rng)
        store.act(number, record.done[-1], record)
    with Store.open(tmp_path) as store:
        assert len(store.load(number, GAMES).done) == 2


def moved(folder: Path) -> None:
    folder.rename(folder.with_name("elsewhere"))


def deleted(folder: Path) -> None:
    shutil.rmtree(folder)


def replaced(folder: Path) -> None:
    shutil.copy(folder / NAME, folder / "copy")
    os.replace(folder / "copy", folder / NAME)


def unlinked(folder: Path) -> None:
    (folder / NAME).unlink()


@posix
@pytest.mark.parametrize("deed", [moved, deleted, replaced, unlinked])
def test_a_database_that_is_no_longer_there_is_told_at_the_first_stroke(
    tmp_path: Path, deed: Callable[[Path], None]
) -> None:
    folder = tmp_path / "here"
    store = Store.open(folder)
    record, rng = begun(seed=4), random.Random(3)
    number = store.begin(record, TABLE)
    deed(folder)
    for _ in range(2):
        stroke(record, rng)
        with pytest.raises(Vanished) as caught:
            store.act(number, record.done[-1], record)
        assert caught.value.named == {"path": str(folder / NAME)}
    with pytest.raises(Vanished):
        store.settings().put("speed", 2)
    store.close()


@posix
def test_a_database_moved_away_and_brought_back_goes_on_with_everything(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    record, rng = begun(seed=4), random.Random(3)
    with Store.open(folder) as store:
        number = store.begin(record, TABLE)
        moved(folder)
        stroke(record, rng)
        with pytest.raises(Vanished):
            store.act(number, record.done[-1], record)
        (tmp_path / "elsewhere").rename(folder)
        stroke(record, rng)
        store.act(number, record.done[-1], record)
    with Store.open(folder) as store:
        assert len(store.load(number, GAMES).done) == 2


# Other things with the database's name


def pipe(path: Path) -> None:
    os.mkfifo(path)


def plug(path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX)) as one:
        one.bind(str(path))


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def loop(path: Path) -> None:
    path.symlink_to(path.name)


@posix
@pytest.mark.parametrize("name", [NAME, f"{NAME}-wal", f"{NAME}-shm"])
@pytest.mark.parametrize("thing", [pipe, plug, device, loop, Path.mkdir])
def test_what_is_no_file_is_refused_at_once_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thing: Callable[[Path], None], name: str
) -> None:
    if name != NAME:
        Store.open(tmp_path).close()
    monkeypatch.chdir(tmp_path)
    thing(Path(name))
    before, kind = everything_in(tmp_path) if thing is not device else None, os.lstat(tmp_path / name)
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path, patience=0.05)
    assert os.lstat(tmp_path / name) == kind
    if thing is not loop:
        assert type(caught.value) is NotADatabase
        assert caught.value.args == (str(tmp_path / name),)
    if before is not None:
        assert everything_in(tmp_path) == before


@posix
def test_a_database_behind_a_link_is_played_on_where_it_lies(tmp_path: Path) -> None:
    far, near = tmp_path / "far", tmp_path / "near"
    killed(far)
    near.mkdir()
    (near / NAME).symlink_to(far / NAME)
    with Store.open(near) as store:
        number = store.unfinished()[0].id
        record = store.load(number, GAMES)
        assert len(record.done) == 6, "the log lies beside the file, not beside the link"
        record.undo()
        store.undo(number, record)
    assert (near / NAME).is_symlink()
    with Store.open(far) as store:
        assert len(store.load(number, GAMES).done) == 5
