"""Every command of the bar, the voice, the menu and the keys: all in one table, all reachable, no key used twice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.engine import Result
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.ending import Ending, EndRow
from app.session.seats import Seated, settled
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.widgets import Label, key_text
from app.shell.settings.comfort import ComfortPage
from app.shell.settings.keys import KeyCap, KeysSheet
from app.shell.settings.settings import Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.table.end_panel import EndPanel
from app.shell.table.menu import TableMenu
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import BAR, COMMANDS, FILM_KEYS, GESTURE_KEYS, MENU, PANELS, Command, asked, carried_out
from app.wording import t
from app.wording.catalogue import has

COMPANY = next(one for one in GAMES.values() if 2 in one.seats()).info.id
BY_KEY = {
    QKeySequence(key).toString(): command
    for command, offer in COMMANDS.items()
    for key in offer.keys
    if not offer.on_cloth
}


def begun(window: MainWindow) -> TablePage:
    """A table of two persons with the curtain up."""
    seated = settled([Seated("Noa", "fig"), Seated("Omar", "lemon")])
    window.begin(NewGame(COMPANY, seated, GAMES[COMPANY].fill(2, {}), 3))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.sitting.privacy.show(page.sitting.turn)
    page.bring_back()
    page.settle()
    return page


def keys(widget: QWidget) -> dict[Command, QAction]:
    """The commands that have a key on this widget."""
    return {
        BY_KEY[one.toString()]: action
        for action in widget.actions()
        for one in action.shortcuts()
        if one.toString() in BY_KEY
    }


def test_the_table_names_every_command_and_every_word_it_needs() -> None:
    assert set(COMMANDS) == set(Command)
    for command, offer in COMMANDS.items():
        assert offer.by and (not offer.label or has(offer.label)), command
    for command in (*BAR, *MENU):
        assert COMMANDS[command].label, command
    assert all(COMMANDS[command].icon and COMMANDS[command].keys for command in BAR)
    assert set(PANELS) <= {*BAR, *MENU}
    assert asked("undo") is Command.UNDO and asked("badge.0") is None


def test_no_key_does_two_things() -> None:
    every = [QKeySequence(key).toString() for offer in COMMANDS.values() for key in offer.keys]
    assert all(every) and len(every) == len(set(every))


def test_at_the_table_and_away_from_it_every_key_has_one_owner(window: MainWindow) -> None:
    def owners(command: Command, *widgets: QWidget) -> int:
        return sum(keys(one)[command].isEnabled() for one in widgets if command in keys(one))

    window.show_shelf()
    for command in set(BY_KEY.values()):
        offer = COMMANDS[command]
        assert owners(command, window) == ("window" in offer.by and not offer.needs_game), command
    page = begun(window)
    for command in set(BY_KEY.values()):
        assert owners(command, window, page) == 1, command


def test_every_command_is_within_reach_of_a_person(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begun(window)
    found = {*keys(window), *keys(page)}
    monkeypatch.setattr(page, "carry_out", found.add)
    page.bar.pressed.disconnect()
    page.bar.pressed.connect(found.add)
    for button in page.bar.findChildren(IconButton):
        button.setEnabled(True)
        button.click()
    for several in (True, False):
        for action in TableMenu(page, found.add, several=several).actions():
            action.trigger()
    page.commanded.disconnect()
    page.commanded.connect(found.add)
    page.beside.show(Command.COMFORT)
    for link in page.findChildren(ComfortPage)[0].findChildren(PushButton):
        link.click()
    page.company.passing = 1
    found |= {button.command for button in page.prompt().buttons if button.command is not None}
    page.company.passing = None
    result = Result((0,), (1,), "cap")
    ended = page.controller.ended(replace(page.sitting.view, result=result))
    found |= {button.command for button in ended.buttons if button.command is not None}
    found |= {button.command for button in page.company.idle_prompt(page.prompt()).buttons if button.command}
    page.surface.gestures.chooser = None
    page.surface.clock.finish()
    QTest.mouseClick(page.surface.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    rows = tuple(EndRow(1, one, "1", True, seat) for seat, one in enumerate(page.sitting.seated))
    end = Ending("Noa wins.", "", rows)
    for name in [button.text() for button in EndPanel(window, end).findChildren(PushButton)]:
        panel = EndPanel(window, end)
        panel.commanded.connect(found.add)
        next(one for one in panel.findChildren(PushButton) if one.text() == name).click()
    assert found == set(Command)


def test_whoever_carries_a_command_out_knows_it(window: MainWindow) -> None:
    assert set(carried_out("window")) <= set(window._deeds)
    page, heard = begun(window), list[Command]()
    page.commanded.disconnect()
    page.commanded.connect(heard.append)
    for command in carried_out("table"):
        page.carry_out(command)
        for widget in QApplication.topLevelWidgets():
            if widget is not window:
                widget.close()
        page._close_sheet()
    page.leave()
    # A table passes on the commands that it does not carry out itself, and no others.
    assert set(heard) == {Command.SETTINGS, Command.SHELF}


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("way", ["commanded", "button"])
def test_a_copy_can_be_saved_from_the_panel_at_the_end(window: MainWindow, way: str) -> None:
    page, asked_for = begun(window), list[str]()

    def ask(host: QWidget, name: str) -> str:
        asked_for.append(name)
        return ""

    window.ask_save = ask
    panel = EndPanel(window, Ending("", "", (EndRow(1, page.sitting.seated[0], "", True, 0),)))
    panel.commanded.connect(page.commanded)
    panel.open()
    if way == "button":
        panel.ways.links[Command.SAVE].click()
    else:
        panel.commanded.emit(Command.SAVE)
    assert len(asked_for) == 1


def test_the_settings_list_every_key(window: MainWindow) -> None:
    sheet = SettingsSheet(window, window.settings, window.sound)
    said = {one.text() for one in sheet.findChildren(Label)}
    caps = {one.accessibleName() for one in sheet.findChildren(KeyCap)}
    for offer in COMMANDS.values():
        if offer.keys:
            assert t(offer.label) in said and {key_text(key) for key in offer.keys} <= caps
    for label, keys in (*GESTURE_KEYS, *FILM_KEYS):
        assert t(label) in said and {key_text(key) for key in keys} <= caps


def test_a_question_mark_opens_a_sheet_of_every_key_there_is(window: MainWindow) -> None:
    page = begun(window)
    page.surface.setFocus()
    QTest.keyClicks(page.surface, "?")
    sheet = window.findChild(KeysSheet)
    assert sheet is not None and sheet.isVisible()
    caps = {cap.accessibleName() for cap in sheet.findChildren(KeyCap)}
    words = {label.text() for label in sheet.findChildren(Label)}
    for command, offer in COMMANDS.items():
        assert {key_text(key) for key in offer.keys} <= caps, command
        assert not offer.label or t(offer.label) in words, command
    assert {key_text(key) for _, every in (*GESTURE_KEYS, *FILM_KEYS) for key in every} <= caps
    assert {t(label) for label, _ in (*GESTURE_KEYS, *FILM_KEYS)} <= words
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert page.isEnabled()


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
@pytest.mark.parametrize("code", ["en", "he"])
def test_the_sheet_of_keys_is_read_without_scrolling(
    window: MainWindow, settings: Settings, code: str, size: tuple[int, int]
) -> None:
    settings.choose("language", code)
    window.resize(*size)
    window.show_keys()
    for _ in range(3):
        QApplication.processEvents()
    sheet = window.findChild(KeysSheet)
    assert sheet is not None and sheet.page.verticalScrollBar().maximum() == 0
