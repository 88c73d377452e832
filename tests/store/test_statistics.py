"""What is counted: one result for each deal, from the first time it ended."""

from __future__ import annotations

import random
from pathlib import Path
from typing import ClassVar

from app.engine import OVER, GameInfo, Record, Result
from app.games import GAMES
from app.games.trishape.rules import TriShape
from app.store import SHOWN, Store
from app.store.statistics import Statistics, outcome
from tests.store.sample import TABLE, Calendar, begun, finished, stroke


def sit(store: Store, record: Record, luck: int = 1) -> int:
    """Play a record to its end on the store."""
    number = store.begin(record, TABLE)
    finish(store, number, record, luck)
    return number


def finish(store: Store, number: int, record: Record, luck: int = 1) -> None:
    rng = random.Random(luck)
    while record.position.phase != OVER:
        stroke(record, rng)
        store.act(number, record.done[-1], record)


def another_end(record: Record) -> None:
    """Take back the last gestures, in memory only, until a different end can be played."""
    before = record.position.result
    for luck in range(200):
        trial = Record.from_json(record.to_json(), GAMES)
        for _ in range(min(12, len(trial.done))):
            trial.undo()
        rng = random.Random(luck)
        while trial.position.phase != OVER:
            stroke(trial, rng)
        if trial.position.result != before:
            for _ in range(min(12, len(record.done))):
                record.undo()
            rng = random.Random(luck)
            while record.position.phase != OVER:
                stroke(record, rng)
            return
    raise AssertionError("every way leads to the same end")


def test_an_end_is_counted_in_the_same_moment_as_the_last_action(tmp_path: Path) -> None:
    record = begun("trishape", 3)
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        number = store.begin(record, TABLE)
        rng = random.Random(1)
        while record.position.phase != OVER:
            assert other.statistics("trishape").games == 0
            stroke(record, rng)
            store.act(number, record.done[-1], record)
        assert other.statistics("trishape").games == 1
        assert other.history("trishape")[0].result == record.position.result
        assert other.unfinished() == []


def test_scores_are_those_of_the_first_seat_oldest_first(tmp_path: Path) -> None:
    with Store.open(tmp_path, clock=Calendar()) as store:
        records = [begun("solo", seed) for seed in range(12)]
        for record in records:
            sit(store, record, luck=record.origin["seed"])
        results = [record.position.result for record in records]
        told = store.statistics("solo")
    scores = tuple(result.scores[0] for result in results if result)
    assert told.scores == scores
    assert (told.best, told.average) == (max(scores), sum(scores) / 12)
    assert told.games == told.wins + told.losses + told.ties == 12
    assert told.losses == sum(result.winners == ("computer",) for result in results if result)
    assert told.losses > 0


