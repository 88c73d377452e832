"""Games of nothing but rules at the table: by mouse and by keys, in both languages, in company, told and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import position_to_json
from app.games import GAMES
from app.session.sitting import Sitting
from app.shell.kit.style import Appearance
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import Settings
from app.shell.shelf.shelf import Shelf
from app.shell.table.page import TablePage
from app.store import read_kupa, write_kupa
from app.wording import use
from tests.games.toys import HIGH_CARD, known
from tests.shell.at_table import play, uncover
from tests.shell.conftest import Memory
from tests.shell.table.test_playing import walk_to

Table = Callable[..., TablePage]
SEVERAL = [HIGH_CARD, "eight-seats", "sealed-number"]
BOTH = pytest.mark.parametrize("language", ["en", "he"])


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with known():
        yield


def opened(table: Table, game: str, language: str, persons: int, **options: object) -> TablePage:
    page = table(game, persons=persons, seats=GAMES[game].info.seats[0], **options)
    page._settings.choose("language", language)
    QApplication.processEvents()
    return page


@BOTH
@pytest.mark.parametrize("game", SEVERAL)
def test_two_persons_play_by_mouse_behind_the_curtain(table: Table, qtbot: QtBot, game: str, language: str) -> None:
    page = opened(table, game, language, 2)
    assert page.company.covered
    play(page, qtbot, Random(1))
    assert page.sitting.over and page.voice.sentence
    assert [line for lines in page.sitting.log() for line in lines]


@BOTH
@pytest.mark.parametrize("game", [*SEVERAL, "one-seat"])
def test_one_person_plays_against_the_computer(table: Table, qtbot: QtBot, game: str, language: str) -> None:
    page = opened(table, game, language, 1)
    play(page, qtbot, Random(2))
    assert page.sitting.over


@BOTH
def test_high_card_is_played_by_keys_alone(table: Table, qtbot: QtBot, language: str) -> None:
    page = opened(table, HIGH_CARD, language, 2, hand_size=3)
    surface = page.surface
    for _ in range(6):
        if page.sitting.over:
            break
        uncover(page, qtbot)
        recap = page.company.handing.recap
        if recap is not None and recap.isVisible():
            QTest.keyClick(recap, Qt.Key.Key_Return)
        before = len(page.sitting.record.done)
        surface.setFocus()
        card = page.controller.liftable(page.sitting.view)[0]
        walk_to(surface, card)
        QTest.keyClick(surface, Qt.Key.Key_Return)
        assert surface.gestures.held == card
        walk_to(surface, page.controller.choices(page.sitting.view, card)[0].target)
        QTest.keyClick(surface, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert len(page.sitting.record.done) > before
        if page.company.passing is not None:
            assert page.voice.press_main()
    assert page.sitting.over


def test_a_game_is_kept_saved_resumed_and_watched_again(
    table: Table, qtbot: QtBot, appearance: Appearance
) -> None:
    page = table(HIGH_CARD, persons=1, seats=2)
    play(page, qtbot, Random(3), most=3)
    sitting = page.sitting
    again = Sitting.resume(sitting.kept.store, page._settings, sitting.id)
    assert position_to_json(again.record.position) == position_to_json(sitting.record.position)
    file = sitting.kept.store.path.with_name("game.kupa")
    write_kupa(file, sitting.record, sitting.table)
    assert position_to_json(read_kupa(file, GAMES).record.position) == position_to_json(sitting.record.position)
    play(page, qtbot, Random(3))
    assert page.sitting.over
    film = ReplayPage(sitting.record, sitting.seated, page._settings)
    qtbot.addWidget(film)
    film.show()
    QApplication.processEvents()
    assert film.surface.accessibleName()


def test_a_hint_and_the_rules_say_that_there_are_none(table: Table, qtbot: QtBot) -> None:
    page = table(HIGH_CARD, persons=1, seats=2)
    page.hints.ask()
    assert "High card has no hints" in page.voice.prompt.detail
    assert page.hints.view is None
    qtbot.wait(50)
    assert "High card has no hints" in page.voice.prompt.detail
    QTest.keyClick(page, Qt.Key.Key_F1)
    QApplication.processEvents()


@BOTH
def test_the_shelf_has_a_tile_with_a_picture_for_it(qtbot: QtBot, appearance: Appearance, language: str) -> None:
    use(language)
    shelf = Shelf(Settings(Memory(language=language)))
    qtbot.addWidget(shelf)
    shelf.resize(1280, 900)
    shelf.show()
    tile = shelf.tiles.tile(HIGH_CARD)
    assert tile.accessibleName() and tile.accessibleDescription()
    assert not tile.grab().isNull()
