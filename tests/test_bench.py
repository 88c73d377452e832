"""The benches run: each is a program of its own that prints what it has measured; nothing here looks at a figure."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from app.games import GAMES
from app.wording.resources import resource

SHORT = [
    ("playouts", "0.001", "trishape"),
    ("search", "3", "krav-maga"),
    ("worth", "2", "krav-maga"),
    ("hints", "2"),
    ("reasons", "3", "trishape"),
    ("engine_start", "1"),
    ("table", "1", next(iter(GAMES))),
    ("faces", "1"),
    ("pace", "trishape", "1"),
    ("lab_window", "1"),
    ("export", "1", next(iter(GAMES))),
    ("lab", "trishape", "--quick"),
    ("frames", "trishape", "4"),
    ("printing", "trishape"),
    ("decisions", "--table", "0.2", "trishape"),
]
QUICK = ("playouts", "search", "worth", "lab")
"""The benches that are run by default; the others show windows or films, or take a second to begin."""
LONG = [
    ("store", "3"), ("startup",), ("table",), ("faces",), ("alone", "1", "trishape"), ("opponents", "shapes:2", "0.1"),
    ("waste", "1", "greedy", "build/waste", "1", "krav-maga"), ("characters", "0.2", "easy", "krav-maga"),
    ("ladder", "0"),
]  # fmt: skip
ELSEWHERE = {"ismcts"}
"""What needs an interpreter with a library that is not installed here."""


def printed(name: str, *arguments: str) -> str:
    """What a bench prints. Fails the test when it ends with anything but success."""
    done = subprocess.run(
        [sys.executable, "-m", f"tests.bench.{name}", *arguments],
        cwd=resource(),
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "bench",
    [pytest.param(bench, marks=[pytest.mark.slow] * (bench[0] not in QUICK)) for bench in SHORT],
    ids=lambda bench: bench[0],
)
def test_a_bench_prints_what_it_measured(bench: tuple[str, ...]) -> None:
    assert json.loads(printed(*bench))


@pytest.mark.slow
@pytest.mark.parametrize("bench", LONG, ids=lambda bench: bench[0])
def test_a_long_bench_prints_what_it_measured(bench: tuple[str, ...]) -> None:
    assert printed(*bench).strip()


def test_every_bench_is_run_here() -> None:
    there = {path.stem for path in resource("tests", "bench").glob("*.py")} - {"__init__"}
    assert there == {bench[0] for bench in (*SHORT, *LONG)} | ELSEWHERE
