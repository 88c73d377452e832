"""Games with nothing but rules at the table: by mouse and by keys, in both languages, in company, told and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import position_to_json
from app.games import GAMES, look_again
from app.session.kept_games import cards_of, unfinished
from app.session.sitting import Sitting
from app.shell.kit.style import Appearance
from app.shell.library.replay_page import ReplayPage
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import Settings
from app.shell.shelf.shelf import Shelf
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import read_kupa, write_kupa
from app.table.cards import CardItem
from app.wording import catalogue, use
from tests.games.toys import HIGH_CARD, known
from tests.shell.at_table import play, uncover
from tests.shell.conftest import Memory, tile_of
from tests.shell.table.test_playing import walk_to

Table = Callable[..., TablePage]
SEVERAL = [HIGH_CARD, "eight-seats", "own-deck", "sealed-number"]
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


@pytest.mark.long(keep=2)
@pytest.mark.covering
@BOTH
@pytest.mark.parametrize("game", SEVERAL)
def test_two_persons_play_by_mouse_behind_the_curtain(table: Table, qtbot: QtBot, game: str, language: str) -> None:
    page = opened(table, game, language, 2)
    assert page.company.covered
    play(page, qtbot, Random(1))
    assert page.sitting.over and page.voice.prompt.sentence
    assert [line for lines in page.sitting.log() for line in lines]


@pytest.mark.long(keep=2)
@pytest.mark.covering
@BOTH
@pytest.mark.parametrize("game", [*SEVERAL, "one-seat"])
def test_one_person_plays_against_the_computer(table: Table, qtbot: QtBot, game: str, language: str) -> None:
    page = opened(table, game, language, 1)
    play(page, qtbot, Random(2))
    assert page.sitting.over


@pytest.mark.long(keep=1)
@BOTH
def test_high_card_is_played_by_keys_alone(table: Table, qtbot: QtBot, language: str) -> None:
    page = opened(table, HIGH_CARD, language, 2, hand_size=3)
    surface = page.surface
    for _ in range(6):
        if page.sitting.over:
            break
        qtbot.waitUntil(lambda: page.company.covered)
        uncover(page, qtbot)
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


@pytest.mark.long(keep=1)
@BOTH
def test_own_deck_is_played_by_keys_alone(table: Table, qtbot: QtBot, language: str) -> None:
    page = opened(table, "own-deck", language, 2)
    surface = page.surface
    for _ in range(60):
        if page.sitting.over:
            break
        qtbot.waitUntil(lambda: page.company.covered)
        uncover(page, qtbot)
        before = len(page.sitting.record.done)
        surface.setFocus()
        cards = page.controller.liftable(page.sitting.view)
        cards = [card for card in cards if page.controller.choices(page.sitting.view, card)]
        if cards:
            walk_to(surface, cards[0])
            QTest.keyClick(surface, Qt.Key.Key_Return)
            walk_to(surface, page.controller.choices(page.sitting.view, cards[0])[0].target)
            QTest.keyClick(surface, Qt.Key.Key_Return)
        else:
            (draw,) = page.voice.buttons
            draw.setFocus()
            QTest.keyClick(draw, Qt.Key.Key_Space)
        QApplication.processEvents()
        assert len(page.sitting.record.done) > before
        if page.company.passing is not None:
            assert page.voice.press_main()
    assert page.sitting.over


def pictures(page: TablePage) -> list[bytes]:
    """The pixels of the open cards of the table, as they are drawn now."""
    page.settle()
    items = [item for item in page.surface.stage.items() if isinstance(item, CardItem) and item.face_up]
    images = [item.pixmap().toImage() for item in items]
    return sorted(bytes(image.constBits()) for image in images)


def test_words_on_cards_follow_the_language(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = dict(catalogue.catalogue())
    for card in GAMES["own-deck"].deck(2, {}):
        known[f"card.{card.text}"] = catalogue.Message(f"the {card.text}", f"\u05d4{card.text}")
    monkeypatch.setattr(catalogue, "catalogue", lambda: known)
    look_again()
    page = opened(table, "own-deck", "en", 1)
    english = pictures(page)
    assert english
    use("he")
    page.retranslate()
    hebrew = pictures(page)
    assert len(hebrew) == len(english) and not set(hebrew) & set(english)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", [HIGH_CARD, "own-deck"])
def test_a_game_is_kept_saved_resumed_and_watched_again(
    appearance: Appearance, table: Table, qtbot: QtBot, game: str
) -> None:
    # The look comes first, so that it is restored last, when the table has been left.
    page = table(game, persons=1, seats=2)
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
    assert "Toy high card has no hints" in page.voice.prompt.detail
    assert page.hints.view is None
    qtbot.wait(50)
    assert "Toy high card has no hints" in page.voice.prompt.detail
    QTest.keyClick(page, Qt.Key.Key_F1)
    QApplication.processEvents()


@pytest.mark.long(keep=1)
@BOTH
def test_own_deck_is_agreed_upon_and_its_cards_lie_on_the_shelf_when_it_is_left(
    window: MainWindow, settings: Settings, qtbot: QtBot, language: str
) -> None:
    settings.choose("language", language)
    sheet = NewGameSheet(window, "own-deck", settings)
    sheet.open()
    QApplication.processEvents()
    with qtbot.waitSignal(sheet.agreed) as told:
        QTest.mouseClick(sheet.play, Qt.MouseButton.LeftButton)
    new = told.args[0]
    assert new.game == "own-deck"
    window.begin(new)
    window.show_shelf()
    (left,) = unfinished(window.store, settings)
    deck = {card.text for card in GAMES["own-deck"].deck(2, {})}
    assert left.game == "own-deck" and deck.intersection(cards_of(window.store, left.id))
    assert not window.shelf.grab().isNull()


@pytest.mark.long(keep=1)
@pytest.mark.covering
@BOTH
@pytest.mark.parametrize("game", [HIGH_CARD, "own-deck"])
def test_the_shelf_has_a_tile_with_a_picture_for_it(
    qtbot: QtBot, appearance: Appearance, language: str, game: str
) -> None:
    use(language)
    shelf = Shelf(Settings(Memory(language=language)))
    qtbot.addWidget(shelf)
    shelf.resize(1280, 900)
    shelf.show()
    tile = tile_of(shelf, game)
    assert tile.accessibleName() and tile.accessibleDescription()
    assert not tile.grab().isNull()


@pytest.mark.long(keep=1)
@BOTH
def test_what_both_lay_in_secret_is_one_stop_and_not_three(table: Table, language: str) -> None:
    page = opened(table, HIGH_CARD, language, 1)
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    page.surface.clock.now = lambda: 0.0
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting, teller = page.sitting, page.surface.teller
    stops: list[str] = []
    plates: list[object] = []
    while len(sitting.record.done) < 10:
        assert sitting.turn is not None
        own = sitting.turn == sitting.seat
        page.act((str(sitting.view_of(sitting.turn).legal[0]),))
        while teller.busy:
            stops += [page.voice.prompt.sentence] * teller.waiting
            plates += [page.voice._plate.plate] * teller.waiting
            page.surface.go_on()
        assert page.company.in_secret or not own or sitting.turn == sitting.seat, "the other lays at once"
    assert len(stops) == 5, "one for each pair: who has won which cards"
    takers = [0 if sitting.names[1] not in said else 1 for said in stops]
    assert set(takers) == {0, 1} and plates == [sitting.plates[seat] for seat in takers]
    assert {gesture.seat for gesture in sitting.record.done[1::2]} == {0, 1}, "whoever of the two laid last"
