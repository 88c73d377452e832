"""Games at a table: what is kept with every gesture, and what comes back."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.engine import OVER, NotationError, Record, position_to_json
from app.games import GAMES
from app.store import ChangedElsewhere, DiskFull, GameRefused, Locked, NoSuchGame, Store
from app.store.database import NAME
from app.store.soundness import rows_examined
from tests.covering import spread
from tests.store.sample import LATER, TABLE, Calendar, begun, finished, played, stroke


def reopened(folder: Path, number: int) -> Record:
    with Store.open(folder) as store:
        return store.load(number, GAMES)


def edit(folder: Path, statement: str, *values: Any) -> None:
    """Change rows behind the store's back."""
    with closing(sqlite3.connect(folder / NAME)) as connection:
        assert connection.execute(statement, values).rowcount == 1
        connection.commit()


def rows(folder: Path) -> list[Any]:
    """Every row of every table."""
    with closing(sqlite3.connect(folder / NAME)) as connection:
        connection.text_factory = bytes
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        tables = [name.decode() for (name,) in names]
        return [(table, connection.execute(f"SELECT * FROM {table}").fetchall()) for table in tables]


@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_back_as_it_was_after_every_gesture(tmp_path: Path, game: str) -> None:
    """Of a long game only the beginning is checked after every gesture, because each check replays it."""
    rng = random.Random(4)
    gestures = 0
    record = begun(game, 4)
    with Store.open(tmp_path) as store, Store.open(tmp_path) as other:
        number = store.begin(record, TABLE)
        while record.position.phase != OVER and gestures < 100:
            gestures += 1
            dice = rng.random()
            if record.undone and dice < 0.2:
                record.redo()
                store.redo(number, record)
            elif record.done and dice < 0.4:
                record.undo()
                store.undo(number, record)
            else:
                stroke(record, rng)
                store.act(number, record.done[-1], record)
            if gestures > 30 and gestures % 17 and record.position.phase != OVER:
                continue
            again = other.load(number, GAMES)
            assert again.to_json() == record.to_json()
            assert (again.done, again.undone) == (record.done, record.undone)


def test_a_gesture_of_several_actions_is_kept_and_taken_back_as_one(tmp_path: Path) -> None:
    record, rng = played(seed=3, gestures=2), random.Random(0)
    for seed in range(200):
        record = begun("solo", seed)
        legal = [str(one) for one in record.game.rules.legal(record.position)]
        first = next((one for one in legal if one.startswith("take")), None)
        if first is not None:
            trial = Record.begin(GAMES["solo"], 1, seed)
            trial.act(first)
            if trial.position.phase == "second":
                second = str(rng.choice(trial.game.rules.legal(trial.position)))
                break
    else:
        pytest.fail("no deal begins with a run")
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        record.act(first, second)
        store.act(number, record.done[-1], record)
        assert store.kept(number).actions == 2
        assert store.load(number, GAMES).done[0].actions == (first, second)
        record.undo()
        store.undo(number, record)
        again = store.load(number, GAMES)
        assert (again.done, len(again.undone)) == ([], 1)


def test_only_the_beginning_and_the_end_of_a_game_wait_for_the_disk(tmp_path: Path) -> None:
    record, rng, told = begun(), random.Random(1), list[str]()
    with Store.open(tmp_path) as store:
        store._database.connection.set_trace_callback(told.append)
        number = store.begin(record, TABLE)
        while record.position.result is None:
            stroke(record, rng)
            store.act(number, record.done[-1], record)
    waits = [one.endswith("FULL") for one in told if one.startswith("PRAGMA synchronous")]
    assert len(waits) > 5 and waits == [True, *[False] * (len(waits) - 2), True]


def test_an_apostrophe_is_summed_here_as_the_database_sums_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.begin(begun(), {"names": ["O'Hara"]})
        store.settings().put("person", "O'Hara")
        assert rows_examined(store._database.connection).sound


def test_what_was_taken_back_waits_until_something_else_is_done(tmp_path: Path) -> None:
    record = played(gestures=6)
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        for _ in range(3):
            record.undo()
            store.undo(number, record)
        assert len(reopened(tmp_path, number).undone) == 3
        record.redo()
        store.redo(number, record)
        assert len(reopened(tmp_path, number).undone) == 2
        waiting = record.undone[-1].actions[0]
        other = next(str(one) for one in record.game.rules.legal(record.position) if str(one) != waiting)
        record.act(other)
        store.act(number, record.done[-1], record)
        again = reopened(tmp_path, number)
        assert (again.undone, again.done[-1].actions) == ([], (other,))


