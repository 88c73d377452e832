"""The sheet that makes a page or a film of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.export.commission import Excerpt
from app.export.wish import Wish
from app.shell.kit.buttons import IconButton
from app.shell.kit.questions import MessageSheet
from app.shell.kit.style import Appearance
from app.shell.library import desk_line
from app.shell.library.desk_line import DeskLine
from app.shell.library.replay_page import ReplayPage
from app.shell.library.send_sheet import SendSheet
from app.shell.library.statistics_page import StatisticsPage
from app.shell.settings.settings import Settings
from app.shell.table.end_panel import EndPanel
from app.shell.table.picture_sheet import PictureSheet
from app.shell.window.main_window import MainWindow
from app.store import FileRefused
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import bare
from tests.session.finished import company, finished
from tests.shell.conftest import click, focused, press
from tests.shell.fitting import faults


class Quiet:
    """A fake for the process: records what is asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Excerpt] = []
        self.made: list[tuple[Excerpt, Path, bool]] = []
        self.ended: list[str] = []
        monkeypatch.setattr(DeskLine, "ask", lambda line, part: self.asked.append(part))
        monkeypatch.setattr(DeskLine, "make", lambda line, *what: self.made.append(what))
        monkeypatch.setattr(DeskLine, "stop", lambda line: self.ended.append("stop"))
        monkeypatch.setattr(DeskLine, "close", lambda line: self.ended.append("close"))


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> Quiet:
    return Quiet(monkeypatch)


@pytest.fixture
def opened(qtbot: QtBot, settings: Settings, appearance: Appearance, tmp_path: Path) -> Iterator[Callable[..., Any]]:
    def made(name: str = "it", eyes: Any = 0) -> SendSheet:
        host = QWidget()
        qtbot.addWidget(host)
        host.resize(1280, 800)
        host.show()
        host.activateWindow()
        record = finished("asirim", 2)
        sheet = SendSheet(host, record, company(2, 2), settings, lambda *_: str(tmp_path / name) if name else "", eyes)
        sheet.open(sheet.kind.part("html"))
        QApplication.processEvents()
        return sheet

    yield made


def test_what_is_chosen_is_what_is_asked_for(quiet: Quiet, opened: Callable[..., SendSheet]) -> None:
    sheet = opened()
    count = sheet._replay.count
    assert quiet.asked[-1] == Excerpt(0, 0, count, True, Wish("html", "medium", 1.0), "en")
    assert not sheet.size_choice.isEnabled()
    click(sheet.kind.part("gif"))
    click(sheet.size_choice.part("small"))
    click(sheet.speed.part(2.0))
    click(sheet.language.part("he"))
    click(sheet.nameless)
    sheet.eyes.setCurrentIndex(0)
    sheet.eyes.activated.emit(0)
    sheet.first.setValue(3)
    sheet.last.setValue(9)
    assert quiet.asked[-1] == Excerpt("open", 3, 9, False, Wish("gif", "small", 2.0), "he")
    sheet.first.setValue(50)
    assert sheet.first.value() == 9 and sheet.last.minimum() == 9


def test_the_answer_to_a_question_that_another_one_has_replaced_is_not_shown(
    quiet: Quiet, opened: Callable[..., SendSheet]
) -> None:
    line, seen = opened().line, list[int]()
    line.previewed.connect(lambda _png, size: seen.append(size))
    line._number = 2
    for number in (1, 2):
        line._take({"preview": number, "png": "", "bytes": 1000 * number})
    assert seen == [2000]


