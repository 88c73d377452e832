"""The practice table: every worked case of every game can be opened, tried by hand and left, and nothing is kept."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import position_to_json, view
from app.games import GAMES, worked_cases
from app.session.agreement import NewGame
from app.session.practice import Lesson, Practice, lessons
from app.session.seats import Seated, settled
from app.shell.library.examples import examples_html
from app.shell.library.rules_page import RulesPage
from app.shell.library.rules_view import RulesView
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.shelf.shelf import Shelf
from app.shell.table import curtain
from app.shell.table.pace import SPEEDS
from app.shell.table.page import TablePage
from app.shell.table.practice import PracticePage
from app.shell.table.rule_sheet import RuleSheet
from app.shell.window.main_window import LEFT_AT, MainWindow
from app.store import Store
from app.store.database import NAME
from app.table.attempts import attempts
from app.table.commands import Command
from app.table.controller import Controller
from app.table.controllers import controller_for
from app.table.overlay import Overlay
from app.table.prompts import Ref, Rest
from app.table.stage import Stage
from app.wording import t
from app.wording.bidi import bare
from app.wording.rules_pages import cases_of, page_path
from app.wording.sentences import reason_sentence, rule_anchor
from app.wording.spoken import spoken
from tests.covering import spread
from tests.shell.at_table import click as click_at
from tests.shell.at_table import drag
from tests.shell.conftest import click, press
from tests.shell.practised import CASES, follow, practise, settle, task, ways
from tests.table.laid import hover

ROOT = Path(__file__).resolve().parents[3]
BY_GAME = {game: list(lessons(game).values()) for game in GAMES if lessons(game)}


def opened(window: MainWindow, case: Lesson) -> PracticePage:
    """The practice table with a case, opened over the page that is shown."""
    window.practise(case.id)
    page = window.practising.page
    assert page is not None and window.stack.currentWidget() is page
    # The table before this one is deleted now, as it would be in a running event loop.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    return page


def free(page: PracticePage | TablePage) -> bool:
    """Whether somebody may act at the table now."""
    return page.surface.gestures.chooser is not None


def covered(table: TablePage) -> bool:
    """Whether the curtain is down."""
    return table.company.covered


def laid(page: PracticePage) -> None:
    """Check that the cloth shows the position as the seat that decides sees it."""
    now = view(page.practice.record.position, page.practice.seat)
    for zone, texts in now.zones.items():
        assert [card.text for card in page.surface.stage.cards(zone)] == list(texts), (page.practice.lesson.id, zone)


def ended(page: PracticePage) -> None:
    """Check that the case is done, as it should be, and that the strips say what it has shown."""
    practice = page.practice
    case = practice.lesson
    assert practice.task == "done" and page.strip.goal == practice.goal(), case.id
    if practice.refused is not None:
        assert page.voice.refusing and page.voice.prompt.sentence == reason_sentence(case.game.id, practice.refused)
    else:
        assert (page.voice.prompt.sentence, page.voice.prompt.detail) == practice.outcome(), case.id
        assert page.voice.prompt.sentence
        assert page.voice._plate._plate == practice.plates[practice.record.done[-1].seat], "of whom the sentence speaks"
    assert not free(page), "nobody acts any more"
    if case.do:
        wrong = [worked_cases.differences(practice.record.position, expected) for expected in case.expected]
        assert [] in wrong, (case.id, wrong)


PARTS = 16
"""The cases are tried in this many parts, each with cases of every game; by default only the first part."""


@pytest.fixture
def bare_cloth(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables lay out and paint nothing: that takes most of the time and has other tests."""

    def lay(self: Stage, seen: object, quiet: bool = False) -> None:
        self.clock.finish()
        self.view = seen  # type: ignore[assignment]
        if self.seated is not None:
            self.seated.watch(seen)  # type: ignore[arg-type]
        if not quiet:
            self.settled.emit()

    monkeypatch.setattr(Stage, "lay", lay)
    monkeypatch.setattr(Overlay, "mark", lambda *_: None)
    for game in BY_GAME:
        monkeypatch.setattr(controller_for(game), "hem", lambda *_: None)


