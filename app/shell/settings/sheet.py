"""All settings, each applied immediately; the cards are shown as they will look (look 2, 3, 5, 9, 10)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.art.sounds import SOUNDS, SoundName
from app.shell.kit.boxes import in_column, in_row, turn
from app.shell.kit.buttons import IconButton, PushButton
from app.shell.kit.choices import ChoiceList, Segment, Segmented, SettingRow, SwitchRow
from app.shell.kit.fields import Slider
from app.shell.kit.questions import Question
from app.shell.kit.sheet import Sheet
from app.shell.kit.sound import Sound
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Hairline, Label, Words, said
from app.shell.seats.person import PersonRow
from app.shell.settings.backs import Backs, CardPreview
from app.shell.settings.comfort import Comfort
from app.shell.settings.keys import KeyGroups
from app.shell.settings.settings import LANGUAGES, PACES, SPEEDS, TEXT_PERCENTS, THEMES, Settings
from app.wording import t

_WIDE = 1240
"""From this window width on the settings stand in two columns, px, which have room for the largest text too."""
_SIZE = 80
"""As wide as the largest text makes a text size that can be chosen, px: it is pressed while its text grows."""


class SoundRow(QWidget):
    """One sound: on or off, and a button to hear it."""

    def __init__(self, name: SoundName, settings: Settings, sound: Sound) -> None:
        super().__init__()
        self._name, self._settings = name, settings
        self.switch = SwitchRow(said(f"settings.sound.{name}"), None, settings.sound_on(name))
        self.hear = IconButton("play", said("win.hear"))
        self.hear.setEnabled(sound.possible)
        in_row(self.hear, (self.switch, 1), gap=6, margins=(0, 0, 0, 0), on=self)
        self.switch.flipped.connect(lambda on: settings.switch_sound(name, on))
        self.hear.clicked.connect(lambda: sound.play(name, even_if_off=True))
        settings.changed.connect(self._follow)

    def _follow(self, name: str) -> None:
        if name == f"sound.{self._name}":
            self.switch.show_value(self._settings.sound_on(self._name))


class SettingsSheet(Sheet):
    """The sheet. Its changes apply immediately, so all that is left to do is close it.

    `pictures_wanted`: the person wants their own pictures, for the `back` or the `faces`.
    """

    about_wanted = Signal()
    open_wanted = Signal()
    pictures_wanted = Signal(str)

    def __init__(self, host: QWidget, settings: Settings, sound: Sound) -> None:
        """Show and change `settings`; `sound` plays sounds to try."""
        super().__init__(host, said("settings.title"), width=1080, note=said("settings.help"))
        self._settings = settings
        self._sound = sound
        self.controls: dict[str, Segmented[Any] | ChoiceList[Any] | SwitchRow | Slider] = {}
        self._columns = in_row((self._start(), 1), gap=44)
        # Separates the groups if both columns are in one.
        self._between = Hairline()
        self._columns.addWidget(self._between)
        self._columns.addLayout(self._end(), 1)
        # Below both columns, because the list is as long as everything else and would leave one column empty.
        in_column(self._columns, Hairline(), 4, KeyGroups(), gap=8, margins=(34, 4, 34, 22), on=self.page.page)
        self.about = self.add_link(PushButton(said("shelf.about"), "link", icon="info"))
        self.add_link(PushButton(said("shelf.open-file"), "link", icon="open")).clicked.connect(self.open_wanted)
        self.usual = self.add_link(PushButton(said("settings.reset"), "link", icon="undo"))
        self.retranslate()
        self.usual.clicked.connect(self._ask_reset)
        self.done = self.add_exit("button.close", main=True)
        self.about.clicked.connect(self.about_wanted)
        settings.changed.connect(self._follow)

    def retranslate(self) -> None:
        """Say the tip about the usual settings in the current language."""
        show_tip(self.usual, t("win.reset.help"))

    def _ask_reset(self) -> None:
        question = Question(self._host, "reset")
        question.agreed.connect(self._settings.reset)
        question.open()

    def _follow(self, name: str) -> None:
        """Show a choice, even if it was made elsewhere, as by a reset."""
        if name in self.controls:
            self.controls[name].show_value(self._settings.value(name))
        self._silence()

    def _start(self) -> QVBoxLayout:
        column = self._section(None, "settings.group.person")
        column.addWidget(PersonRow(self._settings))
        self._section(column, "settings.group.look")
        self._segments(column, "language", [(code, said(f"language.{code}")) for code in LANGUAGES])
        self._segments(column, "theme", [(name, said(f"settings.theme.{name}")) for name in THEMES])
        self._segments(column, "text_size", [(n, _percent(n)) for n in TEXT_PERCENTS])
        for part in self.controls["text_size"].findChildren(Segment):
            part.setMinimumWidth(_SIZE)
        self._switch(column, "high_contrast")
        self._section(column, "settings.group.table")
        self._segments(column, "speed", [(speed, said(f"settings.speed.{speed:g}")) for speed in SPEEDS])
        self._pace(column)
        comfort = Comfort(self._settings)
        self.controls.update(comfort.controls)
        column.addWidget(comfort)
        self._switch(column, "calm")
        self._switch(column, "remarks")
        self._switch(column, "aids")
        self._section(column, "settings.group.games")
        self._switch(column, "own_games")
        column.addStretch(1)
        return column

    def _end(self) -> QVBoxLayout:
        column = self._section(None, "settings.group.cards")
        column.addWidget(CardPreview())
        for name in ("four_colour", "large_index", "night"):
            self._switch(column, name)
        self.backs = Backs(self._settings)
        column.addWidget(SettingRow(said("settings.back"), self.backs))
        if self._settings.own_faces:
            self._switch(column, "own_faces_on")
            self._switch(column, "own_corners")
        column.addLayout(self._own_pictures())
        self._section(column, "settings.group.sound")
        self._switch(column, "sound").flipped.connect(lambda _: self._sound.play("lay"))
        self.volume = Slider(said("settings.volume"), self._settings.volume)
        self.volume.valueChanged.connect(lambda value: self._settings.choose("volume", value))
        self.volume.sliderReleased.connect(lambda: self._sound.play("lay"))
        self.controls["volume"] = self.volume
        column.addWidget(SettingRow(said("settings.volume"), self.volume))
        self.sounds = {name: SoundRow(name, self._settings, self._sound) for name in SOUNDS}
        self._sounds = QWidget()
        grid = QGridLayout(self._sounds)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(26)
        grid.setVerticalSpacing(0)
        for number, row in enumerate(self.sounds.values()):
            grid.addWidget(row, number % 5, number // 5)
        column.addWidget(self._sounds)
        self._silence()
        if not self._sound.possible:
            column.addWidget(Label(said("settings.sound.none"), "note", "ink_2", wrap=True))
        column.addStretch(1)
        return column

    @staticmethod
    def _section(column: QVBoxLayout | None, title: str) -> QVBoxLayout:
        if column is None:
            column = in_column(gap=4)
        else:
            column.addSpacing(12)
            column.addWidget(Hairline())
            column.addSpacing(8)
        heading = Label(said(title), "h2")
        heading.setContentsMargins(0, 0, 0, 4)
        column.addWidget(heading)
        return column

    def _segments(self, column: QVBoxLayout, name: str, items: list[tuple[Any, Words]]) -> None:
        words = said(f"settings.{name}")
        control = Segmented(words, items, self._settings.value(name))
        control.chosen.connect(lambda value: self._choose(name, control, value))
        self.controls[name] = control
        column.addWidget(SettingRow(words, control))

    def _choose(self, name: str, control: QWidget, value: object) -> None:
        """Choose; what was pressed stays at its height, though all words may become larger or others."""
        self.page.hold(control)
        self._settings.choose(name, value)

    def _pace(self, column: QVBoxLayout) -> None:
        """Offer the pace at which the acts of others are told: one for all tables, or each table's own."""
        words = said("settings.pace")
        items = [(pace, said(f"settings.pace.{pace or 'own'}")) for pace in ("", *PACES)]
        control = ChoiceList(words, items, self._settings.pace)
        control.chosen.connect(lambda value: self._settings.choose("pace", value))
        self.controls["pace"] = control
        column.addWidget(SettingRow(words, control))

    def _switch(self, column: QVBoxLayout, name: str) -> SwitchRow:
        row = SwitchRow(said(f"settings.{name}"), said(f"settings.{name}.help"), bool(self._settings.value(name)))
        row.flipped.connect(lambda on: self._settings.choose(name, on))
        self.controls[name] = row
        column.addWidget(row)
        return row

    def _silence(self) -> None:
        self._sounds.setEnabled(self._settings.sound)
        self.volume.setEnabled(self._settings.sound)

    def _own_pictures(self) -> QHBoxLayout:
        """The buttons that lead to the person's own pictures."""
        self.own: dict[str, PushButton] = {}
        for kind in ("back", "faces"):
            self.own[kind] = PushButton(said(f"settings.own.{kind}"), "link", icon="cards")
            self.own[kind].clicked.connect(lambda _=False, kind=kind: self.pictures_wanted.emit(kind))
        return in_row(*self.own.values(), None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use two columns if there is room, else one, whatever the text size: the choice of it stays where it is."""
        wide = event.size().width() >= _WIDE
        turn(self._columns, beside=wide, gap=44 if wide else 12)
        self._between.setVisible(not wide)
        super().resizeEvent(event)


def _percent(n: int) -> Words:
    return lambda: t("settings.text_size.n", n=n / 100)
