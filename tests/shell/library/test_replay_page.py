"""Watching a finished game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import hidden
from app.games import GAMES
from app.session.seats import in_language
from app.shell.kit.style import Appearance
from app.shell.library.replay_page import ReplayPage
from app.shell.library.swap_sheet import SwapSheet
from app.shell.settings.settings import Settings
from app.table.commands import FILM_KEYS
from app.table.signs import Badge
from app.wording import t
from app.wording.bidi import bare
from app.wording.spoken import spoken
from tests.covering import spread
from tests.session.finished import NAMES, company, finished
from tests.shell.conftest import click, focused, press
from tests.shell.fitting import faults

Open = Callable[..., ReplayPage]
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def watch(qtbot: QtBot, settings: Settings, appearance: Appearance) -> Iterator[Open]:
    made: list[ReplayPage] = []

    def opened(game: str = "asirim", seats: int = 0, persons: int = 1, speed: float = 0.0) -> ReplayPage:
        settings.choose("speed", speed)
        record = finished(game, seats)
        page = ReplayPage(record, company(record.game.seats, persons), settings)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.activateWindow()
        QApplication.processEvents()
        page.setFocus()
        made.append(page)
        return page

    yield opened
    for page in made:
        page.stop()
        page.surface.finish()


def lies(page: ReplayPage) -> bool:
    """Whether the table shows what belongs to the page's place and eyes."""
    seen = page.surface.stage.view
    return seen is not None and seen.zones == page.replay.view(page.place, page.eyes).zones


def test_it_begins_at_the_deal_and_stands_still(watch: Open) -> None:
    page = watch()
    assert page.place == 0 and lies(page) and not page.playing
    assert not page.film.buttons["back"].isEnabled() and page.film.buttons["forward"].isEnabled()
    assert page.film.words


def test_the_buttons_go_through_the_game(watch: Open) -> None:
    page = watch()
    count, buttons = page.replay.count, page.film.buttons
    ways = (
        ("forward", 1), ("first", 0), ("forward", 1), ("forward", 2), ("back", 1), ("back", 0),
        ("last", count), ("back", count - 1), ("forward", count), ("back", count - 1), ("last", count), ("first", 0),
    )  # fmt: skip
    for name, place in ways:
        click(buttons[name])
        assert page.place == place == page.film.slider.value()
        assert lies(page)
        assert page.film.words == page.replay.words(place, page.eyes)
    page.go_to(count)
    assert not buttons["forward"].isEnabled() and not buttons["last"].isEnabled()


def test_the_keys_go_through_the_game_wherever_the_keyboard_is(watch: Open) -> None:
    page = watch()
    count = page.replay.count
    for widget in (page, page.film.slider, page.film.buttons["play"]):
        widget.setFocus()
        for key, place in (
            (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1),
            (Qt.Key.Key_Left, 0), (Qt.Key.Key_Left, 0), (Qt.Key.Key_End, count), (Qt.Key.Key_Right, count),
        ):  # fmt: skip
            press(key)
            assert page.place == place
            assert lies(page)


def test_a_button_of_the_film_that_leads_no_further_passes_the_keyboard_to_the_slider(watch: Open) -> None:
    page = watch()
    for name, place in (("last", page.replay.count), ("first", 0)):
        page.film.buttons[name].setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Space)
        assert page.place == place and QApplication.focusWidget() is page.film.slider
    press(Qt.Key.Key_Right)
    assert page.place == 1, "where the keys of the film go on"


def test_the_keys_mean_the_same_in_hebrew(watch: Open, settings: Settings) -> None:
    page = watch()
    settings.choose("language", "he")
    press(Qt.Key.Key_Right)
    assert page.place == 1
    first, last = page.film.buttons["first"], page.film.buttons["last"]
    assert first.mapTo(page, QPoint(0, 0)).x() < last.mapTo(page, QPoint(0, 0)).x()
    assert page.film.words == page.replay.words(1, page.eyes)


def test_escape_and_the_shelf_leave(qtbot: QtBot, watch: Open) -> None:
    page = watch()
    with qtbot.waitSignal(page.back_wanted):
        press(Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.shelf_wanted):
        click(page.bar.shelf)
    with qtbot.waitSignal(page.settings_wanted):
        click(page.bar.settings)


