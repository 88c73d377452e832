"""What the voice explains leaves its second line once it has been read, and comes back when the person asks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.bots.players import quick
from app.engine import Reason
from app.games import GAMES
from app.shell.settings.settings import PaceName
from app.shell.table import page as page_module
from app.shell.table.company import TableCompany
from app.shell.table.page import TablePage
from app.table.commands import COMMANDS, Command
from app.table.controller import Controller
from app.table.explanations import CLOSE, TIMES
from app.table.meanwhile import ROOM
from app.table.reading import IN_SECRET
from app.wording import t, use
from app.wording.bidi import bare
from app.wording.spoken import spoken
from tests.table.invented import OUTSIDE

Table = Callable[..., TablePage]
KEY = COMMANDS[Command.REPEAT].keys[0]


def laid(page: TablePage) -> None:
    """Lay a card: what is said then is a rule of the game, and nothing else."""
    page.act([str(next(action for action in page.sitting.view.legal if action.verb == "lay"))])
    page.settle()


def known(table: Table) -> TablePage:
    """A table whose person has laid cards so often that laying is no longer explained, nor how to ask for it."""
    page = table("trishape", persons=1, seats=1)
    page.activateWindow()
    QApplication.processEvents()
    for _ in range(40):
        if page.pace.explanations.held_back and not page.voice.prompt.detail:
            return page
        laid(page)
    raise LookupError("it is explained for ever")


def explained(page: TablePage) -> bool:
    """Whether the voice, and what a screen reader finds there, says what follows from laying a card."""
    rule = t("trishape.voice.lay.draws")
    assert (rule in page.voice.prompt.detail) == (spoken(rule) in page.voice.accessibleName())
    return rule in page.voice.prompt.detail


def test_a_rule_is_said_three_times_then_how_to_read_it_and_then_no_more(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Controller, "goal", "")
    page = table("trishape", persons=1, seats=1)
    page.say()
    said = list[str]()
    while len(said) < TIMES + 2:
        if page.controller.prompt(page.sitting.view, None).explains:
            said.append(bare(page.voice.prompt.detail))
        laid(page)
    rule, way = bare(t("trishape.voice.lay.draws")), bare(t("table.explained", key=KEY))
    assert said == [rule] * TIMES + [way, ""]


def test_a_rule_over_which_something_else_was_said_was_not_read_and_can_be_asked_for(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing is told, what the others did took the place of every explanation, which then never came."""
    monkeypatch.setattr(Controller, "goal", "")
    page = table("trishape", persons=1, seats=1)
    page.say()
    for _ in range(3 * TIMES):
        page.tell("News.")
        assert page.voice.prompt.detail == "News."
        laid(page)
    while not page.controller.prompt(page.sitting.view, None).explains:
        laid(page)
    assert explained(page)
    page.tell("News.")
    page.explain(wanted=True)
    assert explained(page)


def test_the_goal_of_the_game_is_said_at_the_first_decisions_but_not_of_a_held_card(table: Table) -> None:
    page = table("trishape", persons=1, seats=1)
    met = 0
    while page.controller.goal in page.voice.prompt.detail:
        page.surface.gestures.hold(next(iter(page.controller.cards(page.sitting.view))))
        page.say()
        assert page.controller.goal not in page.voice.prompt.detail
        page.surface.gestures.hold(None)
        laid(page)
        met += 1
    assert met == TIMES


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("game", ["asirim", "krav-maga", "meydele", "shapes", "soureh"])
def test_where_nothing_is_told_decisions_are_explained_beside_what_others_did(table: Table, game: str) -> None:
    """What the others did took the whole line, in a game of four at every decision after the first."""
    low, high = GAMES[game].info.seats
    page = table(game, persons=1, seats=min(max(low, 4), high))
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    beside = False
    while not beside and (turn := page.sitting.turn) is not None:
        detail = page.voice.prompt.detail
        if page.sitting.view.decides and page._missed:
            assert len(bare(detail)) <= ROOM + CLOSE
            lines = page.controller.prompt(page.sitting.view, None).explains.split("\n")
            beside = any(line in detail for line in (page.controller.goal, *lines) if line)
        page.act([str(quick(page.sitting.view_of(turn), len(page.sitting.record.done), OUTSIDE))])
        page.settle()
    assert beside