def test_all_of_it_is_reached_by_keys(quiet: Quiet, opened: Callable[..., SendSheet]) -> None:
    sheet = opened()
    reached = []
    for _ in range(24):
        reached.append(focused())
        press(Qt.Key.Key_Tab)
    wanted = [sheet.eyes, sheet.nameless, sheet.save, sheet.cancel, sheet.first, sheet.last]
    assert [one for one in wanted if not any(one is widget or one.isAncestorOf(widget) for widget in reached)] == []
    sheet.kind.part("html").setFocus()
    press(Qt.Key.Key_Right)
    assert sheet.kind.value == "webp" and quiet.asked[-1].wish.kind == "webp"
    press(Qt.Key.Key_Return)
    assert quiet.made[-1][1].name == "it.webp"
    press(Qt.Key.Key_Escape)
    assert quiet.ended == ["stop"] and sheet.isVisible()
    sheet.line.stopped.emit()
    host = sheet._host
    press(Qt.Key.Key_Escape)
    assert quiet.ended[-1] == "close" and host.findChild(SendSheet) is None


def test_the_first_picture_and_the_size_are_shown(quiet: Quiet, opened: Callable[..., SendSheet]) -> None:
    sheet = opened()
    png = (Path(__file__).parents[3] / "resources" / "icons" / "kupa-64.png").read_bytes()
    sheet.line.previewed.emit(png, 54_321)
    assert sheet.preview.filled and bare(sheet.note_line.text()) == "54 kB"
    click(sheet.kind.part("webp"))
    sheet.line.previewed.emit(png, 2_345_678)
    assert bare(sheet.note_line.text()) == "About 2.3 MB"


def test_a_preview_the_file_was_more_urgent_than_comes_after_it_was_stopped(
    quiet: Quiet, opened: Callable[..., SendSheet]
) -> None:
    sheet = opened()
    for waiting in (True, False):
        click(sheet.save)
        before = len(quiet.asked)
        sheet.line.stopped.emit()
        assert quiet.asked[before:] == [sheet.part] * waiting
        sheet.line.previewed.emit(b"", 1000)


@pytest.mark.parametrize(("name", "target", "asked"), [("it.html", "it.html", True), ("it", "it.html", False)])
def test_a_file_that_is_made_closes_the_sheet_and_is_told(
    name: str, target: str, asked: bool, quiet: Quiet, opened: Callable[..., SendSheet], tmp_path: Path
) -> None:
    sheet, sent = opened(name), list[Path]()
    sheet.sent.connect(sent.append)
    click(sheet.save)
    assert quiet.made == [(sheet.part, tmp_path / target, asked)]
    assert not sheet.save.isEnabled() and sheet.progress.isVisible() and sheet.making
    sheet.line.advanced.emit(3)
    assert sheet.progress.value() == 3
    sheet.line.made.emit()
    assert sent == [tmp_path / target] and not sheet.isVisible() and quiet.ended == ["close"]


def test_how_far_the_file_is_counts_only_the_pictures_of_the_chosen_part(
    quiet: Quiet, opened: Callable[..., SendSheet]
) -> None:
    sheet = opened()
    sheet.first.setValue(3)
    sheet.last.setValue(9)
    click(sheet.save)
    sheet.line.advanced.emit(2)
    assert sheet.note_line.text() == t("export.making", n=2, of=7)


def test_no_file_is_made_where_none_is_chosen(quiet: Quiet, opened: Callable[..., SendSheet]) -> None:
    sheet = opened("")
    click(sheet.save)
    assert not quiet.made and not sheet.making


def test_what_goes_wrong_is_said_and_can_be_tried_again(quiet: Quiet, opened: Callable[..., SendSheet]) -> None:
    sheet = opened()
    for signal, words in ((sheet.line.failed, "could not be made"), (sheet.line.stopped, "Nothing was written")):
        click(sheet.save)
        signal.emit()
        assert words in sheet.note_line.text() and sheet.save.isEnabled() and not sheet.making
        # A page still has neither size nor speed.
        assert not sheet.film_rows.isEnabled()
    click(sheet.save)
    sheet.line.refused.emit(FileRefused("disk-full", ("it.html",)))
    message = sheet._host.findChild(MessageSheet)
    assert isinstance(message, MessageSheet) and message.isVisible() and not sheet.making
    message.close()
    sheet.line.too_long.emit()
    assert "choose fewer" in sheet.note_line.text() and not sheet.save.isEnabled()
    sheet.last.setValue(4)
    assert sheet.save.isEnabled()


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_nothing_is_cut(
    language: str, text_size: int, size: tuple[int, int], quiet: Quiet, opened: Callable[..., SendSheet],
    settings: Settings,
) -> None:  # fmt: skip
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    sheet = opened()
    sheet._host.resize(*size)
    QApplication.processEvents()
    assert list(faults(sheet._host)) == []