def test_computer_players_have_their_names_in_the_language_of_the_moment(watch: Open, settings: Settings) -> None:
    page = watch("soureh", seats=3, persons=1)
    settings.choose("language", "he")
    QApplication.processEvents()
    badges = [sign for sign, _ in page.surface.stage.overlay.shown() if isinstance(sign, Badge)]
    named = [NAMES[0], *(in_language(name) for name in NAMES[1:3])]
    assert named[1:] != list(NAMES[1:3]), "who plays for the computer has a name in either language"
    assert {bare(badge.name) for badge in badges} == set(named)
    eyes = page.film.eyes
    shown = [bare(eyes.itemText(index)) for index in range(eyes.count())]
    assert all(any(name in line for line in shown) for name in named), "whose eyes can be chosen, by name"


def test_the_slider_leads_to_any_gesture(watch: Open) -> None:
    page = watch()
    slider = page.film.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, slider.height() // 2))
    assert abs(page.place - page.replay.count // 2) <= 1
    assert lies(page)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, slider.height() // 2))
    assert page.place == page.replay.count and lies(page)


def test_the_slider_goes_a_tenth_of_the_game_by_the_keys_of_a_page(watch: Open) -> None:
    page = watch()
    page.film.slider.setFocus()
    tenth = max(1, page.replay.count // 10)
    assert tenth != 10, "what Qt would do"
    for key, place in ((Qt.Key.Key_PageUp, tenth), (Qt.Key.Key_PageUp, 2 * tenth), (Qt.Key.Key_PageDown, tenth)):
        press(key)
        assert page.place == place and lies(page)


def test_a_film_that_nobody_sees_does_not_play_on(qtbot: QtBot, watch: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.shell.library.replay_page.READ_MS", 1.0)
    monkeypatch.setattr("app.shell.library.replay_page.LETTER_MS", 0.0)
    page = watch()
    page.play()
    place = page.place
    page.hide()
    qtbot.waitUntil(lambda: not page._next.isActive())
    assert page.place == place


def test_playing_goes_to_the_end_and_stops_there(qtbot: QtBot, watch: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.shell.library.replay_page.READ_MS", 1.0)
    monkeypatch.setattr("app.shell.library.replay_page.LETTER_MS", 0.0)
    page = watch()
    press(Qt.Key.Key_Space)
    assert page.playing and page.film.buttons["play"].accessibleName() == "Pause"
    qtbot.waitUntil(lambda: not page.playing)
    assert page.place == page.replay.count and lies(page)
    assert page.film.buttons["play"].accessibleName() == "Play"
    # From the end it starts again.
    click(page.film.buttons["play"])
    assert page.playing and page.place <= 1
    press(Qt.Key.Key_Space)
    assert not page.playing


def test_a_playing_film_rests_until_its_sentence_is_read(qtbot: QtBot, watch: Open) -> None:
    page = watch()
    page.play()
    assert page.place == 1
    assert page._next.isActive() and page._next.interval() > 700 + 10 * len(page.film.words)
    page.command("back")
    assert not page.playing
    qtbot.wait(50)
    assert page.place == 0 and not page._next.isActive()


def test_forward_is_told_and_hurried_by_the_next(qtbot: QtBot, watch: Open) -> None:
    page = watch("soureh", speed=1.0)

    def busy() -> bool:
        return page.surface.teller.busy

    page.forward()
    assert busy()
    page.forward()
    assert page.place == 2
    page.command("back")
    assert page.place == 1
    assert not busy() and lies(page)
    page.forward()
    page.surface.finish()
    qtbot.waitUntil(lambda: not busy())
    assert page.place == 2 and lies(page)


def test_nothing_can_be_taken_up(watch: Open) -> None:
    page = watch("trishape")
    played: list[object] = []
    page.surface.acted.connect(played.append)
    view = page.surface.stage.view
    assert view is not None and view.turn == 0 == view.seat
    for ref in page.controller.cards(view):
        QTest.mouseClick(page.surface.viewport(), Qt.MouseButton.LeftButton, pos=page.surface.card_point(ref))
    assert page.surface.gestures.chooser is None and page.surface.gestures.held is None
    assert not played


def test_other_eyes_see_the_same_place(qtbot: QtBot, watch: Open) -> None:
    page = watch("meydele", 4, persons=2)
    assert page.eyes == "open"
    page.go_to(5)
    for eyes in (0, 3, "open"):
        page.film.eyes.chosen.emit(eyes)
        assert page.place == 5 and page.eyes == eyes and lies(page)
        assert page.film.eyes.value == eyes
        stage = page.surface.stage
        assert stage.view is not None
        shown = [text for texts in stage.view.zones.values() for text in texts]
        assert any(hidden(text) for text in shown) == (eyes != "open")
    assert page.controller.seat is None


def test_a_film_that_plays_goes_on_through_other_eyes(watch: Open) -> None:
    page = watch("meydele", 4, persons=2)
    page.play()
    for eyes in (0, "open"):
        page.film.eyes.chosen.emit(eyes)
        assert page.playing and page._next.isActive()
    page.stop()
    page.film.eyes.chosen.emit(0)
    assert not page.playing and not page._next.isActive()


def test_the_speed_is_the_films_and_the_settings(watch: Open, settings: Settings) -> None:
    page = watch(speed=1.0)
    page.film.speed.chosen.emit(2.0)
    assert page.surface.clock.speed == 2.0
    assert settings.speed == 1.0
    settings.choose("speed", 0.5)
    assert page.surface.clock.speed == 0.5 and page.film.speed.value == 0.5


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2), seats=lambda seats: min(seats, 3))
@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game, rules in GAMES.items() for seats in sorted(set(rules.info.seats))]
)
def test_every_game_can_be_watched_with_any_seats(
    qtbot: QtBot, watch: Open, settings: Settings, game: str, seats: int
) -> None:
    page = watch(game, seats, speed=0.0)
    count = page.replay.count
    for eyes in ("open", 0, seats - 1):
        page.look_through(eyes)
        for place in (0, count // 3, count // 2, count - 1):
            page.go_to(place)
            assert lies(page)
            page.forward()
            assert lies(page)
    settings.choose("speed", 2.0)
    page.go_to(count // 2)
    page.forward()
    QApplication.processEvents()
    page.surface.finish()
    assert lies(page)
    page.close()


@pytest.mark.covering
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(
    ("size", "text_size"),
    [
        ((900, 600), 130),
        ((1280, 800), 100),
        pytest.param((900, 600), 100, marks=pytest.mark.slow),
        pytest.param((1280, 800), 130, marks=pytest.mark.slow),
    ],
)
def test_nothing_is_cut(
    watch: Open, settings: Settings, language: str, size: tuple[int, int], text_size: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    page = watch("majnun", 9, persons=2)
    page.resize(*size)
    QApplication.processEvents()
    for place in range(0, page.replay.count, page.replay.count // 9):
        page.go_to(place)
        QApplication.processEvents()
        assert [fault for fault in faults(page) if "ReplayPage" not in fault] == []
        film = page.film
        assert film.sentence.heightForWidth(film.sentence.width()) <= film.sentence.height() + 2
        assert page.rect().contains(film.geometry())
        shown = [one for one in (page.bar, page.surface, page.why, film) if one.isVisible()]
        assert all(one.geometry().bottom() < two.geometry().top() for one, two in pairwise(shown)), "nothing overlaps"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_long_sentence_stands_whole_and_takes_its_room_before_it_is_told(
    watch: Open, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    page = watch("karov-meod", 4, persons=1)
    page.resize(900, 600)
    QApplication.processEvents()
    film = page.film
    usual = film.sentence.height()
    said = {place: len(page.replay.words(place, page.eyes)) for place in range(1, page.replay.count)}
    long = max((place for place, letters in said.items() if letters < 300), key=said.__getitem__)
    page.go_to(long - 1)
    page.forward()
    assert film.sentence.height() > usual and not film.sentence.toolTip(), "nothing of it is cut"
    assert "…" not in film.sentence.text()
    high, board = page.surface.height(), page.surface.stage.board
    page.surface.finish()
    QApplication.processEvents()
    assert page.surface.height() == high, "the table did not move while it was told"
    page.surface.fit()
    assert page.surface.stage.board == board, "it was laid for its height before anything was told"
    assert film.sentence.heightForWidth(film.sentence.width()) <= film.sentence.height() + 2
    page.go_to(0)
    QApplication.processEvents()
    assert film.sentence.height() == usual


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_of_more_than_there_is_room_for_the_last_sentences_are_said_whole(
    watch: Open, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", 130)
    page = watch("majnun", 9, persons=2)
    page.resize(900, 600)
    page.go_to(max(range(page.replay.count), key=lambda place: len(page.replay.words(place, page.eyes))))
    QApplication.processEvents()
    whole, shown = page.film.words.split(". "), page.film.sentence.accessibleName()
    assert page.film.sentence.toolTip() and "…" not in page.film.sentence.text(), "not all of it has room"
    assert shown in [spoken(". ".join(whole[first:])) for first in range(1, len(whole))]


def test_what_has_the_keyboard_has_a_name(watch: Open) -> None:
    page = watch()
    assert [fault for fault in faults(page) if "ReplayPage" not in fault] == []
    for _ in range(8):
        press(Qt.Key.Key_Tab)
        assert focused().accessibleName() or focused() is page


def test_the_sheet_of_keys_names_those_of_the_film(watch: Open) -> None:
    page = watch()
    assert {key for _, keys in FILM_KEYS for key in keys} == {
        one._key for one in (*page.film.buttons.values(), page.play_on, page.swap)
    }


def test_a_game_may_be_played_on_from_every_place_but_its_end(watch: Open) -> None:
    page = watch()
    asked: list[tuple[object, int, object, object]] = []
    page.play_on_wanted.connect(lambda *told: asked.append(told))
    page.go_to(3)
    page.play()
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    place = page.place
    assert asked == [(page.replay, place, page.eyes, None)] and not page.playing
    page.look_through("open")
    page.go_to(place - 1)
    click(page.play_on)
    assert asked[1:] == [(page.replay, place - 1, "open", None)]
    page.play_on.setFocus()
    page.go_to(page.replay.count)
    assert not page.play_on.isEnabled() and focused() is page.film.slider
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(asked) == 2


def test_cards_may_change_places_before_a_game_is_played_on(watch: Open) -> None:
    page = watch()
    asked: list[tuple[object, int, object, object]] = []
    page.play_on_wanted.connect(lambda *told: asked.append(told))
    page.go_to(3)
    page.play()
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    (sheet,) = page.findChildren(SwapSheet)
    place = page.place
    assert not page.playing and sheet.position is page.replay.record.position_at(place)
    for card in sheet.cards[:2]:
        click(card)
    position = sheet.position
    click(sheet.begin)
    assert asked == [(page.replay, place, page.eyes, position)]
    page.go_to(page.replay.count)
    assert not page.swap.isEnabled()


def test_the_button_that_plays_on_has_its_words_where_there_is_room(watch: Open) -> None:
    page = watch()
    widths = []
    for width in (1280, 900):
        page.resize(width, 600)
        QApplication.processEvents()
        widths.append(page.play_on.width())
    assert widths[0] > 2 * widths[1]


def test_a_space_bar_that_is_held_begins_to_play_once_and_an_arrow_that_is_held_goes_on(watch: Open) -> None:
    page = watch()
    for number in range(4):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, NONE, " ", autorep=number > 0)
        QApplication.sendEvent(page, held)
    played = [page.playing]
    press(Qt.Key.Key_Space)
    assert [*played, page.playing] == [True, False]
    press(Qt.Key.Key_Home)
    for number in range(4):
        QApplication.sendEvent(page, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, NONE, autorep=number > 0))
    assert page.place == 4


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("plays", [False, True])
def test_the_button_that_plays_is_called_what_it_does_in_another_language_too(
    watch: Open, settings: Settings, plays: bool
) -> None:
    page = watch()
    if plays:
        click(page.film.buttons["play"])
    settings.language = "he"
    QApplication.processEvents()
    key = "evening.replay.pause" if plays else "evening.replay.play"
    assert bare(page.film.buttons["play"].accessibleName()) == bare(t(key))
