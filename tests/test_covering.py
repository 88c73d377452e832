"""What the default suite leaves out: combinations of parameters for which others stand, and long tests."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

import dev
import tests.covering as covering_module
from app.games import GAMES as REGISTERED
from tests.covering import Row, amount, covering, few_of, run_everything, spread, taken_for

ROOT = Path(__file__).resolve().parents[1]

GAMES = [f"game {number}" for number in range(9)]
LANGUAGES = ["en", "he"]
SIZES = [(900, 600), (1280, 800), (1920, 1080)]


def rows(**axes: list[object]) -> list[Row]:
    return [taken_for(dict(zip(axes, values, strict=True)), {}) for values in product(*axes.values())]


PRODUCTS = {
    "one parameter": rows(game=[*GAMES]),
    "two": rows(game=[*GAMES], language=[*LANGUAGES]),
    "three": rows(game=[*GAMES], size=[*SIZES], language=[*LANGUAGES]),
    "no product": [row for row in rows(game=[*GAMES], seats=[1, 2, 3, 4]) if len(str(row)) % 3 or row["seats"] == 1],
    "lists": rows(game=[*GAMES], cards=[["7H"], ["8H"]]),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_every_value_is_met_and_every_pair_without_the_longest_list(name: str) -> None:
    every = PRODUCTS[name]
    chosen = [every[n] for n in sorted(covering(every))]
    parameters = list(every[0])
    for parameter in parameters:
        assert {row[parameter] for row in chosen} == {row[parameter] for row in every}
    for a, b in combinations([one for one in parameters if one != "game"], 2):
        assert {(row[a], row[b]) for row in chosen} == {(row[a], row[b]) for row in every}


def test_few_stand_for_many_and_the_short_lists_take_turns() -> None:
    for name in ("two", "three"):
        every = PRODUCTS[name]
        chosen = [every[n] for n in covering(every)]
        assert len(chosen) == len(GAMES)
        english = sum(row["language"] == "en" for row in chosen)
        assert abs(2 * english - len(chosen)) <= 1


def test_values_that_are_taken_for_the_same_stand_for_one_another() -> None:
    tables = [(game, seats) for game in "ab" for seats in range(5)]
    every = [taken_for({"table": table}, {"table": lambda table: table[0]}) for table in tables]
    assert {every[n]["table"] for n in covering(every)} == {"a", "b"}
    assert len(covering(every)) == 2


def test_what_is_in_a_frozenset_is_met_one_by_one() -> None:
    pairs = list(combinations("abcde", 2))
    chosen = covering([taken_for({"table": pair}, {"table": frozenset}) for pair in pairs])
    assert {letter for n in chosen for letter in pairs[n]} == set("abcde")
    assert len(chosen) == 3


def test_few_from_one_end_to_the_other_stand_for_a_long_list() -> None:
    parts = [taken_for({"game": game}, {"game": spread(GAMES, 4)}) for game in GAMES]
    assert covering(parts) == {0, 3, 5, 7}


def test_nothing_is_chosen_of_nothing() -> None:
    assert covering([]) == set()


LAW = "tests/wording/test_log.py::test_every_gesture_of_a_game_is_told_in_at_most_three_lines_an_action"
"""A law over games and languages that is marked `covering`."""


def collected(*arguments: str) -> set[str]:
    """The games and languages with which pytest collects the law, in a separate process."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "--collect-only", LAW, *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return set(re.findall(r"\[(.+)\]$", done.stdout, re.MULTILINE))


@pytest.mark.long
def test_by_default_a_marked_law_is_met_once_by_every_game_and_with_slow_by_all_combinations() -> None:
    few, every = collected(), collected("--slow")
    assert every == {f"{game}-{language}" for game in REGISTERED for language in LANGUAGES}
    assert few < every and len(few) == len(REGISTERED)
    assert {one.rpartition("-")[0] for one in few} == set(REGISTERED)
    assert {one.rpartition("-")[2] for one in few} == set(LANGUAGES)


