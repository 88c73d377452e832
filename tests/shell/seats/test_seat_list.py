"""The seats of a new game: persons and computer players, adding, removing, plates, order, the curtain, what is kept."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import agree
from app.games import GAMES
from app.lab.simulation import luck_decides, offered
from app.session.agreement import NewGame
from app.session.company import remember
from app.session.seats import ADAPTS, LEVELS, Seated, engine_persons, nearest, settled
from app.shell.kit.choices import ChoiceList
from app.shell.kit.widgets import Label
from app.shell.new_game.options import AUTO, OptionControl
from app.shell.new_game.sheet import NewGameSheet
from app.shell.seats.plate_popup import PlatePopup
from app.shell.seats.seat_list import SeatList
from app.shell.seats.seat_row import SeatRow
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording import t
from app.wording.bidi import bare, counted
from tests.covering import spread
from tests.shell.conftest import click, focused, press

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def calm(settings: Settings) -> None:
    """Leave out the forecast, which has its own tests."""
    settings.calm = True


def opened(window: MainWindow, settings: Settings, game: str) -> NewGameSheet:
    made = NewGameSheet(window, game, settings)
    made.open()
    QApplication.processEvents()
    return made


def seats_of(sheet: NewGameSheet) -> SeatList:
    assert sheet.seats is not None
    return sheet.seats


def agreed(qtbot: QtBot, sheet: NewGameSheet) -> NewGame:
    """The game that is agreed when the main button is pressed; the rules must accept it."""
    with qtbot.waitSignal(sheet.agreed) as told:
        click(sheet.play)
    new = told.args[0]
    assert isinstance(new, NewGame)
    rules = GAMES[new.game]
    agree(rules, new.seats, new.options, engine_persons(new.seated, rules.info.person))
    return new


def write(row: SeatRow, name: str) -> None:
    row.name.setFocus()
    row.name.selectAll()
    QTest.keyClicks(row.name, name) if name else QTest.keyClick(row.name, Qt.Key.Key_Delete)
    QApplication.processEvents()


def make_person(row: SeatRow, name: str = "") -> None:
    click(row.kind.part(False))
    if name:
        write(row, name)


def popup(seats: SeatList, row: SeatRow) -> PlatePopup:
    click(row.plate)
    assert seats.popup is not None
    return seats.popup


def control(sheet: NewGameSheet, name: str) -> OptionControl:
    return next(one for one in sheet.options_panel.controls if one.option.name == name)


def several(game: str) -> bool:
    return GAMES[game].info.seats[1] > 1


def test_a_person_who_comes_back_to_a_seat_takes_nobodys_plate(window: MainWindow, settings: Settings) -> None:
    first, second, *_ = seats_of(sheet := opened(window, settings, next(filter(several, GAMES)))).rows
    make_person(second, "Noa")
    plate = first.seated.plate
    click(first.kind.part(True))
    click(next(one for one in popup(seats_of(sheet), second).plates if one.plate == plate))
    click(first.kind.part(False))
    assert second.seated.plate == plate != first.seated.plate


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(("size", "text"), [((900, 600), 100), ((900, 600), 130), ((1280, 800), 100)])
def test_the_names_of_all_who_sit_at_a_full_table_have_room(
    window: MainWindow, settings: Settings, language: str, size: tuple[int, int], text: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text)
    window.resize(*size)
    asking = max((game for game in GAMES if several(game)), key=lambda game: len(GAMES[game].info.person))
    sheet = opened(window, settings, asking)
    seats = seats_of(sheet)
    while seats.add.isVisible():
        click(seats.add)
    QApplication.processEvents()
    longest = max((row.name for row in seats.rows), key=lambda name: len(name.text()))
    assert len(longest.text()) >= 8
    # The largest text in the smallest window leaves room for fewer letters; pointing there shows them all.
    assert (text, language) == (130, "en") or not any(row.name.shortened for row in seats.rows)
    assert sheet.page.page.minimumSizeHint().width() <= sheet.page.viewport().width(), "nothing lies beside the sheet"


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", [game for game in GAMES if several(game)])
@pytest.mark.parametrize("language", ["en", "he"])
def test_every_game_of_several_opens_ready_and_fills_all_its_seats(
    qtbot: QtBot, window: MainWindow, settings: Settings, game: str, language: str
) -> None:
    settings.choose("language", language)
    low, high = GAMES[game].info.seats
    sheet = opened(window, settings, game)
    seats = seats_of(sheet)
    assert len(seats.rows) == low
    assert [row.seated.computer for row in seats.rows] == [False] + [True] * (low - 1)
    while seats.add.isVisible():
        click(seats.add)
    assert len(seats.rows) == high
    new = agreed(qtbot, sheet)
    assert new.seats == high
    assert len({one.plate for one in new.seated}) == high
    assert len({one.name for one in new.seated}) == high
    assert all(one.name for one in new.seated if one.computer)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", [game for game in GAMES if several(game)])
def test_the_least_window_shows_every_seat_without_sideways_scrolling(
    window: MainWindow, settings: Settings, game: str
) -> None:
    window.resize(900, 600)
    sheet = opened(window, settings, game)
    seats = seats_of(sheet)
    while seats.add.isVisible():
        click(seats.add)
    QApplication.processEvents()
    assert sheet.rect().contains(sheet.panel.geometry())
    assert sheet.page.page.minimumSizeHint().width() <= sheet.page.viewport().width()
    for row in seats.rows:
        for part in (row.plate, row.name, row.kind):
            corner = part.mapTo(sheet.page.page, QPoint(0, 0))
            assert corner.x() >= 0
            assert corner.x() + part.width() <= sheet.page.page.width()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_how_many_sit_there_is_read_beside_the_button_that_adds_one_below_sight(
    window: MainWindow, settings: Settings, language: str
) -> None:
    settings.choose("language", language)
    window.resize(900, 600)
    sheet = opened(window, settings, "basa")
    seats = seats_of(sheet)
    shown = []
    while seats.add.isVisible():
        click(seats.add)
        QApplication.processEvents()
        assert seats.room.isVisible() and sheet.page.rect().contains(seats.room.mapTo(sheet.page, QPoint(0, 0)))
        shown.append(bare(seats.room.text()))
    hidden = [row for row in seats.rows if not sheet.page.rect().contains(row.mapTo(sheet.page, row.rect().center()))]
    assert hidden, "a low window has room for some of the rows only"
    several = ["3", "4", "5", "6", "7", "8"]
    assert [text.split()[0] for text in shown] == several and shown[-1] == bare(counted(8, "person"))


def test_what_is_chosen_at_each_seat_is_agreed(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "solo")
    sheet.close()
    sheet = opened(window, settings, "meydele")
    first, second, third = seats_of(sheet).rows
    write(first, "Dana")
    make_person(second, "Uri")
    third.level.setFocus()
    press(Qt.Key.Key_Down)
    new = agreed(qtbot, sheet)
    assert [one.name for one in new.seated[:2]] == ["Dana", "Uri"]
    assert [one.computer for one in new.seated] == [False, False, True]
    levels = offered("meydele")
    assert new.seated[2].level == levels[levels.index("medium") + 1]


def test_where_luck_decides_the_rows_say_so_in_place_of_levels(window: MainWindow, settings: Settings) -> None:
    game = next(game for game in GAMES if any(luck_decides(game, seats) for seats in GAMES[game].seats()))
    seats = seats_of(opened(window, settings, game))
    for _ in range(2):
        luck = luck_decides(game, len(seats.rows))
        for row in seats.rows[1:]:
            assert (row.level.isVisible(), row.chance.isVisible()) == (not luck, luck)
        assert not seats.rows[0].chance.isVisible() and not seats.rows[0].level.isVisible()
        click(seats.add)
    assert not luck and luck_decides(game, 2)


def test_only_levels_that_differ_are_offered_and_who_sat_at_another_plays_at_the_nearest(
    window: MainWindow, settings: Settings
) -> None:
    game = next(game for game in GAMES if 1 < len(offered(game)) < len(LEVELS) and GAMES[game].seats()[0] == 2)
    seated = settled([Seated("Dana", "pomegranate"), Seated("", "lemon", computer=True, level="hard")])
    remember(settings, game, seated)
    row = seats_of(opened(window, settings, game)).rows[1]
    assert tuple(level for level, _ in row.level.items) == (*offered(game), ADAPTS)
    assert row.seated.level == row.level.value == nearest("hard", offered(game)) == "expert"
    make_person(row)
    click(row.kind.part(True))
    assert row.seated.level == row.level.value
    assert row.level.value in offered(game)


def test_a_computer_player_that_adapts_is_chosen_after_the_levels_and_remembered(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    def chosen(row: SeatRow, key: Qt.Key) -> tuple[str, bool, str]:
        row.level.setFocus()
        press(key)
        return row.level.value, row.seated.adapts, bare(row.level.toolTip())

    several = [game for game in GAMES if GAMES[game].seats()[-1] > 1 and len(offered(game)) > 1]
    game = next(game for game in several if not luck_decides(game, GAMES[game].seats()[0]))
    sheet = opened(window, settings, game)
    row = seats_of(sheet).rows[1]
    assert chosen(row, Qt.Key.Key_End) == (ADAPTS, True, t("company.level.adapts.help"))
    assert agreed(qtbot, sheet).seated[1].adapts
    again = seats_of(opened(window, settings, game)).rows[1]
    assert again.level.value == ADAPTS
    assert chosen(again, Qt.Key.Key_Home) == ("easy", False, "")
    assert again.seated.level == "easy"


def test_where_no_match_tells_levels_apart_the_row_says_so_in_their_place(
    window: MainWindow, settings: Settings
) -> None:
    game = next(game for game in GAMES if len(offered(game)) == 1 and GAMES[game].seats()[-1] > 1)
    row = seats_of(opened(window, settings, game)).rows[1]
    assert row.chance.isVisible() and not row.level.isVisible()
    assert row.chance.text() == t("company.one-level")
    assert row.seated.level == offered(game)[0]


def test_a_seat_comes_and_goes_between_the_bounds_of_the_game(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "shapes"))
    assert not any(row.remove.isVisible() for row in seats.rows)
    click(seats.add)
    assert focused() is seats.rows[2].name
    click(seats.add)
    assert not seats.add.isVisible()
    gone = seats.rows[1].called
    click(seats.rows[1].remove)
    assert gone not in [row.called for row in seats.rows]
    assert focused() is seats.rows[1].name
    assert seats.add.isVisible()
    click(seats.rows[-1].remove)
    assert focused() is seats.rows[-1].name, "behind the last one is nobody"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 1000), (1920, 1080)])
def test_the_button_that_adds_a_seat_stays_under_the_pointer_until_all_are_taken(
    window: MainWindow, settings: Settings, size: tuple[int, int]
) -> None:
    window.resize(*size)
    seats = seats_of(opened(window, settings, "majnun"))
    at, handle = seats.add.mapTo(window, seats.add.rect().center()), window.windowHandle()
    rows = seats.rows[0].mapTo(window, QPoint())
    while seats.add.isVisible():
        had = len(seats.rows)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()
        assert len(seats.rows) == had + 1
    assert len(seats.rows) == 9
    assert seats.rows[0].mapTo(window, QPoint()) == rows, "nor do the rows close up to where it was"


def test_nothing_moves_sideways_in_the_rows_when_the_first_seat_that_may_go_is_added(
    window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "shapes")
    seats = seats_of(sheet)
    while len(seats.rows) > 2:
        click(seats.rows[-1].remove)
    QApplication.processEvents()
    row = seats.rows[0]
    before = [one.geometry() for one in (row.name, row.kind, seats.rows[1].level)]
    click(seats.add)
    QApplication.processEvents()
    assert seats.rows[-1].remove.isVisible()
    assert [one.geometry() for one in (row.name, row.kind, seats.rows[1].level)] == before


def test_a_seat_that_is_added_by_key_is_brought_into_sight_because_somebody_writes_there(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.resize(900, 600)
    seats = seats_of(sheet := opened(window, settings, "majnun"))
    sight = sheet.page.viewport()

    def in_sight() -> bool:
        name = seats.rows[-1].name
        return sight.rect().contains(name.mapTo(sight, name.rect().center()))

    while seats.add.isVisible():
        seats.add.setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Space)
        assert focused() is seats.rows[-1].name
        qtbot.waitUntil(in_sight)


def test_enter_sits_down_as_its_cap_says_after_a_seat_has_come_or_gone(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    for seats in (3, 2):
        sheet = opened(window, settings, "shapes")
        rows = seats_of(sheet)
        click(rows.add if seats == 3 else rows.rows[1].remove)
        with qtbot.waitSignal(sheet.agreed) as told:
            QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert told.args[0].seats == seats


def test_one_person_always_stays(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "shapes"))
    click(seats.add)
    first = seats.rows[0]
    assert not first.kind.part(True).isEnabled()
    assert not first.remove.isVisible()
    make_person(seats.rows[1])
    assert first.kind.part(True).isEnabled()
    assert first.remove.isVisible()


def test_tab_goes_through_the_seats_in_their_order_and_on_to_the_options(
    window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "majnun")
    seats = seats_of(sheet)
    click(seats.add)
    seats.rows[0].plate.setFocus(Qt.FocusReason.TabFocusReason)
    met: list[Any] = []
    for _ in range(60):
        met.append(focused())
        press(Qt.Key.Key_Tab)
        if focused() is seats.rows[0].plate:
            break
    plates = [met.index(row.plate) for row in seats.rows]
    names = [met.index(row.name) for row in seats.rows]
    assert plates == sorted(plates)
    assert all(plate < name for plate, name in zip(plates, names, strict=True))
    order = [met.index(one) for one in (seats.rows[3].name, sheet.seed, sheet.read, sheet.play, seats.add)]
    assert order == sorted(order), "the button above the rows comes when Tab goes round"
    decks = met.index(control(sheet, "decks").findChildren(ChoiceList)[0])
    assert met.index(seats.rows[3].name) < decks < met.index(sheet.seed)


# Plates, order, people


def test_no_two_have_the_same_plate_they_exchange_them(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "majnun"))
    before = [row.seated.plate for row in seats.rows]
    chosen = next(one for one in popup(seats, seats.rows[0]).plates if one.plate == before[2])
    assert seats.rows[2].called in bare(chosen.accessibleName())
    click(chosen)
    assert [row.seated.plate for row in seats.rows] == [before[2], before[1], before[0]]


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_plate_is_chosen_by_keys(window: MainWindow, settings: Settings, language: str) -> None:
    settings.choose("language", language)
    seats = seats_of(opened(window, settings, "majnun"))
    seats.rows[0].plate.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert seats.popup is not None
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Left if language == "he" else Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    assert seats.rows[0].seated.plate == "almond"


def test_escape_closes_the_plates_and_nothing_else(window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "majnun")
    seats = seats_of(sheet)
    before = seats.seated
    open_popup = popup(seats, seats.rows[1])
    QTest.keyClick(open_popup, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert sheet.isVisible()
    assert seats.seated == before


def test_the_plates_close_without_a_place_for_the_focus_and_with_a_seat_that_goes(
    window: MainWindow, settings: Settings
) -> None:
    seats = seats_of(opened(window, settings, "meydele"))
    window.activateWindow()
    open_popup = popup(seats, seats.rows[1])
    seats.rows[1].plate.hide()
    assert open_popup.isAncestorOf(focused())
    open_popup.close()
    assert not open_popup.isVisible()
    seats.add.click()
    open_popup, left = popup(seats, seats.rows[2]), list(seats.rows[:-1])
    seats.rows[-1].remove.click()
    assert seats.rows == left and not open_popup.isVisible()


def test_the_order_changes_by_keys_by_the_popup_and_by_dragging(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "majnun"))
    a, b, c = seats.rows
    a.name.setFocus()
    press(Qt.Key.Key_Down, ALT)
    assert seats.rows == [b, a, c]
    press(Qt.Key.Key_Up, ALT)
    press(Qt.Key.Key_Up, ALT)
    assert seats.rows == [a, b, c]
    click(popup(seats, c).up)
    assert seats.rows == [a, c, b]
    middle = a.plate.rect().center()
    QTest.mousePress(a.plate, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    for step in (20, 90, b.y() + 20 - a.y()):
        QTest.mouseMove(a.plate, middle + QPoint(0, step - a.y()))
        QApplication.processEvents()
    QTest.mouseRelease(a.plate, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert seats.rows[0] is c
    assert [row.y() for row in seats.rows] == sorted(row.y() for row in seats.rows)
    assert seats.popup is None or not seats.popup.isVisible()


def test_who_has_sat_here_before_is_offered_at_every_game(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "meydele")
    first, second, _ = seats_of(sheet).rows
    write(first, "Dana")
    make_person(second, "Uri")
    assert "Feygele" in second.form.itemText(0)
    second.form.setFocus()
    press(Qt.Key.Key_Home)
    uri = agreed(qtbot, sheet).seated[1]
    assert uri.form == "f"
    seats = seats_of(opened(window, settings, "basa"))
    offered = popup(seats, seats.rows[0]).people
    assert {bare(one.accessibleName()) for one in offered} >= {"Uri"}
    click(next(one for one in offered if bare(one.accessibleName()) == "Uri"))
    assert seats.rows[0].seated == uri
    assert seats.rows[0].form.value == "f" and seats.rows[0].name.text() == "Uri"
    make_person(seats.rows[1])
    assert seats.rows[1].seated.name == "Dana"
    assert len({row.seated.plate for row in seats.rows}) == 2


def test_a_seat_remembers_who_it_was_of_either_kind(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "shapes"))
    row = seats.rows[1]
    computer = row.seated
    make_person(row, "Uri")
    click(row.kind.part(True))
    assert row.seated == computer
    click(row.kind.part(False))
    assert row.seated.name == "Uri"


def test_a_name_written_for_a_computer_player_is_that_of_the_person_who_comes(
    window: MainWindow, settings: Settings
) -> None:
    """Who wrote it first and chose "person" then had to write it again, or sat there under somebody else's name."""
    remember(settings, "solo", [Seated("Ada", "olive"), Seated("Ben", "date", form="m")])
    seats = seats_of(opened(window, settings, "soureh"))
    seats.add_seat()
    for row, name, plate in zip(seats.rows[1:], ("Uri", "Ben"), (seats.rows[1].seated.plate, "date"), strict=False):
        row.name.setText(name)
        click(row.kind.part(False))
        assert (row.seated.name, row.seated.computer, row.seated.plate) == (name, False, plate)
    assert row.seated.form == "m"


