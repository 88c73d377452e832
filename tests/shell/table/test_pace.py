"""The pace of a table: whose act waits for whom, what a click or a key does meanwhile, and that the pace is kept."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.bots.players import quick
from app.engine import Event, View
from app.games import GAMES
from app.session.decisions import Decision
from app.session.taking_back import TakeBack
from app.shell.settings.settings import FIRST_GAMES, PACES, Settings
from app.shell.table import turns
from app.shell.table.company import TableCompany
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.controllers import controller_for
from app.table.explanations import CLOSE
from app.table.meanwhile import ROOM
from app.table.prompts import Button, Prompt
from app.table.telling import UNREAD_MS
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.in_words import table_in_words
from app.wording.spoken import spoken
from tests.covering import amount, spread
from tests.listed import LISTED
from tests.shell.at_table import click
from tests.shell.conftest import Memory, press
from tests.table.invented import OUTSIDE

Table = Callable[..., TablePage]

SEVERAL = [game for game, rules in GAMES.items() if rules.info.seats[1] > 1]


def waits(page: TablePage) -> bool:
    """Whether a sentence waits for the person."""
    return page.surface.teller.waiting


def told(page: TablePage) -> bool:
    """Whether something is still being told."""
    return page.surface.teller.busy


def idle(page: TablePage) -> bool:
    """Whether nobody at the screen decides any more."""
    return page.company.idle


def slow(page: TablePage, pace: str) -> None:
    """Tell at this pace, on a clock that stands still; no computer player decides."""
    page._settings.override("pace", pace)
    page._settings.speed = 1.0
    page.surface.clock.now = lambda: 0.0
    page.company.turns.stop()
    page.company._soon.blockSignals(True)


def one_acts(page: TablePage) -> None:
    """Let the seat in turn do the first legal thing, as a computer player would."""
    sitting = page.sitting
    turn = sitting.turn
    assert turn is not None
    page.act((str(sitting.view_of(turn).legal[0]),))


def to_own(page: TablePage) -> None:
    """Play without delay until the seat at the screen is in turn."""
    while page.sitting.turn != page.sitting.seat:
        one_acts(page)
        page.settle()


def to_others(page: TablePage) -> None:
    """Play without delay until another seat is in turn, then slowly."""
    while page.sitting.turn == page.sitting.seat:
        one_acts(page)
        page.surface.finish()


def after_another(table: Table, pace: str) -> TablePage:
    """A table of three at which another seat has just acted; its act is being told."""
    page = table("soureh", persons=1, seats=3)
    slow(page, pace)
    to_others(page)
    one_acts(page)
    return page


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("pace", ["calm", "even"])
def test_in_another_language_what_waited_since_ones_own_act_is_told_anew_and_what_passes_by_itself_from_its_beginning(
    table: Table, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    page = table("soureh", persons=1, seats=4)
    sitting = page.sitting
    slow(page, pace)
    while not sitting.record.done or len({sitting.seat, sitting.record.done[-1].seat, sitting.turn}) < 3:
        # Until one of the others has acted, and another one is in turn.
        one_acts(page)
        page.surface.finish()
    first = sitting.record.done[-1].seat
    others = [first, sitting.turn]
    one_acts(page)
    assert told(page)
    page._settings.choose("language", "he")
    said: list[str] = []
    page.surface.teller.said.connect(lambda rest: said.append(bare(rest.words)))
    begun: list[int] = []
    begin = page.begin_telling

    def note(events: Sequence[Event], number: int) -> None:
        begun.append(number)
        begin(events, number)

    monkeypatch.setattr(page, "begin_telling", note)
    page.retranslate()
    while told(page):
        page.surface.go_on()
    assert sitting.seat not in {sitting.record.done[number].seat for number in begun}, "what one did oneself is not"
    heard = [any(sitting.names[seat] in words for words in said) for seat in others if seat is not None]
    assert heard == ([True, True] if pace == "calm" else [False, True]), said
    assert said and not any(re.search(r"[a-z]{3}", words) for words in said)
    assert page.surface.stage.view == sitting.view


def test_at_the_calm_pace_nothing_moves_without_the_person(table: Table) -> None:
    page = table("soureh", persons=1, seats=3)
    slow(page, "calm")
    to_others(page)
    actor = page.sitting.turn
    one_acts(page)
    assert actor is not None
    assert page.voice._plate.plate == page.sitting.plates[actor], "the plate is that of whom the sentence is about"
    page.surface.go_on()
    assert waits(page) and not page.surface.clock.busy
    assert t("pace.space") in page.voice.prompt.detail
    assert [button.command for button in page.voice.prompt.buttons] == [Command.GO_ON]
    said = page.voice.prompt.sentence
    page.resize(1100, 760)
    page.surface.fit()
    page.surface.clock.tick()
    QApplication.processEvents()
    assert waits(page) and page.voice.prompt.sentence == said, "not even another size of the window goes on"
    QTest.keyClick(page.surface, Qt.Key.Key_Space)
    assert not waits(page)
    page.surface.finish()
    assert not told(page) and page.surface.stage.view == page.sitting.view


def test_the_log_that_is_opened_while_something_is_told_does_not_run_ahead_of_it(table: Table) -> None:
    page = after_another(table, "calm")
    last = page.sitting.log()[-1]
    assert told(page) and last
    page.beside.show(Command.LOG)
    assert page.beside.panel is not None
    before = page.beside.panel.text()
    assert bare(last[0]) not in bare(before) and bare(page.sitting.log()[-2][0]) in bare(before)
    page.surface.finish()
    assert not told(page) and bare(last[0]) in bare(page.beside.panel.text())


def test_the_table_in_words_says_what_lies_there_while_something_is_told_and_not_what_comes_of_it(table: Table) -> None:
    page = after_another(table, "calm")
    stage, names = page.surface.stage, page.sitting.names
    page.beside.show(Command.WORDS)
    assert page.beside.panel is not None

    def lies(seen: View) -> str:
        groups = table_in_words(stage.as_shown(seen), names)
        return "\n".join(line for group in groups for line in (group.title, *group.lines))

    end, read = lies(page.sitting.view), list[str]()
    while told(page):
        read.append(page.beside.panel.text())
        assert waits(page) is False or read[-1] == lies(stage.between())
        page.surface.go_on()
    assert read[0] != end and all(t("words.may.told") in text for text in read)
    assert page.beside.panel.text() == end


def test_what_is_shown_once_more_stays_in_the_log(table: Table) -> None:
    page = after_another(table, "calm")
    page.surface.finish()
    to_own(page)
    last = page.sitting.log()[-1]
    page.company.show_once_more()
    assert told(page)
    page.beside.show(Command.LOG)
    assert page.beside.panel is not None and bare(last[0]) in bare(page.beside.panel.text())


def test_at_once_the_result_stands_once_where_another_seat_ended_the_game(table: Table) -> None:
    page = table("karov-meod", persons=1, seats=2, seed=5)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    while not sitting.over:
        one_acts(page)
    page.settle()
    said = page.voice.prompt
    assert sitting.record.done[-1].seat != sitting.seat
    assert said.sentence and bare(said.sentence) not in bare(said.detail)


def test_the_button_and_enter_go_on_too(table: Table) -> None:
    page = table("soureh", persons=1, seats=3)
    slow(page, "calm")
    for by_mouse in (True, False):
        to_others(page)
        while not waits(page):
            # The acts of several others stand together before the person's own turn.
            assert page.sitting.turn != page.sitting.seat
            one_acts(page)
            page.surface.go_on()
        if by_mouse:
            QTest.mouseClick(page.voice.buttons[-1], Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(page.surface, Qt.Key.Key_Return)
        assert not waits(page)
        page.surface.finish()


def test_the_command_to_go_on_leaves_out_no_sentence_at_even_either(table: Table) -> None:
    page = table("karov-meod", persons=1, seats=3)
    slow(page, "even")
    heard: list[str] = []
    page.surface.teller.said.connect(lambda rest: heard.append(rest.words))
    most = 0
    for _ in range(12):
        one_acts(page)
        before = len(heard)
        while told(page):
            already = len(heard)
            page.carry_out(Command.GO_ON)
            assert len(heard) <= already + 1 and len(heard) < before + 50
        most = max(most, len(heard) - before)
    assert most > 1, "otherwise there was nothing to leave out"


def test_nothing_is_told_while_a_sheet_lies_over_the_table(table: Table) -> None:
    page = after_another(table, "even")
    time = [0.0]
    page.surface.clock.now = lambda: time[0]
    assert told(page)
    said = page.voice.prompt.sentence
    page.setEnabled(False)  # as whatever lies behind a sheet
    for _ in range(100):
        time[0] += 1000.0
        page.surface.clock.tick()
    assert told(page) and page.voice.prompt.sentence == said
    page.setEnabled(True)
    page.surface.clock.tick()
    assert told(page), "it goes on from where it was"
    for _ in range(100):
        time[0] += 1000.0
        page.surface.clock.tick()
    assert not told(page)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("name", "value"), [("text_size", 130), ("theme", "dark")])
def test_a_sentence_that_waits_still_waits_in_another_theme_and_in_larger_words(
    table: Table, name: str, value: object
) -> None:
    page = after_another(table, "calm")
    page.surface.go_on()
    assert waits(page)
    said, heard = page.voice.prompt.sentence, list[str]()
    page.surface.teller.said.connect(lambda rest: heard.append(rest.words))
    page._settings.choose(name, value)
    page.restyle()
    page.surface.fit()
    assert waits(page) and page.voice.prompt.sentence == said and not heard


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("change", [("language", "he"), ("person", "Noa"), ("left_handed", True)])
def test_what_is_told_when_a_setting_changes_is_told_from_its_beginning(
    table: Table, change: tuple[str, object]
) -> None:
    page = after_another(table, "calm")
    page.surface.go_on()
    assert waits(page)
    sitting, done = page.sitting, len(page.sitting.record.done)
    said: list[Sequence[Button]] = []
    page.surface.teller.said.connect(lambda rest: said.append(page.voice.prompt.buttons))
    page._settings.choose(*change)
    if change[0] == "language":
        use("he")
        page.retranslate()
    assert told(page) and not page.company.covered, "nothing goes untold for a choice in the settings"
    while not waits(page):
        assert not page.surface.go_on()
    assert said and all(button.label == t("pace.go-on") for buttons in said for button in buttons)
    assert page.voice.prompt.sentence and len(sitting.record.done) == done
    page.surface.finish()
    assert page.surface.stage.view == sitting.view and not told(page)


def test_at_a_sentence_that_waits_what_answers_a_key_gives_way_to_it_again(table: Table) -> None:
    """Whoever tried to take back a move could read neither the rest of the sentence nor how to go on."""
    page = after_another(table, "calm")
    page.surface.go_on()
    assert waits(page)
    before = page.voice.prompt
    page.remark("no")
    assert page.voice.prompt.detail == "no"
    page._refusal.timeout.emit()
    assert waits(page) and page.voice.prompt == before
    QTest.keyClick(page.surface, Qt.Key.Key_Space)
    assert page.voice.prompt != before


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left])
def test_a_key_that_is_held_down_goes_on_once_and_runs_through_nothing(table: Table, key: Qt.Key) -> None:
    page = after_another(table, "calm")
    page.surface.go_on()
    assert waits(page)
    said = page.voice.prompt.sentence
    QApplication.sendEvent(page.surface, held(key))
    assert waits(page) and page.voice.prompt.sentence == said, "a key still held from before goes on from nothing"
    QTest.keyPress(page.surface, key)
    assert not waits(page)
    page.surface.finish()
    QApplication.sendEvent(page.surface, held(key))
    assert page.surface.gestures.held is None, "what it goes on to is not done by the same press"


def held(key: Qt.Key) -> QKeyEvent:
    """One of the presses that a key sends while it is held down."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)


