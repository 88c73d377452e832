"""Questions as an inventor asks them: from the shelf, through the sheet, by clicks, to an answer from real games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine import Option
from app.games import GAMES
from app.lab.experiment import Restriction, Side
from app.lab.notebook import Notebook
from app.shell.kit.choices import ChoiceList, RadioCard
from app.shell.lab import rooms
from app.shell.lab.desk import Desk
from app.shell.lab.games_sheet import GamesSheet
from app.shell.lab.page import LabPage
from app.shell.lab.side_sheet import SideSheet
from app.shell.library.replay_page import ReplayPage
from app.shell.new_game.options import OptionControl
from app.shell.window.main_window import MainWindow
from app.wording.bidi import bare
from app.wording.sentences import option_value
from tests.shell.conftest import click, read, tile_of
from tests.shell.lab.invented import PlayedInAThread


def of_several() -> tuple[str, Option]:
    """A game for several with an option whose values are cards to click, and with short games."""
    found = [
        (rules.bound(rules.info.seats[0], rules.fill(rules.info.seats[0], {})), name, option)
        for name, rules in GAMES.items()
        for option in rules.options(rules.info.seats[0])
        if rules.info.seats[0] > 1 and option.kind == "choice" and option.rule and "auto" not in option.values
    ]
    _, name, option = min(found, key=lambda one: one[0])
    return name, option


@pytest.fixture
def lab(window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[LabPage]:
    """The lab, reached from the shelf, over real runs that play in this process."""

    def desk_of(folder: str, owner: QObject) -> Desk:
        desk = Desk(Notebook(tmp_path / "kept", GAMES), GAMES, PlayedInAThread())
        desk.setParent(owner)
        return desk

    monkeypatch.setattr(rooms, "desk_of", desk_of)
    click(tile_of(window.shelf, "lab"))
    page = window.stack.currentWidget()
    assert isinstance(page, LabPage)
    page.desk.set_wanted(4)
    yield page
    page.desk.end()


def pick(listed: ChoiceList[Any], value: object) -> None:
    """Choose a value in a list, as a press on it does."""
    at = next(i for i, (one, _) in enumerate(listed.items) if one == value)
    listed.setCurrentIndex(at)
    listed.activated.emit(at)
    QApplication.processEvents()


def compare(lab: LabPage, window: MainWindow, option: Option) -> Any:
    """Set up side B in the sheet with the other value of the option; return that value."""
    click(lab.form.compare)
    sheet = next(one for one in window.findChildren(SideSheet) if one.isVisible())
    control = next(one for one in sheet.findChildren(OptionControl) if one.option.name == option.name)
    cards = control.findChildren(RadioCard)
    other = next(i for i, value in enumerate(option.values) if value != option.default)
    sheet.page.ensureWidgetVisible(cards[other])
    click(cards[other])
    assert control.value == option.values[other]
    click(sheet.done)
    return option.values[other]


def answered(lab: LabPage, qtbot: QtBot, question: str) -> None:
    """Wait until a question has been fully answered, and all of the answer is shown."""

    def there() -> bool:
        answer, progress = lab.desk.answer, lab.desk.progress
        done = answer is not None and answer.question == question and progress is not None and progress.state == "done"
        drawn = bool(lab.panels) and not lab._pending and not lab._missing
        return done and drawn and all(panel.isVisible() for panel in lab.panels)

    qtbot.waitUntil(there)


@pytest.mark.long
def test_which_of_two_editions_is_decided_later_is_asked_by_clicks(
    lab: LabPage, window: MainWindow, qtbot: QtBot
) -> None:
    game, option = of_several()
    pick(lab.form.game, game)
    value = compare(lab, window, option)
    assert lab.desk.b == Side(lab.desk.a.seats, ((option.name, value),))
    click(lab.strip.chips["tension"])
    answered(lab, qtbot, "tension")
    assert "decided" in lab.form.lead.text()
    assert bare(option_value(game, option.name, value)) in bare(lab.form.lead.text())
    words = bare(lab.panels[0].accessibleDescription())
    assert "after 50% of the game" in words, "a screen reader says what the share is a share of"
    click(lab.panels[0].as_text)
    assert QApplication.clipboard().text().count("\n") > 10


@pytest.mark.long
def test_whether_a_rule_is_fair_is_asked_by_clicks_and_each_figure_leads_to_a_table(
    lab: LabPage, window: MainWindow, qtbot: QtBot
) -> None:
    game, option = of_several()
    pick(lab.form.game, game)
    compare(lab, window, option)
    answered(lab, qtbot, "compare")
    chart = lab.panels[0].chart
    assert chart is not None and all(spot.figure.key for spot in chart.spots), "a difference of nothing too"
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.spots[-1].box.center().toPoint())
    sheet = next(one for one in window.findChildren(GamesSheet) if one.isVisible())
    click(sheet.buttons[0])
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), ReplayPage))


def test_what_happens_without_a_card_is_asked_by_clicks(lab: LabPage, qtbot: QtBot) -> None:
    game, _ = of_several()
    pick(lab.form.game, game)
    click(lab.strip.chips["without"])
    form = lab.form.without
    assert form.kind is not None
    pick(form.kind, "card")
    assert form.what is not None
    card = form.what.items[3][0]
    pick(form.what, card)
    click(lab.form.run)
    qtbot.waitUntil(lambda: lab.desk.progress is not None and lab.desk.progress.state == "done")
    assert lab.desk.asked is not None and lab.desk.asked.without == Restriction("card", card)
    assert lab.desk.answer is not None


def test_who_plays_alone_is_not_asked_about_the_seats(lab: LabPage, qtbot: QtBot) -> None:
    pick(lab.form.game, next(name for name, rules in GAMES.items() if rules.info.seats[1] == 1))
    answered(lab, qtbot, "seats")
    assert "sits" not in lab.whole.text() and "won" in lab.whole.text()
    pick(lab.form.game, of_several()[0])
    answered(lab, qtbot, "seats")
    assert "sits" in lab.whole.text()


def test_what_the_lab_is_made_of_is_not_searched_for_waste(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    freeze = Mock()
    monkeypatch.setattr("app.shell.window.lab_visits.gc", SimpleNamespace(freeze=freeze))
    window.lab.show()
    window.show_shelf()
    window.lab.show()
    freeze.assert_called_once_with()
    assert "Rules lab" in read(window)
    window.lab.page.desk.end()
