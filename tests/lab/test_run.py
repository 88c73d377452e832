"""Runs: the same answers however they are played, stopped and continued; no failure loses anything."""

from __future__ import annotations

import errno
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.games import GAMES
from app.lab import notebook as notebook_module
from app.lab.arms import Arm
from app.lab.experiment import QUESTIONS, Experiment, QuestionName, Side, Unreadable, default_experiment
from app.lab.export import COLUMNS, to_csv, to_text
from app.lab.findings import GameRef
from app.lab.notebook import Journal, Notebook, NotKept
from app.lab.processes import Processes
from app.lab.run import Lane, Progress, Run
from tests.covering import spread
from tests.lab.toys import TOYS, WHERE

LOT = Experiment(
    "lot",
    ("compare", "seats", "length", "ends", "fires", "parting"),
    Side(2, (), ("random",)),
    Side(2, (("nobody", True),), ("random",)),
    games=150,
)
"""The toy with lots, against the one with blanks."""


def threads() -> Executor:
    """Workers that start quickly."""
    return ThreadPoolExecutor(2)


def through(run: Run, patience: float = 60) -> Progress:
    """Play until it is over."""
    until = time.monotonic() + patience
    run.start()
    while (progress := run.poll(0.05)).state == "running":
        assert time.monotonic() < until, progress
    return progress


def made(experiment: Experiment = LOT, journal: Journal | None = None, workers: int = 0) -> Run:
    """A run of toys, in threads or in this many processes."""
    executor = (lambda: Processes(workers)) if workers else threads
    return Run(experiment, executor=executor, journal=journal, where=WHERE)


@pytest.fixture
def notebook(tmp_path: Path) -> Iterator[Notebook]:
    """An empty one."""
    yield Notebook(tmp_path / "lab", TOYS)


@pytest.fixture(scope="module")
def whole() -> str:
    """The result of the experiment, played in one go."""
    run = made()
    assert through(run).state == "done"
    return to_text(LOT, run.reckoned())


def test_questions_with_fewer_games_get_at_most_as_many_more_as_they_had_at_first() -> None:
    run = made(replace(LOT, questions=("seats", "choices"), b=None, games=1000))
    assert run.progress().asked == 1000 + 200
    run.extend(1000)
    assert run.progress().asked == 2000 + 400
    run.extend(50)
    assert run.progress().asked == 2050 + 450


def test_games_that_have_come_back_are_not_given_out_again() -> None:
    lane = Lane(Arm("a", Side(2)), given=9, waiting={4: None, 5: None, 7: None})
    lane.give_anew(4)
    assert lane.given == 6


def test_a_second_start_changes_nothing() -> None:
    run = made()
    run.start()
    time.sleep(0.05)
    before = run.progress().seconds
    run.start()
    assert run.progress().seconds >= before >= 0.05
    run.close()


@pytest.mark.long
def test_the_strand_that_has_had_the_least_time_is_given_games_next() -> None:
    run = made(replace(LOT, questions=tuple(QUESTIONS), games=4))
    first, second, *rest = run._paths
    for path in rest:
        path.cost = 9.0
    assert run._next_path() is first, "of equal ones the first"
    run._tasks[0] = first, first.left[0]
    assert run._next_path() is second, "the first is being played"
    second.cost = 3.0
    assert run._next_path() is first
    run._tasks.clear()
    first.cost = second.cost = 0.0
    assert through(run).state == "done"
    assert first.cost > 0 and second.cost > 0
    run.close()


def test_a_run_that_goes_on_after_its_rules_failed_plays_the_same_games_again() -> None:
    run = made(Experiment("faulty", ("seats",), Side(2, (("fault", "crash"),), ("random",)), games=6))
    for _ in range(5):
        progress = through(run, 20)
        assert progress.state == "failed" and progress.trouble is not None and progress.trouble.code == "rules-failed"
    run.close()


@pytest.mark.long
def test_processes_and_threads_come_to_the_same(whole: str) -> None:
    run = made(workers=2)
    progress = through(run)
    assert progress.state == "done" and progress.played == progress.asked
    assert to_text(LOT, run.reckoned()) == whole == to_text(LOT, run.answers), "the last answers are those of all games"


