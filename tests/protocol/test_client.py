"""Asking the engine from Python, without a process but as a process does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.protocol.client import engine_command
from tests.protocol.local import local

ROOT = Path(__file__).resolve().parents[2]
NEW = {"cmd": "new", "game": "solo", "seed": 3, "seat": 0}


def test_a_process_and_this_process_answer_alike() -> None:
    wrong = ({"cmd": "nothing"}, {"cmd": "new"}, {"cmd": "games", "seats": 99})
    asked: list[dict[str, Any]] = [NEW, {**NEW, "id": ["mine", None]}, *wrong]
    lines = "".join(f"{json.dumps(one)}\n" for one in asked)
    done = subprocess.run(engine_command(), cwd=ROOT, input=lines, capture_output=True, encoding="utf-8", timeout=60)
    assert [json.loads(line) for line in done.stdout.splitlines()] == [local(one) for one in asked]


def test_the_bundle_starts_itself_as_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert engine_command() == [sys.executable, "engine"]


def test_the_client_needs_no_qt() -> None:
    code = "import sys, app.protocol.client; print([name for name in sys.modules if 'PySide6' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=60)
    assert done.stdout.strip() == "[]"


def test_an_answer_in_this_process_is_plain_json() -> None:
    answer = local({**NEW, "id": "\ud800"})
    assert json.loads(json.dumps(answer)) == answer and answer["id"] == "\ud800"
