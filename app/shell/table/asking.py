"""What a table asks that no card answers, and where the keyboard is meanwhile.

A picker lies over the cloth, above the hand. Who plays by keys is led to it as soon as the question cannot be answered
on the cloth, and back; the main button's cap always names the key that presses it now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.shell.table.voice import Voice
from app.table.prompts import Pick, Picker
from app.table.surface import Surface

if TYPE_CHECKING:
    from app.shell.table.picker import PickerStrip


class Asking:
    """The picker of one table, and the keys between cloth, picker and voice. It is None until something is asked."""

    def __init__(self, room: QWidget, surface: Surface, voice: Voice, act: Callable[[Pick], None]) -> None:
        """Over `surface`, in `room`; what is picked goes to `act`."""
        self._room = room
        self._surface = surface
        self._voice = voice
        self._act = act
        self._lines = 1.0
        self.picker: PickerStrip | None = None
        surface.roamed.connect(self.lead)

    def show(self, wanted: Picker | None, lines: float) -> None:
        """Ask this, above a hand that lies `lines` cards high; None: nothing."""
        self._lines = lines
        if self.picker is None and wanted is not None:
            self.picker = self._made()
        if self.picker is not None:
            self.picker.show_picker(wanted)
            self.place()

    def _made(self) -> PickerStrip:
        from app.shell.table.picker import PickerStrip

        picker = PickerStrip(self._room, self._surface)
        picker.picked.connect(self._act)
        picker.dismissed.connect(self._dismiss)
        picker.entered.connect(self._show_main_key)
        return picker

    def place(self) -> None:
        """Lay the picker over the cloth, above the hand: nothing else moves because something is asked."""
        if self.picker is not None:
            self.picker.lie_over(self._surface, self._lines)

    def lead(self) -> None:
        """Bring the keyboard to where the question is answered, if a person plays by keys.

        That is the picker, as soon as the held card asks for nothing else, or no card can be taken up.
        """
        surface, picker = self._surface, self.picker
        self._show_main_key()
        if not (surface.roaming and surface.hasFocus() and picker is not None and picker.isVisible()):
            return
        gestures = surface.gestures
        if gestures.held is not None:
            asks = gestures.waiting or all(choice.picks for choice in gestures.choices())
        else:
            asks = gestures.chooser is not None and not gestures.chooser.liftable()
        if asks:
            picker.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dismiss(self) -> None:
        """Esc in the picker: the card is put back, and the keys are on the cloth again."""
        self._surface.gestures.hold(None)
        self._surface.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_main_key(self) -> None:
        """Write on the main button the key that presses it: while a card or a chip is marked, Enter is for that."""
        chip = self.picker is not None and any(chip.hasFocus() for chip in self.picker.chips)
        self._voice.show_main_key("Ctrl+Enter" if chip or self._surface.roaming else "Enter")
