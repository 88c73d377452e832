"""The lab's page: what a person sees and does there, with fake figures."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.engine import Reason
from app.games import GAMES, shelf
from app.lab.experiment import QUESTIONS, Experiment, QuestionName, Side, default_experiment
from app.lab.findings import GameRef
from app.lab.notebook import KeptExperiment, NotKept
from app.lab.run import RunTrouble
from app.lab.statistics import CAP
from app.shell.kit.choices import ChoiceList
from app.shell.kit.questions import Question
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, plain
from app.shell.lab.experiment_form import SURE
from app.shell.lab.games_sheet import GamesSheet
from app.shell.lab.kept_sheet import KeptSheet, NameSheet
from app.shell.lab.page import DRAW_MS, LabPage
from app.shell.lab.picture_panel import PicturePanel
from app.shell.lab.side_sheet import SideSheet
from app.shell.lab.start_column import StartColumn
from app.shell.library.replay_page import ReplayPage
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import Language
from tests.shell.conftest import click, focused, press, read, tile_of
from tests.shell.lab.conftest import turn
from tests.shell.lab.invented import Book, InventedRun

Kind = TypeVar("Kind", bound=Sheet)
FRAME = 16
"""What a frame takes on a usual screen, ms."""


def open_sheet(window: MainWindow, kind: type[Kind]) -> Kind:
    """The sheet of this kind that is open."""
    return next(one for one in window.findChildren(kind) if one.isVisible())


def kept_sheet(lab: LabPage, window: MainWindow) -> KeptSheet:
    """The sheet with the experiments that are kept, opened by its button."""
    click(lab.kept)
    return open_sheet(window, KeptSheet)


def shown(page: LabPage) -> list[PicturePanel]:
    """The panels a person sees."""
    return [panel for panel in page.panels if panel.isVisible()]


def choose(page: LabPage, game: str) -> None:
    """Choose a game in the list, as a press in it does."""
    at = next(i for i, (name, _) in enumerate(page.form.game.items) if name == game)
    page.form.game.setCurrentIndex(at)
    page.form.game.activated.emit(at)
    QApplication.processEvents()


def state(page: LabPage) -> str:
    """The state of the run."""
    return str(page.desk.progress.state) if page.desk.progress is not None else ""


def invented(page: LabPage) -> InventedRun:
    """The run on the desk."""
    run: object = page.desk.run
    assert isinstance(run, InventedRun)
    return run


def running(page: LabPage) -> bool:
    """Whether games are being played."""
    return page.desk.running


def many_seats() -> str:
    """A game of at least three seats at its smallest table, or the largest there is."""
    return max(GAMES, key=lambda name: min(3, GAMES[name].info.seats[0]))


def ends_by_itself() -> str:
    """A game whose first fake game is not ended by a cap."""
    for name, rules in GAMES.items():
        plain = Experiment(name, ("seats",), Side(rules.info.seats[0]), revision=rules.info.revision)
        result = InventedRun(plain, None).record(GameRef("a", 0)).position.result
        if result is not None and result.reason != CAP:
            return name
    raise LookupError("every game is ended by a cap")


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize(("size", "percent", "at_foot"), [((900, 600), 130, True), ((1280, 800), 100, False)])
def test_the_button_that_runs_is_in_sight_in_every_window_and_stays_where_it_is(
    lab: LabPage, settings: Settings, qtbot: QtBot, language: str, size: tuple[int, int], percent: int, at_foot: bool
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", percent)
    lab.window().resize(*size)
    run = lab.form.run
    for _ in range(5):
        QApplication.processEvents()
    qtbot.waitUntil(lambda: run.isVisible() and run.visibleRegion().boundingRect() == run.rect())
    assert (run.parent() is not lab.form) is at_foot
    run.setFocus()
    at = run.mapTo(lab, QPoint())
    click(run)
    turn(lab)
    for _ in range(5):
        QApplication.processEvents()
    assert run.mapTo(lab, QPoint()) == at and run.hasFocus()
    lab.window().resize(1920, 1080)
    qtbot.waitUntil(lambda: run.parent() is lab.form)
    assert run.hasFocus() and run.isVisible()
    (column,) = lab.findChildren(StartColumn)
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    assert not any(line.isVisible() for line in column.findChildren(Hairline, options=direct)), "there is no foot"


def test_the_button_that_runs_stays_in_sight_when_the_settings_become_more(lab: LabPage, qtbot: QtBot) -> None:
    run = lab.form.run
    lab.window().resize(1280, 700)
    qtbot.waitUntil(lambda: run.isVisible())
    more = QWidget()
    more.setFixedHeight(400)
    layout = lab.form.settings.layout()
    assert layout is not None
    layout.addWidget(more)
    qtbot.waitUntil(lambda: run.parent() is not lab.form)
    assert run.isVisible() and run.visibleRegion().boundingRect() == run.rect()


def test_the_games_stand_in_the_order_of_the_shelf(lab: LabPage) -> None:
    assert [name for name, _ in lab.form.game.items] == shelf()


def test_the_button_asks_what_the_lab_asks_of_a_game_by_default(lab: LabPage) -> None:
    """In the slow tests the same experiment finds what is known about these games (tests/lab/test_rediscovery.py)."""
    for game in GAMES:
        lab.desk.choose_game(game)
        click(lab.form.everything)
        assert lab.desk.asked == default_experiment(game, GAMES)


def test_a_picture_is_there_two_presses_after_the_shelf(window: MainWindow, book: Book) -> None:
    click(tile_of(window.shelf, "lab"))
    lab = window.stack.currentWidget()
    assert isinstance(lab, LabPage)
    assert not shown(lab)
    assert "press Run" in read(lab)
    QApplication.processEvents()
    click(lab.form.run)
    turn(lab)
    panels = shown(lab)
    assert panels and panels[0].chart is not None and panels[0].chart.spots
    assert panels[0].sentence.text()


def test_another_game_is_asked_about_as_soon_as_it_is_chosen(lab: LabPage) -> None:
    game = list(GAMES)[-1]
    choose(lab, game)
    turn(lab)
    assert lab.desk.asked is not None and lab.desk.asked.game == game
    assert shown(lab)


@pytest.mark.long
def test_every_question_is_asked_by_a_press_and_only_that_one_is_shown(lab: LabPage) -> None:
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    for question in QUESTIONS:
        click(lab.strip.chips[question])
        turn(lab)
        assert lab.desk.answer is not None and lab.desk.answer.question == question
        assert lab.whole.text().endswith("?")
        assert [one for one, chip in lab.strip.chips.items() if chip.isChecked()] == [question]
        assert shown(lab)


def test_of_another_question_about_the_same_games_only_its_own_charts_are_shown(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    assert len(shown(lab)) == 3
    asked: dict[QuestionName, int] = {"ends": 1, "length": 2, "seats": 3}
    for question, charts in asked.items():
        click(lab.strip.chips[question])
        turn(lab)
        assert lab.desk.answer is not None and len(lab.desk.answer.charts) == charts
        assert [panel.picture.title for panel in shown(lab)] == [f"Chart {one.title}" for one in lab.desk.answer.charts]


def test_a_second_side_that_is_the_same_as_the_first_says_so(lab: LabPage) -> None:
    lab.desk.set_side("b", lab.desk.a)
    assert "same as A" in lab.form.side_b.words.text() and "same as A" not in lab.form.side_a.words.text()
    lab.desk.set_side("b", replace(lab.desk.a, players=("random",)))
    assert "same as A" not in lab.form.side_b.words.text()


def test_without_a_second_side_nothing_is_compared(lab: LabPage) -> None:
    assert not lab.strip.chips["compare"].isEnabled()
    assert not lab.strip.chips["parting"].isEnabled()
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    assert lab.strip.chips["compare"].isEnabled()
    click(lab.form.side_b.drop)
    assert not lab.strip.chips["compare"].isEnabled()
    assert lab.desk.question == "seats"


def test_it_sharpens_while_it_runs_in_the_same_panels(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    before = shown(lab)
    first = before[0].chart.spots[0].figure  # type: ignore[union-attr]
    turn(lab, 2)
    assert shown(lab) == before
    later = before[0].chart.spots[0].figure  # type: ignore[union-attr]
    assert later.high - later.low < first.high - first.low


def test_what_is_not_yet_known_is_said_until_it_is_known(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    assert "more games would show it" in read(lab)
    lab.desk.more(6000)
    turn(lab, 20)
    assert "more games would show it" not in read(lab)


def test_the_bar_is_silent_about_a_run_of_another_experiment_than_the_one_set_up(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    click(lab.form.run)
    assert "Paused after" in bare(lab.told.text()) and lab.form.box.isVisible()
    click(lab.form.check)
    assert lab.form.run.text() == "Run" and not lab.told.text()
    assert not lab.form.box.isVisible(), "nor is what was found a sentence about it"
    click(lab.form.check)
    assert "Paused after" in bare(lab.told.text())


def test_run_becomes_pause_then_go_on_then_more(lab: LabPage) -> None:
    click(lab.form.run)
    assert lab.form.run.text() == "Pause" and lab.told.text().endswith("left")
    click(lab.form.run)
    assert state(lab) == "paused"
    before = lab.told.text()
    assert not before.endswith("left"), "nobody knows when it goes on"
    turn(lab)
    assert lab.told.text() == before
    click(lab.form.run)
    turn(lab, 10)
    assert state(lab) == "done"
    assert "finished" in lab.told.text()
    assert "more" in lab.form.run.text()
    click(lab.form.run)
    assert "of 6000" in bare(lab.told.text())
    assert lab.form.deals.value == lab.desk.wanted == 6000, "though it is no number to choose from"


def test_stop_ends_it_at_once_and_keeps_what_was_counted(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    click(lab.form.stop)
    assert "Stopped after 800 of 4000" in bare(lab.told.text())
    assert shown(lab)


def test_a_second_press_on_stop_is_no_other_buttons(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.run)
    turn(lab)
    window.activateWindow()
    QApplication.processEvents()
    lab.form.stop.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Space)
    assert not lab.desk.running and not window.findChildren(Sheet)


def test_the_games_behind_a_dot_open_on_the_table_and_esc_leads_back_a_step_at_a_time(
    lab: LabPage, window: MainWindow, qtbot: QtBot
) -> None:
    choose(lab, ends_by_itself())
    turn(lab)
    chart = shown(lab)[0].chart
    assert chart is not None
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.spots[0].box.center().toPoint())
    sheet = open_sheet(window, GamesSheet)
    assert "deal" in read(sheet)
    click(sheet.buttons[0])
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), ReplayPage))
    assert not running(lab)
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is lab
    assert running(lab), "it goes on where it was"
    assert shown(lab)
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf


def test_the_list_of_games_follows_another_language(lab: LabPage, window: MainWindow, settings: Settings) -> None:
    choose(lab, ends_by_itself())
    turn(lab)
    settings.language = "en"

    def listed() -> tuple[str, list[str]]:
        sheet = open_sheet(window, GamesSheet)
        return read(sheet), [button.accessibleDescription() for button in sheet.buttons]

    def press_dot() -> None:
        chart = shown(lab)[0].chart
        assert chart is not None
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.spots[0].box.center().toPoint())

    press_dot()
    english = listed()
    settings.language = "he"
    QApplication.processEvents()
    hebrew = listed()
    open_sheet(window, GamesSheet).close()
    turn(lab)
    press_dot()
    assert hebrew == listed() and hebrew != english


def test_every_figure_that_is_pressed_has_its_own_games(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.run)
    turn(lab)
    for panel in shown(lab):
        if panel.chart is None:
            continue
        for spot in panel.chart.spots:
            assert panel.picture.behind[spot.figure.key]
        keys = [spot.figure.key for spot in panel.chart.spots]
        assert len(set(keys)) == len(keys)


def test_the_keys_walk_the_figures_and_open_their_games(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.run)
    turn(lab)
    chart = shown(lab)[0].chart
    assert chart is not None
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Left)
    assert chart.at == 0
    press(Qt.Key.Key_Return)
    assert open_sheet(window, GamesSheet)
    press(Qt.Key.Key_Escape)
    assert not [one for one in window.findChildren(GamesSheet) if one.isVisible()]


def test_tab_reaches_every_question_button_and_chart(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.run)
    turn(lab)
    lab.form.game.setFocus(Qt.FocusReason.TabFocusReason)
    reached: list[QWidget] = []
    for _ in range(80):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        now = window.focusWidget()
        if now in reached:
            break
        reached.append(now)
    wanted = [lab.form.run, lab.form.export, lab.kept, lab.found, *(p.chart for p in shown(lab) if p.chart)]
    assert all(one in reached for one in wanted)
    assert any(one in reached for one in lab.strip.chips.values())
    assert all(one.accessibleName() for one in reached)


def test_in_a_low_window_with_large_text_the_questions_leave_the_room_to_the_chart_one_scrolls_to(
    lab: LabPage, settings: Settings, qtbot: QtBot
) -> None:
    settings.choose("text_size", 130)
    lab.window().resize(900, 600)
    click(lab.form.run)
    turn(lab)
    for _ in range(5):
        QApplication.processEvents()
    chip, chart = lab.strip.chips[lab.desk.question], shown(lab)[0].chart
    assert chart is not None and chip.visibleRegion().boundingRect() == chip.rect()
    lab.answers.ensureWidgetVisible(chart)
    assert chart.visibleRegion().boundingRect() == chart.rect() and chip.visibleRegion().isEmpty()
    settings.choose("text_size", 100)
    lab.window().resize(1280, 800)
    qtbot.waitUntil(lambda: not lab.answers.isAncestorOf(chip))
    assert chip.visibleRegion().boundingRect() == chip.rect()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("percent", [100, 130])
def test_in_a_narrow_column_the_link_to_a_findings_games_leaves_the_words_their_width(
    lab: LabPage, settings: Settings, percent: int
) -> None:
    settings.choose("text_size", percent)
    click(lab.form.run)
    turn(lab)
    for wide, beside in ((900, percent == 100), (1920, True)):
        lab.window().resize(wide, 600)
        for _ in range(5):
            QApplication.processEvents()
        link = lab.others.links[0]
        words = lab.others._lines[0]
        assert link.isVisible() and words.width() >= 240 * percent / 100
        assert (words.mapTo(lab, words.rect().bottomLeft()).y() > link.mapTo(lab, QPoint()).y()) is beside


def test_a_chart_says_its_figures_in_words(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    panel = shown(lab)[0]
    assert panel.chart is not None
    words = panel.chart.accessibleDescription()
    for spot in panel.chart.spots:
        assert bare(spot.figure.words) in words
    assert panel.sentence.text().rstrip(".") in words


def test_a_panel_is_copied_as_text_with_a_table_and_as_a_picture(lab: LabPage) -> None:
    click(lab.form.run)
    turn(lab)
    panel = shown(lab)[0]
    click(panel.as_text)
    text = QGuiApplication.clipboard().text()
    assert panel.sentence.text() in text
    rows = [line.split("\t") for line in text.splitlines() if "\t" in line]
    assert len(rows) == lab.desk.a.seats
    assert all("%" in row[1] for row in rows)
    click(panel.as_picture)
    image = QGuiApplication.clipboard().image()
    assert image.width() >= 640 and image.height() > 200
    inks = {image.pixelColor(x, y).name() for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    assert len(inks) > 4


def test_a_side_is_chosen_with_seats_players_and_options(lab: LabPage, window: MainWindow) -> None:
    game = next(name for name, rules in GAMES.items() if rules.info.seats[1] > 2 and rules.options(3))
    choose(lab, game)
    click(lab.form.compare)
    sheet = open_sheet(window, SideSheet)
    seats = GAMES[game].info.seats[1]
    sheet.seats.show_value(2)
    sheet.seats.chosen.emit(2)
    sheet.each.click()
    sheet.places[0].show_value("random")
    sheet.seats.show_value(seats)
    sheet.seats.chosen.emit(seats)
    QApplication.processEvents()
    assert len(sheet.places) == seats and sheet.places[-1].isVisible()
    assert sheet.options_panel.seats == seats, "options and their values depend on the number of players"
    press(Qt.Key.Key_Return)
    assert lab.desk.b is not None
    assert lab.desk.b.players == ("random", *lab.desk.a.players * (seats - 1))
    assert lab.desk.b.seats == seats
    assert lab.desk.question == "compare"
    assert running(lab)
    assert str(seats) in lab.form.side_b.words.text()
    assert focused() is lab.form.side_b.change
    lab.form.side_b.drop.setFocus()
    press(Qt.Key.Key_Space)
    assert lab.form.side_b.isHidden() and focused() is lab.form.compare


def test_a_side_with_the_same_player_on_every_seat_has_one_and_none_has_options_that_do_not_go_together(
    lab: LabPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = next(rules for rules in GAMES.values() if rules.info.seats[1] > 2 and rules.options(3))
    sheet = SideSheet(window, rules, Side(3, (), ("random",)), plain("A"))
    sheet.open()
    sheet.each.click()
    assert list(sheet.side.players) == ["random"]
    sheet.places[1].show_value(sheet._levels[-1])
    assert list(sheet.side.players) == ["random", sheet._levels[-1], "random"] and sheet.done.isEnabled()
    monkeypatch.setattr(type(rules), "check", lambda *_: Reason("not-now"))
    sheet.options_panel.changed.emit()
    assert not sheet.done.isEnabled()


@pytest.mark.parametrize("which", ["a", "b"])
def test_a_side_is_changed_from_what_it_is(lab: LabPage, window: MainWindow, which: str) -> None:
    seats = lab.desk.a.seats
    players = {"a": lab.desk.a.players[0], "b": "random"}
    lab.desk.set_side("b", Side(seats, (), ("random",)))
    click({"a": lab.form.side_a, "b": lab.form.side_b}[which].change)
    sheet = open_sheet(window, SideSheet)
    assert sheet.player.value == players[which] and players["a"] != players["b"]
    assert sheet.side == lab.desk.side(which)


def test_a_finding_is_played_tonight_with_its_options_and_seats(lab: LabPage, window: MainWindow) -> None:
    game, rules = next(
        (name, rules)
        for name, rules in GAMES.items()
        if rules.info.seats[1] > 2 and any(option.kind == "bool" for option in rules.options(3))
    )
    option = next(option for option in rules.options(3) if option.kind == "bool")
    window.settings.remember_options(game, {option.name: option.default})
    lab.desk.choose_game(game)
    lab.desk.set_side("b", Side(3, ((option.name, not option.default),)))
    click(lab.form.side_b.play)
    sheet = open_sheet(window, NewGameSheet)
    assert sheet.game == game
    assert len(sheet.seated) == 3
    assert sheet.options[option.name] is (not option.default)


def test_what_was_asked_is_kept_by_name_and_goes_on_where_it_stopped(lab: LabPage, book: Book) -> None:
    click(lab.form.run)
    turn(lab)
    played = lab.desk.progress.played  # type: ignore[union-attr]
    assert len(book.pages) == 1
    choose(lab, list(GAMES)[-1])
    assert len(book.pages) == 2
    choose(lab, next(iter(GAMES)))
    assert len(book.pages) == 2, "the same experiment is the same kept one"
    assert lab.desk.progress is not None and lab.desk.progress.played > played
    assert book.open_names == {lab.desk.name}


def test_kept_experiments_are_opened_renamed_and_deleted_after_a_question(
    lab: LabPage, window: MainWindow, book: Book
) -> None:
    click(lab.form.run)
    turn(lab)
    first = lab.desk.name
    choose(lab, list(GAMES)[-1])
    turn(lab)
    sheet = kept_sheet(lab, window)
    row = next(row for row in sheet.rows if row.kept.name == first)
    click(row.rename)
    naming = open_sheet(window, NameSheet)
    naming.field.setText("My starter rule")
    press(Qt.Key.Key_Return)
    assert "My starter rule" in book.pages and first not in book.pages
    QApplication.processEvents()
    row = next(row for row in sheet.rows if row.kept.name == "My starter rule")
    assert QApplication.focusWidget() is row.rename
    click(row.open)
    assert lab.desk.game == next(iter(GAMES))
    assert shown(lab), "what was counted is shown at once"
    assert not running(lab), "nothing is played unasked"
    sheet = kept_sheet(lab, window)
    row = next(row for row in sheet.rows if row.kept.name == "My starter rule")
    click(row.delete)
    question = open_sheet(window, Question)
    assert "My starter rule" in read(question)
    press(Qt.Key.Key_Return)
    assert "My starter rule" in book.pages, "the safe answer is the default"
    click(row.delete)
    question = open_sheet(window, Question)
    click(question.do)
    assert "My starter rule" not in book.pages
    assert lab.desk.run is None and not shown(lab)


def test_a_name_that_is_taken_is_refused_in_words(lab: LabPage, window: MainWindow, book: Book) -> None:
    click(lab.form.run)
    choose(lab, list(GAMES)[-1])
    one, two = book.pages
    sheet = kept_sheet(lab, window)
    assert sheet.rows[1].kept.name == one
    click(sheet.rows[1].rename)
    naming = open_sheet(window, NameSheet)
    naming.field.setText(two)
    press(Qt.Key.Key_Return)
    assert set(book.pages) == {one, two}
    assert "already" in read(sheet)
    assert QApplication.focusWidget() is sheet.rows[1].rename
    assert lab.desk.name == two and running(lab), "the run on the desk goes on"


def test_the_run_on_the_desk_goes_on_under_its_new_name(lab: LabPage, window: MainWindow, book: Book) -> None:
    click(lab.form.run)
    choose(lab, list(GAMES)[-1])
    one, two = book.pages
    sheet = kept_sheet(lab, window)
    for name, called in ((one, two), ("My own", "My own")):
        QApplication.processEvents()
        click(next(row for row in sheet.rows if row.kept.name == two).rename)
        naming = open_sheet(window, NameSheet)
        naming.field.setText(name)
        press(Qt.Key.Key_Return)
        assert lab.desk.name == called and running(lab)
    assert book.open_names == {"My own"}


def test_what_was_refused_is_not_said_any_more_after_a_name_that_is_free(
    lab: LabPage, window: MainWindow, book: Book
) -> None:
    click(lab.form.run)
    choose(lab, list(GAMES)[-1])
    _, two = book.pages
    sheet = kept_sheet(lab, window)
    for name in (two, "My own"):
        QApplication.processEvents()
        click(sheet.rows[1].rename)
        naming = open_sheet(window, NameSheet)
        naming.field.setText("  ")
        assert not naming.done.isEnabled()
        naming.field.setText(name)
        press(Qt.Key.Key_Return)
        assert sheet.told.isVisible() == (name == two)
    assert set(book.pages) == {"My own", two}


def test_what_cannot_be_read_is_listed_and_not_opened(
    lab: LabPage, window: MainWindow, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(lab.form.run)
    (good,) = book.list()
    wrong = KeptExperiment("Old", None, 0.0)
    monkeypatch.setattr(book, "list", lambda: [good, wrong])
    sheet = kept_sheet(lab, window)
    assert [row.open.isEnabled() for row in sheet.rows] == [True, False]
    assert all(row.delete.isEnabled() for row in sheet.rows)
    assert t("lab.window.kept.wrong") in read(sheet)


def test_an_experiment_that_is_opened_is_set_up_as_it_was_asked(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.check)
    click(lab.form.run)
    turn(lab)
    asked = lab.desk.name
    # First it is still on the desk, where it goes on; then another one is.
    for other in (False, True):
        click(lab.form.check)
        lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
        assert not shown(lab)
        if other:
            click(lab.form.run)
        sheet = kept_sheet(lab, window)
        click(next(row for row in sheet.rows if row.kept.name == asked).open)
        turn(lab)
        assert lab.desk.b is None and lab.form.check.isChecked() and shown(lab)
        assert lab.desk.name == asked and running(lab) != other


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_panels_keep_clear_of_their_scroll_bar(lab: LabPage, settings: Settings, language: Language) -> None:
    click(lab.form.run)
    settings.choose("language", language)
    turn(lab)
    page, widest = lab.answers, shown(lab)[-1]
    before = widest.mapTo(page, QPoint(0, 0)).x()
    after = page.width() - before - widest.width()
    start, end = (before, after) if language == "en" else (after, before)
    assert start == 0 and end >= page.verticalScrollBar().sizeHint().width()


def test_what_cannot_be_kept_is_played_all_the_same_and_said(lab: LabPage, window: MainWindow, book: Book) -> None:
    book.refusal = NotKept("No space left on device")
    click(lab.form.run)
    turn(lab)
    assert shown(lab)
    assert "No space left on device" in window.notice.sentence


def test_a_trouble_of_the_run_is_one_sentence_and_can_be_gone_on_from(
    lab: LabPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.shell.lab import page

    monkeypatch.setattr(page, "trouble_sentence", lambda code, values: f"{code}: {values['hours']} hours.")
    click(lab.form.run)
    run = invented(lab)
    run.state, run.trouble = "failed", RunTrouble("clock", {"hours": 7})
    turn(lab)
    assert lab.trouble.isVisible() and lab.trouble.text() == "clock: 7 hours."
    assert lab.form.run.text() == t("lab.window.resume")
    run.trouble = None
    click(lab.form.run)
    turn(lab)
    assert not lab.trouble.isVisible() and running(lab)


def test_closing_the_window_ends_the_run_and_lets_go_of_its_file(lab: LabPage, window: MainWindow, book: Book) -> None:
    click(lab.form.run)
    run = invented(lab)
    window.close()
    assert run.closed and not book.open_names
    assert len(book.pages) == 1


def test_the_other_language_says_everything_anew_and_mirrors_the_page(lab: LabPage, window: MainWindow) -> None:
    click(lab.form.run)
    turn(lab)
    english = read(lab)
    window.settings.choose("language", "he")
    turn(lab)
    hebrew = read(lab)
    assert shown(lab)
    for words in ("The experiment", "Rules lab", "games finished", "In one sentence"):
        assert words not in hebrew, words
    assert english != hebrew
    start = lab.form.mapTo(lab, QPoint(0, 0)).x()
    assert start > lab.answers.mapTo(lab, QPoint(0, 0)).x(), "the experiment stands at the reader's start"


def test_what_the_game_lacks_for_a_question_is_said(lab: LabPage) -> None:
    click(lab.strip.chips["length"])
    turn(lab)
    assert lab.lacks.isVisible()
    assert lab.lacks.text() == f"lacking of {lab.desk.game}."
    click(lab.strip.chips["ends"])
    turn(lab)
    assert not lab.lacks.isVisible()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_what_is_chosen_on_a_sheet_of_the_lab_stays_under_the_pointer(
    lab: LabPage, window: MainWindow, size: tuple[int, int]
) -> None:
    from app.shell.lab.export_sheet import ExportSheet

    window.resize(*size)
    choose(lab, next(name for name, rules in GAMES.items() if rules.info.seats[1] > 2))
    side = SideSheet(window, GAMES[lab.desk.game], lab.desk.a, plain("A"))
    export = ExportSheet(window)
    for sheet, control in ((side, side.each), (export, export.form.part("csv"))):
        sheet.open()
        for _ in range(3):
            QApplication.processEvents()
        sheet.page.ensureWidgetVisible(control)
        at = control.mapTo(sheet, QPoint())
        click(control)
        for _ in range(3):
            QApplication.processEvents()
        moved = control.mapTo(sheet, QPoint()) - at
        assert moved.x() == 0 and abs(moved.y()) < 10, "no more than what has no room below"
        sheet.close()


@pytest.mark.long
def test_an_answer_is_exported(
    lab: LabPage, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.shell.lab import export_sheet
    from app.shell.lab.export_sheet import FORMS, ExportSheet

    monkeypatch.setattr(export_sheet, "to_csv", lambda answers: "question,value\r\nseats,0.5\r\n")
    monkeypatch.setattr(export_sheet, "to_json", lambda experiment, answers: {"game": experiment.game})
    monkeypatch.setattr("app.shell.lab.page.ask_export", lambda host, title, name, words: str(tmp_path / "mine"))
    assert not lab.form.export.isEnabled(), "there is nothing to export yet"
    click(lab.form.run)
    turn(lab)
    data = {}
    for form in FORMS:
        click(lab.form.export)
        sheet = open_sheet(window, ExportSheet)
        click(sheet.form.part(form))
        press(Qt.Key.Key_Return)
        data[form] = (tmp_path / f"mine.{form}").read_bytes()
        assert f"mine.{form}" in bare(window.notice.sentence)
    assert data["pdf"].startswith(b"%PDF") and data["pdf"].count(b"/Type /Page\n") == 1
    assert data["png"].startswith(b"\x89PNG")
    assert [row[0] for row in csv.reader(io.StringIO(data["csv"].decode("utf-8-sig")))] == ["question", "seats"]
    assert json.loads(data["json"])["game"] == lab.desk.game


@pytest.mark.long
def test_nothing_runs_out_of_the_page(lab: LabPage, window: MainWindow) -> None:
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    click(lab.form.run)
    turn(lab)
    for language, size in product(("en", "he"), ((900, 600), (1280, 800), (1920, 1080))):
        window.settings.choose("language", language)
        window.resize(*size)
        turn(lab)
        for panel in shown(lab):
            left = panel.mapTo(lab.answers, QPoint(0, 0)).x()
            assert left >= 0 and left + panel.width() <= lab.answers.width()
        for label in filter(QWidget.isVisible, lab.form.findChildren(Label)):
            left = label.mapTo(lab, QPoint(0, 0)).x()
            assert left >= 0 and left + label.width() <= lab.width()


def test_a_game_of_ones_own_is_asked_about_like_any_other(
    lab: LabPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, first = "my-own-game", next(iter(GAMES))
    games = {**GAMES, mine: GAMES[first]}
    monkeypatch.setattr(lab.desk, "games", games)
    window.show_shelf()
    window.lab.show()
    assert [name for name, _ in lab.form.game.items] == [*shelf(), mine]
    monkeypatch.setattr(lab.desk, "game", mine)
    monkeypatch.setattr(lab.desk, "games", dict(GAMES))
    window.show_shelf()
    window.lab.show()
    assert lab.desk.game == first, "it has been switched off"
    assert mine not in [name for name, _ in lab.form.game.items]


def test_a_chart_that_becomes_narrower_is_painted_anew(lab: LabPage) -> None:
    choose(lab, next(iter(GAMES)))
    turn(lab)
    chart = shown(lab)[0].chart
    assert chart is not None
    wide = chart.width()
    assert max(spot.box.right() for spot in chart.spots) > wide / 2
    chart.resize(wide // 2, chart.height())
    assert max(spot.box.right() for spot in chart.spots) <= wide // 2


@pytest.mark.parametrize("language", ["en", "he"])
def test_the_questions_begin_at_the_readers_start(lab: LabPage, settings: Settings, language: Language) -> None:
    settings.language = language
    first, second, *_ = lab.strip.chips.values()
    if language == "en":
        assert first.x() == 0 and second.x() > first.geometry().right()
    else:
        assert first.geometry().right() == lab.strip.width() - 1 and second.geometry().right() < first.x()


def test_something_to_leave_out_is_chosen_among_what_the_game_has(lab: LabPage) -> None:
    game = max(GAMES, key=lambda name: len(GAMES[name].info.verbs))
    choose(lab, game)
    click(lab.strip.chips["without"])
    box = lab.form.without
    assert box.isVisible() and box.kind is not None
    lists = [one for one in box.findChildren(ChoiceList) if one.isVisible()]
    assert len(lists) == 1, "as long as the lab chooses there is nothing more to say"
    for kind in ("verb", "card", "argument"):
        box.kind.show_value(kind)
        box.kind.chosen.emit(kind)
        QApplication.processEvents()
        assert box.what is not None and box.who is not None
        names = [name for name, _ in box.what.items]
        assert kind != "argument" or set("A2") < set(names) <= set("A23456789TJQKX"), "these are ranks"
        box.what.show_value(names[-1])
        box.who.show_value(0)
        box.who.chosen.emit(0)
        without = lab.desk.experiment.without
        assert without is not None and (without.kind, without.name, without.seat) == (kind, names[-1], 0)
    click(lab.form.run)
    assert lab.desk.asked is not None and lab.desk.asked.without == lab.desk.without
    click(lab.strip.chips["seats"])
    assert lab.desk.experiment.without is None, "it belongs to one question"


def test_what_is_left_out_of_one_game_is_not_left_out_of_another(lab: LabPage, settings: Settings) -> None:
    choose(lab, "meydele")
    click(lab.strip.chips["without"])
    box = lab.form.without
    assert box.kind is not None
    box.kind.show_value("card")
    box.kind.chosen.emit("card")
    assert box.who is not None
    english = [box.kind.currentText(), box.who.currentText()]
    settings.language = "he"
    hebrew = [box.kind.currentText(), box.who.currentText()]
    assert all(one != other for one, other in zip(english, hebrew, strict=True))
    choose(lab, "solo")
    assert lab.desk.question == "without" and lab.desk.experiment.without is None
    lab.desk.choose_game("meydele")
    lab.form.refresh()
    assert lab.form.game.value == "meydele"
    assert box.what is None, "the lab chooses"


def test_who_plays_without_something_is_still_so_at_a_larger_table(lab: LabPage) -> None:
    choose(lab, "meydele")
    click(lab.strip.chips["without"])
    box = lab.form.without
    assert box.kind is not None
    box.kind.chosen.emit("card")
    assert box.what is not None and box.who is not None
    name = box.what.items[-1][0]
    box.what.show_value(name)
    box.who.show_value(1)
    box.who.chosen.emit(1)
    seats = lab.desk.a.seats
    lab.desk.set_side("a", replace(lab.desk.a, seats=seats + 1, players=lab.desk.a.players[:1]))
    lab.form.refresh()
    assert [one for one, _ in box.who.items] == [None, *range(seats + 1)]
    named = [bare(box.who.itemText(at)) for at in range(1, seats + 2)]
    assert named == [bare(t("lab.seat", n=at + 1)) for at in range(seats + 1)]
    assert (box.kind.value, box.what.value, box.who.value) == ("card", name, 1)


def test_the_form_offers_only_what_there_is_now(lab: LabPage) -> None:
    form = lab.form
    assert not form.without.isVisible() and not form.export.isEnabled() and not form.stop.isEnabled()
    assert form.compare.isVisible() and not form.side_b.isVisible() and not form.box.isVisible()
    click(form.run)
    assert form.stop.isEnabled()
    turn(lab, 2)
    assert form.export.isEnabled() and form.box.isVisible()
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    assert form.side_b.isVisible() and not form.compare.isVisible()


def test_the_form_says_what_is_compared_and_what_is_not_known(lab: LabPage) -> None:
    form = lab.form
    one, two = (bare(t(f"lab.window.footnote{more}", share=SURE)) for more in ("", ".two"))
    assert one in read(form) and two not in read(form)
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    assert two in read(form) and one not in read(form)
    for unknown in ("Not yet.", ""):
        form.show_lead("A sentence.", unknown)
        assert (form.unknown.isVisible(), form.unknown.text()) == (bool(unknown), unknown)


def test_the_button_that_runs_keeps_the_keyboard_where_it_goes(lab: LabPage) -> None:
    lab.form.run.setFocus()
    place = QVBoxLayout(QWidget(lab))
    for at in (place, None):
        lab.form.take_run(at)
        assert focused() is lab.form.run


def test_games_are_held_to_the_laws_where_that_is_wanted_and_what_breaks_one_is_said(lab: LabPage) -> None:
    click(lab.form.check)
    assert lab.desk.experiment.check
    click(lab.form.run)
    assert lab.desk.asked is not None and lab.desk.asked.check
    invented(lab).broken = {"conservation": 2}
    turn(lab)
    assert lab.trouble.isVisible() and "A law of the program was broken in 2 games" in bare(lab.trouble.text())


class Waiting:
    """A fake for the timer by which the run is polled; it counts how often it was put off."""

    def __init__(self, running: bool) -> None:
        self.running, self.put_off = running, 0

    def isActive(self) -> bool:
        return self.running

    def start(self) -> None:
        self.put_off += 1

    def stop(self) -> None:
        self.running = False


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("running", [True, False])
def test_the_run_is_not_asked_while_a_panel_is_drawn_and_painted(
    lab: LabPage, running: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab.run_pressed()
    asked = Waiting(running)
    monkeypatch.setattr(lab.desk, "_timer", asked)
    drawn = len(lab._pending) + len(lab._missing)
    assert drawn, "the first answers came with the press"
    while lab._pending or lab._missing:
        QApplication.processEvents()
    assert asked.put_off == (drawn if running else 0), "a run that is not asked at all stays so"


def test_one_panel_is_drawn_at_a_time_and_then_painted(lab: LabPage) -> None:
    for question in QUESTIONS:
        lab.desk.question = question
        lab.run_pressed()
        if len(lab._missing) > 1:
            break
    assert len(lab._missing) > 1, "some question has several charts"
    while left := len(lab._pending) + len(lab._missing):
        made = len(lab.panels)
        lab._drawing.timeout.emit()
        assert len(lab._pending) + len(lab._missing) == left, "what was drawn before is painted"
        lab._drawing.timeout.emit()
        assert len(lab._pending) + len(lab._missing) == left - 1
        assert len(lab.panels) <= made + 1
    assert DRAW_MS >= FRAME, "the window has time to paint it"
