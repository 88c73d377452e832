"""What the last panel shows besides the result: the opened seal, and the moves that gave most away.

Both are computed in engine processes of their own while the panel is open, and end with it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.lab.hindsight import can_look_back
from app.session.decisions import read_decisions
from app.session.moments import LEVEL, MOST, Lookback, LookedBack, Moment, Size
from app.session.proof import Proof, Remade
from app.session.sitting import Sitting
from app.shell.kit.boxes import in_column, in_row, keep_room, with_room_for
from app.shell.kit.buttons import PushButton
from app.shell.kit.heard import name_aloud
from app.shell.kit.widgets import Label, Words, plain, said
from app.shell.table.end_panel import EndPanel
from app.shell.table.errand import EngineErrand
from app.shell.table.film_link import FilmLink
from app.shell.table.hindsight import HindsightBox
from app.shell.table.thinker import EngineQuestion
from app.wording import t
from app.wording.answers import EngineAnswer
from app.wording.explained import made_words

GAP = 4
"""Between the lines of a box, px."""
USUAL = " ".join(["nnnn"] * 6)
"""As long as what most moves are called; there is room for three such moments before they are known."""


class SealBox(QWidget):
    """The fingerprint of the deal, the button that proves it, and below them what the proof says (`proved`).

    The room for the outcome is there from the start, so that nothing moves under the pointer that presses the button;
    where room is short (`be_close`) it is there from the press on, so that nothing moves when the outcome comes.
    """

    proved = Signal()

    def __init__(self, sitting: Sitting) -> None:
        """For a finished game that has a seal or computer players. The proof has not begun."""
        super().__init__()
        self.proof = Proof(sitting.record, sitting.table, sitting.computers, exact=sitting.exact)
        self._questions = iter(self.proof.questions)
        self._asked: Remade | None = None
        self._started = False
        self._of = len(self.proof.decisions) - len(self.proof.elsewhere)
        seal = self.proof.seal
        mark = said("seal.fact", mark=seal.fingerprint) if seal is not None else said("proof.seal.none")
        self.mark = Label(mark, "note", "ink_2", wrap=True)
        self.prove = PushButton(said("proof.ask"), "link", icon="seal")
        self.prove.clicked.connect(self.start)
        self.said = Label(plain(""), "note", "ink", wrap=True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        outcome = Label(lambda: " ".join(self.proof.expected()), "note", wrap=True)
        self.told = QWidget()
        self.told.setLayout(with_room_for(outcome, self.said))
        self.told.hide()
        self.be_close(False)
        row = in_row((self.mark, 1), self.prove, gap=8)
        in_column(row, self.told, gap=4, margins=(0, 0, 0, 0), on=self)
        self.errand = EngineErrand(self._following, self._hear, self)
        self.errand.went_on.connect(self._tell_progress)
        self.errand.ended.connect(self._tell)

    def be_close(self, close: bool) -> None:
        """Keep no room for an outcome that nobody has asked for yet; or keep it, as usual."""
        keep_room(self.told, not close)

    def start(self) -> None:
        """Open the seal and make every decision again. A second press only shows the outcome again.

        The button stays enabled: if it were disabled, the focus would move on to the next one, which begins another
        game.
        """
        if self._started:
            self.proved.emit()
            return
        self._started = True
        self.told.show()
        self._tell_progress()
        self.errand.start()

    def _following(self) -> EngineQuestion | None:
        self._asked = one = next(self._questions, None)
        if one is None:
            return None
        return EngineQuestion(one.view, one.decision.level, one.decision.seed, one.more, one.decision.outside)

    def _hear(self, answer: EngineAnswer | None) -> None:
        assert self._asked is not None
        self.proof.hear(self._asked, None if answer is None else answer["action"])

    def _tell_progress(self) -> None:
        if self._of:
            self.said.say(said("proof.working", n=self.proof.heard, of=self._of))

    def _tell(self) -> None:
        self.said.say(lambda: " ".join(self.proof.sentences()))
        self.proved.emit()


class MomentRow(QWidget):
    """One moment: the move, how much it gave away, and the button that opens it in the replay."""

    def __init__(self) -> None:
        """Hidden as long as it has nothing to say."""
        super().__init__()
        self._words: Words = plain("")
        self.words = Label(self._words, "body", wrap=True)
        self.watch = FilmLink(self._say)
        in_row((self.words, 1), self.watch, gap=8, margins=(0, 0, 0, 0), on=self)
        self.hide()

    def say(self, words: Words) -> None:
        """Show this moment."""
        self._words = words
        self.words.say(words)
        self.retranslate()
        self.show()

    def be_close(self, close: bool) -> None:
        """Take as little room as possible, with only a picture on the button; or as much as usual."""
        self.words.write("small" if close else "body")
        self.watch.be_close(close)

    def retranslate(self) -> None:
        """Say everything in the current language; screen readers hear the cards as words."""
        self.words.retranslate()
        self.watch.retranslate()
        name_aloud(self.words, self._words())

    def _say(self) -> str:
        return self._words()


class MomentsBox(QWidget):
    """At most three moves worth another look; `wanted` carries the moment to watch.

    The room for them is kept from the start, so that nothing moves when they come.
    """

    wanted = Signal(object)

    def __init__(self, sitting: Sitting, lookback: Lookback) -> None:
        """For a finished game. The search has not begun."""
        super().__init__()
        self._sitting = sitting
        self.lookback = lookback
        self.title = Label(said("moments.title"), "control")
        self.said = Label(said("moments.looking"), "note", "ink_2", wrap=True)
        self.rows: list[MomentRow] = []
        self._free = [MomentRow() for _ in range(MOST)]
        self._kept = [MomentRow() for _ in range(MOST)]
        found, room = QWidget(), QWidget()
        in_column(self.said, *self._free, None, gap=GAP, margins=(0, 0, 0, 0), on=found)
        in_column(*self._kept, gap=GAP, margins=(0, 0, 0, 0), on=room)
        for row in self._kept:
            row.say(self._usual)
        column = in_column(self.title, gap=GAP, margins=(0, 0, 0, 0), on=self)
        column.addLayout(with_room_for(room, found))
        self.errand = EngineErrand(self._following, self.lookback.hear, self)
        self.errand.ended.connect(self._tell)

    def _following(self) -> EngineQuestion | None:
        doubt = self.lookback.next()
        if doubt is None:
            return None
        return EngineQuestion(doubt.view, LEVEL, self.lookback.seed, doubt.more(self.lookback.tries))

    def _tell(self) -> None:
        found = self.lookback.moments
        if not found:
            self.said.say(said(self._nothing()))
            return
        self.said.hide()
        for one in found:
            row = self._free.pop(0)
            row.say(partial(self.words, one))
            row.watch.clicked.connect(lambda _checked=False, one=one: self.wanted.emit(one))
            self.rows.append(row)

    def _nothing(self) -> str:
        """The id of the sentence for a game of which no moment is told."""
        if self.lookback.unanswered:
            return "moments.none.unanswered"
        if self.lookback.hinted:
            return "moments.none.hinted" if self.lookback.judged else "moments.none.followed"
        return "moments.none"

    def be_close(self, close: bool) -> None:
        """Take as little room as possible, without a title, because moments explain themselves; or as much as usual."""
        self.title.setVisible(not close)
        for row in (*self.rows, *self._free, *self._kept):
            row.be_close(close)

    def say_again(self) -> None:
        """Say the found moves again, because the players may have new names by now."""
        for row in (*self.rows, *self._kept):
            row.retranslate()

    def words(self, one: Moment) -> str:
        """A moment in words: its move, who made it if several persons played, and how much it gave away."""
        action = made_words(self._sitting.game, one.action, one.view, self._sitting.names)
        return self._row(one.number, one.size, action, self._sitting.seated[one.view.decider].called)

    def _usual(self) -> str:
        """A moment as long as most."""
        names = [self._sitting.seated[seat].called for seat in self._sitting.persons]
        return self._row(len(self._sitting.record.done), "medium", USUAL, max(names, key=len))

    def _row(self, number: int, size: Size, action: str, name: str) -> str:
        if len(self._sitting.persons) < 2:
            return t("moments.row", n=number + 1, size=size, action=action)
        return t("moments.row.who", n=number + 1, name=name, size=size, action=action)


class AfterGame(QWidget):
    """What is said about one finished game besides its result: its moments. `seal` and `hindsight` are shown elsewhere.

    `moment_wanted` carries the moment to watch.
    """

    moment_wanted = Signal(object)

    def __init__(self, sitting: Sitting, *, calm: bool) -> None:
        """With `calm`, nobody is told which move gave something away."""
        super().__init__()
        column = in_column(gap=14, margins=(0, 0, 0, 0), on=self)
        self.moments: MomentsBox | None = None
        looked_back = sitting.looked_back
        if looked_back is None or not looked_back.is_about(sitting.record):
            decided = read_decisions(sitting.table)
            lookback = Lookback(sitting.record, sitting.persons, sitting.advised, decided)
            looked_back = sitting.looked_back = LookedBack(lookback)
        if not calm and sitting.persons and sitting.record.done:
            self.moments = MomentsBox(sitting, looked_back.lookback)
            self.moments.wanted.connect(self.moment_wanted)
            column.addWidget(self.moments)
        self.hindsight: HindsightBox | None = None
        if not calm and sitting.persons and can_look_back(sitting.record):
            self.hindsight = HindsightBox(sitting.record, lambda: sitting.names[0], looked_back)
        # A stretch below, not an alignment: the height of an aligned layout ignores that lines are broken.
        column.addStretch(1)
        self.seal = SealBox(sitting)
        if self.seal.proof.seal is None and not self.seal.proof.decisions:
            # A game of an earlier version has nothing to prove. The box is hidden and must never be shown: it is in no
            # layout yet, so showing it would open a window of its own.
            self.seal.hide()

    def lay_on(self, panel: EndPanel) -> None:
        """Lay the seal under the places, the hindsight beside them and the moments where they have room."""
        panel.add_under_places(self.seal, close=self.seal.be_close)
        panel.add_below(self, close=self.be_close)
        if self.hindsight is not None:
            panel.add_beside(self.hindsight)

    def be_close(self, close: bool) -> None:
        """Take as little room as possible, or as much as usual."""
        if self.moments is not None:
            self.moments.be_close(close)

    def say_again(self) -> None:
        """Say again what was found; searches still running go on."""
        for box in (self.moments, self.hindsight):
            if box is not None:
                box.say_again()

    def start(self) -> None:
        """Begin to look back; the proof waits until somebody asks for it."""
        if self.moments is not None:
            self.moments.errand.start()
        if self.hindsight is not None:
            self.hindsight.start()

    def stop(self) -> None:
        """Stop for good, because the panel closes."""
        self.seal.errand.close()
        if self.moments is not None:
            self.moments.errand.close()
        if self.hindsight is not None:
            self.hindsight.stop()