def test_a_computer_without_a_name_gets_one_when_the_field_is_left(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "shapes"))
    row = seats.rows[1]
    write(row, "")
    seats.rows[0].name.setFocus()
    QApplication.processEvents()
    assert row.name.text()


def test_who_gives_no_name_has_an_empty_field_at_the_next_game_too(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "shapes")
    write(seats_of(sheet).rows[0], "Dana")
    make_person(seats_of(sheet).rows[1], "")
    plate = t(f"plate.{seats_of(sheet).rows[1].seated.plate}")
    assert [one.name for one in agreed(qtbot, sheet).seated] == ["Dana", plate]
    row = seats_of(opened(window, settings, "shapes")).rows[1]
    assert (row.name.text(), row.name.placeholderText()) == ("", plate)


# What persons are asked


def test_forms_and_digits_are_asked_of_persons_where_the_game_wants_them(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "basa")
    person, computer = seats_of(sheet).rows
    assert person.form.isVisible() and not computer.form.isVisible()
    assert person.digit is not None
    assert computer.digit is not None
    assert person.digit.isVisible()
    assert not computer.digit.isVisible()
    assert agreed(qtbot, sheet).seated[0].digit is None
    sheet = opened(window, settings, "basa")
    digit = seats_of(sheet).rows[0].digit
    assert digit is not None
    digit.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    assert agreed(qtbot, sheet).seated[0].digit == 1
    plain = seats_of(opened(window, settings, "majnun")).rows[0]
    assert [plain.form.itemText(at) for at in range(plain.form.count())] == ["she", "he", "they"]
    assert plain.digit is None


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("game", "words"), [("majnun", "Spoken of as"), ("meydele", "Spoken of as · cry")])
def test_the_choice_beside_a_person_has_words_above_it_and_a_name(
    window: MainWindow, settings: Settings, game: str, words: str
) -> None:
    rows = seats_of(opened(window, settings, game)).rows
    person, computer = rows[0], rows[1]
    write(person, "Dana")
    (above,) = [label for label in person.findChildren(Label) if label.buddy() is person.form]
    assert above.isVisible() and above.text() == words
    assert above.mapTo(person, QPoint()).y() < person.form.mapTo(person, QPoint()).y()
    assert above.sizeHint().width() <= above.width(), "it is not cut"
    assert bare(person.form.accessibleName()) == "How Dana is spoken of"
    assert not [label for label in computer.findChildren(Label) if label.buddy() is not None and label.isVisible()]
    make_person(computer, "Uri")
    (second,) = [label for label in computer.findChildren(Label) if label.buddy() is computer.form]
    assert above.isVisible() and not second.isVisible(), "the first row has the words for all"


