"""Licences: every file of the bundle is traced to the project it is part of, with the licence texts beside it."""

from __future__ import annotations

import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import platformdirs
import PySide6
import pytest

import notices

ROOT = Path(__file__).resolve().parents[2]
QT = next(Path(PySide6.__file__).parent.glob("QtCore.*"))
frozen = pytest.mark.skipif(
    find_spec("PyInstaller") is None, reason="what freezes the bundle comes with `python3 dev.py bundle`"
)
PATHLIB = sys.modules["pathlib"].__file__ or ""


@frozen
def test_files_are_traced_to_what_they_are_part_of() -> None:
    found = notices.parts([str(QT), str(platformdirs.__file__), PATHLIB, str(ROOT / "app" / "__main__.py")])
    # Every bundle contains Python and the bundle's starter.
    assert {part.name for part in found} == {"PySide6_Essentials", "platformdirs", "pyinstaller", "Python"}
    assert all(part.version and part.licence and part.texts for part in found)
    assert all(text.is_file() for part in found for text in part.texts)


@frozen
def test_what_cannot_be_traced_stops_the_build(tmp_path: Path) -> None:
    lost = tmp_path / "libsomething.so.1"
    lost.touch()
    with pytest.raises(notices.Untraced, match=r"libsomething\.so\.1"):
        notices.parts([str(lost)])


def test_a_distribution_without_a_licence_text_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "TEXTS", {})
    with pytest.raises(notices.Untraced, match="PySide6"):
        notices.of_distribution(metadata.distribution("PySide6_Essentials"))


@frozen
def test_the_list_says_how_qt_is_replaced_and_where_its_source_is(tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    folder.mkdir()
    (folder / "old.txt").touch()
    notices.gather([str(QT)], folder, "1.2.3", "lib/Qt")
    text = (folder / "COMPONENTS.txt").read_text("utf-8")
    version = metadata.version("PySide6_Essentials")
    for needle in ("Kupa 1.2.3", "lib/Qt", f"PySide6-{version}-src", f"/{version}/single/"):
        assert needle in text
    assert not (folder / "old.txt").exists()
    assert (folder / "kupa" / "kupa.txt").read_text("utf-8") == (ROOT / "LICENSE").read_text("utf-8")
    assert "GNU LESSER" in (folder / "PySide6_Essentials" / "lgpl-3.0.txt").read_text("utf-8")
    for part in notices.parts([str(QT)]):
        assert f"{part.name} {part.version}\n" in text and any((folder / part.name).iterdir())


def test_no_system_is_asked_about_the_files_of_the_program_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(notices, "STARTER", "pytest")

    def package(file: str) -> str:
        asked.append(file)
        return ""

    monkeypatch.setattr(notices, "debian_package", package)
    notices.parts([str(path) for path in (ROOT / "app").rglob("*.py")])
    assert asked == []
