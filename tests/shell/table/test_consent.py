"""Everybody is asked before something that somebody has seen is taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.session.seats import Seated
from app.shell.settings.settings import Settings
from app.shell.table.consent import ConsentSheet
from tests.shell.conftest import click, focused, press
from tests.shell.fitting import faults

PERSONS = (Seated("Tamar", "fig"), Seated("Rimon", "olive", computer=True), Seated("Noa", "lemon"), Seated("", "date"))


def asked(host: QWidget) -> tuple[ConsentSheet, list[str]]:
    """The sheet, and the list of the signals it emitted."""
    sheet, told = ConsentSheet(host, PERSONS), list[str]()
    sheet.agreed.connect(lambda: told.append("agreed"))
    sheet.closed.connect(lambda: told.append("closed"))
    sheet.open()
    QApplication.processEvents()
    return sheet, told


def test_persons_are_asked_and_computer_players_are_not(host: QWidget) -> None:
    sheet, _ = asked(host)
    assert [row.seated.plate for row in sheet.rows] == ["fig", "lemon", "date"]


def test_it_is_agreed_when_all_have_said_yes_in_any_order(host: QWidget) -> None:
    sheet, told = asked(host)
    click(sheet.rows[2].yes)
    click(sheet.rows[0].yes)
    assert told == []
    assert not sheet.rows[2].yes.isVisible() and sheet.rows[2].answer.isVisible()
    click(sheet.rows[1].yes)
    assert told == ["closed", "agreed"]


@pytest.mark.parametrize("who", [0, 1, 2])
def test_one_no_is_enough(host: QWidget, who: int) -> None:
    sheet, told = asked(host)
    click(sheet.rows[(who + 1) % 3].yes)
    click(sheet.rows[who].no)
    assert told == ["closed"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_leaving_it_as_it_is_is_what_enter_and_escape_do(host: QWidget, key: Qt.Key) -> None:
    sheet, told = asked(host)
    assert focused() is sheet.stay
    press(key)
    assert told == ["closed"]


def test_of_two_persons_one_yes_is_not_enough(host: QWidget) -> None:
    sheet, told = ConsentSheet(host, PERSONS[:3]), list[str]()
    sheet.agreed.connect(lambda: told.append("agreed"))
    sheet.open()
    click(sheet.rows[0].yes)
    assert not told
    click(sheet.rows[1].yes)
    assert told == ["agreed"]


def test_it_can_be_answered_by_the_keyboard_alone(host: QWidget) -> None:
    sheet, told = asked(host)
    while focused() is not sheet.rows[0].yes:
        press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Space)
    # The next person asked has the keyboard focus at their own answer.
    assert focused() is sheet.rows[1].yes
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Return)
    assert told == ["closed", "agreed"]


def test_with_nobody_to_ask_there_is_no_sheet(host: QWidget) -> None:
    with pytest.raises(ValueError, match="nobody"):
        ConsentSheet(host, PERSONS[1:2])


@pytest.mark.parametrize("language", ["en", "he"])
def test_every_answer_says_whose_it_is_and_nothing_is_cut(
    settings: Settings, host: QWidget, language: str
) -> None:
    settings.choose("text_size", 130)
    sheet, _ = asked(host)
    settings.choose("language", language)
    click(sheet.rows[0].yes)
    QApplication.processEvents()
    assert list(faults(host)) == []
    names = [button.accessibleName() for row in sheet.rows for button in (row.yes, row.no)]
    assert len(set(names)) == 6
    assert "Noa" in sheet.rows[1].yes.accessibleName()