def test_a_game_that_nobody_can_win_has_scores_only(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        sit(store, begun("trishape", 1))
        told = store.statistics("trishape")
    assert (told.games, told.wins, told.losses, told.ties) == (1, 0, 0, 0)
    assert len(told.scores) == 1


def test_nothing_played_gives_no_numbers(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(begun("solo"), TABLE)
        assert store.statistics("solo") == Statistics(0, 0, 0, 0, (), None, None)


def test_a_game_taken_back_and_played_to_another_end_keeps_its_first_result(tmp_path: Path) -> None:
    record = begun("solo", 8)
    with Store.open(tmp_path) as store:
        number = sit(store, record)
        first, told = record.position.result, store.statistics("solo")
        record.undo()
        store.undo(number, record)
        # Taken back, the game is unfinished again, but the store still knows that it has ended once.
        assert [one.id for one in store.unfinished()] == [number]
        assert store.history("solo")[0].result == first
        assert store.statistics("solo") == told
        record.redo()
        store.redo(number, record)
        assert store.statistics("solo") == told
        another_end(record)
        store.act(number, record.done[-1], record)
        assert record.position.result != first
        assert store.statistics("solo") == told
        kept = store.kept(number)
        assert (kept.result, kept.over, kept.counted) == (first, True, True)
    with Store.open(tmp_path) as store:
        assert store.load(number, GAMES).position.result == record.position.result


def test_the_same_deal_again_is_kept_and_not_counted(tmp_path: Path) -> None:
    with Store.open(tmp_path, clock=Calendar()) as store:
        first = sit(store, begun("solo", 8), luck=1)
        again = sit(store, begun("solo", 8), luck=2)
        assert [(one.id, one.counted) for one in store.history("solo")] == [(again, False), (first, True)]
        assert store.statistics("solo").games == 1
        sit(store, begun("solo", 9))
        sit(store, begun("solo", 8, ace="low"))
        sit(store, begun("trishape", 8))
        assert (store.statistics("solo").games, store.statistics("trishape").games) == (3, 1)


def test_of_two_sittings_at_one_deal_the_first_to_end_counts(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        left, right = begun("solo", 8), begun("solo", 8)
        earlier, later = one.begin(left, TABLE), two.begin(right, TABLE)
        finish(two, later, right)
        finish(one, earlier, left)
        assert one.kept(later).counted and not one.kept(earlier).counted


def test_a_game_that_was_over_when_it_came_in_does_not_count(tmp_path: Path) -> None:
    record = finished("solo", 5)
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        record.undo()
        store.undo(number, record)
        record.redo()
        store.redo(number, record)
        assert store.statistics("solo").games == 0
        assert not store.kept(number).counted
        assert store.kept(number).result == record.position.result


def test_a_game_from_a_given_position_does_not_count(tmp_path: Path) -> None:
    record = Record.from_position(begun("solo", 5).position)
    with Store.open(tmp_path) as store:
        sit(store, record)
        assert store.statistics("solo").games == 0
        assert store.history("solo")[0].result is not None


def test_a_forgotten_game_takes_its_result_out_of_the_count(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = sit(store, begun("solo", 8))
        store.forget(number)
        assert (store.statistics("solo").games, store.history("solo")) == (0, [])


class Lowest(TriShape):
    """A game in which the lowest score is the best one."""

    info: ClassVar[GameInfo] = TriShape.info._replace(scores_up=False)


def test_a_deal_counts_again_once_no_game_of_it_is_known(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first, again = sit(store, begun("solo", 8), luck=1), sit(store, begun("solo", 8), luck=2)
        store.forget(first)
        third = sit(store, begun("solo", 8), luck=3)
        assert [(one.id, one.counted) for one in store.history("solo")] == [(third, False), (again, False)]
        store.forget(again)
        store.forget(third)
        last = sit(store, begun("solo", 8), luck=4)
        assert [(one.id, one.counted) for one in store.history("solo")] == [(last, True)]


def test_a_game_that_the_computer_has_played_on_does_not_count_nor_its_deal_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        record = begun("solo", 8)
        number = store.begin(record, {"seats": []})
        store.seat(number, record, {"seats": [], SHOWN: True})
        finish(store, number, record)
        again = sit(store, begun("solo", 8), luck=2)
        assert [(one.id, one.counted) for one in store.history("solo")] == [(again, False), (number, False)]
        assert store.statistics("solo").games == 0


def test_where_the_lowest_wins_the_lowest_is_the_best(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for seed in range(8):
            sit(store, Record.begin(Lowest(), 1, seed), luck=seed)
        told = store.statistics("trishape")
    assert told.best == min(told.scores) < max(told.scores)


class Many(TriShape):
    """Two seats, so that somebody can win."""

    info: ClassVar[GameInfo] = TriShape.info._replace(seats=(2, 2))


def test_an_outcome_is_that_of_the_first_seat() -> None:
    solo, alone, two = begun("solo"), begun("trishape"), Record.begin(Many(), 2, 1)
    assert outcome(solo, Result((0,), (9, 5), "no-match")) == "win"
    assert outcome(solo, Result(("computer",), (5, 9), "no-match")) == "loss"
    assert outcome(solo, Result((), (5, 5), "no-match")) == "tie"
    assert outcome(alone, Result((), (5,), "spent")) == "none"
    assert outcome(two, Result((1,), (5, 6), "spent")) == "loss"
    assert outcome(two, Result((0, 1), (5, 5), "spent")) == "tie"
    assert outcome(two, Result((), (5, 5), "all-lost")) == "tie"
