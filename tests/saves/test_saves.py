"""This version opens all that released versions have saved: the files and databases of `tests/saves/<version>/`."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.engine import OVER, position_to_json
from app.games import GAMES
from app.store import Store, read_kupa, write_kupa
from app.store.database import NAME
from tests.saves.make import SAVES, told
from tests.store.sample import stroke

FILES = sorted(SAVES.glob("*/*.kupa"))
DATABASES = sorted(SAVES.glob(f"*/{NAME}"))


def name(path: Path) -> str:
    return path.relative_to(SAVES).as_posix()


def covers(now: Any, then: Any) -> bool:
    """Whether everything that was there then is there now; a later version may have more."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and covers(now[key], value) for key, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(covers, now, then))
    return bool(now == then)


def test_a_game_of_which_there_are_old_saves_has_one_in_the_middle_and_a_finished_one() -> None:
    there = {path.name for path in FILES}
    games = {json.loads(path.read_text("utf-8"))["game"] for path in FILES}
    assert games and {f"{game}-{state}.kupa" for game in games for state in ("middle", "finished")} <= there
    assert DATABASES


@pytest.mark.parametrize("path", FILES, ids=name)
def test_an_old_file_opens_where_it_was_and_can_be_played_on(tmp_path: Path, path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    opened = read_kupa(path, GAMES)
    record = opened.record
    assert opened.exact == (data["revision"] == record.rules.info.revision)
    assert opened.table == data["table"]
    if opened.exact:
        assert position_to_json(record.position) == data["last"]
        assert [list(one.actions) for one in record.done] == data["actions"]
        assert [list(one.actions) for one in record.undone] == data["undone"]
    assert (record.position.phase == OVER) == path.stem.endswith("-finished")
    rng = random.Random(1)
    while record.position.phase != OVER:
        stroke(record, rng)
    write_kupa(tmp_path / "again.kupa", record, opened.table)
    assert read_kupa(tmp_path / "again.kupa", GAMES).exact


@pytest.mark.parametrize("path", DATABASES, ids=name)
def test_an_old_database_says_what_it_said_and_its_games_can_be_played_on(tmp_path: Path, path: Path) -> None:
    expected = json.loads((path.parent / "expected.json").read_text("utf-8"))
    before = path.read_bytes()
    shutil.copy(path, tmp_path / NAME)
    with Store.open(tmp_path) as store:
        assert covers(told(store), expected)
        rng = random.Random(1)
        for kept in [one for game in expected["history"] for one in store.history(game)]:
            assert store.load(kept.id, GAMES).position.result == kept.result
        for kept in store.unfinished():
            record = store.load(kept.id, GAMES)
            while record.position.phase != OVER:
                stroke(record, rng)
                store.act(kept.id, record.done[-1], record)
            assert store.kept(kept.id).counted
        assert store.unfinished() == []
    assert path.read_bytes() == before
