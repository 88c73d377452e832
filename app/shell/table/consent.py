"""Ask everybody at the table before taking back a move that has shown somebody a card (look 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from app.art.icons import paint_icon
from app.art.pens import colour, rounded, smooth_painter
from app.session.seats import Seated
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import ButtonKind, PushButton
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Label, PlateView, RoundBox, Words, called, said, visual
from app.wording import t


class Agreed(Label):
    """Says that somebody has agreed, with a tick before the word."""

    def __init__(self) -> None:
        """Olive, like everything done."""
        super().__init__(said("evening.consent.agreed"), "control", "olive")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the tick and the word."""
        painter = smooth_painter(self)
        theme = look().theme
        box = QRectF(self.rect())
        rtl = mirrored(self)
        painter.fillPath(rounded(box, 12), colour(theme.olive_bg))
        side = px(20)
        place = QRectF(8, box.center().y() - side / 2, side, side)
        paint_icon(painter, "tick", visual(place, box, rtl), theme.olive)
        painter.end()
        super().paintEvent(event)

    def restyle(self) -> None:
        """Follow a change of text size."""
        super().restyle()
        rtl = mirrored(self)
        start, end = px(34), 12
        self.setContentsMargins(end if rtl else start, 8, start if rtl else end, 8)

    def retranslate(self) -> None:
        """Say it in the current language; the tick stands at the reader's start."""
        super().retranslate()
        self.restyle()


class Answer(PushButton):
    """A "yes" or a "no"; a screen reader also hears whose answer it is."""

    def __init__(self, words: Words, whose: Words, kind: ButtonKind, icon: str = "") -> None:
        """Show `words`; screen readers, whose users do not see the plate, also say `whose`."""
        self._whose = whose
        super().__init__(words, kind, icon=icon)

    def retranslate(self) -> None:
        """Say both in the current language."""
        super().retranslate()
        name_aloud(self, self._whose())


class PersonAsked(QWidget):
    """One person: plate, name, yes and no; after a yes, the word that says so."""

    agreed = Signal()
    refused = Signal()

    def __init__(self, seated: Seated) -> None:
        super().__init__()
        self.seated = seated
        self.done = False
        who = seated.called
        self.yes = Answer(said("evening.consent.yes"), said("evening.consent.yes.who", who=who), "secondary", "tick")
        self.no = Answer(said("evening.consent.no"), said("evening.consent.no.who", who=who), "link")
        self.yes.clicked.connect(self._agree)
        self.no.clicked.connect(self.refused)
        answers = QWidget()
        in_row(None, self.no, self.yes, gap=8, margins=(0, 0, 0, 0), on=answers)
        self.answer = Agreed()
        after = QWidget()
        word = in_row(None, margins=(0, 0, 0, 0), on=after)
        word.addWidget(self.answer, 0, Qt.AlignmentFlag.AlignVCenter)
        both = QWidget()
        self._answers = QStackedLayout(both)
        self._answers.addWidget(answers)
        self._answers.addWidget(after)
        in_row(
            PlateView(seated.plate, 46),
            (Label(called(seated.called), "control", wrap=True), 1),
            both,
            gap=12,
            margins=(0, 4, 0, 4),
            on=self,
        )

    def _agree(self) -> None:
        self.done = True
        self._answers.setCurrentIndex(1)
        announce(self, t("evening.consent.agreed.who", who=self.seated.called))
        self.agreed.emit()


class ConsentSheet(Sheet):
    """Asks every person, by plate, whether a move may be taken back although somebody has seen a card.

    `agreed` is emitted when all persons have said yes. One "no" closes the sheet, as Esc and the main button do; the
    sheet does not tell whose it was. Computer players are not asked.
    """

    agreed = Signal()

    def __init__(self, host: QWidget, persons: Sequence[Seated]) -> None:
        """Ask these persons. Raises ValueError if there are none, because nobody could agree."""
        super().__init__(host, said("evening.consent.title"), width=620)
        asked = [seated for seated in persons if not seated.computer]
        if not asked:
            raise ValueError("nobody is there to be asked")
        column = in_column(
            Label(said("evening.consent.text"), wrap=True), 12, gap=0, margins=(34, 0, 34, 16), on=self.page.page,
        )
        ground = RoundBox("paper_2")
        inside = in_column(gap=0, margins=(16, 8, 12, 8), on=ground)
        self.rows = [PersonAsked(seated) for seated in asked]
        for row in self.rows:
            inside.addWidget(row)
            row.agreed.connect(partial(self._on_agreed, row))
            row.refused.connect(self.reject)
        column.addWidget(ground)
        self.stay = self.add_exit("evening.consent.stay", main=True)

    def _on_agreed(self, row: PersonAsked) -> None:
        waiting = next((one for one in self.rows if not one.done), None)
        if waiting is None:
            self.close()
            self.agreed.emit()
            return
        # The screen may lie flat on the table, so the focus moves to the next person's "yes".
        if self.isAncestorOf(self.window().focusWidget() or self) or row.yes.hasFocus():
            waiting.yes.setFocus(Qt.FocusReason.OtherFocusReason)
