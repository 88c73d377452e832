"""The end panel when another language is chosen on a sheet over it: all of it follows, and nothing starts again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine import view
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.moments import Moment
from app.session.seats import Seated, settled
from app.shell.kit.choices import Segmented
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Label
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.table import hindsight
from app.shell.table.after_game import AfterGame
from app.shell.table.end_panel import EndPanel
from app.shell.table.errand import EngineErrand
from app.shell.table.hindsight import HindsightBox
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.wording import t
from app.wording.answers import EngineAnswer, Verdict
from app.wording.bidi import bare
from tests.shell.conftest import click, focused, press

Ended = Callable[[str, int], TablePage]
BEGUN, ASKED = HindsightBox.start, EngineErrand.start


@pytest.fixture
def ended(window: MainWindow, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Ended:
    """A game that is over, with the panel at its end; only the test supplies what the panel searches for."""
    monkeypatch.setattr(EngineErrand, "start", lambda self: None)
    monkeypatch.setattr(HindsightBox, "start", lambda self: None)

    def play(game: str, seats: int) -> TablePage:
        settings.speed = 0.0
        # Nobody has given a name, so the program's names for them follow the language.
        seated = [Seated("", "pomegranate", computer=seat > 0, level="random") for seat in range(seats)]
        window.begin(NewGame(game, settled(seated), GAMES[game].fill(seats, {}), 5))
        page = window.stack.currentWidget()
        assert isinstance(page, TablePage)
        sitting = page.sitting
        while not sitting.over:
            qtbot.waitUntil(lambda: sitting.over or sitting.turn == sitting.seat)
            if not sitting.over:
                page.act([str(page.controller.legal(sitting.view)[0])])
                page.surface.finish()
            QApplication.processEvents()
        qtbot.waitUntil(lambda: page.company.end_panel is not None)
        return page

    return play


def panel_of(page: TablePage) -> tuple[EndPanel, AfterGame]:
    """The open panel, and the part of it that is worked out afterwards."""
    panel, after = page.company.end_panel, page.company.after_game
    assert panel is not None and panel.isVisible() and after is not None
    return panel, after


def find(page: TablePage, after: AfterGame) -> None:
    """Supply everything that the panel searches for: one moment, the proof, what was possible."""
    record = page.sitting.record
    number = next(n for n, gesture in enumerate(record.done) if gesture.seat in page.sitting.persons)
    action = str(record.done[number].actions[0])
    seen = view(record.position_at(number), record.done[number].seat)
    verdict: Verdict = {"verdict": "better", "by": "tries", "against": action, "lead": 0.5, "error": 0.1, "facts": []}
    answer: EngineAnswer = {"action": action, "why": {}, "decided": verdict}
    assert after.moments is not None
    after.moments.lookback.moments = (Moment(number, seen, action, action, 0.5, "large", answer),)
    after.moments._tell()
    after.seal.said.show()
    after.seal._tell()
    QApplication.processEvents()


def opened_now(page: TablePage) -> EndPanel:
    """The same end on a panel that is opened in the present language."""
    panel, after = EndPanel(page.window(), page.company._ended()), AfterGame(page.sitting, calm=False)
    after.lay_on(panel)
    panel.open()
    find(page, after)
    return panel


def words(root: QWidget) -> list[str]:
    """Everything that a widget and its contents say, to the eye and to screen readers."""
    found = []
    for child in root.findChildren(QWidget):
        text = child.text() if isinstance(child, Label) else ""
        found += [text, child.accessibleName(), child.accessibleDescription(), child.toolTip()]
    return [one for one in found if one]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("game", "seats"), [("trishape", 1), ("krav-maga", 2)])
def test_all_of_it_is_said_in_the_language_of_the_moment(
    window: MainWindow, settings: Settings, ended: Ended, game: str, seats: int
) -> None:
    page = ended(game, seats)
    panel, after = panel_of(page)
    find(page, after)
    before = words(panel)
    for language in ("he", "en"):
        settings.language = language
        QApplication.processEvents()
        fresh = opened_now(page)
        assert words(panel) == words(fresh)
        fresh.close()
    assert words(panel) == before


@pytest.mark.long
def test_what_has_been_found_stays_and_the_keyboard_comes_back(
    window: MainWindow, settings: Settings, ended: Ended, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ended("trishape", 1)
    panel, after = panel_of(page)
    find(page, after)
    monkeypatch.setattr(EngineErrand, "start", lambda self: pytest.fail("it is looked for again"))
    monkeypatch.setattr(HindsightBox, "start", lambda self: pytest.fail("it is worked out again"))
    assert after.moments is not None
    (row,) = after.moments.rows
    window.activateWindow()
    row.watch.setFocus(Qt.FocusReason.TabFocusReason)
    window.show_settings()
    (sheet,) = window.findChildren(SettingsSheet)
    languages = sheet.controls["language"]
    assert isinstance(languages, Segmented)
    for language in ("he", "en"):
        click(languages.part(language))
        assert settings.language == language
        assert sheet.isVisible() and sheet.isAncestorOf(focused()) and not panel.isEnabled()
        assert [one for one in window.findChildren(Sheet) if one.isEnabled()] == [sheet]
        assert sheet.panel.accessibleName() == sheet.title.text() == t("settings.title")
    press(Qt.Key.Key_Escape)
    assert panel_of(page) == (panel, after) and after.moments.rows == [row]
    assert focused() is row.watch and panel.isEnabled()


def test_it_waits_until_the_sheet_over_the_table_is_closed(
    window: MainWindow, ended: Ended, qtbot: QtBot
) -> None:
    page = ended("trishape", 1)
    panel_of(page)[0].close()
    page.company.end_panel = None
    window.show_settings()
    page.company.show_end()
    assert page.company.end_panel is None, "it does not come between somebody and what they set"
    sheet = window.findChildren(SettingsSheet)[0]
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.company.end_panel is not None)
    assert panel_of(page)[0].isEnabled()


@pytest.mark.long
def test_whoever_comes_back_from_watching_the_game_finds_all_that_was_found_at_once(
    window: MainWindow, ended: Ended, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ended("trishape", 1)
    _, after = panel_of(page)
    find(page, after)
    assert after.moments is not None and page.sitting.looked_back is not None
    lookback = after.moments.lookback
    monkeypatch.setattr(lookback, "next", lambda: None)
    page.sitting.looked_back.hindsight = {"score": 1, "best": 9, "par": 7, "whole": True, "costly": []}
    monkeypatch.setattr(EngineErrand, "start", ASKED)
    monkeypatch.setattr(HindsightBox, "start", BEGUN)
    monkeypatch.setattr(hindsight, "hindsight_command", lambda file: pytest.fail("it is worked out again"))
    window.finished.watch_table()
    replay = window.stack.currentWidget()
    assert isinstance(replay, ReplayPage)
    replay.back_wanted.emit()
    back = window.stack.currentWidget()
    assert isinstance(back, TablePage) and back is not page
    qtbot.waitUntil(lambda: back.company.after_game is not None)
    _, again = panel_of(back)
    assert again.moments is not None and again.moments.lookback is lookback
    qtbot.waitUntil(lambda: bool(again.moments and again.moments.rows))
    assert again.hindsight is not None and "9 could have been reached" in bare(again.hindsight.said.text())


def test_a_game_that_was_taken_back_and_ended_anew_is_looked_back_on_anew(ended: Ended) -> None:
    page = ended("trishape", 1)
    sitting = page.sitting
    first = sitting.looked_back
    assert first is not None and first.is_about(sitting.record)
    sitting.undo(12)
    while not sitting.over:
        sitting.act([str(sitting.view.legal[-1])])
    assert not first.is_about(sitting.record)
    anew = AfterGame(sitting, calm=False).moments
    assert anew is not None and anew.lookback is not first.lookback
