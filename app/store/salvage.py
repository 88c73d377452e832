"""Repairing a damaged database: it is set aside, and a copy or what can be read of it takes its place.

Nothing is overwritten. The damaged files are first copied byte for byte into the folder `set-aside`, under new names.
The new database is then completed beside the damaged one and named `MENDED`. From that moment it is the database: if
the program is killed before it is in place, `Database.open` puts it there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from app.store import backups
from app.store.address import connected
from app.store.errors import Damaged, DiskFull, NotWritable, StoreFailed, is_full, said, speaking
from app.store.inspection import beside
from app.store.schema import APPLICATION, CURRENT, FIRST
from app.store.sums import SUMMED, holds, insertion, row_sum

FOLDER = "set-aside"
"""The folder for damaged databases, inside the data folder."""

MENDED = "kupa-mended.db"
"""The name, beside the database, of a complete one that is about to take its place."""

HIGHEST = 200_000
"""The highest game number to look for; a damaged page may claim any."""

_UNREADABLE = (sqlite3.Error, UnicodeDecodeError, OverflowError, MemoryError)


class Salvaged(NamedTuple):
    """What was saved of a damaged database.

    `games` counts the games saved whole. `shortened` counts those that continue from their last position without what
    came before. `aside` is the path of the damaged database now.
    """

    games: int
    shortened: int
    aside: Path


def salvage(path: Path, now: datetime) -> Salvaged:
    """Replace the database at `path` with what can be read of it. Raises StoreError, and then has changed nothing.

    No program may have it open.
    """
    with _failing(path):
        aside = set_aside(path, now)
        draft = _draft(path)
        try:
            with _workplace(path) as damaged, contextlib.closing(_made(draft)) as new:
                games, shortened = _take_over(damaged, new)
                new.execute("PRAGMA foreign_key_check").fetchall()
                new.execute("COMMIT")
            _take_place(path, draft)
        finally:
            draft.unlink(missing_ok=True)
    return Salvaged(games, shortened, aside)


def put_back(path: Path, copy: Path, now: datetime) -> Path:
    """Replace the damaged database at `path` with a copy; return where it was set aside. Raises as `salvage` does.

    The copy itself stays where it is.
    """
    with _failing(path):
        if not backups.is_sound(copy):
            raise Damaged(copy, None)
        aside = set_aside(path, now)
        draft = _draft(path)
        try:
            shutil.copyfile(copy, draft)
            _take_place(path, draft)
        finally:
            draft.unlink(missing_ok=True)
    return aside


def set_aside(path: Path, now: datetime) -> Path:
    """Copy the database and its log, byte for byte, to a name that says what they are. Raises OSError."""
    folder = path.parent / FOLDER
    folder.mkdir(exist_ok=True)
    log = beside(path)[0]
    for target in backups.numbered(folder, f"kupa-damaged-{now.astimezone():%Y-%m-%d-%H%M%S}"):
        with contextlib.suppress(FileExistsError):
            target.open("xb").close()
            break
    try:
        # The log first: without it, the copied database would look complete.
        if log.exists():
            shutil.copyfile(log, beside(target)[0])
        shutil.copyfile(path, target)
        for one in (target, beside(target)[0]):
            if one.exists():
                _to_disk(one)
    except BaseException:
        for one in (target, beside(target)[0]):
            one.unlink(missing_ok=True)
        raise
    return target


def finish(path: Path) -> None:
    """Put a mended database in its place, if one is waiting. Raises OSError."""
    real = Path(os.path.realpath(path))
    mended = real.with_name(MENDED)
    if not mended.exists():
        return
    # They belong to the damaged database, but SQLite would apply them to the new one.
    for one in beside(path):
        one.unlink(missing_ok=True)
    os.replace(mended, real)


def _take_place(path: Path, draft: Path) -> None:
    _to_disk(draft)
    os.replace(draft, Path(os.path.realpath(path)).with_name(MENDED))
    finish(path)


def _draft(path: Path) -> Path:
    """Return the path for building the new database: beside the old one, because only there is a rename atomic."""
    draft = Path(os.path.realpath(path)).with_name(f".{MENDED}-{os.getpid()}.part")
    draft.unlink(missing_ok=True)
    return draft


def _to_disk(path: Path) -> None:
    with path.open("r+b") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def _failing(path: Path) -> Iterator[None]:
    """Turn the system's errors into a StoreError."""
    try:
        with speaking(path, lambda: None):
            yield
    except OSError as error:
        if is_full(error):
            raise DiskFull(path) from error
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            raise NotWritable(path) from error
        raise StoreFailed(path, said(error)) from error