def test_what_has_become_familiar_stays_so_in_another_language(table: Table) -> None:
    page = known(table)
    page.pace.met[0, IN_SECRET] = 7
    for language in ("he", "en"):
        page._settings.choose("language", language)
        page.retranslate()
        page.say()
        for _ in range(2):
            assert page.controller.goal not in page.voice.prompt.detail and not explained(page)
            laid(page)
        assert page.controller.met[0, IN_SECRET] == 7, "nor are acts that all do in secret told slower again"


def test_the_key_that_says_again_explains_until_the_next_act(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    page, heard = known(table), list[str]()
    monkeypatch.setattr(page_module, "announce", lambda _widget, words: heard.append(words))
    assert not explained(page)
    QTest.keySequence(page.surface, QKeySequence(KEY))
    assert explained(page) and heard == [page.voice.accessibleName()], "it is heard once"
    page.say()
    assert explained(page)
    laid(page)
    assert not explained(page)


def test_pointing_at_the_voice_or_pressing_it_explains_until_the_pointer_leaves(table: Table) -> None:
    page = known(table)
    at = QPoint(page.voice.width() // 2, page.voice.height() // 2)
    for ask in (
        lambda: QApplication.sendEvent(page.voice, QHelpEvent(QEvent.Type.ToolTip, at, page.voice.mapToGlobal(at))),
        lambda: QTest.mouseClick(page.voice, Qt.MouseButton.LeftButton, pos=at),
    ):
        ask()
        assert explained(page)
        QApplication.sendEvent(page.voice, QEvent(QEvent.Type.Leave))
        assert not explained(page)


def test_pointing_at_a_button_changes_nothing_under_the_pointer(table: Table) -> None:
    page = known(table)
    index = next(iter(page.controller.cards(page.sitting.view)))
    page.surface.gestures.hold(index)
    page.say()
    button = page.voice.buttons[-1].geometry().center()
    QApplication.sendEvent(page.voice, QHelpEvent(QEvent.Type.ToolTip, button, page.voice.mapToGlobal(button)))
    assert not explained(page)
    wanted = list[bool]()
    page.voice.questioned.connect(wanted.append)
    words = page.voice.buttons[0].geometry().topLeft() - QPoint(40, 0)
    QTest.mouseClick(page.voice, Qt.MouseButton.LeftButton, pos=words)
    assert wanted[:1] == [True], "beside the buttons it asks"


def test_asking_does_not_take_away_why_a_gesture_was_refused(table: Table) -> None:
    page = known(table)
    page._refuse(Reason("wrong-pile", ("7H", "H")))
    refused = page.voice.prompt.sentence
    page.carry_out(Command.REPEAT)
    assert page.voice.refusing and page.voice.prompt.sentence == refused


def test_what_a_computer_player_did_stays_in_the_voice_until_its_next_act(table: Table) -> None:
    """That it was thinking came and went between any two of its acts, twenty times in a row."""
    page = table("basa", persons=1, seats=4, seed=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting, stayed = page.sitting, 0
    page._settings.speed = 2.0
    while stayed < 3:
        before = sitting.turn
        assert before is not None and not sitting.over
        page.act([str(sitting.view_of(before).legal[-1])])
        page.settle()
        if before in sitting.computers and sitting.turn == before and page._resting is not None:
            assert page.voice.prompt.sentence == page._resting.words != ""
            stayed += 1
        else:
            assert page.voice.prompt.sentence == page.prompt().sentence


def test_after_a_deal_told_to_the_end_a_computer_player_is_said_to_think(table: Table) -> None:
    page = table("majnun", persons=1, seats=3, seed=4)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page._settings.speed = 2.0
    opening = page.sitting.record.opening
    page.surface.deal(opening.told(page.sitting.seat), page.sitting.view)
    page.settle()
    assert page._resting is not None and not page.sitting.record.done
    assert page.voice.prompt.sentence == page.prompt().sentence


def test_no_goal_is_said_while_others_decide(table: Table) -> None:
    page = table("majnun", persons=1, seats=3, seed=4)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    own = set[bool]()
    while own != {True, False}:
        page.say()
        mine = page.sitting.view.decides
        assert (page.controller.goal in page.voice.prompt.detail) == mine
        own.add(mine)
        assert page.sitting.turn is not None
        page.act([str(page.sitting.view_of(page.sitting.turn).legal[0])])
        page.settle()


def test_what_one_person_asked_for_is_not_explained_to_the_next_nor_after_the_pointer_has_left(table: Table) -> None:
    page = known(table)
    page.explain(wanted=True)
    assert explained(page)
    page.forget()
    page.say()
    assert not explained(page)
    page.explain(wanted=True)
    page._refuse(Reason("wrong-pile", ("7H", "H")))
    QApplication.sendEvent(page.voice, QEvent(QEvent.Type.Leave))
    assert page.voice.refusing, "the refusal stands its time"
    page.say()
    assert not explained(page)


def acts_again(table: Table) -> TablePage:
    """A table at which a computer player acts again, and what it has just done is still in the voice."""
    page = table("basa", persons=1, seats=4, seed=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    page._settings.speed = 2.0
    while True:
        before = sitting.turn
        assert before is not None
        page.act([str(sitting.view_of(before).legal[-1])])
        page.settle()
        shown, asked = page.voice.prompt.sentence, page.prompt().sentence
        if before in sitting.computers and sitting.turn == before and shown != asked:
            return page


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("pace", ["even", "calm"])
def test_what_stays_in_the_voice_stays_while_the_computer_player_thinks_unless_it_waits_for_a_press(
    table: Table, pace: PaceName
) -> None:
    page = acts_again(table)
    told, turns = page.voice.prompt.sentence, page.company.turns
    turns.thinking, turns.waits = page.sitting.turn, pace == "calm"
    turns.thought.emit()
    assert (page.voice.prompt.sentence == told) == (pace == "even")
    assert page.voice.prompt.waits == (pace == "calm")
    turns.thinking, turns.waits = None, False
    turns.thought.emit()
    assert not page.voice.prompt.waits
    assert (page.voice.prompt.sentence == told) == (pace == "even")


def test_what_stays_in_the_voice_is_said_in_the_language_that_is_chosen_meanwhile(table: Table) -> None:
    page = acts_again(table)
    use("he")
    page.retranslate()
    page.settle()
    assert page.voice.prompt.sentence == page.prompt().sentence


def test_what_was_read_at_a_stop_does_not_stay_for_another_press(table: Table) -> None:
    page = table("basa", persons=1, seats=4, seed=3)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    page._settings.override("pace", "calm")
    page._settings.speed = 1.0
    sitting, stops = page.sitting, 0
    while stops < 2:
        before = sitting.turn
        assert before is not None
        page.act([str(sitting.view_of(before).legal[-1])])
        page.settle()
        rest = page._resting
        if before in sitting.computers and sitting.turn == before and rest and page.surface.teller.waits(rest):
            assert page.voice.prompt.sentence == page.prompt().sentence != rest.words
            stops += 1


def test_a_person_who_is_out_is_offered_the_end_also_while_one_computer_player_acts_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = acts_again(table)
    monkeypatch.setattr(TableCompany, "idle", property(lambda _: True))
    told = page._resting
    assert told is not None and told.words
    page.surface.show_view(page.sitting.view)
    page.settle()
    assert [button.command for button in page.voice.prompt.buttons] == [Command.TO_END]
    # Once that is offered, what the computer player did stays, as it does for those who still play.
    page._say_meanwhile(told)
    page.surface.show_view(page.sitting.view)
    page.settle()
    assert page.voice.prompt.sentence == told.words
    assert [button.command for button in page.voice.prompt.buttons] == [Command.TO_END]
    assert page.voice.buttons[0].isEnabled()
