"""Games against expert at a real table of 1920x1080: how soon it answers, and what the window spends meanwhile.

`python3 dev.py bench opponents [MINUTES] [GAME:SEATS ...]` (four games by default: one with cards laid unseen, one of
guessing, one of building, one with six seats; at most eight minutes each). One person, whose seat acts by the quick
player's rule, sits with expert players, which are asked through the engine process as always, at the pace *quick* by
the real clock. Prints a line of JSON for each game. It gives the milliseconds from question to answer by the clock
(median, 99th of a hundred, most), and how often the quick player had to stand in. For the turns of the window's event
loop in which anything happened it gives the milliseconds of processor time (the same three), and how many took longer
than `FRAME_MS`. It also says whether the game was played to its end. The turns that open the table are counted
separately. Sound and side panel are left out.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.lab.arena import percentile
from app.protocol.client import quick
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.table.thinker import EngineQuestion
from app.store import Store
from app.table.commands import Command
from tests.bench._asked import Number, Question

USUAL = ("krav-maga:2", "basa:3", "shapes:2", "asirim:6")
MINUTES = 8.0
FRAME_MS = 25.0
STIRRED = 0.2
"""A turn of the event loop in which something happened takes at least this much processor time, ms."""
OPENING = 1.0
"""For how many seconds a table opens."""


class Watch:
    """The measurements at one table: answers by the clock, and turns of the event loop by processor time, ms."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.turns: list[float] = []
        self.opening: list[float] = []
        self.stood_in = 0
        self._asked = 0.0

    def asked(self) -> None:
        """Note that a seat begins to think."""
        self._asked = time.monotonic()

    def answered(self, _question: EngineQuestion, _answer: Mapping[str, Any]) -> None:
        """Note how long the engine took to answer."""
        self.answers.append(round(1000 * (time.monotonic() - self._asked)))

    def failed(self, _question: EngineQuestion) -> None:
        """Nobody answered in time."""
        self.stood_in += 1

    def told(self) -> dict[str, object]:
        """The figures."""
        turns, answers = self.turns, self.answers
        return {
            "answers": len(answers),
            "answer ms": [percentile(answers, 50), percentile(answers, 99), max(answers, default=0)],
            "stood in": self.stood_in,
            "turns": len(turns),
            "turn ms": [round(one, 1) for one in (median(turns), quantiles(turns, n=100)[98], max(turns))],
            "long turns": sum(one > FRAME_MS for one in turns),
            "opening ms": round(max(self.opening, default=0.0), 1),
        }


def turn(page: TablePage, watch: Watch, begun: float) -> None:
    """Let the event loop go round once."""
    spent = time.process_time()
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
    spent = 1000 * (time.process_time() - spent)
    if spent >= STIRRED:
        (watch.turns if time.monotonic() - begun > OPENING else watch.opening).append(spent)
    else:
        time.sleep(0.001)


def played(game: str, seats: int, minutes: float, settings: Settings, store: Store) -> dict[str, object]:
    """The figures of one game."""
    settings.choose_pace(game, "quick")
    seated = settled([Seated("", "pomegranate", computer=seat > 0, level="expert") for seat in range(seats)])
    sitting = Sitting.begin(store, settings, NewGame(game, seated, GAMES[game].fill(seats, {}), 11))
    page, watch = TablePage(sitting, settings), Watch()
    page.resize(1920, 1080)
    page.show()
    page.open(True)
    begun = time.monotonic()
    turns = page.company.turns
    turns.thought.connect(watch.asked)
    asker = turns._asker().thinker
    asker.answered.connect(watch.answered)
    asker.failed.connect(watch.failed)
    while not sitting.over and time.monotonic() - begun < 60 * minutes:
        turn(page, watch, begun)
        if page.surface.teller.waiting:
            # In the first games of a kind, moves without a choice wait for the person.
            page.carry_out(Command.GO_ON)
        if page.surface.teller.busy or sitting.turn != sitting.seat:
            continue
        if sitting.turn is not None:
            page.act([str(quick(sitting.view, len(sitting.record.done), {"hour": 7}))])
    page.leave()
    page.close()
    return {"game": game, "seats": seats, "to its end": sitting.over, **watch.told()}


def main(words: Sequence[str]) -> None:
    """Print a line for each game."""
    tables = [f"{name}:{seats}" for name, rules in GAMES.items() for seats in rules.seats() if seats > 1]
    asked = Question(
        "opponents", __doc__, Number("minutes", MINUTES), games=USUAL, known=tables, noun="game:seats"
    ).asked(words)
    app = QApplication.instance() or QApplication([])
    with TemporaryDirectory() as home, Store.open(Path(home)) as store:
        settings = Settings(store.settings())
        look = Appearance(cast("QApplication", app), settings)
        for one in asked.games:
            game, seats = one.rsplit(":", 1)
            print(json.dumps(played(game, int(seats), asked.minutes, settings, store)), flush=True)
        del look


if __name__ == "__main__":
    main(sys.argv[1:])