def test_a_click_that_ends_the_telling_takes_up_the_card_it_was_meant_for(table: Table) -> None:
    page = table("meydele", persons=1, seats=3)
    slow(page, "even")
    to_others(page)
    while True:
        one_acts(page)
        if page.sitting.turn == page.sitting.seat:
            break
        page.surface.finish()
    surface = page.surface
    assert told(page)
    card = page.controller.liftable(page.sitting.view)[0]
    # The hand already lies where it will lie when everything has been told.
    point = surface.card_point(card)
    click(surface, point)
    assert not told(page)
    assert surface.gestures.held is not None and surface.gestures.held.zone == card.zone


def test_a_click_at_a_stop_goes_on_and_takes_up_nothing_while_more_is_told(table: Table) -> None:
    page = after_another(table, "calm")
    surface = page.surface
    click(surface, surface.viewport().rect().center())
    assert told(page) and surface.gestures.held is None


def test_a_table_that_waits_says_first_who_acts_and_below_what_the_turn_is_about(table: Table) -> None:
    company = table("meydele", persons=1, seats=3).company
    asked = Prompt("Two cards for Omar.", "Everybody looks at Tamar.")
    usual, named = company.waiting_prompt(asked), company.waiting_prompt(asked._replace(awaits=True))
    assert usual.detail == asked.detail and usual.sentence != asked.sentence
    assert (named.sentence, named.detail) == (asked.detail, asked.sentence)
    # Other words in that line name nobody.
    beside = company.waiting_prompt(asked._replace(awaits=True).beside("Taken back."))
    assert (beside.sentence, beside.detail) == (usual.sentence, "Taken back.")


