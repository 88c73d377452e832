"""The forecast for a new game: quick games in the background, shown quietly; nobody waits for them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.new_game import forecast
from app.shell.new_game.forecast import AgreedTable, Figures, Forecast, ForecastBox, figures, simulate_command
from app.shell.new_game.sheet import NewGameSheet
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.wording import t
from app.wording.bidi import bare
from app.wording.catalogue import has
from tests.alive import alive
from tests.shell.conftest import click

KNOWN = AgreedTable("majnun", 3, (("edition", "booklet"), ("decks", "auto"), ("max_rounds", 20)))


def report(games: int, cap: float = 0.02) -> str:
    wins = [{"share": share} for share in (0.36, 0.4, 0.24)]
    data = {"games": games, "rounds": {"var": "round", "mean": 11.2}, "wins": wins, "cap": {"share": cap}}
    return json.dumps(data)


def program(tmp_path: Path, *lines: str) -> list[str]:
    """A program in place of `simulate`; its arguments are in `sys.argv[1:]`."""
    path = tmp_path / "program.py"
    path.write_text("\n".join(("import sys, time, os", *lines)), "utf-8")
    return [sys.executable, str(path)]


def stand_in(monkeypatch: pytest.MonkeyPatch, command: list[str]) -> None:
    monkeypatch.setattr(forecast, "simulate_command", lambda table, games: [*command, str(games)])


@pytest.mark.long
def test_the_program_itself_is_asked_and_answers(qtbot: QtBot) -> None:
    asked = Forecast(patience=60_000, rest=0)
    told: list[Figures | None] = []
    asked.told.connect(told.append)
    asked.ask(KNOWN._replace(options=(*KNOWN.options[:-1], ("max_rounds", 2))))
    qtbot.waitUntil(lambda: told[-1] is not None and told[-1].games == 200)
    found = told[-1]
    assert isinstance(found, Figures)
    assert told[0] is None and [one.games for one in told if one is not None] == [5, 50, 200], "a few of them soon"
    assert found.noun == "round"
    assert 1 <= found.length <= 2
    assert 0 < found.first < 1
    assert not asked.running


@pytest.mark.parametrize("game", sorted(game for game in GAMES if GAMES[game].info.seats[1] > 1))
def test_every_game_and_option_can_be_put_on_the_command_line(game: str) -> None:
    from app.commands._question import question

    rules = GAMES[game]
    seats = rules.seats()[-1]
    values = tuple((option.name, option.default) for option in rules.options(seats))
    words = simulate_command(AgreedTable(game, seats, values), 20)
    asked = question(words[words.index("simulate") + 1 :], GAMES)
    assert asked.json
    assert asked.plan[0].games == 20
    assert asked.plan[0].table.seats == seats
    assert dict(asked.plan[0].table.options) == dict(values)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"games": 3}', report(5)[:-1], '{"rounds": {"var": "x"}}'])
def test_what_is_no_report_is_no_figure(text: str) -> None:
    assert figures(text.encode()) is None


def test_the_length_is_in_moves_where_the_game_counts_nothing_else() -> None:
    data = json.loads(report(5)) | {"rounds": None, "actions": {"mean": 0.2}}
    assert figures(json.dumps(data).encode()) == Figures(5, 1, "move", 0.36, 0.02, 0.2)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize(("least", "known"), [(50, [5, 50]), (5, [5])])
def test_games_that_take_too_long_are_ended_and_what_fewer_said_stays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, least: int, known: list[int]
) -> None:
    slow = f"time.sleep(60) if int(sys.argv[1]) > {least} else None"
    stand_in(monkeypatch, program(tmp_path, slow, f"print({report(1)!r}.replace(': 1,', f': {{sys.argv[1]}},'))"))
    asked = Forecast(patience=1500, rest=0)
    box = ForecastBox(asked)
    qtbot.addWidget(box)
    told: list[Figures | None] = []
    asked.told.connect(told.append)
    asked.ask(KNOWN)
    qtbot.waitUntil(lambda: not (asked._rest.isActive() or asked.running or asked._late.isActive()))
    assert [one.games for one in told if one is not None] == known
    assert box.figures is not None and box.figures.games == least and "11" in box.line.text()


def test_without_an_answer_nothing_is_told_and_nothing_is_left(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stand_in(monkeypatch, program(tmp_path, "time.sleep(60)"))
    asked = Forecast(patience=150, rest=0)
    told: list[object] = []
    asked.told.connect(told.append)
    asked.ask(KNOWN)
    qtbot.waitUntil(lambda: asked.running)
    qtbot.waitUntil(lambda: not asked.running and not asked._late.isActive())
    assert told == [None]


@pytest.mark.parametrize("command", [["/nothing/of/this/name"], [sys.executable, "-c", "raise SystemExit(3)"]])
def test_a_program_that_does_not_work_is_no_trouble(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    stand_in(monkeypatch, command)
    asked = Forecast(rest=0)
    told: list[object] = []
    asked.told.connect(told.append)
    asked.ask(KNOWN)
    qtbot.waitUntil(lambda: not asked.running and not asked._rest.isActive())
    assert told == [None]


def test_another_question_ends_the_one_under_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mark = tmp_path / "pids"
    lines = (f"open({str(mark)!r}, 'a').write(f'{{os.getpid()}}\\n')", "time.sleep(60)")
    stand_in(monkeypatch, program(tmp_path, *lines))
    asked = Forecast(patience=60_000, rest=0)
    asked.ask(KNOWN)
    qtbot.waitUntil(lambda: mark.exists() and mark.read_text("utf-8").endswith("\n"))
    asked.ask(KNOWN._replace(seats=4))
    asked.stop()
    first = int(mark.read_text("utf-8").split()[0])
    assert not alive(first)


def test_the_box_says_what_is_known_and_stays_as_high(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    box = ForecastBox(Forecast(rest=60_000))
    qtbot.addWidget(box)
    box.forecast.told.emit(Figures(200, 11, "round", 0.36, 0.02))
    assert bare(box.line.text()).split("\n") == [
        "About 11 rounds a game", "The first seat wins 36% of the games", "2% of the games end at the agreed limit",
    ]
    high = box.heightForWidth(400)
    box.forecast.told.emit(Figures(200, 11, "round", 0.36, 0.0))
    assert bare(box.line.text()).split("\n")[2] == "Hardly any game is cut short"
    assert box.heightForWidth(400) == high
    settings.language = "he"
    QApplication.processEvents()
    assert "11 סיבובים" in bare(box.line.text())
    high = box.heightForWidth(400)
    box.forecast.told.emit(None)
    assert box.line.text() == t("company.forecast.working") and box.heightForWidth(400) == high
    box.forecast.gave_up.emit()
    assert box.line.text() == t("company.forecast.unknown") and box.heightForWidth(400) == high


def test_of_a_few_games_only_the_length_is_said(qtbot: QtBot, settings: Settings, appearance: Appearance) -> None:
    box = ForecastBox(Forecast(rest=60_000))
    qtbot.addWidget(box)
    high = box.heightForWidth(400)
    box.forecast.told.emit(Figures(10, 17, "deal", 0.4, 0.1))
    assert bare(box.line.text()) == "About 17 deals a game" and "10" in box.source.text()
    assert box.heightForWidth(400) == high


def test_games_that_nobody_wins_are_said_beside_those_of_the_first_seat(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    said = json.loads(report(200)) | {"nobody": {"games": 176, "share": 0.88}}
    box = ForecastBox(Forecast(rest=60_000))
    qtbot.addWidget(box)
    high = box.heightForWidth(400)
    box.forecast.told.emit(figures(json.dumps(said).encode()))
    assert bare(box.line.text()).split("\n")[1] == "The first seat wins 36% of the games, nobody 88%"
    settings.language = "he"
    QApplication.processEvents()
    assert "88%" in bare(box.line.text()).split("\n")[1]
    settings.language = "en"
    QApplication.processEvents()
    assert box.heightForWidth(400) == high


def test_minutes_are_those_of_the_pace_in_use(qtbot: QtBot, settings: Settings, appearance: Appearance) -> None:
    seconds = [3.0]
    box = ForecastBox(Forecast(rest=60_000), lambda: seconds[0])
    qtbot.addWidget(box)
    box.forecast.told.emit(Figures(200, 11, "round", 0.36, 0.02, 240.0))
    assert bare(box.line.text()).split("\n")[0] == "About 11 rounds a game: 12 minutes, and your time to think"
    seconds[0] = 0.0
    box.forecast.told.emit(Figures(200, 11, "round", 0.36, 0.02, 240.0))
    assert "minute" not in box.line.text()


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.info.seats[-1] > 1])
def test_a_game_whose_length_nobody_can_foretell_says_so_in_its_own_words(
    qtbot: QtBot, settings: Settings, appearance: Appearance, game: str
) -> None:
    box = ForecastBox(Forecast(rest=60_000), lambda: 3.0)
    qtbot.addWidget(box)
    box.forecast.ask(AgreedTable(game, 3, ()))
    box.forecast.told.emit(Figures(5, 7, "turn", 0.36, 0.02, 240.0))
    foretold = "About 7 turns a game: 12 minutes, and your time to think"
    assert bare(box.line.text()) == (t(own) if has(own := f"{game}.forecast.length") else foretold)


def opened(window: MainWindow, settings: Settings, game: str) -> NewGameSheet:
    made = NewGameSheet(window, game, settings)
    made.open()
    QApplication.processEvents()
    return made


def test_at_a_quicker_pace_an_act_takes_less_time_and_at_once_none(window: MainWindow, settings: Settings) -> None:
    sheet = NewGameSheet(window, "meydele", settings)
    seconds = []
    for pace in ("even", "quick", "at-once"):
        settings.override("pace", pace)
        seconds.append(sheet._seconds())
    assert seconds[0] > seconds[1] > seconds[2] == 0
    settings.override("pace", "even")
    for speed, times in ((0.5, 2.0), (2.0, 0.5), (0.0, 0.0)):
        settings.speed = speed
        assert sheet._seconds() == pytest.approx(times * seconds[0]), "as the cards move at that table"


def test_the_sheet_asks_anew_with_every_change_and_stops_when_it_closes(
    qtbot: QtBot, window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[AgreedTable] = []
    stopped: list[int] = []
    monkeypatch.setattr(Forecast, "ask", lambda self, table: asked.append(table))
    monkeypatch.setattr(Forecast, "stop", lambda self: stopped.append(1))
    sheet = opened(window, settings, "majnun")
    assert sheet.seats is not None
    assert [table.seats for table in asked] == [3]
    click(sheet.seats.add)
    assert [table.seats for table in asked] == [3, 4]
    click(sheet.seats.rows[1].kind.part(False))
    assert len(asked) == 2
    assert not stopped
    sheet.close()
    assert stopped


def test_the_columns_of_all_seats_stay_in_line(window: MainWindow, settings: Settings) -> None:
    seats = opened(window, settings, "majnun").seats
    assert seats is not None
    click(seats.add)
    QApplication.processEvents()
    assert seats.rows[1].remove.isVisible() and not seats.rows[0].remove.isVisible()
    assert len({row.kind.mapTo(seats, QPoint(0, 0)).x() for row in seats.rows}) == 1


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("text_size", [100, 130])
def test_a_window_of_usual_size_has_both_columns(
    window: MainWindow, settings: Settings, language: str, text_size: int
) -> None:
    settings.choose("language", language)
    settings.choose("text_size", text_size)
    window.resize(1280, 800)
    sheet = opened(window, settings, "majnun")
    seats, deal = sheet.seats, sheet.deal
    assert seats is not None
    one = QRect(seats.mapTo(sheet, QPoint(0, 0)), seats.size())
    other = QRect(deal.mapTo(sheet, QPoint(0, 0)), deal.size())
    assert one.right() < other.left() or other.right() < one.left()


@pytest.mark.parametrize("game", [game for game, rules in GAMES.items() if rules.seats()[-1] > 1])
def test_no_option_of_any_game_takes_the_second_column_away(
    window: MainWindow, settings: Settings, game: str
) -> None:
    """Five thresholds of Soureh, each with its noun, did."""
    settings.choose("language", "en")
    window.resize(1280, 800)
    sheet = opened(window, settings, game)
    assert sheet.seats is not None
    one, other = sheet.seats.mapTo(sheet, QPoint(0, 0)), sheet.deal.mapTo(sheet, QPoint(0, 0))
    assert abs(one.x() - other.x()) > sheet.deal.width()


def test_a_calm_table_and_a_game_for_one_are_not_forecast(window: MainWindow, settings: Settings) -> None:
    assert opened(window, settings, "solo").forecast is None
    settings.calm = True
    assert opened(window, settings, "majnun").forecast is None


def test_what_is_known_stands_below_its_heading_inside_the_box(
    qtbot: QtBot, settings: Settings, appearance: Appearance
) -> None:
    box = ForecastBox(Forecast(rest=60_000))
    qtbot.addWidget(box)
    box.forecast.told.emit(Figures(200, 11, "round", 0.36, 0.02))
    box.resize(400, box.heightForWidth(400))
    box.show()
    QApplication.processEvents()
    heading = next(label for label in box.findChildren(Label) if label.text() == t("company.forecast"))
    for label in (heading, box.line):
        assert box.rect().contains(label.geometry()) and label.parentWidget() is box
    assert heading.geometry().bottom() < box.line.geometry().top()
