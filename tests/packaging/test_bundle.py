"""The frozen program as a person gets it: small, complete, with all licences, and running from any folder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app import __version__
from app.games import GAMES
from linux import deb, needs, tree
from tests.commands.made import kupa

FOLDER = Path(__file__).resolve().parents[2] / "dist" / "kupa"
PROGRAM = FOLDER / ("kupa.exe" if os.name == "nt" else "kupa")

pytestmark = pytest.mark.bundle
linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a bundle for Linux")

# According to Qt's page of licences only these may be shipped under the LGPL as they are.
LGPL = {"Core", "DBus", "Gui", "Network", "WaylandClient", "Widgets", "WlShellIntegration", "XcbQpa"}


def size() -> float:
    """The size of the bundle on disk, in MB."""
    return sum(path.lstat().st_size for path in FOLDER.rglob("*") if path.is_file()) / 1e6


def test_the_bundle_is_small() -> None:
    assert PROGRAM.exists(), "make it first: python3 dev.py bundle"
    assert size() < 120


def test_no_link_of_the_bundle_leads_nowhere() -> None:
    assert not [path for path in FOLDER.rglob("*") if path.is_symlink() and not path.exists()]


def test_the_engine_process_answers_without_qt() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([PROGRAM, "engine"], stdin=pipe, stdout=pipe, encoding="utf-8") as engine:
        assert engine.stdin and engine.stdout
        print(json.dumps({"id": 1, "cmd": "games"}), file=engine.stdin, flush=True)
        answer = json.loads(engine.stdout.readline())
        loaded = Path(f"/proc/{engine.pid}/maps").read_text("utf-8") if sys.platform == "linux" else ""
        engine.stdin.close()
    assert answer["ok"] and answer["id"] == 1
    assert "solo" in {game["id"] for game in answer["games"]}
    assert "Qt6" not in loaded
    assert engine.returncode == 0


def test_the_bundle_prints_and_has_what_its_sheets_need(tmp_path: Path) -> None:
    env = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    for game in GAMES:
        path = tmp_path / f"{game}.pdf"
        words = [str(PROGRAM), "print", game, "--sheets", "scores", "--to", str(path), "--language", "en"]
        done = subprocess.run(words, capture_output=True, encoding="utf-8", timeout=120, env=env)
        assert (done.returncode, done.stderr) == (0, "") and path.read_bytes()[:5] == b"%PDF-"
    inside = {path.stem.split(".")[0] for path in FOLDER.rglob("PIL/*.*")}
    assert "_imaging" in inside and not inside & {"_avif", "_imagingcms", "_imagingft"}


@pytest.mark.parametrize("ending", ["html", "webp", "gif", "png"])
def test_a_game_is_exported_with_the_parts_of_pillow_that_are_there(ending: str, tmp_path: Path) -> None:
    target = tmp_path / f"it.{ending}"
    words = ["export", str(kupa(tmp_path, next(iter(GAMES)), 4)), "--seat", "0", "--to", str(target)]
    done = subprocess.run([PROGRAM, *words], capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0 and target.stat().st_size > 1000, done.stderr


def test_every_game_is_played_and_the_version_is_that_of_the_sources() -> None:
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    done = subprocess.run([PROGRAM, "--smoke"], capture_output=True, encoding="utf-8", timeout=300, env=env)
    assert done.stdout.splitlines() == [f"{game}: 5 moves" for game in GAMES], done.stderr
    told = subprocess.run([PROGRAM, "--version"], capture_output=True, encoding="utf-8", timeout=60)
    assert told.stdout.strip() == f"kupa {__version__}"


def test_the_licences_of_everything_are_in_it() -> None:
    folder = FOLDER / "_internal" / "licences"
    text = (folder / "COMPONENTS.txt").read_text("utf-8")
    assert f"Kupa {__version__}" in text
    for name in ("kupa", "PySide6_Essentials", "shiboken6", "Python", "platformdirs", "pyinstaller"):
        assert any((folder / name).iterdir()), name
    parts = {line.removeprefix("    texts    ").rstrip("/") for line in text.splitlines() if "texts  " in line}
    assert parts == {path.name for path in folder.iterdir() if path.is_dir()} - {"kupa"}


@linux_only
def test_only_parts_of_qt_that_are_under_the_lgpl_are_in_it() -> None:
    found = {path.name.partition(".")[0].removeprefix("libQt6") for path in FOLDER.rglob("libQt6*.so*")}
    assert found <= LGPL


@linux_only
def test_a_package_is_known_for_every_library_it_leaves_to_the_system() -> None:
    asked = needs.of_bundle(FOLDER)
    assert needs.depends(asked)
    # Taken from the system: what every desktop has, and what must fit its drivers and services.
    assert {"libGL.so.1", "libfontconfig.so.1", "libglib-2.0.so.0", "libstdc++.so.6"} <= set(asked.libraries)
    assert tuple(int(one) for one in asked.glibc.split(".")) <= (2, 36)


@linux_only
def test_it_runs_from_a_folder_with_hebrew_letters_and_spaces_and_writes_nothing_there(tmp_path: Path) -> None:
    folder = tmp_path / "המשחקים של סבתא"
    shutil.copytree(FOLDER, folder, symlinks=True, copy_function=os.link)
    before = sorted(path.relative_to(folder) for path in folder.rglob("*"))
    home = str(tmp_path / "בית")
    env = {"PATH": "/usr/bin:/bin", "HOME": home, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [folder / "kupa", "--smoke", "solo"], capture_output=True, encoding="utf-8", timeout=120, env=env, cwd="/"
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "solo: 5 moves\n", "")
    assert sorted(path.relative_to(folder) for path in folder.rglob("*")) == before


@linux_only
def test_a_second_start_ends_while_the_first_goes_on(tmp_path: Path) -> None:
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", KUPA_HOME=str(tmp_path), XDG_RUNTIME_DIR=str(tmp_path))
    with subprocess.Popen([PROGRAM], env=env) as first:
        try:
            until = time.monotonic() + 60
            while not list(tmp_path.glob("kupa-*")):
                assert time.monotonic() < until and first.poll() is None
                time.sleep(0.05)
            assert subprocess.run([PROGRAM], env=env, timeout=30).returncode == 0
            assert first.poll() is None
        finally:
            first.kill()


@linux_only
@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb here")
def test_the_folder_of_the_package_holds_the_whole_bundle(tmp_path: Path) -> None:
    deb.lay(tmp_path / "deb", FOLDER, tree.Release(__version__, 1_700_000_000))
    home = tmp_path / "deb" / "usr" / "lib" / "kupa"
    there = {path.relative_to(home) for path in home.rglob("*")}
    bundled = {path.relative_to(FOLDER) for path in FOLDER.rglob("*")}
    assert bundled - there == {path for path in bundled if path.parts[:2] == ("_internal", "licences")}
    control = (tmp_path / "deb" / "DEBIAN" / "control").read_text("utf-8")
    assert "libgl1" in control and "libc6 (>= 2." in control
