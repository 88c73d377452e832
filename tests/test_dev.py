"""dev.py as a developer meets it: what it says, what it refuses, and when it sets up again."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parents[1]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Start dev.py as a person would."""
    command = [sys.executable, str(ROOT / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)


def test_help_names_every_verb() -> None:
    done = run("help")
    assert done.returncode == 0
    listed = {line.split()[0] for line in done.stdout.split("\n  ")}
    assert {"play", "run", "test", "check", "bench", "bundle", "package"} <= listed


def test_an_unknown_verb_is_refused_in_one_line_that_lists_the_verbs() -> None:
    done = run("paly")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1 and "paly" in done.stderr and "play" in done.stderr


def test_help_on_a_verb_does_nothing_else() -> None:
    done = run("test", "--help")
    assert done.returncode == 0 and done.stdout.startswith(f"{dev.called()} test") and done.stderr == ""


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("verb", "words"), [("shots", ("--readme", "--into FOLDER", "SCREEN")), ("golden", ("GAME",))])
def test_help_names_what_a_program_of_the_tests_can_be_asked(verb: str, words: tuple[str, ...]) -> None:
    done = run(verb, "--help")
    assert all(word in done.stdout for word in words)


def test_a_console_without_hebrew_letters_is_told_all_the_same() -> None:
    code = (
        "import dev; dev.prepare = lambda *extras: None;"
        "found = [dev.Outcome('ruff', False, 'app/x.py: \u05d0 \u2665'), dev.Outcome('mypy', True, 'mypy')];"
        "dev.lint = lambda: iter(found);"
        "raise SystemExit(dev.main(['check']))"
    )
    env = dict(os.environ, PYTHONIOENCODING="cp1252")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, encoding="cp1252")
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.split("\n")[:2] == ["app/x.py: \\u05d0 \\u2665", "mypy"]


@pytest.mark.parametrize(
    ("system", "there", "words"),
    [("nt", "py", "py dev.py"), ("nt", "", "python dev.py"), ("posix", "py", "python3 dev.py")],
)
def test_a_command_is_told_as_each_system_calls_python(
    monkeypatch: pytest.MonkeyPatch, system: str, there: str, words: str
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name == there else None)
    assert dev.called(system) == words


def test_a_new_game_is_written_into_this_checkout_wherever_one_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    def become(python: str, words: Sequence[str], env: dict[str, str]) -> int:
        started.append(list(words))
        return 0

    monkeypatch.setattr(dev, "prepare", lambda: None)
    monkeypatch.setattr(dev, "become", become)
    assert dev.main(["new-game", "my-game"]) == 0
    assert started[0][:3] == ["-m", "app", "new-game"]
    assert started[0][-2:] == ["my-game", str(ROOT / "app" / "games")]
    assert dev.main(["new-game"]) == 2 and len(started) == 1


@pytest.mark.parametrize(
    "words",
    [["nonsense"], ["linux", "all", "deb"], ["windows", "--tyr"], ["macos", "sing"], ["release", "publish"]],
)
def test_packages_are_refused_before_anything_is_set_up_or_frozen_for_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    def never(*asked: object, **more: object) -> int:
        raise AssertionError(f"begun: {asked} {more}")

    for name in ("prepare", "bundle", "become"):
        monkeypatch.setattr(dev, name, never)
    assert dev.main(["package", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_benches_are_listed() -> None:
    done = run("bench")
    assert done.returncode == 0
    for path in (ROOT / "tests" / "bench").glob("[!_]*.py"):
        assert path.stem in done.stderr


def test_the_requirements_are_those_of_the_project_file() -> None:
    assert any(line.startswith("PySide6-Essentials") for line in dev.requirements(()))
    assert not any(line.startswith("pytest") for line in dev.requirements(()))
    assert any(line.startswith("pytest") for line in dev.requirements(("test",)))


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, ...]]]:
    """A checkout without `.venv`, whose set-up steps are only recorded and succeed immediately."""
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    python = tmp_path / ".venv" / "bin" / "python"
    for name, path in {
        "ROOT": tmp_path,
        "VENV": tmp_path / ".venv",
        "STAMP": tmp_path / ".venv" / "kupa-stamp.json",
        "BUILD": tmp_path / "build",
        "LOG": tmp_path / "build" / "setup.log",
        "PYTHON": python,
    }.items():
        monkeypatch.setattr(dev, name, path)
    steps: list[tuple[str, ...]] = []

    def make_venv(agree: dev.Agree) -> None:
        steps.append(("venv",))
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text("an interpreter", "utf-8")

    def install(extras: tuple[str, ...]) -> None:
        steps.append(("install", *extras))

    monkeypatch.setattr(dev, "make_venv", make_venv)
    monkeypatch.setattr(dev, "install", install)
    yield steps


