"""The sheets that print: a game, results, own pictures; reached from the shelf, the rules, the table, the settings."""

from __future__ import annotations

import errno
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from random import Random

import pypdfium2
import pytest
from PIL import Image
from PySide6.QtCore import Qt, QTemporaryDir
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from app.art.card_style import CardStyle
from app.engine import Option, Reason, Record
from app.games import GAMES
from app.printing.kept import KEPT, as_kept
from app.printing.order import PrintOrder, deck, deck_options
from app.printing.pages import PrintPage
from app.printing.paper import PAPERS, PaperSize
from app.printing.results import results_page
from app.session.evenings import Finished
from app.shell.kit.choices import ChoiceList, Segment, Segmented, SettingRow, SwitchRow
from app.shell.kit.file_dialogs import Ask
from app.shell.kit.questions import MessageSheet, Question
from app.shell.kit.style import Appearance, look
from app.shell.library.rules_page import RulesPage
from app.shell.library.statistics_page import StatisticsPage
from app.shell.new_game.options import is_range
from app.shell.printing import own_pictures, results_sheet
from app.shell.printing import sheet as sheet_module
from app.shell.printing.own_pictures import OwnPicturesSheet
from app.shell.printing.preview import PagePreview, ProgressLine
from app.shell.printing.results_sheet import ResultsSheet
from app.shell.printing.sheet import PrintSheet
from app.shell.settings.settings import TEXT_PERCENTS, Settings
from app.shell.settings.sheet import SettingsSheet
from app.shell.window.main_window import MainWindow
from app.store import FileRefused, Store
from app.table.commands import Command
from app.wording import readable, use
from app.wording.bidi import bare
from app.wording.titles import game_name
from tests.shell.conftest import click, press, tile_of

GAME = next(game for game in GAMES if len(GAMES[game].seats()) > 1)


def saving_in(folder: Path, stem: str) -> Ask:
    """Answer the save dialog with a file in this folder, named as the dialog proposes except for its stem."""
    return lambda host, title, name, words: str(folder / f"{stem}{Path(name).suffix}")


def choose(place: QWidget, value: object) -> None:
    """Choose a value as a person does, in a list or among values side by side."""
    for choice in (place, *place.findChildren(QWidget)):
        if isinstance(choice, Segmented):
            choice.part(value).click()
        elif isinstance(choice, ChoiceList):
            choice.setCurrentIndex([item for item, _ in choice.items].index(value))
            choice.activated.emit(choice.currentIndex())
        elif isinstance(choice, SwitchRow) and choice.isChecked() != value:
            choice.click()


def sheet_in(window: MainWindow) -> PrintSheet:
    """The sheet that is open."""
    found = [one for one in window.findChildren(PrintSheet) if one.isVisible()]
    assert len(found) == 1
    return found[0]


def said_by(message: MessageSheet) -> str:
    from app.shell.kit.widgets import Label

    return " ".join(label.text() for label in message.findChildren(Label))


@pytest.fixture
def made(qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path) -> PrintSheet:
    """A sheet whose files go to a folder of the test."""
    sheet = PrintSheet(window, GAME, settings, saving_in(tmp_path, "sheets"))
    sheet.open()
    return sheet


def test_the_sheet_is_reached_from_the_shelf_the_rules_and_by_its_key(window: MainWindow) -> None:
    tile = tile_of(window.shelf, GAME)
    at = tile.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, tile.mapToGlobal(at))
    QApplication.sendEvent(tile, event)
    lines = {action.text(): action for action in window.shelf.menu.actions()}
    lines["Print…"].trigger()
    assert sheet_in(window).game == GAME
    sheet_in(window).close()
    window.shelf.menu.close()
    tile.setFocus(Qt.FocusReason.TabFocusReason)
    window.carry_out(Command.PRINT)
    assert sheet_in(window).game == GAME
    sheet_in(window).close()
    QApplication.processEvents()
    window.show_rules(GAME)
    page = window.findChild(RulesPage)
    assert page is not None
    click(page.print)
    assert sheet_in(window).game == GAME


