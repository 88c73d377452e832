"""The table in words: a line of what may be done is done by Enter or by a click, any other line only tells."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, Qt
from PySide6.QtGui import QClipboard, QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Record, view
from app.games import GAMES
from app.session.agreement import NewGame
from app.shell.kit.focus import ring
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table import game_text
from app.shell.table.game_text import GameText, WordsText
from app.shell.table.page import TablePage
from app.shell.table.side_panel import SidePanel
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.wording import t
from app.wording.in_words import table_in_words
from app.wording.spoken import spoken
from app.wording.tellers import Group
from tests.shell.conftest import ALONE, focused, press

CTRL = Qt.KeyboardModifier.ControlModifier


def opened(window: MainWindow, settings: Settings, game: str = "trishape") -> tuple[TablePage, WordsText]:
    """A game for one person with the table in words beside it, which has the keyboard."""
    settings.speed = 0.0
    window.resize(1280, 800)
    window.begin(NewGame(game, ALONE, {}, 7))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.settle()
    page.carry_out(Command.WORDS)
    QApplication.processEvents()
    text = focused()
    assert isinstance(text, WordsText)
    return page, text


def line(text: WordsText) -> tuple[str, bool]:
    """The line with the cursor, and whether Enter does what it says."""
    return text.textCursor().block().text(), text.on_line


def test_the_arrows_lead_to_each_line_and_enter_does_what_it_says(window: MainWindow, settings: Settings) -> None:
    page, text = opened(window, settings)
    group = table_in_words(page.sitting.view, page.sitting.names)[0]
    does = dict(zip(group.lines, group.actions, strict=True))
    assert list(does.values()) == [str(action) for action in page.sitting.view.legal]
    assert line(text) == (group.title, False)
    assert text.accessibleDescription() == spoken(t("words.line"))
    press(Qt.Key.Key_Return)
    assert not page.sitting.record.done
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    words, plays = line(text)
    assert plays
    press(Qt.Key.Key_Return, CTRL)
    assert not page.sitting.record.done, "it belongs to the main button"
    press(Qt.Key.Key_Return)
    assert page.sitting.record.done[-1].actions == (does[words],)
    page.settle()
    after = table_in_words(page.sitting.view, page.sitting.names)[0]
    assert after.lines[0] in text.toPlainText() and focused() is text, "one plays on from there"


def test_a_click_does_what_the_line_says_and_a_line_that_only_tells_does_nothing(
    window: MainWindow, settings: Settings
) -> None:
    page, text = opened(window, settings)
    groups = table_in_words(page.sitting.view, page.sitting.names)
    for words, done in ((groups[1].lines[0], 0), (groups[0].lines[-1], 1)):
        found = text.document().find(words, 0, QTextDocument.FindFlag.FindCaseSensitively)
        place = QTextCursor(found)
        place.setPosition(found.selectionStart() + 2)
        at = text.cursorRect(place).center()
        QTest.qWait(400)
        QTest.mouseClick(text.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at.x(), at.y()))
        assert len(page.sitting.record.done) == done
    assert page.sitting.record.done[-1].actions == (groups[0].actions[-1],)


def test_the_ring_is_round_the_line_that_enter_does_and_else_round_the_page(
    window: MainWindow, settings: Settings
) -> None:
    page, text = opened(window, settings)
    rings = []
    for _ in range(len(page.sitting.view.legal) + 2):
        before = text.viewport().grab().toImage()
        press(Qt.Key.Key_Down)
        rings.append((text.on_line, text.viewport().grab().toImage() != before))
        assert (ring() is None) is text.on_line, "one ring, not two"
    assert [on for on, _ in rings] == [True] * len(page.sitting.view.legal) + [False] * 2
    assert all(seen for _, seen in rings[:-1])
    told: list[bool] = []
    text.linked.connect(lambda: told.append(text.on_line))
    press(Qt.Key.Key_Up)
    press(Qt.Key.Key_Up)
    page.surface.setFocus()
    assert told[-2:] == [True, False], "the caps of the main button follow"


def test_while_something_is_told_no_line_does_anything(window: MainWindow, settings: Settings) -> None:
    page, text = opened(window, settings)
    action = str(page.sitting.view.legal[0])
    page.surface.lock()
    text.chosen.emit(action)
    assert not page.sitting.record.done
    page.act((action,))
    done = len(page.sitting.record.done)
    text.chosen.emit(action)
    assert len(page.sitting.record.done) == done


def test_whoever_may_do_nothing_is_not_told_of_a_key_for_it(qtbot: QtBot, appearance: Appearance) -> None:
    panel = SidePanel("trishape")
    qtbot.addWidget(panel)
    record = Record.begin(GAMES["trishape"], 1, 7)
    told = []
    for seat in (0, None):
        panel.show_words(view(record.position, seat), {})
        text = panel.findChild(WordsText)
        assert text is not None
        told.append((text.accessibleDescription(), "<a href" in text.toHtml()))
    assert told == [(spoken(t("words.line")), True), ("", False)]


def test_a_card_that_is_held_is_laid_back_first(window: MainWindow, settings: Settings) -> None:
    page, text = opened(window, settings)
    held = next(iter(page.surface.reachable()))
    page.surface.gestures.hold(held)
    text.chosen.emit(str(page.sitting.view.legal[-1]))
    assert page.surface.gestures.held is None and len(page.sitting.record.done) == 1


@pytest.mark.parametrize("action", ["swap:7H:?", "say:+2", "done", "lay:7H:fort.0"])
def test_an_action_is_chosen_as_it_is_written(qtbot: QtBot, appearance: Appearance, action: str) -> None:
    text = WordsText()
    qtbot.addWidget(text)
    text.show()
    text.write([Group("title", ("one", "two"), ("pass", action)), Group("more", ("three",))])
    chosen: list[str] = []
    text.chosen.connect(chosen.append)
    text.setFocus()
    QApplication.processEvents()
    for _ in range(2):
        QTest.keyClick(text, Qt.Key.Key_Down)
    QTest.keyClick(text, Qt.Key.Key_Return)
    assert chosen == [action]
    enter = Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(text, QKeyEvent(QEvent.Type.KeyPress, *enter, "\r", True))
    assert chosen == [action], "a key that is held down does it once"


def test_what_is_written_anew_has_only_its_own_links(qtbot: QtBot, appearance: Appearance) -> None:
    text = WordsText()
    qtbot.addWidget(text)
    groups = [Group("title", ("one", "two"), ("pass", "done")), Group("more", ("three",))]
    text.write(groups)
    first = text.toHtml()
    for _ in range(3):
        text.moveCursor(QTextCursor.MoveOperation.Down)
        text.write(groups)
    assert text.toHtml() == first and first.count("<a href") == 2
    text.write([Group("title", ("nothing",))])
    assert "<a href" not in text.toHtml()


def test_a_text_that_was_cleared_does_nothing_any_more(qtbot: QtBot, appearance: Appearance) -> None:
    text = WordsText()
    qtbot.addWidget(text)
    text.show()
    text.write([Group("", ("one",), ("pass",))])
    text.setFocus()
    QApplication.processEvents()
    before = text.on_line
    text.clear()
    assert (before, text.on_line, text._actions) == (True, False, [])
    assert not text.currentCharFormat().isAnchor()


def test_the_log_is_read_at_its_end(qtbot: QtBot, appearance: Appearance) -> None:
    text = GameText()
    qtbot.addWidget(text)
    text.write([Group("", (f"line {number}",)) for number in range(3)], to_end=True)
    assert text.toPlainText() == "line 0\nline 1\nline 2"
    assert text.textCursor().atEnd()


@pytest.mark.parametrize("language", ["en", "he"])
def test_every_paragraph_reads_in_the_direction_of_the_interface(
    qtbot: QtBot, appearance: Appearance, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    text = GameText()
    qtbot.addWidget(text)
    text.write([Group("title", ("Noa won", "two")), Group("more", ("three",))])
    block, ways = text.document().begin(), []
    while block.isValid():
        ways.append(block.textDirection())
        block = block.next()
    way = Qt.LayoutDirection.RightToLeft if language == "he" else Qt.LayoutDirection.LeftToRight
    assert ways == [way] * 5


@pytest.mark.parametrize("mark", [GameText.MARK, "text/plain"])
def test_what_was_copied_is_forgotten_in_both_places_where_it_is_kept_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    data, cleared = QMimeData(), list[QClipboard.Mode]()
    data.setData(mark, QByteArray(b"1"))
    clipboard = SimpleNamespace(mimeData=lambda _mode: data, clear=cleared.append)
    monkeypatch.setattr(game_text, "QGuiApplication", SimpleNamespace(clipboard=lambda: clipboard))
    GameText.forget_copied()
    both = [QClipboard.Mode.Clipboard, QClipboard.Mode.Selection]
    assert cleared == (both if mark == GameText.MARK else [])


def test_a_text_that_is_written_again_stays_where_it_was_read_and_its_ring_scrolls_with_its_line(
    qtbot: QtBot, appearance: Appearance
) -> None:
    text = WordsText()
    qtbot.addWidget(text)
    text.resize(300, 150)
    text.show()
    groups = [Group("may", tuple(f"line {number}" for number in range(30)), tuple(map(str, range(30))))]
    text.write(groups)
    bar = text.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    read = bar.value()
    text.write(groups)
    assert bar.value() == read > 0
    text.moveCursor(QTextCursor.MoveOperation.End)
    assert bar.value() > read
    assert text._line_box().contains(text.cursorRect().center().toPointF())
