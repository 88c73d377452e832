"""One running copy over a folder: real processes that meet or do not meet."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES
from app.shell.start.single_copy import LOCK, Handed, SingleCopy, come_forward, socket_name
from app.shell.window.main_window import MainWindow
from app.store import Store, write_kupa

ROOT = Path(__file__).resolve().parents[3]

FIRST = """
import json, sys
from app.shell.start import program
from app.shell.start.single_copy import SingleCopy

def tell(**what):
    print(json.dumps(what), flush=True)

answer, listen = program.Program.answer, SingleCopy.listen

def answered(self, handed):
    self.window.showMinimized()
    answer(self, handed)
    sitting = self.window.sitting
    tell(game=sitting and sitting.game, minimized=self.window.isMinimized(), active=self.window.isActiveWindow(),
         sheet=self.window.sheet_open, kept=len(self.window.store.unfinished()))

def listened(self, opener):
    listen(self, opener)
    tell(listening=True)

program.Program.answer, SingleCopy.listen = answered, listened
sys.exit(program.main(sys.argv[1:]))
"""
"""The program itself, which also reports when it listens, and its state after a second start."""

Start = Callable[..., "subprocess.Popen[str]"]


def environment(home: Path, runtime: Path) -> dict[str, str]:
    """The environment of a program: no screen, its own folder for games and its own place for sockets."""
    names = {"KUPA_HOME": str(home), "XDG_RUNTIME_DIR": str(runtime), "PYTHONPATH": str(ROOT)}
    return dict(os.environ, QT_QPA_PLATFORM="offscreen", **names)


@pytest.fixture
def first(own_home: Path, tmp_path: Path) -> Iterator[Start]:
    """Start a copy that stays open and listens: `first("a.kupa", home=...)`."""
    started: list[subprocess.Popen[str]] = []

    def start(*words: str, home: Path = own_home) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", FIRST, *words],
            env=environment(home, tmp_path), stdout=subprocess.PIPE, encoding="utf-8",
        )
        started.append(process)
        assert told(process) == {"listening": True}
        return process

    yield start
    for process in started:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def told(process: subprocess.Popen[str]) -> Any:
    """The next report of a copy; None if it has ended."""
    assert process.stdout is not None
    return json.loads(process.stdout.readline() or "null")


def second(*words: str, home: Path, runtime: Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a second start to its end."""
    return subprocess.run(
        [sys.executable, "-m", "app", *words],
        env=environment(home, runtime), cwd=cwd, capture_output=True, encoding="utf-8", timeout=60,
    )  # fmt: skip


def saved(folder: Path, name: str, game: str) -> Path:
    """A file with a newly dealt game."""
    path = folder / name
    write_kupa(path, Record.begin(GAMES[game], 1, 3, {}), {})
    return path