@pytest.mark.parametrize("part", [pytest.param(part, marks=[pytest.mark.slow] * (part > 0)) for part in range(PARTS)])
def test_every_case_can_be_tried_by_hand_and_its_end_is_seen(
    bare_cloth: None, window: MainWindow, part: int
) -> None:
    window.settings.speed = 0.0
    window.show_rules()
    for case in CASES[part::PARTS]:
        page = opened(window, case)
        assert task(page) != "done" and page.strip.goal == page.practice.goal(), case.id
        practise(page)
        ended(page)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(BY_GAME, 2))
@pytest.mark.parametrize("game", list(BY_GAME))
def test_a_case_with_several_moves_is_laid_for_each_seat_in_turn(window: MainWindow, game: str) -> None:
    window.settings.speed = 0.0
    window.resize(900, 600)
    window.show_rules()
    case = max(BY_GAME[game], key=lambda one: min(len(one.do), 4))
    page = opened(window, case)
    while task(page) == "act":
        settle(page)
        laid(page)
        assert page.controller.seat == page.practice.seat == page.practice.view.turn
        follow(page)
    settle(page)
    laid(page)


@pytest.mark.long
def test_what_a_controller_says_meanwhile_is_said_in_the_voice(window: MainWindow) -> None:
    window.settings.speed = 1.0
    window.show_rules()
    heard = 0
    for game in list(BY_GAME)[::3]:
        page = opened(window, max(BY_GAME[game], key=lambda one: len(one.do)))
        said: list[Rest] = []

        def hear(rest: Rest, page: PracticePage = page, said: list[Rest] = said) -> None:
            said.append(rest)
            assert (page.voice.prompt.sentence, page.voice.prompt.detail) == (rest.words, rest.detail)
            assert rest.who is None or page.voice._plate.plate == page.practice.plates[rest.who]

        page.surface.teller.said.connect(hear)
        settle(page)
        while task(page) == "act":
            follow(page)
        heard += len(said)
    assert heard


def test_a_player_of_the_rules_acts_at_a_practice_table_with_its_own_plate(window: MainWindow) -> None:
    window.settings.speed = 1.0
    window.show_rules()
    page = opened(window, lessons("solo")["solo-04"])
    said: list[tuple[object, object]] = []
    page.surface.teller.said.connect(lambda rest: said.append((rest.who, page.voice._plate.plate)))
    settle(page)
    while task(page) == "act":
        follow(page)
    plates = page.practice.plates
    assert ("computer", plates["computer"]) in said and plates["computer"] != plates[0]


def only_asks(case: Lesson) -> bool:
    """Whether a case begins with a question which only a picker answers."""
    practice = Practice(case)
    controller = controller_for(case.game.id)(case.game, practice.seat, practice.names, practice.plates)
    seen = practice.view
    return controller.prompt(seen, None).picker is not None and not controller.liftable(seen)


def test_the_keys_are_led_to_a_question_and_come_back(window: MainWindow) -> None:
    window.settings.speed = 0.0
    window.show_rules()
    page = opened(window, next(filter(only_asks, CASES)))
    settle(page)
    picker = page.asking.picker
    assert picker is not None and picker.isVisible()
    page.surface.setFocus()
    press(Qt.Key.Key_Right)
    assert any(chip.hasFocus() for chip in picker.chips)
    press(Qt.Key.Key_Escape)
    assert page.surface.hasFocus() and window.practising.page is page
    # Saying the sentence again a moment later does not bring back a question that was left.
    page.say()
    assert page.surface.hasFocus()
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_Right)
    assert any(chip.hasFocus() for chip in picker.chips)
    press(Qt.Key.Key_Escape)
    asked = page.prompt().picker
    assert page.surface.hasFocus() and asked is not None
    page.asking.show(asked._replace(title="Which?"), 1.0)
    page.asking.lead()
    assert any(chip.hasFocus() for chip in picker.chips), "another question is not the one that was left"


