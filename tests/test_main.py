"""The command line of the program: what it starts, and how it answers a word it does not know."""

from __future__ import annotations

import gc
import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from app import __main__ as program
from app import __version__
from app.wording.bidi import bare

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Start the program from a checkout, as `python3 -m app` does, without any installed library."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "app", *arguments],
        cwd=ROOT, env=env, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, timeout=60,
    )  # fmt: skip


def test_the_version_is_told() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"kupa {__version__}\n")


def test_an_unknown_verb_is_refused_in_one_line_that_lists_the_verbs() -> None:
    done = run("egnine")
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert "egnine" in done.stderr
    assert done.stderr == bare(done.stderr), "no terminal shows isolates as nothing"
    for verb in program.COMMANDS:
        assert verb in done.stderr


def test_the_engine_runs_where_no_library_is_installed() -> None:
    done = run("engine")
    assert done.returncode == 0, done.stderr


def test_the_engine_runs_there_too_when_nothing_says_where_games_are_kept() -> None:
    # As a person starts it: without KUPA_HOME, which the tests set, and KUPA_OWN_GAMES, by which a window tells its
    # engine about own games.
    env = {name: value for name, value in os.environ.items() if name not in ("KUPA_HOME", "KUPA_OWN_GAMES")}
    done = run("engine", env=env)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_verb_has_its_module_and_every_module_its_verb() -> None:
    assert all(importlib.util.find_spec(module) for module in program.COMMANDS.values())
    files = {f"app.commands.{path.stem}" for path in (ROOT / "app" / "commands").glob("[!_]*.py")}
    assert files == set(program.COMMANDS.values())


@pytest.mark.parametrize("words", [[], ["--smoke"], ["-reverse"], ["Dana/a game.kupa"], ["A GAME.KUPA", "--smoke"]])
def test_the_window_gets_the_whole_command_line(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Sequence[str]] = []
    asked: list[str] = []

    def module(name: str) -> SimpleNamespace:
        asked.append(name)
        return SimpleNamespace(main=got.append)

    monkeypatch.setattr("importlib.import_module", module)
    program.main(words)
    assert (asked, got) == (["app.shell.start.program"], [words])


def test_a_command_gets_what_follows_its_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Sequence[str]] = []
    monkeypatch.setitem(program.COMMANDS, "count", "app.commands.count")
    monkeypatch.setattr("importlib.import_module", lambda name: SimpleNamespace(main=got.append))
    program.main(["count", "--to", "5"])
    assert got == [["--to", "5"]]


def test_an_interrupted_command_ends_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: Sequence[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("importlib.import_module", lambda name: SimpleNamespace(main=interrupted))
    assert program.main(["engine"]) == 130


def test_an_empty_word_is_no_command_and_a_long_one_is_cut() -> None:
    for word, told in (("", "\u201c\u201d"), ("x" * 5000, "\u201c" + "x" * 40 + "\u201d")):
        done = run(word)
        assert done.returncode == 2 and told in done.stderr and len(done.stderr) < 300


@pytest.mark.long(keep=2)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is full")
@pytest.mark.parametrize("words", [["--version"], ["check", "--help"], ["check", __file__], ["engine"]])
def test_an_answer_that_cannot_be_written_is_told_in_one_line(words: list[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "app", *words],
            cwd=ROOT, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", input="{}\n", timeout=60,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "The answer cannot be written: No space left on device.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="the shell closes the streams")
@pytest.mark.parametrize(("words", "code"), [("--version", 0), ("check nothing.kupa", 1), ("engine", 0), ("nope", 2)])
@pytest.mark.parametrize("closed", ["<&- ", ">&- ", "2>&- ", "<&- >&- 2>&-"])
def test_a_stream_that_is_closed_changes_nothing_else(words: str, code: int, closed: str) -> None:
    done = subprocess.run(
        f"exec '{sys.executable}' -m app {words} {closed}",
        shell=True, cwd=ROOT, capture_output=True, encoding="utf-8", input="{}\n", timeout=60,
    )  # fmt: skip
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr


def test_a_file_that_cannot_be_used_is_named() -> None:
    done = run("check-game", "x" * 300)
    assert done.returncode == 1 and done.stdout == "" and done.stderr.count("\n") == 1
    assert "x" * 300 in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("collects", [False, True])
def test_a_command_leaves_it_to_whoever_runs_it_whether_python_collects_garbage(collects: bool) -> None:
    before = gc.isenabled()
    try:
        (gc.enable if collects else gc.disable)()
        program.entry("app.commands.check")
        assert gc.isenabled() == collects
    finally:
        (gc.enable if before else gc.disable)()
