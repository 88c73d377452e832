"""The shelf: all tiles, keys, columns, and the cloth of the game that was left open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QFont, QFontMetricsF, QPainter, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.art.plates import plate_pixmap
from app.art.text_lines import elided
from app.engine import Record, hidden, view
from app.games import GAMES, shelf
from app.session.agreement import NewGame
from app.session.kept_games import cards_of, open_cards, unfinished, when
from app.session.seats import Seated, settled
from app.shell.kit.focus import stops
from app.shell.kit.questions import Question
from app.shell.kit.style import font
from app.shell.kit.widgets import said
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.shelf import resume as resume_cloth
from app.shell.shelf import shelf as page_of_games
from app.shell.shelf import tiles as tiles_of_games
from app.shell.shelf.tiles import MARGIN, ShelfTile
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.wording import t
from app.wording.bidi import bare
from app.wording.plates import PlateName
from tests.listed import LISTED
from tests.shell.conftest import click, focused, press, tile_of
from tests.shell.fitting import keep_games, sheets


@pytest.mark.parametrize("language", ["en", "he"])
def test_what_stands_on_a_tile_is_whole_in_the_smallest_window_and_the_largest_letters(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", TEXT_PERCENTS[-1])
    window.resize(900, 600)
    QApplication.processEvents()
    written = dict[str, str]()

    def noted(text: str, face: QFont, width: float) -> str:
        written[text] = elided(text, face, width)
        return written[text]

    monkeypatch.setattr(tiles_of_games, "elided", noted)
    for game, tile in zip(shelf(), window.shelf.tiles.tiles, strict=False):
        if game in LISTED:
            tile.grab()
    assert len(written) >= len(LISTED) and [text for text, seen in written.items() if seen != text] == []


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_the_greeting_of_the_first_start_covers_no_tile_and_goes_when_the_shelf_is_left(
    window: MainWindow, settings: Settings, language: str, text_size: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    window.resize(900, 600)
    shelf = window.shelf
    shelf.greet(said("first.text"))
    QApplication.processEvents()
    greeting = shelf.greeting
    assert greeting is not None and greeting.isVisible() and window.notice.isHidden()
    assert greeting.height() >= greeting.heightForWidth(greeting.width()), "its words are whole"
    assert shelf.header.geometry().bottom() < greeting.y() and greeting.geometry().bottom() < shelf.page.y()
    settings.choose("language", "he" if language == "en" else "en")
    assert greeting.text() == t("first.text"), "in the language that is chosen now"
    window.show_rules()
    window.show_shelf()
    assert shelf.greeting is None


def test_the_greeting_is_announced_once_a_reader_can_hear_it(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page_of_games, "announce", lambda widget, sentence: heard.append(sentence))
    window.shelf.greet(said("first.text"))
    assert heard == []
    qtbot.waitUntil(lambda: heard == [t("first.text")])


def test_a_greeting_is_not_announced_to_who_has_left_the_shelf(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(page_of_games, "announce", lambda widget, sentence: heard.append(sentence))
    monkeypatch.setattr(page_of_games, "_HEARD_FROM", 20)
    window.shelf.greet(said("first.text"))
    window.show_rules()
    qtbot.wait(100)
    assert heard == []


def test_all_games_the_lab_and_the_way_to_ones_own_are_on_the_shelf(window: MainWindow) -> None:
    tiles = window.shelf.tiles.tiles
    assert [tile.item.id for tile in tiles] == [*shelf(), "lab", "own"]
    assert {tile.item.id for tile in tiles if tile.item.is_game} == set(GAMES)


@pytest.mark.parametrize("language", ["en", "he"])
def test_every_tile_says_what_it_is(window: MainWindow, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    names = [tile.accessibleName() for tile in window.shelf.tiles.tiles]
    assert all(names)
    assert len(set(names)) == len(GAMES) + 2
    assert all(tile.accessibleDescription() for tile in window.shelf.tiles.tiles)
    assert names[0] == ("Solo" if language == "en" else "סולו")


@pytest.mark.parametrize(
    ("width", "height", "columns"), [(900, 600, 3), (900, 800, 3), (1280, 800, 5), (1920, 800, 7), (1920, 1080, 5)]
)
def test_the_tiles_are_as_large_as_the_window_allows(
    window: MainWindow, width: int, height: int, columns: int
) -> None:
    window.resize(width, height)
    QApplication.processEvents()
    tiles = window.shelf.tiles
    assert tiles.columns == columns or len(GAMES) > len(LISTED)
    boxes = [tile.geometry() for tile in tiles.tiles]
    assert all(tiles.rect().contains(box) for box in boxes)
    assert not any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[:i])


def test_a_layout_that_asks_for_the_same_again_measures_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles, asked = window.shelf.tiles, list[int]()
    fitting = tiles._fitting

    def noted(width: int) -> tuple[int, int, int]:
        asked.append(width)
        return fitting(width)

    monkeypatch.setattr(tiles, "_fitting", noted)
    window.resize(1100, 700)
    QApplication.processEvents()
    asked.clear()
    assert [tiles.heightForWidth(1100) for _ in range(3)] == [tiles.heightForWidth(1100)] * 3
    assert len(asked) <= 1
    assert tiles.heightForWidth(700) > tiles.heightForWidth(1100)
    assert asked[-2:] == [700, 1100], "another width is measured"


def test_no_filter_sees_every_event_of_a_tile(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    watched: list[ShelfTile] = []
    monkeypatch.setattr(ShelfTile, "installEventFilter", lambda tile, watcher: watched.append(tile), raising=False)
    window.shelf.renew()
    QApplication.processEvents()
    assert watched == []


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_arrows_go_as_the_eye_does_and_enter_opens(window: MainWindow, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    tiles = window.shelf.tiles
    tiles.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    on = Qt.Key.Key_Left if language == "he" else Qt.Key.Key_Right
    back = Qt.Key.Key_Right if language == "he" else Qt.Key.Key_Left
    press(on)
    assert focused() is tiles.tiles[1]
    press(Qt.Key.Key_Down)
    assert focused() is tiles.tiles[1 + tiles.columns]
    press(Qt.Key.Key_Up)
    press(back)
    assert focused() is tiles.tiles[0]
    press(Qt.Key.Key_End)
    assert focused() is tiles.tiles[-1]
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Return)
    (sheet,) = sheets(window)
    assert isinstance(sheet, NewGameSheet)
    assert sheet.game == tiles.tiles[0].item.id


def test_a_picture_that_is_ready_is_painted_on_its_tile_and_all_are_once_the_size_is_settled(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles, noted = window.shelf.tiles, list[ShelfTile]()
    monkeypatch.setattr(ShelfTile, "restyle", lambda tile: noted.append(tile))
    tiles.tiles[0]._pictures.painted.emit(tiles.tiles[2].item.id)
    assert noted == [tiles.tiles[2]]
    noted.clear()
    monkeypatch.setattr(ShelfTile, "update", lambda tile: noted.append(tile))
    tiles._settling.timeout.emit()
    assert noted == tiles.tiles


def test_only_a_game_has_a_menu(window: MainWindow) -> None:
    asked, tiles = list[str](), window.shelf.tiles
    tiles.menu_wanted.disconnect()
    tiles.menu_wanted.connect(lambda tile, place: asked.append(tile.item.id))
    for tile in tiles.tiles:
        place = tile.rect().center()
        asks = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, tile.mapToGlobal(place))
        QApplication.sendEvent(tile, asks)
    assert asked == [tile.item.id for tile in tiles.tiles if tile.item.is_game] != []
    assert len(asked) < len(tiles.tiles)


def test_tab_comes_back_to_the_tile_that_had_the_focus_and_the_arrows_of_a_keypad_lead_on(window: MainWindow) -> None:
    tiles = window.shelf.tiles.tiles
    tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Right, Qt.KeyboardModifier.KeypadModifier)
    assert focused() is tiles[1]
    press(Qt.Key.Key_Tab)
    assert focused() not in tiles
    press(Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() is tiles[1]


ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("width", [900, 1280, 1920])
@pytest.mark.parametrize("left_open", [False, True])
def test_an_arrow_never_leads_against_where_it_points(
    window: MainWindow, settings: Settings, played: Callable[..., int], language: str, width: int, left_open: bool
) -> None:
    settings.choose("language", language)
    if left_open:
        played("solo", 1, 3)
        played("trishape", 2, 4)
        window.refresh_shelf()
    window.resize(width, 800)
    QApplication.processEvents()
    shelf = window.shelf
    rows = shelf.rows()
    assert (shelf.resume.button in rows[1]) == left_open
    by_tab = [one for one in shelf.findChildren(QWidget) if stops(one) and one.isVisibleTo(shelf)]
    assert by_tab and all(any(one in row for row in rows) for one in by_tab), "arrows lead on from wherever Tab leads"
    for number, row in enumerate(rows):
        for here in row:
            for key, (across, down) in ARROWS.items():
                here.setFocus(Qt.FocusReason.TabFocusReason)
                press(key)
                there, names = focused(), (here.accessibleName(), key, focused().accessibleName())
                if not down and isinstance(here, ShelfTile):
                    assert isinstance(there, ShelfTile), names  # a row of tiles goes on in the next
                    continue
                at = next(n for n, one in enumerate(rows) if there in one)
                assert at == min(max(number + down, 0), len(rows) - 1), names
                middles = [one.mapTo(shelf, one.rect().center()).x() for one in (here, there)]
                assert across * (middles[1] - middles[0]) >= 0, names
                if down and there is not here:
                    aside = [abs(one.mapTo(shelf, one.rect().center()).x() - middles[0]) for one in rows[at]]
                    assert abs(middles[1] - middles[0]) == min(aside), names


def test_a_pointer_left_on_a_tile_does_not_look_like_the_keyboard(window: MainWindow) -> None:
    tiles = window.shelf.tiles.tiles
    here, pointed = tiles[0], tiles[2]
    QTest.mouseMove(pointed)
    QApplication.processEvents()
    assert pointed.hemmed
    here.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Right)
    assert [tile for tile in tiles if tile.hemmed] == [focused()], "one hem, where the keyboard is"
    QTest.mouseMove(pointed, QPoint(20, 20))
    QApplication.processEvents()
    assert [tile for tile in tiles if tile.hemmed] == [pointed], "until the pointer is used again"
    QTest.mouseMove(window.shelf, QPoint(2, 2))
    QApplication.processEvents()
    assert [tile for tile in tiles if tile.hemmed] == [focused()], "and it is back when the pointer has gone"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("left_open", [False, True])
def test_whoever_comes_back_to_the_shelf_is_where_they_left_it(
    window: MainWindow, played: Callable[..., int], left_open: bool
) -> None:
    if left_open:
        played("solo", 1, 3)
        window.refresh_shelf()
    header = window.shelf.header
    for control in (header.rules, header.results, header.lab, tile_of(window.shelf, "lab"), header.rules):
        control.setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Return)
        assert window.stack.currentWidget() is not window.shelf
        press(Qt.Key.Key_Escape)
        assert window.stack.currentWidget() is window.shelf
        assert focused() is control, control.accessibleName()


def test_who_leaves_a_table_finds_the_game_left_open_else_its_tile(window: MainWindow) -> None:
    tile = tile_of(window.shelf, "trishape")
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    sitting = window.sitting
    assert sitting is not None and sitting.game == "trishape"
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert focused() is window.shelf.resume.button
    press(Qt.Key.Key_Return)
    sitting = window.sitting
    assert sitting is not None
    while not sitting.over:
        sitting.act([str(sitting.view.legal[0])])
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    assert not window.shelf.resume.isVisible() and focused() is tile


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("played_before", [False, True])
def test_who_leaves_a_table_sees_the_game_left_open(
    window: MainWindow, settings: Settings, played: Callable[..., int], played_before: bool
) -> None:
    if played_before:
        played("solo", 1, 3)
        window.refresh_shelf()
    settings.choose("text_size", 130)
    window.resize(900, 600)
    QApplication.processEvents()
    tile_of(window.shelf, "asirim").setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    assert window.shelf.page.verticalScrollBar().value() > 0, "its tile is far down"
    window.begin(NewGame("trishape", settled([Seated("", "fig")]), GAMES["trishape"].fill(1, {}), 3))
    QApplication.processEvents()
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    button = window.shelf.resume.button
    corner = button.mapTo(window.shelf.page.viewport(), QPoint(0, 0))
    assert focused() is button and window.shelf.page.viewport().rect().contains(corner)
    assert corner.y() + button.height() <= window.shelf.page.viewport().height()


def test_tab_reaches_the_tiles_once_and_leaves_them(window: MainWindow) -> None:
    window.shelf.header.rules.setFocus(Qt.FocusReason.TabFocusReason)
    seen = []
    for _ in range(12):
        press(Qt.Key.Key_Tab)
        seen.append(focused())
        if seen[-1] is window.shelf.header.rules:
            break
    assert sum(isinstance(widget, ShelfTile) for widget in seen) == 1
    assert window.shelf.header.settings in seen


def test_the_tile_that_has_the_keyboard_is_scrolled_into_sight(window: MainWindow) -> None:
    window.resize(900, 600)
    QApplication.processEvents()
    window.shelf.tiles.tiles[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_End)
    tile = focused()
    corner = tile.mapTo(window.shelf.page.viewport(), QPoint(0, 0))
    assert corner.y() >= 0
    assert corner.y() + tile.height() <= window.shelf.page.viewport().height()


def test_without_an_open_game_there_is_no_cloth(window: MainWindow) -> None:
    assert not window.shelf.resume.isVisible()


def test_the_cloth_tells_of_the_game_played_last(
    window: MainWindow, settings: Settings, played: Callable[..., int]
) -> None:
    settings.person = "Noa"
    played("solo", 1, 3)
    window.refresh_shelf()
    resume = window.shelf.resume
    assert resume.isVisible() and not resume.more.isVisible() and resume.others.isVisible()
    last = played("trishape", 2, 4)
    window.refresh_shelf()
    assert resume.isVisible()
    assert resume.games[0].id == last
    assert resume.title(resume.games[0]) == "Continue: TriShape"
    note = resume.note(resume.games[0])
    assert "Noa" in note
    assert "4 moves" in note
    assert resume.more.isVisible() and bare(resume.more.text()) == "1 more" and not resume.others.isVisible()
    told = [action.text() for action in resume.menu().actions() if not action.isSeparator()]
    assert [text.partition(" ·")[0] for text in told] == ["Solo", "Put away: TriShape", "Put away: Solo"]


def test_of_many_open_games_those_to_be_put_away_are_a_list_of_their_own(
    window: MainWindow, played: Callable[..., int]
) -> None:
    numbers = [played("solo", 1 + seed, 1) for seed in range(6)]
    window.refresh_shelf()
    resume = window.shelf.resume
    assert bare(resume.more.text()) == "5 more"
    menu = resume.menu()
    *others, away = [action for action in menu.actions() if not action.isSeparator()]
    assert len(others) == 5 and away.text() == "Put away" and away.menu() is not None
    wanted: list[int] = []
    resume.resumed.disconnect()
    resume.resumed.connect(wanted.append)
    for action in others:
        action.trigger()
    assert wanted == [game.id for game in resume.games[1:]], "each line leads to its own game"
    gone: list[int] = []
    resume.put_away.disconnect()
    resume.put_away.connect(gone.append)
    for action in away.menu().actions():  # type: ignore[attr-defined]
        action.trigger()
    assert sorted(gone) == sorted(numbers)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(("size", "percent"), [((900, 600), TEXT_PERCENTS[-1]), ((1280, 800), 100)])
def test_the_cloth_says_it_whole_before_it_has_plates(
    window: MainWindow,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    settings.choose("language", language)
    settings.text_size, settings.person = percent, "Noa"
    # One of those with the longest words lies on the cloth, and others wait beside it.
    keep_games(window.store, ["solo", "trishape", next(game for game in GAMES if GAMES[game].info.seats[0] > 2)])
    window.show_shelf()
    window.resize(*size)
    QApplication.processEvents()
    written: list[str] = []
    plates: list[str] = []

    def write(_painter: QPainter, _place: QRectF, words: str, *_: object, **__: object) -> None:
        written.append(words)

    def draw(plate: PlateName, *more: Any) -> QPixmap:
        plates.append(plate)
        return plate_pixmap(plate, *more)

    monkeypatch.setattr(resume_cloth, "paint_text", write)
    monkeypatch.setattr(resume_cloth, "plate_pixmap", draw)
    resume = window.shelf.resume
    resume.grab()
    game = resume.games[0]
    assert written == [resume.title(game), resume.note(game)]
    assert plates or size == (900, 600)


def test_a_game_is_put_away_only_after_a_question(
    window: MainWindow, store: Store, played: Callable[..., int]
) -> None:
    number = played("solo", 1, 3)
    window.refresh_shelf()
    for answer, left in (("stay", [number]), ("do", [])):
        window.shelf.resume.menu().actions()[0].trigger()
        (question,) = [one for one in window.findChildren(Question) if one.isVisible()]
        getattr(question, answer).click()
        assert [kept.id for kept in store.unfinished()] == left
    assert not window.shelf.resume.isVisible()


def test_a_game_that_is_over_is_not_offered(window: MainWindow, played: Callable[..., int]) -> None:
    played("trishape", 3)
    window.refresh_shelf()
    assert not window.shelf.resume.isVisible()


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seed", range(4))
def test_the_cloth_shows_open_cards_and_never_a_hand(game: str, seed: int) -> None:
    record = Record.begin(GAMES[game], GAMES[game].info.seats[0], seed, {})
    for _ in range(12):
        position = record.position
        if position.turn is None:
            break
        shown = [text for text in open_cards(position) if not hidden(text)]
        open_now = [
            text
            for zone, texts in view(position, None).zones.items()
            if not zone.startswith("hand")
            for text in texts
            if not hidden(text)
        ]
        assert set(shown) <= set(open_now)
        assert len(open_cards(position)) <= 4
        record.act(str(record.rules.legal(position)[0]))


def test_a_game_that_cannot_be_read_is_still_listed(
    store: Store, settings: Settings, played: Callable[..., int]
) -> None:
    import sqlite3

    number = played("solo", 1, 3)
    path = store.path
    store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE gestures SET actions = '[\"take:2C\"]' WHERE game = ? AND n = 0", (number,))
    connection.close()
    with Store.open(path.parent) as again:
        (game,) = unfinished(again, settings)
        assert game.id == number
        assert cards_of(again, number) == ()


def test_a_click_on_the_button_goes_on_with_the_game(
    window: MainWindow, played: Callable[..., int], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = played("solo", 1, 3)
    window.refresh_shelf()
    resumed: list[int] = []
    monkeypatch.setattr(window, "resume", resumed.append)
    window.shelf.resumed.disconnect()
    window.shelf.resumed.connect(resumed.append)
    click(window.shelf.resume.button)
    assert resumed == [number]


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (datetime(2026, 11, 20, 14, 20), "today, 14:20"),
        (datetime(2026, 11, 19, 9, 5), "yesterday, 09:05"),
        (datetime(2026, 3, 2, 9, 5), "2 March, 09:05"),
        (datetime(2025, 3, 2, 9, 5), "2 March 2025"),
    ],
)
def test_a_moment_is_said_as_a_person_says_it(window: MainWindow, moment: datetime, words: str) -> None:
    from app.wording.bidi import bare

    assert bare(when(moment, date(2026, 11, 20))) == words


def test_hovering_raises_a_tile_without_moving_its_neighbours(window: MainWindow) -> None:
    tile, neighbour = window.shelf.tiles.tiles[0], window.shelf.tiles.tiles[1]
    place, before = tile.geometry(), neighbour.geometry()
    tile.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    raised = tile.card()
    tile.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    assert raised.top() == tile.card().top() - 3
    assert (tile.geometry(), neighbour.geometry()) == (place, before)


def test_scrolling_lights_the_tile_that_comes_under_the_pointer_and_no_other(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(900, 600)
    QApplication.processEvents()
    tiles, shelf = window.shelf.tiles.tiles, window.shelf
    QTest.mouseMove(tiles[0], tiles[0].rect().center())
    qtbot.waitUntil(tiles[0].underMouse)
    at = QCursor.pos()

    def turn_wheel(steps: int) -> None:
        port, still = shelf.page.viewport(), QPoint()
        turned = QWheelEvent(
            port.mapFromGlobal(QPointF(at)), QPointF(at), still, QPoint(0, 120 * steps), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, turned)

    turn_wheel(-5)
    assert shelf.page.verticalScrollBar().value() > 0
    lit = [tile for tile in tiles if tile.rect().contains(tile.mapFromGlobal(at))]
    assert lit and lit != [tiles[0]]
    qtbot.waitUntil(lambda: [tile for tile in tiles if tile.underMouse()] == lit)
    QTest.mouseMove(window, QPoint(2, 2))
    qtbot.waitUntil(lambda: not any(tile.underMouse() for tile in tiles))
    turn_wheel(5)
    QApplication.processEvents()
    assert not any(tile.underMouse() for tile in tiles)


def test_the_shelf_speaks_the_language_of_the_moment(window: MainWindow, settings: Settings) -> None:
    assert window.windowTitle() == "Kupa"
    settings.language = "he"
    assert window.windowTitle() == "קופה"
    assert window.shelf.header.settings.accessibleName() == "הגדרות"
    assert not window.shelf.header.latin.isVisible()
    tiles = window.shelf.tiles.tiles
    assert tiles[0].x() > tiles[1].x()
    settings.language = "en"
    assert tiles[0].x() < tiles[1].x()
    assert window.shelf.header.latin.isVisible()


def test_the_names_beside_the_pictures_come_and_go_with_the_size_of_the_text(
    window: MainWindow, settings: Settings
) -> None:
    header = window.shelf.header
    wide = header.rules.width()
    settings.choose("text_size", 130)
    QApplication.processEvents()
    assert header.rules.width() < wide / 1.5
    settings.choose("text_size", 100)
    QApplication.processEvents()
    assert header.rules.width() == wide


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("percent", TEXT_PERCENTS)
def test_the_line_beside_the_name_stands_there_wherever_it_has_room(
    window: MainWindow, settings: Settings, language: str, percent: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", percent)
    window.resize(900, 600)
    QApplication.processEvents()
    header = window.shelf.header
    parts = [part for part in (header._mark, header.latin, *header.buttons) if part.isVisible()]
    beside = sum(part.sizeHint().width() for part in parts[1:]) + header._mark.width()
    room = header.width() - 2 * MARGIN - beside - 16 * (len(parts) + 1)
    needed = QFontMetricsF(font("body")).horizontalAdvance(header.line.text())
    assert header.line.isVisible() is (needed <= room)
    if header.line.isVisible():
        assert header.line.width() >= needed - 1
    assert header.line.isVisible() or (language == "en" and percent > 100)


def test_the_keyboard_stands_on_the_same_tile_when_the_tiles_were_made_anew_under_a_sheet(window: MainWindow) -> None:
    tile_of(window.shelf, "own").setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    window.shelf.renew()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    sheets(window)[0].close()
    assert focused() is tile_of(window.shelf, "own")


def test_tiles_that_were_made_anew_are_worked_as_the_others_were(window: MainWindow) -> None:
    shelf = window.shelf
    window.activateWindow()
    tile = shelf.tiles.tiles[3]
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    shelf.renew()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert focused() is shelf.tiles.tiles[3]
    chosen: list[str] = []
    shelf.chosen.connect(chosen.append)
    press(Qt.Key.Key_Return)
    assert chosen == [shelf.tiles.tiles[3].item.id]