def test_one_key_changes_the_pace_and_it_is_kept_for_the_game(table: Table, qtbot: QtBot) -> None:
    page = table("meydele", persons=1, seats=3)
    page._settings.override("pace", "")
    page._settings.speed = 1.0
    assert page.pace.name == "calm", "the first game of a kind is calm"
    seen = [page.pace.name]
    for _ in PACES:
        page.carry_out(Command.PACE)
        seen.append(page.pace.name)
        assert page.surface.clock.speed == page.pace.speed
        assert page.voice.prompt.detail == t(f"pace.now.{page.pace.name}")
    assert seen == [*PACES, PACES[0]]
    page.carry_out(Command.PACE)
    assert Settings(page.sitting.kept.store.settings()).pace_of("meydele", first=True) == "even"


@pytest.mark.parametrize("command", [Command.PACE, Command.UNDO, Command.REDO])
def test_the_answer_to_a_key_gives_its_place_back(table: Table, qtbot: QtBot, command: Command) -> None:
    page = table("solo", persons=1, seats=1)
    page._refusal.setInterval(20)
    asked = page.voice.prompt
    assert asked.detail
    page.carry_out(command)
    assert page.voice.prompt.sentence == asked.sentence and page.voice.prompt.detail != asked.detail
    qtbot.waitUntil(lambda: page.voice.prompt == asked)


