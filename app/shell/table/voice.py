"""The voice: the only strip that says what is expected, and why something is not possible (look 1.2, 7).

It has the plate of the seat that decides, a sentence, a second line, and at the end up to three buttons, the main one
last with its key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QHelpEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from app.art.fonts import scaled
from app.art.text_lines import first_fitting
from app.shell.kit.boxes import delete, in_column, in_row
from app.shell.kit.heard import announce, name_aloud
from app.shell.kit.inked import InkedLabel
from app.shell.kit.menu import Menu
from app.shell.kit.paragraphs import text_height
from app.shell.kit.style import font, look, px
from app.shell.kit.widgets import PlateView, paint_paper
from app.shell.table.room import LOW
from app.shell.table.voice_button import VoiceButton
from app.table.commands import Command
from app.table.prompts import Button, Prompt
from app.wording import t
from app.wording.plates import PlateName
from app.wording.spoken import spoken

_SIDE = 18
_EDGE = 5
_GAP = 14
_QUESTIONS = QEvent.Type.ToolTip, QEvent.Type.MouseButtonPress
TOUCH = 52
"""The height of buttons for fingers, px."""


class _Way(NamedTuple):
    """One way to write the words: their size, and whether the second text continues on the line where the first ends.

    With `narrow` the buttons are narrower as well.
    """

    size: float
    runs: bool
    narrow: bool = False

    def faces(self) -> tuple[QFont, QFont]:
        """The fonts of the two texts."""
        return scaled(font("voice"), self.size), scaled(font("note"), self.size)


_READ = tuple(_Way(size, runs) for sizes in ((1.0, 0.92), (0.85,)) for runs in (False, True) for size in sizes)
_SMALL = (_Way(0.78, True), _Way(0.78, False), _Way(0.7, False), _Way(0.7, True))
_WAYS = (*_READ, *(way._replace(narrow=True) for way in (*_READ, *_SMALL)))
"""The ways to try, in this order: the words become smaller, then the buttons narrower, then the words smaller still. If
nothing fits, the strip becomes higher."""


class Voice(QWidget):
    """The strip. `chosen` carries the button that was pressed, `said` what a screen reader should hear.

    `questioned` says whether the person points at the words for a while, or presses them, to read more. While `deaf`,
    no key presses a button.
    """

    chosen = Signal(object)
    said = Signal(str)
    questioned = Signal(bool)

    def __init__(self, rest: QWidget | None = None) -> None:
        """An empty strip. When a focused button is disabled, the focus goes to `rest`."""
        super().__init__()
        self._rest = rest
        self.deaf: Callable[[], bool] = lambda: False
        self.prompt = Prompt("")
        self.refusing = False
        self._main_key, self._on_key = "Enter", "Space"
        self._wanted = self.prompt
        self._needed = 0
        self._touch = False
        self.buttons: list[VoiceButton] = []
        self._plate = PlateView("pomegranate", 44)
        self._sentence, self._detail = InkedLabel(), InkedLabel()
        for label in (self._sentence, self._detail):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            label.setWordWrap(True)
        words = in_column(None, self._sentence, self._detail, None, gap=0)
        self._row = in_row(self._plate, (words, 1), gap=_GAP, margins=(_SIDE, _EDGE, _SIDE, _EDGE), on=self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.restyle()

    def sizeHint(self) -> QSize:
        """As high as the window requires, or higher if the words would not fit at their smallest."""
        return QSize(400, max(self._usual(), self._needed))

    def _usual(self) -> int:
        """The height that the window requires (look 7): 60, 72 or 84 px, and more with larger text."""
        height = self.window().height()
        return px(60 if height < LOW else 72 if height < 1000 else 84)

    def hasHeightForWidth(self) -> bool:
        """False: longer words fit themselves to the strip."""
        return False

    def show_plate(self, plate: PlateName | None) -> None:
        """Show who the sentence is about; None: nobody in particular."""
        self._plate.show_plate(plate)

    def use_hand(self, *, left: bool, touch: bool) -> None:
        """Put the buttons on the side of the hand that presses them, and make them higher for fingers."""
        way = QBoxLayout.Direction
        self._row.setDirection(way.RightToLeft if left else way.LeftToRight)
        self._touch = touch
        for button in self.buttons:
            button.setMinimumHeight(px(TOUCH) if touch else 0)
        self.updateGeometry()
        self._write()

    def say(self, prompt: Prompt, *, refusing: bool = False, quiet: bool = False) -> None:
        """Say a prompt; `refusing` frames it. A screen reader hears it unless `quiet`."""
        self._wanted = prompt
        prompt = self._with_key(prompt)
        same = prompt.sentence == self.prompt.sentence and prompt.detail == self.prompt.detail
        buttons_changed = prompt.buttons != self.prompt.buttons
        self.prompt, self.refusing = prompt, refusing
        if buttons_changed or not self.buttons:
            self._show_buttons(prompt.buttons)
        words = self._write_out()
        if not same and not quiet:
            announce(self, words)
            self.said.emit(words)
        self.update()

    @property
    def main_button(self) -> VoiceButton | None:
        """The main button, usually the last one; None if there is none."""
        return next((button for button in self.buttons if button.spec.leads), None)

    def press_main(self) -> bool:
        """Press the main button, as Enter does; False if there is none, or if it is disabled or takes no key now."""
        main = self.main_button
        if main is None or not main.isEnabled() or self.deaf():
            return False
        main.click()
        return True

    def show_keys(self, main: str, on: str) -> None:
        """Name the keys that work now: `main` presses the main button, `on` goes on while the table waits."""
        self._main_key = main
        if self.main_button is not None:
            self.main_button.show_key(main)
        if on != self._on_key:
            self._on_key = on
            if self._wanted.waits:
                self.prompt = self._with_key(self._wanted)
                self._write_out()

    def _with_key(self, prompt: Prompt) -> Prompt:
        """The prompt with the key that goes on, if the table waits for the person."""
        if not prompt.waits:
            return prompt
        way = t("pace.space") if self._on_key == "Space" else t("pace.key", key=self._on_key)
        return prompt._replace(detail=f"{prompt.detail} {way}".strip())

    def _write_out(self) -> str:
        """Write the prompt, and make it the accessible name of the strip; returns it in words."""
        self._write()
        words = spoken(f"{self.prompt.sentence} {self.prompt.detail}".strip())
        name_aloud(self, words)
        return words

    def set_enabled(self, enabled: bool) -> None:
        """Enable the buttons, or disable them while events are told, except those that end the telling or a demo."""
        ending = (Command.TO_END, Command.DEMO)
        held = [one for one in self.buttons if not enabled and one.spec.command not in ending]
        self._leave(held)
        for button in self.buttons:
            button.setEnabled(button not in held)

    def _leave(self, held: Sequence[VoiceButton]) -> None:
        """Move the focus from these to `rest`; else Qt would move it to the next widget, and Enter press that."""
        if self._rest is not None and any(button.hasFocus() for button in held):
            self._rest.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_buttons(self, specs: Sequence[Button]) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        if not specs:
            self._leave(self.buttons)
        # Hiding the focused button moves the focus, and listeners to that ask for the present buttons.
        old, self.buttons = self.buttons, []
        for button in old:
            delete(button, self._row)
        for spec in specs:
            button = VoiceButton(spec, self._main_key)
            button.deaf = self.deaf
            button.clicked.connect(partial(self._press, button))
            button.setMinimumHeight(px(TOUCH) if self._touch else 0)
            self._row.addWidget(button)
            self.buttons.append(button)
        if had_focus:
            self._focus_main()

    def _focus_main(self) -> None:
        """Move the focus to the main button, else to `rest`: a key pressed to go on must not do something else."""
        if (goal := self.main_button or self._rest) is not None:
            goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, button: VoiceButton, _checked: bool = False) -> None:
        if not button.spec.menu:
            self.chosen.emit(button.spec)
            return
        menu = Menu(self)
        for entry in button.spec.menu:
            menu.add_line(entry.label, partial(self.chosen.emit, entry))
        menu.open_beside(button, above=True)

    def restyle(self) -> None:
        """Follow a change of fonts and inks."""
        self.updateGeometry()
        self._write()

    def retranslate(self) -> None:
        """Do nothing: the page says everything again in the new language."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words to the available room."""
        super().resizeEvent(event)
        self._write()

    def _write(self) -> None:
        """Write both texts in full, in the first of `_WAYS` in which they fit."""
        theme = look().theme
        first = self.prompt.sentence, theme.pom if self.refusing else theme.ink
        then = self.prompt.detail, theme.ink_2
        most = self._usual() - 2.0 * _EDGE
        ways = [way for way in _WAYS if (first[0] and then[0]) or not way.runs]
        way = first_fitting(ways, lambda way: sum(self._heights(way, first, then)) <= most)
        heights, faces = self._heights(way, first, then), way.faces()
        for button in self.buttons:
            button.stand(narrow=way.narrow)
        needed = round(sum(heights) + 2 * _EDGE) if sum(heights) > most else 0
        if needed != self._needed:
            self._needed = needed
            self.updateGeometry()
        if not way.runs:
            self._sentence.setFont(faces[0])
            self._sentence.write(*first)
        self._detail.setFont(faces[1])
        self._detail.write("" if way.runs else then[0], then[1])
        for label, height in zip((self._sentence, self._detail), heights, strict=True):
            label.setFixedHeight(round(height))
            label.setVisible(height > 0)

    def _heights(self, way: _Way, first: tuple[str, str], then: tuple[str, str]) -> tuple[float, float]:
        """The heights of both texts, with their inks, in this way, px. Texts that run on are written to be measured."""
        faces, room = way.faces(), self._room(narrow=way.narrow)
        if not way.runs:
            return text_height(first[0], faces[0], room), text_height(then[0], faces[1], room)
        self._sentence.setFont(faces[0])
        self._sentence.write_run(first, then, faces[1])
        return float(self._sentence.heightForWidth(int(room))), 0.0

    def _room(self, *, narrow: bool) -> float:
        """The width for the words, px: what the plate and the buttons, wide or `narrow`, leave."""
        taken = 2 * _SIDE + self._plate.width() + _GAP
        taken += sum(button.size_standing(narrow=narrow).width() + _GAP for button in self.buttons)
        return max(120.0, self.width() - taken - 2.0)

    def event(self, event: QEvent) -> bool:
        """Ask for an explanation where other things show a tool tip, or when pressed; not once the pointer has left."""
        if event.type() == QEvent.Type.Leave:
            self.questioned.emit(False)
        elif isinstance(event, QHelpEvent | QMouseEvent) and event.type() in _QUESTIONS:
            at = event.pos() if isinstance(event, QHelpEvent) else event.position().toPoint()
            # Longer words might move a button away from under the pointer.
            if not any(button.geometry().contains(at) for button in self.buttons):
                self.questioned.emit(True)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a strip of paper, framed if something was refused."""
        if self.refusing:
            paint_paper(self, look().theme.pom, 2.0)
        else:
            paint_paper(self)
