"""`.kupa` files: what is written comes back; anything else is refused with a code and left as it is."""

from __future__ import annotations

import errno
import json
import os
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import __version__
from app.engine import Record, position_to_json
from app.games import GAMES
from app.store import FileRefused, Opened, files, read_kupa, write_kupa
from app.store.errors import FILE_CODES
from app.store.files import FORMAT, LARGEST, write_file, write_files
from tests.store.sample import LATER, TABLE, Calendar, begun, finished, played

POSIX = os.name == "posix"


def saved(folder: Path, record: Record | None = None) -> Path:
    """Save the file of an unfinished game in which something was taken back."""
    if record is None:
        record = played("solo", 11, 9)
        record.undo()
        record.undo()
    path = folder / "game.kupa"
    write_kupa(path, record, TABLE)
    return path


def refusal(path: Path) -> FileRefused:
    """The error of reading a file; reading must not change it."""
    there = path.is_file()
    before = (path.read_bytes(), path.stat().st_mtime_ns) if there else None
    with pytest.raises(FileRefused) as caught:
        read_kupa(path, GAMES)
    if there:
        assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    assert set(caught.value.named) == set(FILE_CODES[caught.value.code])
    assert caught.value.args[0] == path.name
    return caught.value


def changed(path: Path, **values: Any) -> Path:
    """The file with other values; None removes a key."""
    data = json.loads(path.read_text("utf-8"))
    data.update(values)
    path.write_text(json.dumps({key: value for key, value in data.items() if value is not None}), "utf-8")
    return path


# There and back


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", [begun, lambda game, seed: played(game, seed, 7), finished])
def test_a_game_comes_back_as_it_was(tmp_path: Path, game: str, make: Callable[[str, int], Record]) -> None:
    record = make(game, 21)
    path = saved(tmp_path, record)
    opened = read_kupa(path, GAMES)
    assert opened.record.to_json() == record.to_json()
    assert (opened.record.done, opened.record.undone) == (record.done, record.undone)
    assert (opened.table, opened.exact, opened.program) == (TABLE, True, __version__)


def test_a_game_that_began_in_a_position_comes_back(tmp_path: Path) -> None:
    record = Record.from_position(played("solo", 3, 4).position)
    record.act(record.game.rules.legal(record.position)[0])
    assert read_kupa(saved(tmp_path, record), GAMES).record.to_json() == record.to_json()


def test_names_of_any_letters_come_back(tmp_path: Path) -> None:
    table = {"names": ["ש׳ \u202e", "half \ud83d pair", "\x00", "👑"]}
    for number, one in enumerate((table, {"names": ["נועה"]})):
        path = tmp_path / f"{number}.kupa"
        write_kupa(path, begun(), one)
        assert read_kupa(path, GAMES).table == one
    assert "נועה" in path.read_text("utf-8")


def test_the_file_is_one_json_document_with_the_keys_that_others_rely_on(tmp_path: Path) -> None:
    record = played("solo", 11, 9)
    record.undo()
    path = tmp_path / "משחק #1.kupa"
    write_kupa(path, record, TABLE, clock=Calendar())
    text = path.read_text("utf-8")
    data = json.loads(text)
    assert list(data) == [
        "kupa", "program", "made", "game", "revision", "seats", "options", "persons", "seed",
        "actions", "undone", "last", "table",
    ]  # fmt: skip
    assert data["kupa"] == FORMAT == 1
    assert (data["program"], data["made"]) == (__version__, "2026-03-01T12:00:01+00:00")
    assert data["last"] == position_to_json(record.position)
    assert len(text.splitlines()) == len(data) + 2


def test_keys_of_a_later_program_are_passed_over(tmp_path: Path) -> None:
    path = changed(saved(tmp_path), mood="calm", program="9.9")
    assert read_kupa(path, GAMES).program == "9.9"


def test_a_file_that_went_through_an_editor_is_read(tmp_path: Path) -> None:
    path = saved(tmp_path)
    text = path.read_text("utf-8")
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode() + b"\r\n\r\n")
    assert read_kupa(path, GAMES).exact


