"""Every registered game has golden games, and playing them again gives the same lines."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from app.engine import new_game
from app.games import GAMES
from tests.engine.made_up import FORTS, PURSE
from tests.golden import courses, playthrough, regenerate
from tests.golden.playthrough import FOLDER, Game
from tests.listed import LISTED

GOLDEN = playthrough.games()


@pytest.mark.parametrize("game", GOLDEN, ids=[game.name for game in GOLDEN])
def test_a_golden_game_is_played_again_line_by_line(game: Game) -> None:
    assert game.file.exists(), "no golden game: write it with `python3 dev.py golden` and read it"
    kept = game.file.read_text("utf-8").splitlines()
    for number, (old, new) in enumerate(zip_longest(kept, playthrough.text(game).splitlines()), 1):
        assert new == old, f"{game.name} differs in line {number}"


def test_every_registered_game_has_golden_games_and_no_text_is_left_over() -> None:
    assert set(FOLDER.glob("*/golden/*.txt")) == {game.file for game in GOLDEN}


@pytest.mark.parametrize("game", LISTED)
def test_games_go_the_same_way_at_every_table(game: str) -> None:
    assert courses.text(GAMES[game]).splitlines() == courses.file(game).read_text("utf-8").splitlines()


def test_the_courses_meet_every_seat_count_and_option_value_and_no_text_is_left_over() -> None:
    assert set(FOLDER.glob("*/courses.txt")) == {courses.file(game) for game in LISTED}
    for game, rules in ((game, GAMES[game]) for game in LISTED):
        lines = courses.file(game).read_text("utf-8").splitlines()
        tables = [line.partition(" | ")[0] for line in lines if not line.startswith("#")]
        assert {int(table.partition(" ")[0]) for table in tables} == set(rules.seats())
        for option in (option for seats in rules.seats() for option in rules.options(seats)):
            for value in {*option.values} - {option.default}:
                assert any(f" {option.name}={playthrough.plain(value)}" in table for table in tables), (game, value)


def test_a_golden_game_is_short_enough_to_be_read() -> None:
    for game in GOLDEN:
        written = game.file.read_text("utf-8").splitlines()
        assert len(written) <= 600 and max(map(len, written)) <= 120, game.name
        assert written[-1].startswith("  result {"), game.name


def test_who_is_told_less_stands_after_a_bar_and_what_a_seat_is_certain_of_below() -> None:
    text = playthrough.text(Game(FORTS, 2, {}, 1))
    assert "  stock -> hand.0: 4H 5H 6C | 1 x: backs" in text
    assert "\n  0 knows held.0[0] 5H\n" in text
    assert "\n  0 knows nothing more" in text
    assert "  said asked [] | 1 x: nothing" in playthrough.text(Game(PURSE, 2, {}, 1))


def test_every_kind_of_decision_and_event_of_a_game_is_told() -> None:
    for game in (Game(FORTS, 2, {}, 1), Game(PURSE, 2, {}, 1)):
        step = new_game(game.rules, game.seats, game.seed, game.options)
        played = list(playthrough.decisions(step.position, game.seed))
        text = playthrough.text(game)
        for phase, verb in {(one.before.phase, one.action.verb) for one in played}:
            assert f" {phase}: {verb}" in text, game.name
        said = {event.args["code"] for one in played for event in one.step.happened if event.code == "said"}
        assert all(f"  said {code} " in text for code in said), game.name


def test_decisions_that_are_only_counted_are_not_free_to_change() -> None:
    step = new_game(FORTS, 2, 1)
    first, second = list(playthrough.decisions(step.position, 1))[:2]
    one, other = playthrough.Digest(step), playthrough.Digest(step)
    one.add(first.step)
    other.add(first.step._replace(position=second.step.position))
    assert one.taken() != other.taken()
    assert one.taken() == other.taken(), "a digest stands for what was added since the last one"


def test_another_seed_is_another_game() -> None:
    one, two = (playthrough.text(Game(GAMES["solo"], 1, {}, seed)) for seed in (1, 2))
    assert one.partition("The deal")[2] != two.partition("The deal")[2]


def test_regenerating_writes_what_is_missing_and_removes_what_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in (playthrough, regenerate, courses):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    for game in ("chess", "trishape"):
        (tmp_path / game / "golden").mkdir(parents=True)
        (tmp_path / game / "golden" / "1.txt").write_text("old", "utf-8")
        (tmp_path / game / "courses.txt").write_text("old", "utf-8")
    assert regenerate.main(["trishape"]) == 0
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.txt")) == [
        "trishape/courses.txt",
        "trishape/golden/1.txt",
    ]
    kept = (tmp_path / "trishape" / "golden" / "1.txt").read_text("utf-8")
    assert kept == playthrough.text(Game(GAMES["trishape"], 1, {}, 1))
    assert capsys.readouterr().out.splitlines() == [
        "trishape/golden/1.txt: CHANGED",
        "trishape/courses.txt: CHANGED",
        "chess/courses.txt: removed",
        "chess/golden/1.txt: removed",
    ]
    assert regenerate.main(["chess"]) == 2
