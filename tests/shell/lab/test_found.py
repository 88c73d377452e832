"""The page *What we found*: it shows the shipped data in both languages, and leads to the lab."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app import wording
from app.games import GAMES, shelf
from app.lab.table_pace import pace_of
from app.shell.kit.widgets import Label, named
from app.shell.lab.found import found, shipped
from app.shell.lab.found_page import FoundPage, FoundPanel
from app.shell.lab.page import LabPage
from app.shell.lab.picture import Picture
from app.shell.lab.picture_panel import SentencesPanel
from app.shell.window.main_window import MainWindow
from tests.listed import LISTED
from tests.shell.conftest import click, focused, press, read
from tests.shell.lab.invented import Book


def test_every_game_of_the_program_has_its_findings_in_both_languages() -> None:
    for language in ("en", "he"):
        wording.use(language)
        told = found(GAMES)
        assert [one.game for one in told] == LISTED
        for one in told:
            assert len(one.sentences) >= 3, one.game
            assert one.experiment.games >= 100


def test_what_was_found_is_of_the_rules_as_they_are_now() -> None:
    assert [one.game for one in found(GAMES) if one.stale] == [], "kupa lab --found writes it anew"


def test_the_minutes_are_those_of_the_pace_as_it_is_measured_now() -> None:
    """A deal of Soureh was said to take 14 minutes, when it was told in 8."""
    for entry in shipped():
        game, seats = entry["game"], entry["experiment"]["a"]["seats"]
        told = next(one["values"] for one in entry["findings"] if one["code"].startswith("length.minutes"))
        for bound in ("low", "high"):
            minutes = told[bound][1]
            # The bounds are whole acts, or half way between two.
            acts = round(2 * minutes * 60 / pace_of(game, seats).seconds) / 2
            assert minutes == pytest.approx(pace_of(game, seats).minutes(acts), abs=2e-6), (game, "kupa lab --found")


def test_an_entry_that_cannot_be_read_is_left_out_and_the_others_are_shown() -> None:
    entries = shipped()
    unknown = {**entries[0], "findings": [{"code": "seats.no-such-code"}]}
    wrong = [{}, {"experiment": {"game": "no-such-game"}}, 7, unknown]
    told = found(GAMES, [*wrong, *entries[1:]])
    assert [one.game for one in told] == LISTED[1:]


def test_a_change_of_the_rules_is_said() -> None:
    entry = dict(shipped()[0])
    entry["experiment"] = {**entry["experiment"], "revision": 0}
    assert found(GAMES, [entry])[0].stale


def test_it_is_reached_from_the_lab_and_esc_leads_back_one_step(lab: LabPage, window: MainWindow) -> None:
    click(lab.found)
    page = window.stack.currentWidget()
    assert isinstance(page, FoundPage)
    assert focused() is page.panels[0].ask
    assert len(page.panels) == len(LISTED)
    words = read(page)
    names = [panel.findChildren(Label)[0].text() for panel in page.panels]
    assert names == [named(game)() for game in shelf() if game in LISTED], "in the order of the shelf"
    assert all(panel.ask.isVisible() for panel in page.panels)
    assert "average is 6" in words, "the inventors' own claim stands beside it"
    press(Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is lab


def test_a_press_asks_the_lab_about_the_game(lab: LabPage, window: MainWindow, book: Book) -> None:
    click(lab.found)
    page = window.stack.currentWidget()
    assert isinstance(page, FoundPage)
    QApplication.processEvents()
    game = [game for game in shelf() if game in LISTED][-1]
    click(page.panels[-1].ask)
    assert window.stack.currentWidget() is lab
    assert lab.desk.game == game and lab.desk.running


def test_of_a_game_whose_levels_have_not_played_the_page_says_so(
    lab: LabPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = {"one": ["level", "expert"], "other": ["level", "easy"], "share": ["percent", 0.61]}
    match |= {"low": ["percent", 0.55], "high": ["percent", 0.67], "even": ["percent", 0.5]}
    levels = {"played": 240, "findings": [{"code": "skill.better", "values": match}]}
    entries = [{name: one[name] for name in one if name != "levels"} for one in shipped()]
    monkeypatch.setattr("app.shell.lab.found.shipped", lambda: [{**entries[0], "levels": levels}, *entries[1:]])
    click(lab.found)
    page = window.stack.currentWidget()
    assert isinstance(page, FoundPage)
    first, second = read(page.panels[0]), read(page.panels[1])
    assert "An expert wins 61.0%" in first and "levels against each other" in first
    assert "An expert" not in second and "has not been measured" in second


def test_when_a_level_is_ahead_is_told_of_the_ends_of_the_ladder_alone() -> None:
    def ahead(other: str, games: int) -> dict[str, object]:
        ends = {"one": ["level", "expert"], "other": ["level", other]}
        return {"code": "skill.ahead", "values": {**ends, "n": ["games", games], "sure": ["percent", 0.95]}}

    levels = {"played": 240, "findings": [ahead("hard", 444), ahead("easy", 33)]}
    (page,) = found(GAMES, [{**shipped()[0], "levels": levels}])
    (told,) = page.levels
    assert "33" in told


def test_no_seat_is_told_of_twice() -> None:
    even = {"even": ["percent", 0.5], "seat": ["who", 0]}
    figures = {"share": ["percent", 0.51], "low": ["percent", 0.48], "high": ["percent", 0.54]}
    codes = ("seats.fair-open", "seats.open", "seats.nobody.never")
    told = [{"code": code, "values": {**even, **figures}, "verdict": "open"} for code in codes]
    one, *_ = shipped()
    (page,) = found(GAMES, [{**one, "findings": told}])
    assert len(page.sentences) == 2
    (page,) = found(GAMES, [{**one, "findings": told[1:]}])
    assert len(page.sentences) == 2, "where nothing is said of all seats, one of them is told of"


def test_findings_are_further_apart_than_the_lines_of_one(lab: LabPage, window: MainWindow) -> None:
    click(lab.found)
    page = window.stack.currentWidget()
    assert isinstance(page, FoundPage)
    QApplication.processEvents()
    for panel in page.findChildren(FoundPanel):
        lines = [one for one in panel.findChildren(Label) if one.wordWrap() and one.parentWidget() is panel]
        lines.sort(key=lambda one: one.y())
        # Within one sentence the next line follows after about two px, leading included.
        assert all(two.y() - one.geometry().bottom() > 6 for one, two in pairwise(lines))


def test_findings_with_games_behind_them_are_as_high_as_those_without(
    window: MainWindow, lab: LabPage, qtbot: QtBot
) -> None:
    panel = SentencesPanel()
    qtbot.addWidget(panel)
    told = Picture("Seats", "A sentence.")
    panel.show_pictures((told, told._replace(sentence_key="key")))
    panel.show()
    panel.resize(900, panel.sizeHint().height())
    QApplication.processEvents()
    rows = [row for row in panel.findChildren(QWidget) if row.layout() is not None]
    assert len(rows) == 2 and rows[0].height() == rows[1].height()