def test_under_changed_rules_a_file_opens_at_its_last_position_and_says_so(tmp_path: Path) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    last = json.loads(before)["last"]
    opened = read_kupa(path, LATER)
    assert not opened.exact
    assert position_to_json(opened.record.position) == last
    assert (opened.record.done, opened.record.undone) == ([], [])
    assert opened.table == TABLE
    # It can be played on and kept like any other.
    opened.record.act(opened.record.game.rules.legal(opened.record.position)[0])
    again = tmp_path / "again.kupa"
    write_kupa(again, opened.record, opened.table)
    assert read_kupa(again, LATER).record.to_json() == opened.record.to_json()
    assert path.read_bytes() == before


def test_a_file_of_rules_that_are_newer_than_ours_opens_at_its_last_position(tmp_path: Path) -> None:
    assert not read_kupa(changed(saved(tmp_path), revision=99), GAMES).exact


# What is not a game


def test_what_cannot_be_opened_at_all_is_told_apart(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nothing.kupa").code == "missing"
    (tmp_path / "file").write_text("x", "utf-8")
    assert refusal(tmp_path / "file" / "below.kupa").code == "missing"
    (tmp_path / "folder.kupa").mkdir()
    assert refusal(tmp_path / "folder.kupa").code == "is-a-folder"
    assert refusal(tmp_path / "a\x00b.kupa").code == "not-readable"


@pytest.mark.skipif(not POSIX, reason="there are no such files there")
def test_a_pipe_does_not_keep_the_program_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.kupa")
    assert refusal(tmp_path / "pipe.kupa").code == "not-a-file"


def test_a_file_without_the_right_to_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(tmp_path)

    def refuse(*_: Any, **__: Any) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    # Permissions do not bind the superuser, who may be running this.
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(FileRefused) as caught:
        read_kupa(path, GAMES)
    assert (caught.value.code, caught.value.args) == ("not-readable", ("game.kupa", "Permission denied"))


def test_a_file_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.kupa"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    assert refusal(path).named == {"file": "huge.kupa", "megabytes": 16}


@pytest.mark.parametrize("content", [b"", b"\n", b"  \r\n\t", bytes(4096)])
def test_an_empty_file_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "empty.kupa"
    path.write_bytes(content)
    assert refusal(path).code == "empty"


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        bytes(range(1, 256)) * 40,
        "שלום".encode("utf-16"),
        b"PK\x03\x04" + bytes(100),
        b"<html><body>{}</body></html>",
        "סתם טקסט".encode(),
        b"[]",
        b"[1, 2",
        b"7",
        b"null",
        b'"kupa"',
        b"{}",
        b'{"name": "package", "version": 1}',
        b'{"name": "package" "version": 1}',
        b'{"kupa": "1"}',
        b'{"kupa": true}',
        b'{"kupa": 0}',
        b'{"kupa": 1.0}',
        b"[" * 100_000,
        b'{"a":' * 50_000 + b"}" * 50_000,
    ],
)
def test_what_is_not_ours_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.kupa"
    path.write_bytes(content)
    assert refusal(path).code == "not-kupa"


def test_wherever_a_file_is_cut_its_end_is_missing(tmp_path: Path) -> None:
    path = saved(tmp_path)
    content = path.read_bytes().rstrip()
    for length in [*range(1, 60), *range(60, len(content), 13), *range(len(content) - 60, len(content))]:
        path.write_bytes(content[:length])
        assert refusal(path).code == "cut-short", content[:length][-20:]
        # As a disk leaves it that lost power while writing.
        path.write_bytes(content[:length] + bytes(512))
        assert refusal(path).code == "cut-short"


def test_a_file_that_is_not_cut_but_broken_is_damaged(tmp_path: Path) -> None:
    path = saved(tmp_path)
    content = path.read_bytes()
    for broken in (
        content.replace(b'"seed": 11,', b'"seed": 11'),
        content.replace(b'"actions"', b"actions"),
        content.replace(b'"game": "solo"', b'"game": "so\x01lo"'),
        content.replace(b'"seed": 11', b'"seed": NaN'),
        content.replace(b'"seed": 11', b'"seed": ' + b"1" * 5000),
        content.replace(b'"seed": 11', b'"seed": ' + b"[" * 50_000 + b"]" * 50_000),
        content.replace(b'"solo"', b'"so\xff\xfelo"'),
        content + b"}",
    ):
        assert broken != content
        path.write_bytes(broken)
        assert refusal(path).code == "damaged"


def test_a_newer_format_is_told_with_the_program_that_wrote_it(tmp_path: Path) -> None:
    path = changed(saved(tmp_path), kupa=FORMAT + 1, program="3.2", actions="in another form")
    assert refusal(path).named == {"file": "game.kupa", "program": "3.2"}
    assert refusal(changed(path, program=7)).named == {"file": "game.kupa", "program": ""}


