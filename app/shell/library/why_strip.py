"""The strip above a replay's film: why a computer player did something, and what a person could have done better.

A reason uses only what the seat knew at the time. What would have been best with every card open is told separately and
called hindsight. Both are computed in an engine process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from app.engine import position_to_json, view
from app.session import reasons
from app.session.decisions import read_decisions
from app.session.moments import LEVEL, Moment
from app.session.proof import Remade
from app.session.replay import Replay
from app.shell.kit.boxes import in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.focus import allow
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.widgets import Label, Words, paint_paper, plain, said
from app.shell.table.errand import EngineErrand
from app.shell.table.thinker import EngineQuestion
from app.wording import t
from app.wording.answers import EngineAnswer
from app.wording.explained import made_words


class WhyStrip(QWidget):
    """A button that asks why, and the answer; hidden in games without anybody to ask, until there is something to tell.

    In all other games it keeps its place, so that the table does not move from one gesture to the next. If there is
    little height, its button stands elsewhere (`lend`), and the strip appears only while it tells something. `asked` is
    emitted when somebody asks, and the film pauses.
    """

    asked = Signal()

    def __init__(self, replay: Replay, table: Mapping[str, Any], rest: QWidget) -> None:
        """For this replay; `table` is what was kept beside its record.

        `rest` gets the focus when the focused button is disabled.
        """
        super().__init__()
        self._replay, self._table = replay, table
        self._rest = rest
        self._company = any(one.computer for one in replay.seated) or bool(read_decisions(table))
        self._offers = self._company
        """Whether this film has gestures to ask about; False while a moment is shown."""
        self._place: int | None = None
        self._errand: EngineErrand | None = None
        self.ask = PushButton(said("why.ask"), "link", icon="hint")
        self.ask.clicked.connect(self.ask_why)
        self.told = Label(plain(""), "body", wrap=True)
        # Several lines keep off the edge; a single one has the height of the button beside it.
        self.told.setContentsMargins(0, 5, 0, 5)
        self._row = in_row(self.ask, (self.told, 1), gap=12, margins=(18, 4, 18, 4), on=self)
        self._lent = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.hide()

    @property
    def words(self) -> str:
        """The words in the strip."""
        return self.told.text()

    def lend(self, row: QBoxLayout | None, place: int = 0) -> None:
        """Put the button into this row, and show the strip only while it tells something; None: take it back."""
        self._lent = row is not None
        (self._row if row is None else row).insertWidget(place, self.ask)
        self.ask.setVisible(self._offers)
        self._show()

    def _show(self) -> None:
        """Show or hide the strip."""
        self.setVisible(bool(self.words) or (self._offers and not self._lent))

    def show_place(self, place: int) -> None:
        """Offer to say why, if a computer player made the gesture that led to this place.

        If this place is shown already, keep what was said about it.
        """
        if place == self._place:
            return
        self.stop()
        self._place = place
        actor = self._replay.actor(place)
        computer = actor is not None and actor < len(self._replay.seated) and self._replay.seated[actor].computer
        offered = computer or reasons.asked(self._replay.record, self._table, place - 1) is not None
        allow(self.ask, offered, self._rest)
        self._offers = self._company
        self.ask.setVisible(self._offers)
        self._tell(plain(""))

    def ask_why(self) -> None:
        """Find out why the gesture that led to this place was made."""
        self.asked.emit()
        question = reasons.asked(self._replay.record, self._table, (self._place or 0) - 1)
        if question is None:
            self._tell(lambda: t("why.replay.unkept", name=self._who()))
            return
        self._tell(said("why.thinking"))
        kept, more = question.decision, {**question.more, "explain": True}
        asking = EngineQuestion(question.view, kept.level, kept.seed, more, kept.outside)
        self._ask_engine(asking, lambda answer: self._answer(question, answer))

    def _answer(self, question: Remade, answer: EngineAnswer | None) -> None:
        self._tell(lambda: reasons.reason(question, answer, self._who(), self._replay.names))

    def show_moment(self, moment: Moment) -> None:
        """Say what a person did here and what would have been better, and then what hindsight says."""
        self.stop()
        game = moment.view.game.id
        allow(self.ask, False, self._rest)
        self._offers = False
        self.ask.hide()

        def note() -> str:
            names = self._replay.names
            made = made_words(game, moment.action, moment.view, names)
            return t("moments.note", n=moment.number + 1, action=made, better=moment.sentence(names))

        self._tell(note)
        position = self._replay.record.position_at(moment.number)
        if view(position, moment.view.seat) != moment.view:
            # The moment is a later action of the same gesture, whose position was never on the table.
            return
        more = {"hindsight": True, "against": moment.action, "position": position_to_json(position), "ms": None}

        def hear(answer: EngineAnswer | None) -> None:
            if answer is None:
                return
            best = answer["action"]
            self._tell(lambda: f"{note()} {hindsight(best)}")

        def hindsight(best: str) -> str:
            if best == moment.action:
                return t("moments.hindsight.same")
            return t("moments.hindsight", action=made_words(game, best, moment.view, self._replay.names))

        self._ask_engine(EngineQuestion(moment.view, LEVEL, 1, more), hear)

    def stop(self) -> None:
        """Stop looking for an answer."""
        if self._errand is not None:
            self._errand.close()
            self._errand.deleteLater()
            self._errand = None

    def _ask_engine(self, asking: EngineQuestion, hear: Callable[[EngineAnswer | None], None]) -> None:
        self.stop()
        waiting = iter((asking,))
        self._errand = EngineErrand(lambda: next(waiting, None), hear, self)
        self._errand.start()

    def _who(self) -> str:
        actor = self._replay.actor(self._place or 0)
        return self._replay.seated[actor].called if actor is not None else ""

    def _tell(self, words: Words) -> None:
        """Say this; the strip is visible as long as there is something to say or to ask."""
        self.told.say(words)
        self.retranslate()
        self._show()
        if self.words:
            announce(self, self.words)

    def retranslate(self) -> None:
        """Say it in the current language; screen readers hear the cards as words."""
        self.told.retranslate()
        name_aloud(self.told, self.words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper, like the film's."""
        paint_paper(self)