def test_from_the_button_to_the_file_the_line_fills_a_page_at_a_time(
    qtbot: QtBot, made: PrintSheet, tmp_path: Path
) -> None:
    shares: list[float] = []
    files: list[tuple[Path, ...]] = []
    made.saved.connect(files.append)
    made.pdf.click()
    assert made._running is not None and made.progress.isVisible()
    made._running.moved.connect(shares.append)
    qtbot.waitUntil(lambda: bool(files))
    assert shares == sorted(shares) and len(shares) > 10 and shares[-1] == 1
    assert files == [(tmp_path / "sheets.pdf",)]
    assert len(pypdfium2.PdfDocument(tmp_path / "sheets.pdf")) == len(shares) - 1
    assert not isValid(made) or not made.isVisible()


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_the_paper_lies_beside_the_first_choice_and_the_choices_close_together(
    window: MainWindow, settings: Settings, size: tuple[int, int]
) -> None:
    settings.text_size = TEXT_PERCENTS[-1]
    window.resize(*size)
    when = datetime(2026, 3, 1, 20, tzinfo=UTC)
    results = ResultsSheet(window, GAME, [Finished(GAME, when, ("Noa",), ("Noa",), (), "Over.")], settings)
    for sheet in (PrintSheet(window, GAME, settings), results):
        sheet.open()
        QApplication.processEvents()
        found = [*sheet.findChildren(SettingRow), *sheet.findChildren(SwitchRow)]
        rows = sorted((one for one in found if one.isVisible()), key=lambda one: one.y())
        top = rows[0].y()
        paper = sheet.preview.y() + sheet.preview.place().top()
        assert abs(paper - top) <= 24, "not in the middle of what has to be scrolled"
        assert all(two.y() - one.geometry().bottom() <= 24 for one, two in pairwise(rows)
                   if two.parentWidget() is one.parentWidget()), "no holes between them"  # fmt: skip
        sheet.close()


def test_the_page_on_view_is_as_sharp_as_its_size_allows(qtbot: QtBot, made: PrintSheet) -> None:
    def grown_from(high: int) -> QImage:
        view = PagePreview(lambda: "the first page")
        qtbot.addWidget(view)
        view.show_page(made.preview._page)
        for now in (high, 500):
            view.resize(round(0.7 * now), now)
            picture = view.grab().toImage()
        return picture

    assert grown_from(200) == grown_from(500)


def test_another_page_on_view_is_painted_in_place_of_the_one_before(qtbot: QtBot, made: PrintSheet) -> None:
    view = PagePreview(lambda: "the first page")
    qtbot.addWidget(view)
    seen, page = list[QImage](), made.preview._page
    assert page is not None
    for shown in (page, page._replace(paint=lambda _painter: None)):
        view.show_page(shown)
        seen.append(view.grab().toImage())
    assert seen[0] != seen[1]


def test_how_far_the_painting_is_is_heard_in_percent(qtbot: QtBot, appearance: Appearance) -> None:
    line = ProgressLine(lambda: "painting")
    qtbot.addWidget(line)
    line.show_share(0.456)
    assert line.accessibleDescription() == "46%"


def test_what_can_be_chosen_for_the_sheets_begins_with_a_capital(made: PrintSheet) -> None:
    words = [one.itemText(n) for one in made.findChildren(ChoiceList) for n in range(one.count())]
    words += [part.text() or part.accessibleName() for part in made.findChildren(Segment)]
    assert len(words) > 6
    assert [text for text in words if bare(text)[:1].islower()] == [], "as in the settings"


def test_closing_the_sheet_stops_the_painting(qtbot: QtBot, made: PrintSheet, tmp_path: Path) -> None:
    made.pdf.click()
    qtbot.waitUntil(lambda: made.progress.share > 0)
    made.reject()
    qtbot.wait(50)
    assert list(tmp_path.glob("sheets*")) == []


def test_a_full_disk_is_said_and_the_sheet_stays(
    qtbot: QtBot, made: PrintSheet, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for part, switch in made.parts.items():
        switch.setChecked(part == "scores")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "x")

    monkeypatch.setattr("os.fsync", full)
    made.pdf.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(MessageSheet)))
    told = said_by(window.findChildren(MessageSheet)[0])
    assert "sheets.pdf" in told and "The sheets were not saved" in told
    window.findChildren(MessageSheet)[0].reject()
    assert made.isVisible() and made.pdf.isEnabled() and list(tmp_path.glob("*.p*")) == []


