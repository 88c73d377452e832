"""Worker processes: the same figures however many there are, in the order of the plan, and a report when one dies."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from contextlib import closing
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from app.games import GAMES
from app.lab import processes
from app.lab.plan import Stretch, Table, deal_number, every_table, sweep
from app.lab.processes import Processes
from app.lab.report import Report
from app.lab.run import rehearsed
from app.lab.statistics import Tally
from app.lab.workers import Batch, Cutter, Order, Outcomes, at_work, simulate
from tests.lab.toys import TOYS, WHERE


def toy(name: str, seats: int = 2, **options: str) -> Table:
    """A table of the toys."""
    return Table(name, seats, tuple(options.items()))


def run(plan: list[Stretch], jobs: int, check: bool = False, games: str = WHERE) -> list[Outcomes]:
    """All batches of a plan."""
    with at_work(Processes(jobs)) as workers:
        return list(simulate(plan, Order(4, check=check, games=games), workers))


def in_order(plan: list[Stretch], batches: list[Outcomes]) -> bool:
    """Whether the batches together are the plan."""
    whole = [(one.table, one.first + i) for one in plan for i in range(one.games)]
    return whole == [(one.stretch.table, one.stretch.first + i) for one in batches for i in range(one.stretch.games)]


def merged(batches: list[Outcomes]) -> Tally:
    """Everything that was counted."""
    tally = Tally()
    for batch in batches:
        tally.merge(batch.tally)
    return tally


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("check", [False, True])
def test_the_figures_are_the_same_whatever_the_number_of_processes(check: bool) -> None:
    plan = [Stretch(Table("solo", 1), 0, 30), Stretch(Table("trishape", 1), 5, 45), Stretch(Table("solo", 1), 60, 9)]
    here = [Order(4, check=check).played(stretch, GAMES) for stretch in plan]
    for jobs in (1, 3):
        batches = run(plan, jobs, check, "app.games:GAMES")
        assert in_order(plan, batches)
        assert merged(batches) == merged(here)
        assert len(batches) > len(plan), "the work was divided"


@pytest.mark.long
def test_nothing_remains_when_the_plan_is_done_or_left() -> None:
    assert len(run([Stretch(toy("alike"), 0, 500)], 2)) > 1
    endless = [Stretch(toy("alike"), 0, 10**9)]
    with at_work(Processes(2)) as workers, closing(simulate(endless, Order(1, games=WHERE), workers)) as batches:
        next(batches)
        assert multiprocessing.active_children()
    assert not multiprocessing.active_children()


def test_an_empty_plan_is_done_at_once() -> None:
    assert run([], 2) == [] and run([Stretch(toy("alike"), 0, 0)], 2) == []


@pytest.mark.long
def test_who_says_stop_has_the_first_games_of_the_plan() -> None:
    plan = [Stretch(toy("lot"), 0, 10**9)]
    found: list[Outcomes] = []
    with at_work(Processes(2)) as workers:
        for batch in simulate(plan, Order(4, games=WHERE), workers, lambda: len(found) >= 6):
            found.append(batch)
    tally = merged(found)
    assert tally.games == sum(batch.stretch.games for batch in found) > 6
    assert tally == Order(4).played(Stretch(toy("lot"), 0, tally.games), TOYS).tally


def test_a_stop_does_not_wait_for_a_game_that_goes_on() -> None:
    began = time.monotonic()

    def late() -> bool:
        return time.monotonic() > began + 1

    asleep = [Stretch(toy("faulty", fault="sleep"), 0, 5)]
    with at_work(Processes(2)) as workers:
        assert list(simulate(asleep, Order(1, games=WHERE), workers, late)) == []
    assert time.monotonic() < began + 20


def busy() -> None:
    """Leave a thread that ends only with its process."""
    threading.Thread(target=time.sleep, args=(10**6,)).start()


def test_a_process_in_which_a_game_leaves_a_thread_ends_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[int | None] = []
    kill = SpawnProcess.kill

    def noted(process: SpawnProcess) -> None:
        killed.append(process.pid)
        kill(process)

    monkeypatch.setattr(processes, "FAREWELL", 20.0)
    monkeypatch.setattr(SpawnProcess, "kill", noted)
    with Processes(1) as pool:
        pool.submit(busy).result()
    assert not killed


def test_rules_that_fail_are_told_with_the_game_and_the_games_before_it_count() -> None:
    plan = [Stretch(toy("alike"), 0, 40), Stretch(toy("faulty", fault="crash"), 3, 40), Stretch(toy("alike"), 40, 9)]
    found = run(plan, 2)
    assert merged(found).games == 40
    failure = found[-1].failure
    assert failure is not None and not [batch for batch in found[:-1] if batch.failure]
    assert failure == ("rules-failed", "KeyError: 'a fault'", 3, deal_number(4, 3))


def test_under_the_laws_rules_that_fail_are_counted_and_the_rest_goes_on() -> None:
    plan = [Stretch(toy("faulty", fault="crash"), 0, 40), Stretch(toy("faulty"), 0, 7)]
    found = run(plan, 2, check=True)
    assert in_order(plan, found) and not [batch for batch in found if batch.failure]
    assert [one.law for batch in found for one in batch.broken] == ["rules"] * 40 and merged(found).games == 7


def test_a_game_without_an_end_is_a_failure_of_its_rules() -> None:
    failure = run([Stretch(toy("faulty", fault="endless"), 0, 3)], 1)[-1].failure
    assert failure is not None and failure.code == "rules-failed" and "more than 2 actions" in failure.detail


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("check", [False, True])
def test_a_process_that_dies_is_told_with_its_exit_code(check: bool) -> None:
    plan = [Stretch(toy("alike"), 0, 30), Stretch(toy("faulty", fault="exit"), 7, 5), Stretch(toy("alike"), 30, 999)]
    found = run(plan, 2, check)
    failure = found[-1].failure
    assert failure == ("worker-lost", "7", 7, 0)
    assert merged(found).games == 30
    assert not multiprocessing.active_children()


def test_a_process_that_cannot_begin_says_why() -> None:
    failure = run([Stretch(toy("alike"), 0, 3)], 1, games="tests.lab.toys:NOTHING")[-1].failure
    assert failure is not None and failure.code == "worker-failed" and "NOTHING" in failure.detail
    order = Order(1, ("greedy",), games=WHERE)
    with at_work(Processes(1)) as workers:
        last = list(simulate([Stretch(toy("alike"), 0, 3)], order, workers))[-1].failure
    assert last is not None and last.code == "worker-failed" and "greedy" in last.detail


def test_a_plan_is_cut_into_batches_of_about_the_same_time() -> None:
    plan = [Stretch(toy("alike"), 0, 5000), Stretch(toy("lot"), 10, 1)]
    cutter = Cutter(plan)
    sizes = []
    while cutter.left:
        stretch = cutter.next()
        sizes.append(stretch.games)
        cutter.learn(Batch(stretch, stretch.games, seconds=0.001 * stretch.games))
    # At a millisecond a game, two hundred fit into a fifth of a second.
    assert sizes[0] == 1 and set(sizes[1:-2]) <= {199, 200} and sum(sizes) == 5001


@pytest.mark.long
def test_a_sweep_is_the_same_whatever_the_number_of_processes() -> None:
    games = {name: TOYS[name] for name in ("alike", "lot", "clock")}
    told = []
    for jobs in (1, 3):
        order = Order(2, games=WHERE)
        report = Report(order, every_table(games), 300, games)
        with at_work(Processes(jobs)) as workers:
            for batch in simulate(sweep(games, 300), order, workers):
                report.add(batch)
        told.append(report.of_sweep())
    assert told[0] == told[1] and told[0]["games"] == 300


@pytest.mark.long
def test_warm_processes_are_all_started_at_once_and_have_made_their_call(tmp_path: Path) -> None:
    """A later request for games waits for no process to start, however quickly the first process was ready."""
    pool = Processes(2)
    try:
        pool.warm(noted, tmp_path)
        until = time.monotonic() + 60
        while len(list(tmp_path.iterdir())) < 2:
            assert time.monotonic() < until, "a process was not started"
            time.sleep(0.05)
        assert {int(path.name) for path in tmp_path.iterdir()} == set(pool.pids())
        assert pool.submit(os.getpid).result(60) in pool.pids(), "no other is started for the first task"
        assert len(pool.pids()) == 2
    finally:
        pool.end()


def noted(folder: Path) -> None:
    """Leave a note that this was called."""
    (folder / str(os.getpid())).touch()


@pytest.mark.parametrize("game", TOYS)
def test_workers_rehearse_any_game_with_or_without_a_judgement(game: str) -> None:
    rehearsed(game, WHERE)
