"""The address of a database, for any name of the folder and on any system."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path, PureWindowsPath

import pytest

from app.store import Store
from app.store.address import connected, uri
from app.store.backups import newest_sound
from app.store.kept_settings import kept_settings
from tests.store.sample import TABLE, Calendar, begun


@pytest.mark.parametrize(
    ("path", "told"),
    [
        (r"D:\Noa B\#1 100%\kupa.db", "file:///D:/Noa%20B/%231%20100%25/kupa.db?mode=ro"),
        (r"\\server\noa\kupa.db", "file:////server/noa/kupa.db?mode=ro"),
    ],
)
def test_a_place_on_windows_is_told_as_sqlite_reads_it(path: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Path(PureWindowsPath(path).as_posix())
    monkeypatch.setattr(Path, "absolute", lambda self: self)
    monkeypatch.setattr(Path, "as_posix", lambda self: PureWindowsPath(path).as_posix())
    assert uri(place, "mode=ro") == told


def test_on_a_network_share_copies_are_found_and_settings_are_read(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Calendar()
    for number in range(2):
        with Store.open(own_home, clock=clock) as store:
            store.begin(begun("solo", number), TABLE)
            store.settings().put("language", "he")
        clock.next_day()

    def on_a_share(self: Path) -> str:
        # Python names a file there in this way, and SQLite knows no servers.
        return f"file://server{self}"

    with pytest.raises(sqlite3.OperationalError), closing(sqlite3.connect(on_a_share(own_home), uri=True)):
        pass
    monkeypatch.setattr(Path, "as_uri", on_a_share)
    found = newest_sound(own_home)
    assert found is not None and found.path == sorted((own_home / "backups").iterdir())[-1]
    assert kept_settings("language") == {"language": "he"}


def test_a_text_that_holds_any_bytes_is_read_for_its_reader_to_judge(tmp_path: Path) -> None:
    with closing(connected(tmp_path / "a.db")) as connection:
        assert connection.execute("SELECT CAST(x'41ff' AS TEXT)").fetchone() == ("A\ufffd",)
