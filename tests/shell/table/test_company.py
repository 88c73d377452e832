"""Several seats at one table: who has the screen, what a computer player does, taking back, the end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Event, position_to_json
from app.games import GAMES
from app.session.seats import Seated
from app.shell.table import company, thinker
from app.shell.table.consent import ConsentSheet
from app.shell.table.details import DetailsSheet
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.explanations import CLOSE
from app.table.meanwhile import ROOM
from app.wording import t
from app.wording.bidi import bare
from app.wording.sentences import log_lines
from tests.shell.at_table import do, leave_the_window, play, process_id, uncover
from tests.shell.fitting import sheets
from tests.shell.table.test_same_screen import accessible

Table = Callable[..., TablePage]


def first(page: TablePage) -> str:
    """The first legal action."""
    return str(page.controller.legal(page.sitting.view)[0])


def computers_done(page: TablePage, qtbot: QtBot) -> None:
    """Wait until a person is in turn."""
    sitting = page.sitting
    qtbot.waitUntil(lambda: sitting.over or sitting.turn in sitting.persons)


def test_where_computer_players_sit_their_process_is_started_before_they_are_asked(
    table: Table, qtbot: QtBot
) -> None:
    page = table("meydele", persons=3, seats=3)
    qtbot.wait(50)
    assert page.company.turns._opponents is None
    page.company.reseat(2, Seated("Gal", "fig", computer=True))
    qtbot.waitUntil(lambda: page.company.turns._opponents is not None)
    assert page.company.turns.thinking is None
    opened = table("meydele", persons=2, seats=3)
    qtbot.waitUntil(lambda: opened.company.turns._opponents is not None)
    opponents = opened.company.turns._opponents
    assert opened.company.covered and opponents is not None
    qtbot.waitUntil(lambda: process_id(opponents.thinker) > 0)
    opened.leave()
    assert process_id(opponents.thinker) == 0


@pytest.mark.parametrize("pace", ["calm", "even"])
def test_what_is_being_told_when_a_seat_changes_is_told_again(table: Table, qtbot: QtBot, pace: str) -> None:
    page = table("krav-maga", persons=1, seats=2)
    page.company.turns.stop()
    page.act([first(page)])
    page.company.turns.stop()
    page._settings.override("pace", pace)
    page._settings.speed = 1.0
    sitting, surface = page.sitting, page.surface
    page.act([str(sitting.view_of(1).legal[0])])
    fronts = [zone for zone in sitting.view.zones if zone.startswith("front.")]
    # The fronts have their new cards, but not all that belongs to the round has been told.
    qtbot.waitUntil(lambda: any(surface.stage.between().zones[zone] for zone in fronts))
    assert surface.telling
    page.company.reseat(1, sitting.seated[1]._replace(level="expert"))
    assert surface.telling and sitting.seated[1].level == "expert"
    assert not any(surface.stage.between().zones[zone] for zone in fronts)
    surface.finish()
    assert surface.stage.view == sitting.view


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("speed", [0.0, 2.0])
def test_that_the_quick_player_stood_in_is_said_once_when_a_person_is_in_turn_again(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, speed: float
) -> None:
    monkeypatch.setattr(thinker, "engine_command", lambda: [sys.executable, "-c", "import time; time.sleep(60)"])
    monkeypatch.setattr(thinker, "LIMIT_MS", 150)
    page = table("meydele", persons=1, seats=3)
    sitting = page.sitting
    page._settings.speed = page.surface.clock.speed = speed

    def rests() -> bool:
        busy = page.surface.teller.busy or page.company.turns.thinking is not None
        return sitting.over or (not busy and sitting.turn == sitting.seat)

    said: list[str] = []
    for _ in range(2):
        qtbot.waitUntil(rests)
        before = len(sitting.record.done)
        page.act([first(page)])
        qtbot.waitUntil(lambda before=before: rests() and len(sitting.record.done) > before + 1)  # type: ignore[misc]
        said.append(page.voice.prompt.detail)
    assert said[0] == t("evening.opponents.troubled") != said[1]


def test_a_table_of_two_people_opens_covered_and_shows_nothing(table: Table) -> None:
    page = table("majnun", persons=3, seats=3)
    assert page.company.covered
    assert page.surface.stage.view is None
    assert not [item for item in page.surface.stage.items() if item.isVisible()]
    said = " ".join(accessible(page))
    for text in page.sitting.view_of(page.sitting.turn).zones[f"hand.{page.sitting.turn}"]:
        assert text not in said


def test_the_curtain_names_who_is_in_turn_and_enter_does_not_open_it(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    curtain = page.company.handing.curtain
    assert curtain._seated is not None and curtain._seated.name == page.sitting.seated[page.sitting.turn or 0].name
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    qtbot.wait(30)
    assert page.company.covered
    uncover(page, qtbot)
    assert page.sitting.seat == page.sitting.turn
    assert page.surface.stage.view is not None


def test_a_covered_table_answers_to_no_command(table: Table) -> None:
    page = table("majnun", persons=3, seats=3)
    for command in ("undo", "redo", "hint", "log", "words", "rules", "once-more", "seats"):
        page.carry_out(Command(command))
    assert page.beside.panel is None or not page.beside.panel.isVisible()
    assert page.company.covered and not page.sitting.record.done


def test_after_a_secret_choice_the_screen_is_covered_again(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=3, seats=3)
    uncover(page, qtbot)
    before = page.sitting.seat
    do(page, first(page))
    assert page.company.covered
    assert page.surface.stage.view is None
    uncover(page, qtbot)
    assert page.sitting.seat != before


def test_who_has_seen_something_new_passes_the_screen_on(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=3, seats=3)
    for _ in range(3):
        uncover(page, qtbot)
        do(page, first(page))
    # The third card turned up all of them, so the last person gets to look first.
    assert not page.company.covered and page.company.passing is not None
    assert page.voice.press_main()
    assert page.company.covered


def test_nobody_passes_the_screen_on_to_a_person_who_has_left_their_seat_to_a_computer(
    table: Table, qtbot: QtBot
) -> None:
    page = table("meydele", persons=3, seats=3)
    for _ in range(3):
        uncover(page, qtbot)
        do(page, first(page))
    seat = page.company.passing
    assert seat is not None
    page.company.reseat(seat, page.sitting.seated[seat]._replace(computer=True, level="random"))
    assert Command.PASS not in [button.command for button in page.voice.prompt.buttons]


def test_what_one_person_was_still_to_be_told_is_not_told_to_the_next(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    uncover(page, qtbot)
    page.settle()
    page.tell_at_rest("A player stood in.")
    page._missed.add(1, page.sitting.view, lambda: ["What only one of them saw."])
    page.forget()
    page.surface.show_view(page.sitting.view)
    assert page.voice.prompt.detail not in ("A player stood in.", "What only one of them saw.")


def test_what_the_question_says_in_other_words_is_not_said_as_the_log_has_it_as_well(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("majnun", persons=3, seats=3)
    uncover(page, qtbot)
    page.settle()
    page._missed.add(1, page.sitting.view, lambda: ["Omar took Noa's card.", "Omar drew."])
    monkeypatch.setattr(type(page.controller), "reworded", ("Omar took Noa's card.",))
    page._tell_missed(page.sitting.view)
    assert "Omar drew." in page.voice.prompt.detail and "Noa's" not in page.voice.prompt.detail


def test_what_somebody_looked_at_before_passing_the_screen_on_is_not_told_again(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=2, seats=3)
    for _ in range(2):
        uncover(page, qtbot)
        do(page, first(page))
    qtbot.waitUntil(lambda: page.company.passing is not None)
    looked, seen = page.sitting.seat, len(page.sitting.record.done)
    assert looked is not None and page.sitting.record.done[-1].seat != looked
    assert page.voice.press_main()
    uncover(page, qtbot)
    do(page, first(page))
    assert page.sitting.seat != looked and len(page.sitting.record.done) > seen
    assert page.sitting.logbook.since_own_turn(looked) == seen, "only what the other has done since"


def test_with_the_cursor_on_the_cloth_enter_passes_the_screen_on(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=3, seats=3)
    for _ in range(3):
        uncover(page, qtbot)
        do(page, first(page))
    QTest.keyClick(page.surface, Qt.Key.Key_Right)
    assert page.surface.roaming and page.company.passing is not None
    page.say()
    assert page.voice.buttons[-1]._key == "Enter"
    QTest.keyClick(page.surface, Qt.Key.Key_Return)
    assert page.company.covered


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("roaming", [False, True])
def test_space_passes_the_screen_on_as_enter_does_and_a_click_on_the_cloth_does_not(
    table: Table, qtbot: QtBot, roaming: bool
) -> None:
    page = table("meydele", persons=3, seats=3)
    for _ in range(3):
        uncover(page, qtbot)
        do(page, first(page))
    page.surface.setFocus()
    assert page.company.passing is not None
    QTest.mouseClick(page.surface.viewport(), Qt.MouseButton.LeftButton)
    assert not page.company.covered, "one looks at the cards with the mouse"
    if roaming:
        QTest.keyClick(page.surface, Qt.Key.Key_Right)
    QTest.keyClick(page.surface, Qt.Key.Key_Space)
    assert page.company.covered


def test_leaving_the_window_covers_the_table(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    uncover(page, qtbot)
    leave_the_window()
    assert page.company.covered
    assert page.surface.stage.view is None


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("persons", [2, 3])
def test_leaving_the_window_while_something_is_told_leaves_nothing_behind_the_curtain(
    table: Table, qtbot: QtBot, persons: int
) -> None:
    page = table("meydele", persons=persons, seats=3)
    uncover(page, qtbot)
    if persons == 2:
        do(page, first(page))  # then the computer player is next after the second person
        uncover(page, qtbot)
    page._settings.speed = page.surface.clock.speed = 1.0
    page.act([first(page)])
    assert page.surface.teller.busy
    leave_the_window()
    done = len(page.sitting.record.done)
    page._settings.speed = page.surface.clock.speed = 0.0
    qtbot.wait(400)
    assert page.company.covered and page.company.turns.thinking is None
    assert page.surface.stage.view is None and len(page.sitting.record.done) == done
    play(page, qtbot, Random(1), most=2)


def test_a_sheet_about_the_game_goes_when_the_curtain_falls(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    uncover(page, qtbot)
    page.show_sheet(DetailsSheet(page.window(), "What you know", ["the ace of spades"]))
    assert [one for one in page.window().findChildren(DetailsSheet) if one.isVisible()]
    leave_the_window()
    assert page.company.covered
    assert not [one for one in page.window().findChildren(DetailsSheet) if one.isVisible()]


def test_a_question_about_taking_back_goes_when_the_curtain_falls(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    play(page, qtbot, Random(2), most=4)
    if page.company.covered:
        uncover(page, qtbot)
    page.show_sheet(ConsentSheet(page.window(), page.sitting.seated))
    leave_the_window()
    assert not [one for one in page.window().findChildren(ConsentSheet) if one.isVisible()]


def test_a_finished_game_is_not_covered(table: Table, qtbot: QtBot) -> None:
    page = table("super-stam", persons=2, seats=2)
    play(page, qtbot, Random(5))
    assert page.sitting.over and page.sitting.private
    leave_the_window()
    assert not page.company.covered and page.surface.stage.view is not None


def test_the_curtain_speaks_the_language_of_the_moment(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    play(page, qtbot, Random(1), most=4)
    if not page.company.covered:
        page.voice.press_main()
    assert page.company.covered
    moves = len(page.sitting.record.done) - page.sitting.logbook.since_own_turn(page.sitting.turn or 0)

    def said() -> bool:
        return t("hand-over.moves", n=moves) in " ".join(accessible(page.company.handing.curtain))

    assert moves > 0 and said()
    page._settings.language = "he"
    assert said()


def test_a_curtain_that_is_down_does_not_fall_a_second_time(table: Table) -> None:
    page = table("majnun", persons=2, seats=3)
    curtain = page.company.handing.curtain
    assert page.company.covered and curtain.isVisible()
    page._settings.speed = 1.0
    page.company.reseat(2, page.sitting.seated[2]._replace(computer=False, name="Noa"))
    assert page.company.covered and curtain.y() == 0


def test_the_curtain_says_that_the_cards_are_dealt_only_before_the_first_move(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)

    def said() -> str:
        return " ".join(accessible(page.company.handing.curtain))

    assert t("hand-over.first") in said()
    play(page, qtbot, Random(1), most=4)
    if page.company.passing is not None:
        page.voice.press_main()
    uncover(page, qtbot)
    leave_the_window()
    assert page.company.covered
    assert t("hand-over.first") not in said() and t("hand-over.nothing") in said()


def test_what_is_asked_about_a_table_goes_when_the_table_is_left(table: Table, qtbot: QtBot) -> None:
    page = table("shlif-shluf", persons=1, seats=3)
    computers_done(page, qtbot)
    window = page.window()
    # Nobody plays for a computer player at a table that has been left.
    computers_done(page, qtbot)

    page.company.show_seats()
    assert sheets(window)
    page.leave()
    assert not sheets(window)
    page.show_sheet(DetailsSheet(window, "What lies there", ["the ace of spades"]))
    page.leave()
    assert not sheets(window)


@pytest.mark.long
def test_the_panel_at_the_end_hands_on_what_is_wanted_and_goes_with_the_table(table: Table, qtbot: QtBot) -> None:
    page = table("solo", persons=1, seats=1)
    play(page, qtbot, Random(5))
    qtbot.waitUntil(lambda: page.company.end_panel is not None)
    panel = page.company.end_panel
    assert panel is not None and panel.isVisible()
    heard: list[Command] = []
    page.commanded.connect(heard.append)
    panel.ways.links[Command.SAVE].click()
    assert heard == [Command.SAVE]
    page.leave()
    assert not panel.isVisible()


def test_an_open_game_needs_no_curtain(table: Table, qtbot: QtBot) -> None:
    page = table("shlif-shluf", persons=2, seats=2)
    assert not page.company.covered
    for _ in range(6):
        if page.sitting.over:
            break
        assert page.sitting.seat == page.sitting.turn
        do(page, first(page))
    assert not page.company.covered


def test_what_happened_meanwhile_is_told_to_who_comes_back(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=3, seats=3)
    play(page, qtbot, Random(3), most=3)
    if page.company.passing is not None:
        page.voice.press_main()
    uncover(page, qtbot)
    lines = page.sitting.log()[-1]
    assert lines and lines[-1] in page.voice.prompt.detail
    do(page, first(page))


def test_computers_play_until_it_is_a_persons_turn(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=1, seats=3)
    assert not page.company.covered
    for _ in range(3):
        computers_done(page, qtbot)
        if not page.sitting.over:
            assert page.sitting.turn == page.sitting.seat == 0
            do(page, first(page))
    assert {gesture.seat for gesture in page.sitting.record.done} > {0}


def test_an_own_act_that_showed_nothing_is_taken_back_at_once(table: Table, qtbot: QtBot) -> None:
    page = table("super-stam", persons=2, seats=2)
    uncover(page, qtbot)
    assert page.sitting.take_back() is None
    sitting = page.sitting
    while sitting.turn == sitting.seat:
        meant = sitting.take_back()
        if meant is not None and not meant.consent:
            break
        do(page, first(page))
    else:
        pytest.fail("no act of this deal is free")
    start = len(sitting.record.done)
    page.carry_out(Command.UNDO)
    assert len(sitting.record.done) == start - 1


def test_a_screen_reader_says_what_was_taken_back(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(company, "announce", lambda widget, sentence: heard.append(sentence))
    page = table("trishape", persons=1, seats=1)
    view = page.sitting.view
    act = next(str(action) for action in view.legal)
    page.act([act])
    page.surface.finish()
    page.carry_out(Command.UNDO)
    assert page.sitting.view.zones == view.zones
    assert heard == [t("table.undone", action=page.controller.words(view, act))]


def test_a_move_taken_back_while_it_is_told_makes_no_computer_think(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=1, seats=3)
    sitting = page.sitting
    computers_done(page, qtbot)
    before = len(sitting.record.done)
    page._settings.speed = page.surface.clock.speed = 1.0
    page.act([first(page)])
    assert page.surface.teller.busy and sitting.turn != sitting.seat
    page.carry_out(Command.UNDO)
    assert len(sitting.record.done) == before
    page._settings.speed = page.surface.clock.speed = 0.0
    qtbot.wait(400)
    assert page.company.turns.thinking is None and len(sitting.record.done) == before
    do(page, first(page))
    assert sitting.record.done[before].seat == sitting.seat


@pytest.mark.long
def test_another_language_while_a_move_is_told_leaves_the_table_to_whoever_is_in_turn(
    table: Table, qtbot: QtBot
) -> None:
    page = table("shlif-shluf", persons=2, seats=2)
    sitting = page.sitting
    while sitting.turn == sitting.seat:
        page._settings.speed = page.surface.clock.speed = 1.0
        page.act([first(page)])
        if sitting.turn == sitting.seat:
            page._settings.speed = page.surface.clock.speed = 0.0
            page.settle()
    assert page.surface.teller.busy
    page.retranslate()
    page._settings.speed = page.surface.clock.speed = 0.0
    page.settle()
    assert sitting.seat == sitting.turn and page.surface.stage.view == sitting.view
    do(page, first(page))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("persons", [1, 2])
def test_what_another_seat_has_answered_is_taken_back_only_when_all_persons_agree(
    table: Table, qtbot: QtBot, persons: int
) -> None:
    page = table("majnun", persons=1, seats=3)
    sitting = page.sitting
    computers_done(page, qtbot)
    start = position_to_json(sitting.record.position)
    do(page, first(page))
    computers_done(page, qtbot)
    if persons == 2:
        page.company.reseat(2, sitting.seated[2]._replace(computer=False, name="Noa"))
        if page.company.covered:
            uncover(page, qtbot)
    meant = sitting.take_back()
    assert meant is not None and not meant.refused and meant.consent == (persons > 1)
    page.company.undo()
    sheets = [one for one in page.window().findChildren(ConsentSheet) if one.isVisible()]
    assert len(sheets) == (persons > 1), "nobody is asked by themselves"
    for row in [row for sheet in sheets for row in sheet.rows]:
        assert position_to_json(sitting.record.position) != start
        QTest.mouseClick(row.yes, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert position_to_json(sitting.record.position) == start


def test_nothing_is_taken_back_through_a_reveal(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=1, seats=3)
    computers_done(page, qtbot)
    do(page, first(page))
    computers_done(page, qtbot)
    meant = page.sitting.take_back()
    assert meant is not None and meant.refused
    assert not page.bar.buttons[Command.UNDO].isEnabled()
    done = len(page.sitting.record.done)
    page.company.undo()
    assert len(page.sitting.record.done) == done
    assert page.voice.prompt.detail == t("table.undo.revealed")


def test_a_seat_goes_to_a_computer_and_back(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=1, seats=3)
    computers_done(page, qtbot)
    page.company.reseat(1, page.sitting.seated[1]._replace(computer=False, name="Noa"))
    assert page.company.covered
    uncover(page, qtbot)
    assert page.sitting.persons == [0, 1]
    page.company.reseat(1, Seated("Omar", "lemon", computer=True, level="random"))
    assert not page.sitting.private
    kept = page.sitting.kept.store.kept(page.sitting.id)
    assert kept.table["seats"][1]["computer"] is True


def test_a_seat_that_goes_back_to_the_computer_while_covered_leaves_the_screen_to_the_person(
    table: Table, qtbot: QtBot
) -> None:
    page = table("majnun", persons=1, seats=3)
    computers_done(page, qtbot)
    computer = page.sitting.seated[1]
    page.company.reseat(1, computer._replace(computer=False, name="Noa"))
    page.company.reseat(1, computer)
    curtain = page.company.handing.curtain
    assert page.company.covered and page.surface.stage.view is None
    assert curtain._seated == page.sitting.seated[0]
    uncover(page, qtbot)
    assert page.sitting.seat == 0
    play(page, qtbot, Random(4), most=2)


def test_the_last_turns_are_shown_again(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=1, seats=3)
    computers_done(page, qtbot)
    do(page, first(page))
    computers_done(page, qtbot)
    page._settings.speed = 2.0
    page.company.show_once_more()
    assert page.surface.teller.busy
    page.surface.finish()
    assert page.surface.stage.view == page.sitting.view
    page._settings.speed = 0.0


@pytest.mark.long
def test_at_the_end_the_panel_says_who_won(table: Table, qtbot: QtBot) -> None:
    page = table("shlif-shluf", persons=1, seats=3, level="random")
    play(page, qtbot, Random(5))
    qtbot.waitUntil(lambda: page.company.end_panel is not None)
    panel = page.company.end_panel
    assert panel is not None and panel.isVisible()
    panel.close()


def test_what_is_told_to_who_gets_the_screen_begins_after_their_own_last_move(table: Table, qtbot: QtBot) -> None:
    page, rng, met = table("majnun", persons=3, seats=3), Random(1), 0
    sitting = page.sitting
    for _ in range(12):
        play(page, qtbot, rng, most=1)
        qtbot.waitUntil(lambda: not page.surface.clock.busy)
        if page.company.passing is not None:
            page.voice.press_main()
        if not page.company.covered:
            continue
        uncover(page, qtbot)
        own = [number for number, gesture in enumerate(sitting.record.done) if gesture.seat == sitting.seat]
        if own:
            # The first lines of the log are those of the deal.
            since = bare(" ".join(line for lines in sitting.log()[own[-1] + 2 :] for line in lines))
            said, moves = bare(page.voice.prompt.detail), len(sitting.record.done) - own[-1] - 1
            one = [t("pace.missed.one", who=who, n=moves) for who in sitting.names.values()]
            counted = map(bare, (t("pace.missed", n=moves), *one))
            assert said.startswith((since, *counted)) and len(said) <= ROOM + CLOSE, said
            met += bool(since)
    assert met > 1


def test_once_more_shows_what_others_did_since_ones_own_last_move(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("meydele", persons=1, seats=3)
    play(page, qtbot, Random(1), most=4)
    computers_done(page, qtbot)
    qtbot.waitUntil(lambda: not page.surface.clock.busy)
    sitting, told = page.sitting, list[int]()
    page._settings.speed = 2.0
    monkeypatch.setattr(
        page.surface,
        "retell",
        lambda _, story: told.extend(
            event.args["seat"] for events, _ in story for event in events if event.code == "acted"
        ),
    )
    page.company.show_once_more()
    done = [gesture.seat for gesture in sitting.record.done]
    own = len(done) - 1 - done[::-1].index(0)
    assert done.count(0) > 1 and told == (done[own + 1 :] or done[own:])


def test_the_log_is_told_as_the_seat_at_the_screen_learned_of_it(table: Table, qtbot: QtBot) -> None:
    page, rng, looked = table("majnun", persons=3, seats=3), Random(1), set[int]()
    sitting = page.sitting

    def told(seat: int) -> list[list[str]]:
        steps = [sitting.record.opening, *sitting.logbook.steps]
        return [log_lines(sitting.game, step.told(seat), sitting.names) for step in steps]

    for _ in range(12):
        play(page, qtbot, rng, most=1)
        qtbot.waitUntil(lambda: not page.surface.clock.busy)
        if sitting.seat is not None:
            looked.add(sitting.seat)
            assert sitting.log() == told(sitting.seat)
    assert len(looked) > 1 and told(0) != told(1), "all have learned the same"


def test_a_card_is_heard_in_every_gesture_and_once_in_each(table: Table, qtbot: QtBot) -> None:
    page = table("shlif-shluf", persons=2, seats=2)
    heard: list[str] = []
    page.sounded.connect(heard.append)
    counts = []
    for _ in range(3):
        if page.company.covered:
            uncover(page, qtbot)
        heard.clear()
        play(page, qtbot, Random(1), most=1, choose=lambda legal: legal[0])
        qtbot.waitUntil(lambda: not page.surface.clock.busy)
        counts.append(heard.count("lay"))
    assert counts == [1, 1, 1]


def test_nobody_hears_that_it_is_their_turn_after_an_act_of_their_own(table: Table) -> None:
    page, heard = table("solo", persons=1, seats=1), list[str]()
    page.sounded.connect(heard.append)
    page.act([first(page)])
    page.settle()
    QApplication.processEvents()
    assert page.sitting.turn == 0 and heard and "your_turn" not in heard


def test_one_person_alone_hears_that_they_have_lost_and_several_that_it_is_over(table: Table) -> None:
    for persons, winners, sound in ((1, (1,), "lost"), (1, (0, 1), "end"), (1, (), "end"), (2, (1,), "end")):
        page = table("shlif-shluf", persons=persons, seats=2)
        heard: list[str] = []
        page.sounded.connect(heard.append)
        assert page.sitting.seat == 0
        page._hear(Event("ended", 0, {"winners": winners}))
        assert heard == [sound]


def test_an_act_that_is_on_its_way_comes_sooner_in_haste_and_waits_when_the_pace_becomes_calm(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.shell.table.turns.PACE_MS", 60_000.0)
    page = table("shlif-shluf", persons=1, seats=2)
    page._settings.speed = 1.0
    turns = page.company.turns
    while page.sitting.turn not in page.sitting.computers:
        page.act((str(page.sitting.view.legal[0]),))
        page.surface.finish()
    qtbot.waitUntil(lambda: turns.thinking is not None)
    waits = []
    for haste in (4.0, 1.0):
        turns.stop()
        turns.haste = haste
        turns.go_on()
        waits.append(turns._pace.interval())
    assert waits == [15_000, 60_000] and turns._pace.isActive()
    page._settings.override("pace", "calm")
    assert turns.waits


def test_what_a_patient_person_may_have_left_unread_begins_after_their_last_act(table: Table) -> None:
    page = table("shlif-shluf", persons=1, seats=2)
    page.company._soon.blockSignals(True)
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    for _ in range(8):
        turn = page.sitting.turn
        assert turn is not None
        page.act((str(page.sitting.view_of(turn).legal[0]),))
        page.surface.finish()
    own = [number for number, done in enumerate(page.sitting.record.done[: page._told], 1) if done.seat == 0]
    assert len(own) > 1 and page.surface.teller.patient
    assert page._unread == own[-1]


def test_what_the_others_did_meanwhile_is_not_told_to_the_next_person(table: Table) -> None:
    page = table("shlif-shluf", persons=2, seats=2)
    page._missed.add(1, page.sitting.view, lambda: ["Somebody did something."])
    page.forget()
    assert not page._missed


def test_what_goes_to_a_simulated_player_is_heard_as_taken(table: Table, qtbot: QtBot) -> None:
    rules = next(one for one in GAMES.values() if one.info.simulated)
    theirs = tuple(f".{who}" for who in rules.info.simulated)
    page = table(rules.info.id, persons=1, seats=rules.seats()[0])
    heard: list[str] = []
    page.sounded.connect(heard.append)
    rng, met = Random(3), set()
    for _ in range(20):
        heard.clear()
        played = len(page.sitting.logbook.steps)
        play(page, qtbot, rng, most=1)
        qtbot.waitUntil(lambda: not page.surface.clock.busy)
        told = [event for step in page.sitting.logbook.steps[played:] for event in step.told(page.sitting.seat)]
        taken = any(event.code == "moved" and str(event.args["to"]).endswith(theirs) for event in told)
        assert ("took" in heard) == taken
        met.add(taken)
        if len(met) == 2:
            break
    assert met == {True, False}


def test_a_table_that_was_left_plays_no_more_when_it_comes_to_rest_a_moment_later(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=1, seats=3)
    computers_done(page, qtbot)
    while page.sitting.turn in page.sitting.persons:
        page.sitting.act([first(page)])
    done = len(page.sitting.record.done)
    assert page.sitting.turn in page.sitting.computers
    page.leave()
    page.company.turns.go_on()
    page.surface.show_view(page.sitting.view)
    assert page.company.turns.thinking is None
    qtbot.wait(50)
    assert len(page.sitting.record.done) == done
