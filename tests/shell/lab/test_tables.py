"""Tables of the lab: where two sides part, side by side, and where a game broke."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.engine import Record
from app.games import GAMES
from app.lab.breach import Breach, BrokenGame
from app.lab.experiment import Experiment, Side
from app.lab.findings import GameRef
from app.lab.plan import choices
from app.lab.questions.parting import parted
from app.lab.run import Run
from app.lab.statistics import CAP
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label, plain
from app.shell.lab import page as page_module
from app.shell.lab import tables_page
from app.shell.lab.games_sheet import GamesSheet
from app.shell.lab.page import LabPage
from app.shell.lab.played_again import deal_again
from app.shell.lab.small_table import TableShown, Told
from app.shell.lab.tables_page import TablesPage, TablesShown, broken_table, side_by_side
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import TEXT_PERCENTS
from app.shell.window.main_window import MainWindow
from app.store.files import read_kupa
from app.wording import t
from app.wording.bidi import bare
from app.wording.spoken import spoken
from tests.covering import amount
from tests.shell.conftest import click, press
from tests.shell.fitting import faults
from tests.shell.lab.conftest import turn
from tests.shell.lab.invented import Book
from tests.shell.lab.test_page import invented, open_sheet


def two_sides(game: str) -> Experiment:
    """A game with its default options against other ones, or against itself if it has none."""
    rules = GAMES[game]
    seats = rules.seats()[0]
    sides = [Side(seats, options) for options in choices(rules, seats)[:2]]
    return Experiment(game, ("parting",), sides[0], sides[-1], games=2, revision=rules.info.revision)


def deal_of(game: str, number: int = 0) -> TablesShown:
    """One deal of it on both tables."""
    asked = two_sides(game)
    return deal_again(Run(asked), asked, number)


def tables(window: MainWindow) -> TablesPage:
    """The page of tables that is shown."""
    page = window.stack.currentWidget()
    assert isinstance(page, TablesPage)
    QApplication.processEvents()
    return page


def unplayable(*args: object) -> TablesShown:
    raise LookupError("gone")


def branching() -> str:
    """A game with options."""
    return next(name for name, rules in GAMES.items() if rules.options(rules.seats()[0]))


@pytest.mark.long
def test_both_tables_stand_where_the_games_part_and_walk_together(window: MainWindow) -> None:
    window.settings.choose("speed", 0)
    for game in dict.fromkeys([branching(), *list(GAMES)[:: amount(4, 1)]]):
        shown = deal_of(game)
        window.lab.show_tables(shown, ())
        page = tables(window)
        a, b = page.tables
        place = parted(a.shown.record, b.shown.record)
        assert page.place == place == a.place == b.place, game
        assert len(page.lead.text()) > 20
        wanted = place
        # One game is walked through completely; for the others one step shows that their tables move on.
        for name in ("forward", "back", "back", "moment") if game == branching() else ("forward",):
            step = {"forward": 1, "back": -1, "moment": place - wanted}[name]
            wanted = max(0, min(page.last, wanted + step))
            page.command(name)
            assert page.place == wanted, game
            for table in (a, b):
                assert table.place == min(page.place, table.game.count)
                seen, true = table.surface.stage.view, table.shown.record.position_at(table.place)
                assert seen is not None and not seen.legal, "nothing can be done at it"
                assert all(tuple(seen.zones[zone]) == tuple(true.texts(zone)) for zone in seen.zones), game
        page.command("last")
        assert a.place == a.game.count and b.place == b.game.count
    page.command("first")
    assert a.place == b.place == 0


@pytest.mark.long
def test_both_tables_are_alike_in_size_and_nothing_runs_out(window: MainWindow) -> None:
    window.lab.show_tables(deal_of(branching()), ())
    page = tables(window)
    for language, theme, size in product(("en", "he"), ("light", "dark"), ((900, 600), (1280, 800), (1920, 1080))):
        window.settings.choose("language", language)
        window.settings.choose("theme", theme)
        window.resize(*size)
        QApplication.processEvents()
        QApplication.processEvents()
        a, b = page.tables
        assert a.surface.height() == b.surface.height() and abs(a.width() - b.width()) <= 1
        assert a.surface.width() * 3 > size[0], "a third of the window at least"
        assert (a.x() < b.x()) == (language == "en"), "A stands at the reader's start"
        for shown in filter(QWidget.isVisible, [*page.findChildren(Label), *page.findChildren(Told)]):
            at = shown.mapTo(page, QPoint(0, 0))
            assert at.x() >= 0 and at.x() + shown.width() <= page.width()
            assert at.y() >= 0 and at.y() + shown.height() <= page.height()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_with_large_text_the_buttons_are_whole_and_a_single_line_is_used(window: MainWindow, language: str) -> None:
    window.settings.choose("language", language)
    window.settings.text_size = TEXT_PERCENTS[-1]
    window.lab.show_tables(deal_of(branching()), ())
    window.resize(900, 600)
    for _ in range(2):
        QApplication.processEvents()
    page = tables(window)
    squeezed = [fault for fault in faults(page) if "squeezed" in fault]
    assert not squeezed
    for table in page.tables:
        assert table.rect().contains(table.open.geometry())
        said = QTextDocumentFragment.fromHtml(table.ending.text()).toPlainText()
        wide = QFontMetricsF(table.ending.font()).horizontalAdvance(said)
        assert wide > 0.8 * table.ending.width() or "…" not in said


def test_space_stands_on_the_way_to_the_moment_only_where_it_leads_there(window: MainWindow) -> None:
    window.lab.show_tables(deal_of(branching()), ())
    page = tables(window)
    window.activateWindow()
    QApplication.processEvents()
    began, widths = page.place, set()
    steps = page.film.buttons.values()
    for one in (page, page.moment, *steps, page.bar.shelf, page.bar.settings, page.before, page.after):
        page.command("first")
        if not one.isVisible() or not one.isEnabled():
            continue
        one.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        leads = one in (page, page.moment)
        assert page.moment.key == ("Space" if leads else ""), one.accessibleName()
        widths.add(page.moment.width())
        if leads:
            press(Qt.Key.Key_Space)
            assert page.place == began
    assert len(widths) == 1, "nothing moves because the keyboard does"


def test_at_the_end_of_the_film_the_keyboard_stays_in_it(window: MainWindow) -> None:
    window.settings.choose("speed", 0)
    window.lab.show_tables(deal_of(branching()), ())
    page = tables(window)
    window.activateWindow()
    QApplication.processEvents()
    for name in ("last", "first"):
        page.command("moment")
        page.film.buttons[name].setFocus(Qt.FocusReason.TabFocusReason)
        press(Qt.Key.Key_Space)
        assert page.place == (page.last if name == "last" else 0)
        assert QApplication.focusWidget() is page, "not on the next button, which would be pressed as well"
    page.moment.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert page.place == page.shown.place and QApplication.focusWidget() is page


def test_what_followed_is_told_from_where_they_part_wherever_one_walks(window: MainWindow) -> None:
    window.settings.choose("speed", 0)
    window.lab.show_tables(deal_of(branching()), ())
    page = tables(window)
    before = [(table.followed.text(), table.now.text()) for table in page.tables]
    page.command("first")
    after = [(table.followed.text(), table.now.text()) for table in page.tables]
    for (followed, now), (still, then) in zip(before, after, strict=True):
        assert followed == still and now != then


def test_a_game_that_has_ended_says_so_in_another_theme_and_language_too(window: MainWindow) -> None:
    window.lab.show_tables(deal_of(branching()), ())
    table = tables(window).tables[0]
    table.go_to(table.game.count + 1)
    for name, value in (("theme", "dark"), ("language", "he")):
        window.settings.choose(name, value)
        assert table.words == table.game.ending != "" and table.place == table.game.count


def test_the_keyboard_stays_on_the_way_to_the_next_tables(window: MainWindow, qtbot: QtBot) -> None:
    shown, ready = deal_of(branching()), Event()

    def slow() -> TablesShown:
        ready.wait(10)
        return shown

    window.lab.show_tables(shown, [lambda: shown, slow, lambda: shown])
    page = tables(window)
    window.activateWindow()
    QApplication.processEvents()
    page.after.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Space)
    assert window.stack.currentWidget() is page and page.at == 1, "the second press is no other button's"
    ready.set()
    qtbot.waitUntil(page.after.isEnabled)
    assert QApplication.focusWidget() is page.after
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.before.isEnabled() and not page.after.isVisible())
    assert QApplication.focusWidget() is page, "there are no tables after these"


def test_a_screen_reader_is_told_what_was_done_and_what_followed(window: MainWindow) -> None:
    window.lab.show_tables(deal_of(branching()), ())
    page = tables(window)
    assert page.accessibleDescription() == spoken(page.lead.text())
    for table in page.tables:
        assert table.accessibleName().startswith(t(f"lab.side.{table.shown.which}"))
        assert bare(table.game.ending).rstrip(".")[:20] in bare(table.accessibleDescription())


def started(seed: int, *which: int, seats: int = 2) -> TableShown:
    """A game of Krav Maga from this deal, with the legal actions of these numbers carried out."""
    record = Record.begin(GAMES["krav-maga"], seats, seed)
    for one in which:
        record.act(GAMES["krav-maga"].legal(record.position)[one])
    return TableShown("a", plain("side"), record)


@pytest.mark.parametrize(
    ("one", "other", "code", "place"),
    [
        (started(1, 0), started(1, 1), "first", 0),
        (started(1, 0, 0), started(1, 0, 1), "decision", 1),
        (started(1, 0), started(2, 0), "deal", 0),
        (started(1, 0, 0), started(1, 0, 0), "never", 2),
        (started(1, 0, 0), started(1, 0), "never", 1),
    ],
)
def test_the_sentence_above_two_tables_says_how_they_part(
    one: TableShown, other: TableShown, code: str, place: int
) -> None:
    shown = side_by_side(one, other, 7)
    assert (shown.place, shown.lead()) == (place, t(f"lab.window.parting.{code}", deal=7, n=place))


def test_walking_ends_at_the_deal_and_other_tables_begin_at_a_place_of_their_own(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_page, "announce", lambda widget, words: heard.append(words))
    heard: list[str] = []
    one, other = (side_by_side(started(1, *moves), started(1, *moves), 1) for moves in ((0, 0), (0,)))
    window.lab.show_tables(one, [lambda: one, lambda: other])
    page = tables(window)
    assert page.place == 2 and not page.moment.isVisible(), "it begins at the moment"
    for place in (1, 0, 0):
        page.command("back")
        assert page.place == place and page.moment.isVisible()
    heard.clear()
    page.command("forward")
    assert page.place == 1 and len(heard) == 1 and heard[0]
    page.command("back")
    click(page.after)
    qtbot.waitUntil(lambda: page.shown is other)
    assert page.place == 1 == page.tables[0].place and not page.moment.isVisible()


@pytest.mark.long
def test_where_they_part_is_one_press_from_the_answer_and_each_table_opens_for_watching(
    lab: LabPage, window: MainWindow, qtbot: QtBot
) -> None:
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    click(lab.strip.chips["seats"])
    turn(lab)
    assert not lab.side_by_side.isVisible()
    click(lab.strip.chips["parting"])
    turn(lab)
    assert lab.side_by_side.isVisible()
    click(lab.side_by_side)
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), TablesPage))
    page = tables(window)
    first = page.shown
    click(page.after)
    qtbot.waitUntil(lambda: page.shown is not first)
    second = tables(window).shown
    assert [one.record.origin for one in second.tables] != [one.record.origin for one in first.tables]
    page.command("forward")
    click(page.tables[1].open)
    watched = window.stack.currentWidget()
    assert isinstance(watched, ReplayPage)
    assert watched.replay.record is second.tables[1].record
    assert watched.place == min(second.place + 1, watched.replay.count)
    press(Qt.Key.Key_Escape)
    assert tables(window).shown is second, "one step back"
    press(Qt.Key.Key_Left)
    assert tables(window).place == second.place - 1
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is lab


def test_a_broken_game_opens_where_it_broke_and_is_saved_by_a_press(
    lab: LabPage, window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    click(lab.form.check)
    click(lab.form.run)
    assert not lab.where_broken.isVisible()
    invented(lab).broken = {"cards": 1}
    invented(lab).examples = [BrokenGame(GameRef("a", 5), "cards")]
    turn(lab)
    click(lab.where_broken)
    sheet = open_sheet(window, GamesSheet)
    assert isinstance(sheet, GamesSheet)
    assert any(t("lab.law.cards") in label.text() for label in sheet.findChildren(Label))
    click(sheet.buttons[0])
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), TablesPage))
    page = tables(window)
    assert t("lab.law.cards") in page.lead.text() and "a detail" in page.lead.text()
    assert page.place == page.tables[0].game.count == 1
    window.ask_save = lambda host, name: str(tmp_path / "broken.kupa")
    click(page.tables[0].open)
    saved = read_kupa(tmp_path / "broken.kupa", GAMES)
    assert saved.record.to_json() == page.tables[0].shown.record.to_json()
    assert [one["name"] for one in saved.table["seats"]], "who sat there is kept, too"


def test_a_game_that_a_cap_ended_opens_at_its_end_and_says_so(window: MainWindow) -> None:
    record = deal_of(branching()).tables[0].record
    window.lab.show_tables(broken_table(Breach(CAP, "", record), lambda: "side"), ())
    page = tables(window)
    assert page.place == len(record.done) and not page.shown.broken
    assert page.lead.text() == t("lab.window.broken.cap", n=len(record.done))
    click(page.tables[0].open)
    assert isinstance(window.stack.currentWidget(), ReplayPage)


def test_a_deal_that_cannot_be_played_again_is_told(lab: LabPage, window: MainWindow, book: Book, qtbot: QtBot) -> None:
    first = deal_of(branching())
    window.lab.show_tables(first, [lambda: first, unplayable, lambda: first])
    page = tables(window)
    click(page.after)
    gone = t("lab.window.games.gone")
    qtbot.waitUntil(lambda: page.lead.text() == gone)
    click(page.after)
    qtbot.waitUntil(lambda: page.at == 2 and page.lead.text() == first.lead())


def test_tables_that_come_when_the_person_has_left_the_lab_are_not_shown(
    lab: LabPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = Event()

    def slow(*args: object) -> TablesShown:
        gone.wait(10)
        return deal_of(branching())

    monkeypatch.setattr(page_module, "deal_again", slow)
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    click(lab.strip.chips["parting"])
    turn(lab)
    click(lab.side_by_side)
    window.show_shelf()
    gone.set()
    qtbot.waitUntil(lab.side_by_side.isEnabled)
    assert window.stack.currentWidget() is window.shelf


def test_the_first_deal_that_cannot_be_played_again_is_told_and_can_be_asked_for_once_more(
    lab: LabPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_module, "deal_again", unplayable)
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    click(lab.strip.chips["parting"])
    turn(lab)
    click(lab.side_by_side)
    qtbot.waitUntil(lambda: window.notice.sentence == t("lab.window.games.gone"))
    assert lab.side_by_side.isEnabled()


def test_a_game_of_the_list_that_cannot_be_played_again_is_told_and_the_others_can_still_be_opened(
    window: MainWindow, qtbot: QtBot
) -> None:
    def play(ref: GameRef) -> Record:
        if ref.number == 0:
            raise LookupError("gone")
        return deal_of(branching()).tables[0].record

    sheet = GamesSheet(window, plain("A figure"), (GameRef("a", 0), GameRef("a", 1)), 7, play)
    found: list[object] = []
    sheet.chosen.connect(lambda ref, record: found.append(ref))
    sheet.open()
    click(sheet.buttons[0])
    qtbot.waitUntil(lambda: sheet.told.text() == t("lab.window.games.gone"))
    assert sheet.told.isVisible() and not found
    click(sheet.buttons[1])
    qtbot.waitUntil(lambda: found == [GameRef("a", 1)])


def test_the_keyboard_waits_for_a_game_of_the_list_and_is_back_on_it_if_it_cannot_be_played_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    known = Event()

    def play(ref: GameRef) -> Record:
        known.wait(10)
        raise LookupError("gone")

    sheet = GamesSheet(window, plain("A figure"), (GameRef("a", 0), GameRef("a", 1)), 7, play)
    sheet.open()
    window.activateWindow()
    QApplication.processEvents()
    sheet.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Space)
    known.set()
    assert isValid(sheet), "the second press is no other button's"
    qtbot.waitUntil(lambda: sheet.told.text() == t("lab.window.games.gone"))
    assert QApplication.focusWidget() is sheet.buttons[1]


def test_a_second_press_while_the_tables_are_awaited_is_no_other_buttons(
    lab: LabPage, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Event()

    def slow(*args: object) -> TablesShown:
        known.wait(10)
        raise LookupError("gone")

    monkeypatch.setattr(page_module, "deal_again", slow)
    lab.desk.set_side("b", Side(lab.desk.a.seats, (), ("random",)))
    click(lab.strip.chips["parting"])
    turn(lab)
    window.activateWindow()
    QApplication.processEvents()
    lab.side_by_side.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert QApplication.focusWidget() is lab.strip.chips["parting"], "where Space changes nothing"
    known.set()
    qtbot.waitUntil(lab.side_by_side.isEnabled)


def test_a_line_that_is_too_long_is_cut_and_whole_in_its_tooltip_and_whole_again_with_more_room(
    qtbot: QtBot, appearance: Appearance
) -> None:
    def shown(line: Told) -> str:
        return QTextDocumentFragment.fromHtml(line.text()).toPlainText()

    told = Told("note", 1)
    qtbot.addWidget(told)
    told.resize(900, 40)
    words = "Noa laid three cards and drew two of them again"
    told.tell(words, "ink")
    assert (shown(told), told.toolTip()) == (words, "")
    told.resize(160, 40)
    told.show()
    QApplication.processEvents()
    assert shown(told).endswith("…") and words.startswith(shown(told)[:-1])
    assert told.toolTip() == words
    told.resize(900, 40)
    QApplication.processEvents()
    assert (shown(told), told.toolTip()) == (words, "")
