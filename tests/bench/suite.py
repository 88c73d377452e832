"""What the tests cost: processor time by file, and the tests whose mark `long` is missing or in vain.

`python3 dev.py bench suite [PART ...]` (the whole suite with its long tests; a part is a folder in `tests`). Times
are those of the process that runs a test and of the processes it has waited for, set-up and tear-down included.
Machines differ, and the same machine from hour to hour, so what is long is told by the mean of all tests, about a
twentieth of a second: a test by itself, or of ten cases and more, as a law over the games, if it takes seven and a half
times as long; a test of fewer cases if a case takes half as long again as the mean. A mark is in vain below half of
that. Folders that are never marked (`tests/covering.py`) are measured but not named; elsewhere some are left unmarked
on purpose, as it says there. Of some parts alone only the times are told.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import pytest

import dev
from tests.bench._asked import Question

ROOT = Path(__file__).resolve().parents[2]
PARTS = sorted(folder.name for folder in ROOT.glob("tests/*/") if any(folder.rglob("test_*.py")))
ALONE, CASES = 7.5, 1.5
"""How many times as long as the mean a test must take to be long: by itself, or for each of `MANY` cases; for each of
fewer cases."""
MANY = 10
DEAREST = 25
"""How many files are named."""
NEVER = ("store", "saves", "golden", "engine", "bots", "session", "protocol", "wording", "games/test_contract")
"""What the suite never leaves out, below `tests`."""
INTO = "KUPA_TEST_TIMES"
"""The environment variable with the folder into which each process writes what its tests took."""


class Case(NamedTuple):
    """What one case of a test took, s, and whether it is marked long."""

    time: float
    marked: bool


def spent() -> float:
    """The processor time of this process and of those it has waited for, s."""
    return sum(os.times()[:4])


class Times:
    """A plugin that writes a line for each test: what it took, and its name."""

    def __init__(self, folder: str) -> None:
        self.file = Path(folder, f"{os.getpid()}.txt")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure one test."""
        before = spent()
        done = yield
        marked = int(item.get_closest_marker("long") is not None)
        with self.file.open("a", encoding="utf-8") as out:
            print(f"{spent() - before:.3f} {marked} {item.nodeid}", file=out)
        return done


if folder := os.environ.get(INTO, ""):
    # Imported by pytest, in every process of it (`-p tests.bench.suite`).
    def pytest_configure(config: pytest.Config) -> None:
        """Take part in a run that is measured."""
        config.pluginmanager.register(Times(folder))


def read(folder: Path) -> dict[str, list[Case]]:
    """What was written, by test function."""
    found: dict[str, list[Case]] = defaultdict(list)
    for file in sorted(folder.glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            time, marked, name = line.split(" ", 2)
            found[name.partition("[")[0]].append(Case(float(time), marked == "1"))
    return found


def told(found: dict[str, list[Case]]) -> Iterator[str]:
    """The sentences about times: the whole, the dearest files."""
    cases = [case for several in found.values() for case in several]
    marked = [case.time for case in cases if case.marked]
    whole = sum(case.time for case in cases)
    yield f"{len(cases)} tests, {whole:.0f} s of a core; marked long: {len(marked)}, {sum(marked):.0f} s."
    files: dict[str, float] = defaultdict(float)
    for name, several in found.items():
        files[name.partition("::")[0]] += sum(case.time for case in several)
    for name in sorted(files, key=files.__getitem__, reverse=True)[:DEAREST]:
        yield f"{files[name]:8.1f} s  {name}"


def misjudged(found: dict[str, list[Case]]) -> Iterator[str]:
    """The sentences about marks: what is to be marked, and what need not be."""
    mean = fmean(case.time for several in found.values() for case in several)
    yield f"A test takes {mean:.3f} s in the mean."
    for name, cases in sorted(found.items()):
        time = fmean(case.time for case in cases)
        long = CASES if 1 < len(cases) < MANY else ALONE
        if time > long * mean and not cases[0].marked and not name.removeprefix("tests/").startswith(NEVER):
            yield f"Not marked, {time:.2f} s: {name}"
        elif time < long * mean / 2 and cases[0].marked:
            yield f"Marked in vain, {time:.2f} s: {name}"


def main(words: Sequence[str]) -> int:
    """Run the suite with the plugin and print what it has measured; return the exit code of pytest."""
    asked = Question("suite", __doc__, games=PARTS, noun="part").asked(words)
    chosen = [] if asked.games == PARTS else [f"tests/{part}" for part in asked.games]
    with tempfile.TemporaryDirectory(prefix="kupa-times-") as folder:
        command = [sys.executable, "-m", "pytest", "--long", "-p", "tests.bench.suite", *dev.spread(chosen), *chosen]
        code = subprocess.call(command, cwd=ROOT, env={**dev.tested(), INTO: folder})
        found = read(Path(folder))
    for line in told(found):
        print(line)
    if not chosen:
        for line in misjudged(found):
            print(line)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
