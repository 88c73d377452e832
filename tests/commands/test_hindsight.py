"""`kupa hindsight`: a finished game, judged with every card known."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from app.commands import hindsight
from app.games import GAMES
from app.lab.hindsight import CostlyMove, Hindsight
from app.store.files import write_kupa
from app.wording.answers import CostlyGesture, HindsightAnswer
from tests.commands.made import Terminal, kupa, saved, seen
from tests.lab.test_hindsight import SOLVED, finished


def test_a_game_is_looked_back_on_in_words_and_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = finished(SOLVED[0])
    path, result = tmp_path / "played.kupa", played.position.result
    assert result is not None
    score = result.scores[0]
    costly = tuple(CostlyMove(number, " ".join(played.done[number].actions), 1) for number in (2, 5))
    answer = Hindsight(score, score + len(costly), costly, True, score + 1)
    write_kupa(path, played, {})
    # A real answer takes seconds (tests/lab/test_hindsight.py). This only checks that the right game is asked about.
    monkeypatch.setattr(hindsight, "hindsight", lambda asked: answer if asked.done == played.done else None)
    assert hindsight.main([str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["score"] == result.scores[0] and found["whole"]
    assert set(found) == set(HindsightAnswer.__annotations__)
    assert set(found["costly"][0]) == set(CostlyGesture.__annotations__)
    assert hindsight.main([str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert str(found["best"]) in lines[0] and str(found["score"]) in lines[0]
    assert len(lines) == 2 + len(found["costly"])
    for one, line in zip(found["costly"], lines[1:], strict=False):
        assert f"Move {one['number'] + 1} " in line
    assert str(found["par"]) in lines[-1]
    assert hindsight.main([str(path), "--language", "he"]) == 0
    assert "\u05d1" in capsys.readouterr().out


def test_a_terminal_says_meanwhile_what_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "played.kupa"
    write_kupa(path, finished(SOLVED[0]), {})
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    shown: list[str] = []

    def answer(_: object) -> Hindsight:
        shown.append(terminal.getvalue())
        return Hindsight(3, None, (), False, None)

    monkeypatch.setattr(hindsight, "hindsight", answer)
    assert hindsight.main([str(path)]) == 0
    assert shown == ["\rWorking out what was possible\N{HORIZONTAL ELLIPSIS}"]
    assert terminal.getvalue().split("\r")[-2].strip() == terminal.getvalue().split("\r")[-1] == ""


def test_a_file_without_an_answer_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = next(game for game in GAMES if game not in SOLVED)
    running = kupa(tmp_path, SOLVED[0], 3)
    for path in (tmp_path / "none", running, kupa(tmp_path, other, 2), saved(tmp_path, "v.json", seen(other, 2))):
        assert hindsight.main([str(path)]) == 1
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and path.name in told.err


def test_a_question_that_cannot_be_read_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert hindsight.main([]) == 2
    assert capsys.readouterr().err.startswith("kupa hindsight")