@pytest.mark.long
def test_a_second_start_brings_the_first_forward_and_hands_it_its_file(
    first: Start, tmp_path: Path, own_home: Path
) -> None:
    copy = first(str(saved(tmp_path, "a.kupa", "solo")))
    done = second(home=own_home, runtime=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert told(copy) == {"game": "solo", "minimized": False, "active": True, "sheet": False, "kept": 1}
    # The name is relative to the folder of the second start; the game on the table stays kept.
    saved(tmp_path, "סבתא רות.kupa", "trishape")
    done = second("סבתא רות.kupa", home=own_home, runtime=tmp_path, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert told(copy) == {"game": "trishape", "minimized": False, "active": True, "sheet": False, "kept": 2}
    assert copy.poll() is None


@pytest.mark.long
def test_copies_over_different_folders_do_not_meet(first: Start, tmp_path: Path, own_home: Path) -> None:
    copy, other = first(), first(home=tmp_path / "another")
    assert second(home=own_home, runtime=tmp_path).returncode == 0
    assert told(copy)["game"] is None
    assert other.poll() is None
    other.kill()
    rest, _ = other.communicate()
    assert rest == ""


@pytest.mark.long
def test_after_a_crash_the_next_start_is_the_first(first: Start, tmp_path: Path, own_home: Path) -> None:
    crashed = first()
    crashed.kill()
    crashed.wait()
    copy = first()
    assert second(home=own_home, runtime=tmp_path).returncode == 0
    assert told(copy) is not None


@pytest.mark.long
def test_the_test_of_the_installation_and_commands_do_not_meet_the_copy_that_runs(
    first: Start, tmp_path: Path, own_home: Path
) -> None:
    copy = first()
    file = saved(tmp_path, "a.kupa", "solo")
    assert "5 moves" in second("--smoke", "solo", home=own_home, runtime=tmp_path).stdout
    assert second("check", str(file), home=own_home, runtime=tmp_path).returncode == 0
    copy.kill()
    rest, _ = copy.communicate()
    assert rest == ""


def test_a_first_that_does_not_answer_is_not_waited_for_long(own_home: Path, tmp_path: Path) -> None:
    silent, late = SingleCopy(own_home), SingleCopy(own_home)
    assert silent.claim()
    assert not late.claim()
    assert not late.hand_over(None, patience=0.1)
    silent.release()
    assert late.claim()
    late.release()


def test_what_is_not_from_a_second_start_is_not_answered(qtbot: QtBot, own_home: Path) -> None:
    from PySide6.QtNetwork import QLocalSocket

    copy, heard = SingleCopy(own_home), list[Handed]()
    assert copy.claim()
    copy.listen(heard.append)
    for line in (b"hello\n", b"[1]\n", b'{"file": 3}\n', b'{"token": null}\n', b"\xff\n", b"x" * 70_000):
        socket = QLocalSocket()
        socket.connectToServer(socket_name(own_home))
        assert socket.waitForConnected(1000)
        socket.write(line)
        qtbot.waitUntil(lambda socket=socket: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)  # type: ignore[misc]
        assert bytes(socket.readAll().data()) == b""
    assert heard == []
    copy.release()


def listens(folder: Path) -> bool:
    """Whether a later start would reach a copy over this folder."""
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(socket_name(folder))
    return socket.waitForConnected(1000)


def test_a_folder_that_cannot_be_had_keeps_nobody_from_starting(own_home: Path) -> None:
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("a file where the folder should be", "utf-8")
    copy = SingleCopy(own_home)
    assert copy.claim()
    copy.listen(lambda handed: None)
    assert not listens(own_home)
    copy.release()


def test_what_is_handed_over_arrives_as_it_was() -> None:
    for handed in (
        Handed(None),
        Handed(Path("/games/סולו 1.kupa"), "token-1"),
        # A name that is not UTF-8, as Linux allows.
        Handed(Path("/games/\udcff.kupa")),
    ):
        line = handed.line()
        assert line.endswith(b"\n") and line.count(b"\n") == 1
        assert Handed.read(line) == handed


def test_the_name_of_the_socket_is_short_and_of_its_folder_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    deep = tmp_path / ("ארוך" * 60)
    assert Path(socket_name(deep)).parent == tmp_path
    assert Path(socket_name(deep)).name != Path(socket_name(tmp_path)).name
    assert socket_name(tmp_path) == socket_name(tmp_path / "x" / "..")
    shared = tmp_path / "app" / "org.example"
    shared.mkdir(parents=True)
    monkeypatch.setenv("FLATPAK_ID", "org.example")
    assert Path(socket_name(deep)).parent == shared
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "gone"))
    assert Path(socket_name(deep)).parent.is_dir()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_only_where_a_file_follows_is_what_was_being_asked_put_away(window: MainWindow, store: Store) -> None:
    window.show_settings()
    come_forward(window, Handed(None))
    assert window.sheet_open
    come_forward(window, Handed(Path("a.kupa")))
    assert not window.sheet_open


@pytest.mark.parametrize(
    ("wayland", "x11", "handed"), [("way", "", "way"), ("", "x", "x"), ("way", "x", "way"), ("", "", "")]
)
def test_a_second_start_hands_over_the_right_to_come_forward(
    qtbot: QtBot, own_home: Path, monkeypatch: pytest.MonkeyPatch, wayland: str, x11: str, handed: str
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", wayland)
    monkeypatch.setenv("DESKTOP_STARTUP_ID", x11)
    copy, heard = SingleCopy(own_home), list[Handed]()
    assert copy.claim()
    copy.listen(heard.append)
    # It is not answered in this time, because the first copy runs in the same thread, but it is heard.
    SingleCopy(own_home).hand_over(None, patience=0.01)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0] == Handed(None, handed)
    copy.release()


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_the_first_copy_comes_forward_with_the_right_that_was_handed_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")
    window = QWidget()
    qtbot.addWidget(window)
    window.showMinimized()
    come_forward(window, Handed(None, "token-1"))
    assert os.environ["XDG_ACTIVATION_TOKEN"] == "token-1", "where Qt looks"
    assert window.isVisible() and not window.isMinimized()


def test_the_lock_is_the_only_trace(own_home: Path) -> None:
    copy = SingleCopy(own_home)
    assert copy.claim()
    copy.listen(lambda handed: None)
    assert listens(own_home)
    copy.release()
    assert [path.name for path in own_home.iterdir()] == [LOCK]
    assert (own_home / LOCK).stat().st_size == 0
    assert not Path(socket_name(own_home)).exists()
