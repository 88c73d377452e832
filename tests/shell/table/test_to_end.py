"""*To the end* when nobody present decides any more: whole games of every kind, in which the person is out first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.bots.players import quick
from app.engine import View, play, view
from app.games import GAMES
from app.session.decisions import Decision
from app.session.taking_back import TakeBack
from app.shell.table import company
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.wording import t
from app.wording.bidi import bare
from tests.covering import spread
from tests.shell.conftest import read
from tests.table.invented import OUTSIDE

SEATS, DEALS, ACTS = 3, 3, 120
"""How many seats, which deals are tried, and within how many acts the person has to be out."""


def decision(seen: View, done: int) -> str:
    """What the seat in turn does after `done` acts: the person does anything, so that they are out soon."""
    return str(Random(done).choice(seen.legal) if seen.turn == 0 else quick(seen, done, OUTSIDE))


def out_early(page: TablePage) -> int | None:
    """After how many acts seat 0 has nothing left to decide while others play on; None if that takes too many."""
    position = page.sitting.record.position
    for done in range(ACTS):
        if position.turn is None:
            return None
        if 0 in page.controller.gone(view(position, None)):
            return done
        position = play(position, decision(view(position, position.turn), done)).position
    return None


class Quick:
    """A fake for the process of the computer players: it answers immediately as a quick player does."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.level = ""

    def start(self) -> None:
        """Nothing."""

    cancel = close = start

    def ask(self, seen: View, level: str, *_: object) -> None:
        """Answer from the event loop, as a process does."""
        self.level = level
        done = len(self._page.sitting.record.done)
        action = str(quick(seen, done, OUTSIDE))
        QTimer.singleShot(0, lambda: self._page.company.turns._on_decided(action, Decision(level, done)))


WITH_OUT = [
    game
    for game, rules in GAMES.items()
    if rules.info.seats[0] <= SEATS <= rules.info.seats[1] and {"out", "lost"} & set(rules.info.vars)
]
"""The games in which a seat can be out before the end."""
ALONE = [game for game, rules in GAMES.items() if rules.info.seats == (1, 1)]


