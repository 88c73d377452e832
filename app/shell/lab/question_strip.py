"""The eleven questions as a strip of chips, in as many rows as they need; one of them is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.lab.experiment import NEEDS_B, QUESTIONS, QuestionName
from app.shell.kit.boxes import by_width
from app.shell.kit.choices import Segment, stop_at_chosen
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.style import mirrored
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import said
from app.wording import t

_GAP = 4


class QuestionChip(Segment):
    """One question. Its full wording is the tooltip, and what a screen reader says after its name."""

    def __init__(self, question: QuestionName) -> None:
        self.question = question
        super().__init__(said(f"lab.question.{question}"))

    def retranslate(self) -> None:
        """Say it in the current language."""
        super().retranslate()
        whole = t(f"lab.question.{self.question}.whole")
        show_tip(self, whole)
        describe_aloud(self, whole)


class QuestionStrip(QWidget):
    """The strip; `asked` carries the question that the person chooses."""

    asked = Signal(str)

    def __init__(self, question: QuestionName) -> None:
        super().__init__()
        self.chips: dict[QuestionName, QuestionChip] = {}
        for one in QUESTIONS:
            chip = QuestionChip(one)
            chip.setParent(self)
            chip.clicked.connect(lambda _=False, one=one: self.asked.emit(one))
            self.chips[one] = chip
        self.setSizePolicy(by_width(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed))
        self.retranslate()
        self.show_question(question)
        stop_at_chosen([*self.chips.values()])

    def retranslate(self) -> None:
        """Say the name in the current language, in which the chips may need more or fewer rows."""
        name_aloud(self, t("lab.window.questions"))
        self._arrange()

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._arrange()

    def show_question(self, question: QuestionName) -> None:
        """Show this question as the chosen one."""
        self.chips[question].setChecked(True)

    def offer(self, two: bool) -> None:
        """Enable or disable the questions about two sides."""
        for question in NEEDS_B:
            self.chips[question].setEnabled(two)

    def _rows(self, width: int) -> list[QRect]:
        """The places of the chips in this width, from the reader's start."""
        places = []
        at = top = 0
        high = max(chip.sizeHint().height() for chip in self.chips.values())
        for chip in self.chips.values():
            wide = chip.sizeHint().width()
            if at and at + wide > width:
                at, top = 0, top + high + _GAP
            places.append(QRect(at, top, wide, high))
            at += wide + _GAP
        return places

    def hasHeightForWidth(self) -> bool:
        """True: the narrower the strip, the more rows it has."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return max(place.bottom() for place in self._rows(width)) + 1

    def sizeHint(self) -> QSize:
        """Two rows, if they fit."""
        return QSize(600, self.heightForWidth(max(self.width(), 600)))

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest chip."""
        return QSize(max(chip.sizeHint().width() for chip in self.chips.values()), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the chips for the new width."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for chip, place in zip(self.chips.values(), self._rows(self.width()), strict=True):
            left = self.width() - place.right() - 1 if mirrored(self) else place.left()
            chip.setGeometry(QRect(QPoint(left, place.top()), place.size()))
        self.updateGeometry()
