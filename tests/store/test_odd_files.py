"""Links, pipes, devices, folders and changing files in the place of a `.kupa` file: one sentence, and no harm."""

from __future__ import annotations

import errno
import os
import stat
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.commands import check, replay
from app.games import GAMES
from app.store import FileRefused, read_kupa, write_kupa
from app.store.files import LARGEST
from app.wording import use
from app.wording.bidi import bare
from app.wording.sentences import file_trouble
from tests.store.odd import DEVICES, READ, WRITTEN, lay
from tests.store.sample import TABLE, begun, played

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such files there")


def said(deed: Callable[[], object]) -> str:
    """The sentence of the refusal with which a call ends."""
    with pytest.raises(FileRefused) as caught:
        deed()
    trouble = file_trouble(caught.value.code, caught.value.named)
    assert trouble.advice
    return bare(trouble.sentence)


def listing(folder: Path) -> dict[str, tuple[int, bytes]]:
    """The content of a folder: the kind of each entry, and where a link leads."""
    return {
        path.name: (path.lstat().st_mode, os.readlink(os.fsencode(path)) if path.is_symlink() else b"")
        for path in folder.iterdir()
    }


@pytest.mark.parametrize("name", READ)
def test_what_is_no_file_of_ours_is_told_in_a_sentence(tmp_path: Path, name: str) -> None:
    path = lay(tmp_path)[name]
    assert said(lambda: read_kupa(path, GAMES)) == READ[name]


@pytest.mark.parametrize("name", READ)
def test_the_commands_say_the_same_and_end(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = lay(tmp_path)[name]
    assert check.main([str(path)]) == 1
    assert capsys.readouterr().out.startswith(READ[name])
    assert replay.main([str(path)]) == 1
    assert capsys.readouterr().err == f"{READ[name]}\n"


def test_every_sentence_has_its_hebrew(tmp_path: Path) -> None:
    use("he")
    sentences = {said(partial(read_kupa, path, GAMES)) for path in lay(tmp_path).values()}
    assert not sentences & set(READ.values())
    assert all(sum("\u05d0" <= letter <= "\u05ea" for letter in sentence) > 2 for sentence in sentences)


@pytest.mark.parametrize("links", [1, 2])
def test_a_link_to_a_game_opens_it(tmp_path: Path, links: int) -> None:
    (tmp_path / "games").mkdir()
    at = tmp_path / "games" / "noa.kupa"
    write_kupa(at, played("solo", 3, 5), TABLE)
    for number in range(links):
        link = tmp_path / f"link{number}.kupa"
        link.symlink_to(at)
        at = link
    assert read_kupa(at, GAMES).record.origin == {"seed": 3}
    assert check.main([str(at)]) == 0


def test_a_pipe_put_in_the_place_of_a_file_at_the_last_moment_does_not_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.kupa"
    write_kupa(path, begun(), TABLE)
    whole = Path.stat
    looked: list[Path] = []

    def swap(self: Path, **named: Any) -> os.stat_result:
        found = whole(self, **named)
        if self == path and not looked:
            looked.append(self)
            path.unlink()
            os.mkfifo(path)
        return found

    monkeypatch.setattr(Path, "stat", swap)
    heard: list[str] = []
    reader = threading.Thread(target=lambda: heard.append(said(lambda: read_kupa(path, GAMES))), daemon=True)
    reader.start()
    reader.join(5)
    assert heard == ["game.kupa is not an ordinary file. It is left as it was."]


@pytest.mark.parametrize("change", ["more", "less", "other"])
def test_a_file_that_changes_while_it_is_read_is_not_taken_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    path = tmp_path / "game.kupa"
    write_kupa(path, played("solo", 3, 5), TABLE)
    whole, looked = os.fstat, list[int]()
    content = path.read_bytes()

    def writing(handle: int) -> os.stat_result:
        looked.append(handle)
        found = whole(handle)
        if len(looked) == 1:
            with path.open("r+b") as file:
                if change == "more":
                    file.seek(0, os.SEEK_END)
                    file.write(b" " * 100)
                elif change == "less":
                    file.truncate(len(content) // 2)
                else:
                    file.write(content[:10])
            later = found.st_mtime_ns + 2_000_000_000
            os.utime(path, ns=(later, later))
        return found

    monkeypatch.setattr(os, "fstat", writing)
    sentence = said(lambda: read_kupa(path, GAMES))
    assert sentence == "game.kupa changed while it was being read. It is left as it is."
    monkeypatch.setattr(os, "fstat", whole)
    if change != "less":
        assert read_kupa(path, GAMES).record.origin == {"seed": 3}


def test_a_file_that_grows_without_end_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.kupa"
    write_kupa(path, begun(), TABLE)
    whole, looked = os.fstat, list[int]()

    def growing(handle: int) -> os.stat_result:
        found = whole(handle)
        if not looked:
            looked.append(handle)
            os.truncate(path, LARGEST * 3)
        return found

    monkeypatch.setattr(os, "fstat", growing)
    assert said(lambda: read_kupa(path, GAMES)) == "game.kupa is far too large for a game: more than 16 MB."


def test_a_file_nobody_may_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.kupa"
    write_kupa(path, begun(), TABLE)
    path.chmod(0)
    if os.geteuid() == 0:
        # Permissions do not bind the superuser.
        def refuse(*_: Any, **__: Any) -> int:
            raise PermissionError(errno.EACCES, "Permission denied")

        monkeypatch.setattr(os, "open", refuse)
    assert said(lambda: read_kupa(path, GAMES)) == "game.kupa could not be read. It is left as it was."


@pytest.mark.parametrize("replace", [True, False])
@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_no_file_is_never_written_over(tmp_path: Path, name: str, replace: bool) -> None:
    path = lay(tmp_path)[name]
    before = listing(tmp_path)
    assert said(lambda: write_kupa(path, begun(), TABLE, replace=replace)) == WRITTEN[name]
    assert listing(tmp_path) == before
    if name in DEVICES:
        assert stat.S_ISCHR(path.stat().st_mode)


def test_a_game_is_written_where_a_link_leads_also_when_nothing_is_there_yet(tmp_path: Path) -> None:
    path = lay(tmp_path)["dangling"]
    write_kupa(path, begun("solo", 8), TABLE)
    assert path.is_symlink()
    assert read_kupa(tmp_path / "gone.kupa", GAMES).record.origin == {"seed": 8}


def test_the_folder_that_a_link_leads_to_is_the_one_that_is_missing(tmp_path: Path) -> None:
    link = tmp_path / "game.kupa"
    link.symlink_to(tmp_path / "away" / "game.kupa")
    sentence = said(lambda: write_kupa(link, begun(), TABLE, replace=True))
    assert sentence == "The folder for game.kupa is not there."
    assert link.is_symlink() and [one.name for one in tmp_path.iterdir()] == ["game.kupa"]
