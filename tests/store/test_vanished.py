"""The folder or the database vanishes while the program has it open: reported within one act, and nothing is lost."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.engine import Record
from app.games import GAMES
from app.store import FolderNotMade, Locked, NotADatabase, Store, Vanished
from app.store.database import NAME, Database
from tests.store.sample import TABLE, begun, finished, played, stroke

pytestmark = pytest.mark.skipif(os.name != "posix", reason="elsewhere a file that is open cannot be taken away")


def folder_deleted(folder: Path) -> None:
    shutil.rmtree(folder)


def folder_moved(folder: Path) -> None:
    folder.rename(folder.with_name("moved"))


def file_unlinked(folder: Path) -> None:
    (folder / NAME).unlink()


def all_files_unlinked(folder: Path) -> None:
    for path in folder.glob(f"{NAME}*"):
        path.unlink()


def log_unlinked(folder: Path) -> None:
    (folder / f"{NAME}-wal").unlink()


def text_in_its_place(folder: Path) -> None:
    (folder / "mine").write_text("not yours", "utf-8")
    (folder / "mine").replace(folder / NAME)


def earlier_copy_in_its_place(folder: Path) -> None:
    """Do what a person does who wants yesterday's games back."""
    with closing(sqlite3.connect(folder / NAME)) as source, closing(sqlite3.connect(folder / "copy")) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
    (folder / "copy").replace(folder / NAME)


GOING = [folder_deleted, folder_moved, file_unlinked, all_files_unlinked]


class Evening:
    """A store with a finished game, some settings, and a game at the table."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.rng = folder, random.Random(7)
        self.store = Store.open(folder)
        self.store.settings().put("speed", 2)
        self.over = self.store.begin(begun(seed=9), TABLE)
        ended = self.store.load(self.over, GAMES)
        while ended.position.result is None:
            stroke(ended, self.rng)
            self.store.act(self.over, ended.done[-1], ended)
        self.record = played(gestures=4)
        self.number = self.store.begin(self.record, TABLE)
        self.act()

    def act(self) -> None:
        """Make the next gesture at the table, and keep it."""
        stroke(self.record, self.rng)
        self.store.act(self.number, self.record.done[-1], self.record)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Whatever a test does to its store, no connection is left open: Python 3.13 warns about open ones."""
    made = Evening(tmp_path / "kept")
    first = made.store._database.connection
    yield made
    for connection in {first, made.store._database.connection}:
        if isinstance(connection, sqlite3.Connection):
            connection.close()


@pytest.mark.parametrize("go", [*GOING, text_in_its_place, earlier_copy_in_its_place])
def test_the_next_gesture_says_that_the_database_is_gone(evening: Evening, go: Callable[[Path], None]) -> None:
    go(evening.folder)
    before = sorted(path.name for path in evening.folder.glob("*"))
    with pytest.raises(Vanished):
        evening.act()
    with pytest.raises(Vanished):
        evening.store.settings().put("speed", 1)
    with pytest.raises(Vanished):
        evening.store.begin(begun(seed=2), TABLE)
    with pytest.raises(Vanished):
        evening.store.forget(evening.over)
    assert sorted(path.name for path in evening.folder.glob("*")) == before, "nothing is made without being asked"
    evening.store.close()


