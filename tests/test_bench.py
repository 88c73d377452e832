"""The benches run: each is a separate program that prints what it has measured. No test here checks a figure."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from app.games import GAMES
from app.lab.plan import every_table
from app.wording.resources import resource
from tests.bench import decisions
from tests.bench._asked import Number, Question

BENCHES = sorted(path.stem for path in resource("tests", "bench").glob("[!_]*.py"))
SHORT = [
    ("playouts", "0.001", "trishape"),
    ("search", "3", "krav-maga"),
    ("worth", "2", "krav-maga"),
    ("hints", "2"),
    ("reasons", "3", "trishape"),
    ("engine_start", "1"),
    ("table", "1", next(iter(GAMES))),
    ("faces", "1"),
    ("pace", "1", "trishape"),
    ("lab_window", "1"),
    ("export", "1", next(iter(GAMES))),
    ("lab", "--quick", "trishape"),
    ("frames", "4", "trishape"),
    ("printing", "trishape"),
    ("decisions", "--table", "0.2", "trishape"),
    ("repeats", "0.2", "krav-maga"),
]
QUICK = ("playouts", "search", "worth", "lab")
"""The benches that are run by default; the others show windows or films, or take a second to start."""
LONG = [
    ("store", "3"), ("startup", "1"), ("table",), ("faces",), ("alone", "1", "trishape"),
    ("opponents", "0.1", "shapes:2"), ("waste", "1", "1", "krav-maga"), ("ladder", "0"),
    ("characters", "--level", "easy", "0.2", "krav-maga"), ("suite", "golden"), ("adapting", "11", "shapes"),
]  # fmt: skip
ELSEWHERE = {"ismcts"}
"""Benches that need an interpreter with a library that is not installed here."""


def printed(name: str, *arguments: str) -> str:
    """Return what a bench prints; fail the test unless it succeeds."""
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


def test_times_that_are_kept_are_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "times.jsonl"
    counts = []
    for _ in range(2):
        decisions.main(["--keep", str(kept), "0.02", "metzudotayim"])
        counts.append(json.loads(capsys.readouterr().out)["decisions"])
    rows = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert 0 < counts[0] < counts[1] == len(rows)
    tables = [table for table in every_table(GAMES) if table.game == "metzudotayim"]
    in_order = [table for table, _ in islice(decisions.asked(tables, Random(1)), len(rows))]
    assert [row["table"] for row in rows] == [f"{one.seats} seats, {dict(one.options)}" for one in in_order]


def test_every_bench_is_run_here() -> None:
    assert set(BENCHES) == {bench[0] for bench in (*SHORT, *LONG)} | ELSEWHERE


def refused(capsys: pytest.CaptureFixture[str], name: str, *words: str) -> str:
    """The sentence with which a bench refuses to start."""
    with pytest.raises(SystemExit) as end:
        importlib.import_module(f"tests.bench.{name}").main(list(words))
    assert end.value.code == 2
    usage, sentence = capsys.readouterr().err.strip().splitlines()
    assert usage.startswith(f"usage: dev.py bench {name} ")
    return sentence.removeprefix(f"dev.py bench {name}: error: ")


@pytest.mark.parametrize("name", BENCHES)
def test_a_bench_says_what_it_does_not_understand(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    needed = ["--python", sys.executable] if name == "ismcts" else []
    assert refused(capsys, name, *needed, "brdige").startswith("brdige is ")
    assert refused(capsys, name, *needed, "--brdige") == "there is no --brdige here"


@pytest.mark.parametrize("name", BENCHES)
def test_a_bench_says_what_it_can_be_asked(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench = importlib.import_module(f"tests.bench.{name}")
    with pytest.raises(SystemExit) as end:
        bench.main(["--help"])
    assert end.value.code == 0
    told = capsys.readouterr().out
    usage = told.splitlines()[0].removeprefix("usage: ").replace("[--help] ", "").replace(" [--help]", "")
    asked = re.search(rf"`python3 (dev.py bench {name}[^`]*)`", told)
    assert asked is not None
    # The docstring gives the same usage as the parser; options of the bench itself are listed below it.
    own = re.findall(r"\[?(--[a-z]+)(?: [A-Z]+)?\]? ?", asked.group(1))
    assert re.sub(r"\[?--[a-z]+(?: [A-Z]+)?\]? ?", "", asked.group(1)).strip() == usage.strip()
    assert all(f"\n  {word}" in told for word in own)


GAME = next(iter(GAMES))
ASKED = Question("some", "What it does.", Number("worlds", 20, 2), Number("seconds", 0.5), games=[GAME], known=GAMES)


def test_numbers_come_in_the_order_in_which_the_bench_names_them_and_games_anywhere() -> None:
    other = list(GAMES)[-1]
    asked = ASKED.asked(["7", other, "3"])
    assert (asked.worlds, asked.seconds, asked.games) == (7, 3.0, [other])
    asked = ASKED.asked([])
    assert (asked.worlds, asked.seconds, asked.games) == (20, 0.5, [GAME])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["1"], "WORLDS is a whole number from 2 on, not 1"),
        (["2.5"], "WORLDS is a whole number from 2 on, not 2.5"),
        (["nan"], "WORLDS is a whole number from 2 on, not nan"),
        (["inf"], "WORLDS is a whole number from 2 on, not inf"),
        (["3", "-1"], "SECONDS is a number from 0 on, not -1"),
        (["3", "inf"], "SECONDS is a number from 0 on, not inf"),
        (["3", "1", "9"], "9 is a number too many"),
        (["--see", GAME], "there is no --see here"),
    ],
    ids=" ".join,
)
def test_what_is_no_such_number_is_refused(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        ASKED.asked(words)
    assert capsys.readouterr().err.splitlines()[-1] == f"dev.py bench some: error: {sentence}"


def test_a_game_that_a_bench_cannot_measure_is_told_from_none(capsys: pytest.CaptureFixture[str]) -> None:
    other = list(GAMES)[-1]
    question = Question("some", "What it does.", games=[GAME])
    for word, why in ((other, "cannot be measured here"), ("brdige", "is no game")):
        with pytest.raises(SystemExit):
            question.asked([word])
        assert f"error: {word} {why}; these can be: {GAME}" in capsys.readouterr().err