def table_without_the_person(
    table: Callable[..., TablePage], monkeypatch: pytest.MonkeyPatch, game: str, pace: str = "calm"
) -> tuple[TablePage, Quick, int]:
    """A table at which the person is out and others play on, the fake that decides, and after how many acts.

    It is told at this pace from then on.
    """
    monkeypatch.setattr(company, "END_MS", 0.0)
    rules, short = GAMES[game], {"max_rounds": 50}
    known = {option.name for option in rules.options(SEATS)} >= set(short)
    options = short if known and rules.check(SEATS, rules.fill(SEATS, short)) is None else {}
    tables = (table(game, persons=1, seats=SEATS, seed=deal, **options) for deal in range(1, DEALS + 1))
    page, acts = next(((page, acts) for page in tables if (acts := out_early(page)) is not None), (None, 0))
    if page is None:
        pytest.skip(f"in {DEALS} deals nobody is out of {game} while others play on")
    page.company.turns.stop()
    asker = Quick(page)
    monkeypatch.setattr(page.company.turns, "_asker", lambda: asker)
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    for done in range(acts):
        assert not page.company.idle, "there is still something to decide"
        assert sitting.turn is not None
        page.act((decision(sitting.view_of(sitting.turn), done),))
    page.company._soon.blockSignals(False)
    page._settings.override("pace", pace)
    page._settings.speed = 1.0
    return page, asker, acts


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(WITH_OUT, 2))
@pytest.mark.parametrize("game", WITH_OUT)
def test_a_person_who_is_out_can_have_the_rest_played_at_once(
    table: Callable[..., TablePage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page, asker, acts = table_without_the_person(table, monkeypatch, game)
    sitting = page.sitting
    page.surface.show_view(sitting.view)
    qtbot.waitUntil(lambda: page.company.turns.thinking is not None)
    assert page.company.idle and page.voice.prompt.detail == t("pace.nobody")
    assert [button.command for button in page.voice.prompt.buttons] == [Command.TO_END]
    QTest.keyClick(page.surface, Qt.Key.Key_Return)
    assert not page.pace.hurried, "Enter, which went on until now, skips nothing"
    QTest.keyClick(page.voice.buttons[0], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sitting.over and page.company.end_panel is not None)
    more = len(sitting.record.done) - acts
    panel = page.company.end_panel
    assert panel is not None and more > 0
    QApplication.processEvents()
    assert bare(t("pace.played-on", n=more)) in read(panel), "the panel says how the rest was played"
    assert page.surface.stage.view == sitting.view
    assert asker.level == "quick", "nobody waits for a search"
    page.company._take_back(TakeBack(more, False, False))
    for _ in range(more):
        sitting.redo()
    assert not page.company._ended().played_on, "after moves were taken back, somebody watched the rest"


@pytest.mark.covering(game=spread(ALONE, 1))
@pytest.mark.parametrize("game", ALONE)
def test_a_person_on_whom_nothing_depends_any_more_can_have_the_rest_done_at_once(
    table: Callable[..., TablePage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(company, "END_MS", 0.0)
    page = table(game, persons=1, seats=1)
    sitting = page.sitting
    page.act((str(sitting.view.legal[0]),))
    page.company.play_to_end()
    assert not page.pace.hurried, "there is still something to decide"
    qtbot.waitUntil(lambda: not page.surface.telling)
    monkeypatch.setattr(page.controller, "forgone", lambda seen: str(seen.legal[0]))
    done = len(sitting.record.done)
    page.company.go_on()
    qtbot.waitUntil(lambda: not (page.company._soon.isActive() or page.surface._resize.isActive()))
    QApplication.processEvents()
    assert len(sitting.record.done) == done, "the person has not asked for it"
    laid: list[View] = []
    page.surface.stage.settled.connect(lambda: laid.append(sitting.view))
    page.company.play_to_end()
    qtbot.waitUntil(lambda: sitting.over and page.company.end_panel is not None)
    panel = page.company.end_panel
    assert panel is not None
    assert bare(t("pace.played-on", n=len(sitting.record.done) - 1)) in read(panel)
    assert page.surface.stage.view == sitting.view
    assert len(laid) < 5 < len(sitting.record.done), "nobody watches, so nothing is laid meanwhile"


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(WITH_OUT, 2))
@pytest.mark.parametrize("game", WITH_OUT)
def test_to_the_end_is_offered_while_others_are_told_as_well(
    table: Callable[..., TablePage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page, _, acts = table_without_the_person(table, monkeypatch, game)
    sitting = page.sitting
    page.surface.clock.now = lambda: 0.0
    assert sitting.turn is not None
    page.act((decision(sitting.view_of(sitting.turn), acts),))
    page.surface.go_on()
    if sitting.over or not page.surface.teller.waiting:
        pytest.skip("nothing of this act waits")
    assert [button.command for button in page.voice.prompt.buttons] == [Command.TO_END, Command.GO_ON]
    assert page.voice.prompt.buttons[-1].main, "Enter goes on, as it did before"
    page.voice.buttons[0].click()
    qtbot.waitUntil(lambda: sitting.over and page.company.end_panel is not None)
    assert page.surface.stage.view == sitting.view


@pytest.mark.long(keep=1)
@pytest.mark.covering(game=spread(WITH_OUT, 2))
@pytest.mark.parametrize("game", WITH_OUT)
def test_to_the_end_keeps_the_keyboard_and_can_be_pressed_in_the_middle_of_what_is_told(
    table: Callable[..., TablePage], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    page, _, acts = table_without_the_person(table, monkeypatch, game, "even")
    sitting = page.sitting
    page.surface.show_view(sitting.view)
    qtbot.waitUntil(lambda: page.company.turns.thinking is not None)
    page.company.turns.stop()
    page.surface.clock.now = lambda: 0.0
    page.surface.setFocus()
    QTest.keyClick(page.surface, Qt.Key.Key_Tab)
    (button,) = page.voice.buttons
    assert button.hasFocus()
    assert sitting.turn is not None
    page.act((decision(sitting.view_of(sitting.turn), acts),))
    if sitting.over or not page.surface.teller.busy:
        pytest.skip("nothing of this act is told")
    assert page.voice.buttons == [button] and button.isEnabled() and button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sitting.over and page.company.end_panel is not None)
    assert page.surface.stage.view == sitting.view
