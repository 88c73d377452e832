"""Disks that are really full, really fail, or are really taken out while people play. Long, so only with --slow."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.engine import Record, position_to_json
from app.games import GAMES
from app.session.agreement import NewGame
from app.shell.kit.questions import UnkeptQuestion
from app.shell.window.main_window import MainWindow
from app.store import Store, read_kupa
from tests.shell.conftest import ALONE
from tests.shell.faults import rows
from tests.shell.fitting import sheets
from tests.shell.settings.test_keeping import act, home, put_away, said, sitting_of, whole, window

__all__ = ["home", "window"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="disks are made by root, on Linux"),
]


def mounted(place: Path, size: str) -> None:
    """Mount a small disk; skips the test if that is not allowed (in most containers)."""
    place.mkdir(exist_ok=True)
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(place)], capture_output=True)
    if done.returncode:
        pytest.skip(f"no disk can be mounted here: {done.stderr.decode().strip()}")


@pytest.fixture
def disk(tmp_path: Path, home: Path) -> Iterator[Path]:
    """Make the games' folder a disk of one megabyte; request it before `window`, which opens a store in it."""
    mounted(home, "1m")
    yield home
    subprocess.run(["umount", "-l", str(home)], capture_output=True)


@contextmanager
def filled(disk: Path) -> Iterator[None]:
    """Fill the disk to the last byte."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    yield
    filler.unlink()


@contextmanager
def no_larger_files() -> Iterator[None]:
    """Let the system refuse to make any file larger: a real write error, not SQLITE_FULL."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    old = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, old)


def until_refused(window: MainWindow, most: int = 400) -> int:
    """Play until something could not be kept; return how many gestures were made."""
    for number in range(1, most):
        act(window)
        if not whole(sitting_of(window)):
            return number
    raise AssertionError("nothing was ever refused")


def all_is_there(window: MainWindow, home: Path) -> None:
    """Check that a second program finds the game as it is."""
    sitting = sitting_of(window)
    again = Store.open(home)
    assert again.load(sitting.id, GAMES).to_json() == sitting.record.to_json()
    again.close()


def test_a_disk_that_is_full(disk: Path, window: MainWindow, tmp_path: Path) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    with filled(disk):
        until_refused(window)
        assert "The disk is full." in said(window)
        put_away(window)
        window.settings.calm = True
        act(window)
        window.show_shelf()
        (question,) = [one for one in sheets(window) if isinstance(one, UnkeptQuestion)]
        question.save.click()
        copy = read_kupa(tmp_path / "copy.kupa", GAMES)
        assert copy.record.done
        put_away(window)
    window.resume(1)
    act(window)
    assert whole(sitting_of(window))
    window.settings.keep_now()
    all_is_there(window, disk)


def test_a_disk_that_refuses_to_write(window: MainWindow, home: Path) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    with no_larger_files():
        until_refused(window)
        put_away(window)
        act(window)
        told = said(window)
    assert "The last move is not saved" in told
    act(window)
    assert whole(sitting_of(window))
    all_is_there(window, home)


def test_a_disk_that_is_taken_out_and_put_in_again(disk: Path, window: MainWindow, tmp_path: Path) -> None:
    window.begin(NewGame("solo", ALONE, {}, 3))
    act(window)
    sitting = sitting_of(window)
    subprocess.run(["umount", "-l", str(disk)], check=True)
    act(window)
    assert "The saved games were gone" in said(window)
    assert whole(sitting)
    assert rows(disk, sitting.id) == 2
    put_away(window)
    act(window)
    all_is_there(window, disk)


ATTACK = 12


@pytest.mark.parametrize("number", range(ATTACK))
def test_a_folder_deleted_at_any_moment_loses_no_gesture(window: MainWindow, home: Path, number: int) -> None:
    """The full attack: twelve games, the folder deleted after some gestures, then ten more."""
    window.begin(NewGame("solo", ALONE, {}, 100 + number))
    for _ in range(number):
        act(window)
    subprocess.run(["rm", "-rf", str(home)], check=True)
    acknowledged = 0
    sitting = sitting_of(window)
    for _ in range(10):
        if sitting.turn is None:
            break
        act(window)
        acknowledged += 1
    put_away(window)
    before = position_to_json(sitting.record.position)
    with Store.open(home) as again:
        found: Record = again.load(sitting.id, GAMES)
        assert len(found.done) == number + acknowledged
        assert position_to_json(found.position) == before
