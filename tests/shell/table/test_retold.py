"""What happened meanwhile, told on the real page: after the curtain, and again on request."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.bots.players import quick
from app.engine import Step
from app.session.sitting import Sitting
from app.shell.table.page import TablePage
from app.table.commands import Command
from app.table.prompts import Rest
from app.table.scores import at_deal, ends_deal
from app.wording.bidi import bare
from tests.shell.at_table import leave_the_window, uncover
from tests.table.invented import OUTSIDE

Table = Callable[..., TablePage]


def act(sitting: Sitting) -> Step:
    """Let the seat in turn act as a quick player would."""
    turn = sitting.turn
    assert turn is not None
    return sitting.act([str(quick(sitting.view_of(turn), len(sitting.record.done), OUTSIDE))])


@contextmanager
def opened(page: TablePage, qtbot: QtBot, pace: str = "even") -> Iterator[TablePage]:
    """Open the game of a page again as it stands now: the curtain is down, and telling takes its usual time."""
    settings = page._settings
    sitting = Sitting.resume(page.sitting.kept.store, settings, page.sitting.id)
    again = TablePage(sitting, settings)
    qtbot.addWidget(again)
    again.resize(1280, 800)
    again.show()
    again.open(False)
    assert again.company.covered
    settings.override("pace", pace)
    settings.speed = 2.0
    yield again
    settings.speed = 0.0
    again.leave()


def told(page: TablePage) -> int:
    """How many gestures the person named by the curtain is about to be told."""
    seat = page.sitting.privacy.next_seat
    assert seat is not None
    return len(page.sitting.record.done) - page.sitting.logbook.since_own_turn(seat)


def several(page: TablePage, least: int = 3) -> None:
    """Play on until the person in turn has at least this many gestures to be told."""
    sitting = page.sitting
    while True:
        act(sitting)
        done, seat = sitting.record.done, sitting.turn
        own = next((n + 1 for n in range(len(done) - 1, -1, -1) if done[n].seat == seat), 0)
        if own and len(done) - own >= least:
            return


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("game", ["majnun", "basa"])
def test_each_gesture_that_is_told_after_the_curtain_is_heard_and_the_table_rests_once(
    table: Table, qtbot: QtBot, game: str
) -> None:
    page = table(game, persons=3, seats=3)
    several(page)
    with opened(page, qtbot) as again:
        heard, rested = list[str](), list[bool]()
        again.sounded.connect(heard.append)
        again.surface.settled.connect(lambda: rested.append(again.surface.teller.busy))
        gestures = told(again)
        uncover(again, qtbot)
        assert again.surface.teller.busy and not rested
        again.surface.finish()
        laying = sum(
            any(event.code == "moved" for event in step.told(again.sitting.seat))
            for step in again.sitting.logbook.steps[-gestures:]
        )
        assert gestures > 2 and heard.count("lay") + heard.count("took") == laying > 1
        assert rested == [False]
        assert again.surface.stage.view == again.sitting.view


@pytest.mark.long
def test_nothing_asks_and_nothing_can_be_done_before_the_last_gesture_has_been_told(
    table: Table, qtbot: QtBot
) -> None:
    page = table("majnun", persons=2, seats=3)
    several(page)
    with opened(page, qtbot, "calm") as again:
        gestures, teller = told(again), again.surface.teller
        laid, pressed = list[int](), 0
        again.surface.stage.passed.connect(lambda: laid.append(1))
        uncover(again, qtbot)
        qtbot.waitUntil(lambda: teller.waiting)
        while teller.waiting:
            assert again.surface.gestures.chooser is None and not again.bar.buttons[Command.HINT].isEnabled()
            assert [button.command for button in again.voice.prompt.buttons] == [Command.GO_ON]
            assert again.company.turns.thinking is None
            assert again.voice.press_main()
            pressed += 1
            qtbot.waitUntil(lambda: teller.waiting or not teller.busy)
        assert len(laid) == gestures and pressed > 1
        assert again.surface.gestures.chooser is not None and again.voice.prompt == again.prompt()


@pytest.mark.long
def test_the_bar_follows_what_is_told_after_the_curtain(table: Table, qtbot: QtBot) -> None:
    page = table("basa", persons=3, seats=3)
    several(page)
    with opened(page, qtbot) as again:
        stage, said, so = again.surface.stage, list[str](), list[str]()

        def note() -> None:
            assert stage.view is not None
            said.append(bare(again.bar.fact.text()))
            so.append(bare(again.controller.quiet_fact(stage.view)))

        stage.passed.connect(note)
        uncover(again, qtbot)
        again.surface.finish()
        note()
        assert said == so and len(set(said)) > 1


def test_the_scores_after_the_curtain_are_those_of_the_deal_that_is_told(table: Table, qtbot: QtBot) -> None:
    page = table("soureh", persons=2, seats=2, seed=2)
    sitting = page.sitting
    for _ in range(400):
        step = act(sitting)
        if ends_deal(step.events) and any(step.before.vars["scores"]) and sitting.turn != step.before.turn:
            break
    number = len(sitting.record.done) - 1
    had, has = at_deal(sitting.record, number), sitting.record.position.vars["scores"]
    with opened(page, qtbot) as again:
        said: list[Rest] = []
        again.surface.teller.said.connect(said.append)
        uncover(again, qtbot)
        again.surface.finish()
        scores = [rest.scores for rest in said if rest.scores]
        assert any(had) and [[(one.by, one.total) for one in each] for each in scores] == [
            [(total - before, total) for total, before in zip(has, had, strict=True)]
        ]


def test_shown_once_more_nothing_stands_twice_beside_the_next_question(table: Table, qtbot: QtBot) -> None:
    page = table("soureh", persons=2, seats=2)
    kept = "in place of"
    for _ in range(40):
        several(page, 1)
        with opened(page, qtbot) as again:
            uncover(again, qtbot)
            again.surface.finish()
            asked = again.prompt()
            if kept not in asked.detail:
                continue
            for _ in range(2):
                again.company.show_once_more()
                assert again.surface.teller.busy
                again.surface.finish()
                QApplication.processEvents()
                assert bare(again.prompt().detail) == bare(asked.detail) and again.voice.prompt == again.prompt()
            return
    pytest.fail("nobody has ever taken the place of an open card")


@pytest.mark.long
def test_shown_once_more_the_cursor_of_the_keys_stays_where_it_is(table: Table, qtbot: QtBot) -> None:
    page = table("basa", persons=2, seats=2)
    several(page)
    with opened(page, qtbot) as again:
        uncover(again, qtbot)
        again.surface.finish()
        QTest.keyClick(again.surface, Qt.Key.Key_Right)
        at = again.surface.keyboard.at
        assert at is not None
        again.company.show_once_more()
        again.surface.finish()
        assert again.surface.keyboard.at == at


def language(page: TablePage) -> None:
    """Change the language to Hebrew."""
    page._settings.choose("language", "he")
    page.retranslate()


def at_once(page: TablePage) -> None:
    """Change the pace so that nothing is told any more."""
    page._settings.choose_pace(page.sitting.game, "at-once")


def wider(page: TablePage) -> None:
    """Make the window wider."""
    page.resize(1900, 1000)
    page.surface.fit()


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("change", [language, at_once, wider])
@pytest.mark.parametrize("pace", ["calm", "even"])
def test_what_changes_in_the_middle_leaves_the_table_as_it_is_at_the_end(
    table: Table, qtbot: QtBot, pace: str, change: Callable[[TablePage], None]
) -> None:
    page = table("majnun", persons=3, seats=3)
    several(page)
    with opened(page, qtbot, pace) as again:
        laid = list[int]()
        again.surface.stage.passed.connect(lambda: laid.append(1))
        uncover(again, qtbot)
        qtbot.waitUntil(lambda: len(laid) > 1)
        assert again.surface.teller.busy
        change(again)
        again.surface.finish()
        assert again.surface.stage.view == again.sitting.view and again.surface.gestures.chooser is not None
        assert again.voice.prompt == again.prompt()
        page._settings.choose("language", "en")


def test_who_leaves_the_window_in_the_middle_is_told_nothing_more(table: Table, qtbot: QtBot) -> None:
    page = table("majnun", persons=3, seats=3)
    several(page)
    with opened(page, qtbot, "calm") as again:
        uncover(again, qtbot)
        qtbot.waitUntil(lambda: again.surface.teller.waiting)
        leave_the_window()
        assert again.company.covered and again.surface.stage.view is None
        assert not again.surface.teller.busy and not again.voice.prompt.sentence
