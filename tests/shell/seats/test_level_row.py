"""The line that asks who sits at a seat: controls of one height, level with the plate, in every text size."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.shell.kit.style import Appearance
from app.shell.new_game.sheet import NewGameSheet
from app.shell.seats.form_choice import Captioned, FormChoice
from app.shell.seats.person import PersonRow
from app.shell.seats.seat_row import SeatRow
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.window.main_window import MainWindow

RING = 5
"""How far the ring reaches round a control, px (look 8)."""


def level(plate: QWidget, controls: Sequence[QWidget]) -> None:
    """Assert that those of these that are shown stand on one line, and that the controls are equally high."""
    shown = [one for one in controls if one.isVisible()]
    middles = {one.mapTo(one.window(), QPoint(0, 0)).y() * 2 + one.height() for one in (plate, *shown)}
    assert max(middles) - min(middles) <= 2, "the middles of all are on one line"
    heights = {one.height() for one in shown}
    assert len(heights) == 1, f"controls of one line have one height, not {heights}"


def controls(row: SeatRow) -> list[QWidget]:
    """The fields and lists at a seat."""
    asked = [row.name, row.kind, row.level, row.form, row.character, row.chance]
    return [*asked, row.digit] if row.digit is not None else [*asked]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("percent", [TEXT_PERCENTS[0], 100, TEXT_PERCENTS[-1]])
def test_all_that_is_asked_about_somebody_stands_on_one_line(
    window: MainWindow, settings: Settings, percent: int
) -> None:
    settings.calm = True
    settings.text_size = percent
    asking = max(GAMES, key=lambda game: len(GAMES[game].info.person))
    alone = next(game for game in GAMES if GAMES[game].info.seats == (1, 1))
    without_levels = next((game for game in GAMES if GAMES[game].info.seats == (2, 2)), asking)
    for game in (asking, without_levels):
        sheet = NewGameSheet(window, game, settings)
        sheet.open()
        QApplication.processEvents()
        for row in sheet.findChildren(SeatRow):
            level(row.plate, controls(row))
        sheet.close()
    for made in (NewGameSheet(window, alone, settings), SettingsSheet(window, settings, window.sound)):
        made.open()
        QApplication.processEvents()
        (person,) = made.findChildren(PersonRow)
        level(person._view, [person.name, person.form])
        made.close()


def test_a_field_keeps_its_height_while_it_is_written_in(window: MainWindow, settings: Settings) -> None:
    window.activateWindow()
    sheet = SettingsSheet(window, settings, window.sound)
    sheet.open()
    QApplication.processEvents()
    (person,) = sheet.findChildren(PersonRow)
    before = person.name.geometry()
    person.name.setFocus()
    person.name.updateGeometry()
    QApplication.processEvents()
    assert person.name.hasFocus()
    assert person.name.geometry() == before


@pytest.mark.parametrize("language", ["he", "en"])
def test_the_ring_around_a_choice_leaves_its_caption_alone(
    qtbot: QtBot, appearance: Appearance, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    choice = FormChoice(lambda: "Noa", "")
    made = Captioned(choice.about, choice)
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    drawn = made.label.grab().toImage()
    ground = drawn.pixel(0, 0)
    rows = [y for y in range(drawn.height()) if any(drawn.pixel(x, y) != ground for x in range(drawn.width()))]
    assert rows and made.label.y() + rows[-1] < choice.y() - RING
