"""`kupa replay`: a game move by move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from app.commands import replay
from app.engine import Record
from app.games import GAMES
from app.store.files import write_kupa
from app.wording.bidi import bare, card_text
from tests.commands.made import kupa, position, record, saved, seen
from tests.engine.made_up import PLAYED


def lines(*arguments: str | Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines that the command prints about a game."""
    assert replay.main([str(one) for one in arguments]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    return told.out.splitlines()


@pytest.mark.parametrize("game", ["solo", "trishape"])
def test_every_action_is_told_in_the_canons_text_and_in_words(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, told = record(game), lines(kupa(tmp_path, game), capsys=capsys)
    numbered = [line for line in told if line[:1].isdigit()]
    assert len(numbered) == len(made.done)
    for number, (line, gesture) in enumerate(zip(numbered, made.done, strict=True), 1):
        assert line.split(" (")[0] == f"{number}. {' '.join(gesture.actions)}"
        after = told[told.index(line) + 1]
        # The first card of a run has no line: it is told with the second.
        assert (after.startswith("   ") and after.endswith(".")) or (not after and "take" in line)


def test_what_was_carried_out_without_asking_stands_in_brackets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = {
        "game": "solo", "partial": True, "rng": 1, "turn": 0, "phase": "choose", "vars": {"been": ["8S"]},
        "zones": {"stock": ["KD", "3C", "AH", "5H"], "center": ["8S"], "hand.0": ["7H", "9D", "2C", "2D"]},
    }  # fmt: skip
    data = {"game": "solo", "revision": GAMES["solo"].info.revision, "position": start, "actions": [], "undone": []}
    made = Record.from_json(data, GAMES)
    made.act("take:7H")
    write_kupa(tmp_path / "run.kupa", made, {})
    for words in ([], ["--seat", "0"]):
        told = lines(tmp_path / "run.kupa", *words, capsys=capsys)
        assert "1. take:7H (take:9D)" in told


def test_an_unfinished_game_ends_with_the_table_and_a_finished_one_with_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = lines(kupa(tmp_path, "trishape", 3), capsys=capsys)
    assert any("44 cards" in line for line in told)
    (tmp_path / "trishape.kupa").unlink()
    made = record("trishape")
    assert made.position.result is not None
    told = lines(kupa(tmp_path, "trishape"), capsys=capsys)
    assert any(str(made.position.result.scores[0]) in line for line in told[-3:])


def test_a_position_alone_is_told_as_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(saved(tmp_path, "p.json", position("solo", 4)), capsys=capsys)
    assert told[0] == "Solo" and not [line for line in told if line[:1].isdigit()] and len(told) > 5


@pytest.mark.parametrize("seat", ["0", None])
def test_a_seat_is_told_nothing_that_it_did_not_learn(
    seat: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # TriShape's stock is never visible: a card of it may only be named once it has been drawn.
    path = kupa(tmp_path, "trishape", 8)
    told = lines(path, *(["--seat", seat] if seat else ["--all"]), capsys=capsys)
    stock = [bare(card_text(text)) for text in record("trishape", 8).position.texts("stock")]
    assert not [line for line in told for text in stock if text in line]


def test_an_action_is_told_as_the_seat_learnt_it() -> None:
    # `forts` is a fake game: seats lay cards down in secret (`commit`), and the others learn that they did, not which.
    made, rng = Record.begin(PLAYED["forts"], 2, 1), Random(1)
    while made.position.result is None:
        made.act(rng.choice(made.rules.legal(made.position)))
    secret = 0
    for step in made.steps():
        mine, open_ = (replay.actions_of(step, seat) for seat in (step.before.turn, None))
        other = replay.actions_of(step, 1 - (step.before.turn or 0))
        assert mine == open_
        if other != mine:
            secret += 1
            assert "??" in other or other == "-"
    assert secret


@pytest.mark.parametrize(
    "arguments",
    [[], ["a", "b"], ["a", "--seat"], ["a", "--seat", "0", "--all"], ["a", "--language", "fr"], ["a", "--quick"]],
)
def test_a_question_that_cannot_be_read_is_answered_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.splitlines()[-1].startswith("kupa replay")


def test_help_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay.main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("kupa replay")


@pytest.mark.parametrize("seat", ["1", "-1", "x", "00001", "99999999999999", "\u0661"])
def test_a_seat_that_the_game_has_not_is_refused(
    seat: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay.main([str(kupa(tmp_path, "solo", 1)), "--seat", seat]) == 2
    told = capsys.readouterr()
    assert told.out == "" and seat in told.err


def test_what_is_no_game_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none", saved(tmp_path, "list.json", []), saved(tmp_path, "v.json", seen("solo", 2))):
        assert replay.main([str(path)]) == 1
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and path.name in told.err


def test_in_hebrew_the_story_is_hebrew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = lines(kupa(tmp_path, "solo", 3), "--language", "he", capsys=capsys)
    assert told[0] == "סולו" and any("\u2066" in line for line in told)
