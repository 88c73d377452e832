"""Questions and messages: a title, at most two sentences, buttons at the end, the safe one as default (look 13)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.games import blamed
from app.shell.kit.boxes import in_column
from app.shell.kit.buttons import ButtonKind, PushButton
from app.shell.kit.fields import TextBox
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import font
from app.shell.kit.widgets import Label, Words, said
from app.store import FileRefused, Refusal, StoreError
from app.wording import t
from app.wording.own_games import trouble_sentence
from app.wording.sentences import Trouble, file_trouble, store_trouble


class Question(Sheet):
    """Asks whether to do something. `agreed` means yes; closing, Esc and the default button mean no."""

    agreed = Signal()

    def __init__(self, host: QWidget, topic: str, *, kind: ButtonKind = "secondary", **args: object) -> None:
        """`topic` names the messages `dialog.<topic>.title`, `.text`, `.do`, `.stay`; `args` fill the text."""
        super().__init__(host, said(f"dialog.{topic}.title"), width=560)
        in_column(Label(said(f"dialog.{topic}.text", **args), wrap=True), margins=(34, 0, 34, 16), on=self.page.page)
        self.do = self.add_button(PushButton(said(f"dialog.{topic}.do"), kind))
        self.stay = self.add_exit(f"dialog.{topic}.stay", main=True)
        self.do.clicked.connect(self._agree)

    def _agree(self) -> None:
        self.close()
        self.agreed.emit()


class MessageSheet(Sheet):
    """Says what happened, what is kept and what the person can do; technical words are behind "details"."""

    def __init__(
        self, host: QWidget, title: Words, sentences: list[Words], details: str = "", *, width: int = 600
    ) -> None:
        """If there are `details`, a button shows them."""
        super().__init__(host, title, width=width)
        column = in_column(gap=8, margins=(34, 0, 34, 16), on=self.page.page)
        for number, words in enumerate(sentences):
            column.addWidget(Label(words, "body", "ink" if number == 0 else "ink_2", wrap=True))
        if details:
            self.details = TextBox(details)
            self.details.setFont(font("note"))
            self.details.setFixedHeight(110)
            self.details.hide()
            column.addWidget(self.details)
            self.show_details = self.add_link(PushButton(said("button.details"), "link"))
            self.show_details.clicked.connect(lambda: self.details.setVisible(not self.details.isVisible()))
        self.done = self.add_exit("button.close", main=True)


def trouble(refusal: Refusal, deed: str, *, kept: bool = True) -> Trouble:
    """What a person is told when something they did was refused, in the current language.

    `deed` is one of STORE_DEEDS or FILE_DEEDS; `kept`: whether the game that should have been copied is kept.
    """
    if isinstance(refusal, FileRefused):
        told = file_trouble(refusal.code, refusal.named, deed, kept=kept)
    else:
        told = store_trouble(refusal.code, refusal.named, deed)
    behind, own = refusal.__cause__, blamed(refusal)
    if own is not None:
        return told._replace(sentence=trouble_sentence(own), advice=t("crash.own"))
    if isinstance(behind, StoreError):
        # The reason why the missing database could not be created again.
        told = told._replace(details=f"{told.details}\n{store_trouble(behind.code, behind.named, deed).details}")
    return told


def refused(host: QWidget, refusal: Refusal, deed: str, *, kept: bool = True) -> MessageSheet:
    """The message about a refusal, not yet open. Arguments as for `trouble`."""

    def told() -> Trouble:
        return trouble(refusal, deed, kept=kept)

    sentences: list[Words] = [lambda: told().sentence, lambda: told().kept, lambda: told().advice]
    if not told().kept:
        del sentences[1]
    return MessageSheet(host, lambda: told().title, sentences, told().details)


class UnkeptQuestion(Question):
    """Asks before something that could not be kept is lost; `save` offers to save a copy of the game elsewhere."""

    def __init__(self, host: QWidget, topic: str, cause: Words) -> None:
        """`cause` says why it is not kept; `topic` as for `Question`."""
        super().__init__(host, topic, kind="danger")
        column = self.page.page.layout()
        assert isinstance(column, QVBoxLayout)
        column.setSpacing(8)
        column.insertWidget(0, Label(cause, wrap=True))
        self.save = self.add_link(PushButton(said("store.save-copy"), "link", icon="save"))
