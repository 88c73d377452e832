"""Opening the database: what is refused and left byte for byte as it was; copies; older and newer forms."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app import __version__
from app.games import GAMES
from app.store import (
    Damaged,
    DiskFull,
    FolderNotMade,
    Foreign,
    Locked,
    NotADatabase,
    NotWritable,
    Store,
    StoreError,
    StoreFailed,
    TooNew,
)
from app.store.backups import DAYS
from app.store.database import NAME
from app.store.errors import FILE_CODES, STORE_CODES, told
from app.store.schema import APPLICATION, CURRENT, TABLES, Migration, Schema, Version
from tests.store.sample import TABLE, Calendar, begun, everything_in, finished, played

ROOT = Path(__file__).resolve().parents[2]


def refusal(folder: Path, schema: Schema = CURRENT) -> StoreError:
    """The error of opening a folder; opening must leave every file in it as it was."""
    before = everything_in(folder)
    with pytest.raises(StoreError) as caught:
        Store.open(folder, patience=0.05, schema=schema)
    assert everything_in(folder) == before
    assert set(caught.value.named) == set(STORE_CODES[caught.value.code])
    return caught.value


def filled(folder: Path, games: int = 40) -> int:
    """Fill a store with some games; return the number of the first."""
    with Store.open(folder) as store:
        numbers = [store.begin(finished("solo", seed), TABLE) for seed in range(games)]
    return numbers[0]


def signed(version: Version) -> tuple[str, str]:
    """The statements with which a program signs a form."""
    return f"PRAGMA user_version = {version.packed}", f"UPDATE meta SET value = '{version}' WHERE key = 'schema'"


def marked(folder: Path, version: Version, *statements: str) -> None:
    """Change the form of a store as another program would."""
    with closing(sqlite3.connect(folder / NAME)) as connection:
        for statement in (*statements, *signed(version)):
            connection.execute(statement)
        connection.commit()


# What is not a database of ours


def test_the_folder_is_made_with_all_that_lead_to_it(tmp_path: Path) -> None:
    # No name on Windows has a question mark.
    folder = tmp_path / "של סבתא" / ("a #1 100%" if os.name == "nt" else "a #1 100%?") / "b"
    with Store.open(folder) as store:
        assert store.path.parent == folder
        number = store.begin(begun(), TABLE)
    with Store.open(folder) as store:
        assert store.load(number, GAMES).done == []


@pytest.mark.parametrize(
    "content",
    [b"x", b"S", b"SQLite", b"\x89PNG\r\n\x1a\n" * 40, "שלום".encode() * 500, b"\x00" * 8192, bytes(range(256)) * 64],
)
def test_a_file_of_another_kind_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert type(refusal(tmp_path)) is NotADatabase


@pytest.mark.parametrize("rest", [b"", b"\xff" * 84, b"\xff" * 8000, bytes(range(256)) * 40])
def test_a_file_that_only_begins_like_a_database_is_refused(tmp_path: Path, rest: bytes) -> None:
    (tmp_path / NAME).write_bytes(b"SQLite format 3\x00" + rest)
    assert type(refusal(tmp_path)) in (NotADatabase, Damaged)


def test_a_folder_of_the_databases_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert type(refusal(tmp_path)) is NotADatabase


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE notes (text)"],
        ["PRAGMA user_version = 3"],
        [f"PRAGMA application_id = {APPLICATION + 1}", "CREATE TABLE notes (text)"],
        # It has our mark, but a form that never existed.
        [f"PRAGMA application_id = {APPLICATION}", "CREATE TABLE notes (text)", "PRAGMA user_version = 1"],
    ],
)
def test_a_database_of_another_program_is_refused(tmp_path: Path, statements: list[str]) -> None:
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    assert type(refusal(tmp_path)) is Foreign


def test_a_first_start_that_was_killed_is_begun_again(tmp_path: Path) -> None:
    for content in (b"", None):
        if content is not None:
            (tmp_path / NAME).write_bytes(content)
        else:
            (tmp_path / NAME).unlink()
            with closing(sqlite3.connect(tmp_path / NAME)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
        with Store.open(tmp_path) as store:
            assert store.unfinished() == []


# Damage


def test_pages_written_over_are_noticed_on_the_first_start_of_the_day(tmp_path: Path) -> None:
    clock = Calendar()
    Store.open(tmp_path, clock=clock).close()
    filled(tmp_path)
    clock.next_day()
    Store.open(tmp_path, clock=clock).close()
    copies = everything_in(tmp_path / "backups")
    path = tmp_path / NAME
    content = bytearray(path.read_bytes())
    content[5 * 4096 : 9 * 4096] = bytes(4 * 4096)
    path.write_bytes(content)
    clock.next_day()
    before = everything_in(tmp_path)
    with pytest.raises(Damaged) as caught:
        Store.open(tmp_path, clock=clock)
    assert everything_in(tmp_path) == before
    # The details can name the last good copy, and the damage was not copied.
    assert caught.value.args == (str(path), str(tmp_path / "backups" / "kupa-2026-03-02.db"))
    assert everything_in(tmp_path / "backups") == copies


@pytest.mark.parametrize("share", [0.2, 0.5, 0.99])
def test_a_database_that_was_cut_is_refused(tmp_path: Path, share: float) -> None:
    filled(tmp_path)
    path = tmp_path / NAME
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    assert type(refusal(tmp_path)) is Damaged


def test_a_damaged_list_of_tables_is_noticed_at_every_start(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    # The day's copy is there, so no thorough check is due.
    Store.open(tmp_path).close()
    path = tmp_path / NAME
    content = bytearray(path.read_bytes())
    assert b"CREATE TABLE games" in content
    path.write_bytes(bytes(content).replace(b"CREATE TABLE games", b"CREATE TABBY games"))
    assert type(refusal(tmp_path)) in (Damaged, StoreFailed)


def test_damage_that_is_met_later_is_told_by_the_call_that_meets_it(tmp_path: Path) -> None:
    filled(tmp_path)
    with Store.open(tmp_path) as store:
        path = tmp_path / NAME
        content = bytearray(path.read_bytes())
    content[20 * 4096 : 45 * 4096] = bytes(25 * 4096)
    path.write_bytes(content)
    with Store.open(tmp_path) as store, pytest.raises(Damaged) as caught:
        for one in store.history("solo"):
            store.load(one.id, GAMES)
    assert caught.value.named["backup"]


# What may not be written


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FolderNotMade) as caught:
            Store.open(folder)
        assert caught.value.args[0] == str(folder)
    assert (tmp_path / "file").read_text("utf-8") == "mine"


@pytest.fixture
def guarded() -> Iterator[Path]:
    """A folder that a person without write permission can read."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755)
    shutil.rmtree(folder)