def test_esc_in_a_question_about_the_held_card_puts_it_back_and_so_does_an_answer(window: MainWindow) -> None:
    window.settings.speed = 0.0
    window.show_rules()
    page = opened(window, next(case for case in CASES if case.id == "metzudotayim-08"))
    settle(page)
    gestures, card, held = page.surface.gestures, Ref("hand.0", 0), list[Ref | None]()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        gestures.click(card)
        gestures.click(Ref("fort.0"))
        picker = page.asking.picker
        assert gestures.held == card and picker is not None and picker.isVisible()
        picker.setFocus(Qt.FocusReason.TabFocusReason)
        press(key)
        held.append(gestures.held)
        assert page.surface.hasFocus() or key != Qt.Key.Key_Escape
    assert held == [None, None] and page.practice.record.done


def test_whoever_begins_a_case_again_has_the_keyboard_on_the_cloth(alone: PracticePage) -> None:
    alone.strip.again.setFocus(Qt.FocusReason.TabFocusReason)
    assert not alone.surface.hasFocus()
    click(alone.strip.again)
    assert alone.surface.hasFocus()


def test_what_a_pointed_card_does_stands_in_the_voice_as_long_as_it_is_pointed_at(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Controller, "pointed", lambda *_: "what it does")
    window.settings.speed = 0.0
    window.show_rules()
    page = opened(window, next(case for case in CASES if case.game.id == next(iter(BY_GAME)) and not only_asks(case)))
    settle(page)
    page.say()
    asked = page.voice.prompt
    ref = next(ref for ref in page.surface.reachable() if ref.is_card)
    hover(page.surface, page.surface.card_point(ref))
    assert page.voice.prompt == asked._replace(detail="what it does")
    page.say()
    assert page.voice.prompt.detail == "what it does", "whatever is said again meanwhile"
    hover(page.surface, QPoint(2, 2))
    assert page.voice.prompt == asked


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", list(BY_GAME))
def test_every_case_by_real_events(window: MainWindow, game: str, language: str) -> None:
    window.settings.speed = 0.0
    window.settings.choose("language", language)
    window.show_rules()
    for case in BY_GAME[game]:
        page = opened(window, case)
        practise(page, mouse=True)
        ended(page)
        laid(page)


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(BY_GAME, 2))
@pytest.mark.parametrize("game", list(BY_GAME))
def test_the_answer_is_played_in_front_of_the_person(bare_cloth: None, window: MainWindow, game: str) -> None:
    window.settings.speed = 0.0
    window.show_rules()
    for case in (BY_GAME[game][0], BY_GAME[game][-1]):
        page = opened(window, case)
        astray = next((str(one) for one in page.practice.view.legal if str(one) not in page.practice.due[:1]), None)
        if astray is not None and case.do:
            page.act((astray,))
            settle(page)
            assert task(page) == "astray"
        page.strip.answer.click()
        for _ in range(4 * len(case.do) + 8):
            settle(page)
        ended(page)
        page.strip.again.click()
        settle(page)
        assert task(page) != "done" and not page.practice.record.done


def test_while_the_next_move_of_an_answer_runs_the_plate_stays_with_the_sentence_about_the_one_before(
    window: MainWindow,
) -> None:
    window.settings.speed = 1.0
    window.show_rules()
    page = opened(window, lessons("meydele")["meydele-02"])
    settle(page)
    page.strip.answer.click()
    page._answer_on()
    settle(page)
    read, (noa, omar, _) = page.voice.prompt, page.practice.plates.values()
    assert page.voice._plate._plate == noa
    page._answer_on()
    assert page.practice.actor == 1 and page.surface.clock.busy
    assert (page.voice.prompt, page.voice._plate._plate) == (read, noa)
    settle(page)
    assert page.voice._plate._plate == omar


