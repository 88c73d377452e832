"""The window that opens when what is kept cannot be opened: what is the matter, what is kept, what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from app.art.pens import colour
from app.shell.questions import trouble
from app.shell.shelf import Wordmark
from app.shell.style import font, look
from app.shell.widgets import Button, Hairline, Label, said
from app.store import StoreError
from app.wording import t


class RefusedStart(QWidget):
    """Offers to try again, to play without anything being kept, or to leave."""

    again_wanted = Signal()
    unkept_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, refusal: StoreError) -> None:
        """Tell of `refusal`."""
        super().__init__()
        self._refusal = refusal
        self.setWindowTitle(t("app.name"))
        self.resize(720, 420)
        self.sentence = Label(lambda: trouble(self._refusal).sentence, "body", wrap=True)
        self.advice = Label(lambda: trouble(self._refusal).advice, "body", "ink_2", wrap=True)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setFont(font("small"))
        self.details.setTabChangesFocus(True)
        self.details.setFixedHeight(84)
        self.unkept = Button(said("win.unkept.play"))
        self.again = Button(said("button.try-again"), "primary")
        self.leave = Button(said("shortcut.quit"), "link")
        column = QVBoxLayout(self)
        column.setContentsMargins(34, 28, 34, 22)
        column.setSpacing(12)
        column.addWidget(Wordmark(36))
        column.addWidget(Label(said("store.title"), "h1", wrap=True))
        column.addWidget(self.sentence)
        column.addWidget(self.advice)
        column.addWidget(Label(said("win.unkept.help"), "note", "ink_2", wrap=True))
        column.addWidget(self.details)
        column.addStretch(1)
        column.addWidget(Hairline())
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.leave)
        row.addStretch(1)
        row.addWidget(self.unkept)
        row.addWidget(self.again)
        column.addLayout(row)
        self.again.clicked.connect(self.again_wanted)
        self.unkept.clicked.connect(self.unkept_wanted)
        self.leave.clicked.connect(self.quit_wanted)
        self.show_refusal(refusal)

    def show_refusal(self, refusal: StoreError) -> None:
        """Tell of another one: trying again has failed too."""
        self._refusal = refusal
        self.sentence.retranslate()
        self.advice.retranslate()
        self.details.setPlainText(trouble(refusal).details)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wall."""
        QPainter(self).fillRect(self.rect(), colour(look().theme.wall))
