"""The window that opens if the store cannot be opened: what is wrong, what is kept, what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.art.pens import colour
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.fields import TextBox
from app.shell.kit.questions import trouble
from app.shell.kit.style import font, look
from app.shell.kit.widgets import Hairline, Label, said
from app.shell.shelf.shelf import Wordmark
from app.shell.start.damage import about_copy, is_damage
from app.store import Copy, StoreError
from app.wording import t
from app.wording.sentences import Trouble


class RefusedStart(QWidget):
    """Offers to try again, to play without keeping anything, or to leave.

    If kept data is damaged it also offers a repair: `mending_wanted` is as in `DamageSheet`.
    """

    again_wanted = Signal()
    unkept_wanted = Signal()
    quit_wanted = Signal()
    mending_wanted = Signal(object)

    def __init__(self, refusal: StoreError, copy: Copy | None = None) -> None:
        """Tell of `refusal`; `copy` is the one offered in case of damage."""
        super().__init__()
        self._refusal = refusal
        self._copy = copy
        self._deed = "start"
        self.setWindowTitle(t("app.name"))
        self.resize(720, 480)
        self.title = Label(lambda: self._told().title, "h1", wrap=True)
        self.sentence = Label(lambda: self._told().sentence, "body", wrap=True)
        self.kept = Label(lambda: self._told().kept, "body", "ink_2", wrap=True)
        self.advice = Label(lambda: self._told().advice, "body", "ink_2", wrap=True)
        self.about_copy = Label(lambda: about_copy(self._copy)(), "body", "ink_2", wrap=True)
        self.help = Label(said("win.unkept.help"), "note", "ink_2", wrap=True)
        self.details = _details()
        self.show_details = PushButton(said("button.details"), "link")
        self.unkept = PushButton(said("win.unkept.play"))
        self.again = PushButton(said("button.try-again"), "primary")
        self.put_back = PushButton(said("damage.put-back"))
        self.rest = PushButton(said("damage.rest"), "primary")
        self.leave = PushButton(said("shortcut.quit"), "link")
        told = (self.title, self.sentence, self.kept, self.advice, self.about_copy, self.help, self.details)
        parts = (Wordmark(36), *told, None, Hairline(), self._buttons())
        in_column(*parts, gap=12, margins=(34, 28, 34, 22), on=self)
        self.again.clicked.connect(self.again_wanted)
        self.unkept.clicked.connect(self.unkept_wanted)
        self.leave.clicked.connect(self.quit_wanted)
        self.show_details.clicked.connect(self._toggle_details)
        self.put_back.clicked.connect(self._put_back)
        self.rest.clicked.connect(lambda: self.mending_wanted.emit(None))
        self.show_refusal(refusal, copy)

    def _buttons(self) -> QHBoxLayout:
        """Make the buttons: leaving at the start of the line, the most helpful one at its end."""
        helpful = (self.unkept, self.put_back, self.again, self.rest)
        return in_row(self.leave, self.show_details, None, *helpful, gap=12)

    def _put_back(self) -> None:
        if self._copy is not None:
            self.mending_wanted.emit(self._copy.path)

    def show_refusal(self, refusal: StoreError, copy: Copy | None = None, deed: str = "start") -> None:
        """Tell of another refusal, because trying again, or playing without saving (`unkept`), has failed too."""
        self._refusal = refusal
        self._copy = copy
        self._deed = deed
        damage = is_damage(refusal)
        self.about_copy.setVisible(damage)
        self.rest.setVisible(damage)
        self.put_back.setVisible(damage and copy is not None)
        self.again.setVisible(not damage)
        for label in (self.title, self.sentence, self.kept, self.advice, self.about_copy):
            label.retranslate()
        self.help.setVisible(deed == "start")
        self.details.setPlainText(self._told().details)

    def _toggle_details(self) -> None:
        self.details.setVisible(not self.details.isVisible())
        layout = self.layout()
        if layout is not None:
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))

    def _told(self) -> Trouble:
        return trouble(self._refusal, self._deed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall."""
        QPainter(self).fillRect(self.rect(), colour(look().theme.wall))


def _details() -> TextBox:
    """Technical words, hidden until the person asks for them."""
    details = TextBox()
    details.setFont(font("small"))
    details.setFixedHeight(84)
    details.hide()
    return details
