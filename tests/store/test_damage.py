"""A damaged database: all damage is reported, nothing wrong is shown, and what is sound is rescued."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from app.engine import position_to_json
from app.games import GAMES
from app.store import Damaged, DamagedRows, GameRefused, NotADatabase, Store, StoreError, StoreFailed
from app.store.backups import newest_sound
from app.store.database import NAME
from app.store.errors import speaking
from app.store.salvage import MENDED, put_back, salvage
from app.store.schema import CURRENT, FIRST, Schema, Version
from tests.store.attack import DAMAGES, attack_databases, attack_files, examined
from tests.store.sample import LATER, TABLE, Calendar, begun, everything_in, finished, played, stroke

ATTACKS = len(DAMAGES)
MANY = 480


def test_nothing_wrong_is_shown_in_silence(tmp_path: Path) -> None:
    came = attack_databases(tmp_path, ATTACKS, 0)
    assert {way for way, _ in came} - {"games"} == {one.__name__ for one in DAMAGES}
    assert came["games", "saved"] > 0


@pytest.mark.slow
def test_nothing_wrong_is_shown_in_silence_of_many(tmp_path: Path) -> None:
    attack_databases(tmp_path, MANY, ATTACKS)


def test_no_damaged_file_is_more_than_a_refusal(tmp_path: Path) -> None:
    came = attack_files(tmp_path, 40, 0)
    assert came.refused.total() > 20 and came.longest < 30


@pytest.mark.slow
def test_no_damaged_file_of_many_is_more_than_a_refusal(tmp_path: Path) -> None:
    assert attack_files(tmp_path, 1100, 1).refused.total() > 500


# One bit, one page


def changed(folder: Path, old: bytes, new: bytes) -> None:
    """Change bytes of a database that occur exactly once."""
    path = folder / NAME
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new))


def emptied(folder: Path, table: str) -> None:
    """Fill the last page of a table (or an index) with zeros."""
    path = folder / NAME
    with closing(sqlite3.connect(path)) as connection:
        page = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno DESC", (table,)
        ).fetchone()[0]
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    path.write_bytes(content)


@pytest.mark.parametrize("wrong", [b"CREATE TABLE g\xe1mes", b"CREATE TABLE gamer", b"CREATE TABLd games"])
def test_a_flipped_bit_in_a_definition_is_damage_and_costs_nothing(tmp_path: Path, wrong: bytes) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(finished(), TABLE)
        was = store.history("solo")
    changed(tmp_path, b"CREATE TABLE games", wrong)
    before = everything_in(tmp_path)
    with pytest.raises(Damaged), Store.open(tmp_path) as store:
        store.history("solo")
    assert before == {name: kept for name, kept in everything_in(tmp_path).items() if name in before}
    assert salvage(tmp_path / NAME, Calendar()()).games == 1
    with Store.open(tmp_path) as store:
        assert store.history("solo") == was
        assert store.load(number, GAMES)


def test_a_definition_that_means_something_else_now_is_told(tmp_path: Path) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        store.begin(finished(), TABLE)
    Store.open(tmp_path, clock=clock).close()
    # The number of a result's game is then read as an ordinary column, which is empty.
    changed(tmp_path, b"game INTEGER PRIMARY KEY", b"game INTEGER RRIMARY KEY")
    with Store.open(tmp_path, clock=clock) as store:
        assert isinstance(examined(store), Damaged)
    assert salvage(tmp_path / NAME, clock()).games == 1
    with Store.open(tmp_path, clock=clock) as store:
        assert len(store.history("solo")) == 1


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"), Damaged),
        (sqlite3.OperationalError("Could not decode to UTF-8 column 'sql'"), Damaged),
        (MemoryError(), StoreFailed),
        (OverflowError("Python int too large to convert to SQLite INTEGER"), StoreFailed),
    ],
)
def test_whatever_python_makes_of_damage_is_told_as_ours(error: Exception, kind: type[StoreError]) -> None:
    with pytest.raises(kind), speaking(Path(NAME), lambda: None):
        raise error


@pytest.mark.parametrize("table", ["games", "gestures", "games_unfinished", "games_by_game", "results", "settings"])
def test_a_page_of_zeros_is_told_later_on_the_day_too(tmp_path: Path, table: str) -> None:
    clock = Calendar()
    Store.open(tmp_path, clock=clock).close()
    with Store.open(tmp_path, clock=clock) as store:
        assert (tmp_path / "backups").exists() or store.unsaved is None
        for seed in range(12):
            store.begin(played(seed=seed), TABLE)
            store.begin(finished(seed=seed), TABLE)
        store.settings().put("speed", 2)
    Store.open(tmp_path, clock=clock).close()
    emptied(tmp_path, table)
    with Store.open(tmp_path, clock=clock) as store:
        assert isinstance(examined(store), Damaged)


def flipped_row(folder: Path, statement: str) -> None:
    """Change a row as a flipped bit would: nothing else in the database notices."""
    with closing(sqlite3.connect(folder / NAME)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        assert connection.execute(statement).rowcount > 0
        for _, sql in triggers:
            connection.execute(sql)
        connection.commit()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET actions = actions + 1 WHERE id = 1",
        "UPDATE games SET seating = replace(seating, 'person', 'qerson') WHERE id = 1",
        "UPDATE games SET over = 1 WHERE id = 1",
        "UPDATE games SET played = 9 WHERE id = 1",
        "UPDATE games SET updated = replace(updated, '2026', '2036') WHERE id = 1",
    ],
)
def test_a_changed_row_is_not_shown_and_the_rest_is(tmp_path: Path, statement: str) -> None:
    with Store.open(tmp_path, clock=Calendar()) as store:
        bad, good = store.begin(played(), TABLE), store.begin(played(seed=2), TABLE)
    flipped_row(tmp_path, statement)
    with Store.open(tmp_path, clock=Calendar()) as store:
        assert [one.id for one in store.unfinished()] == [good]
        for look in (store.kept, lambda number: store.load(number, GAMES)):
            with pytest.raises(GameRefused):
                look(bad)
        found = examined(store)
        assert isinstance(found, DamagedRows) and found.named["games"] == 1
        record = store.load(good, GAMES)
        record.undo()
        store.undo(good, record)


def test_nothing_is_written_over_a_changed_row(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(record := played(), TABLE)
        flipped_row(tmp_path, "UPDATE games SET actions = actions + 1")
        with pytest.raises(GameRefused):
            store.seat(number, record, TABLE)


def test_a_changed_row_keeps_the_copy_of_the_day_from_being_made(tmp_path: Path) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        store.begin(played(), TABLE)
    for _ in range(4):
        clock.next_day()
        Store.open(tmp_path, clock=clock).close()
    copies = everything_in(tmp_path / "backups")
    flipped_row(tmp_path, "UPDATE games SET actions = actions + 1")
    for _ in range(4):
        clock.next_day()
        with Store.open(tmp_path, clock=clock) as store:
            assert isinstance(store.unsaved, Damaged)
    assert everything_in(tmp_path / "backups") == copies


@pytest.mark.parametrize("change", ["learned = '[0,0]'", "actions = '[\"take:2C\"]'"])
def test_a_changed_gesture_that_waits_to_be_done_again_is_told(tmp_path: Path, change: str) -> None:
    with Store.open(tmp_path) as store:
        record = played(gestures=6)
        number = store.begin(record, TABLE)
        record.undo()
        store.undo(number, record)
    flipped_row(tmp_path, f"UPDATE gestures SET {change} WHERE n = 5")
    with Store.open(tmp_path) as store, pytest.raises(GameRefused) as caught:
        store.load(number, GAMES)
    assert caught.value.code == "game-damaged"


def test_changed_results_and_settings_do_not_count(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for seed in (1, 2):
            record = played(seed=seed, gestures=0)
            number = store.begin(record, TABLE)
            again = finished(seed=seed)
            for gesture in again.done:
                record.act(*gesture.actions)
                store.act(number, record.done[-1], record)
        store.settings().put("speed", 2)
        store.settings().put("sound", 3)
        assert store.statistics("solo").games == 2
    flipped_row(tmp_path, "UPDATE results SET score = score + 8 WHERE game = 1")
    flipped_row(tmp_path, "UPDATE settings SET value = '6' WHERE key = 'speed'")
    with Store.open(tmp_path) as store:
        assert store.statistics("solo").games == 1
        assert [one.id for one in store.history("solo")] == [2]
        assert (store.settings().get("speed", 1), store.settings().get("sound")) == (1, 3)
        found = examined(store)
        assert isinstance(found, DamagedRows) and found.args[1:] == (1,)


@pytest.mark.parametrize(
    "lost", ["DELETE FROM gestures WHERE n >= 5", "DELETE FROM games WHERE id = 2", "DELETE FROM settings"]
)
def test_rows_that_are_missing_without_a_trace_are_told(tmp_path: Path, lost: str) -> None:
    # This happens if the disk never wrote a page although it said so: everything that is there is sound.
    with Store.open(tmp_path) as store:
        store.begin(record := played(gestures=6), TABLE)
        store.begin(begun(seed=2), TABLE)
        record.undo()
        store.undo(1, record)
        store.settings().put("speed", 2)
    Store.open(tmp_path).close()
    flipped_row(tmp_path, lost)
    with Store.open(tmp_path) as store:
        assert isinstance(examined(store), Damaged)


@pytest.mark.parametrize("keys", [("speed",), ("speed", "sound")])
def test_damaged_settings_alone_do_not_pass_for_damaged_games(tmp_path: Path, keys: tuple[str, ...]) -> None:
    with Store.open(tmp_path) as store:
        for key in keys:
            store.settings().put(key, 2)
    for key in keys:
        flipped_row(tmp_path, f"UPDATE settings SET value = '6' WHERE key = '{key}'")
    with Store.open(tmp_path) as store:
        found = examined(store)
    assert found is not None and (found.code, found.args[1]) == ("damaged-settings", len(keys))


# What is done about it


def test_of_a_game_whose_gestures_are_gone_the_last_position_is_saved(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(record := played(gestures=6), TABLE)
        other = store.begin(finished(seed=3), TABLE)
    flipped_row(tmp_path, f"UPDATE gestures SET actions = '[]' WHERE n = 2 AND game = {number}")
    done = salvage(tmp_path / NAME, Calendar()())
    assert (done.games, done.shortened) == (1, 1)
    with Store.open(tmp_path) as store:
        again = store.load(number, GAMES)
        assert position_to_json(again.position) == position_to_json(record.position)
        assert again.done == []
        rng = random.Random(1)
        while again.position.result is None:
            stroke(again, rng)
            store.act(number, again.done[-1], again)
        assert store.statistics("solo").games == 1
        assert store.load(other, GAMES).done
        # A number once used is not used again.
        assert store.begin(played(), TABLE) > other


def test_the_number_of_a_game_that_is_lost_is_not_given_again(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        kept, lost = store.begin(played(), TABLE), store.begin(played(seed=2), TABLE)
    flipped_row(tmp_path, f"UPDATE games SET actions = actions + 1 WHERE id = {lost}")
    assert salvage(tmp_path / NAME, Calendar()()).games == 1
    with Store.open(tmp_path) as store:
        assert [one.id for one in store.unfinished()] == [kept]
        assert store.begin(played(), TABLE) > lost


def test_where_what_went_on_under_changed_rules_is_lost_its_past_goes_on(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(record := played(gestures=6), TABLE)
        later = store.load(number, LATER)
        stroke(later, random.Random(2))
        store.act(number, later.done[-1], later)
        assert [one.id for one in store.unfinished()] == [number]
    flipped_row(tmp_path, f"UPDATE games SET actions = actions + 1 WHERE id = {number}")
    assert salvage(tmp_path / NAME, Calendar()()).games == 1
    with Store.open(tmp_path) as store:
        (past,) = store.unfinished()
        assert past.id != number and store.load(past.id, GAMES).to_json() == record.to_json()
        assert position_to_json(store.load(past.id, LATER).position) == position_to_json(record.position)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def test_a_game_and_its_past_under_other_rules_are_counted_as_one(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played(gestures=6), TABLE)
        later = store.load(number, LATER)
        stroke(later, random.Random(2))
        store.act(number, later.done[-1], later)
    assert salvage(tmp_path / NAME, Calendar()()).games == 1


@pytest.mark.parametrize(
    "lost", ["games SET actions = actions + 1 WHERE continued =", "gestures SET actions = '[]' WHERE n = 2 AND game <>"]
)
def test_where_the_past_of_a_game_is_lost_what_went_on_is_kept(tmp_path: Path, lost: str) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played(gestures=6), TABLE)
        later = store.load(number, LATER)
        stroke(later, random.Random(2))
        store.act(number, later.done[-1], later)
    flipped_row(tmp_path, f"UPDATE {lost} {number}")
    assert salvage(tmp_path / NAME, Calendar()())[:2] == (1, 0)
    with Store.open(tmp_path) as store:
        assert [one.id for one in store.unfinished()] == [number]
        assert store.load(number, LATER).to_json() == later.to_json()
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("SELECT id FROM games").fetchall() == [(number,)], "half a past is none"


def test_settings_on_both_sides_of_a_damaged_page_are_saved(tmp_path: Path) -> None:
    wanted = {f"setting.{number:03}": "x" * 400 for number in range(60)}
    with Store.open(tmp_path) as store:
        for key, value in wanted.items():
            store.settings().put(key, value)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        leaves = connection.execute(
            "SELECT pageno FROM dbstat WHERE name = 'settings' AND pagetype = 'leaf' ORDER BY path"
        ).fetchall()
    assert len(leaves) > 4
    content = bytearray((tmp_path / NAME).read_bytes())
    page = leaves[len(leaves) // 2][0]
    content[(page - 1) * 4096 : page * 4096] = bytes(4096)
    (tmp_path / NAME).write_bytes(content)
    salvage(tmp_path / NAME, Calendar()())
    with Store.open(tmp_path) as store:
        saved = {key for key, value in wanted.items() if store.settings().get(key, "") == value}
    assert min(wanted) in saved and max(wanted) in saved
    assert len(wanted) - len(saved) < 3 * len(wanted) / len(leaves)


def test_a_damaged_database_with_a_log_is_set_aside_with_it(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    two.mkdir()
    with Store.open(one) as store:
        number = store.begin(record := played(), TABLE)
        for name in (NAME, f"{NAME}-wal"):
            shutil.copy(one / name, two / name)
    content = {name: (two / name).read_bytes() for name in (NAME, f"{NAME}-wal")}
    aside = salvage(two / NAME, Calendar()()).aside
    assert aside.read_bytes() == content[NAME]
    assert aside.with_name(aside.name + "-wal").read_bytes() == content[f"{NAME}-wal"]
    with Store.open(two) as store:
        assert position_to_json(store.load(number, GAMES).position) == position_to_json(record.position)


def test_mending_twice_in_a_second_keeps_both_damaged_files(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    now = Calendar()()
    places = {salvage(tmp_path / NAME, now).aside for _ in range(3)}
    assert len(places) == 3 and all(place.exists() for place in places)


def test_mending_that_was_killed_is_finished_by_the_next_start(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    with Store.open(new) as store:
        number = store.begin(played(), TABLE)
    with Store.open(tmp_path / "damaged") as store:
        store.begin(played(seed=2), TABLE)
        store.begin(played(seed=3), TABLE)
        old.mkdir()
        for name in (NAME, f"{NAME}-wal", f"{NAME}-shm"):
            shutil.copy(tmp_path / "damaged" / name, old / name)
    shutil.copy(new / NAME, old / MENDED)
    with Store.open(old) as store:
        # Otherwise the log of the damaged database would be read into the new one.
        assert [one.id for one in store.unfinished()] == [number]
        assert store.load(number, GAMES) and examined(store) is None
    assert not (old / MENDED).exists()


@pytest.mark.parametrize("step", ["copyfile", "replace"])
def test_mending_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    with Store.open(tmp_path) as store:
        number = store.begin(played(), TABLE)
    before = everything_in(tmp_path)

    def fail(*arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil if step == "copyfile" else os, step, fail)
    with pytest.raises(StoreError) as caught:
        salvage(tmp_path / NAME, Calendar()())
    monkeypatch.undo()
    assert caught.value.code == "disk-full"
    after = everything_in(tmp_path)
    assert {name: after[name] for name in before} == before
    with Store.open(tmp_path) as store:
        assert store.load(number, GAMES)


def test_a_damaged_copy_is_not_offered_and_not_put_back(tmp_path: Path) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        store.begin(played(), TABLE)
    for _ in range(2):
        clock.next_day()
        Store.open(tmp_path, clock=clock).close()
    second, third = sorted((tmp_path / "backups").iterdir())
    content = third.read_bytes()
    third.write_bytes(content[:4096] + bytes(4096) + content[8192:])
    copy = newest_sound(tmp_path)
    assert copy is not None and (copy.path, copy.day.isoformat()) == (second, "2026-03-02")
    with pytest.raises(Damaged):
        put_back(tmp_path / NAME, third, clock())
    assert put_back(tmp_path / NAME, second, clock()).exists()
    second.write_bytes(b"")
    assert newest_sound(tmp_path) is None


def test_what_takes_the_place_of_a_database_is_on_the_disk_before_and_so_is_what_was_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, synced, put = tmp_path / "copy.db", set[int](), os.replace
    Store.open(tmp_path).close()
    shutil.copy(tmp_path / NAME, copy)

    def replace(source: Path, target: Path) -> None:
        assert source.stat().st_ino in synced
        put(source, target)

    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.add(os.fstat(descriptor).st_ino))
    monkeypatch.setattr(os, "replace", replace)
    aside = put_back(tmp_path / NAME, copy, Calendar()())
    assert {aside.stat().st_ino, (tmp_path / NAME).stat().st_ino} <= synced


# What is not a database any more


@pytest.mark.parametrize("size", [0, 100, 8192])
def test_a_database_that_became_empty_does_not_pass_for_a_first_start(tmp_path: Path, size: int) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        store.begin(played(), TABLE)
    Store.open(tmp_path, clock=clock).close()
    assert (tmp_path / "backups").exists()
    (tmp_path / NAME).write_bytes(bytes(size))
    with pytest.raises(Damaged):
        Store.open(tmp_path, clock=clock)


@pytest.mark.parametrize("at", [0, 7, 21, 60, 61, 62, 63, 68, 71])
def test_a_flipped_bit_in_the_head_is_damage_and_no_other_program(tmp_path: Path, at: int) -> None:
    with Store.open(tmp_path) as store:
        store.begin(finished(), TABLE)
    content = bytearray((tmp_path / NAME).read_bytes())
    content[at] ^= 4
    (tmp_path / NAME).write_bytes(content)
    with pytest.raises((Damaged, NotADatabase)) as caught:
        Store.open(tmp_path)
    assert type(caught.value) is Damaged
    assert salvage(tmp_path / NAME, Calendar()()).games == 1


# Older programs


FIRST_FORM = Schema(Version(1, 0), FIRST, oldest=Version(1, 0))


def test_a_store_of_the_first_form_that_is_damaged_gets_no_checksums_even_if_todays_copy_is_made(
    tmp_path: Path,
) -> None:
    shutil.copy(Path(__file__).resolve().parents[1] / "saves" / "0.1.0" / NAME, tmp_path / NAME)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        connection.execute("DELETE FROM games WHERE id = 4")  # without its gestures
        connection.commit()
    (tmp_path / "backups").mkdir()
    shutil.copy(tmp_path / NAME, tmp_path / "backups" / "kupa-2026-03-01.db")
    before = everything_in(tmp_path)
    with pytest.raises(Damaged):
        Store.open(tmp_path, clock=Calendar())
    assert everything_in(tmp_path) == before


def test_a_store_of_the_first_form_gets_its_checksums(tmp_path: Path) -> None:
    saved = Path(__file__).resolve().parents[1] / "saves" / "0.1.0" / NAME
    shutil.copy(saved, tmp_path / NAME)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        # The first game of all was played, and another came to its end, after those that were begun later.
        connection.execute("UPDATE games SET updated = '2026-03-02T12:00:00.000+00:00' WHERE id = 4")
        connection.execute("UPDATE results SET ended = '2026-03-02T12:00:00.000+00:00' WHERE game = 1")
        connection.commit()
    with Store.open(tmp_path, clock=Calendar()) as store:
        waiting = store.unfinished()
        assert waiting == sorted(waiting, key=lambda one: one.updated, reverse=True) and waiting[0].id == 4
        assert [one.id for one in store.history("solo")] == [1, 3, 2]
        assert examined(store) is None
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        for table in ("games", "gestures", "results", "settings"):
            assert connection.execute(f"SELECT count(*) FROM {table} WHERE sum IS NULL").fetchone() == (0,)
    assert [path.name for path in (tmp_path / "backups").glob("before*")] == ["before-change-of-1.0-2026-03-01.db"]


def as_the_first_program(connection: sqlite3.Connection) -> None:
    """Change a game as a program of the first form does, with its own statements."""
    connection.execute("UPDATE games SET updated = '2026-03-01T13:00:00.000+00:00', changes = changes + 1 WHERE id = 1")
    connection.execute("UPDATE games SET seating = '{}' WHERE id = 2")
    connection.execute("DELETE FROM gestures WHERE game = 1 AND n >= 4")
    connection.execute("INSERT INTO gestures (game, n, actions, seat, learned) SELECT 1, 4, actions, seat, learned"
                       " FROM gestures WHERE game = 2 AND n = 4")  # fmt: skip
    connection.execute("INSERT OR REPLACE INTO settings (key, value) VALUES ('speed', '3')")
    names = (
        "game, revision, seats, options, persons, seed, start, seating, program, begun, updated, cursor, actions, last,"
        " over, changes"
    )
    connection.execute(f"INSERT INTO games ({names}) SELECT {names} FROM games WHERE id = 2")


def test_what_an_older_program_writes_is_not_taken_for_damage(tmp_path: Path) -> None:
    with Store.open(tmp_path, clock=Calendar()) as store:
        for seed in (1, 1, 3):
            store.begin(played(seed=seed), TABLE)
        store.settings().put("speed", 2)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        as_the_first_program(connection)
        connection.commit()
    with Store.open(tmp_path, clock=Calendar()) as store:
        assert examined(store) is None
        # First the one begun last, then the one played last; the one whose seats were changed keeps its place.
        assert [one.id for one in store.unfinished()] == [4, 1, 3, 2]
        assert store.settings().get("speed") == 3
        record = store.load(1, GAMES)
        record.undo()
        store.undo(1, record)
        assert [one.id for one in store.unfinished()] == [1, 4, 3, 2]
        assert examined(store) is None


def test_old_and_new_databases_have_one_definition(tmp_path: Path) -> None:
    for folder, schema in ((tmp_path / "old", FIRST_FORM), (tmp_path / "new", CURRENT)):
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
            schema.create(connection)
            folder.mkdir()
            connection.execute("VACUUM INTO ?", (str(folder / NAME),))
    definitions = []
    for folder in (tmp_path / "old", tmp_path / "new"):
        Store.open(folder).close()
        with closing(sqlite3.connect(folder / NAME)) as connection:
            definitions.append(connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall())
    assert definitions[0] == definitions[1]
