"""The sheet for a new game: what it offers, what it agrees, what it remembers."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Option, Reason, Rules
from app.engine.game import fits
from app.games import GAMES
from app.session.agreement import NewGame
from app.session.kept_games import Unfinished
from app.shell.kit.choices import RadioCard, Segmented
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.new_game.options import OptionControl, OptionPanel, fitting
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import Statistics
from app.wording import t
from app.wording.bidi import bare
from app.wording.sentences import option_help
from tests.covering import spread
from tests.shell.conftest import ALONE, click, press, tile_of

SEVERAL = [name for name, rules in GAMES.items() if rules.info.seats[1] > 1]


@pytest.fixture
def sheet(window: MainWindow, settings: Settings) -> NewGameSheet:
    """The sheet for Solo, open."""
    return opened(window, settings, "solo")


def opened(window: MainWindow, settings: Settings, game: str, statistics: Statistics | None = None) -> NewGameSheet:
    made = NewGameSheet(window, game, settings, statistics)
    made.open()
    QApplication.processEvents()
    return made


def agreed(qtbot: QtBot, sheet: NewGameSheet) -> NewGame:
    """The game that is agreed when the main button is pressed."""
    with qtbot.waitSignal(sheet.agreed) as told:
        click(sheet.play)
    new = told.args[0]
    assert isinstance(new, NewGame)
    return new


def test_two_presses_from_the_shelf_lead_to_the_cards(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[NewGame] = []
    monkeypatch.setattr(window, "begin", begun.append)
    tile_of(window.shelf, "solo").setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert [new.game for new in begun] == ["solo"]


def test_every_option_of_the_game_is_there_with_its_values_explained(sheet: NewGameSheet) -> None:
    options = GAMES["solo"].options(1)
    assert [control.option.name for control in sheet.options_panel.controls] == [option.name for option in options]
    ace = sheet.options_panel.controls[0]
    cards = ace.findChildren(RadioCard)
    assert len(cards) == 3
    assert all(card.accessibleDescription() for card in cards)


def test_what_is_chosen_is_agreed(qtbot: QtBot, sheet: NewGameSheet) -> None:
    click(sheet.options_panel.controls[0].findChildren(RadioCard)[1])
    segments = sheet.options_panel.controls[1].findChildren(Segmented)[0]
    click(segments.part(60))
    sheet.seed.setFocus()
    QTest.keyClicks(sheet.seed, "4711")
    new = agreed(qtbot, sheet)
    assert new == NewGame("solo", ALONE, {"ace": "low", "max_idle": 60}, 4711)


def test_without_a_number_the_deal_is_random(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    seeds = {agreed(qtbot, opened(window, settings, "solo")).seed for _ in range(6)}
    assert len(seeds) > 1


def test_only_digits_are_a_deal_number(sheet: NewGameSheet) -> None:
    sheet.seed.setFocus()
    QTest.keyClicks(sheet.seed, "a-1b2.3 45678901234")
    assert sheet.seed.text() == "123456789"


def test_a_number_can_be_drawn_beforehand(qtbot: QtBot, sheet: NewGameSheet) -> None:
    click(sheet.draw)
    drawn = sheet.seed.text()
    assert drawn.isdigit()
    assert agreed(qtbot, sheet).seed == int(drawn)


def test_the_options_of_the_last_time_are_shown_again(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "solo")
    click(sheet.options_panel.controls[0].findChildren(RadioCard)[2])
    agreed(qtbot, sheet)
    assert opened(window, settings, "solo").options["ace"] == "both"


def test_options_that_are_proposed_stand_in_place_of_those_of_the_last_time(
    window: MainWindow, settings: Settings
) -> None:
    settings.remember_options("solo", {"ace": "both", "max_idle": 60})
    assert NewGameSheet(window, "solo", settings, options={"ace": "low"}).options == {"ace": "low", "max_idle": 20}


def test_another_round_is_offered_only_for_the_same_players_and_options_and_a_deal_of_its_own(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    agreed(qtbot, opened(window, settings, "soureh"))
    sheet = opened(window, settings, "soureh")
    assert sheet.play.text() == t("company.again")
    sheet.seed.setText("4711")
    assert sheet.play.text() == t("new.start")


def test_no_game_begins_with_options_that_do_not_go_together(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None of the program's games has such options at present; a person's own game may."""
    rules, unfit = type(GAMES["solo"]), Reason("not-now")
    monkeypatch.setattr(rules, "check", lambda _rules, _seats, options: unfit if options["ace"] == "low" else None)
    sheet = opened(window, settings, "solo")
    assert sheet.play.isEnabled() and not sheet.options_panel.refusal.isVisible()
    click(sheet.options_panel.controls[0].findChildren(RadioCard)[1])
    assert not sheet.play.isEnabled() and sheet.options_panel.refusal.isVisible()
    click(sheet.options_panel.controls[0].findChildren(RadioCard)[0])
    assert sheet.play.isEnabled()