# The curtain


def test_the_curtain_is_told_of_as_soon_as_two_people_share_the_screen(
    window: MainWindow, settings: Settings
) -> None:
    seats = seats_of(opened(window, settings, "majnun"))
    assert not seats.note.isVisible()
    write(seats.rows[0], "Dana")
    make_person(seats.rows[1], "Uri")
    assert seats.note.isVisible()
    told = bare(seats._words.text())
    assert "Dana" in told
    assert "Uri" in told
    click(seats.rows[1].kind.part(True))
    assert not seats.note.isVisible()


def test_a_game_that_hides_nothing_needs_no_curtain(window: MainWindow, settings: Settings) -> None:
    seats = seats_of(opened(window, settings, "shlif-shluf"))
    make_person(seats.rows[1], "Uri")
    assert not seats.note.isVisible()


# Options by the number of seats


def test_what_is_worked_out_by_the_seats_says_so_and_can_be_chosen(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "majnun")
    rounds = control(sheet, "max_rounds").findChildren(ChoiceList)[0]
    assert "30" in bare(rounds.currentText())
    for _ in range(2):
        click(seats_of(sheet).add)
    rounds = control(sheet, "max_rounds").findChildren(ChoiceList)[0]
    assert "15" in bare(rounds.currentText())
    rounds.setFocus()
    press(Qt.Key.Key_Down)
    number = control(sheet, "max_rounds").number
    assert number.isVisible()
    assert number.value() == 15
    number.setFocus()
    press(Qt.Key.Key_Up)
    decks = control(sheet, "decks").findChildren(ChoiceList)[0]
    decks.setFocus()
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Down)
    options = agreed(qtbot, sheet).options
    assert options["max_rounds"] == 16
    assert options["decks"] == 2
    again = opened(window, settings, "majnun")
    assert again.options["max_rounds"] == 16


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["majnun", "basa"])
def test_the_worked_out_value_stays_worked_out(
    qtbot: QtBot, window: MainWindow, settings: Settings, game: str
) -> None:
    sheet = opened(window, settings, game)
    name = "max_rounds" if game == "majnun" else "max_turns"
    assert agreed(qtbot, sheet).options[name] == AUTO


