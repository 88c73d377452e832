"""Taking back at the table when it is refused or there is nothing to take back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.store import Store
from app.table.commands import COMMANDS, Command
from app.table.prompts import Rest
from app.wording import t
from app.wording.bidi import bare
from tests.session.test_taking_back import hung_on_a_hand, seat_all


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (Command.UNDO, "table.undo.none"),
        (Command.REDO, "table.redo.none"),
        (Command.ONCE_MORE, "bar.once-more.none"),
    ],
)
def test_a_key_with_nothing_to_go_back_to_says_so(
    table: Callable[..., TablePage], command: Command, words: str
) -> None:
    page = table("soureh", persons=1, seats=3)
    page.activateWindow()
    QApplication.processEvents()
    for key in COMMANDS[command].keys:
        page.say()
        assert bare(page.voice.prompt.detail) != bare(t(words))
        QTest.keySequence(page.surface, QKeySequence(key))
        assert page.voice.prompt.detail == t(words)
        assert page.voice.prompt.sentence == page.prompt().sentence and not page.sitting.record.done


def test_after_a_remark_the_question_comes_back_and_nothing_that_was_told_before_it(
    table: Callable[..., TablePage]
) -> None:
    page = table("soureh", persons=1, seats=3)
    asked, page._resting = page.voice.prompt, Rest(words="That was told before.")
    page.remark("By the way")
    assert page.voice.prompt.detail == "By the way"
    page._refusal.timeout.emit()
    assert (page.voice.prompt.sentence, page.voice.prompt.detail) == (asked.sentence, asked.detail)


def test_who_takes_back_by_the_button_and_presses_once_more_does_not_do_it_again(
    table: Callable[..., TablePage]
) -> None:
    page = table("trishape", persons=1, seats=1)
    page.activateWindow()
    page.act((str(page.sitting.view.legal[0]),))
    page.settle()
    assert page.sitting.may_take_back()
    page.controller.mentioned = "what led to the question"
    undo = page.bar.buttons[Command.UNDO]
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(undo, Qt.Key.Key_Space)
    page.settle()
    assert not page.sitting.record.done and not undo.isEnabled() and not page.controller.mentioned
    assert QApplication.focusWidget() is page.surface
    QTest.keyClick(page.surface, Qt.Key.Key_Space)
    page.settle()
    assert not page.sitting.record.done


def test_who_asks_in_vain_is_told_why_and_nothing_goes_back(
    qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance
) -> None:
    settings.speed = 0.0
    sitting = seat_all(store, settings, hung_on_a_hand(), persons=1)
    sitting.privacy.show(0)
    page = TablePage(sitting, settings)
    qtbot.addWidget(page)
    page.company.turns.decided.disconnect()
    page.resize(1280, 800)
    page.show()
    page.surface.show_view(sitting.view)
    page.settle()
    page.carry_out(Command.UNDO)
    assert len(sitting.record.done) == 12
    assert page.voice.prompt.detail == t("table.undo.revealed")
    page.leave()


def test_a_question_asked_again_does_not_mention_what_was_taken_back(table: Callable[..., TablePage]) -> None:
    """The voice said that the other seat had exchanged a card, in a position in which it had not."""
    page = table("soureh", persons=1, seats=2, seed=1)
    page._settings.speed = 2.0
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    while True:
        assert sitting.turn is not None, "nothing that could be taken back is mentioned"
        page.act([str(sitting.view_of(sitting.turn).legal[0])])
        page.settle()
        lead, done = page.controller.mentioned, len(sitting.record.done)
        if sitting.turn == sitting.seat and lead and lead in page.voice.prompt.detail:
            page.company.undo()
            page.settle()
            if len(sitting.record.done) < done:
                break
    assert lead not in page.voice.prompt.detail
