"""File dialogs: the folder they begin in, and how the kinds of files read in a Hebrew line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.shell.kit import file_dialogs
from app.shell.kit.file_dialogs import ask_export, ask_open, ask_save, kinds
from tests.wording.test_visual_order import seen, turned


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's documents; no dialog has been opened yet."""
    made = tmp_path / "documents"
    made.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(made))
    monkeypatch.setattr(file_dialogs, "_used", [])
    return made


def test_a_dialog_begins_in_the_documents_and_the_next_one_where_the_last_file_went(
    qtbot: QtBot, documents: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []
    answers = iter((str(tmp_path / "films" / "a.gif"), "", ""))

    def asked(host: QWidget, title: str, at: str, words: str) -> tuple[str, str]:
        proposed.append(Path(at))
        return next(answers), words

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", asked)
    (tmp_path / "films").mkdir()
    host = QWidget()
    qtbot.addWidget(host)
    ask_export(host, "Save", "b.gif", "GIF (*.gif)")
    ask_save(host, "c.kupa")
    ask_open(host)
    assert proposed == [documents / "b.gif", tmp_path / "films" / "c.kupa", tmp_path / "films"]
    (tmp_path / "films").rmdir()
    assert file_dialogs.beginning() == documents, "the folder has gone"
    documents.rmdir()
    assert file_dialogs.beginning() == Path.home()


def test_suffixes_stay_in_their_order_in_a_hebrew_line(qtbot: QtBot) -> None:
    word = "\u05d3\u05e3"
    line = kinds(f"{word} (*.jpg *.png)")
    assert seen(line).replace("\u200e", "") == "(*.jpg *.png) " + turned(word)
    dialog = QFileDialog()
    qtbot.addWidget(dialog)
    dialog.setNameFilter(line)
    assert dialog.nameFilters() == [line] and dialog.fileMode() == QFileDialog.FileMode.AnyFile