def test_options_that_hang_on_the_seats_come_and_go_and_choices_stay(
    window: MainWindow, settings: Settings
) -> None:
    sheet = opened(window, settings, "soureh")
    names = [one.option.name for one in sheet.options_panel.controls]
    assert "variation" not in names
    cap = control(sheet, "ending")
    other = next(value for value in cap.option.values if value != cap.value)
    settings.remember_options("soureh", {"ending": other})
    sheet.close()
    sheet = opened(window, settings, "soureh")
    click(seats_of(sheet).add)
    assert "variation" in [one.option.name for one in sheet.options_panel.controls]
    assert sheet.options["ending"] == other
    click(seats_of(sheet).rows[2].remove)
    assert [one.option.name for one in sheet.options_panel.controls] == names
    assert sheet.options["ending"] == other


def test_an_option_shows_only_beside_what_it_hangs_on(window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "meydele")
    settings.remember_options("meydele", {"decks": 3})
    assert not control(sheet, "first_kuzari").isVisible()
    sheet.close()
    assert control(opened(window, settings, "meydele"), "first_kuzari").isVisible()


# The same table again


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_same_table_again_is_two_presses_from_the_shelf(
    qtbot: QtBot, window: MainWindow, settings: Settings, language: str
) -> None:
    sheet = opened(window, settings, "majnun")
    click(seats_of(sheet).add)
    write(seats_of(sheet).rows[0], "Dana")
    make_person(seats_of(sheet).rows[2], "Uri")
    first = agreed(qtbot, sheet)
    again = opened(window, settings, "majnun")
    assert focused() is again.play
    assert again.play.accessibleName() == "The same table again"
    settings.choose("language", language)
    QApplication.processEvents()
    with qtbot.waitSignal(again.agreed) as told:
        press(Qt.Key.Key_Return)
    second = told.args[0]
    assert [one.plate for one in second.seated] == [one.plate for one in first.seated]
    assert [one.name for one in second.seated if not one.computer] == ["Dana", "Uri"]
    assert second.options == first.options


