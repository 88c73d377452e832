"""Files handed over by the system: before there is a window, in order; afterwards, immediately."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent

from app.shell.start.file_open import FileOpening, file_of


def test_files_wait_in_their_order_and_then_open_at_once() -> None:
    files, opened = FileOpening(), list[Path]()

    def opener(path: Path) -> bool:
        opened.append(path)
        return True

    names = [Path("one.kupa"), Path("שתיים.kupa")]
    for name in names:
        files.take(name)
    assert files.open_with(opener)
    assert opened == names
    files.take(Path("three.kupa"))
    assert opened == [*names, Path("three.kupa")]
    assert not files.open_with(opener), "none waits any more"


def test_one_that_is_refused_keeps_no_other_from_being_opened() -> None:
    files = FileOpening()
    for name in ("bad.kupa", "good.kupa", "bad.kupa"):
        files.take(Path(name))
    seen: list[str] = []

    def opener(path: Path) -> bool:
        seen.append(path.stem)
        return path.stem == "good"

    assert files.open_with(opener)
    assert seen == ["bad", "good", "bad"]


def test_only_events_that_name_a_file_are_taken(tmp_path: Path) -> None:
    file = tmp_path / "סבתא רחל.kupa"
    assert file_of(QFileOpenEvent(QUrl.fromLocalFile(str(file)))) == file
    assert file_of(QFileOpenEvent(str(file))) == file
    assert file_of(QEvent(QEvent.Type.Paint)) is None


@pytest.mark.parametrize("address", ["https://games.example/x.kupa", ""])
def test_an_address_that_is_no_file_is_left_alone(address: str) -> None:
    assert file_of(QFileOpenEvent(QUrl(address))) is None