def test_the_line_of_a_game_tells_what_is_known_of_it(tmp_path: Path) -> None:
    clock = Calendar()
    record = begun("solo", 77, ace="both")
    with Store.open(tmp_path, clock=clock) as store:
        number = store.begin(record, TABLE)
        first = store.kept(number)
        stroke(record, random.Random(1))
        store.act(number, record.done[-1], record)
        kept = store.kept(number)
    assert (kept.id, kept.game, kept.table, kept.seed) == (number, "solo", TABLE, 77)
    assert kept.options == {"ace": "both", "max_idle": 20}
    assert (kept.actions, kept.result, kept.over, kept.sound) == (1, None, False, True)
    assert kept.begun == first.begun and kept.updated > first.updated
    assert kept.begun.utcoffset() is not None


def test_games_in_progress_are_listed_the_one_played_last_first(tmp_path: Path) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        records = [begun("solo", 1), begun("trishape", 2), begun("solo", 3)]
        numbers = [store.begin(record, TABLE) for record in records]
        over = store.begin(finished("solo", 4), TABLE)
        stroke(records[0], random.Random(1))
        store.act(numbers[0], records[0].done[-1], records[0])
        assert [one.id for one in store.unfinished()] == [numbers[0], numbers[2], numbers[1]]
        assert [one.id for one in store.history("solo")] == [over]


def test_ended_games_are_listed_by_their_ends_though_the_clock_goes_back(tmp_path: Path) -> None:
    hours = iter(range(10_000, 0, -1))
    with Store.open(tmp_path, clock=lambda: datetime.fromtimestamp(3600 * next(hours), UTC)) as store:
        numbers = [store.begin(finished("solo", seed), TABLE) for seed in (4, 5, 6)]
        assert [one.id for one in store.history("solo")] == numbers[::-1]


def test_a_forgotten_game_is_gone_and_its_number_is_not_given_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        kept = store.begin(begun("solo", 1), TABLE)
        number = store.begin(played(), TABLE)
        store.forget(number)
        store.forget(number)
        with pytest.raises(NoSuchGame):
            store.load(number, GAMES)
        with pytest.raises(NoSuchGame):
            store.kept(number)
        assert store.begin(begun("solo", 2), TABLE) > number
        assert store.load(kept, GAMES).done == []
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("SELECT count(*) FROM gestures").fetchone() == (0,)


def test_a_seed_of_any_size_and_names_of_any_letters_come_back(tmp_path: Path) -> None:
    seed = -(2**90) - 7
    table = {"names": ["ש׳ \u202e", "half \ud83d pair", "\x00", "👑"]}
    with Store.open(tmp_path) as store:
        number = store.begin(begun("solo", seed), table)
        assert (store.kept(number).seed, store.kept(number).table) == (seed, table)
        assert store.load(number, GAMES).origin == {"seed": seed}


def test_a_game_that_begins_in_a_position_comes_back(tmp_path: Path) -> None:
    position = played(gestures=4).position
    record = Record.from_position(position)
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        stroke(record, random.Random(1))
        store.act(number, record.done[-1], record)
        assert store.load(number, GAMES).to_json() == record.to_json()
        assert store.kept(number).seed is None


def test_a_game_from_a_file_brings_its_gestures_along(tmp_path: Path) -> None:
    record = played(gestures=7)
    record.undo()
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        again = store.load(number, GAMES)
    assert (again.done, again.undone) == (record.done, record.undone)


def test_a_table_that_is_no_json_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(TypeError):
            store.begin(begun(), {"names": {1, 2}})
        with pytest.raises(ValueError):
            store.begin(begun(), {"odds": float("nan")})
        assert store.unfinished() == []


def test_calls_that_do_not_fit_the_record_are_a_programmers_mistake(tmp_path: Path) -> None:
    record = played(gestures=2)
    with Store.open(tmp_path) as store:
        with pytest.raises(LookupError):
            store.act(1, record.done[-1], record)
        number = store.begin(record, TABLE)
        with pytest.raises(ValueError):
            store.act(number, record.done[0]._replace(actions=("other",)), record)
        with pytest.raises(ValueError):
            store.undo(number, record)
        with pytest.raises(ValueError):
            store.redo(number, begun())


# Two windows


