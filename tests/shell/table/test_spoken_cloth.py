"""What a screen reader finds on the cloth: every place with its cards in words, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine import agree
from app.games import GAMES
from app.shell.table.page import TablePage
from app.table.geometry import Shape
from app.table.spoken_cloth import SpokenCloth, SpokenPlace
from app.wording.bidi import bare
from app.wording.in_words import zone_in_words
from app.wording.spoken import spoken
from tests.shell.at_table import play

Table = Callable[..., TablePage]
HIDING = [name for name, rules in GAMES.items() if agree(rules, rules.info.seats[0]).hides and rules.info.seats[1] > 1]


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Pretend that a screen reader is running."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


def walked(page: TablePage) -> list[QAccessibleInterface]:
    """The objects on the cloth, in the order of the tree."""
    cloth = QAccessible.queryAccessibleInterface(page.surface.viewport())
    assert cloth is not None
    return [cloth.child(number) for number in range(cloth.childCount())]


def names(page: TablePage) -> list[str]:
    """The names of the objects on the cloth."""
    return [one.text(QAccessible.Text.Name) for one in walked(page)]


def said_of(page: TablePage) -> dict[str, str]:
    """By zone with visible cards: what lies in it."""
    view = page.sitting.view
    away = {spot.zone for spot in page.surface.stage.spots() if spot.shape is Shape.AWAY}
    return {
        zone: spoken(zone_in_words(view, zone))
        for zone, cards in view.zones.items()
        if cards and zone not in away and page.surface.stage.spot(zone) is not None
    }


def checked(page: TablePage) -> None:
    """Check that the tree has what lies on the table now, whose it is, and at the place where it is seen."""
    found = names(page)
    assert found and all(found)
    for zone, words in said_of(page).items():
        assert any(name.endswith(words) for name in found), f"{zone}: {words!r} is not among {found}"
        owner = page.sitting.view.game.zones[zone].owner
        if owner is not None and owner != page.sitting.seat:
            who = bare(page.controller.called(owner))
            assert any(name == f"{who}. {words}" for name in found), f"{zone}: nobody says that it is {who}'s"
    assert not any(sign in name for name in found for sign in "♠♥♦♣"), "cards are words"
    port = page.surface.viewport()
    whole = port.rect().translated(port.mapToGlobal(port.rect().topLeft()))
    assert all(one.rect().intersects(whole) for one in walked(page) if not one.rect().isEmpty())


@pytest.mark.parametrize("game", list(GAMES))
def test_every_place_is_an_object_with_its_cards_in_words(table: Table, qtbot: QtBot, game: str) -> None:
    seats = GAMES[game].info.seats[0]
    page = table(game, persons=1, seats=seats, seed=4)
    checked(page)
    play(page, qtbot, Random(3), 1)
    qtbot.waitUntil(lambda: not page.surface.clock.busy)
    QApplication.processEvents()
    checked(page)


def test_what_the_keys_come_to_is_what_the_cloth_is_described_by(table: Table) -> None:
    game = next(iter(GAMES))
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    heard: list[str] = []
    page.surface.focused.connect(heard.append)
    page.surface.setFocus()
    for way in (Qt.Key.Key_Home, Qt.Key.Key_Right):
        QTest.keyClick(page.surface, way)
        assert heard and page.surface.accessibleDescription() == spoken(heard[-1])
    assert len(set(heard)) > 1, "two places"


def test_what_did_not_change_is_not_said_again(table: Table, qtbot: QtBot) -> None:
    game = next(iter(GAMES))
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    objects = dict(page.surface.objects._objects)
    page.surface.show_view(page.sitting.view)
    assert objects and page.surface.objects._objects == objects


@pytest.mark.parametrize("game", HIDING[:3])
def test_a_covered_table_has_no_object(table: Table, game: str) -> None:
    seats = max(2, GAMES[game].info.seats[0])
    page = table(game, persons=2, seats=seats)
    assert page.company.covered
    assert not names(page)


def test_what_a_person_has_seen_is_gone_from_the_tree_when_the_table_is_cleared(table: Table) -> None:
    game = next(iter(GAMES))
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    assert names(page)
    page.forget()
    assert not names(page)


@pytest.mark.parametrize("rtl", [False, True])
def test_the_objects_stand_in_the_order_in_which_one_reads(qtbot: QtBot, rtl: bool) -> None:
    viewport = QWidget()
    qtbot.addWidget(viewport)
    viewport.resize(600, 400)
    viewport.show()
    cloth = SpokenCloth(viewport)
    left, right, below = QRect(10, 10, 80, 60), QRect(400, 20, 80, 60), QRect(200, 300, 80, 60)
    places = [SpokenPlace("b", below, "below"), SpokenPlace("r", right, "right"), SpokenPlace("l", left, "left")]
    cloth.show(places, rtl=rtl)
    cloth.show(places[1:] + places[:1], rtl=rtl)
    tree = QAccessible.queryAccessibleInterface(viewport)
    assert tree is not None
    found = [tree.child(number).text(QAccessible.Text.Name) for number in range(tree.childCount())]
    assert found == (["right", "left", "below"] if rtl else ["left", "right", "below"])


def test_without_a_reader_nothing_is_made(table: Table) -> None:
    QAccessible.setActive(False)
    game = next(iter(GAMES))
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    assert not page.surface.objects._objects