@pytest.mark.long
def test_a_window_counts_a_little_at_a_time_and_comes_to_the_same(
    whole: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.lab.run.COUNTING", 0.0)
    run, counted, until = made(), 0, time.monotonic() + 60
    run.start()
    while run.poll().state == "running":
        now = run.counted["a"] + run.counted["elsewhere/0/a"]
        assert now - counted <= 1, "one number at once, of whichever games"
        counted = now
        assert time.monotonic() < until
        time.sleep(0.001)
    assert to_text(LOT, run.answers) == whole, "and the last answers are those of all games"


def test_a_window_counts_nothing_in_a_turn_in_which_new_answers_come() -> None:
    run, counted, version, renewed = made(), 0, 0, 0
    until = time.monotonic() + 60
    run.start()
    while (progress := run.poll()).state == "running":
        now = sum(run.counted.values())
        if progress.version != version:
            assert now == counted, "it has the answers to show"
            renewed += 1
        version, counted = progress.version, now
        assert time.monotonic() < until
        time.sleep(0.001)
    assert renewed, "answers came while it ran"


def test_each_side_is_counted_by_its_own_games() -> None:
    run = made()
    assert through(run).state == "done"
    seats = next(answer for answer in run.reckoned() if answer.question == "seats")
    nobody = {one.side: one.code for one in seats.findings if one.code.startswith("seats.nobody")}
    assert nobody["a"] == "seats.nobody.never" and nobody["b"] != nobody["a"], "only side B has blanks"


def test_a_run_that_was_stopped_goes_on_to_the_same_answers(notebook: Notebook, whole: str) -> None:
    run = made(journal=notebook.begin("one", LOT))
    run.start()
    while run.poll(0.02).played < 40:
        pass
    run.pause()
    while run._hands and run._hands.busy:
        run.poll(0.02)
    half = run.played
    assert run.poll().state == "paused" and 40 <= half < run.progress().asked
    run.close()
    again = made(journal=notebook.open("one"))
    assert again.played == half and again.answers[1].games > 0
    assert through(again).state == "done"
    assert to_text(LOT, again.reckoned()) == whole
    third = made(journal=notebook.open("one"))
    assert third.state == "done" and to_text(LOT, third.answers) == whole


def test_what_was_cancelled_can_go_on(whole: str) -> None:
    run = made()
    run.start()
    while run.poll(0.02).played < 10:
        pass
    run.cancel()
    assert run.progress().state == "cancelled"
    assert through(run).state == "done"
    assert to_text(LOT, run.reckoned()) == whole


def test_cancelling_takes_no_longer_than_three_tenths_of_a_second_of_work() -> None:
    slow = Experiment("faulty", ("seats",), Side(2, (("fault", "sleep"),), ("random",)), games=50)
    run = made(slow, workers=2)
    run.start()
    until = time.monotonic() + 60
    workers = run._hands.executor if run._hands else None
    assert isinstance(workers, Processes)
    while len(workers.pids()) < 2 and time.monotonic() < until:
        run.poll(0.05)
    time.sleep(0.5)
    began = time.process_time()
    run.cancel()
    assert time.process_time() - began < 0.3
    assert not workers.pids(), "no process is left"


@pytest.mark.long
def test_a_killed_worker_costs_nothing(whole: str) -> None:
    run = made(replace(LOT, games=150), workers=2)
    run.start()
    killed = False
    while (progress := run.poll(0.02)).state == "running":
        workers = run._hands.executor if run._hands else None
        if isinstance(workers, Processes) and not killed and progress.played > 5 and workers.pids():
            os.kill(workers.pids()[0], signal.SIGTERM)
            killed = True
    assert progress.state == "done" and to_text(LOT, run.reckoned()) == whole


def test_games_that_kill_every_worker_are_told() -> None:
    deadly = Experiment("faulty", ("seats",), Side(2, (("fault", "exit"),), ("random",)), games=20)
    run = made(deadly, workers=1)
    progress = through(run)
    assert progress.state == "failed" and progress.trouble is not None
    assert progress.trouble.code == "worker-lost" and progress.trouble.values["detail"] == "7"
    run.close()


def test_rules_that_fail_are_told_with_the_game() -> None:
    broken = Experiment("faulty", ("seats",), Side(2, (("fault", "crash"),), ("random",)), games=20)
    run = made(broken)
    progress = through(run)
    assert progress.state == "failed" and progress.trouble is not None
    assert progress.trouble.code == "rules-failed" and progress.trouble.values["game"] == "faulty"
    assert "KeyError" in progress.trouble.values["detail"]
    run.close()


@pytest.mark.long
def test_any_run_can_check_the_laws() -> None:
    broken = Experiment("faulty", ("seats",), Side(2, (("fault", "lost"),), ("random",)), games=20, check=True)
    run = made(broken)
    progress = through(run)
    assert progress.state == "done" and sum((progress.broken or {}).values()) == 20
    assert run.examples and {one.law for one in run.examples} <= {"cards", "events"}
    fine = made(replace(LOT, check=True))
    assert through(fine).broken is None


def test_a_full_disk_stops_the_run_and_room_lets_it_go_on(
    notebook: Notebook, whole: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = made(journal=notebook.begin("one", LOT))
    write = Journal.add
    lines = 0

    def full(journal: Journal, line: object) -> None:
        nonlocal lines
        lines += 1
        if lines > 3:
            raise NotKept(errno.ENOSPC, "No space left on device")
        write(journal, line)

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "add", full)
        progress = through(run)
        assert progress.state == "failed" and progress.trouble is not None
        assert progress.trouble.code == "unkept" and "No space" in progress.trouble.values["detail"]
    assert through(run).state == "done" and to_text(LOT, run.reckoned()) == whole
    assert to_text(LOT, made(journal=notebook.open("one")).answers) == whole, "nothing is missing in the file"


def test_a_clock_that_jumps_is_told_and_nothing_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    run = made()
    run.start()
    run.poll(0.05)
    now = time.time
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: now() + 3600)
        progress = run.poll()
    if progress.state == "running":
        assert progress.trouble is not None and progress.trouble.code == "clock"
        assert progress.trouble.values["minutes"] == pytest.approx(60, abs=1)
    assert through(run).state == "done"