def test_the_pace_at_once_leaves_nothing_waiting(table: Table) -> None:
    page = after_another(table, "calm")
    page.surface.go_on()
    assert waits(page)
    page._settings.override("pace", "at-once")
    assert not told(page)
    one = page.sitting.turn
    if one != page.sitting.seat:
        one_acts(page)
    assert not told(page)
    if page.sitting.turn == page.sitting.seat:
        assert page.voice.prompt.detail, "what the others did stands below what is asked"


@pytest.mark.long
def test_at_once_what_others_did_for_long_is_summed_up_and_is_gone_when_it_is_taken_back(table: Table) -> None:
    page = table("basa", persons=1, seats=4)
    slow(page, "at-once")

    def act() -> None:
        turn = page.sitting.turn
        assert turn is not None
        page.act((str(quick(page.sitting.view_of(turn), len(page.sitting.record.done), OUTSIDE)),))

    for _ in range(2):
        while page.sitting.turn == page.sitting.seat:
            act()
        whole: list[str] = []
        moves = 0
        while page.sitting.turn != page.sitting.seat:
            act()
            whole += page.sitting.log()[-1]
            moves += 1
        assert len(bare(" ".join(whole))) > ROOM
        detail = bare(page.voice.prompt.detail)
        assert f"{moves} moves since your turn" in detail and "F3" in detail and len(detail) <= ROOM + CLOSE
    page.say()
    assert bare(page.voice.prompt.detail) != detail, "it is said once"
    page.surface.show_view(page.sitting.view)
    assert bare(page.voice.prompt.detail) == detail, "and again where the table is laid anew"
    page.company._take_back(TakeBack(moves + 1, False, False))
    page.surface.show_view(page.sitting.view)
    assert page.sitting.turn == page.sitting.seat
    assert "since your turn" not in bare(page.voice.prompt.detail)


@pytest.mark.long(keep=3)
@pytest.mark.parametrize("game", [game for game in SEVERAL if game in LISTED])
def test_at_once_what_others_did_is_said_anew_in_another_language(table: Table, game: str) -> None:
    low, high = GAMES[game].info.seats
    page = table(game, persons=1, seats=min(max(low, 3), high))
    slow(page, "at-once")

    def act() -> bool:
        """Let the seat in turn act; return whether the person is asked after others did something."""
        turn = page.sitting.turn
        assert turn is not None
        page.act((str(quick(page.sitting.view_of(turn), len(page.sitting.record.done), OUTSIDE)),))
        return turn != page.sitting.seat and page.sitting.turn == page.sitting.seat and bool(page._missed)

    asked = next((True for _ in range(400) if page.sitting.turn is not None and act()), False)
    assert asked
    page._settings.choose("language", "he")
    page.retranslate()
    page.surface.finish()
    detail = bare(page.voice.prompt.detail)
    ways = {bare(page._missed.words(page.sitting.view, page.sitting.names, room)) for room in range(ROOM + 1)}
    assert any(map(detail.startswith, ways)) and len(detail) <= ROOM + CLOSE
    assert re.search("[\u05d0-\u05ea]", detail) and not re.search("[a-z]{3}", detail), detail


def test_the_first_games_of_a_kind_are_known_apart() -> None:
    settings = Settings(Memory())
    assert [settings.met("solo", number) for number in (7, 8, 7, 9, 10, 11)] == [1, 2, 1, 3, 4, 4]
    assert FIRST_GAMES == 3
    assert settings.pace_of("solo", first=True) == "calm" and settings.pace_of("solo", first=False) == "even"
    settings.choose_pace("solo", "quick")
    assert settings.pace_of("solo", first=True) == "quick" and settings.pace_of("basa", first=False) == "even"
    with pytest.raises(ValueError, match="fast"):
        settings.choose_pace("solo", "fast")  # type: ignore[arg-type]
    kept = Memory()
    settings = Settings(kept)
    settings.pace = "at-once"
    settings.choose_pace("solo", "even")
    assert settings.pace_of("solo", first=False) == Settings(kept).pace_of("solo", first=False) == "even", "for good"
    broken = Settings(Memory({"pace.solo": 3, "met.solo": "x"}))
    assert broken.pace_of("solo", first=False) == "even" and broken.met("solo", 1) == 1