def test_while_the_answer_is_played_nobody_acts_and_another_wish_ends_it(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.speed = 1.0
    case = next(case for case in CASES if len(case.do) > 2 and case.game.seats == 1)
    window.show_rules()
    page = opened(window, case)
    press(Qt.Key.Key_F2)
    settle(page)
    assert not free(page)
    page.strip.again.click()
    settle(page)
    assert free(page)
    qtbot.wait(1100)
    assert page.practice.step == 0


# A game left standing


def dumped(folder: Path) -> list[str]:
    """Everything in the store in a folder, as text."""
    with closing(sqlite3.connect(folder / NAME)) as database:
        return list(database.iterdump())


def kept(folder: Path) -> list[str]:
    """Everything in the window's store."""
    return dumped(folder / "kept")


def begun(window: MainWindow, game: str, seed: int = 3) -> TablePage:
    """A game on the table."""
    rules = GAMES[game]
    seats = rules.seats()[0]
    seated = settled([Seated("", "pomegranate", computer=seat > 0, level="random") for seat in range(seats)])
    window.begin(NewGame(game, seated, rules.fill(seats, {}), seed))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    page.settle()
    return page


ALONE = [game for game in BY_GAME if GAMES[game].info.seats == (1, 1)]


def rules_beside(page: TablePage) -> RulesView:
    """Open the rules in the panel beside the table."""
    page.beside.show(Command.RULES)
    QApplication.processEvents()
    assert page.beside.panel is not None
    (found,) = page.beside.panel.findChildren(RulesView)
    return found


def follow_link(rules: RulesView, case: str) -> None:
    """Click the link of a case, where it stands."""
    rules.show_case(case)
    QApplication.processEvents()
    block = rules.document().begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            fragment = parts.fragment()
            if fragment.charFormat().anchorHref() == f"try:{case}":
                cursor = QTextCursor(rules.document())
                cursor.setPosition(fragment.position() + 2)
                rules.horizontalScrollBar().setValue(0)
                place = rules.cursorRect(cursor).center()
                QTest.mouseMove(rules.viewport(), place)
                QTest.mouseClick(rules.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(1, 0))
                QApplication.processEvents()
                return
            parts += 1
        block = block.next()
    pytest.fail(f"no link leads to {case}")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ALONE)
def test_the_game_left_standing_is_not_touched_and_nothing_is_kept(
    window: MainWindow, tmp_path: Path, game: str
) -> None:
    window.settings.speed = 0.0
    table = begun(window, game)
    rules = rules_beside(table)
    before, everything = position_to_json(table.sitting.record.position), kept(tmp_path)
    case = next(case for case in BY_GAME[game] if case.do)
    follow_link(rules, case.id)
    page = window.practising.page
    assert page is not None and page.practice.lesson.id == case.id
    assert page.strip.back.accessibleName() == t("practice.back.game")
    practise(page)
    page.strip.again.click()
    page.strip.answer.click()
    settle(page)
    assert kept(tmp_path) == everything
    click(page.strip.back)
    assert window.stack.currentWidget() is table and window.practising.page is None
    assert position_to_json(table.sitting.record.position) == before
    assert kept(tmp_path) == everything
    shown = table.beside.panel
    assert shown is not None and shown.isVisible() and shown.shown == Command.RULES
    assert free(table)
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.stack.currentWidget() is table