def test_an_unknown_game_is_named(tmp_path: Path) -> None:
    path = changed(saved(tmp_path), game="bridge")
    assert refusal(path).named == {"file": "game.kupa", "game": "bridge"}
    assert len(str(refusal(changed(path, game="x" * 5000)).args[1])) < 200


def test_the_first_illegal_action_is_told_with_its_number(tmp_path: Path) -> None:
    path = saved(tmp_path)
    actions = json.loads(path.read_text("utf-8"))["actions"]
    error = refusal(changed(path, actions=[*actions[:4], ["return:XX"], *actions[5:]]))
    assert error.code == "illegal-action"
    assert error.named == {"file": "game.kupa", "number": 5, "action": "return:XX"}


def test_actions_of_one_gesture_are_counted_one_by_one(tmp_path: Path) -> None:
    path = saved(tmp_path)
    actions = [one for (one,) in json.loads(path.read_text("utf-8"))["actions"]]
    error = refusal(changed(path, actions=[actions[:2], [actions[2], "take:XX"]], undone=[]))
    assert error.named["number"] == 4


def test_an_illegal_action_among_those_taken_back_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path)
    error = refusal(changed(path, undone=[["return:XX"]]))
    assert (error.code, error.named["number"]) == ("illegal-action", 8)
    actions = json.loads(path.read_text("utf-8"))["actions"]
    error = refusal(changed(path, actions=actions[:5], undone=[["return:XX"], actions[5]]))
    assert error.named["number"] == 7, "the one taken back last comes first"


@pytest.mark.parametrize("undone", [5, None, "return:2C", [["return:XX"], 5]])
def test_what_cannot_be_read_after_an_illegal_action_does_not_hide_it(tmp_path: Path, undone: Any) -> None:
    error = refusal(changed(saved(tmp_path), actions=[["return:XX"]], undone=undone))
    assert (error.code, error.named["number"]) == ("illegal-action", 1)


def test_actions_after_the_end_are_illegal(tmp_path: Path) -> None:
    path = saved(tmp_path, finished("trishape", 2))
    actions = json.loads(path.read_text("utf-8"))["actions"]
    error = refusal(changed(path, actions=[*actions, ["lay:2C"]]))
    assert error.named["number"] == len(actions) + 1


def test_another_deal_or_another_end_does_not_fit(tmp_path: Path) -> None:
    path = saved(tmp_path)
    last = json.loads(path.read_text("utf-8"))["last"]
    assert refusal(changed(path, last={**last, "rng": last["rng"] + 1})).code == "position-differs"
    assert refusal(changed(path, last={**last, "vars": {}})).code == "position-differs"
    assert refusal(changed(path, last={})).code == "position-differs"
    assert refusal(changed(path, last=last, seed=12)).code in ("illegal-action", "position-differs")


DAMAGE: list[dict[str, Any]] = [
    {"game": 5},
    {"game": None},
    {"revision": "1"},
    {"revision": True},
    {"revision": 0},
    {"revision": 2, "last": {"game": "trishape"}},
    {"revision": 2, "last": None},
    {"seats": 0},
    {"seats": 10**30},
    {"seats": []},
    {"options": []},
    {"options": {"ace": "none"}},
    {"options": {"ace": {}}},
    {"options": {"unknown": 1}},
    {"persons": 5},
    {"persons": [{"digit": [1]}]},
    {"persons": [{"digit": {}}]},
    {"seed": "11"},
    {"seed": None},
    {"seed": 1.5},
    {"position": {}},
    {"position": []},
    {"actions": {}},
    {"actions": "take:7H"},
    {"actions": [[]]},
    {"actions": [[5]]},
    {"actions": [["TAKE 7H"]]},
    {"actions": [["take:" + "7" * 1000]]},
    {"undone": 5},
    {"last": None},
    {"table": []},
    {"table": "names"},
]


@pytest.mark.parametrize("values", DAMAGE, ids=str)
def test_values_that_make_no_game_are_damage(tmp_path: Path, values: dict[str, Any]) -> None:
    assert refusal(changed(saved(tmp_path), **values)).code == "damaged"


def test_a_file_without_its_last_position_says_so(tmp_path: Path) -> None:
    assert refusal(changed(saved(tmp_path), last=None)).args[1] == "it has no last position"