def test_where_nobody_present_decides_any_more_the_game_can_be_played_to_the_end(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("karov-meod", persons=1, seats=2, seed=5)
    slow(page, "calm")
    to_others(page)
    assert not idle(page)
    with monkeypatch.context() as gone:
        gone.setattr(page.controller, "gone", lambda view: [0])
        assert idle(page)
        gone.setattr(page.controller, "gone", lambda view: [1])
        assert not idle(page)
    monkeypatch.setattr(TableCompany, "idle", property(lambda company: True))
    page.say()
    assert page.voice.prompt.detail == t("pace.nobody")
    assert [button.command for button in page.voice.prompt.buttons] == [Command.TO_END]
    assert not page.voice.press_main(), "one press more of the key that goes on skips nothing"
    page.voice.buttons[0].click()
    assert page.pace.hurried and page.surface.clock.speed == 0
    before = len(page.sitting.record.done)
    one_acts(page)
    assert not told(page) and len(page.sitting.record.done) > before
    assert page.company._played_on == before


class Ready:
    """A fake for the process of the computer players: it answers immediately with the first legal act."""

    def __init__(self, page: TablePage) -> None:
        self._turns = page.company.turns
        # From the event loop, as a process answers.
        self._soon = QTimer(page, singleShot=True, interval=0)
        self._soon.timeout.connect(self._answer)

    def start(self) -> None:
        """Nothing."""

    def cancel(self) -> None:
        """Answer no more."""
        self._soon.stop()

    close = cancel

    def ask(self, view: View, *_: object) -> None:
        """Answer soon."""
        self._view = view
        self._soon.start()

    def _answer(self) -> None:
        self._turns._on_decided(str(self._view.legal[0]), Decision("quick", 1))


def at_calm(page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play at *calm* on a clock that stands still, with computer players that answer without delay."""
    monkeypatch.setattr(turns, "PACE_MS", 0.0)
    monkeypatch.setattr(turns, "AGAIN_MS", 0.0)
    ready = Ready(page)
    monkeypatch.setattr(page.company.turns, "_asker", lambda: ready)
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    page.surface.clock.now = lambda: 0.0


def looked_away() -> None:
    """Let enough time pass for everything that comes by itself."""
    for _ in range(8):
        QApplication.processEvents()
        QTest.qWait(1)


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("pace", ["calm", "even"])
@pytest.mark.parametrize("game", ["super-stam", "soureh"])
def test_no_button_of_a_question_stands_beside_what_is_told_after_it(table: Table, game: str, pace: str) -> None:
    """In Super Stam "return this card" used to stand, greyed, beside the head card that followed from it."""
    low, high = GAMES[game].info.seats
    page = table(game, persons=1, seats=min(max(low, 2), high))
    slow(page, pace)
    sitting = page.sitting
    for _ in range(amount(25, 60)):
        if sitting.over:
            break
        turn = sitting.turn
        assert turn is not None
        page.act((str(quick(sitting.view_of(turn), len(sitting.record.done), OUTSIDE)),))
        meanwhile = page._resting
        if told(page) and meanwhile is not None and page.voice.prompt.sentence == meanwhile.words:
            assert not any(button.acts for button in page.voice.prompt.buttons), page.voice.prompt.sentence
        page.settle()


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
def test_at_the_calm_pace_no_computer_player_acts_by_itself(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    low, high = GAMES[game].info.seats
    page = table(game, persons=1, seats=min(max(low, 3), high))
    page.company.turns.stop()
    at_calm(page, monkeypatch)
    sitting, seen = page.sitting, 0
    page.company.go_on()
    for _ in range(200):
        looked_away()
        if sitting.over or seen >= 3:
            break
        done = len(sitting.record.done)
        if told(page):
            page.surface.go_on()
            continue
        if sitting.turn == sitting.seat:
            page.act((str(quick(sitting.view, done, OUTSIDE)),))
            page.surface.finish()
            continue
        if page.company.in_secret or page.company.followed:
            continue
        assert page.company.turns.waits, "the computer player waits for a click or a key"
        assert [button.command for button in page.voice.prompt.buttons] == [Command.GO_ON]
        assert t("pace.space") in page.voice.prompt.detail
        looked_away()
        assert len(sitting.record.done) == done
        if seen % 2:
            QTest.keyClick(page.surface, Qt.Key.Key_Space)
        else:
            # On the bare cloth, because something in the middle may show a note about itself.
            click(page.surface, QPoint(8, 8))
        looked_away()
        assert len(sitting.record.done) == done + 1, "one click, one act"
        page.surface.finish()
        seen += 1
    assert seen or sitting.over


def test_while_a_computer_player_waits_the_voice_says_what_it_is_about(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("shlif-shluf", persons=1, seats=2)
    at_calm(page, monkeypatch)
    to_others(page)
    page.surface.finish()
    looked_away()
    assert page.company.turns.waits
    about = page.controller.prompt(page.sitting.view, None).detail
    assert about and page.voice.prompt.detail == f"{about} {t('pace.space')}"
    page.company.turns.stop()


def test_while_a_computer_player_waits_the_voice_does_not_say_twice_whose_turn_it_is(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("majnun", persons=1, seats=3)
    # In this test others follow no act of the person without a click.
    monkeypatch.setattr(type(page.controller), "followed", ())
    at_calm(page, monkeypatch)
    to_others(page)
    page.surface.finish()
    looked_away()
    assert page.company.turns.waits
    prompt = page.controller.prompt(page.sitting.view, None)
    assert prompt.detail == page.voice.prompt.sentence, "what the case is about"
    assert page.voice.prompt.detail == f"{prompt.sentence} {t('pace.space')}"
    page.company.turns.stop()


@pytest.mark.long
def test_an_act_of_another_of_which_nothing_is_told_costs_no_click(table: Table) -> None:
    page = table("soureh", persons=1, seats=3)
    slow(page, "calm")
    sitting, teller = page.sitting, page.surface.teller
    for number in range(200):
        turn = sitting.turn
        assert turn is not None
        page.act((str(quick(sitting.view_of(turn), number, OUTSIDE)),))
        if turn != sitting.seat and sitting.turn == turn and sitting.record.position.phase == "declare":
            # Nobody else may know whether the row fits before this seat has declared it or not.
            assert not told(page)
            assert teller.answered, "who has gone on is not asked once more before they have heard anything"
            break
        page.surface.finish()
    else:
        pytest.fail("nobody could declare")
    to_others(page)
    own = sitting.seat
    while sitting.turn != own:
        one_acts(page)
        page.surface.finish()
    one_acts(page)
    page.surface.go_on()
    assert not teller.answered, "after one's own act nothing moves by itself"


def secret_phases(game: str) -> set[str]:
    """The phases of a game in which something is done in secret, perhaps besides other things."""
    secret = controller_for(game).in_secret
    return {phase for phase, verb in GAMES[game].info.verbs if verb in secret}


def own_acts(page: TablePage, most: int) -> Iterator[tuple[str, int, bool]]:
    """Let a game go on, at most `most` times, in which the person does what the quick player would.

    Yields each act of theirs, with the number of gestures before it, and whether a sentence waited then.
    """
    sitting = page.sitting
    for _ in range(most):
        looked_away()
        if sitting.over:
            return
        done = len(sitting.record.done)
        if told(page):
            page.surface.go_on()
        elif sitting.turn != sitting.seat:
            page.company.turns.hurry()
        else:
            act = str(quick(sitting.view, done, OUTSIDE))
            page.act((act,))
            stopped = waits(page)
            page.surface.finish()
            yield act, done, stopped


IN_SECRET = [game for game in SEVERAL if secret_phases(game)]
"""The games in which all seats do something in secret before the result is told."""


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(IN_SECRET, 3))
@pytest.mark.parametrize("game", IN_SECRET)
def test_at_the_calm_pace_nobody_is_asked_to_go_on_to_what_all_do_in_secret(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page = table(game, persons=1, seats=max(2, GAMES[game].info.seats[0]), seed=21)
    page.company.turns.stop()
    at_calm(page, monkeypatch)
    sitting, secret = page.sitting, controller_for(game).in_secret
    followed = 0
    for act, done, _ in own_acts(page, 200):
        secretly = act.partition(":")[0] in secret and sitting.view.phase in secret_phases(game)
        if secretly and sitting.turn not in (None, sitting.seat):
            looked_away()
            assert len(sitting.record.done) > done + 1, "the next one has laid as well"
            followed += 1
        if followed >= 2:
            break
    assert followed, "nobody had to lay after the person"


def test_at_the_calm_pace_another_lays_in_secret_at_once_only_after_what_was_secret_too(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("metzudotayim", persons=1, seats=2, seed=38)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting, done = page.sitting, 0
    while not (mine := [str(one) for one in sitting.view.legal if one.verb == "sacrifice"]):
        sitting.act([str(quick(sitting.view_of(sitting.turn), done, OUTSIDE))])
        done += 1
    page.company._soon.blockSignals(False)
    at_calm(page, monkeypatch)
    page.surface.show_view(sitting.view)
    page.act((mine[0],))
    page.surface.finish()
    assert sitting.turn not in (None, sitting.seat)
    assert sitting.view.phase in secret_phases(sitting.game)
    looked_away()
    assert page.company.turns.waits, "what the person did is no secret, and is read first"


FOLLOWED = [game for game in SEVERAL if controller_for(game).followed]
"""The games in which some acts of the person have no result that they would have to read."""


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(FOLLOWED, 2))
@pytest.mark.parametrize("game", FOLLOWED)
def test_at_the_calm_pace_others_follow_an_act_of_ones_own_that_brings_nothing_to_be_read(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    assert any(
        followed_one(table, monkeypatch, game, seed) for seed in (21, 11, 12, 16, 17, 22)
    ), "nobody acted after the person"


def followed_one(table: Table, monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> bool:
    """Play until such an act in this deal; return whether there was one, after which others have acted."""
    low, high = GAMES[game].info.seats
    page = table(game, persons=1, seats=min(max(low, 3), high), seed=seed)
    page.company.turns.stop()
    at_calm(page, monkeypatch)
    sitting = page.sitting
    page.company.go_on()
    for act, done, stopped in own_acts(page, 400):
        if act.partition(":")[0] in page.controller.followed and sitting.turn not in (None, sitting.seat):
            looked_away()
            assert stopped or len(sitting.record.done) > done + 1, "somebody else has acted as well"
            if not stopped:
                return True
    return False


def test_others_follow_an_act_that_is_made_here_and_none_that_was_made_before_the_table_was_opened(
    table: Table, qtbot: QtBot
) -> None:
    page = table("soureh", persons=1, seats=3, seed=21)
    slow(page, "calm")
    sitting = page.sitting
    while not page.company.followed:
        assert not sitting.over
        before, own = len(sitting.record.done), sitting.turn == sitting.seat
        act = quick(sitting.view_of(sitting.turn), before, OUTSIDE)
        page.act((str(act),))
        page.surface.finish()
        assert page.company.followed == (own and act.verb in page.controller.followed)
    one_acts(page)
    page.surface.finish()
    assert page.company.followed == (sitting.record.done[-1].seat == sitting.seat)
    while sitting.turn != sitting.seat:
        one_acts(page)
        page.surface.finish()
    act = next(one for one in sitting.view.legal if one.verb in page.controller.followed)
    page.act((str(act),))
    page.surface.finish()
    assert page.company.followed
    again = TablePage(sitting, page._settings)
    qtbot.addWidget(again)
    again.open(False)
    again.company.turns.stop()
    assert not again.company.followed, "whoever comes back has not done anything yet"
    again.leave()


def test_a_computer_player_that_waited_acts_when_the_pace_is_no_longer_calm(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table("shlif-shluf", persons=1, seats=2)
    at_calm(page, monkeypatch)
    to_others(page)
    page.surface.finish()
    looked_away()
    assert page.company.turns.waits
    done = len(page.sitting.record.done)
    page.carry_out(Command.PACE)
    looked_away()
    assert page.pace.name == "even" and len(page.sitting.record.done) > done
    page.company.turns.stop()


@pytest.mark.long
def test_forced_acts_of_ones_own_wait_for_so_many_games_of_a_kind_and_no_more(table: Table) -> None:
    asks = [table("meydele", persons=1, seats=3).pace.asks for _ in range(FIRST_GAMES + 2)]
    assert asks == [True] * FIRST_GAMES + [False] * 2
    page = table("solo", persons=1, seats=1)
    assert page.pace.asks and page.controller.asks, "another game has its own first times"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["metzudotayim", "solo"])
def test_a_screen_reader_hears_ones_own_act_once_it_has_been_told(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table(game, persons=1, seats=GAMES[game].info.seats[0])
    to_own(page)
    slow(page, "even")
    heard: list[str] = []
    monkeypatch.setattr("app.shell.table.voiced_table.tell_aloud", lambda _, words: heard.append(words))
    one_acts(page)
    assert told(page) and not heard, "it is under way"
    page.surface.finish()
    lines = " ".join(spoken(line) for line in page.sitting.log()[-1])
    assert heard == [lines]


@pytest.mark.parametrize("game", ["asirim", "karov-meod"])
def test_a_key_that_goes_on_answers_nothing_that_has_just_come_after_what_others_did(
    table: Table, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Whoever went on by Enter from sentence to sentence, once too often, said "upright" without having read it."""
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 60_000)
    page = table(game, persons=1, seats=3)
    slow(page, "even")
    page.activateWindow()
    page.surface.setFocus()
    while not asked_after_others(page):
        assert not page.sitting.over
    asked = page.sitting.view
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Space):
        press(key)
        assert page.sitting.view == asked and page.surface.hasFocus(), "it was meant to go on"
    for other in (page.voice.buttons[0], page):
        other.setFocus()
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Space)
        assert page.sitting.view == asked, "nor does a button take it that has the keyboard, or is for Enter"
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 0)
    page.surface.setFocus()
    press(Qt.Key.Key_Return)
    if page.voice.main_button is None:
        assert page.voice.buttons[0].hasFocus() and page.sitting.view == asked, "it leads to the answers"
        press(Qt.Key.Key_Return)
        assert page.sitting.view == asked, "a second Enter at once was meant for the same"
        monkeypatch.setattr("app.shell.table.asking.UNREAD_MS", 0)
        press(Qt.Key.Key_Return)
    assert page.sitting.view != asked