def test_options_of_another_version_fall_back_to_the_usual_ones(window: MainWindow, settings: Settings) -> None:
    settings.remember_options("solo", {"ace": "sideways", "max_idle": True, "gone": 1})
    assert opened(window, settings, "solo").options == {"ace": "high", "max_idle": 20}


def test_the_name_and_the_plate_are_kept_as_settings(qtbot: QtBot, sheet: NewGameSheet, settings: Settings) -> None:
    assert sheet.person is not None
    sheet.person.name.setFocus()
    QTest.keyClicks(sheet.person.name, "Tamar")
    click(sheet.person.picker.buttons[2])
    agreed(qtbot, sheet)
    assert settings.person == "Tamar"
    assert settings.plate == "fig"


def test_earlier_games_are_told_in_one_line_but_not_at_a_calm_table(window: MainWindow, settings: Settings) -> None:
    known = Statistics(3, 2, 1, 0, (10, 20, 30), 30, 20.0)

    def told(sheet: NewGameSheet) -> str:
        from app.shell.kit.widgets import Label

        return " ".join(label.text() for label in sheet.findChildren(Label))

    assert "won cards: best 30, average 20" in told(opened(window, settings, "solo", known))
    assert "0 wins" in bare(told(opened(window, settings, "solo", known._replace(wins=0, losses=3))))
    settings.calm = True
    assert "best 30" not in told(opened(window, settings, "solo", known))