TRY = """
import os, sys; from pathlib import Path; from app.store import Store, StoreError
if sys.argv[2]: os.setgroups([]); os.setgid(int(sys.argv[2])); os.setuid(int(sys.argv[2]))
try:
    with Store.open(Path(sys.argv[1])) as store: print("opened", end="")
except StoreError as error: print(error.code, end="")
"""


def without_rights(folder: Path) -> str:
    """The code reported to a person who may not write there; a separate process gives up root's rights for it."""
    user = "65534" if os.geteuid() == 0 else ""
    before = everything_in(folder)
    command = [sys.executable, "-c", TRY, str(folder), user]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60)
    assert done.stderr == ""
    assert everything_in(folder) == before
    return done.stdout


@pytest.mark.skipif(os.name != "posix", reason="rights are set in another way there")
def test_a_folder_or_a_file_without_the_right_to_write_is_told(guarded: Path) -> None:
    empty, full, closed = guarded / "empty", guarded / "full", guarded / "closed"
    empty.mkdir(mode=0o555)
    filled(full, games=1)
    (full / NAME).chmod(0o444)
    full.chmod(0o555)
    filled(closed, games=1)
    (closed / NAME).chmod(0o000 if os.geteuid() else 0o600)
    assert without_rights(empty) == "not-writable"
    assert without_rights(full) == "not-writable"
    assert without_rights(closed / NAME / "below") == "folder-not-made"
    assert without_rights(guarded / "empty" / "new") == "folder-not-made"
    if os.geteuid() == 0:
        assert without_rights(closed) == "not-writable"


