"""The popup of a plate by itself: where it stands, its keys, what closes it, and who has the keyboard afterwards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.session.seats import Seated
from app.shell.kit.style import Appearance
from app.shell.seats.plate_popup import PlateButton, PlatePopup
from app.shell.settings.settings import Settings
from app.wording import t
from app.wording.bidi import bare
from app.wording.plates import PLATES, PlateName
from tests.shell.conftest import click, focused, press

Open = Callable[..., PlatePopup]


@pytest.fixture
def over(host: QWidget) -> Open:
    """Open the popup of a seat whose plate stands at a place: `over(300, 40, plate="fig")`."""

    def opened(
        x: int = 400, y: int = 40, *, plate: PlateName = "pomegranate", up: bool = True, down: bool = True
    ) -> PlatePopup:
        anchor = QPushButton("", host)
        anchor.setGeometry(x, y, 46, 46)
        anchor.show()
        people = [Seated("Noa", "lemon"), Seated("Uri", "fig")]
        made = PlatePopup(host, plate, {"pomegranate": "Dana", "lemon": "Tal"}, people, up=up, down=down)
        made.open_at(anchor)
        QApplication.processEvents()
        return made

    return opened


def anchored(popup: PlatePopup) -> QRect:
    """The place of the plate that it belongs to."""
    assert popup._anchor is not None
    return popup._anchor.geometry()


def closed(popup: PlatePopup) -> bool:
    """Whether it is gone."""
    return not isValid(popup) or not popup.isVisible()


@pytest.mark.parametrize("language", ["en", "he"])
def test_it_begins_at_the_readers_start_of_its_plate_and_stays_inside(
    over: Open, host: QWidget, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    popup = over()
    panel, plate = popup.panel.geometry(), anchored(popup)
    assert panel.top() > plate.bottom()
    start = (panel.left(), plate.left()) if language == "en" else (panel.right(), plate.right())
    assert start[0] == start[1]
    for x in (0, host.width() - 46):
        assert host.rect().contains(over(x).panel.geometry())


def test_where_there_is_no_room_below_its_plate_it_stands_above(over: Open, host: QWidget) -> None:
    popup = over(y=540)
    assert popup.panel.geometry().bottom() < anchored(popup).top()


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_arrows_go_from_plate_to_plate_as_they_are_seen_and_no_further(
    over: Open, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    popup = over(plate="almond")
    middle = popup.plates[4]
    assert focused() is middle
    for key, way in (
        (Qt.Key.Key_Left, QPoint(-1, 0)), (Qt.Key.Key_Right, QPoint(1, 0)),
        (Qt.Key.Key_Up, QPoint(0, -1)), (Qt.Key.Key_Down, QPoint(0, 1)),
    ):  # fmt: skip
        middle.setFocus()
        press(key)
        there = focused().pos() - middle.pos()
        assert QPoint((there.x() > 0) - (there.x() < 0), (there.y() > 0) - (there.y() < 0)) == way
    for key, corner in ((Qt.Key.Key_Down, popup.plates[-1]), (Qt.Key.Key_Up, popup.plates[0])):
        corner.setFocus()
        press(key)
        assert focused() is corner
    popup.plates[-1].setFocus()
    press(Qt.Key.Key_Right if language == "en" else Qt.Key.Key_Left)
    assert focused() is popup.plates[-1], "it is the last one"


def test_tab_goes_round_inside_it_in_both_directions(over: Open) -> None:
    popup = over(down=False)
    around = [*popup.plates, *popup.people, popup.up]
    for key, order in ((Qt.Key.Key_Tab, [*around[1:], around[0]]), (Qt.Key.Key_Backtab, [*around[::-1]])):
        popup.plates[0].setFocus()
        for one in order:
            press(key)
            assert focused() is one


@pytest.mark.parametrize("how", ["escape", "beside", "plate", "person", "up"])
def test_whatever_closes_it_gives_the_keyboard_back_to_the_plate(over: Open, how: str) -> None:
    popup = over()
    plate = popup._anchor
    told: list[object] = []
    for signal in (popup.chosen, popup.taken, popup.moved):
        signal.connect(told.append)
    inside = popup.panel.geometry().topLeft() + QPoint(4, 4)
    QTest.mouseClick(popup, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, inside)
    assert popup.isVisible(), "nothing lies there"
    if how == "escape":
        press(Qt.Key.Key_Escape)
    elif how == "beside":
        QTest.mouseClick(popup, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(2, 2))
    else:
        click({"plate": popup.plates[2], "person": popup.people[1], "up": popup.up}[how])
    assert closed(popup) and focused() is plate
    assert told == {"plate": ["fig"], "person": [Seated("Uri", "fig")], "up": [-1]}.get(how, [])


def test_it_closes_when_the_window_changes_its_size(over: Open, host: QWidget) -> None:
    popup = over()
    host.resize(700, 600)
    QApplication.processEvents()
    assert closed(popup)


@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True), (False, False)])
def test_a_seat_moves_only_where_there_is_a_place(over: Open, up: bool, down: bool) -> None:
    popup = over(up=up, down=down)
    moves = {popup.up: up, popup.down: down}
    assert {one: one.isEnabled() for one in moves} == moves
    assert popup.up.isVisible() == popup.down.isVisible() == (up or down), "neither if there is nothing to choose"


def test_whose_plate_it_would_be_exchanged_with_is_said(over: Open) -> None:
    popup = over(plate="pomegranate")
    said = {one.plate: bare(one.toolTip()) for one in popup.plates}
    assert said["lemon"] == bare(t("company.plate.swap", plate="lemon", who="Tal"))
    assert all(said[one] == bare(t(f"plate.{one}")) for one in PLATES if one != "lemon")


def test_a_plate_that_has_been_dragged_is_not_pressed(qtbot: QtBot, appearance: Appearance) -> None:
    button, heights, pressed = PlateButton("fig", 40), list[int](), list[bool]()
    qtbot.addWidget(button)
    button.dragged.connect(heights.append)
    button.clicked.connect(lambda: pressed.append(True))
    button.show()
    left, none, middle = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, button.rect().center()
    QTest.mousePress(button, left, none, middle)
    QTest.mouseMove(button, middle + QPoint(0, QApplication.startDragDistance() + 5))
    QTest.mouseRelease(button, left, none, middle)
    assert len(heights) == 1 and not pressed
    click(button)
    assert len(pressed) == 1