def test_nobody_plays_on_in_the_game_below(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """A computer player that was thinking waits until the person is back."""
    window.settings.speed = 0.5
    game = next(game for game in BY_GAME if GAMES[game].seats()[0] > 1)
    rules = GAMES[game]
    seats = rules.seats()[0]
    seated = settled([Seated("", "pomegranate", computer=True, level="random") for _ in range(seats)])
    window.begin(NewGame(game, seated, rules.fill(seats, {}), 3))
    table = window.stack.currentWidget()
    assert isinstance(table, TablePage)
    table.settle()
    qtbot.waitUntil(lambda: table.company.turns.thinking is not None)
    everything = kept(tmp_path)
    page = opened(window, BY_GAME[game][0])
    assert table.company.turns.thinking is None
    window.settings.speed = 0.0
    qtbot.wait(150)
    assert kept(tmp_path) == everything
    page.left.emit()
    qtbot.waitUntil(lambda: bool(table.sitting.record.done))
    # Nobody thinks any more when the window is deleted.
    window.show_shelf()


def test_a_shared_screen_left_meanwhile_is_covered_on_the_way_back(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    window.settings.speed = 0.0
    game = next(game for game in BY_GAME if GAMES[game].seats()[0] > 1 and BY_GAME[game][0].game.hides)
    rules = GAMES[game]
    seats = rules.seats()[0]
    window.begin(NewGame(game, settled([Seated("", "pomegranate") for _ in range(seats)]), rules.fill(seats, {}), 3))
    table = window.stack.currentWidget()
    assert isinstance(table, TablePage) and covered(table)
    lifted(table, qtbot)
    page = opened(window, BY_GAME[game][0])
    assert not covered(table)
    page.left.emit()
    assert not covered(table) and window.stack.currentWidget() is table
    page = opened(window, BY_GAME[game][0])
    table.company.handing.left.emit()  # the window is left
    assert covered(table) and window.stack.currentWidget() is page
    page.left.emit()
    QApplication.processEvents()
    assert covered(table) and table.surface.stage.view is None
    lifted(table, qtbot)


def lifted(table: TablePage, qtbot: QtBot) -> None:
    """Confirm as the person named, with the key held down on the widget with the focus."""
    cover = table.company.handing.curtain
    assert cover.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None and cover.isAncestorOf(focus)
    QTest.keyPress(focus, Qt.Key.Key_F8)
    qtbot.waitUntil(lambda: not covered(table))
    QTest.keyRelease(table.window(), Qt.Key.Key_F8)
    QApplication.processEvents()


@pytest.mark.long
def test_a_program_killed_at_the_practice_table_resumes_the_game_as_it_was(tmp_path: Path) -> None:
    """Killed outright, the program leaves the store as it was before, and a start goes to the game's table."""
    game = ALONE[0]
    command = [sys.executable, "-m", "tests.shell.practising", str(tmp_path), game]
    running = subprocess.Popen(command, bufsize=0, cwd=ROOT, stdout=subprocess.PIPE)
    try:
        assert running.stdout is not None
        assert running.stdout.readline() == b"ready\n"
        before = dumped(tmp_path)
        assert [running.stdout.readline() for _ in range(2)] == [b"tried\n"] * 2
    finally:
        running.kill()
        running.communicate()
    assert running.returncode != 0
    store = Store.open(tmp_path)
    (one,) = store.unfinished()
    record = store.load(one.id, GAMES)
    assert len(record.done) == 1 and store.settings().get(LEFT_AT, 0) == one.id
    store.close()
    assert dumped(tmp_path) == before


# From the rules on the shelf


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", list(BY_GAME)[::5])
def test_from_the_rules_page_and_back_to_the_paragraph(window: MainWindow, game: str) -> None:
    window.settings.speed = 0.0
    window.show_rules(game)
    rules = window.stack.currentWidget()
    assert isinstance(rules, RulesPage)
    QApplication.processEvents()
    path = page_path(game, "en")
    assert path is not None
    linked = [name for name in cases_of(path.read_text("utf-8")) if f"try:{name}" in path.read_text("utf-8")]
    follow_link(rules.view, linked[-1])
    page = window.practising.page
    assert page is not None and page.practice.lesson.id == linked[-1]
    assert page.strip.back.accessibleName() == t("practice.back.rules")
    at = rules.view.verticalScrollBar().value()
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is rules and window.practising.page is None
    assert at > 0 and rules.view.verticalScrollBar().value() == at and rules.view.game == game


def test_back_to_the_paragraph_after_the_window_has_changed(window: MainWindow) -> None:
    game = next(iter(BY_GAME))
    window.show_rules(game)
    rules = window.stack.currentWidget()
    assert isinstance(rules, RulesPage)
    QApplication.processEvents()
    case = BY_GAME[game][-1]
    follow_link(rules.view, case.id)
    assert window.practising.page is not None
    window.settings.language = "he"
    window.resize(900, 600)
    QApplication.processEvents()
    assert window.practising.page.strip.back.accessibleName() == t("practice.back.rules")
    window.practising.page.left.emit()
    QApplication.processEvents()
    assert rules.view.isVisible()
    assert rules.view.verticalScrollBar().value() > rules.view.verticalScrollBar().maximum() / 2


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_every_case_of_the_registry_is_linked_from_its_rules(window: MainWindow, language: str) -> None:
    window.settings.choose("language", language)
    for game, cases in BY_GAME.items():
        html = examples_html(game)
        assert not [case.id for case in cases if f'href="try:{case.id}"' not in html]
    window.show_rules(game)
    rules = window.stack.currentWidget()
    assert isinstance(rules, RulesPage)
    assert all(f'href="try:{case.id}"' in rules.view.toHtml() for case in BY_GAME[game])
    assert rules.view.sections()[-1][1] == t("practice.list")
    assert t("practice.list") in rules.view.toPlainText()


def test_a_link_to_no_case_says_so_and_stays(window: MainWindow) -> None:
    window.show_rules()
    page = window.stack.currentWidget()
    window.practise(f"{next(iter(BY_GAME))}-none")
    assert window.stack.currentWidget() is page
    assert window.notice.isVisible() and window.notice.sentence == t("practice.none")


def test_leaving_for_another_page_clears_the_practice_table(window: MainWindow) -> None:
    window.show_rules()
    opened(window, CASES[0])
    window.show_shelf()
    assert isinstance(window.stack.currentWidget(), Shelf) and window.practising.page is None
    assert window.stack.count() == 1


def test_a_refusal_at_the_practice_table_is_heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.practising, "_play", heard.append)
    window.show_rules()
    page = opened(window, CASES[0])
    tried = next(iter(attempts(page.controller, page.practice.view)))
    page.surface.refused.emit(tried.reason)
    assert heard == ["refused"]


def test_what_is_done_at_the_practice_table_is_heard_each_kind_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window.practising, "_play", heard.append)
    window.show_rules("trishape")
    page = opened(window, next(case for case in BY_GAME["trishape"] if Practice(case).task == "act"))
    action = page.practice.due[:1]
    for _ in range(2):
        heard.clear()
        page.act(action)
        page.surface.finish()
        assert heard.count("lay") == 1 and len(heard) == len({*heard}), heard
        page.take_back()