def asked_after_others(page: TablePage) -> bool:
    """Make the next act, going on by Enter while another's is told; whether a question then comes without a card."""
    other = page.sitting.turn != page.sitting.seat
    one_acts(page)
    while page.surface.telling:
        press(Qt.Key.Key_Return)
    gestures = page.surface.gestures
    unread = other and gestures.chooser is not None
    assert page.surface.meant_to_go_on() == unread, "after an act of one's own one knows what comes"
    return other and gestures.chooser is not None and not gestures.chooser.liftable() and bool(page.voice.buttons)


def test_what_has_just_come_to_be_picked_takes_no_key_that_goes_on_either(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 60_000)
    page, rng = table("soureh", persons=1, seats=3), Random(1)
    slow(page, "even")
    page.activateWindow()
    while True:
        turn = page.sitting.turn
        assert turn is not None
        other = turn != page.sitting.seat
        page.act((str(rng.choice(page.sitting.view_of(turn).legal)),))
        while page.surface.telling:
            page.surface.step()
        picker = page.asking.picker
        if other and picker is not None and picker.isVisible():
            break
    asked = page.sitting.view
    picker.setFocus()
    press(Qt.Key.Key_Return)
    assert page.sitting.view == asked
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 0)
    press(Qt.Key.Key_Return)
    assert page.sitting.view != asked


