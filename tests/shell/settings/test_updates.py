"""Looking for a newer version: only if asked for, only in the person's own browser, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication

from app.shell.settings.about import AboutSheet
from app.shell.settings.release import PATIENCE, Release, due, release
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from tests.shell.conftest import Memory, click, focused, press

PAGE = "https://releases.example/kupa"
STAMP = Release(PAGE, date(2026, 3, 9))
OLD = STAMP.day + PATIENCE


@pytest.fixture
def stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A program with an old stamp."""
    file = tmp_path / "release.json"
    file.write_text(json.dumps({"page": PAGE, "date": "2020-03-09"}), "utf-8")
    monkeypatch.setattr("app.shell.settings.release.resource", lambda *_: file)
    release.cache_clear()
    yield file
    release.cache_clear()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that the browser was asked to open."""
    given: list[str] = []

    def take(url: QUrl) -> bool:
        given.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    return given


def test_a_checkout_names_no_page_and_offers_nothing(window: MainWindow) -> None:
    release.cache_clear()
    assert release() is None
    assert AboutSheet(window, "", window.settings).updates is None
    assert window.shelf.reminder is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"page": "https://releases.example", "date": "soon"}',
        '{"page": "", "date": "2026-01-01"}',
        '{"page": "file:///etc/passwd", "date": "2026-01-01"}',
        '{"page": "javascript:alert(1)", "date": "2026-01-01"}',
        '{"page": "https://", "date": "2026-01-01"}',
        '{"page": "https://[", "date": "2026-01-01"}',
    ],
)
def test_a_stamp_that_makes_no_sense_is_none(text: str) -> None:
    assert Release.read(text) is None


def test_a_stamp_is_read() -> None:
    assert Release.read(json.dumps({"page": PAGE, "date": "2026-03-09"})) == STAMP


def test_nobody_is_reminded_who_did_not_ask(settings: Settings) -> None:
    assert not due(STAMP, settings, OLD + timedelta(days=1000))


def test_the_reminder_comes_when_the_version_is_old_and_nobody_looked(settings: Settings) -> None:
    settings.remind = True
    assert not due(STAMP, settings, OLD - timedelta(days=1))
    assert due(STAMP, settings, OLD)
    assert not due(STAMP, settings, STAMP.day - timedelta(days=400))
    settings.looked = OLD.isoformat()
    assert not due(STAMP, settings, OLD + PATIENCE - timedelta(days=1))
    assert due(STAMP, settings, OLD + PATIENCE)
    settings.looked = (STAMP.day - PATIENCE).isoformat()
    assert not due(STAMP, settings, OLD - timedelta(days=1)), "the version is newer than the last look"


@pytest.mark.parametrize("stored", ["yesterday", 7, ["2026-01-01"], "2026-13-01"])
def test_a_day_that_is_none_reads_as_never(stored: object) -> None:
    assert Settings(Memory(looked=stored)).looked == ""


@pytest.mark.parametrize("language", ["en", "he"])
def test_one_click_in_the_sheet_about_the_program_opens_the_page(
    window: MainWindow, stamped: Path, opened: list[str], language: str
) -> None:
    window.settings.choose("language", language)
    window.show_about()
    QApplication.processEvents()
    sheet = next(sheet for sheet in window.findChildren(AboutSheet) if sheet.isVisible())
    assert sheet.updates is not None
    assert not sheet.updates.switch.isChecked(), "off until asked for"
    assert PAGE in sheet.updates.look.toolTip()
    assert opened == []
    click(sheet.updates.look)
    assert opened == [PAGE]
    assert window.settings.looked == date.today().isoformat()
    sheet.updates.switch.click()
    assert window.settings.remind


def test_without_a_browser_the_address_is_on_the_clipboard(
    window: MainWindow, stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    sheet = AboutSheet(window, "", window.settings)
    assert sheet.updates is not None
    before = sheet.updates.look.text()
    sheet.updates.look.click()
    assert QGuiApplication.clipboard().text() == PAGE
    assert sheet.updates.look.text() != before
    assert window.settings.looked == ""


def test_the_line_on_the_shelf_opens_the_page_once_and_can_be_ended(
    stamped: Path, opened: list[str], kept: Memory, window: MainWindow
) -> None:
    reminder = window.shelf.reminder
    assert reminder is not None
    assert not reminder.isVisible(), "off until asked for"
    window.settings.remind = True
    assert reminder.isVisible()
    reminder.hide()
    window.show_shelf()
    assert reminder.isVisible(), "whoever comes to the shelf is reminded, too"
    assert "2020" in reminder.line.text()
    window.shelf.tiles.tiles[-1].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Down)
    assert focused() in (reminder.look, reminder.enough), "the arrows reach it below the tiles"
    press(Qt.Key.Key_Up)
    assert focused() in window.shelf.tiles.rows()[-1]
    click(reminder.look)
    assert opened == [PAGE]
    assert not reminder.isVisible(), "one has looked"
    window.settings.looked = "2021-01-01"
    assert reminder.isVisible()
    reminder.enough.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert not reminder.isVisible()
    assert kept["remind"] is False
    assert focused() in window.shelf.tiles.rows()[-1], "the keyboard goes to what is above the line, not to the header"