def test_the_pace_of_a_practice_table_is_that_of_its_game_and_f7_changes_it(window: MainWindow) -> None:
    window.show_rules("karov-meod")
    window.settings.speed = 1.0
    window.settings.choose_pace("karov-meod", "calm")
    case = next(case for case in BY_GAME["karov-meod"] if len(Practice(case).due) > 1)
    page = opened(window, case)
    page.show_answer()
    QTest.qWait(0)
    told = page.surface.teller
    for _ in range(20):
        page.surface.clock.finish()
        if told.waiting:
            break
        page._beat.stop()
        page._answer_on()
    (on,) = page.voice.prompt.buttons
    assert on.command is Command.GO_ON and page.voice.prompt.sentence
    said = page.voice.prompt.sentence
    page.surface.clock.finish()
    assert told.waiting and page.voice.prompt.sentence == said
    press(Qt.Key.Key_Space)
    assert not told.waiting or page.voice.prompt.sentence != said
    for name, speed in (("even", 1.0), ("quick", SPEEDS["quick"]), ("at-once", 0.0)):
        press(Qt.Key.Key_F7)
        assert (page.pace.name, page.surface.clock.speed, told.patient) == (name, speed, False)
        # At once, the answer that was being shown has ended, which the strip says instead.
        assert page.strip.note == t(f"pace.now.{name}") or (name == "at-once" and page.practice.task == "done")
    assert not page.surface.telling


def test_at_a_practice_table_a_notice_lies_on_its_cloth_as_at_every_table(window: MainWindow) -> None:
    """Over the rules it used to lie on the voice of the practice table."""
    window.show_rules()
    page = opened(window, CASES[0])
    window.notice.say("A game was saved.")
    cloth = QRect(page.surface.mapTo(window, QPoint(0, 0)), page.surface.size())
    assert cloth.contains(window.notice.geometry())
    page.left.emit()
    assert window.notice.isVisible() and window.notice.geometry().bottom() > window.height() - 20


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_cloth_and_voice_end_at_a_practice_table_where_they_do_at_every_table(
    window: MainWindow, size: tuple[int, int]
) -> None:
    """They were 8 px higher in the smallest window, and the cloth nearer to the voice in every one."""
    window.resize(*size)
    window.show_rules()
    page = opened(window, CASES[0])
    low = size[1] < 700
    cloth, voice, strip = page.surface.geometry(), page.voice.geometry(), page.strip.geometry()
    assert page.height() - voice.y() - voice.height() == (4 if low else 12), "as below the voice of a table"
    assert voice.y() - cloth.y() - cloth.height() == 12, "as above it"
    assert strip.y() == cloth.y() - strip.y() - strip.height() == (4 if low else 6)
    assert {one.x() for one in (cloth, voice, strip)} == {12}


