"""Files that are not games, by every way a file can come or go: dialogs, drops, handed over, named at the start."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from app.commands import check
from app.session.agreement import NewGame
from app.shell.kit.questions import MessageSheet
from app.shell.kit.widgets import Label
from app.shell.library.statistics_page import StatisticsPage
from app.shell.start.crash import CrashMessage
from app.shell.start.file_open import FileOpening
from app.shell.start.program import Program, parsed
from app.shell.start.single_copy import Handed
from app.shell.window.main_window import MainWindow
from app.wording import t, use
from app.wording.bidi import bare, foreign
from tests.shell.conftest import ALONE
from tests.store.odd import READ, WRITTEN, lay

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such files there")


def message(window: MainWindow) -> str:
    """Return what the topmost message says, and close it."""
    open_now = [sheet for sheet in window.findChildren(MessageSheet) if sheet.isVisible()]
    # Qt counts a widget among its own ancestors.
    (sheet,) = [sheet for sheet in open_now if sum(sheet.isAncestorOf(other) for other in open_now) == 1]
    said = " ".join(bare(label.text()) for label in sheet.findChildren(Label) if label.isVisible())
    sheet.close()
    return said


def raw(window: MainWindow) -> str:
    """The same with direction marks; the message stays open."""
    (sheet,) = [sheet for sheet in window.findChildren(MessageSheet) if sheet.isVisible()]
    return " ".join(label.text() for label in sheet.findChildren(Label) if label.isVisible())


def always(path: Path) -> Any:
    """A dialog in which this file is chosen, whatever it asks for."""
    return lambda host, *asked: str(path)


def by_dialog(window: MainWindow, path: Path) -> None:
    window.ask_open = lambda host: str(path)
    window.open_dialog()


def by_drop(window: MainWindow, path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPointF(50, 50).toPoint(), copy, mime, left, none))
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, mime, left, none))


def by_event(window: MainWindow, path: Path) -> None:
    files = FileOpening()
    files.take(path)
    files.open_with(window.open_file)


def by_second_start(window: MainWindow, path: Path) -> None:
    handed = Handed.read(Handed(path).line())
    assert handed.file is not None
    by_event(window, handed.file)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("road", [by_dialog, by_drop, by_event, by_second_start])
def test_what_is_no_game_is_told_on_every_road(
    window: MainWindow, tmp_path: Path, road: Callable[[MainWindow, Path], None]
) -> None:
    things = lay(tmp_path)
    for name, sentence in READ.items():
        road(window, things[name])
        assert sentence in message(window), name
        assert window.sitting is None and not window.store.unfinished()


@pytest.mark.parametrize("name", ["fifo", "zero", "loop", "folder"])
def test_a_start_with_what_is_no_game_shows_the_shelf_and_says_why(
    qapp: QApplication, own_home: Path, tmp_path: Path, name: str
) -> None:
    wanted = parsed([str(lay(tmp_path)[name]), "--language", "en"])
    made = Program(qapp, wanted)
    made.start()
    assert made.window is not None
    assert READ[name] in message(made.window)
    assert made.window.stack.currentWidget() is made.window.shelf
    made.close()
    use("en")


def test_a_copy_is_never_saved_over_what_is_no_file(window: MainWindow, tmp_path: Path) -> None:
    window.begin(NewGame("solo", ALONE, {}, 5))
    things = lay(tmp_path)
    before = {path: path.lstat() for name, path in things.items() if name in WRITTEN}
    for name, sentence in WRITTEN.items():
        window.ask_save = always(things[name])
        window.save_dialog()
        assert sentence in message(window), name
        assert window.notice.isHidden()
    for path, kind in before.items():
        after = path.lstat()
        assert (after.st_mode, after.st_ino) == (kind.st_mode, kind.st_ino)


def test_a_name_that_got_its_ending_only_here_writes_over_nothing(window: MainWindow, tmp_path: Path) -> None:
    """The dialog asks before it replaces a file, but only about the name as it was typed."""
    window.begin(NewGame("solo", ALONE, {}, 5))
    mine = tmp_path / "family.kupa"
    mine.write_text("mine", "utf-8")
    window.ask_save = always(tmp_path / "family")
    window.save_dialog()
    assert mine.read_text("utf-8") == "mine"
    assert "family.kupa is already there, and was left as it was." in message(window)
    window.ask_save = always(mine)
    window.save_dialog()
    assert mine.read_text("utf-8") != "mine", "the dialog has asked about this one"


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("name", WRITTEN)
def test_a_report_is_never_saved_over_what_is_no_file(window: MainWindow, tmp_path: Path, name: str) -> None:
    path = lay(tmp_path)[name]
    before = path.lstat()
    sheet = CrashMessage(window, "what happened", lambda host, title, name, words: str(path))
    sheet.open()
    sheet.save.click()
    assert sheet.details.isVisible(), "it can be copied from there"
    assert WRITTEN[name] in message(window)
    assert path.lstat().st_ino == before.st_ino and path.lstat().st_mode == before.st_mode


def test_an_export_is_never_saved_over_what_is_no_file(
    window: MainWindow, played: Callable[..., int], tmp_path: Path
) -> None:
    played("solo")
    things = lay(tmp_path)
    window.show_results("solo")
    page = window.stack.currentWidget()
    assert isinstance(page, StatisticsPage)
    for name, sentence in WRITTEN.items():
        page._ask = always(things[name])
        page.export.click()
        assert sentence in message(window)
    mine = tmp_path / "results.csv"
    mine.write_text("mine", "utf-8")
    page._ask = always(tmp_path / "results")
    page.export.click()
    assert mine.read_text("utf-8") == "mine" and "already there" in message(window)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("road", [by_dialog, by_drop, by_event, by_second_start])
def test_a_link_to_a_game_opens_on_every_road(
    window: MainWindow, tmp_path: Path, road: Callable[[MainWindow, Path], None]
) -> None:
    window.begin(NewGame("solo", ALONE, {}, 5))
    window.save_file(tmp_path / "good.kupa")
    window.show_shelf()
    (tmp_path / "link.kupa").symlink_to(tmp_path / "good.kupa")
    road(window, tmp_path / "link.kupa")
    assert window.sitting is not None and window.sitting.seed == 5


TURNED = ("a\u202egnp.kupa", "b\u2069\u2067c.kupa", "two\nlines.kupa", "bell\x07\x1b[2J.kupa", "<b>x<i>&amp;.kupa")


@pytest.mark.long(keep=2)
@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("name", TURNED)
def test_a_name_that_turns_its_line_turns_no_sentence(
    window: MainWindow, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, name: str
) -> None:
    window.settings.choose("language", language)
    shown = bare(foreign(name))
    window.open_file(tmp_path / name)
    assert t("file.missing", file="?").partition("?")[2] in raw(window)
    assert shown in message(window)
    window.begin(NewGame("solo", ALONE, {}, 5))
    for code, deed in (("file.saved", window.save_file), ("file.opened", window.open_file)):
        deed(tmp_path / name)
        assert window.notice.sentence == t(code, file=shown)
        assert not set(window.notice.sentence) & set("\u202e\u2067\n\x1b\x07")
    assert check.main([str(tmp_path / name), "--language", language]) == 0
    assert shown in capsys.readouterr().out