def test_the_second_start_sets_up_nothing(elsewhere: list[tuple[str, ...]]) -> None:
    dev.prepare("test")
    dev.prepare("test")
    dev.prepare()
    assert elsewhere == [("venv",), ("install", "test")]


def test_an_extra_is_added_in_place_and_those_that_are_there_stay(elsewhere: list[tuple[str, ...]]) -> None:
    dev.prepare("test")
    dev.prepare("bundle")
    dev.prepare("test", "bundle")
    assert elsewhere == [("venv",), ("install", "test"), ("install", "test", "bundle")]


@pytest.mark.parametrize("more", ["something==1\n", "    --hash=sha256:0\n"])
def test_another_version_or_checksum_in_the_constraints_is_installed_in_place(
    elsewhere: list[tuple[str, ...]], more: str
) -> None:
    dev.prepare()
    with open(dev.ROOT / "constraints.txt", "a", encoding="utf-8") as file:
        file.write(more)
    dev.prepare()
    assert elsewhere == [("venv",), ("install",), ("install",)]


def test_settings_of_the_linter_are_no_reason_to_install(elsewhere: list[tuple[str, ...]]) -> None:
    dev.prepare()
    project = dev.ROOT / "pyproject.toml"
    project.write_text(project.read_text("utf-8").replace("line-length", "# line-length"), "utf-8")
    dev.prepare()
    assert elsewhere == [("venv",), ("install",)]


@pytest.mark.parametrize("text", [None, "", "{", "[]", '{"pins": "x"}'])
def test_without_a_whole_stamp_all_is_made_again(elsewhere: list[tuple[str, ...]], text: str | None) -> None:
    dev.prepare()
    dev.STAMP.unlink()
    if text is not None:
        dev.STAMP.write_text(text, "utf-8")
    dev.prepare()
    assert elsewhere == [("venv",), ("install",)] * 2


def test_another_python_underneath_makes_all_again(elsewhere: list[tuple[str, ...]]) -> None:
    dev.prepare()
    dev.PYTHON.write_text("a newer interpreter", "utf-8")
    dev.prepare()
    assert elsewhere == [("venv",), ("install",)] * 2


def test_when_nothing_can_be_fetched_one_sentence_says_so_and_what_was_there_stays(
    elsewhere: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.prepare()
    before = dev.STAMP.read_text("utf-8")

    def install(extras: tuple[str, ...]) -> None:
        raise dev.NotInstalled("The libraries could not be fetched.")

    monkeypatch.setattr(dev, "install", install)
    capsys.readouterr()
    assert dev.main(["check"]) == 1
    told = capsys.readouterr()
    assert told.out == "" and "could not be fetched" in told.err and "Traceback" not in told.err
    assert dev.STAMP.read_text("utf-8") == before


def test_an_older_python_is_refused_in_one_sentence() -> None:
    code = "import sys; sys.version_info = (3, 9, 1, 'final', 0); import runpy; runpy.run_path(sys.argv[1])"
    command = [sys.executable, "-c", code, str(ROOT / "dev.py")]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("Kupa needs Python 3.11 or newer") and done.stderr.count("\n") == 1


def test_what_failed_is_run_once_more_unless_the_caller_looks_into_it() -> None:
    assert dev.again(["tests/engine"]) == ["--reruns", "1", "-rfER"]
    assert dev.again(["--reruns=3"]) == dev.again(["--pdb"]) == []


def test_the_suite_is_divided_among_the_cores_unless_the_caller_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 16)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: range(16), raising=False)
    assert dev.spread(("--slow", "tests/engine")) == ["-n", "4", "--dist", "worksteal"]
    for chosen in (("-n", "0"), ("-n8",), ("--numprocesses=2",), ("-k", "solo", "--pdb"), ("-s",)):
        assert dev.spread(chosen) == []
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: range(2), raising=False)
    assert dev.spread(()) == ["-n", "3", "--dist", "worksteal"]
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: range(1), raising=False)
    assert dev.spread(()) == []