def test_what_is_chosen_is_printed_and_kept_for_the_next_time(
    made: PrintSheet, settings: Settings, window: MainWindow
) -> None:
    made.paper.part("letter").click()
    choose(made.flip, "short")
    made.offset[0].setValue(1.2)
    made.offset[1].setValue(-0.4)
    made.languages.part(("he", "en")).click()
    made.bleed.click()
    order = made.order(("cards",))
    assert (order.paper, order.flip, order.offset, order.bled) == ("letter", "short", (1.2, -0.4), True)
    again = PrintSheet(window, GAME, settings)
    assert again.order(("cards",))[:7] == order._replace(bled=False)[:7]


def test_the_page_on_view_follows_every_switch(qtbot: QtBot, made: PrintSheet) -> None:
    made._later.setInterval(0)
    for switch in (made.bleed, *made.parts.values()):
        assert made.pdf.isEnabled()
        with qtbot.waitSignal(made._later.timeout):
            switch.click()
    assert not made.pdf.isEnabled(), "nothing is left to print"


def test_nothing_chosen_is_said_and_nothing_can_be_saved(made: PrintSheet) -> None:
    for switch in made.parts.values():
        switch.setChecked(False)
    made.refresh()
    assert not made.pdf.isEnabled() and made.note is not None and "Nothing" in made.note.text()


@pytest.mark.parametrize("percent", [TEXT_PERCENTS[0], TEXT_PERCENTS[-1]])
def test_in_the_smallest_window_the_number_of_pages_is_read_without_scrolling(
    window: MainWindow, settings: Settings, percent: int
) -> None:
    settings.choose("text_size", percent)
    window.resize(900, 600)
    sheet = PrintSheet(window, GAME, settings)
    sheet.open()
    for _ in range(3):
        QApplication.processEvents()
    said = sheet.note
    assert said is not None and "pages" in said.text() and not sheet.page.isAncestorOf(said)
    place = said.rect().translated(said.mapTo(sheet.panel, said.rect().topLeft()))
    assert sheet.panel.rect().contains(place) and said.heightForWidth(place.width()) <= place.height()
    sheet.reject()


def test_the_test_sheet_leaves_the_sheet_open_for_its_two_numbers(
    qtbot: QtBot, made: PrintSheet, tmp_path: Path
) -> None:
    files: list[object] = []
    made.saved.connect(files.append)
    made.test.click()
    qtbot.waitUntil(lambda: bool(files))
    assert made.isVisible() and len(pypdfium2.PdfDocument(tmp_path / "sheets.pdf")) == 2


def test_the_keyboard_waits_while_sheets_are_painted_and_is_then_where_it_was(
    qtbot: QtBot, window: MainWindow, made: PrintSheet
) -> None:
    files: list[object] = []
    made.saved.connect(files.append)
    window.activateWindow()
    QApplication.processEvents()
    made.test.setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    assert QApplication.focusWidget() is made.page, "a second press is no other button's"
    qtbot.waitUntil(lambda: bool(files))
    assert QApplication.focusWidget() is made.test, "from where one prints another one"


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", [game for game in GAMES if deck_options(game, GAMES[game].seats()[-1])])
def test_the_deck_of_each_value_of_its_options_can_be_chosen_and_printed(
    game: str, window: MainWindow, settings: Settings
) -> None:
    sheet = PrintSheet(window, game, settings)
    sheet.open()
    assert {one.option.name for one in sheet.options} == {one.name for one in deck_options(game, sheet.seats.value)}
    decks = set()
    for value in sheet.options[0].option.values:
        choose(sheet.options[0], value)
        decks.add(len(deck(sheet.order(("cards",)))))
    assert len(decks) > 1
    for seats in GAMES[game].seats():
        choose(sheet.seats, seats)
        names = [one.name for one in deck_options(game, seats)]
        assert [one.option.name for one in sheet.options] == names and deck(sheet.order(("cards",)))


def test_what_was_chosen_stays_when_the_number_of_players_changes(window: MainWindow, settings: Settings) -> None:
    game, option = next((one, option) for one in GAMES for option in deck_options(one, GAMES[one].seats()[-1]))
    sheet = PrintSheet(window, game, settings)
    sheet.open()
    value = next(one for one in option.values if one != option.default)
    choose(sheet.options[0], value)
    assert sheet._later.isActive(), "the page on view follows"
    fewer = [n for n in GAMES[game].seats()[:-1] if option.name in {one.name for one in deck_options(game, n)}]
    choose(sheet.seats, fewer[-1])
    assert dict(sheet.order(("cards",)).options)[option.name] == value