def test_while_others_decide_space_goes_on_however_quickly_it_follows(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 60_000)
    page, hurried = table("soureh", persons=1, seats=4, seed=21), list[bool]()
    slow(page, "even")
    page.activateWindow()
    page.surface.setFocus()
    monkeypatch.setattr(page.company.turns, "hurry", lambda: hurried.append(True))
    to_others(page)
    one_acts(page)
    while page.surface.telling:
        press(Qt.Key.Key_Space)
    assert page.sitting.turn != page.sitting.seat and not hurried
    press(Qt.Key.Key_Space)
    assert hurried == [True]


def test_a_card_is_not_taken_up_and_laid_by_a_key_that_was_meant_to_go_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Space, pressed from sentence to sentence and twice more, took up the card at the cursor and laid it."""
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 60_000)
    page = table("krav-maga", persons=1, seats=2, seed=21)
    slow(page, "even")
    page.activateWindow()
    page.surface.setFocus()
    while True:
        other = page.sitting.turn != page.sitting.seat
        one_acts(page)
        while page.surface.telling:
            press(Qt.Key.Key_Space)
        gestures = page.surface.gestures
        if other and gestures.chooser is not None and gestures.chooser.liftable():
            break
    press(Qt.Key.Key_Right)
    while page.surface.keyboard.at not in gestures.chooser.liftable():
        press(Qt.Key.Key_Right)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        press(key)
        assert gestures.held is None
    monkeypatch.setattr("app.table.telling.UNREAD_MS", 0)
    press(Qt.Key.Key_Space)
    assert gestures.held is not None


class Since:
    """A timer that runs only when it is told to."""

    ms = 0

    def isValid(self) -> bool:
        return True

    def invalidate(self) -> None:
        self.ms = 60_000

    def start(self) -> None:
        self.ms = 0

    def elapsed(self) -> int:
        return self.ms


def test_as_long_as_the_key_is_pressed_again_and_again_it_answers_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, since = table("asirim", persons=1, seats=3), Since()
    monkeypatch.setattr(page.surface.teller, "_ended", since)
    slow(page, "even")
    while not asked_after_others(page):
        assert not page.sitting.over
    for _ in range(5):
        since.ms += UNREAD_MS * 3 // 4
        assert page.surface.meant_to_go_on()
    since.ms += UNREAD_MS
    assert not page.surface.meant_to_go_on()


@pytest.mark.parametrize("at_once", [True, False])
def test_what_was_not_told_or_was_told_in_one_go_keeps_no_key_from_answering(table: Table, at_once: bool) -> None:
    page = table("asirim", persons=1, seats=3)
    if not at_once:
        slow(page, "even")
    others = 0
    while others < 3:
        others += page.sitting.turn != page.sitting.seat
        one_acts(page)
        page.surface.finish()
        assert not page.surface.teller.meant_to_go_on()
