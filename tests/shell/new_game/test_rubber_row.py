"""For how many wins they play: what the sheet offers, what it agrees, what it remembers."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.session.rubbers import GOALS, Rubber, usual_goal
from app.session.seats import Seated, settled, unnamed
from app.shell.new_game.rubber_row import RubberRow
from app.shell.new_game.sheet import NewGameSheet, Unbegun
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from tests.shell.conftest import click
from tests.shell.new_game.test_sheet import agreed, opened

SHORT, SHORT_WITH_TWO, LONG = "shlif-shluf", "karov-meod", "soureh"


def choose(row: RubberRow, goal: int) -> None:
    """Press a number."""
    (part,) = [part for one, part in row.goals._parts if one == goal]
    click(part)


def company(seats: int) -> tuple[Seated, ...]:
    return settled(unnamed(range(seats), computer=True))


def test_the_usual_number_follows_the_seats_until_somebody_chooses(settings: Settings, host: MainWindow) -> None:
    row = RubberRow(SHORT_WITH_TWO, settings)
    row.setParent(host)
    for seats in (2, 4, 2):
        row.follow(seats)
        goal = usual_goal(SHORT_WITH_TWO, seats)
        assert row.goal == row.goals.value == goal
        assert row.rubber == (Rubber(goal, (0,) * seats) if goal > 1 else None)
    assert usual_goal(SHORT_WITH_TWO, 2) > usual_goal(SHORT_WITH_TWO, 4) == 1
    choose(row, 5)
    row.follow(4)
    assert row.goal == row.goals.value == 5 and row.rubber == Rubber(5, (0,) * 4)


def test_a_single_game_can_be_chosen_too_and_is_no_rubber(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    sheet = opened(window, settings, SHORT)
    assert sheet.rubber.goal > 1
    choose(sheet.rubber, 1)
    assert agreed(qtbot, sheet).rubber is None
    assert opened(window, settings, SHORT).rubber.goal == 1


def test_what_was_chosen_is_agreed_and_remembered_for_this_game_alone(
    window: MainWindow, settings: Settings, qtbot: QtBot
) -> None:
    sheet = opened(window, settings, LONG)
    assert sheet.rubber.goal == 1
    choose(sheet.rubber, 3)
    new = agreed(qtbot, sheet)
    assert new.rubber == Rubber(3, (0,) * new.seats)
    assert opened(window, settings, LONG).rubber.goal == 3
    assert RubberRow(SHORT, settings).chosen is None


def test_what_nobody_chose_is_not_remembered(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    new = agreed(qtbot, opened(window, settings, SHORT))
    assert new.rubber is not None and not settings.listed(f"rubber.{SHORT}")


@pytest.mark.parametrize("listed", [[], ["3"], [4], [None], [0], [True], [3.0]])
def test_what_cannot_have_been_chosen_is_not_taken_from_the_settings(settings: Settings, listed: list[object]) -> None:
    settings.keep_list(f"rubber.{LONG}", listed)
    row = RubberRow(LONG, settings)
    row.follow(2)
    assert row.chosen is None and row.goal == 1


def test_a_sheet_left_for_the_rules_comes_back_with_the_number(window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, LONG)
    choose(sheet.rubber, 2)
    left = sheet.unbegun
    assert left == Unbegun(LONG, sheet.options, sheet.seated, "", 2)
    again = NewGameSheet(window, LONG, settings, unbegun=left)
    assert again.rubber.goal == again.rubber.goals.value == 2


def test_who_plays_alone_is_not_asked(window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
    sheet = opened(window, settings, "solo")
    QApplication.processEvents()
    assert not sheet.rubber.isVisible() and agreed(qtbot, sheet).rubber is None


def test_every_number_that_is_offered_can_be_chosen(window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, LONG)
    for goal in GOALS:
        choose(sheet.rubber, goal)
        assert sheet.rubber.goal == sheet.rubber.goals.value == goal
