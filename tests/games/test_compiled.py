"""Compiled forms of files are kept for the next start, and leave nothing else behind."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.games.compiled import compiled


@pytest.fixture(autouse=True)
def writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def test_what_was_made_once_is_found_until_the_mark_changes(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> list[int]:
        made.append(len(made))
        return list(made)

    assert [compiled(tmp_path / "words", mark, make) for mark in (1, 1, 2, 2)] == [[0], [0], [0, 1], [0, 1]]
    assert len(list((tmp_path / "__pycache__").iterdir())) == 1


def test_while_somebody_reads_the_old_one_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> None:
        raise PermissionError("another process reads it, which on Windows forbids to replace it")

    assert compiled(tmp_path / "words", 1, lambda: ["old"]) == ["old"]
    with monkeypatch.context() as patched:
        patched.setattr("os.replace", held)
        assert compiled(tmp_path / "words", 2, lambda: ["new"]) == ["new"]
    assert len(list((tmp_path / "__pycache__").iterdir())) == 1
    assert compiled(tmp_path / "words", 1, lambda: ["other"]) == ["old"]


def test_where_python_writes_no_bytecode_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for made in ("old", "new"):
        assert compiled(tmp_path / "words", 1, made.upper) == made.upper()
    assert not list(tmp_path.iterdir())
