"""Handing seats over during a game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.session.seats import LEVELS, Seated, settled
from app.shell.seats.sheet import SeatsSheet
from app.shell.settings.settings import Settings
from app.table.commands import COMMANDS, Command
from app.wording import t
from app.wording.bidi import bare
from app.wording.plates import PLATES
from tests.shell.conftest import click, press

TABLE = settled([Seated("Dana", "pomegranate"), Seated("", "lemon", computer=True), Seated("Uri", "fig", form="m")])


def opened(host: QWidget, seated: tuple[Seated, ...] = TABLE) -> tuple[SeatsSheet, list[tuple[int, Seated]]]:
    sheet = SeatsSheet(host, seated)
    told: list[tuple[int, Seated]] = []
    sheet.changed.connect(lambda seat, one: told.append((seat, one)))
    sheet.open()
    QApplication.processEvents()
    return sheet, told


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_seat_is_handed_to_a_computer_and_back(host: QWidget, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    sheet, told = opened(host)
    click(sheet.rows[2].kind.part(True))
    assert told == [(2, Seated("Uri", "fig", computer=True, form="m"))]
    click(sheet.rows[2].kind.part(False))
    assert told[-1] == (2, TABLE[2])
    assert sheet.seated == settled(TABLE)


def test_a_computer_becomes_a_person_of_the_same_name_that_can_be_changed(host: QWidget) -> None:
    sheet, told = opened(host)
    row = sheet.rows[1]
    click(row.kind.part(False))
    assert told == [(1, TABLE[1]._replace(computer=False))]
    row.name.setFocus()
    row.name.selectAll()
    QTest.keyClicks(row.name, "Gil")
    assert len(told) == 1
    sheet.rows[0].name.setFocus()
    QApplication.processEvents()
    assert told[-1] == (1, Seated("Gil", "lemon"))


def test_the_level_is_chosen_by_keys(host: QWidget) -> None:
    sheet, told = opened(host)
    sheet.rows[1].level.setFocus()
    press(Qt.Key.Key_Down)
    assert told == [(1, TABLE[1]._replace(level="hard"))]


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_levels_are_offered_in_words_from_the_weakest_on(
    host: QWidget, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    sheet, _ = opened(host)
    level = sheet.rows[1].level
    words = [level.itemText(i) for i in range(level.count())]
    assert words == [t(f"company.level.{one}") for one in ("easy", "medium", "hard", "expert", "adapts")] and all(words)
    assert level.currentText() == t("company.level.medium") and level.accessibleName()


def test_of_a_player_that_adapts_the_tip_says_at_which_level_it_plays_this_game(host: QWidget) -> None:
    adapting = Seated("", "lemon", computer=True, level="hard", adapts=True)
    sheet, told = opened(host, settled([Seated("Dana", "pomegranate"), adapting]))
    level = sheet.rows[1].level
    assert level.value == "adapts"
    assert bare(level.toolTip()) == f"{t('company.level.adapts.help')} In this game: hard."
    level.setFocus()
    press(Qt.Key.Key_Up)
    assert told[-1][1].level == "expert" and not told[-1][1].adapts and not level.toolTip()
    press(Qt.Key.Key_Down)
    # The game goes on at the level at which they play.
    assert told[-1][1].level == "expert" and told[-1][1].adapts


def test_the_weakest_who_adapts_is_nobody_to_choose(host: QWidget) -> None:
    adapting = Seated("", "lemon", computer=True, level="gentle", adapts=True)
    sheet, _ = opened(host, settled([Seated("Dana", "pomegranate"), adapting]))
    assert [level for level, _ in sheet.rows[1].level.items] == [*LEVELS, "adapts"]
    assert bare(sheet.rows[1].level.toolTip()).endswith("In this game: very easy.")


def test_a_player_of_an_earlier_version_stays_and_may_be_exchanged(host: QWidget) -> None:
    seated = settled([Seated("Dana", "pomegranate"), Seated("", "lemon", computer=True, level="greedy")])
    sheet, told = opened(host, seated)
    level = sheet.rows[1].level
    assert level.value == "greedy" and level.currentText() == "plays well"
    assert sheet.seated == seated and not told
    level.setFocus()
    press(Qt.Key.Key_Up)
    assert told == [(1, seated[1]._replace(level="expert"))]


def test_the_last_person_stays(host: QWidget) -> None:
    sheet, told = opened(host)
    click(sheet.rows[2].kind.part(True))
    last = sheet.rows[0].kind.part(True)
    assert not last.isEnabled()
    assert last.toolTip() == "At least one person has to play."
    click(last)
    assert [seat for seat, _ in told] == [2]


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_name_that_is_being_written_holds_when_the_sheet_closes(host: QWidget, key: Qt.Key) -> None:
    sheet, told = opened(host)
    sheet.rows[0].name.setFocus()
    sheet.rows[0].name.selectAll()
    QTest.keyClicks(sheet.rows[0].name, "Noga")
    press(key)
    assert told == [(0, TABLE[0]._replace(name="Noga"))]


def test_nothing_is_told_when_nothing_changes(host: QWidget) -> None:
    sheet, told = opened(host)
    sheet.rows[0].name.setFocus()
    click(sheet.rows[1].kind.part(True))
    click(sheet.done)
    assert not told


def test_plates_and_the_number_of_seats_stay(host: QWidget) -> None:
    sheet, _ = opened(host)
    assert not any(row.remove.isVisible() or row.plate.isEnabled() for row in sheet.rows)
    assert [row.plate.plate for row in sheet.rows] == [one.plate for one in TABLE]


@pytest.mark.long(keep=1)
@pytest.mark.covering
@pytest.mark.parametrize("percent", [100, 130])
@pytest.mark.parametrize("language", ["en", "he"])
def test_nine_seats_fit_the_least_window(host: QWidget, settings: Settings, percent: Any, language: str) -> None:
    settings.choose("language", language)
    settings.text_size = percent
    sheet, _ = opened(host, settled([Seated("Dana", PLATES[0]), *[Seated("", p, computer=True) for p in PLATES[1:]]]))
    assert sheet.rect().contains(sheet.panel.geometry())
    assert sheet.page.page.minimumSizeHint().width() <= sheet.page.viewport().width()


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_character_is_chosen_by_keys_and_stays_with_the_computer_player(
    host: QWidget, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    sheet, told = opened(host)
    row = sheet.rows[1]
    assert row.character.isVisible() and not sheet.rows[0].character.isVisible()
    assert row.called in row.character.accessibleName()
    row.character.setFocus()
    press(Qt.Key.Key_Down)
    assert told[-1][0] == 1 and told[-1][1].character == "bold"
    click(row.kind.part(False))
    assert not row.character.isVisible()
    click(row.kind.part(True))
    assert row.seated.character == "bold" and row.character.isVisible()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_it_is_called_as_in_the_menu_and_shows_the_names_whole(
    host: QWidget, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    host.resize(1280, 800)
    sheet, _ = opened(host, settled([Seated("", plate, computer=number > 0) for number, plate in enumerate(PLATES)]))
    assert sheet.title.text() == t(COMMANDS[Command.SEATS].label)
    for row in sheet.rows:
        wide = row.name.fontMetrics().horizontalAdvance(row.name.text())
        assert wide <= row.name.width() - 24, f"{row.name.text()} has no room"
        assert row.name.cursorPosition() == 0, "where there is no room, its beginning is shown"


def test_a_name_that_has_no_room_is_shown_from_its_beginning(host: QWidget) -> None:
    sheet, _ = opened(host, settled([Seated("A name that is longer than any field", "fig"), *TABLE[1:]]))
    name = sheet.rows[0].name
    assert name.cursorPosition() == 0
    name.setFocus()
    QTest.keyClick(name, Qt.Key.Key_End)
    assert name.cursorPosition() > 0
    sheet.rows[1].name.setFocus()
    assert name.cursorPosition() == 0