def test_a_run_can_be_asked_for_more(whole: str) -> None:
    run = made(replace(LOT, games=50))
    assert through(run).state == "done"
    assert run.answers[0].games == 50
    run.extend(100)
    assert through(run).state == "done"
    assert run.answers[0].games == 150
    more = [replace(one, findings=(), charts=()) for one in run.answers if one.question == "seats"]
    assert more and more[0].games == 150


def test_a_game_behind_a_figure_is_opened_as_it_was_played() -> None:
    run = made()
    through(run)
    for answer in run.answers:
        for finding in answer.findings:
            for ref in finding.behind[:1]:
                record = run.record(ref)
                assert record.position.result is not None
                if finding.code == "seats.nobody.often" and finding.side == "b":
                    assert record.position.result.winners == ()
    with pytest.raises(LookupError):
        run.record(GameRef("nowhere", 0))
    with pytest.raises(LookupError):
        run.record(GameRef("a", LOT.games))


@pytest.mark.covering(game=spread([*GAMES, "lot", "alike", "clock"], 6))
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("game", [*GAMES, "lot", "alike", "clock"])
def test_every_question_is_answered_for_every_game(game: str, question: QuestionName) -> None:
    own = game in TOYS
    games = TOYS if own else GAMES
    side = Side(games[game].seats()[0], (), ("random",) if own else ("thumb",))
    ladder = ("random", "thumb") if not own else ("random", "cheater")
    asked = replace(
        default_experiment(game, games), questions=(question,), a=side, b=side, games=2, ladder=ladder
    )
    run = Run(asked, executor=threads, where=WHERE if own else "app.games:GAMES")
    progress = through(run)
    assert progress.state == "done", progress.trouble
    (answer,) = run.answers
    assert answer.findings or answer.lacks or not answer.games
    assert to_csv(run.answers).startswith(",".join(COLUMNS))


# The notebook


@pytest.mark.long
def test_a_line_that_was_cut_off_is_played_again(notebook: Notebook, whole: str) -> None:
    run = made(journal=notebook.begin("one", LOT))
    assert through(run).state == "done"
    path = notebook.folder / "one.kupa-lab"
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    for end in (len(data) - 7, sum(map(len, lines[:3])) + 20):
        path.write_bytes(data[:end])
        again = made(journal=notebook.open("one"))
        assert again.state == "ready"
        assert through(again).state == "done" and to_text(LOT, again.reckoned()) == whole
        assert path.read_bytes().count(b"\n") >= len(lines[:3])


def test_the_latest_experiment_is_listed_first(notebook: Notebook) -> None:
    for hour, name in enumerate(("oldest", "newest", "other")):
        os.utime(notebook.begin(name, LOT).path, (0, (3600 * hour) % 7000))
    assert [one.name for one in notebook.list()] == ["newest", "other", "oldest"]


def test_what_followed_a_damaged_line_does_not_come_back_with_the_next_one(notebook: Notebook) -> None:
    journal = notebook.begin("one", LOT)
    for word in ("first", "wrong", "third"):
        journal.add([word])
    journal.path.write_bytes(journal.path.read_bytes().replace(b"wrong", b"w?ong"))
    again = notebook.open("one")
    assert again.lines == [["first"]]
    again.add(["right"])
    assert notebook.open("one").lines == [["first"], ["right"]]


