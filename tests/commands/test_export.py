"""`kupa export`: a game as a page, a film or a picture."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
from pathlib import Path

import pytest
from PIL import Image

from app.commands import export
from app.session.reel import Reel, Still
from app.store.files import write_kupa
from tests.commands.made import kupa, position, record, saved, seen
from tests.session.finished import finished


def run(*arguments: str | Path) -> int:
    return export.main([str(one) for one in arguments])


def story(path: Path) -> dict[str, object]:
    """The data of a page."""
    text = path.read_text("utf-8").partition('type="application/json">')[2].partition("</script>")[0]
    found: dict[str, object] = json.loads(text)
    return found


def test_the_ending_says_what_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = kupa(tmp_path, "asirim")
    begins = {"html": b"<!doctype html>", "webp": b"RIFF", "gif": b"GIF89a", "png": b"\x89PNG"}
    for ending, first in begins.items():
        target = tmp_path / f"it.{ending}"
        assert run(path, "--seat", "1", "--to", target, "--to-step", "2", "--size", "small") == 0
        assert target.read_bytes().startswith(first)
        told = capsys.readouterr()
        assert told.err == "" and told.out.count("\n") == 1 and target.name in told.out
    film = Image.open(io.BytesIO((tmp_path / "it.webp").read_bytes()))
    assert (film.n_frames, film.size) == (3, (640, 360))  # type: ignore[attr-defined]


@pytest.mark.long
def test_a_picture_shows_the_last_place_at_the_size_that_is_asked_for(tmp_path: Path) -> None:
    path, pictures = kupa(tmp_path, "asirim"), {}
    for size in ("small", "large"):
        for last in ("1", "9"):
            target = tmp_path / f"{size}-{last}.png"
            assert run(path, "--seat", "0", "--to", target, "--to-step", last, "--size", size) == 0
            pictures[size, last] = Image.open(io.BytesIO(target.read_bytes()))
    small, large = pictures["small", "1"], pictures["large", "1"]
    assert (3 * small.width, 3 * small.height) == large.size
    assert pictures["small", "1"].tobytes() != pictures["small", "9"].tobytes()


@pytest.mark.parametrize("ending", ["html", "gif"])
def test_an_interrupt_waits_for_the_end_of_the_picture_and_leaves_no_file(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Reel.still
    looked: list[int] = []

    def interrupted(reel: Reel, place: int) -> Still:
        if not looked:
            signal.raise_signal(signal.SIGINT)
        looked.append(place)
        return whole(reel, place)

    path = kupa(tmp_path, "asirim")
    monkeypatch.setattr(Reel, "still", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            run(path, "--seat", "1", "--to", tmp_path / f"it.{ending}", "--to-step", "3", "--size", "small")
    finally:
        signal.signal(signal.SIGINT, before)
    assert looked and [one.name for one in tmp_path.iterdir()] == [path.name]


def test_seat_part_language_and_names_are_chosen(tmp_path: Path) -> None:
    record = finished("asirim", 2)
    table = {"seats": [{"name": "Noa", "plate": "fig"}, {"name": "Omar", "plate": "lemon"}]}
    write_kupa(tmp_path / "game.kupa", record, table)
    ways = {
        "usual": ((), ("en", 0, len(record.done), ["Noa", "Omar"])),
        "part": (("--seat", "1", "--from", "2", "--to-step", "5"), ("en", 2, 5, ["Noa", "Omar"])),
        "nameless": (("--open", "--no-names", "--language", "he"), ("he", 0, len(record.done), None)),
    }
    for name, (arguments, (language, first, last, names)) in ways.items():
        target = tmp_path / f"{name}.html"
        assert run(tmp_path / "game.kupa", "--to", target, *arguments) == 0
        told = story(target)
        steps, seats = told["steps"], told["seats"]
        assert isinstance(steps, list) and isinstance(seats, list)
        assert (told["lang"], told["first"], len(steps)) == (language, first, last - first + 1)
        called = [one["name"] for one in seats]
        assert called == names if names else not {"Noa", "Omar"} & set(called)


def test_a_position_that_nobody_named_is_told_by_seats(tmp_path: Path) -> None:
    path = saved(tmp_path, "p.json", position("solo", 4))
    assert run(path, "--seat", "0", "--to", tmp_path / "p.html") == 0
    assert "Seat 1" in (tmp_path / "p.html").read_text("utf-8")


@pytest.mark.parametrize(
    "arguments",
    [[], ["a"], ["a", "b", "--to", "x.html"], ["a", "--to"], ["a", "--to", "x.html", "--seat", "0", "--open"],
     ["a", "--to", "x.html", "--language", "fr"], ["a", "--to", "x.html", "--quick"]],
)  # fmt: skip
def test_a_question_that_cannot_be_read_is_answered_with_the_usage(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert export.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.splitlines()[-1].startswith("kupa export")


def test_help_is_no_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert export.main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("kupa export")


@pytest.mark.parametrize(
    ("arguments", "code", "names"),
    [
        (["--to", "x.jpg"], 2, "x.jpg"),
        (["--to", "x"], 2, ".html"),
        (["--to", "x.html", "--seat", "7"], 2, "7"),
        (["--to", "x.html", "--seat", "00019"], 2, "00019"),
        (["--to", "x.html", "--seat", "\u0661"], 2, "\u0661"),
        (["--to", "x.html", "--seat", "0", "--from", "5", "--to-step", "2"], 2, "5"),
        (["--to", "x.html", "--seat", "0", "--from", "-1"], 2, "-1"),
        (["--to", "x.html", "--seat", "0", "--to-step", "999"], 2, "999"),
        (["--to", "x.gif", "--seat", "0", "--size", "huge"], 2, "huge"),
        (["--to", "x.gif", "--seat", "0", "--speed", "7"], 2, "7"),
        (["--to", "x.html", "--open"], 1, "over"),
        (["--to", "x.html"], 1, "--seat"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line_and_nothing_is_written(
    arguments: list[str], code: int, names: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = kupa(tmp_path, "meydele", 6)
    monkeypatch.chdir(tmp_path)
    assert run(path, *arguments) == code
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and names in told.err
    assert os.listdir(tmp_path) == [path.name]


def test_what_is_no_game_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none", saved(tmp_path, "list.json", []), saved(tmp_path, "v.json", seen("solo", 2))):
        assert run(path, "--to", tmp_path / "x.html") == 1
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and path.name in told.err
    assert not (tmp_path / "x.html").exists()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("before", [None, b"what was there"])
def test_on_a_full_disk_nothing_half_written_remains(
    before: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = kupa(tmp_path, "solo"), tmp_path / "x.html"
    if before is not None:
        target.write_bytes(before)

    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    there = sorted(os.listdir(tmp_path))
    monkeypatch.setattr(os, "fsync", full)
    assert run(path, "--to", target, "--replace") == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and "x.html" in told.err
    assert sorted(os.listdir(tmp_path)) == there
    assert before is None or target.read_bytes() == before


def test_a_folder_that_is_not_there_or_is_in_the_place_of_the_file_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kupa(tmp_path, "solo")
    (tmp_path / "folder.html").mkdir()
    for target in (tmp_path / "none" / "x.html", tmp_path / "folder.html"):
        assert run(path, "--to", target) == 1
        told = capsys.readouterr()
        assert told.out == "" and told.err.count("\n") == 1 and target.name in told.err


def test_an_older_file_of_that_name_is_replaced_only_if_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, target = kupa(tmp_path, "solo"), tmp_path / "x.html"
    target.write_text("old", "utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(export, "content", lambda *_: pytest.fail("it is painted in vain"))
        assert run(path, "--to", target) == 1
    told = capsys.readouterr()
    assert told.out == "" and "x.html is already there" in told.err and "--replace" in told.err
    assert target.read_text("utf-8") == "old"
    assert run(path, "--to", target, "--replace") == 0
    assert target.read_bytes().startswith(b"<!doctype html>")


def test_the_game_in_the_file_is_the_game_that_was_played(tmp_path: Path) -> None:
    made = record("trishape")
    assert made.position.result is not None
    assert run(kupa(tmp_path, "trishape"), "--to", tmp_path / "x.html") == 0
    steps = story(tmp_path / "x.html")["steps"]
    assert isinstance(steps, list) and len(steps) == len(made.done) + 1