def test_options_that_do_not_go_together_are_said_and_nothing_can_be_saved(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def ask(host: QWidget, title: str, name: str, kinds: str) -> str:
        asked.append(name)
        return ""

    game = next(one for one in GAMES if deck_options(one, GAMES[one].seats()[-1]))
    sheet = PrintSheet(window, game, settings, ask)
    sheet.open()
    monkeypatch.setattr(type(GAMES[game]), "check", lambda rules, seats, options: Reason("not-together"))
    # The page on view follows a little later.
    sheet.pdf.click()
    assert not asked
    sheet.refresh()
    assert not sheet.pdf.isEnabled() and not sheet.pictures.isEnabled()
    assert sheet.note is not None and "together" in sheet.note.text()
    monkeypatch.undo()
    # The game has no words for things it never says.
    readable.lacking.clear()
    sheet.refresh()
    assert sheet.pdf.isEnabled()


def test_pictures_with_numbers_replace_nothing_that_the_dialog_did_not_ask_about(
    qtbot: QtBot, made: PrintSheet, window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "sheets-02.png").write_bytes(b"mine")
    for part, switch in made.parts.items():
        switch.setChecked(part in ("rules", "scores"))
    made.pictures.click()
    qtbot.waitUntil(lambda: bool(window.findChildren(MessageSheet)))
    assert "sheets-02.png" in said_by(window.findChildren(MessageSheet)[0])
    window.findChildren(MessageSheet)[0].reject()
    assert {one.name: one.read_bytes() for one in tmp_path.glob("*.png")} == {"sheets-02.png": b"mine"}
    assert made.pictures.isEnabled()


def test_a_number_that_the_rules_compute_is_offered_if_the_deck_depends_on_it(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def computed(game: str, seats: int) -> tuple[Option, ...]:
        return tuple(one for one in GAMES[game].options(seats) if one.default == "auto" and is_range(one))

    game = next(name for name, rules in GAMES.items() if computed(name, rules.seats()[-1]))
    monkeypatch.setattr(sheet_module, "deck_options", computed)
    sheet = PrintSheet(window, game, settings)
    assert [control.value for control in sheet.options] == ["auto"] * len(sheet.options) != []


# Own pictures


def test_own_pictures_are_shown_before_they_are_taken_and_a_moved_file_loses_nothing(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "cat.png"
    Image.new("RGB", (500, 700), "teal").save(path)
    sheet = OwnPicturesSheet(window, "back", settings, lambda host, folder: str(path))
    sheet.open()
    assert not sheet.take.isEnabled()
    sheet.file.click()
    qtbot.waitUntil(sheet.take.isEnabled)
    assert settings.own_back == "" and sheet.example.style_shown.own_back
    sheet.take.click()
    path.unlink()
    style = settings.card_style()
    assert Path(style.own_back).is_file() and settings.own_back_on
    assert look().cards == style, "the table follows at once"
    settings.reset()
    assert settings.card_style().own_back == "" and settings.own_back, "the picture is kept"


def test_the_marks_in_the_corners_of_own_faces_are_seen_at_once(window: MainWindow, settings: Settings) -> None:
    sheet = OwnPicturesSheet(window, "faces", settings)
    sheet.open()
    for on in (not settings.own_corners, settings.own_corners):
        sheet.corners.click()
        assert sheet.example.style_shown.own_corners is settings.own_corners is on


def test_a_picture_that_cannot_be_taken_is_told_in_one_sentence(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "wide.png"
    Image.new("RGB", (900, 500), "teal").save(path)
    sheet = OwnPicturesSheet(window, "faces", settings, lambda host, folder: str(path))
    sheet.open()
    sheet.look_at(path)
    qtbot.waitUntil(lambda: "wide.png" in sheet.told.text())
    assert not sheet.take.isEnabled() and settings.own_faces == ""


def test_of_pictures_looked_at_earlier_nothing_is_left_to_be_shown_or_taken(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    for symbol, size in (("KH", (500, 700)), ("7D", (500, 700)), ("AS", (900, 500))):
        (tmp_path / symbol).mkdir()
        Image.new("RGB", size, "teal").save(tmp_path / symbol / f"{symbol}.png")
    sheet = OwnPicturesSheet(window, "faces", settings)
    sheet.open()
    for symbol in ("KH", "7D"):
        sheet.look_at(tmp_path / symbol)
        assert not sheet.take.isEnabled()
        qtbot.waitUntil(sheet.take.isEnabled)
        assert sheet.example.symbols == (symbol,) and sheet.example.style_shown.own_faces
    sheet.look_at(tmp_path / "AS")
    qtbot.waitUntil(lambda: "AS.png" in sheet.told.text())
    assert not sheet.take.isEnabled() and not sheet.example.style_shown.own_faces


def test_a_picture_that_the_next_start_may_still_need_is_not_deleted(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = []
    for kept_now, tint in ((True, "teal"), (False, "red"), (True, "blue")):
        Image.new("RGB", (500, 700), tint).save(tmp_path / "cat.png")
        monkeypatch.setattr(settings, "keep_now", lambda kept_now=kept_now: kept_now)
        sheet = OwnPicturesSheet(window, "back", settings)
        sheet.look_at(tmp_path / "cat.png")
        qtbot.waitUntil(sheet.take.isEnabled)
        sheet.take.click()
        kept.append(Path(settings.card_style().own_back))
        assert [one.is_file() for one in kept] == ([False, False, True] if len(kept) == 3 else [True] * len(kept))


def test_pictures_that_a_full_disk_does_not_take_are_no_longer_looked_at(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(pictures: object, place: Path) -> Path:
        raise FileRefused("disk-full", ("back.png",))

    path = tmp_path / "cat.png"
    Image.new("RGB", (500, 700), "teal").save(path)
    monkeypatch.setattr(own_pictures, "keep", full)
    sheet = OwnPicturesSheet(window, "back", settings)
    sheet.open()
    sheet.look_at(path)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(MessageSheet)))
    assert sheet.told.text() == "" and not sheet.take.isEnabled() and not sheet.example.style_shown.own_back


def test_own_pictures_are_deleted_only_after_a_question(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "cat.png"
    Image.new("RGB", (500, 700), "teal").save(path)
    first = OwnPicturesSheet(window, "back", settings)
    first.look_at(path)
    qtbot.waitUntil(first.take.isEnabled)
    first.take.click()
    kept = Path(settings.card_style().own_back)
    for answer in ("stay", "do"):
        sheet = OwnPicturesSheet(window, "back", settings)
        sheet.open()
        sheet.remove.click()
        (question,) = [one for one in window.findChildren(Question) if one.isVisible()]
        assert kept.is_file(), "nobody has agreed yet"
        getattr(question, answer).click()
        assert kept.is_file() == bool(settings.own_back) == (answer == "stay")
        sheet.close()


def test_without_room_for_looking_at_pictures_nothing_is_written_where_the_program_was_started(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, here = tmp_path / "cat.png", tmp_path / "here"
    Image.new("RGB", (500, 700), "teal").save(path)
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(own_pictures, "QTemporaryDir", lambda: QTemporaryDir(str(path / "inside")))
    sheet = OwnPicturesSheet(window, "back", settings)
    sheet.open()
    sheet.look_at(path)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(MessageSheet)))
    assert not list(here.iterdir()) and not sheet.take.isEnabled()


def test_the_settings_offer_the_own_back_beside_the_others(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    path = tmp_path / "cat.png"
    Image.new("RGB", (500, 700), "teal").save(path)
    sheet = OwnPicturesSheet(window, "back", settings)
    sheet.look_at(path)
    qtbot.waitUntil(sheet.take.isEnabled)
    sheet.take.click()
    window.show_settings()
    shown = next(one for one in window.findChildren(SettingsSheet) if one.isVisible())
    assert shown.backs.buttons["own"].isChecked()
    click(shown.backs.buttons["olive"])
    assert settings.card_style().own_back == "" and settings.back == "olive"
    click(shown.backs.buttons["own"])
    assert settings.card_style().own_back
    shown.own["faces"].click()
    assert any(one.isVisible() for one in window.findChildren(OwnPicturesSheet))


# Results


def game(ended: datetime, names: tuple[str, ...], winners: tuple[str, ...]) -> Finished:
    return Finished(GAME, ended, names, winners, (), "It is over.")


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("language", ["en", "he"])
def test_a_page_of_results_has_every_name_and_stays_off_the_edge(
    language: str, qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    from tests.printing.read_back import inked_edge, picture, unembedded

    use(language)
    moment = datetime(2026, 3, 1, 20, tzinfo=UTC)
    games = [game(moment, ("Tamar", "Noa"), ("Noa",))] * 60
    files: list[object] = []
    sheet = ResultsSheet(window, GAME, games, settings, saving_in(tmp_path, "page"))
    sheet.saved.connect(files.append)
    sheet.open()
    sheet.pdf.click()
    qtbot.waitUntil(lambda: bool(files))
    page = pypdfium2.PdfDocument((tmp_path / "page.pdf").read_bytes())[0]
    assert inked_edge(picture(page), (210, 297)) >= 6 and unembedded(page) == []
    text = page.get_textpage().get_text_range()
    assert "Tamar" in text and "Noa" in text and "60" in text


def test_an_evening_is_asked_for_only_for_the_page_of_an_evening(window: MainWindow, settings: Settings) -> None:
    games = [game(datetime(2026, 3, 1, 20, tzinfo=UTC), ("Tamar", "Noa"), ("Noa",))]
    sheet = ResultsSheet(window, GAME, games, settings)
    sheet.open()
    for what in ("evening", "game", "evening"):
        click(sheet.what.part(what))
        assert sheet.days.isVisible() is (what == "evening")


def test_the_page_of_results_on_view_follows_the_day_the_game_and_the_paper(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[tuple[str, list[Finished]]]()

    def noted(paper: PaperSize, title: str, games: list[Finished], *, one_game: bool) -> PrintPage:
        asked.append((title, games))
        return results_page(paper, title, games, one_game=one_game)

    monkeypatch.setattr(results_sheet, "results_page", noted)
    first, second = (game(datetime(2026, 3, day, 20, tzinfo=UTC), ("Tamar", "Noa"), ("Noa",)) for day in (1, 2))
    other = second._replace(game=next(one for one in GAMES if one != GAME))
    sheet = ResultsSheet(window, GAME, [other, second, first], settings)
    sheet.open()
    evenings = dict(sheet.day.items)
    for day in evenings:
        choose(sheet.day, day)
        assert asked[-1] == (evenings[day](), [first] if day.day == 1 else [second, other])
    click(sheet.what.part("game"))
    assert asked[-1] == (game_name(GAME), [second, first])
    for name, paper in reversed(PAPERS.items()):
        click(sheet.paper.part(name))
        assert sheet.preview._page is not None and sheet.preview._page.paper == paper


def test_the_results_offer_a_page_of_what_was_played(window: MainWindow, store: Store) -> None:
    window.show_results(GAME)
    page = window.findChild(StatisticsPage)
    assert page is not None and not page.print.isEnabled()
    rules = GAMES[GAME]
    number = store.begin(Record.begin(rules, rules.seats()[0], 1), {})
    record = store.load(number, GAMES)
    rng = Random(1)
    while record.position.result is None:
        record.act(rng.choice(rules.legal(record.position)))
        store.act(number, record.done[-1], record)
    page.show_game(next(one for one in GAMES if one != GAME))
    click(page.print)
    assert any(sheet.isVisible() for sheet in window.findChildren(ResultsSheet))


def test_commands_print_as_the_settings_say(own_home: Path) -> None:
    store = Store.open(own_home)
    chosen = {"print_paper": "letter", "print_flip": "short", "print_right": 1.5, "four_colour": True, "back": "olive"}
    for key, value in {**chosen, "print_down": "x", "large_index": 7}.items():
        store.settings().put(key, value)
    store.close()
    order = as_kept(PrintOrder(GAME))
    assert (order.paper, order.flip, order.offset.down) == ("letter", "short", 0)
    assert order.style.four_colour and order.style.back == "olive" and not order.style.large_index


@pytest.mark.parametrize("odd", [[], {}, ["a4"], {"a4": 1}, 7, True, 1e308, "a5"], ids=repr)
def test_settings_that_say_nothing_sensible_are_printed_as_usual(own_home: Path, odd: object) -> None:
    with Store.open(own_home) as store:
        for key in KEPT:
            store.settings().put(key, odd)
    order = as_kept(PrintOrder(GAME))
    usual = PrintOrder(GAME)
    assert (order.paper, order.flip) == (usual.paper, usual.flip) and order.offset == order.offset.allowed()
    assert order.style.back == CardStyle().back and not order.style.own_back and not order.style.own_faces


def test_while_sheets_are_painted_no_others_can_be_asked_for(qtbot: QtBot, made: PrintSheet) -> None:
    buttons = (made.pdf, made.pictures, made.test)
    assert all(button.isEnabled() for button in buttons)
    made.pdf.click()
    made.refresh()
    assert not any(button.isEnabled() for button in buttons)
    made.reject()
    qtbot.wait(50)