def _made(draft: Path) -> sqlite3.Connection:
    """Create a new database and begin a transaction in it."""
    new = connected(draft)
    try:
        new.execute("BEGIN")
        CURRENT.create(new)
    except BaseException:
        new.close()
        raise
    return new


@contextlib.contextmanager
def _workplace(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection to a second copy of the damaged files, in which repairs may be written."""
    with tempfile.TemporaryDirectory(prefix="kupa-", ignore_cleanup_errors=True) as name:
        place = Path(name) / "damaged.db"
        shutil.copyfile(path, place)
        if beside(path)[0].exists():
            shutil.copyfile(beside(path)[0], beside(place)[0])
        _renew_head(place)
        _renew_definitions(place)
        with contextlib.closing(connected(place)) as connection:
            yield connection


_PAGE = 4096


def _renew_head(path: Path) -> None:
    """Rewrite the first hundred bytes of a database.

    They are the same in all of ours or not needed for reading: the number of pages follows from the size of the file,
    and nothing asks for the list of free pages.
    """
    with path.open("r+b") as file:
        head = file.read(100)
        size = int.from_bytes(head[16:18], "big")
        if size not in (512, 1024, 2048, _PAGE, 8192, 16384, 32768, 1):
            size = _PAGE
        # Offsets: sqlite.org/fileformat2.html, section 1.3. Bytes 24 and 92 differ, so SQLite ignores the size at 28.
        parts = (
            b"SQLite format 3\x00", size.to_bytes(2, "big"), head[18:20] if head[18:20] == b"\1\1" else b"\2\2",
            b"\x00\x40\x20\x20", (1).to_bytes(4, "big"), bytes(12), bytes(4), (4).to_bytes(4, "big"), bytes(8),
            (1).to_bytes(4, "big"), CURRENT.version.packed.to_bytes(4, "big"), bytes(4),
            APPLICATION.to_bytes(4, "big"), bytes(20), (2).to_bytes(4, "big"), head[96:100],
        )  # fmt: skip
        file.seek(0)
        file.write(b"".join(parts))


def _renew_definitions(path: Path) -> None:
    """Rewrite the definitions of the tables that differ from ours: unlike the contents of the tables, they are known.

    A flipped bit in a definition would hide every row. The number of each table's first page is left as it is.
    """
    forms = [_definitions(tables) for tables in (CURRENT.tables, FIRST)]
    with contextlib.closing(connected(path)) as connection, contextlib.suppress(*_UNREADABLE):
        connection.execute("PRAGMA writable_schema = ON")
        found = connection.execute(
            "SELECT rowid, type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid"
        ).fetchall()
        if any([row[1:] for row in found] == form for form in forms):
            return
        form = max(forms, key=lambda form: sum(one == row[1:] for one, row in zip(form, found, strict=False)))
        if len(form) != len(found):
            return
        for one, row in zip(form, found, strict=True):
            connection.execute(
                "UPDATE sqlite_master SET type = ?, name = ?, tbl_name = ?, sql = ? WHERE rowid = ?", (*one, row[0])
            )


def _definitions(tables: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Return the rows of `sqlite_master` in a database that was just created, in order."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        for statement in tables:
            connection.execute(statement)
        return connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid").fetchall()


def _take_over(damaged: sqlite3.Connection, new: sqlite3.Connection) -> tuple[int, int]:
    """Copy every game and setting that is readable and undamaged; return how many games are whole, how many cut."""
    whole = shortened = 0
    taken: set[int] = set()
    highest = _highest(damaged)
    for number in range(1, highest + 1):
        game = _game(damaged, number)
        if game is None:
            continue
        if game["continued"] not in taken:
            # The game that continued it under changed rules is lost, so it continues itself from where it stood then.
            game["continued"] = None
        gestures = _gestures(damaged, number)
        cut = gestures is None or not 0 <= game["cursor"] <= len(gestures)
        if cut:
            if game["sum"] is None or game["continued"] is not None:
                continue
            # Its last position is certain, so the game can go on from there.
            game.update(start=game["last"], cursor=0, actions=0)
        _add(new, "games", game)
        for gesture in () if cut or gestures is None else gestures:
            _add(new, "gestures", gesture)
        result = _row(damaged, "results", number)
        if result is not None:
            with contextlib.suppress(sqlite3.IntegrityError):
                _add(new, "results", result)
        taken.add(number)
        if game["continued"] is None:
            whole, shortened = whole + (not cut), shortened + cut
    for setting in _settings(damaged):
        _add(new, "settings", setting)
    # A number is never given twice, because settings kept under it may belong to the lost game.
    new.execute("DELETE FROM sqlite_sequence WHERE name = 'games'")
    new.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('games', ?)", (highest,))
    return whole, shortened


def _highest(damaged: sqlite3.Connection) -> int:
    """Return the highest number that a game may have."""
    found = [0]
    for question in (
        "SELECT seq FROM sqlite_sequence WHERE name = 'games'",
        "SELECT max(id) FROM games",
        "SELECT max(game) FROM gestures",
        "SELECT max(game) FROM results",
    ):
        with contextlib.suppress(*_UNREADABLE):
            row = damaged.execute(question).fetchone()
            if row is not None and isinstance(row[0], int) and row[0] <= HIGHEST:
                found.append(row[0])
    return max(found)


def _selection(damaged: sqlite3.Connection, table: str) -> str:
    """Return the columns of a table as `columns_of` names them, with NULL for those that its form does not have."""
    known = {row[1] for row in damaged.execute(f"PRAGMA table_info({table})")}
    keys, values = SUMMED[table]
    usual = {"played": "id AS played", "nth": "game AS nth"}
    return ", ".join(
        name if name in known else usual.get(name, f"NULL AS {name}") for name in (*keys, *values, "sum")
    )


def _named(table: str, row: tuple[Any, ...]) -> dict[str, Any]:
    keys, values = SUMMED[table]
    return dict(zip((*keys, *values, "sum"), row, strict=True))


def _row(damaged: sqlite3.Connection, table: str, number: int) -> dict[str, Any] | None:
    """Return a game's row in `games` or `results` if it can be read and matches its checksum."""
    key = SUMMED[table][0][0]
    with contextlib.suppress(*_UNREADABLE):
        row = damaged.execute(f"SELECT {_selection(damaged, table)} FROM {table} WHERE {key} = ?", (number,)).fetchone()
        if row is not None and row[0] == number and holds(row):
            return _named(table, row)
    return None


_GAME_KINDS = (
    ("revision", int), ("seats", int), ("cursor", int), ("actions", int), ("over", int), ("changes", int),
    ("game", str), ("options", str), ("persons", str), ("seating", str), ("last", str), ("updated", str),
    ("begun", str),
)  # fmt: skip


def _game(damaged: sqlite3.Connection, number: int) -> dict[str, Any] | None:
    game = _row(damaged, "games", number)
    if game is None or not all(type(game[name]) is kind for name, kind in _GAME_KINDS):
        return None
    return game


def _gestures(damaged: sqlite3.Connection, number: int) -> list[dict[str, Any]] | None:
    """Return all gestures of a game; None if one is missing or damaged."""
    with contextlib.suppress(*_UNREADABLE):
        selection = _selection(damaged, "gestures")
        rows = damaged.execute(f"SELECT {selection} FROM gestures WHERE game = ? ORDER BY n", (number,)).fetchall()
        if all(holds(row) and row[:2] == (number, n) for n, row in enumerate(rows)):
            return [_named("gestures", row) for row in rows]
    return None


def _settings(damaged: sqlite3.Connection) -> list[dict[str, Any]]:
    """Return every setting that can be read, from both ends of the table up to where it is damaged."""
    found: dict[str, dict[str, Any]] = {}
    for order in ("", "DESC"):
        with contextlib.suppress(*_UNREADABLE):
            selection = _selection(damaged, "settings")
            for row in damaged.execute(f"SELECT {selection} FROM settings ORDER BY key {order}"):
                if holds(row) and isinstance(row[0], str) and isinstance(row[1], str):
                    found[row[0]] = _named("settings", row)
    return list(found.values())


def _add(new: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    values = list(row.values())[:-1]
    new.execute(insertion(table), (*values, row_sum(values)))
