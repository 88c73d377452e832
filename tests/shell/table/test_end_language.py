"""The panel at the end in another language, chosen on a sheet over it: all of it follows, and nothing begins again."""

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
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.table.after_game import AfterGame
from app.shell.table.end_panel import EndPanel
from app.shell.table.errand import EngineErrand
from app.shell.table.hindsight import HindsightBox
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.wording import t
from tests.shell.conftest import click, focused, press

Ended = Callable[[str, int], TablePage]


@pytest.fixture
def ended(window: MainWindow, settings: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Ended:
    """A game that is over, with the panel at its end; what is looked for there is found by the test alone."""
    monkeypatch.setattr(EngineErrand, "start", lambda self: None)
    monkeypatch.setattr(HindsightBox, "start", lambda self: None)

    def play(game: str, seats: int) -> TablePage:
        settings.speed = 0.0
        # Nobody has said what they are called: what the program calls them is said in its own language.
        seated = [Seated("", "pomegranate", computer=seat > 0, level="random") for seat in range(seats)]
        window.begin(NewGame(game, settled(seated), GAMES[game].fill(seats, {}), 5))
        page = window.stack.currentWidget()
        assert isinstance(page, TablePage)
        sitting = page.sitting
        while not sitting.over:
            qtbot.waitUntil(lambda: sitting.over or sitting.turn == sitting.seat, timeout=60_000)
            if not sitting.over:
                page.act([str(page.controller.legal(sitting.view)[0])])
                page.surface.finish()
            QApplication.processEvents()
        qtbot.waitUntil(lambda: page.company.end_panel is not None, timeout=60_000)
        return page

    return play


def panel_of(page: TablePage) -> tuple[EndPanel, AfterGame]:
    """The panel that is open, and what stands on it besides."""
    panel, after = page.company.end_panel, page.company.after_game
    assert panel is not None and panel.isVisible() and after is not None
    return panel, after


def find(page: TablePage, after: AfterGame) -> None:
    """Everything that is looked for has been found: one moment, the proof, what was possible."""
    record = page.sitting.record
    number = next(n for n, gesture in enumerate(record.done) if gesture.seat in page.sitting.persons)
    action = str(record.done[number].actions[0])
    seen = view(record.position_at(number), record.done[number].seat)
    assert after.moments is not None
    after.moments.lookback.moments = (Moment(number, seen, action, action, 0.5, "large", {}),)
    after.moments._tell()
    after.seal.said.show()
    after.seal._tell()
    QApplication.processEvents()


def opened_now(page: TablePage) -> EndPanel:
    """The same end, on a panel that is opened in the language of the moment."""
    panel, after = EndPanel(page.window(), page.company._ended()), AfterGame(page.sitting, calm=False)
    panel.add_under_places(after.seal)
    panel.add_below(after)
    panel.open()
    find(page, after)
    return panel


def words(root: QWidget) -> list[str]:
    """Everything a widget says, to the eye and to screen readers, on whatever stands on it."""
    found = []
    for child in root.findChildren(QWidget):
        text = child.text() if isinstance(child, Label) else ""
        found += [text, child.accessibleName(), child.accessibleDescription(), child.toolTip()]
    return [one for one in found if one]


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