# At the table


@pytest.fixture
def alone(window: MainWindow) -> Iterator[PracticePage]:
    """A case for one person with several moves, the first of which one card makes, over the rules."""
    window.settings.speed = 0.0
    window.show_rules()
    cases = (case for case in CASES if len(case.do) > 1 and case.game.seats == 1)
    pages = (opened(window, case) for case in cases)
    yield next(page for page in pages if one_card(page))


def one_card(page: PracticePage) -> list[tuple[Ref, Ref]]:
    """The cards that alone do what the case waits for, and where they are laid."""
    due = page.practice.due
    found = ways(page, due)
    return [(ref, choice.target) for ref, choice, _ in found if choice.actions == due[:1] and choice.target != ref]


def test_a_card_is_dragged_clicked_and_played_by_keys_as_at_every_table(alone: PracticePage) -> None:
    page = alone
    surface = page.surface

    def way() -> tuple[QPoint, QPoint]:
        ref, target = one_card(page)[0]
        return surface.card_point(ref), surface.card_point(target)

    drag(surface, *way())
    settle(page)
    assert page.practice.step == 1
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.practice.step == 0
    start, end = way()
    click_at(surface, start)
    assert surface.gestures.held is not None
    click_at(surface, end)
    settle(page)
    assert page.practice.step == 1
    press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    surface.setFocus()
    press(Qt.Key.Key_Left)
    walked = [surface.keyboard.at]
    # Esc goes one step back: the cursor first, then the table.
    press(Qt.Key.Key_Escape)
    walked.append(surface.keyboard.at)
    assert walked[0] is not None and walked[1] is None
    assert page.practice.step == 0


def test_another_move_is_said_and_can_be_taken_back(alone: PracticePage) -> None:
    page = alone
    goal = page.strip.goal
    assert not page.strip.take_back.isEnabled()
    move = next(str(one) for one in page.practice.view.legal if str(one) not in page.practice.due[:1])
    page.act((move,))
    settle(page)
    laid(page)
    assert page.strip.goal == t("practice.astray") and bare(page.strip.note) and page.strip.take_back.isEnabled()
    click(page.strip.take_back)
    settle(page)
    laid(page)
    assert page.strip.goal == goal and task(page) == "act"


def test_a_refused_gesture_is_said_in_words_and_costs_nothing(
    alone: PracticePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = alone
    tried = next(iter(attempts(page.controller, page.practice.view)))
    drag(page.surface, page.surface.card_point(tried.held), page.surface.card_point(tried.target))
    assert page.voice.refusing
    assert page.voice.prompt.sentence == reason_sentence(page.practice.game.id, tried.reason)
    assert task(page) == "act" and not page.practice.record.done
    page.strip.again.click()
    settle(page)
    assert not alone.voice.refusing
    marked: list[object] = []
    monkeypatch.setattr(page.surface.stage.overlay, "mark", lambda cards, *_: marked.extend(cards.values()))
    page.surface._mark()
    assert marked and "refused" not in marked, "the card stops saying no when the voice does"


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(BY_GAME, 2))
@pytest.mark.parametrize("game", BY_GAME)
def test_a_refusal_at_the_practice_table_leads_to_its_paragraph(
    bare_cloth: None, window: MainWindow, game: str
) -> None:
    window.settings.speed = 0.0
    window.show_rules()
    for case in BY_GAME[game]:
        made = after_all(case)
        reasons = [made.why_not(action) for action in made.forbidden]
        reason = next((one for one in reasons if rule_anchor(game, one.code)), None)
        if reason is None:
            continue
        anchor = rule_anchor(game, reason.code)
        page = opened(window, case)
        # A new table is laid once more when its window has found its size, and says its task then.
        page.settle()
        page.surface.refused.emit(reason)
        QApplication.processEvents()
        button = next(one for one in page.voice.prompt.buttons if one.command is Command.RULES)
        assert button.label == t("table.rule")
        click(page.voice.buttons[page.voice.prompt.buttons.index(button)])
        QApplication.processEvents()
        sheet = window.findChild(RuleSheet)
        assert sheet is not None and sheet.isVisible() and sheet.rules.game == game
        bar = sheet.rules.verticalScrollBar()
        at = bar.value()
        sheet.rules.scrollToAnchor(anchor)
        assert bar.value() == at and f'name="{anchor}"' in sheet.rules.toHtml(), "the paragraph is in sight"
        assert sheet.main is not None
        click(sheet.main)
        assert window.practising.page is page, "and it leads back to the case"
        return
    pytest.skip(f"no case of {game} is about something that a paragraph forbids")


