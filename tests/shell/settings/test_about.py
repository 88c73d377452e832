"""About the program: full licences, versions, a report that says nothing about the person."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app import __version__
from app.shell.kit.widgets import Label
from app.shell.settings.about import LICENCES, AboutSheet, libraries, system_report
from app.shell.window.main_window import MainWindow
from app.wording import resource

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize(("name", "needle"), [
    ("kupa", "MIT License"),
    ("qt", "replaced"),
    ("lgpl-3.0", "GNU LESSER GENERAL PUBLIC LICENSE"),
    ("gpl-3.0", "GNU GENERAL PUBLIC LICENSE"),
    ("python", "PYTHON SOFTWARE FOUNDATION LICENSE"),
    ("pillow", "Pillow"),
    ("platformdirs", "Permission is hereby granted"),
])
def test_every_licence_is_there_in_full(window: MainWindow, name: str, needle: str) -> None:
    sheet = AboutSheet(window)
    sheet.open()
    QApplication.processEvents()
    sheet.show_licence(name)
    assert needle in sheet.text.toPlainText()
    assert sheet.text.isVisible() and sheet.text.y() > sheet.licence.y(), "it stands below the list"
    assert {one for one, _ in LICENCES} == {file.stem for file in resource("resources", "licences").glob("*.txt")}


def test_our_own_licence_is_the_one_of_the_repository() -> None:
    shipped = resource("resources", "licences", "kupa.txt").read_text("utf-8")
    assert shipped == (ROOT / "LICENSE").read_text("utf-8")


def test_the_versions_are_told(window: MainWindow) -> None:
    sheet = AboutSheet(window, "/some/where")
    sheet.open()
    QApplication.processEvents()
    told = " ".join(label.text() for label in sheet.findChildren(Label)).replace("\u00a0", " ")
    assert __version__ in told
    assert qVersion() in told
    assert "/some/where" in told


def test_every_library_has_a_version_here() -> None:
    assert all(version for _, version, _ in libraries())


def test_the_report_is_copied_and_tells_nothing_of_the_person(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("USER", "somebody-secret")
    window.settings.person = "Noa Secret"
    sheet = AboutSheet(window)
    sheet.open()
    sheet.copy.click()
    report = QGuiApplication.clipboard().text()
    assert report == system_report("")
    assert f"Kupa {__version__}" in report
    assert "screen 1" in report
    assert "Secret" not in report
    assert "somebody" not in report


def test_the_folder_is_told_without_the_name_of_whose_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "noa-secret"
    monkeypatch.setattr(Path, "home", classmethod(lambda cls: home))
    assert "folder: ~/.local/share/Kupa" in system_report(str(home / ".local" / "share" / "Kupa"))
    assert "noa-secret" not in system_report(str(home / "games"))
    elsewhere = str(tmp_path / "stick")
    assert f"folder: {elsewhere}" in system_report(elsewhere)