def test_a_game_left_open_is_resumed_from_the_sheet_which_closes(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    waiting = Unfinished(7, "trishape", datetime.now(), 1, ("pomegranate",), "")
    sheet = NewGameSheet(window, "trishape", settings, waiting=waiting)
    sheet.open()
    with qtbot.waitSignal(sheet.resumed) as told:
        click(sheet.go_on)
    assert told.args == [7] and not window.sheet_open


def test_escape_begins_nothing(window: MainWindow, settings: Settings) -> None:
    sheet = opened(window, settings, "trishape")
    begun: list[object] = []
    sheet.agreed.connect(begun.append)
    press(Qt.Key.Key_Escape)
    assert not begun
    assert not window.sheet_open


def test_the_sheet_turns_with_the_language(sheet: NewGameSheet, settings: Settings) -> None:
    assert sheet.title.text() == "New game: Solo"
    settings.language = "he"
    QApplication.processEvents()
    assert sheet.title.text() == "משחק חדש: סולו"
    assert sheet.play.x() < sheet.cancel.x()


CHOICE = Option("kind", "choice", ("a", "b"), "a")
RANGE = Option("cap", "number", (5, 50), 10)
STEPS = Option("rounds", "number", (10, 20, 60), 20)
SWITCH = Option("open", "bool", (False, True), False)
MANY = Option("edition", "choice", ("a", "b", "c", "d", "e"), "a")


@pytest.mark.parametrize(
    ("option", "value", "fine"),
    [
        (CHOICE, "b", True),
        (CHOICE, "c", False),
        (RANGE, 17, True),
        (RANGE, 51, False),
        (RANGE, True, False),
        (STEPS, 60, True),
        (STEPS, 30, False),
        (SWITCH, True, True),
        (SWITCH, 1, False),
    ],
)
def test_a_kept_value_is_taken_only_if_the_option_has_it(option: Option, value: Any, fine: bool) -> None:
    assert fitting([option], {option.name: value})[option.name] == (value if fine else option.default)


def test_a_new_game_begins_with_what_its_game_offers_and_the_page_keeps_its_default() -> None:
    offered = CHOICE._replace(offered=CHOICE.values[-1])
    assert fitting([offered], {}) == {CHOICE.name: CHOICE.values[-1]}
    assert fitting([offered], {CHOICE.name: CHOICE.default}) == {CHOICE.name: CHOICE.default}


def test_a_value_that_nobody_has_chosen_follows_the_number_of_seats(
    qtbot: QtBot, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If 50 is proposed for two alone, two more seats do not play to 50 as well."""
    rules, options = type(GAMES["soureh"]), type(GAMES["soureh"]).options

    def for_two(self: Rules, seats: int) -> list[Option]:
        found = options(GAMES["soureh"], seats)
        return [one._replace(offered=50 if seats == 2 else None) if one.name == "threshold" else one for one in found]

    monkeypatch.setattr(rules, "options", for_two)
    panel = OptionPanel(GAMES["soureh"], 2, {})
    qtbot.addWidget(panel)
    panel.show()

    def threshold(seats: int) -> int:
        panel.show_seats(seats)
        return int(panel.values["threshold"])

    assert [threshold(seats) for seats in (2, 4, 2)] == [50, 100, 50]
    control = next(one for one in panel.controls if one.option.name == "threshold")
    click(next(segments.part(200) for segments in control.findChildren(Segmented)))
    assert [threshold(seats) for seats in (2, 4, 2)] == [200, 200, 200]
    control = next(one for one in panel.controls if one.option.name == "threshold")
    click(next(segments.part(50) for segments in control.findChildren(Segmented)))
    assert [threshold(seats) for seats in (2, 4)] == [50, 100], "whoever takes a choice back has made none"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_offers_is_a_value_of_the_option_and_goes_with_the_rest(game: str) -> None:
    rules = GAMES[game]
    for seats in rules.seats():
        values = fitting(rules.options(seats), {})
        assert all(fits(option, values[option.name]) for option in rules.options(seats))
        assert rules.check(seats, rules.fill(seats, values)) is None


@pytest.mark.parametrize("option", [CHOICE, RANGE, STEPS, SWITCH, MANY])
def test_every_kind_of_option_has_a_control(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, appearance: Appearance, option: Option
) -> None:
    from app.shell.new_game import options

    monkeypatch.setattr(options, "option_name", lambda game, option: option.name)
    monkeypatch.setattr(options, "option_value", lambda game, option, value: str(value))
    monkeypatch.setattr(options, "option_help", lambda game, option, value=None: "")
    other = {"kind": "b", "cap": 17, "rounds": 60, "open": True, "edition": "e"}[option.name]
    control = OptionControl("any", option, other)
    qtbot.addWidget(control)
    assert control.value == other


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_sheet_is_wider_than_the_sheet(window: MainWindow, settings: Settings, game: str) -> None:
    for language in ("he", "en"):
        settings.choose("language", language)
        sheet = opened(window, settings, game)
        assert sheet.page.page.width() <= sheet.page.viewport().width()
        sheet.close()


def test_editions_that_are_counted_stand_on_cards_as_editions_with_names_do(
    window: MainWindow, settings: Settings
) -> None:
    asked = {
        (game, option.kind): len(option.values)
        for game, rules in GAMES.items()
        for option in rules.options(rules.seats()[0])
        if option.name == "edition"
    }
    assert {kind for _, kind in asked} == {"number", "choice"}
    for (game, _), editions in asked.items():
        sheet = opened(window, settings, game)
        control = next(one for one in sheet.options_panel.controls if one.option.name == "edition")
        cards = control.findChildren(RadioCard)
        assert len(cards) == editions and all(card.accessibleDescription() for card in cards)
        sheet.close()


@pytest.mark.long
def test_who_is_played_against_is_told_where_that_is_the_game_itself(window: MainWindow, settings: Settings) -> None:
    for game, rules in GAMES.items():
        words = {label.text() for label in opened(window, settings, game).findChildren(Label) if label.isVisible()}
        assert (t("new.against-computer") in words) == bool(rules.info.simulated), game


@pytest.mark.long
def test_below_a_number_that_is_chosen_stands_what_it_does(window: MainWindow, settings: Settings) -> None:
    told = 0
    for game in GAMES:
        for control in opened(window, settings, game).options_panel.controls:
            for segments in control.findChildren(Segmented):
                for value in control.option.values:
                    with suppress(KeyError):
                        click(segments.part(value))
                    says = option_help(game, control.option, value) or ""
                    told += bool(says)
                    assert not says or says in {label.text() for label in control.findChildren(Label)}, (game, value)
    assert told


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(SEVERAL, 2))
@pytest.mark.parametrize("game", SEVERAL)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_whoever_makes_a_seat_a_persons_still_points_at_it(
    window: MainWindow, settings: Settings, game: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet = opened(window, settings, game)
    for _ in range(3):
        QApplication.processEvents()
    assert sheet.seats is not None
    kind = sheet.seats.rows[1].kind
    at = kind.mapTo(sheet, kind.rect().center())
    for computer in (False, True):
        click(kind.part(computer))
        for _ in range(3):
            QApplication.processEvents()
        assert sheet.seats.rows[1].seated.computer is computer
        assert kind.mapTo(sheet, kind.rect().center()) == at