def test_a_position_that_is_well_formed_and_yet_impossible_is_damage(tmp_path: Path) -> None:
    record = played("solo", 3, 4)
    start = position_to_json(record.position)
    # Choosing a second card without a first one makes the rules module itself fail.
    start["phase"] = "second"
    path = changed(saved(tmp_path), seed=None, position=start, actions=[["take:2C"]], undone=[])
    assert refusal(path).code in ("damaged", "illegal-action")


def test_no_noise_in_a_file_is_more_than_a_refusal(tmp_path: Path) -> None:
    whole = saved(tmp_path).read_bytes()
    path = tmp_path / "noise.kupa"
    rng = random.Random(6)
    codes: set[Any] = set()
    for _ in range(400):
        content = bytearray(whole)
        for _ in range(rng.choice((1, 1, 2, 20))):
            at = rng.randrange(len(content))
            match rng.randrange(4):
                case 0:
                    content[at] = rng.randrange(256)
                case 1:
                    del content[at : at + rng.randrange(1, 40)]
                case 2:
                    content[at:at] = whole[(start := rng.randrange(len(whole))) : start + rng.randrange(40)]
                case _:
                    content[at] ^= 1 << rng.randrange(8)
        path.write_bytes(content)
        before = path.stat().st_mtime_ns
        try:
            codes.add(type(read_kupa(path, GAMES)))
        except FileRefused as error:
            codes.add(error.code)
            str(error)
        assert (path.read_bytes(), path.stat().st_mtime_ns) == (bytes(content), before)
    assert {"damaged", "illegal-action", Opened} <= codes


# Writing


def test_a_file_that_is_there_is_not_written_over_unless_told(tmp_path: Path) -> None:
    path = saved(tmp_path, begun("solo", 1))
    before = path.read_bytes()
    with pytest.raises(FileRefused) as caught:
        write_kupa(path, begun("solo", 2), TABLE)
    assert (caught.value.code, path.read_bytes()) == ("exists", before)
    write_kupa(path, begun("solo", 2), TABLE, replace=True)
    assert read_kupa(path, GAMES).record.origin == {"seed": 2}
    assert [one.name for one in tmp_path.iterdir()] == ["game.kupa"]


def test_a_file_that_appears_while_another_is_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "game.kupa", os.fsync

    def appear(descriptor: int) -> None:
        synced(descriptor)
        path.write_bytes(b"somebody's")

    monkeypatch.setattr(os, "fsync", appear)
    with pytest.raises(FileRefused) as caught:
        write_file(path, b"ours")
    assert caught.value.code == "exists" and path.read_bytes() == b"somebody's"
    assert [one.name for one in tmp_path.iterdir()] == ["game.kupa"]


@pytest.mark.skipif(not POSIX, reason="a folder cannot be synced there")
def test_the_disk_is_given_first_the_content_and_then_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "game.kupa", list[tuple[bool, bytes]]()

    def note(descriptor: int) -> None:
        folder = stat.S_ISDIR(os.fstat(descriptor).st_mode)
        synced.append((folder, path.read_bytes() if path.exists() else b""))

    monkeypatch.setattr(os, "fsync", note)
    write_file(path, b"ours")
    assert synced == [(False, b""), (True, b"ours")]