def test_the_main_button_says_what_it_does(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    agreed(qtbot, opened(window, settings, "majnun"))
    sheet = opened(window, settings, "majnun")
    assert sheet.play.accessibleName() == "The same table again"
    click(seats_of(sheet).add)
    assert sheet.play.accessibleName() == "Sit down to play"
    click(seats_of(sheet).rows[3].remove)
    assert sheet.play.accessibleName() == "The same table again"


def test_who_plays_alone_is_the_person_of_the_settings(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "majnun")
    write(seats_of(sheet).rows[0], "Dana")
    agreed(qtbot, sheet)
    assert settings.person == "Dana"
    settings.person, settings.plate = "Noga", "fish"
    new = agreed(qtbot, opened(window, settings, "majnun"))
    assert new.seated[0] == Seated("Noga", "fish")
    sheet = opened(window, settings, "majnun")
    make_person(seats_of(sheet).rows[1], "Uri")
    write(seats_of(sheet).rows[0], "Gil")
    agreed(qtbot, sheet)
    assert settings.person == "Noga"


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("odd", [3, "x", [1, 2], [{}], [{}] * 10, [None] * 3])
def test_a_table_that_was_kept_wrongly_is_none(window: MainWindow, settings: Settings, odd: Any) -> None:
    settings._values["last_table.majnun"] = odd
    settings._values["people"] = odd
    assert 3 <= len(seats_of(opened(window, settings, "majnun")).rows) <= 9


def test_whoever_writes_at_a_seat_just_added_writes_another_name(window: MainWindow, settings: Settings) -> None:
    game = next(name for name in GAMES if GAMES[name].info.seats[1] > 2)
    seats = seats_of(opened(window, settings, game))
    click(seats.add)
    assert seats.rows[-1].name.text()
    press(Qt.Key.Key_X)
    assert seats.rows[-1].name.text() == "x"