@pytest.mark.parametrize("go", GOING)
def test_all_that_was_kept_is_brought_to_the_same_place_again(evening: Evening, go: Callable[[Path], None]) -> None:
    go(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    assert evening.store.reopen()
    assert evening.store.holds(evening.record)
    evening.act()
    evening.store.settings().put("volume", 30)
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()
        assert again.kept(evening.over).counted
        assert (again.settings().get("speed"), again.settings().get("volume")) == (2, 30)


def test_the_log_that_was_left_alone_is_not_taken_for_that_of_the_new_file(evening: Evening) -> None:
    log = evening.folder / f"{NAME}-wal"
    before = log.read_bytes()
    os.link(log, evening.folder / "seen")
    file_unlinked(evening.folder)
    assert evening.store.reopen()
    assert not log.exists() or not log.samefile(evening.folder / "seen")
    assert (evening.folder / "seen").read_bytes() == before
    evening.store.close()


def test_a_folder_that_came_back_by_itself_is_gone_on_with(evening: Evening) -> None:
    away = evening.folder.with_name("moved")
    evening.folder.rename(away)
    with pytest.raises(Vanished):
        evening.act()
    away.rename(evening.folder)
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()


def test_a_file_that_came_to_its_place_is_never_written_over(evening: Evening) -> None:
    text_in_its_place(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    for _ in range(2):
        with pytest.raises(NotADatabase):
            evening.store.reopen()
        assert (evening.folder / NAME).read_text("utf-8") == "not yours"
        there = sorted(path.name for path in evening.folder.rglob("*"))
    for _ in range(3):
        with pytest.raises(NotADatabase):
            evening.store.reopen()
    assert sorted(path.name for path in evening.folder.rglob("*")) == there, "trying again piles nothing up"
    with pytest.raises(Vanished):
        evening.store.settings().put("speed", 1)
    (evening.folder / NAME).unlink()
    assert evening.store.reopen()
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()


def test_a_folder_that_cannot_be_made_again_is_told_and_can_be_tried_again(evening: Evening) -> None:
    shutil.rmtree(evening.folder)
    evening.folder.write_text("in the way", "utf-8")
    with pytest.raises(Vanished):
        evening.act()
    with pytest.raises(FolderNotMade):
        evening.store.reopen()
    evening.folder.unlink()
    assert evening.store.reopen()
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()


def test_a_copy_that_cannot_be_made_of_what_was_brought_back_is_told(evening: Evening) -> None:
    file_unlinked(evening.folder)
    (evening.folder / "backups").write_text("in the way", "utf-8")
    assert evening.store.reopen()
    assert evening.store.unsaved is not None and evening.store.unsaved.code == "folder-not-made"
    evening.store.close()


def test_an_earlier_copy_put_in_its_place_goes_on_and_the_later_one_is_put_aside(evening: Evening) -> None:
    earlier_copy_in_its_place(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    assert not evening.store.reopen(), "not all of it is what was kept last"
    assert not evening.store.holds(evening.record)
    assert evening.store.keep(evening.number, evening.record, TABLE) == evening.number
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()
        assert [kept.id for kept in again.unfinished()] == [evening.number]
    aside = list((evening.folder / "backups").glob("before-change-*.db"))
    assert len(aside) == 1, "what was kept last stays somewhere"


def unreadable(evening: Evening) -> None:
    """Let nothing be read from the lost file, as if its disk were gone with it."""
    evening.store._database.connection.close()


def test_where_nothing_can_be_read_any_more_the_game_at_the_table_and_the_settings_are_kept_anew(
    evening: Evening,
) -> None:
    store, record = evening.store, evening.record
    store.settings().get("speed")
    store.settings().put("volume", 30)
    shutil.rmtree(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    unreadable(evening)
    assert not store.reopen()
    assert not store.holds(record)
    with pytest.raises(LookupError):
        store.act(evening.number, record.done[-1], record)
    assert store.keep(evening.number, record, {"seats": "others"}) == evening.number
    assert store.holds(record)
    evening.act()
    record.undo()
    store.undo(evening.number, record)
    store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == record.to_json()
        assert again.kept(evening.number).table == {"seats": "others"}
        assert (again.settings().get("speed"), again.settings().get("volume")) == (2, 30)


def test_another_game_of_the_same_number_is_left_alone(evening: Evening, tmp_path: Path) -> None:
    with Store.open(tmp_path / "other") as other:
        for seed in range(evening.number):
            other.begin(begun(seed=seed + 50), TABLE)
        data = other.load(evening.number, GAMES).to_json()
    shutil.rmtree(evening.folder)
    (tmp_path / "other").rename(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    assert not evening.store.reopen()
    number = evening.store.keep(evening.number, evening.record, TABLE)
    assert number != evening.number
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == data
        assert again.load(number, GAMES).to_json() == evening.record.to_json()


def test_settings_of_the_store_in_its_place_are_not_replaced_by_those_known_before(
    evening: Evening, tmp_path: Path
) -> None:
    with Store.open(tmp_path / "other") as other:
        other.settings().put("speed", 5)
    assert evening.store.settings().get("speed") == 2
    shutil.rmtree(evening.folder)
    (tmp_path / "other").rename(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    assert not evening.store.reopen()
    evening.store.settings().put("sound", 1)
    assert evening.store.settings().get("speed") == 5


def test_a_game_that_went_on_differently_at_that_place_is_left_alone(evening: Evening) -> None:
    away, number = evening.folder.with_name("moved"), evening.number
    evening.folder.rename(away)
    with Store.open(away) as other:
        elsewhere = other.load(number, GAMES)
        elsewhere.undo()
        other.undo(number, elsewhere)
        rng = random.Random(11)
        while elsewhere.done[-1].actions == evening.record.done[-1].actions or len(elsewhere.done) < 7:
            stroke(elsewhere, rng)
            other.act(number, elsewhere.done[-1], elsewhere)
    shutil.copytree(away, evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    assert not evening.store.reopen()
    second = evening.store.keep(number, evening.record, TABLE)
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(number, GAMES).to_json() == elsewhere.to_json()
        assert again.load(second, GAMES).to_json() == evening.record.to_json()


def test_the_end_of_a_game_that_is_kept_anew_counts(tmp_path: Path) -> None:
    record, rng = begun(), random.Random(1)
    brought = finished(seed=5)
    store = Store.open(tmp_path / "kept")
    number, from_a_file = store.begin(record, TABLE), store.begin(brought, TABLE)
    shutil.rmtree(tmp_path / "kept")
    while record.position.result is None:
        stroke(record, rng)
    with pytest.raises(Vanished):
        store.act(number, record.done[-1], record)
    store._database.connection.close()
    assert not store.reopen()
    number, from_a_file = store.keep(number, record, TABLE), store.keep(from_a_file, brought, TABLE)
    assert store.kept(number).counted
    assert not store.kept(from_a_file).counted
    store.close()


def test_a_finished_game_that_was_opened_again_counts_as_before_where_it_is_kept_anew(tmp_path: Path) -> None:
    record, rng = begun(), random.Random(1)
    with Store.open(tmp_path / "kept") as store:
        number, from_a_file = store.begin(record, TABLE), store.begin(finished(seed=5), TABLE)
        while record.position.result is None:
            stroke(record, rng)
            store.act(number, record.done[-1], record)
    store = Store.open(tmp_path / "kept")
    played_here, brought = store.load(number, GAMES), store.load(from_a_file, GAMES)
    shutil.rmtree(tmp_path / "kept")
    store._database.connection.close()
    assert not store.reopen()
    assert store.kept(store.keep(number, played_here, TABLE)).counted
    assert not store.kept(store.keep(from_a_file, brought, TABLE)).counted
    store.close()


def test_a_game_that_was_opened_again_and_ended_while_nothing_could_be_kept_counts(tmp_path: Path) -> None:
    with Store.open(tmp_path / "kept") as store:
        number = store.begin(played(), TABLE)
    store, rng = Store.open(tmp_path / "kept"), random.Random(1)
    record = store.load(number, GAMES)
    shutil.rmtree(tmp_path / "kept")
    store._database.connection.close()
    while record.position.result is None:
        stroke(record, rng)
    assert not store.reopen()
    assert store.kept(store.keep(number, record, TABLE)).counted
    store.close()


def test_a_game_of_another_store_is_not_kept_in_its_place(evening: Evening) -> None:
    stranger: Record = played(seed=77)
    with pytest.raises(LookupError):
        evening.store.keep(evening.number, stranger, TABLE)
    assert not evening.store.holds(stranger)


def test_a_failing_disk_under_a_vanished_folder_is_told_as_vanished(evening: Evening) -> None:
    connection = evening.store._database.connection
    connection.execute("PRAGMA query_only = ON")
    folder_deleted(evening.folder)
    with pytest.raises(Vanished):
        evening.act()
    connection.execute("PRAGMA query_only = OFF")
    assert evening.store.reopen()


def test_a_log_that_cannot_be_brought_into_the_database_is_not_given_up(
    evening: Evening,
) -> None:
    evening.store._database.connection.execute("PRAGMA busy_timeout = 10")
    with closing(sqlite3.connect(evening.folder / NAME, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM games").fetchone()
        evening.act()
        log_unlinked(evening.folder)
        with pytest.raises(Locked):
            evening.act()
        with pytest.raises(Locked):
            evening.store.reopen()
    assert evening.store.reopen()
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(evening.number, GAMES).to_json() == evening.record.to_json()


@pytest.mark.parametrize("first", [Store.close, Store.reopen])
def test_the_log_of_a_lost_database_does_not_get_into_the_one_in_its_place(
    evening: Evening, tmp_path: Path, first: Callable[[Store], object]
) -> None:
    with Store.open(tmp_path / "other") as other:
        number = other.begin(played(seed=50, gestures=9), TABLE)
        data = other.load(number, GAMES).to_json()
    (tmp_path / "other" / NAME).replace(evening.folder / NAME)
    first(evening.store)
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.load(number, GAMES).to_json() == data
        assert [kept.id for kept in again.unfinished()] == [number]


# Settings that could not be kept


def test_a_setting_that_could_not_be_kept_holds_and_is_kept_by_the_next_write(evening: Evening) -> None:
    connection = evening.store._database.connection
    connection.execute("PRAGMA query_only = ON")
    with pytest.raises(Exception, match="not-writable"):
        evening.store.settings().put("night", True)
    assert evening.store.settings().get("night") is True
    connection.execute("PRAGMA query_only = OFF")
    evening.act()
    evening.store.close()
    with Store.open(evening.folder) as again:
        assert again.settings().get("night") is True


def test_a_setting_that_waits_is_not_taken_as_written_before_it_is(tmp_path: Path) -> None:
    store, path = Store.open(tmp_path), tmp_path / NAME
    path.rename(tmp_path / "away")
    with pytest.raises(Vanished):
        store.settings().put("volume", 7)
    (tmp_path / "away").rename(path)
    with pytest.raises(Vanished), store._writing():
        path.rename(tmp_path / "away")
    (tmp_path / "away").rename(path)
    store.forget(1)
    store.close()
    with Store.open(tmp_path) as again:
        assert again.settings().get("volume") == 7


def test_what_was_brought_back_and_cannot_be_opened_is_brought_back_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_: object) -> Database:
        raise Locked(tmp_path / NAME)

    store = Store.open(tmp_path)
    number = store.begin(played(), TABLE)
    file_unlinked(tmp_path)
    with monkeypatch.context() as patched, pytest.raises(Locked):
        patched.setattr(Database, "open", locked)
        store.reopen()
    assert not (tmp_path / NAME).exists()
    assert store.reopen() and store.kept(number).id == number
    store.close()