def test_of_several_files_none_is_written_where_one_stands_there_unless_told(tmp_path: Path) -> None:
    old, new = tmp_path / "2.png", tmp_path / "1.png"
    old.write_bytes(b"old")
    with pytest.raises(FileRefused) as caught:
        write_files({new: b"one", old: b"two"})
    assert (caught.value.code, old.read_bytes(), new.exists()) == ("exists", b"old", False)
    write_files({new: b"one", old: b"two"}, replace=True)
    assert (old.read_bytes(), new.read_bytes()) == (b"two", b"one")


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when `3.png` is written."""

    def write(target: Path, name: str, content: bytes, replace: bool) -> None:
        if name == "3.png":
            raise OSError(errno.ENOSPC, "full")
        real(target, name, content, replace)

    real = files._write
    monkeypatch.setattr(files, "_write", write)


def test_of_several_files_no_new_one_is_left_behind_where_one_cannot_be_written(tmp_path: Path, full: None) -> None:
    one, link = tmp_path / "1.png", tmp_path / "2.png"
    target = tmp_path / "elsewhere.png"
    link.symlink_to(target)
    with pytest.raises(FileRefused) as caught:
        write_files({one: b"one", link: b"two", tmp_path / "3.png": b"three"})
    assert caught.value.code == "disk-full"
    assert link.is_symlink() and not target.exists() and not one.exists(), "the link is the person's, and stays"


def test_of_several_files_one_that_was_replaced_stays_where_another_cannot_be_written(
    tmp_path: Path, full: None
) -> None:
    old, new = tmp_path / "1.png", tmp_path / "2.png"
    old.write_bytes(b"old")
    with pytest.raises(FileRefused):
        write_files({old: b"one", new: b"two", tmp_path / "3.png": b"three"}, replace=True)
    assert old.read_bytes() == b"one" and not new.exists()


def test_of_several_files_none_is_replaced_where_it_is_known_that_one_cannot_be_written(tmp_path: Path) -> None:
    old = tmp_path / "1.png"
    old.write_bytes(b"old")
    for other, code in ((tmp_path / "no folder" / "2.png", "folder-missing"), (tmp_path, "is-a-folder")):
        with pytest.raises(FileRefused) as caught:
            write_files({old: b"one", other: b"two"}, replace=True)
        assert (caught.value.code, old.read_bytes()) == (code, b"old")


@pytest.mark.skipif(not POSIX, reason="permissions and links are other things there")
def test_permissions_and_links_stay(tmp_path: Path) -> None:
    path = saved(tmp_path)
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o666 & ~mask
    path.chmod(0o640)
    link = tmp_path / "link.kupa"
    link.symlink_to(path)
    write_kupa(link, begun("trishape", 2), TABLE, replace=True)
    assert link.is_symlink() and not path.is_symlink()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert read_kupa(path, GAMES).record.game.id == "trishape"


def test_a_file_that_nobody_may_write_stays_and_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()
    path.chmod(0o444)

    def as_on_windows(do: Callable[..., None]) -> Callable[..., None]:
        # Windows neither deletes such a file nor replaces it.
        def done(*paths: Path, **how: Any) -> None:
            if not paths[-1].stat().st_mode & stat.S_IWUSR:
                raise PermissionError(errno.EACCES, "Access is denied")
            do(*paths, **how)

        return done

    for name in ("replace", "unlink"):
        monkeypatch.setattr(os, name, as_on_windows(getattr(os, name)))
    with pytest.raises(FileRefused) as caught:
        write_kupa(path, begun("trishape", 1), TABLE, replace=True)
    assert caught.value.code == "not-writable"
    assert [one.name for one in tmp_path.iterdir()] == ["game.kupa"] and path.read_bytes() == before
    path.chmod(0o644)


def test_a_table_that_is_no_json_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        write_kupa(tmp_path / "a.kupa", begun(), {"names": {1}})
    with pytest.raises(ValueError):
        write_kupa(tmp_path / "a.kupa", begun(), {"odds": float("nan")})
    assert list(tmp_path.iterdir()) == []


def test_places_where_nothing_can_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", "utf-8")
    (tmp_path / "folder.kupa").mkdir()

    def code(path: Path) -> str:
        with pytest.raises(FileRefused) as caught:
            write_kupa(path, begun(), TABLE, replace=True)
        assert set(caught.value.named) == set(FILE_CODES[caught.value.code])
        return caught.value.code

    assert code(tmp_path / "nowhere" / "a.kupa") == "folder-missing"
    assert code(tmp_path / "file" / "a.kupa") == "folder-missing"
    assert code(tmp_path / "folder.kupa") == "is-a-folder"
    assert code(tmp_path / "a\x00b.kupa") == "not-written"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "folder.kupa"]


@pytest.mark.parametrize("replace", [True, False])
@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EROFS, "not-writable"),
        (errno.EACCES, "not-writable"),
        (errno.EIO, "not-written"),
    ],
)
def test_a_disk_that_fails_in_the_middle_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, replace: bool, step: str, number: int, code: str
) -> None:
    path = tmp_path / "game.kupa"
    if replace:
        saved(tmp_path)
    before = path.read_bytes() if replace else None

    def fail(*_: Any, **__: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(FileRefused) as caught:
        write_kupa(path, begun("trishape", 1), TABLE, replace=replace)
    assert caught.value.code == code
    assert [one.name for one in tmp_path.iterdir()] == (["game.kupa"] if replace else [])
    assert (path.read_bytes() if replace else None) == before