@pytest.mark.long
def test_a_real_process_previews_and_makes_a_page(
    qtbot: QtBot, opened: Callable[..., SendSheet], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(desk_line, "REST", 0)
    sheet, sent = opened(), list[Path]()
    sheet.sent.connect(sent.append)
    with qtbot.waitSignal(sheet.line.previewed):
        pass
    process = sheet.line._process
    assert sheet.preview.filled and process is not None
    with qtbot.waitSignal(process.destroyed):
        click(sheet.save)
    assert sent == [tmp_path / "it.html"] and sent[0].read_bytes().startswith(b"<!doctype html>")


# The places from which a game can be sent


def send_sheets(window: MainWindow) -> list[SendSheet]:
    return [sheet for sheet in window.findChildren(SendSheet) if sheet.isVisible()]


def test_a_watched_game_is_sent_through_the_eyes_that_look(
    quiet: Quiet, window: MainWindow, played: Callable[..., int]
) -> None:
    window.finished.watch(played("solo"))
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    page.look_through("open")
    click(page.offers[Command.SEND])
    assert [sheet.eyes.value for sheet in send_sheets(window)] == ["open"]
    send_sheets(window)[0].close()
    page.look_through(0)
    page.setFocus()
    press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert [sheet.eyes.value for sheet in send_sheets(window)] == [0]


def test_a_game_is_sent_from_the_results(quiet: Quiet, window: MainWindow, played: Callable[..., int]) -> None:
    played("solo")
    window.show_results("solo")
    page = window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    click(next(one for one in page.findChildren(IconButton) if one.accessibleName() == "Send the replay"))
    sheet = send_sheets(window)[0]
    sheet.line.made.disconnect()
    sheet.sent.emit(Path("there.html"))
    assert "there.html" in window.notice.sentence


def test_a_game_is_sent_from_its_end_and_the_panel_stays(
    quiet: Quiet, window: MainWindow, played: Callable[..., int], qtbot: QtBot
) -> None:
    window.resume(played("solo"))
    qtbot.waitUntil(lambda: window.findChild(EndPanel) is not None)
    panel = window.findChild(EndPanel)
    assert isinstance(panel, EndPanel) and panel.isVisible()
    click(panel.ways.links[Command.SEND])
    assert len(send_sheets(window)) == 1 and panel.isVisible()


def test_a_game_that_is_not_over_is_not_sent(quiet: Quiet, window: MainWindow, played: Callable[..., int]) -> None:
    window.resume(played("solo", actions=3))
    QApplication.processEvents()
    window.carry_out(Command.SEND)
    assert not send_sheets(window) and "over" in window.notice.sentence


def test_a_picture_is_made_of_a_watched_game(window: MainWindow, played: Callable[..., int]) -> None:
    window.finished.watch(played("solo"))
    page = window.stack.currentWidget()
    assert isinstance(page, ReplayPage)
    page.setFocus()
    press(Qt.Key.Key_F9)
    sheet = window.findChild(PictureSheet)
    assert isinstance(sheet, PictureSheet) and sheet.isVisible()
    click(sheet.copy)
    assert "pasted" in window.notice.sentence


def test_the_picture_has_a_name_in_both_languages(
    quiet: Quiet, opened: Callable[..., SendSheet], settings: Settings
) -> None:
    sheet = opened()
    for language in ("en", "he"):
        settings.language = language
        QApplication.processEvents()
        assert sheet.preview.accessibleName() == t("export.preview")