@pytest.mark.long
def test_nothing_at_the_practice_table_plays_another_game(bare_cloth: None, window: MainWindow) -> None:
    """After the end of a game there are no buttons for a new one, and no command of a real table is offered."""
    window.settings.speed = 0.0
    window.show_rules()
    for cases in BY_GAME.values():
        over = next((case for case in cases if after_all(case).record.position.result is not None), None)
        if over is None:
            continue
        page = opened(window, over)
        practise(page)
        assert page.practice.view.over
        assert not page.voice.buttons and page.voice.prompt.sentence
        assert window.practising.page is page


def after_all(case: Lesson) -> Practice:
    """A case after its actions."""
    made = Practice(case)
    for action in case.do:
        made.act((action,))
    return made


@pytest.mark.long
def test_theme_text_size_and_language_change_at_the_table(alone: PracticePage, settings: Settings) -> None:
    page = alone
    follow(page)
    goal = page.strip.goal
    for name, value in (("theme", "dark"), ("text_size", TEXT_PERCENTS[-1]), ("language", "he")):
        settings.choose(name, value)
        QApplication.processEvents()
    assert page.practice.step == 1 and page.strip.goal != goal and page.strip.goal == page.practice.goal()
    laid(page)


@pytest.mark.parametrize("name", ["aids", "calm"])
def test_what_is_counted_for_a_person_follows_the_settings_at_the_practice_table(
    alone: PracticePage, settings: Settings, name: str
) -> None:
    before = getattr(alone.controller, name)
    settings.choose(name, not before)
    QApplication.processEvents()
    assert getattr(alone.controller, name) is not before


def test_a_held_card_stays_in_hand_at_the_practice_table(alone: PracticePage, settings: Settings) -> None:
    page = alone
    card = page.controller.liftable(page.practice.view)[0]
    page.surface.gestures.click(card)
    for name, value in (("language", "he"), ("theme", "dark")):
        settings.choose(name, value)
        QApplication.processEvents()
        assert page.surface.gestures.held == card
        assert page.voice.prompt.sentence == page.controller.prompt(page.practice.view, card).sentence


def test_controllers_say_what_is_refused_and_only_that() -> None:
    for cases in BY_GAME.values():
        practice = Practice(cases[0])
        table: Controller = controller_for(practice.game.id)(practice.game, practice.seat)
        legal = {str(action) for action in practice.view.legal}
        found = list(attempts(table, practice.view))
        assert not legal & {one.action for one in found}
        assert len({one.action for one in found}) == len(found)


def test_a_screen_reader_hears_what_came_of_an_act_once_it_has_been_seen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("app.shell.table.voiced_table.tell_aloud", lambda _, words: heard.append(words))
    window.settings.speed = 1.0
    page = opened(window, lessons("metzudotayim")["metzudotayim-02"])
    page.surface.clock.now = lambda: 0.0
    page.surface.finish()
    heard.clear()
    for action in page.practice.lesson.do:
        assert not heard
        page.act([action])
    told = spoken(" ".join(page.practice.outcome()))
    assert told and told not in heard, "the fight is still fought"
    page.surface.finish()
    assert told in heard
