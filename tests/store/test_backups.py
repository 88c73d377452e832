"""Copies of a database: complete or not there, whoever else copies at the same time; the latest are kept."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import cast

from app.store.backups import copy, newest
from app.store.database import NAME
from app.store.store import Store
from tests.store.sample import TABLE, Calendar, begun


class Interrupted:
    """A database that somebody else in the process copies to the same place while it is being copied."""

    def __init__(self, source: sqlite3.Connection, target: Path) -> None:
        """`source` is the database."""
        self.source, self.target = source, target

    def backup(self, copied: sqlite3.Connection) -> None:
        """Copy it, after the other copy has been made."""
        copy(self.source, self.target)
        self.source.backup(copied)


def test_two_who_copy_at_the_same_time_write_into_files_of_their_own(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    target = tmp_path / "copies" / "copy.db"
    with closing(sqlite3.connect(tmp_path / NAME)) as source:
        copy(cast("sqlite3.Connection", Interrupted(source, target)), target)
    assert [path.name for path in target.parent.iterdir()] == [target.name]
    with closing(sqlite3.connect(target)) as made:
        assert made.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_copies_made_before_a_clock_was_set_back_are_older_than_those_made_since(tmp_path: Path) -> None:
    ahead, clock = Calendar(datetime(2031, 1, 1, 12, tzinfo=UTC)), Calendar()
    with Store.open(tmp_path, clock=ahead) as store:
        store.begin(begun(), TABLE)
    for now in (ahead, ahead, ahead, clock, clock):
        now.next_day()
        Store.open(tmp_path, clock=now).close()
    names = sorted(path.name for path in (tmp_path / "backups").iterdir())
    assert names == ["kupa-2026-03-02.db", "kupa-2026-03-03.db", "kupa-2031-01-04.db"]
    latest = newest(tmp_path)
    assert latest is not None and latest.name == "kupa-2026-03-03.db"


def test_a_day_is_that_of_the_place_where_the_program_runs(tmp_path: Path) -> None:
    far = datetime(2026, 3, 1, 1, tzinfo=timezone(timedelta(hours=14)))
    Store.open(tmp_path, clock=lambda: far).close()
    Store.open(tmp_path, clock=lambda: far).close()
    assert [path.name for path in (tmp_path / "backups").iterdir()] == [f"kupa-{far.astimezone():%Y-%m-%d}.db"]
