"""The settings for comfort: which hand, how large, how much motion, how much to recall; each with an example.

The same rows are in the sheet of settings and in the panel beside the table, where the table follows every choice
immediately.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import Segmented, SwitchRow, TurningRow
from app.shell.kit.page import Page
from app.shell.kit.style import px
from app.shell.kit.widgets import Hairline, Label, said
from app.shell.settings.backs import Backs, CardPreview
from app.shell.settings.examples import ComfortExample
from app.shell.settings.settings import MOTIONS, Settings
from app.table.memory import MEMORIES

CHOICES: Mapping[str, tuple[str, ...]] = {"recall": MEMORIES, "motion": MOTIONS}
"""The settings with several values; the others are switches."""
COMFORTS = ("left_handed", "touch", "motion", "recall")
"""The comfort settings, in order."""
_GAP = 6
_WORDS = 200
"""If a control's words would have less width than this, its example gives way, px at text size 1."""


class ExampleRow(TurningRow):
    """A control with its example at the end, or below it if there is too little room."""

    def __init__(self, control: QWidget, example: ComfortExample) -> None:
        super().__init__()
        self._control, self._example = control, example
        beside = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        self._row = in_row((control, 1), (example, beside), gap=_GAP, margins=(0, 5, 0, 5), on=self)

    def _least(self) -> QSize:
        return self._control.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of the two."""
        return QSize(max(self._least().width(), self._example.sizeHint().width()), self._row.minimumSize().height())

    def _turn(self) -> None:
        needed = max(self._least().width(), px(_WORDS)) + _GAP + self._example.sizeHint().width()
        turn(self._row, beside=self.width() >= needed)


class Comfort(QWidget):
    """A row for each comfort setting; `controls` by the setting's name. It follows choices made elsewhere."""

    def __init__(self, settings: Settings) -> None:
        """Show `settings` and change them immediately."""
        super().__init__()
        self._settings = settings
        self.controls: dict[str, Segmented[str] | SwitchRow] = {}
        rows = [ExampleRow(self._control(name), ComfortExample(settings, name)) for name in COMFORTS]
        in_column(*rows, gap=4, margins=(0, 0, 0, 0), on=self)
        settings.changed.connect(self._follow)

    def _control(self, name: str) -> QWidget:
        """The control of a setting, with its words and an explanation."""
        words, explanation = said(f"settings.{name}"), said(f"settings.{name}.help")
        if name not in CHOICES:
            switch = SwitchRow(words, explanation, bool(self._settings.value(name)))
            switch.flipped.connect(lambda on: self._settings.choose(name, on))
            self.controls[name] = switch
            return switch
        items = [(one, said(f"settings.{name}.{one}")) for one in CHOICES[name]]
        choice = Segmented(words, items, self._settings.value(name))
        choice.chosen.connect(lambda value: self._settings.choose(name, value))
        self.controls[name] = choice
        together = QWidget()
        meaning = Label(explanation, "note", "ink_2", wrap=True)
        # With the same distance as between a switch and its explanation.
        parts = (Label(words), meaning, 6, (choice, Qt.AlignmentFlag.AlignLeft))
        in_column(*parts, gap=0, margins=(0, 0, 0, 0), on=together)
        return together

    def _follow(self, name: str) -> None:
        """Show a choice, even if it was made elsewhere."""
        if name in self.controls:
            self.controls[name].show_value(self._settings.value(name))


class ComfortPage(Page):
    """The comfort settings and the backs of the cards, for the panel beside the table.

    `picture_wanted`: the person wants their own picture on the backs; `all_wanted`: they want to see all settings.
    """

    picture_wanted = Signal()
    all_wanted = Signal()

    def __init__(self, settings: Settings) -> None:
        """Show `settings` and change them immediately."""
        super().__init__()
        self.comfort, self.backs = Comfort(settings), Backs(settings)
        self.own = PushButton(said("settings.own.back"), "link", icon="cards")
        self.every = PushButton(said("comfort.all"), "link", icon="settings")
        self.own.clicked.connect(self.picture_wanted)
        self.every.clicked.connect(self.all_wanted)
        back, preview = Label(said("settings.back")), CardPreview()
        # The same margin on both sides, because the scroll bar is at the reader's end.
        below = [(one, Qt.AlignmentFlag.AlignLeft) for one in (self.backs, self.own, self.every)]
        parts = (self.comfort, Hairline(), back, preview, *below, None)
        in_column(*parts, gap=6, margins=(10, 0, 10, 0), on=self.page)

    def take_focus(self) -> None:
        """Give the first control the keyboard focus."""
        self.comfort.controls[COMFORTS[0]].setFocus(Qt.FocusReason.OtherFocusReason)
