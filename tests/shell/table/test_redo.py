"""Redoing what was taken back: offered while there is something to redo, and told as when it was done first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.taking_back import TakeBack
from app.shell.table.page import TablePage
from app.table.commands import Command
from tests.covering import spread
from tests.shell.at_table import uncover
from tests.shell.table.test_pace import one_acts, slow

Table = Callable[..., TablePage]
CONTROL = Qt.KeyboardModifier.ControlModifier


def offered(page: TablePage) -> bool:
    """Whether the bar offers to redo something."""
    return page.bar.buttons[Command.REDO].isEnabled()


def again(page: TablePage) -> None:
    """Press the key for it."""
    QTest.keyClick(page, Qt.Key.Key_Y, CONTROL)
    QApplication.processEvents()


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(GAMES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_offered_to_be_done_again_before_anything_was_taken_back(
    table: Table, qtbot: QtBot, game: str
) -> None:
    seats = GAMES[game].info.seats[0]
    page = table(game, persons=seats, seats=seats)
    for _ in range(3):
        if page.company.covered:
            uncover(page, qtbot)
        if page.sitting.turn != page.sitting.seat:
            break
        assert not offered(page)
        before = len(page.sitting.record.done)
        again(page)
        assert len(page.sitting.record.done) == before
        page.act([str(page.controller.legal(page.sitting.view)[0])])
        QApplication.processEvents()
    assert page.sitting.record.done and not offered(page)


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if rules.info.seats == (1, 1)])
def test_it_is_offered_after_taking_back_until_something_else_is_done(table: Table, game: str) -> None:
    page = table(game, persons=1, seats=1)

    def act(which: int) -> None:
        page.act([str(page.controller.legal(page.sitting.view)[which])])
        QApplication.processEvents()

    act(0)
    act(0)
    done = [gesture.actions for gesture in page.sitting.record.done]
    page.carry_out(Command.UNDO)
    page.carry_out(Command.UNDO)
    assert offered(page) and not page.sitting.record.done
    again(page)
    assert offered(page), "there is one more"
    again(page)
    assert not offered(page) and [gesture.actions for gesture in page.sitting.record.done] == done
    page.carry_out(Command.UNDO)
    assert offered(page)
    act(-1)
    assert not offered(page), "another road was taken"


def test_what_is_redone_is_told_as_when_it_was_done_first(table: Table) -> None:
    """Debts that others had to pay followed from it, and cards lay elsewhere without a word."""
    page = table("majnun", persons=1, seats=4)
    slow(page, "even")
    said: list[str] = []
    page.surface.teller.said.connect(lambda rest: said.append(rest.words))
    own, followed = False, 0
    while not (own and followed > 2):
        own, followed = page.sitting.turn == page.sitting.seat, 0
        said.clear()
        one_acts(page)
        page.surface.finish()
        followed = len(said)
    first, lies = list(said), page.sitting.view
    page.company._take_back(TakeBack(1, consent=False, refused=False))
    said.clear()
    page.company.redo()
    assert page.surface.telling
    page.surface.finish()
    assert said == first
    assert page.surface.stage.view == page.sitting.view == lies
