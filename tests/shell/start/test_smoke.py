"""The self-test of an installation: it plays, saves, opens what was saved, and fails if a game does not go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from app.games import GAMES
from app.shell.start.program import without_screen
from app.shell.start.smoke import TURN, Failed, await_turn, smoke
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[3]


def run(*words: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run the program to its end, without a screen."""
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", KUPA_HOME=str(home), PYTHONPATH=str(ROOT))
    command = [sys.executable, "-m", "app", *words]
    return subprocess.run(command, env=env, capture_output=True, encoding="utf-8", timeout=300)


@pytest.mark.parametrize(("system", "fonts"), [("win32", Path("/windows/Fonts")), ("darwin", None), ("linux", None)])
def test_without_a_screen_there_are_letters_on_each_system(
    system: str, fonts: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "QT_QPA_FONTDIR"):
        # Set them first, so that both are restored afterwards.
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("SYSTEMROOT", "/windows")
    monkeypatch.setattr(sys, "platform", system)
    without_screen()
    told = os.environ.get("QT_QPA_FONTDIR")
    assert (os.environ["QT_QPA_PLATFORM"], told and Path(told)) == ("offscreen", fonts)


@pytest.mark.long
def test_games_that_are_named_are_played_and_nothing_is_kept(own_home: Path) -> None:
    done = run("--smoke", "solo", "metzudotayim", home=own_home)
    assert done.returncode == 0, done.stderr
    # A game of Two Fortresses may end early; then another one is dealt.
    assert done.stdout.splitlines() == ["solo: 5 moves", "metzudotayim: 5 moves"]
    assert not own_home.exists()


@pytest.mark.slow
def test_without_a_name_every_game_is_played(own_home: Path) -> None:
    done = run("--smoke", home=own_home)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [f"{game}: 5 moves" for game in GAMES]


def test_a_game_that_was_saved_is_opened_and_gone_on_with(own_home: Path, tmp_path: Path) -> None:
    done = run(f"--smoke={tmp_path}", "trishape", home=own_home)
    assert (done.returncode, done.stdout) == (0, "trishape: 5 moves, saved\n"), done.stderr
    assert (own_home / "kupa.db").exists()
    done = run(str(tmp_path / "trishape.kupa"), "--smoke", home=own_home)
    assert (done.returncode, done.stdout) == (0, "trishape: opened with 5 moves, 5 moves\n"), done.stderr


def test_a_file_that_is_not_opened_fails(
    window: MainWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.kupa"
    bad.write_text("not a game", "utf-8")
    window.open_file(bad)
    assert smoke(window, file=bad) == 1
    assert "bad.kupa" in capsys.readouterr().err


def test_a_copy_that_cannot_be_saved_fails(window: MainWindow, tmp_path: Path) -> None:
    assert smoke(window, ("solo",), folder=tmp_path / "not there") == 1


@pytest.mark.parametrize(("moves", "stands_still"), [(50, False), (3, True)])
def test_others_may_take_as_many_moves_as_they_have_but_not_stand_still(
    moves: int, stands_still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, done, now = SimpleNamespace(legal=(), over=False), [0], [0.0]
    page = SimpleNamespace(sitting=SimpleNamespace(view=view, record=SimpleNamespace(done=done)), settle=lambda: None)

    def wait(_seconds: float) -> None:
        now[0] += TURN / 2
        if len(done) < moves:
            done.append(0)
        elif not stands_still:
            view.legal = ("mine",)

    monkeypatch.setattr("app.shell.start.smoke.time", SimpleNamespace(monotonic=lambda: now[0], sleep=wait))
    if stands_still:
        with pytest.raises(Failed, match="did not play"):
            await_turn(cast("TablePage", page))
    else:
        await_turn(cast("TablePage", page))
        assert now[0] > 2 * TURN
