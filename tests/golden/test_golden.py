"""Every registered game has its golden games, and they are played again line by line."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from app.games import GAMES
from tests.engine.made_up import FORTS, PURSE
from tests.golden import playthrough, regenerate
from tests.golden.playthrough import FOLDER, Game

GOLDEN = playthrough.games()


@pytest.mark.parametrize("game", GOLDEN, ids=[game.name for game in GOLDEN])
def test_a_golden_game_is_played_again_line_by_line(game: Game) -> None:
    assert game.file.exists(), "no golden game: write it with `python3 dev.py golden` and read it"
    kept = game.file.read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, playthrough.lines(game)), 1):
        assert new == old, f"{game.name} differs in line {number}"


def test_every_registered_game_has_golden_games_and_no_text_is_left_over() -> None:
    assert set(FOLDER.glob("*/golden/*.txt")) == {game.file for game in GOLDEN}


def test_a_golden_game_ends_with_its_result() -> None:
    for game in GOLDEN:
        assert game.file.read_text("utf-8").splitlines()[-1].startswith("over {")


def test_what_a_seat_is_not_told_is_marked() -> None:
    text = playthrough.text(Game(FORTS, 2, {}, 1))
    assert "       seat 1: acted seat=0 action=commit:??" in text
    assert "       onlooker: moved stock -> hand.0: (??)" in text
    assert "  seat 0 knows nothing" in text
    assert '  seat 0 knows held.0 {"0":' in text
    assert "       seat 1: -" not in text
    assert "       seat 1: -" in playthrough.text(Game(PURSE, 2, {}, 1))


def test_another_seed_is_another_game() -> None:
    one, two = (playthrough.text(Game(GAMES["solo"], 1, {}, seed)) for seed in (1, 2))
    assert one.splitlines()[5:] != two.splitlines()[5:]


def test_regenerating_writes_what_is_missing_and_removes_what_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    monkeypatch.setattr(regenerate, "FOLDER", tmp_path)
    for game in ("chess", "trishape"):
        (tmp_path / game / "golden").mkdir(parents=True)
        (tmp_path / game / "golden" / "1.txt").write_text("old", "utf-8")
    assert regenerate.main(["trishape"]) == 0
    assert [path.parts[-3] for path in tmp_path.glob("*/golden/*.txt")] == ["trishape"]
    kept = (tmp_path / "trishape" / "golden" / "1.txt").read_text("utf-8")
    assert kept == playthrough.text(Game(GAMES["trishape"], 1, {}, 1))
    assert capsys.readouterr().out == "trishape/1: CHANGED\nchess/golden/1.txt: removed\n"
    assert regenerate.main(["chess"]) == 2