def locked_by_a_writer(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("BEGIN EXCLUSIVE")
    return connection


def locked_for_all(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute("INSERT INTO settings (key, value) VALUES ('a', '1')")
    connection.commit()
    return connection


@pytest.mark.parametrize("lock", [locked_by_a_writer, locked_for_all])
def test_a_database_that_another_program_holds_is_told(
    tmp_path: Path, lock: Callable[[Path], sqlite3.Connection]
) -> None:
    number = filled(tmp_path, games=1)
    with closing(lock(tmp_path / NAME)) as holder:
        with pytest.raises(Locked):
            Store.open(tmp_path, patience=0.05)
        holder.rollback()
    with Store.open(tmp_path) as store:
        assert store.load(number, GAMES)


def test_a_store_waits_for_a_writer_that_lets_go_in_time(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    hold = (
        "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1]); c.execute('BEGIN IMMEDIATE');"
        "print(flush=True); time.sleep(0.3); c.rollback()"
    )
    other = subprocess.Popen([sys.executable, "-c", hold, str(tmp_path / NAME)], stdout=subprocess.PIPE)
    assert other.stdout is not None
    other.stdout.readline()
    with Store.open(tmp_path) as store:
        assert len(store.history("solo")) == 1
    other.communicate()


# Copies


def test_a_copy_is_made_on_the_first_start_of_each_day_and_three_are_kept(tmp_path: Path) -> None:
    clock = Calendar()
    for day in range(6):
        for _ in range(2):
            with Store.open(tmp_path, clock=clock) as store:
                assert store.unsaved is None
                store.begin(begun("solo", day), TABLE)
        clock.next_day()
    copies = sorted(path.name for path in (tmp_path / "backups").iterdir())
    assert copies == [f"kupa-2026-03-0{day}.db" for day in (4, 5, 6)]
    assert len(copies) == DAYS
    # The sixth day's copy holds what the first five days brought.
    again = tmp_path / "again"
    again.mkdir()
    shutil.copy(tmp_path / "backups" / copies[-1], again / NAME)
    with Store.open(again) as store:
        assert len(store.unfinished()) == 10


def test_a_clock_that_ran_ahead_does_not_cost_todays_copy(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    (tmp_path / "backups").mkdir(exist_ok=True)
    for year in (2090, 2091, 2092):
        (tmp_path / "backups" / f"kupa-{year}-01-01.db").write_bytes(b"")
    (tmp_path / "backups" / "kupa-mine.db").write_bytes(b"")
    Store.open(tmp_path, clock=Calendar()).close()
    names = {path.name for path in (tmp_path / "backups").iterdir()}
    assert names >= {"kupa-2026-03-01.db", "kupa-2092-01-01.db", "kupa-mine.db"}
    assert "kupa-2090-01-01.db" not in names


def test_a_copy_that_cannot_be_made_is_told_and_does_not_keep_anybody_from_playing(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    (tmp_path / "backups").write_text("in the way", "utf-8")
    with Store.open(tmp_path) as store:
        assert store.unsaved is not None and store.unsaved.code == "folder-not-made"
        store.begin(begun(), TABLE)


def test_what_a_killed_copy_left_is_cleared_away_in_time(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    (tmp_path / "backups").mkdir()
    old, new = tmp_path / "backups" / ".kupa-2026-02-01-7.part", tmp_path / "backups" / ".kupa-2026-02-01-8.part"
    for part in (old, new):
        part.write_bytes(b"half")
    os.utime(old, (1, 1))
    Store.open(tmp_path, clock=Calendar()).close()
    assert (old.exists(), new.exists()) == (False, True)


# Newer forms


def newer(folder: Path) -> None:
    filled(folder, games=1)
    marked(
        folder,
        Version(2, 0),
        "ALTER TABLE games RENAME TO sittings",
        "UPDATE meta SET value = '7.1' WHERE key = 'program'",
    )


def test_a_newer_form_is_refused_and_not_touched(tmp_path: Path) -> None:
    newer(tmp_path)
    error = refusal(tmp_path)
    assert type(error) is TooNew
    assert error.named == {"path": str(tmp_path / NAME), "version": "2.0", "program": "7.1"}


@pytest.mark.parametrize("shared", [True, False])
def test_a_newer_form_left_by_a_killed_program_is_refused_and_not_touched(tmp_path: Path, shared: bool) -> None:
    # The new version is only in the log: the database itself still has the old one.
    one, two = tmp_path / "one", tmp_path / "two"
    filled(one, games=1)
    two.mkdir()
    with closing(sqlite3.connect(one / NAME)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        for statement in signed(Version(3, 1)):
            connection.execute(statement)
        connection.commit()
        for name in (NAME, f"{NAME}-wal", *([f"{NAME}-shm"] if shared else [])):
            shutil.copy(one / name, two / name)
    with closing(sqlite3.connect(f"{(two / NAME).as_uri()}?immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (CURRENT.version.packed,)
    names = set(everything_in(two))
    content = (two / NAME).read_bytes(), (two / f"{NAME}-wal").read_bytes()
    with pytest.raises(TooNew) as caught:
        Store.open(two)
    assert caught.value.named["version"] == "3.1"
    assert set(everything_in(two)) == names
    assert content == ((two / NAME).read_bytes(), (two / f"{NAME}-wal").read_bytes())


def test_a_newer_form_in_use_is_refused(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        for statement in signed(Version(2, 0)):
            connection.execute(statement)
        connection.commit()
        with pytest.raises(TooNew):
            Store.open(tmp_path)


def test_a_form_with_additions_is_played_on_and_keeps_its_version(tmp_path: Path) -> None:
    number = filled(tmp_path, games=1)
    marked(
        tmp_path,
        Version(1, 7),
        "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'",
        "ALTER TABLE gestures ADD COLUMN took REAL",
        "CREATE TABLE badges (game INTEGER REFERENCES games (id) ON DELETE CASCADE)",
    )
    with Store.open(tmp_path) as store:
        record = store.load(number, GAMES)
        record.undo()
        store.undo(number, record)
        store.begin(played(), TABLE)
        assert len(store.unfinished()) == 2
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (Version(1, 7).packed,)
        assert connection.execute("SELECT mood FROM games").fetchall() == [("calm",), ("calm",)]


# Older forms


def add_mood(connection: sqlite3.Connection) -> None:
    connection.execute("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")


def rebuild_settings(connection: sqlite3.Connection) -> None:
    assert connection.execute("SELECT mood FROM games").fetchone() == ("calm",)
    connection.execute("CREATE TABLE choices (key TEXT PRIMARY KEY, value TEXT NOT NULL, sum INTEGER)")
    connection.execute("INSERT INTO choices SELECT key, value, sum FROM settings")
    connection.execute("DROP TABLE settings")
    connection.execute("ALTER TABLE choices RENAME TO settings")


NEXT = Schema(
    Version(2, 0),
    TABLES,
    oldest=Version(1, 0),
    migrations=(*CURRENT.migrations, Migration(Version(1, 2), add_mood), Migration(Version(2, 0), rebuild_settings)),
)
"""A form as a later program might have it."""


def test_an_older_form_is_brought_up_to_date_and_a_copy_from_before_is_kept(tmp_path: Path) -> None:
    clock = Calendar()
    with Store.open(tmp_path, clock=clock) as store:
        number = store.begin(finished("solo", 3), TABLE)
        store.settings().put("speed", 2)
        was = store.history("solo")
    with Store.open(tmp_path, clock=clock, schema=NEXT) as store:
        assert store.history("solo") == was
        assert store.settings().get("speed") == 2
        record = store.load(number, GAMES)
        record.undo()
        store.undo(number, record)
        store.begin(begun(), TABLE)
    # An older program now refuses it, and nothing has bypassed the refusal.
    assert type(refusal(tmp_path)) is TooNew
    for _ in range(5):
        clock.next_day()
        Store.open(tmp_path, clock=clock, schema=NEXT).close()
    before = [path for path in (tmp_path / "backups").iterdir() if path.name.startswith("before")]
    assert [path.name for path in before] == [f"before-change-of-{CURRENT.version}-2026-03-01.db"]
    again = tmp_path / "again"
    again.mkdir()
    shutil.copy(before[0], again / NAME)
    with Store.open(again) as store:
        assert store.history("solo") == was


def test_only_the_steps_that_are_missing_are_taken(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    marked(tmp_path, Version(1, 2), "ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")
    with Store.open(tmp_path, schema=NEXT) as store:
        assert len(store.history("solo")) == 1


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM gestures")
    connection.execute("DROP TABLE settings")
    connection.execute("SELECT no_such_column FROM games")


def orphan(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM games")


def leave(connection: sqlite3.Connection) -> None:
    connection.execute("DROP TABLE settings")
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("step", "error"), [(fail, StoreFailed), (orphan, StoreFailed), (leave, KeyboardInterrupt)]
)
def test_a_step_that_fails_leaves_the_older_form_whole(
    tmp_path: Path, step: Callable[[sqlite3.Connection], None], error: type[BaseException]
) -> None:
    number = filled(tmp_path, games=2)
    broken = NEXT._replace(migrations=(*NEXT.migrations, Migration(Version(2, 0), step)))
    with pytest.raises(error):
        Store.open(tmp_path, schema=broken)
    with Store.open(tmp_path) as store:
        assert len(store.history("solo")) == 2
        assert store.load(number, GAMES).position.result is not None
        assert store.settings().get("speed", 1) == 1


@pytest.mark.parametrize("code", [errno.ENOSPC, pytest.param(getattr(errno, "EDQUOT", errno.ENOSPC), id="quota")])
def test_where_there_is_no_room_for_a_copy_the_disk_is_said_to_be_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    filled(tmp_path, games=1)

    def full(source: Path, target: Path) -> None:
        raise OSError(code, "no room")

    monkeypatch.setattr(os, "replace", full)
    assert type(refusal(tmp_path, schema=NEXT)) is DiskFull


def test_a_disk_without_room_for_the_memory_that_programs_share_is_full() -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert type(told(error, Path(NAME), lambda: None)) is DiskFull
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ
    assert type(told(error, Path(NAME), lambda: None)) is StoreFailed


def test_without_a_copy_there_is_no_change_of_form(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    (tmp_path / "backups").write_text("in the way", "utf-8")
    with pytest.raises((NotWritable, DiskFull)):
        Store.open(tmp_path, schema=NEXT)
    with Store.open(tmp_path) as store:
        assert len(store.history("solo")) == 1


def test_a_form_older_than_any_is_refused(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    assert type(refusal(tmp_path, NEXT._replace(oldest=Version(1, 2)))) is Foreign


def test_a_database_says_which_program_made_its_form(tmp_path: Path) -> None:
    filled(tmp_path, games=1)
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        rows = dict(connection.execute("SELECT key, value FROM meta"))
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
    assert rows == {"schema": str(CURRENT.version), "program": __version__}


# Codes


def test_every_error_has_a_code_of_the_lists_and_an_argument_for_each_name() -> None:
    path = Path("kupa.db")
    made: list[StoreError] = [
        FolderNotMade(path, "reason"), NotWritable(path), NotADatabase(path), Foreign(path), Damaged(path, None),
        TooNew(path, "2.0", "9"), Locked(path), DiskFull(path), StoreFailed(path, "SQLITE_IOERR"),
    ]  # fmt: skip
    for error in made:
        assert list(error.named) == list(STORE_CODES[error.code])
        assert error.code in str(error)
    with pytest.raises(TypeError):
        StoreError("locked", ())
    assert len({error.code for error in made}) == len(made)
    assert all(names[0] == "file" for names in FILE_CODES.values())
