"""Questions about a finished game that are asked one after another."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.engine import Record, view
from app.games import GAMES
from app.shell.table.errand import EngineErrand
from app.shell.table.thinker import EngineQuestion
from app.wording.answers import EngineAnswer


def test_a_question_that_can_no_longer_be_asked_holds_up_none_of_the_others(qtbot: QtBot) -> None:
    position = Record.begin(GAMES["meydele"], 3, 7, {}).position
    others = [view(position, seat) for seat in range(3) if seat != position.turn]
    left = [EngineQuestion(other, "hard", 1) for other in others]
    heard: list[EngineAnswer | None] = []
    parent = QObject()
    errand = EngineErrand(lambda: left.pop() if left else None, heard.append, parent)
    with qtbot.waitSignal(errand.ended):
        errand.start()
    assert heard == [None, None]
