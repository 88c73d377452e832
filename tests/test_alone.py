"""The bench of games for one: what it keeps, and how it continues from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.engine import agree
from app.games import GAMES
from tests.bench import alone
from tests.bench.alone import Kept

SOLO = agree(GAMES["solo"], 1)


def scores(capsys: pytest.CaptureFixture[str]) -> dict[str, int]:
    """How many deals each player has played, read from what was printed."""
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return {row["player"]: row["deals"] for row in rows if "player" in row}


def test_a_run_goes_on_where_the_last_one_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(alone, "PLAYERS", ("random",))
    monkeypatch.setattr(alone, "TRIES", 1)
    path, found = tmp_path / "alone.json", []
    for deals in (3, 5):
        monkeypatch.setattr(alone, "DEALS", deals)
        alone.main(["--keep", str(path), "60", "solo"])
        assert scores(capsys) == {"random": deals}
        found.append(alone.read(path)["solo random"].scores)
    assert found[1][:3] == found[0] and len(found[1]) == 5
    at_once = Kept()
    alone.go_on(SOLO, "random", at_once, float("inf"))
    assert alone.read(path)["solo random"] == at_once, "it comes to what one run comes to"


def test_a_player_who_plays_otherwise_now_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alone, "DEALS", 2)
    kept = Kept()
    alone.go_on(SOLO, "random", kept, 0.0)
    assert len(kept.scores) == 1
    assert alone.begun(SOLO, "random", kept) is kept
    kept.actions += 1
    assert alone.begun(SOLO, "random", kept) == Kept()


def test_no_kept_file_is_no_deal(tmp_path: Path) -> None:
    assert alone.read(tmp_path / "none.json") == alone.read(None) == {}
