"""Esc goes one step back everywhere (laws of the table, 17): it leaves what is open for what was there before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.library.replay_page import ReplayPage
from app.shell.library.statistics_page import StatisticsPage
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import PANELS, Command
from tests.covering import amount
from tests.shell.conftest import press
from tests.shell.fitting import keep_games, sheets, windows

SHOWN = list(GAMES)[:: amount(13, 3)]
"""The games whose windows are opened."""


def held(page: TablePage) -> bool:
    """Whether a card is held."""
    return page.surface.gestures.held is not None


@pytest.fixture
def page(window: MainWindow, settings: Settings) -> TablePage:
    """A table at which a person sits alone and is in turn."""
    settings.speed = 0.0
    game = next(game for game in GAMES if 1 in GAMES[game].seats())
    window.activateWindow()
    window.begin(NewGame(game, settled([Seated("", "pomegranate")]), GAMES[game].fill(1, {}), 3))
    made = window.stack.currentWidget()
    assert isinstance(made, TablePage)
    QApplication.processEvents()
    return made


@pytest.mark.long
def test_esc_closes_a_sheet_and_leaves_the_page_or_leaves_a_page(window: MainWindow) -> None:
    keep_games(window.store, SHOWN)
    window.activateWindow()
    for name, show in [*windows(window), ("keys", window.show_keys)]:
        if ":" in name and name.partition(": ")[2] not in SHOWN:
            continue
        window.show_shelf()
        show()
        QApplication.processEvents()
        under, before = window.stack.currentWidget(), sheets(window)
        assert QApplication.focusWidget() is not None, f"{name}: nothing has the keyboard"
        press(Qt.Key.Key_Escape)
        if before:
            assert len(sheets(window)) == len(before) - 1, f"{name}: one sheet is closed"
            assert window.stack.currentWidget() is under, f"{name}: the page below stays"
        else:
            back = window.lab.page if name == "found" else window.shelf
            assert window.stack.currentWidget() is back, f"{name}: one step back"
        for sheet in sheets(window):
            sheet.close()


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("panel", PANELS)
def test_esc_closes_a_panel_wherever_the_keyboard_is(window: MainWindow, page: TablePage, panel: Command) -> None:
    for on_cloth in (False, True):
        page.beside.show(panel)
        QApplication.processEvents()
        if on_cloth:
            page.surface.setFocus()
        press(Qt.Key.Key_Escape)
        assert page.beside.panel is not None and not page.beside.panel.isVisible()
        assert window.stack.currentWidget() is page, "the table stays"


def test_esc_puts_a_held_card_down_before_it_closes_a_panel(page: TablePage) -> None:
    page.beside.show(PANELS[0])
    page.surface.setFocus()
    page.surface.gestures.click(page.controller.liftable(page.sitting.view)[0])
    assert held(page) and page.beside.panel is not None
    press(Qt.Key.Key_Escape)
    assert not held(page) and page.beside.panel.isVisible()
    press(Qt.Key.Key_Escape)
    assert not page.beside.panel.isVisible()
    press(Qt.Key.Key_Escape)
    assert page.isVisible(), "nobody leaves a game by Esc"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("panel", [None, PANELS[0]])
def test_esc_leads_from_a_button_to_the_cloth_and_puts_down_first_what_is_held(
    page: TablePage, panel: Command | None
) -> None:
    page.beside.show(panel)
    page.surface.gestures.click(page.controller.liftable(page.sitting.view)[0])
    buttons = [page.bar.shelf, page.bar.menu, page.bar.buttons[Command.LOG]]
    for button in buttons:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is page.surface, "one step back"
        assert not held(page), "as the voice says of Esc while a card is held"
        assert page.beside.is_open == (button is buttons[0] and panel is not None)
    press(Qt.Key.Key_Escape)
    assert page.isVisible(), "nobody leaves a game by Esc"


def test_esc_closes_the_menu_of_a_table_and_nothing_else(page: TablePage) -> None:
    page.beside.show(PANELS[0])
    page.carry_out(Command.MENU)
    (menu,) = [one for one in page.findChildren(QMenu) if one.isVisible()]
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible() and page.beside.panel is not None and page.beside.panel.isVisible()


def test_esc_leads_from_a_game_that_is_watched_to_where_one_came_from(
    window: MainWindow, page: TablePage, played: Callable[..., int], qtbot: QtBot
) -> None:
    sitting, game = page.sitting, page.sitting.game
    while not sitting.over:
        sitting.act([str(page.controller.legal(sitting.view)[0])])
    number = sitting.id
    window.finished.watch_table()
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    again = window.stack.currentWidget()
    assert isinstance(again, TablePage) and again.sitting.id == number, "at its table again"
    window.show_results(game)
    results = window.stack.currentWidget()
    assert isinstance(results, StatisticsPage)
    results.watch_wanted.emit(number)
    assert isinstance(window.stack.currentWidget(), ReplayPage)
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    back = window.stack.currentWidget()
    assert isinstance(back, StatisticsPage) and back.game.value == game
    QApplication.processEvents()
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
