"""Whose turn it is and what follows: the person waits, another person gets the screen, or a computer player plays.

Computer players are asked through a process of their own (`opponents`), as soon as it is their turn, while cards still
fly. They play at a pace that people can follow and that tells nothing about their cards: the time between two acts is
always the same, however long they thought (look 9).
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.engine import View
from app.session.decisions import Decision
from app.session.sitting import Sitting
from app.shell.table.pace import Pace

if TYPE_CHECKING:
    from app.shell.table.opponents import Opponents

PACE_MS = 900.0
"""How long a computer player waits before it acts, ms at the pace *even*."""
AGAIN_MS = 300.0
"""The same before another act of the same seat, where people are already looking."""
DOTS_MS = 400
"""Between two steps of the thinking dots, ms."""


def outside() -> dict[str, int]:
    """What lies outside the cards: the hour on the clock, 1 to 12."""
    return {"hour": datetime.now().hour % 12 or 12}


def pause(seat: int, last: int | None) -> float:
    """How long a computer player seems to think if `last` was the seat that acted before, ms at the pace *even*."""
    return AGAIN_MS if seat == last else PACE_MS


class Turns(QObject):
    """The turns of one sitting.

    `decided` carries the actions that a computer player has chosen, and the `Decision` that says how. `handed` carries
    the seat of the person who gets the screen next, `troubled` a sentence about computer players that do not answer.
    `thought` is emitted whenever the thinking seat changes, `dotted` when only its dots move on. While a computer
    player `waits`, it acts only when the person goes on. `haste`, which the page sets, divides the pauses.
    """

    decided = Signal(tuple, object)
    handed = Signal(int)
    thought = Signal()
    dotted = Signal()
    troubled = Signal(str)

    def __init__(self, sitting: Sitting, pace: Pace, parent: QObject) -> None:
        """Nobody thinks yet."""
        super().__init__(parent)
        self._sitting = sitting
        self._at = pace
        self._opponents: Opponents | None = None
        self._asked: tuple[View, str, int, Mapping[str, Any], str] | None = None
        self._answer: tuple[str, Decision] | None = None
        self._paced = False
        self._closed = False
        self.waits = False
        self.haste = 1.0
        self.thinking: int | None = None
        self.step = 0
        # Any other kind of timer may come a twentieth too early.
        self._pace = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._pace.timeout.connect(self._on_pace)
        self._dots = QTimer(self, interval=DOTS_MS)
        self._dots.timeout.connect(self._on_dots)
        self._early = QTimer(self, singleShot=True, interval=0)
        self._early.timeout.connect(self._look_ahead)

    def prepare(self) -> None:
        """Let the computer player in turn, if one is, think while the table opens or what happened is still being told.

        It acts only after `go_on`. This is done from the event loop, so that the table appears, or cards move, first.
        """
        if self._sitting.computers and not self._sitting.over:
            self._early.start()

    def go_on(self, answered: bool = False) -> None:
        """Continue from a table at rest by asking the seat in turn; a table that was left may still come to rest.

        `answered`: the person has just gone on from a sentence, or their own act led to nothing they have to read. At
        the pace *calm* a computer player acts only then. So no computer player acts right after a table is opened, or
        right after an act of the person that led to something.
        """
        sitting = self._sitting
        turn = sitting.turn
        if self._closed or turn is None or self.thinking is not None:
            return
        if sitting.seated[turn].computer:
            self._think(turn, waits=self._at.patient and not answered)
        elif turn != sitting.seat:
            self.handed.emit(turn)

    def stop(self) -> None:
        """Forget the thinking seat: a move is taken back, the screen changes hands or the table is left."""
        self._answer = None
        self.waits = False
        self._pace.stop()
        self._dots.stop()
        if self._asked is not None:
            self._asked = None
            self._asker().cancel()
        if self.thinking is not None:
            self.thinking = None
            self.thought.emit()

    def hurry(self) -> bool:
        """Let the computer player act without waiting; False if nobody is thinking."""
        if self.thinking is None:
            return False
        self._pace.stop()
        if self.waits:
            self.waits = False
            self._dots.start()
            self.thought.emit()
        self._on_pace()
        return True

    def keep_pace(self) -> None:
        """Follow a change of pace: at *calm* a coming act waits, and at other paces a waiting act comes."""
        if self.waits and not self._at.patient:
            self.hurry()
        elif self._at.patient and self._pace.isActive():
            self._pace.stop()
            self._dots.stop()
            self.waits = True
            self.thought.emit()

    def close(self) -> None:
        """End the process for good: nobody at this table thinks any more."""
        self._closed = True
        self.stop()
        self._early.stop()
        if self._opponents is not None:
            self._opponents.close()

    def _think(self, seat: int, waits: bool) -> None:
        sitting = self._sitting
        self.thinking, self.step = seat, 0
        self._paced = False
        self.waits = waits
        done = sitting.record.done
        if not waits:
            self._pace.start(self._at.ms(pause(seat, done[-1].seat if done else None) / self.haste))
            if self._at.speed > 0:
                self._dots.start()
        self.thought.emit()
        self._ask(seat)

    def _look_ahead(self) -> None:
        """Start the process of the computer players, and ask the one in turn."""
        self._asker().start()
        turn = self._sitting.turn
        if turn is not None and self._sitting.seated[turn].computer:
            self._ask(turn)

    def _ask(self, seat: int) -> None:
        """Ask what a computer player does, unless exactly this has been asked already."""
        one = self._sitting.seated[seat]
        # If nobody watches any more, nobody should wait for a search either.
        level = "quick" if self._at.hurried else one.level
        question = self._sitting.view_of(seat), level, self._seed(), outside(), one.character
        if question != self._asked:
            self._asked, self._answer = question, None
            self._asker().ask(*question)

    def _seed(self) -> int:
        """The seed for a computer player, derived from the table's salt so that the deal cannot be deduced from it."""
        sitting = self._sitting
        return zlib.crc32(f"{sitting.salt} {len(sitting.record.done)}".encode())

    def _asker(self) -> Opponents:
        if self._opponents is None:
            # Imported with the first computer player, so that a start does not wait for it.
            from app.shell.table.opponents import Opponents

            self._opponents = Opponents(parent=self)
            self._opponents.decided.connect(self._on_decided)
            self._opponents.troubled.connect(self.troubled)
        return self._opponents

    def _on_decided(self, action: str, made: Decision) -> None:
        self._answer = action, made
        self._play()

    def _on_pace(self) -> None:
        self._paced = True
        self._play()

    def _on_dots(self) -> None:
        self.step += 1
        self.dotted.emit()

    def _play(self) -> None:
        if self.thinking is None or self._answer is None or not self._paced:
            return
        action, made = self._answer
        self._asked = self._answer = None
        self._dots.stop()
        self.thinking = None
        self.thought.emit()
        self.decided.emit((action,), made)
