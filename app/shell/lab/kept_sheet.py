"""The kept experiments by name: open one, rename it, or delete it after a question."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from app.lab.experiment import Unreadable
from app.lab.notebook import KeptExperiment, NotKept
from app.session.kept_games import when
from app.shell.kit.boxes import emptied, in_column, in_row
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.fields import LineField
from app.shell.kit.focus import order_tabs
from app.shell.kit.heard import describe_aloud
from app.shell.kit.questions import Question
from app.shell.kit.sheet import Sheet
from app.shell.kit.widgets import Hairline, Label, called, plain, said
from app.shell.lab.desk import Desk
from app.shell.lab.words import about
from app.wording import t
from app.wording.bidi import foreign
from app.wording.findings import unreadable_sentence

NAME_AT_MOST = 60


def trouble_words(trouble: Exception) -> str:
    """One sentence about a failure with kept experiments."""
    if isinstance(trouble, Unreadable):
        return unreadable_sentence(trouble.code, trouble.values)
    if isinstance(trouble, FileExistsError):
        return t("lab.window.kept.taken")
    if isinstance(trouble, LookupError):
        return t("lab.window.kept.gone")
    if isinstance(trouble, NotKept):
        return t("lab.window.kept.failed", detail=foreign(str(trouble)))
    return t("lab.window.kept.no-name")


def wrong_words(kept: KeptExperiment) -> str:
    """Why a kept experiment cannot be used, and that it is left as it is."""
    why = unreadable_sentence(*kept.wrong) if kept.wrong is not None else ""
    return " ".join((why, t("lab.window.kept.wrong"))).strip()


class KeptRow(QWidget):
    """One kept experiment."""

    def __init__(self, kept: KeptExperiment, desk: Desk) -> None:
        super().__init__()
        self.kept = kept
        self.name = Label(called(kept.name), "control", wrap=True)
        lines = in_column(self.name, gap=0)
        if kept.experiment is not None:
            experiment = kept.experiment
            lines.addWidget(Label(lambda: about(experiment, desk.games), "note", "ink_2", wrap=True))
            at = datetime.fromtimestamp(kept.changed).astimezone()
            words = Label(lambda: t("lab.window.kept.when", n=experiment.games, when=when(at)), "small", "ink_2")
            lines.addWidget(words)
        else:
            lines.addWidget(Label(lambda: wrong_words(kept), "note", "pom", wrap=True))
        self.open = PushButton(said("lab.window.kept.open"), "secondary")
        self.open.setEnabled(kept.experiment is not None)
        self.rename = IconButton("pen", said("lab.window.kept.rename"))
        self.delete = IconButton("delete", said("lab.window.kept.delete"))
        for button in (self.open, self.rename, self.delete):
            describe_aloud(button, kept.name)
        in_row((lines, 1), self.open, self.rename, self.delete, gap=8, margins=(0, 8, 0, 8), on=self)


class NameSheet(Sheet):
    """Asks for another name; `named` carries it."""

    named = Signal(str)

    def __init__(self, host: QWidget, name: str) -> None:
        super().__init__(host, said("lab.window.kept.rename"), width=520)
        self.field = LineField(said("lab.window.kept.name"), name)
        self.field.setMaxLength(NAME_AT_MOST)
        self.field.selectAll()
        in_column(self.field, margins=(34, 4, 34, 18), on=self.page.page)
        self.cancel = self.add_exit("new.cancel")
        self.done = self.add_button(PushButton(said("lab.window.kept.rename.do"), "primary", key="Enter"), main=True)
        self.done.clicked.connect(self._agree)
        self.field.textChanged.connect(lambda text: self.done.setEnabled(bool(text.strip())))

    def _agree(self) -> None:
        name = self.field.text().strip()
        self.close()
        self.named.emit(name)


class KeptSheet(Sheet):
    """The list; `opened` carries the name of the experiment to show."""

    opened = Signal(str)

    def __init__(self, host: QWidget, desk: Desk) -> None:
        super().__init__(host, said("lab.window.kept"), width=860, note=said("lab.window.kept.note"))
        self._desk = desk
        self.rows: list[KeptRow] = []
        self.told = Label(plain(""), "note", "pom", wrap=True)
        self._column = in_column(gap=0, margins=(34, 4, 34, 18), on=self.page.page)
        self.done = self.add_exit("button.close")
        self._fill()

    def _fill(self) -> None:
        """List the experiments that are kept now."""
        emptied(self._column, self.told)
        self.rows = []
        self._column.addWidget(self.told)
        self.told.setVisible(bool(self.told.text()))
        for kept in self._desk.kept():
            row = KeptRow(kept, self._desk)
            row.open.clicked.connect(lambda _=False, name=kept.name: self._open(name))
            row.rename.clicked.connect(lambda _=False, name=kept.name: self._rename(name))
            row.delete.clicked.connect(lambda _=False, name=kept.name: self._delete(name))
            if self.rows:
                self._column.addWidget(Hairline())
            self._column.addWidget(row)
            self.rows.append(row)
        if not self.rows:
            self._column.addWidget(Label(said("lab.window.kept.none"), "body", "ink_2", wrap=True))
        self._column.addStretch(1)
        order_tabs(self.page.page)
        self.settle()

    def _open(self, name: str) -> None:
        self.close()
        self.opened.emit(name)

    def _rename(self, name: str) -> None:
        sheet = NameSheet(self.window(), name)
        sheet.named.connect(lambda new: self._renamed(name, new))
        sheet.open(sheet.field)

    def _renamed(self, old: str, new: str) -> None:
        """Rename an experiment, and leave the focus on the pen of its new row."""
        at = next((at for at, row in enumerate(self.rows) if row.kept.name == old), 0)
        before = {row.kept.name for row in self.rows}
        self._try(lambda: self._desk.rename(old, new))
        fresh = [row for row in self.rows if row.kept.name not in before]
        for row in fresh or self.rows[at:at + 1]:
            row.rename.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self, name: str) -> None:
        question = Question(self.window(), "lab-delete", kind="danger", name=name)
        question.agreed.connect(lambda: self._try(lambda: self._desk.remove(name)))
        question.open()

    def _try(self, deed: Callable[[], object]) -> None:
        self.told.say(plain(""))
        try:
            deed()
        except (OSError, LookupError, ValueError) as trouble:
            self.told.say(plain(trouble_words(trouble)))
        self._fill()
