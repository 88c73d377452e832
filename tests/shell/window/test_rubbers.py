"""Rubbers at the table: the next game, who has won, and what leads out of one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.rubbers import Rubber
from app.session.seats import Seated
from app.session.sitting import Sitting
from app.shell.settings.settings import Settings
from app.shell.table import end_panel
from app.shell.table.end_panel import EndPanel
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.commands import Command
from app.wording import use
from app.wording.bidi import bare
from tests.session.finished import finished
from tests.shell.conftest import click

GAME, DEAL = "karov-meod", 3
COMPANY = (Seated("Dana", "fig", form="f"), Seated("Omar", "fish", computer=True))
WINNER = finished(GAME, 2, DEAL).position.result


def played(window: MainWindow, qtbot: QtBot, rubber: Rubber | None) -> EndPanel:
    """Begin a game, play it to its end and wait for the panel."""
    window.settings.choose_pace(GAME, "at-once")
    window.begin(NewGame(GAME, COMPANY, GAMES[GAME].fill(2, {}), DEAL, rubber))
    page = table(window)
    for gesture in finished(GAME, 2, DEAL).done:
        page.sitting.act([str(action) for action in gesture.actions])
    window.resume(page.sitting.id)
    page = table(window)
    qtbot.waitUntil(lambda: page.company.end_panel is not None)
    assert page.company.end_panel is not None
    return page.company.end_panel


def table(window: MainWindow) -> TablePage:
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    return page


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    use("en")
    monkeypatch.setattr(end_panel, "DEAF_MS", 1)


def wins(*others: int) -> tuple[int, int]:
    """These wins, with one more for the seat that wins the game."""
    assert WINNER is not None and len(WINNER.seats) == 1
    first, second = others
    return (first + 1, second) if 0 in WINNER.seats else (first, second + 1)


def test_the_next_game_goes_on_with_what_has_been_won(window: MainWindow, qtbot: QtBot) -> None:
    panel = played(window, qtbot, Rubber(3, (0, 1)))
    first = table(window).sitting.id
    count = wins(0, 1)
    said = bare(panel._over.text())
    assert "First to 3 wins." in said and f"Dana {count[0]}" in said and f"Omar {count[1]}" in said
    assert bare(panel.ways.again.text()) == "Next game"
    qtbot.waitUntil(lambda: not panel._deaf.isActive())
    click(panel.ways.again)
    sitting = table(window).sitting
    assert sitting.id != first and sitting.seed != DEAL
    assert sitting.rubber == Rubber(3, count)
    assert sitting.seated == COMPANY, "results are counted by seat"
    assert "First to 3 wins." in bare(window.notice.sentence)


def test_who_has_won_it_is_said_and_then_another_begins(window: MainWindow, qtbot: QtBot) -> None:
    panel = played(window, qtbot, Rubber(2, (1, 1)))
    assert WINNER is not None
    assert f"{COMPANY[WINNER.seats[0]].name} is the first to 2 wins" in bare(panel._over.text())
    assert panel._over.font().weight() > panel.reason.font().weight(), "it matters more than the game"
    assert bare(panel.ways.again.text()) == "Play again"
    qtbot.waitUntil(lambda: not panel._deaf.isActive())
    click(panel.ways.again)
    assert table(window).sitting.rubber == Rubber(2, (0, 0))
    assert not window.notice.isVisible() or "wins" not in bare(window.notice.sentence)


def test_a_game_by_itself_says_nothing_of_it(window: MainWindow, qtbot: QtBot) -> None:
    panel = played(window, qtbot, None)
    assert bare(panel._over.text()) == "The game is over" and bare(panel.ways.again.text()) == "Play again"
    panel.close()
    window.play_again()
    assert table(window).sitting.rubber is None


@pytest.mark.parametrize("way", [MainWindow.play_same_deal, MainWindow.play_rotated])
def test_the_same_deal_again_belongs_to_none(
    window: MainWindow, qtbot: QtBot, way: Callable[[MainWindow], None]
) -> None:
    played(window, qtbot, Rubber(3, (0, 1))).close()
    way(window)
    assert table(window).sitting.rubber is None


def test_below_the_closed_panel_the_button_says_the_same(window: MainWindow, qtbot: QtBot) -> None:
    for rubber, words in ((Rubber(3, (0, 1)), "Next game"), (Rubber(2, (1, 1)), "Play again"), (None, "Play again")):
        played(window, qtbot, rubber).close()
        (again,) = [one for one in table(window).prompt().buttons if one.command is Command.AGAIN]
        assert bare(again.label) == words


def test_during_a_game_it_stands_above_the_table_and_in_the_table_in_words(window: MainWindow) -> None:
    options = GAMES[GAME].fill(2, {})
    for rubber, brief, whole in (
        (None, "", ""),
        (Rubber(3, (0, 0)), "First to 3 wins", "You are playing for 3 wins. Nobody has won yet."),
        (Rubber(3, (0, 1)), "First to 3 wins: Omar 1", "First to 3 wins. So far: Omar 1 and Dana 0."),
    ):
        window.begin(NewGame(GAME, COMPANY, options, DEAL, rubber))
        page = table(window)
        fact, bar = page.controller.quiet_fact(page.sitting.view), page.bar.fact
        assert bare(bar.text()) == bare("\n".join(filter(None, (fact, brief))))
        assert bare(bar.toolTip()) == bare(bar.accessibleDescription()) == bare("\n".join(filter(None, (fact, whole))))
        page.beside.show(Command.WORDS)
        assert page.beside.panel is not None
        last = page.beside.panel.text().splitlines()[-1]
        assert last == whole if whole else "wins" not in last
        page.beside.refresh()
        assert page.beside.panel.text().splitlines()[-1] == last


def test_another_language_says_it_anew(window: MainWindow, qtbot: QtBot, settings: Settings) -> None:
    played(window, qtbot, Rubber(3, (0, 1)))

    def said() -> str:
        panel = table(window).company.end_panel
        return bare(panel._over.text()) if panel is not None else ""

    for language, name in (("he", "עומר"), ("en", "Omar"), ("he", "עומר")):
        settings.choose("language", language)
        assert name in said()


def test_a_game_that_is_left_and_begun_again_has_won_nobody_anything(window: MainWindow) -> None:
    window.begin(NewGame(GAME, COMPANY, GAMES[GAME].fill(2, {}), DEAL, Rubber(3, (0, 1))))
    window.play_again()
    sitting: Sitting = table(window).sitting
    assert sitting.rubber == Rubber(3, (0, 1)) and not sitting.record.done