@pytest.mark.long
def test_a_line_that_was_changed_does_not_count_and_one_that_stands_twice_counts_once(
    notebook: Notebook, whole: str
) -> None:
    run = made(journal=notebook.begin("one", LOT))
    assert through(run).state == "done"
    path = notebook.folder / "one.kupa-lab"
    data = path.read_bytes()
    lines = data.splitlines(keepends=True)
    path.write_bytes(data + lines[-1] + lines[2])
    twice = made(journal=notebook.open("one"))
    assert twice.played == run.played and to_text(LOT, twice.answers) == whole
    path.write_bytes(data.replace(b'"rows":[[', b'"rows": [['))
    changed = made(journal=notebook.open("one"))
    assert changed.played == 0, "a line whose checksum does not fit is not what was written"
    assert through(changed).state == "done" and to_text(LOT, changed.reckoned()) == whole


def test_a_damaged_file_is_named_and_the_others_are_listed(notebook: Notebook) -> None:
    notebook.begin("good", LOT)
    notebook.begin("bad", LOT)
    (notebook.folder / "bad.kupa-lab").write_bytes(b"nonsense\n")
    listed = {kept.name: kept for kept in notebook.list()}
    assert listed["good"].experiment == LOT and listed["good"].wrong is None
    assert listed["bad"].experiment is None and listed["bad"].wrong is not None
    assert listed["bad"].wrong[0] == "damaged"
    with pytest.raises(Unreadable):
        notebook.open("bad")


def test_a_list_reads_no_games(notebook: Notebook, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = notebook.begin("one", LOT)
    for _ in range(200):
        journal.add({"arm": "a", "rows": [], "broken": [], "cost": 0.5})
    read: list[bytes] = []

    def counted(raw: bytes) -> Any:
        read.append(raw)
        return sound(raw)

    sound = notebook_module._sound
    monkeypatch.setattr(notebook_module, "_sound", counted)
    (listed,) = notebook.list()
    assert (listed.name, listed.experiment, listed.wrong) == ("one", LOT, None)
    assert len(read) == 1, "the line of the experiment, and no other"
    assert len(notebook.open("one").lines) == 200


def test_a_file_of_another_kind_is_named_however_long_its_lines_are(notebook: Notebook) -> None:
    notebook.begin("good", LOT)
    kinds = {"empty": b"", "endless": b"x" * (3 << 20), "bytes": bytes(range(256)) * 9, "halved": b'0badf00d {"game":'}
    for name, data in kinds.items():
        (notebook.folder / f"{name}.kupa-lab").write_bytes(data)
    (notebook.folder / "folder.kupa-lab").mkdir()
    listed = {kept.name: kept for kept in notebook.list()}
    assert listed["good"].experiment == LOT
    for name in kinds:
        wrong = listed[name].wrong
        assert wrong is not None and wrong[0] == "damaged", name
    trouble = listed["folder"].wrong
    assert trouble is not None and trouble[0] == "unkept"


def test_no_experiment_is_written_to_what_windows_takes_for_a_device(notebook: Notebook) -> None:
    for name, file in {"CON": "_CON", "nul.2": "_nul.2", "com1": "_com1", "console": "console"}.items():
        notebook.begin(name, LOT)
        assert notebook.open(name).path.name == f"{file}.kupa-lab"
        with pytest.raises(FileExistsError):
            notebook.begin(name, LOT)
    assert {kept.name for kept in notebook.list()} == {"_CON", "_nul.2", "_com1", "console"}
    # One that was kept so on another system is still found.
    (notebook.folder / "console.kupa-lab").rename(notebook.folder / "aux.kupa-lab")
    assert notebook.open("aux").experiment == LOT


def test_names_are_kept_apart(notebook: Notebook) -> None:
    notebook.begin("a/b: c?", LOT)
    assert [kept.name for kept in notebook.list()] == ["a b c"]
    with pytest.raises(FileExistsError):
        notebook.begin("a b c", LOT)
    assert notebook.free_name("a b c") == "a b c 2"
    notebook.rename("a b c", "other")
    with pytest.raises(LookupError):
        notebook.open("a b c")
    notebook.remove("other")
    assert notebook.list() == []
    for name in ("", "...", "///"):
        with pytest.raises(ValueError):
            notebook.begin(name, LOT)
    with pytest.raises(LookupError):
        notebook.remove("other")