def test_the_suite_keeps_its_bytecode_where_none_is_wanted_beside_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPYCACHEPREFIX", raising=False)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = dev.tested()
    assert told["PYTHONPYCACHEPREFIX"] == str(dev.BUILD / "bytecode") and "PYTHONDONTWRITEBYTECODE" not in told
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "elsewhere")
    assert dev.tested()["PYTHONPYCACHEPREFIX"] == "elsewhere"
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE")
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    assert "PYTHONPYCACHEPREFIX" not in dev.tested(), "Python does it by itself"


def test_types_are_those_of_one_system_wherever_they_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    from mypy.main import process_options

    for system in ("win32", "darwin"):
        monkeypatch.setattr(sys, "platform", system)
        _, options = process_options(["--config-file", str(ROOT / "pyproject.toml"), str(ROOT / "dev.py")])
        assert options.platform == "linux", "elsewhere names are missing that are asked for on Linux alone"


def test_on_windows_qt_is_told_where_the_fonts_lie_when_it_has_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    # Otherwise Qt's library on Windows warns "Cannot find font directory" and paints no letters.
    monkeypatch.delenv("QT_QPA_FONTDIR", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("SYSTEMROOT", "/windows")
    told = dev.tested()
    assert (told["QT_QPA_PLATFORM"], Path(told["QT_QPA_FONTDIR"])) == ("offscreen", Path("/windows/Fonts"))
    monkeypatch.setenv("QT_QPA_FONTDIR", "mine")
    assert dev.tested()["QT_QPA_FONTDIR"] == "mine"
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.delenv("QT_QPA_FONTDIR")
    assert "QT_QPA_FONTDIR" not in dev.tested()


@pytest.mark.long
def test_text_that_is_read_without_an_encoding_fails_the_suite(tmp_path: Path) -> None:
    file = tmp_path / "test_text.py"
    file.write_text("from pathlib import Path\ndef test_it(): Path(__file__).read_text()\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), str(file)]
    done = subprocess.run(command, cwd=ROOT, env=dev.tested(), capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 1 and "EncodingWarning" in done.stdout


def test_style_and_types_are_checked_beside_the_suite_and_told_after_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite = threading.Event()

    def checked(command: Sequence[str], **how: object) -> subprocess.CompletedProcess[str]:
        # It ends only once the suite runs.
        assert suite.wait(60)
        return subprocess.CompletedProcess(command, 1 if "mypy" in command else 0, "app/x.py:1: error: no\n")

    def suite_runs(command: Sequence[str], **how: object) -> int:
        suite.set()
        print("the suite")
        return 0

    monkeypatch.setattr(dev, "prepare", lambda *extras, **how: None)
    monkeypatch.setattr(subprocess, "run", checked)
    monkeypatch.setattr(subprocess, "call", suite_runs)
    assert dev.test(()) == 1
    first, *said = capsys.readouterr().out.splitlines()
    assert first == "the suite"
    assert [line.split(" in ")[0] for line in said] == [
        "ruff   passed", "app/x.py:1: error: no", "mypy   FAILED", "Failed besides the suite: mypy."
    ]  # fmt: skip