def test_of_one_game_in_two_windows_the_second_to_write_is_told(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        number = one.begin(played(gestures=3), TABLE)
        first, second = one.load(number, GAMES), two.load(number, GAMES)
        stroke(first, random.Random(1))
        one.act(number, first.done[-1], first)
        second.undo()
        with pytest.raises(ChangedElsewhere) as refusal:
            two.undo(number, second)
        assert refusal.value.args == (number,)
        # What the first one did holds, and the second continues from there once it has read it.
        assert two.load(number, GAMES).done == first.done
        again = two.load(number, GAMES)
        again.undo()
        two.undo(number, again)


@pytest.mark.parametrize("gestures", [0, 3])
def test_of_two_windows_that_seat_one_game_anew_the_second_is_told(tmp_path: Path, gestures: int) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        number = one.begin(played(gestures=gestures), TABLE)
        first, second = one.load(number, GAMES), two.load(number, GAMES)
        one.seat(number, first, {"seats": ["first"]})
        with pytest.raises(ChangedElsewhere):
            two.seat(number, second, {"seats": ["second"]})
        stroke(second, random.Random(1))
        with pytest.raises(ChangedElsewhere):
            two.act(number, second.done[-1], second, {"seats": ["second"]})
        assert two.kept(number).table == {"seats": ["first"]}
        one.seat(number, first, {"seats": ["third"]})
        assert two.kept(number).table == {"seats": ["third"]}


def test_a_second_look_at_a_game_does_not_make_an_older_record_of_it_pass_for_up_to_date(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        old = played(gestures=3)
        number = one.begin(old, TABLE)
        # Merely reading does no harm.
        one.load(number, GAMES)
        old.undo()
        one.undo(number, old)
        other = two.load(number, GAMES)
        stroke(other, random.Random(1))
        two.act(number, other.done[-1], other)
        assert one.load(number, GAMES).done == other.done
        old.undo()
        with pytest.raises(ChangedElsewhere):
            one.undo(number, old)
        assert one.load(number, GAMES).done == other.done


def test_a_record_is_kept_as_the_game_it_was_loaded_as(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        first, second = played(seed=1), played(seed=2)
        numbers = [store.begin(first, TABLE), store.begin(second, TABLE)]
        first.undo()
        with pytest.raises(LookupError):
            store.undo(numbers[1], first)
        assert store.load(numbers[1], GAMES).done == second.done


def test_a_game_forgotten_in_another_window_cannot_be_gone_on_with(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        record = played(gestures=3)
        number = one.begin(record, TABLE)
        two.forget(number)
        record.undo()
        with pytest.raises(NoSuchGame):
            one.undo(number, record)


def test_threads_with_stores_of_their_own_play_at_the_same_time(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    ended: list[tuple[int, dict[str, Any]]] = []

    def play(seed: int) -> None:
        record, rng = begun("trishape", seed), random.Random(seed)
        with Store.open(tmp_path) as store:
            number = store.begin(record, TABLE)
            while record.position.phase != OVER:
                stroke(record, rng)
                store.act(number, record.done[-1], record)
        ended.append((number, record.to_json()))

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(ended) == 3
    for number, data in ended:
        assert reopened(tmp_path, number).to_json() == data


def test_a_writer_who_does_not_let_go_is_reported_and_what_was_missed_is_made_good(tmp_path: Path) -> None:
    record, rng = played(gestures=3), random.Random(1)
    with Store.open(tmp_path, patience=0.05) as store, closing(sqlite3.connect(tmp_path / NAME)) as other:
        number = store.begin(record, TABLE)
        other.execute("BEGIN IMMEDIATE")
        stroke(record, rng)
        with pytest.raises(Locked):
            store.act(number, record.done[-1], record)
        record.undo()
        record.undo()
        with pytest.raises(Locked):
            store.undo(number, record)
        assert len(store.load(number, GAMES).done) == 3
        other.rollback()
        stroke(record, rng)
        store.act(number, record.done[-1], record)
        assert store.load(number, GAMES).to_json() == record.to_json()


def test_a_full_disk_is_reported_and_the_next_gesture_brings_the_last_one_along(tmp_path: Path) -> None:
    rng = random.Random(1)
    records = [begun("solo", seed) for seed in range(20)]
    with Store.open(tmp_path) as store:
        numbers = [store.begin(record, TABLE) for record in records]
        # SQLite's own limit stands in for the disk's.
        connection = store._database.connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(DiskFull):
            for turn in range(2000):
                number, record = numbers[turn % 20], records[turn % 20]
                if record.position.phase != OVER:
                    stroke(record, rng)
                    store.act(number, record.done[-1], record)
        with Store.open(tmp_path) as other:
            assert other.load(number, GAMES).done == record.done[:-1]
        connection.execute(f"PRAGMA max_page_count = {pages + 100}")
        stroke(record, rng)
        store.act(number, record.done[-1], record)
        assert store.load(number, GAMES).to_json() == record.to_json()


# Rules that have changed


def test_under_changed_rules_a_game_goes_on_from_its_last_position_and_its_past_is_kept(tmp_path: Path) -> None:
    record = played(seed=9, gestures=6)
    record.undo()
    last = position_to_json(record.position)
    with Store.open(tmp_path) as store:
        number = store.begin(record, TABLE)
        later = store.load(number, LATER)
        assert (position_to_json(later.position), later.done) == (last, [])
        # Reading changes nothing: the older rules still have the whole game.
        assert len(store.load(number, GAMES).done) == 5
        later = store.load(number, LATER)
        stroke(later, random.Random(2))
        store.act(number, later.done[-1], later)
        stroke(later, random.Random(3))
        store.act(number, later.done[-1], later)
    with Store.open(tmp_path) as store:
        again = store.load(number, LATER)
        assert again.to_json() == later.to_json()
        assert again.position_at(0) is not None and position_to_json(again.position_at(0)) == last
        kept = store.kept(number)
        assert (kept.revision, kept.seed, kept.actions) == (2, 9, 2)
        assert [one.id for one in store.unfinished()] == [number]
        with closing(sqlite3.connect(tmp_path / NAME)) as connection:
            past = connection.execute("SELECT id, revision FROM games WHERE continued = ?", (number,)).fetchone()
            gestures = connection.execute("SELECT count(*) FROM gestures WHERE game = ?", past[:1]).fetchone()
        assert (past[1], gestures) == (1, (6,))
        assert store.load(past[0], GAMES).to_json() == record.to_json()
        store.forget(number)
        with pytest.raises(NoSuchGame):
            store.load(past[0], GAMES)


def test_a_game_that_went_on_under_changed_rules_counts_when_it_ends(tmp_path: Path) -> None:
    rng = random.Random(5)
    with Store.open(tmp_path) as store:
        number = store.begin(played(seed=9, gestures=6), TABLE)
        later = store.load(number, LATER)
        while later.position.phase != OVER:
            stroke(later, rng)
            store.act(number, later.done[-1], later)
        assert store.statistics("solo").games == 1
        assert store.kept(number).counted


def test_a_game_this_program_does_not_know_is_listed_and_refused(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played("trishape"), TABLE)
        with pytest.raises(GameRefused) as refusal:
            store.load(number, {"solo": GAMES["solo"]})
        assert (refusal.value.code, refusal.value.args) == ("game-unknown-game", (number, "trishape"))
        assert store.unfinished()[0].game == "trishape"


# Rows changed from outside


EDITS = [
    ("UPDATE gestures SET actions = '[\"take:2C\"]' WHERE n = 0", "game-illegal-action"),
    ("UPDATE gestures SET actions = '[\"return:XX\"]' WHERE n = 3", "game-illegal-action"),
    ("UPDATE gestures SET actions = '[\"Nonsense 1\"]' WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET actions = '[]' WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET actions = '[1]' WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET actions = '[' WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET actions = x'FF00FE' WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET actions = CAST(x'FF00FE' AS TEXT) WHERE n = 3", "game-damaged"),
    ("UPDATE gestures SET n = 77 WHERE n = 3", "game-damaged"),
    ("DELETE FROM gestures WHERE n = 0", "game-damaged"),
    ("DELETE FROM gestures WHERE n = 5", "game-damaged"),
    ("UPDATE games SET seed = '2'", ("game-illegal-action", "game-position-differs")),
    ("UPDATE games SET seed = NULL", "game-damaged"),
    ("UPDATE games SET seed = 'x'", "game-damaged"),
    ("UPDATE games SET seed = '1e400'", "game-damaged"),
    ("UPDATE games SET cursor = 4", "game-position-differs"),
    ("UPDATE games SET cursor = 7", "game-damaged"),
    ("UPDATE games SET cursor = -1", "game-damaged"),
    ("UPDATE games SET cursor = 'end'", "game-damaged"),
    ("UPDATE games SET actions = 9", "game-damaged"),
    ("UPDATE games SET over = 1", "game-damaged"),
    ("UPDATE games SET last = '{}'", "game-position-differs"),
    ("UPDATE games SET last = replace(last, '7', '8')", "game-position-differs"),
    ("UPDATE games SET last = ''", "game-damaged"),
    ("UPDATE games SET last = 'null'", "game-position-differs"),
    ("UPDATE games SET last = replace(hex(zeroblob(50000)), '0', '[')", "game-damaged"),
    ("UPDATE games SET options = '[]'", "game-damaged"),
    ("UPDATE games SET options = '{\"ace\":\"middle\"}'", "game-damaged"),
    ("UPDATE games SET options = '{\"ace\":[[]]}'", "game-damaged"),
    ("UPDATE games SET persons = '{}'", "game-damaged"),
    ("UPDATE games SET persons = '[{\"digit\":[]}]'", "game-damaged"),
    ("UPDATE games SET seats = 5", "game-damaged"),
    ("UPDATE games SET seats = 'one'", "game-damaged"),
    ("UPDATE games SET revision = 0", "game-damaged"),
    ("UPDATE games SET revision = 'one'", "game-damaged"),
    ("UPDATE games SET start = '{\"game\":\"trishape\"}'", "game-damaged"),
    ("UPDATE games SET game = 'chess'", "game-unknown-game"),
    ("UPDATE games SET game = 'trishape'", "game-damaged"),
    ("UPDATE games SET game = x'00'", "game-damaged"),
    ("UPDATE games SET begun = 'yesterday'", None),
    ("UPDATE games SET updated = 5", None),
    ("UPDATE games SET seating = '[]'", None),
]


@pytest.mark.parametrize(("statement", "code"), EDITS)
def test_rows_edited_by_hand_are_refused_with_a_code_and_nothing_is_dropped(
    tmp_path: Path, statement: str, code: str | tuple[str, ...] | None
) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played(gestures=6), TABLE)
    edit(tmp_path, statement)
    before = rows(tmp_path)
    with Store.open(tmp_path) as store:
        listed = store.kept(number)
        assert len(store.unfinished()) + len(store.history("solo")) == (0 if "over = 1" in statement else 1)
        if code is None:
            assert len(store.load(number, GAMES).done) == 6
            assert not listed.sound
        else:
            with pytest.raises(GameRefused) as refusal:
                store.load(number, GAMES)
            assert refusal.value.code in code if isinstance(code, tuple) else refusal.value.code == code
            assert refusal.value.args[0] == number
        store.statistics("solo")
    assert rows(tmp_path) == before


def test_the_number_of_an_illegal_action_is_told(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played(gestures=6), TABLE)
    edit(tmp_path, "UPDATE gestures SET actions = '[\"return:XX\"]' WHERE n = 3")
    with Store.open(tmp_path) as store, pytest.raises(GameRefused) as refusal:
        store.load(number, GAMES)
    assert refusal.value.named == {"id": number, "number": 4, "action": "return:XX"}


def test_a_damaged_row_does_not_hide_the_others(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        bad, good = store.begin(played(), TABLE), store.begin(played(seed=2), TABLE)
    edit(tmp_path, "UPDATE games SET options = '{', seating = 'x', begun = '', seats = 'x' WHERE id = ?", bad)
    with Store.open(tmp_path) as store:
        assert [(one.id, one.sound) for one in store.unfinished()] == [(good, True), (bad, False)]
        assert store.load(good, GAMES).done


def test_a_result_that_cannot_be_read_is_listed_without_one(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(finished(), TABLE)
    lists = ('{"winners":0,"scores":[1],"reason":"x"}', '{"winners":[[]],"scores":[],"reason":"x"}')
    for wrong in ("", "[]", "{}", *lists):
        edit(tmp_path, "UPDATE results SET result = ?", wrong)
        with Store.open(tmp_path) as store:
            kept = store.history("solo")[0]
            assert (kept.id, kept.result, kept.sound) == (number, None, False)


def test_a_record_asks_only_for_what_the_engine_agrees_to() -> None:
    # The tests above rely on this: a wrong agreement is a NotationError and not some later error.
    with pytest.raises(NotationError):
        begun("solo", 1, ace="middle")


def test_what_has_to_last_waits_for_the_disk_and_nothing_else_does(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for lasting, level in ((True, 2), (False, 1)):
            with store._database.writing(lasting) as connection:
                assert connection.execute("PRAGMA synchronous").fetchone() == (level,)