def test_the_cases_that_a_long_test_keeps_are_spread_over_all_and_begin_elsewhere_for_another_test() -> None:
    assert few_of(13, 0, "a test") == set() == few_of(0, 2, "a test")
    assert few_of(2, 3, "a test") == {0, 1}
    for name in ("a test", "another", "a third"):
        first, second, third = sorted(few_of(12, 3, name))
        assert second - first == third - second == 4
    assert len({frozenset(few_of(12, 3, f"test {number}")) for number in range(9)}) > 2


SUITE = """
import pytest

@pytest.mark.long
def test_long() -> None: pass

@pytest.mark.long(keep=2)
@pytest.mark.parametrize("case", range(6))
def test_of_cases(case: int) -> None: pass

@pytest.mark.slow
def test_slow() -> None: pass

def test_short() -> None: pass
"""


@pytest.mark.long(keep=2)
@pytest.mark.parametrize(
    ("arguments", "run"),
    [
        ([], {"test_short": 1, "test_of_cases": 2}),
        (["--long"], {"test_short": 1, "test_of_cases": 6, "test_long": 1}),
        (["--slow"], {"test_short": 1, "test_of_cases": 6, "test_long": 1, "test_slow": 1}),
        (["tests"], {"test_short": 1, "test_of_cases": 6, "test_long": 1}),
        (["-n", "1"], {"test_short": 1, "test_of_cases": 2}),
        (["-n", "1", "tests"], {"test_short": 1, "test_of_cases": 6, "test_long": 1}),
    ],
)
def test_long_tests_are_left_out_of_the_whole_suite_but_not_of_what_is_named(
    tmp_path: Path, arguments: list[str], run: dict[str, int]
) -> None:
    # A suite of its own, with the real one's conftest.
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_suite.py").write_text(SUITE, encoding="utf-8")
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), f"--rootdir={tmp_path}"]
    env = {**dev.tested(), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [*command, "-v", "-n0", *arguments], cwd=tmp_path, capture_output=True, encoding="utf-8", env=env, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    passed = [line for line in done.stdout.splitlines() if "PASSED" in line]
    assert Counter(re.findall(r"::(test_\w+)", "\n".join(passed))) == run


def test_how_much_is_looked_at_hangs_on_whether_everything_is_to_be_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(covering_module, "_everything", False)
    assert amount(2, 5) == 2
    run_everything()
    assert amount(2, 5) == 5


def test_a_worker_asks_nobody_before_each_test(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = getattr(pytestconfig, "failures_db", None)
    if counted is None or not hasattr(pytestconfig, "workerinput"):
        pytest.skip("no worker that could ask")
    monkeypatch.setattr(counted, "_sock_send", lambda *_: pytest.fail("the main process is asked"))
    counted.set_test_reruns("a test", 1)
    assert counted.get_test_failures("a test") == 0


def test_a_worker_tells_the_main_process_only_what_it_counts(pytestconfig: pytest.Config) -> None:
    plugins = pytestconfig.pluginmanager.get_plugins()
    worker = next((one for one in plugins if type(one).__name__ == "WorkerInteractor"), None)
    asked = pytestconfig.option
    if worker is None or asked.verbose > 0 or asked.durations is not None or asked.xmlpath is not None:
        pytest.skip("no worker, or one that tells everything")
    heard: list[tuple[str, str]] = []
    ready = {"when": "setup", "outcome": "passed", "sections": []}
    reports = [ready, {**ready, "when": "call"}, {**ready, "outcome": "failed"}, {**ready, "sections": ["out"]}]
    told = worker.sendevent.func
    told(lambda event: heard.append((event, "")), "logstart")
    for report in reports:
        told(lambda event, data: heard.append((event, f"{data['when']} {data['outcome']}")), "testreport", data=report)
    told(lambda event: heard.append((event, "")), "logfinish")
    assert [what for _, what in heard] == ["call passed", "setup failed", "setup passed", ""]
