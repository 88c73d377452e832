"""Settings, and the folder they are in."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.store import NoHome, Store, data_folder
from app.store.database import NAME
from app.store.kept_settings import kept_settings
from app.store.own_games import SETTING, place, switched_on


@pytest.mark.parametrize("value", [None, True, 0, -1.5, "", "כהה", [1, [2]], {"a": {"b": [None]}}, "half \udc00"])
def test_a_setting_comes_back_as_the_value_it_was(tmp_path: Path, value: object) -> None:
    with Store.open(tmp_path) as store:
        store.settings().put("key", "before")
        store.settings().put("key", value)
        assert store.settings().get("key", "default") == value
    with Store.open(tmp_path) as store:
        again = store.settings().get("key", "default")
        assert (again, type(again)) == (value, type(value))


def test_a_setting_that_is_not_there_or_not_readable_is_the_default(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        assert store.settings().get("speed", 1) == 1
        store.settings().put("speed", 2)
    for wrong in ("", "{", "NaN", b"\xff"):
        with closing(sqlite3.connect(tmp_path / NAME)) as connection:
            connection.execute("UPDATE settings SET value = ?", (wrong,))
            connection.commit()
        with Store.open(tmp_path) as store:
            assert store.settings().get("speed", 1) == 1


def test_what_is_no_json_is_not_kept(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        with pytest.raises(TypeError):
            store.settings().put("key", {1})
        with pytest.raises(ValueError):
            store.settings().put("key", float("inf"))
        assert store.settings().get("key") is None


def test_kupa_home_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KUPA_HOME", str(tmp_path / "סבתא #1"))
    assert data_folder() == tmp_path / "סבתא #1"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("KUPA_HOME", "here")
    assert data_folder() == tmp_path / "here"
    # Blanks are part of a name; blanks alone are no name.
    for name in (" here", "here ", "here / there"):
        monkeypatch.setenv("KUPA_HOME", name)
        assert str(data_folder()) == os.path.join(tmp_path, name)
    monkeypatch.setenv("KUPA_HOME", " ")
    usual = data_folder()
    monkeypatch.delenv("KUPA_HOME")
    assert data_folder() == usual
    assert usual.is_absolute() and usual.name == "Kupa"
    assert not usual.is_relative_to(tmp_path)


def test_a_home_that_cannot_be_told_is_no_folder_called_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("KUPA_HOME")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: "~/.local/share/Kupa")
    with pytest.raises(NoHome):
        data_folder()
    monkeypatch.setenv("KUPA_HOME", "~nobody-of-this-name/games")
    with pytest.raises(NoHome):
        data_folder()


def test_settings_read_beside_an_open_store_are_those_that_are_sound(own_home: Path) -> None:
    with Store.open(own_home) as store:
        for key in ("speed", "sound"):
            store.settings().put(key, 2)
    with closing(sqlite3.connect(own_home / NAME)) as connection:
        connection.execute("UPDATE settings SET value = '6', sum = sum + 1 WHERE key = 'speed'")
        connection.commit()
    assert kept_settings("speed", "sound", "colour") == {"sound": 2}


@pytest.mark.parametrize("value", [True, 1, "on", False, None])
def test_own_games_are_switched_on_by_a_plain_yes(own_home: Path, value: object) -> None:
    place().mkdir(parents=True)
    with Store.open(own_home) as store:
        store.settings().put(SETTING, value)
    assert switched_on() == (place() if value is True else None)
