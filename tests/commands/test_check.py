"""`kupa check`: one sentence for each file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from app.commands import check
from app.commands._files import found
from app.wording import use
from tests.commands.made import kupa, position, record, saved, seen

SAVES = sorted((Path(__file__).resolve().parents[1] / "saves").glob("*/*-finished.kupa"))


def said(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code for one file, and the one line that is said."""
    code = check.main([str(path)])
    told = capsys.readouterr()
    assert told.err == "" and told.out.count("\n") == 1
    return code, told.out.strip()


def test_a_game_that_can_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(kupa(tmp_path, "trishape", 3), capsys) == (
        0, "trishape.kupa: a game of TriShape that can go on, after 3 moves."
    )  # fmt: skip


def test_a_file_of_a_newer_form_is_refused_though_it_could_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kupa(tmp_path, "trishape", 3)
    path.write_text(path.read_text("utf-8").replace('"kupa": 1', '"kupa": 99'), "utf-8")
    assert '"kupa": 99' in path.read_text("utf-8")
    code, line = said(path, capsys)
    assert code == 1 and "3 moves" not in line


def test_a_game_that_is_over_is_told_with_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = record("solo")
    assert made.position.result is not None
    mine, its = made.position.result.scores
    code, line = said(kupa(tmp_path, "solo"), capsys)
    assert code == 0 and line.startswith(f"solo.kupa: a game of Solo that is over, after {len(made.done)} moves.")
    assert line.endswith(f"{max(mine, its)} to {min(mine, its)}.")


def test_a_record_without_the_frame_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, "record.json", record("solo", 5).to_json())
    assert said(path, capsys) == (0, "record.json: a game of Solo that can go on, after 5 moves.")


def test_moves_that_were_made_together_are_counted_one_by_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record("solo", 5).to_json()
    first, second, *rest = data["actions"]
    path = saved(tmp_path, "record.json", {**data, "actions": [[*first, *second], *rest]})
    assert said(path, capsys) == (0, "record.json: a game of Solo that can go on, after 5 moves.")


def test_a_game_of_other_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, "old.json", {**record("solo", 5).to_json(), "revision": 99})
    code, line = said(path, capsys)
    assert code == 0 and "under other rules" in line


def test_a_position_and_the_view_of_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved(tmp_path, "p.json", position("trishape", 6))
    assert said(path, capsys) == (0, "p.json: a position of TriShape that can be played.")
    path = saved(tmp_path, "v.json", seen("trishape", 6))
    assert said(path, capsys) == (0, "v.json: what seat 0 sees of a game of TriShape.")
    path = saved(tmp_path, "o.json", {**seen("trishape", 6), "viewer": None})
    assert said(path, capsys) == (0, "o.json: what an onlooker sees of a game of TriShape.")
    path = saved(tmp_path, "end.json", position("solo", 500))
    assert said(path, capsys)[1].startswith("end.json: the end of a game of Solo.")


def test_a_position_whose_cards_do_not_add_up_is_refused_by_naming_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = position("trishape", 0)
    gone = data["zones"]["stock"].pop()
    code, line = said(saved(tmp_path, "p.json", data), capsys)
    assert code == 1 and "missing" in line and gone in line
    data["zones"]["stock"].append(data["zones"]["stock"][0])
    code, line = said(saved(tmp_path, "p.json", data), capsys)
    assert code == 1 and data["zones"]["stock"][0] in line


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"actions": [["lay:2C"], ["lay:2C"]]}, "lay:2C"),
        ({"last": None}, "do not lead"),
        ({"game": "whist"}, "whist"),
        ({"seed": "four"}, "seed"),
    ],
)
def test_a_record_that_does_not_fit_together_is_told_apart(
    change: dict[str, object], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, line = said(saved(tmp_path, "r.json", {**record("trishape", 4).to_json(), **change}), capsys)
    assert code == 1 and words in line


def test_files_that_hold_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (b"", b"\x00\xff\xfe", b"some words", b"{", b"[" * 100_000, b"[]", b"3", b'{"kupa":1}', b"{}"):
        path = tmp_path / "thing"
        path.write_bytes(content)
        code, line = said(path, capsys)
        assert code == 1 and "thing" in line
    assert said(tmp_path, capsys)[0] == 1
    assert said(tmp_path / "none.kupa", capsys) == (1, "none.kupa is not there.")


def test_several_files_are_several_lines_and_one_bad_one_is_enough(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = kupa(tmp_path, "solo", 2), saved(tmp_path, "bad.json", [])
    assert check.main([str(good), str(bad), str(good)]) == 1
    assert capsys.readouterr().out.count("\n") == 3
    assert check.main([str(good), str(good)]) == 0


def test_the_language_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kupa(tmp_path, "solo", 2)
    for arguments in (["--language", "he", str(path)], [str(path), "--language=he"]):
        use("en")
        assert check.main(arguments) == 0
        assert "סולו" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["--language", "fr", "x"], ["--all", "x"], ["x", "--language"]])
def test_a_question_that_cannot_be_read_is_answered_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.splitlines()[-1].startswith("kupa check")


def test_a_line_written_from_the_left_has_no_invisible_signs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check.main([str(kupa(tmp_path, "solo", 2))])
    assert capsys.readouterr().out.isascii()
    assert json.loads(kupa_text(tmp_path))["game"] == "solo"


def kupa_text(folder: Path) -> str:
    """The text of the file, to see that the check has not touched it."""
    return (folder / "solo.kupa").read_text("utf-8")


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_of_several_seats_it_is_said_which_has_won(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    use("en")
    made = found(path).record
    assert made is not None and made.position.result is not None
    code, line = said(path, capsys)
    assert code == 0 and not re.search(r"\bYou\b", line), "whoever checks a file has not played"
    if made.game.seats == 1:
        assert "Seat" not in line, "there is only one"
    else:
        assert all(f"Seat {seat}" in line for seat in made.position.result.winners), line
