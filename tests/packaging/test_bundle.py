"""The frozen program as a person gets it: small, complete, and with an engine process that never loads Qt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "dist" / "kupa"
PROGRAM = FOLDER / ("kupa.exe" if os.name == "nt" else "kupa")

pytestmark = pytest.mark.bundle


def size() -> float:
    """What the bundle takes on a disk, in MB."""
    return sum(path.lstat().st_size for path in FOLDER.rglob("*") if path.is_file()) / 1e6


def test_the_bundle_is_small() -> None:
    assert PROGRAM.exists(), "make it first: python3 dev.py bundle"
    assert size() < 120


def test_no_link_of_the_bundle_leads_nowhere() -> None:
    assert not [path for path in FOLDER.rglob("*") if path.is_symlink() and not path.exists()]


def test_the_program_shows_its_window_asks_the_engine_and_ends() -> None:
    done = subprocess.run([PROGRAM, "--smoke"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def test_the_engine_process_answers_without_qt() -> None:
    with subprocess.Popen([PROGRAM, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin and engine.stdout
        print(json.dumps({"id": 1, "cmd": "games"}), file=engine.stdin, flush=True)
        answer = json.loads(engine.stdout.readline())
        loaded = Path(f"/proc/{engine.pid}/maps").read_text() if sys.platform == "linux" else ""
        engine.stdin.close()
    assert answer["ok"] and answer["id"] == 1
    assert "solo" in {game["id"] for game in answer["games"]}
    assert "Qt6" not in loaded
    assert engine.returncode == 0
