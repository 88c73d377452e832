"""The questions of a table that no card answers, and where the keyboard is meanwhile.

A picker lies over the cloth, above the hand. The keyboard moves to it when the cloth cannot answer the question, and
comes back afterwards. The key cap on the main button always names the key that presses it now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from app.shell.kit.focus import follow_keyboard
from app.shell.kit.heard import tell_aloud
from app.shell.table.voice import Voice
from app.table.prompts import Pick, Picker
from app.table.surface import Surface
from app.table.telling import UNREAD_MS

if TYPE_CHECKING:
    from app.shell.table.picker import PickerStrip


class Asking(QObject):
    """The picker of one table, and the keys between cloth, picker and voice.

    `picker` is None until something is asked for the first time. `taken` returns whether something beside the cloth has
    a use of its own for Enter now.
    """

    def __init__(self, room: QWidget, surface: Surface, voice: Voice, act: Callable[[Sequence[str]], None]) -> None:
        """Ask over `surface`, inside `room`; `act` receives the actions that a person picks."""
        super().__init__(room)
        self._room = room
        self._surface = surface
        self._voice = voice
        self._act = act
        self._lines = 1.0
        self._wanted: Picker | None = None
        self._left: Picker | None = None
        self._touch = False
        self.taken: Callable[[], bool] = lambda: False
        self.picker: PickerStrip | None = None
        self._led = QElapsedTimer()
        voice.deaf = self.deaf
        surface.roamed.connect(self._roamed)
        surface.confirmed.connect(self._confirm)
        surface.focused.connect(self._walked)
        follow_keyboard(self._keyboard_moved)

    def show(self, wanted: Picker | None, lines: float) -> None:
        """Ask `wanted`, above a hand that is `lines` cards high; None: ask nothing."""
        self._lines = lines
        self._wanted = wanted
        if wanted != self._left:
            self._left = None
        if self.picker is None and wanted is not None:
            self.picker = self._made()
        if self.picker is not None:
            self.picker.show_picker(wanted)
            self.place()

    def use_touch(self, *, touch: bool) -> None:
        """Make everything that can be picked large enough for a finger, or for a pointer."""
        self._touch = touch
        if self.picker is not None:
            self.picker.use_touch(touch=touch)
            self.place()

    def _made(self) -> PickerStrip:
        from app.shell.table.picker import PickerStrip

        picker = PickerStrip(self._room, self._surface)
        picker.deaf = self.deaf
        picker.use_touch(touch=self._touch)
        picker.picked.connect(self._picked)
        picker.dismissed.connect(self._dismiss)
        picker.entered.connect(self.show_keys)
        return picker

    def _picked(self, pick: Pick) -> None:
        self._surface.gestures.hold(None)
        self._act(pick.actions)

    def place(self) -> None:
        """Lay the picker over the cloth, above the hand, so that nothing else has to move."""
        if self.picker is not None:
            self.picker.lie_over(self._surface, self._lines)

    def lead(self) -> None:
        """Move the keyboard to the picker if the person plays by keys and the cloth cannot answer the question.

        The cloth cannot answer if only the picker can decide what the held card does, or if no card can be lifted. A
        person who has left a question with Esc is not led back to it until the cursor comes onto the table again.
        """
        surface, picker = self._surface, self.picker
        self.show_keys()
        if self._left is not None:
            return
        if not (surface.roaming and surface.hasFocus() and picker is not None and picker.isVisible()):
            return
        gestures = surface.gestures
        if gestures.held is not None:
            asks = gestures.waiting or all(choice.picks for choice in gestures.choices())
        else:
            asks = gestures.chooser is not None and not gestures.chooser.liftable()
        if asks:
            picker.setFocus(Qt.FocusReason.OtherFocusReason)

    def deaf(self) -> bool:
        """Whether a key that would answer was meant for what was there before.

        It was if the question has only just come after what others did, or if the key before it has only just led to
        the answers. Whoever goes on quickly by Enter would answer what they have not read.
        """
        return self._surface.meant_to_go_on() or (self._led.isValid() and self._led.elapsed() < UNREAD_MS)

    def _dismiss(self) -> None:
        """Put the held card back and return the keyboard to the cloth, on Esc in the picker."""
        self._surface.gestures.hold(None)
        self._left = self._wanted
        self._surface.setFocus(Qt.FocusReason.OtherFocusReason)

    def _roamed(self) -> None:
        self._left = None
        self.lead()

    def _walked(self, words: str) -> None:
        self.show_keys()
        tell_aloud(self._surface, words)

    def _confirm(self) -> None:
        """Press the main button; if there is none, lay the held card in the only place it can go.

        If a person must act and has nothing to lay either, the keyboard moves to the first answer there is.
        """
        gestures, picker = self._surface.gestures, self.picker
        if any(button.main for button in self._voice.prompt.buttons):
            self._voice.press_main()
        elif not gestures.lay() and gestures.chooser is not None and gestures.held is None:
            asked = picker if picker is not None and picker.isVisible() else next(iter(self._voice.buttons), None)
            if asked is not None:
                self._led.start()
                asked.setFocus(Qt.FocusReason.OtherFocusReason)

    def entered(self, event: QKeyEvent) -> bool:
        """Press the main button if this key means it; returns whether it does.

        Enter does if nothing on the table has used it, and Ctrl+Enter always does.
        """
        plain = event.matches(QKeySequence.StandardKey.InsertParagraphSeparator)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        always = enter and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not (plain or always) or event.isAutoRepeat():
            return False
        self._voice.press_main()
        return True

    def _keyboard_moved(self, _before: QWidget | None, _now: QWidget | None) -> None:
        # A window closed under its menu keeps the focus until it is deleted, so this may come after the table has gone.
        if isValid(self._room):
            self.show_keys()

    def show_keys(self) -> None:
        """Name the keys that work now: the one for the main button, and the one that goes on while the table waits.

        Enter belongs to a focused button, to a link in the rules, or to the cursor where something can be done with it;
        in these cases the main button needs Ctrl+Enter. Space goes on if the cloth has the focus, or presses the
        focused button that goes on. Elsewhere Space means something else.
        """
        focused = self._room.window().focusWidget()
        main = focused is not None and focused is self._voice.main_button
        taken = not main and (self._surface.takes_enter or isinstance(focused, QAbstractButton) or self.taken())
        key = "Ctrl+Enter" if taken else "Enter"
        inside = focused is not None and self._room.isAncestorOf(focused)
        self._voice.show_keys(key, key if inside and not main and focused is not self._surface else "Space")
