"""A table at which people act, as a page: its cloth, its voice and its picker; the game is kept or practised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from app.art.sounds import SoundName
from app.art.tokens import WINDOW_MARGIN
from app.engine import Event, Reason
from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.heard import tell_aloud
from app.shell.kit.style import Retranslated, look
from app.shell.settings.settings import Settings
from app.shell.table.asking import Asking
from app.shell.table.cloth import new_cloth
from app.shell.table.room import LOW, free_below
from app.shell.table.voice import Voice
from app.table.commands import Command
from app.table.controller import Controller
from app.table.prompts import Button, Prompt, Rest
from app.table.surface import SLIDE, TOUCH_SLIDE
from app.wording import t
from app.wording.sentences import reason_sentence, rule_anchor

SOUNDS: dict[str, SoundName] = {"moved": "lay", "moved-all": "slide", "shuffled": "shuffle", "turned": "turn"}
"""The sound of an event, by its code."""

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from app.shell.kit.sheet import Sheet
    from app.shell.window.pages import WindowPage as _Page
else:
    # Each page has its own Qt class, whose signals a second one would hide.
    _Page = object


class VoicedTable(_Page):
    """A mixin, named before the class of the page. The page says what is played and what becomes of a gesture."""

    controller: Controller
    sounded: SignalInstance
    above: ClassVar[tuple[int, int]]
    """Free above the strip at the upper edge, and between it and the cloth, px: in a low window, and usually."""

    def __init__(self, settings: Settings) -> None:
        """Make cloth and voice; `_lay_out` puts them on the page."""
        super().__init__()
        self._settings = settings
        self._sheet: Sheet | None = None
        self._rule = ""
        """The paragraph of the rules that says why the last gesture was refused."""
        self._unheard = ""
        """What a screen reader has yet to hear of what happened last."""
        self._sounded: set[str] = set()
        """The sounds of the gesture being told: each is played once, so that a deal does not rattle."""
        self.cloth = self.surface = new_cloth(settings)
        self.voice = Voice(self.surface)

    def _lay_out(self, strip: QWidget, room: QWidget, gap: int) -> None:
        """Lay a strip, the cloth and the voice below one another in a room; `gap`: between the cloth and its panel."""
        self._middle = in_row((self.surface, 1), gap=gap)
        self._column = in_column(strip, (self._middle, 1), WINDOW_MARGIN, self.voice, gap=0, on=room)
        self._keep_off_edges()
        self.asking = Asking(room, self.surface, self.voice, self.act)
        self.surface.acted.connect(self.act)
        self.surface.refused.connect(self._refuse)
        self.surface.held_changed.connect(self.say)
        self.surface.settled.connect(self._settled)
        self.surface.pointed.connect(self._say_pointed)
        self.surface.teller.said.connect(self._say_meanwhile)
        self.voice.chosen.connect(self._chosen)

    def _keep_off_edges(self) -> None:
        """Keep the strips off the window's edges; in a low window the cloth gets nearly all that room (look 7)."""
        above = self.above[self.height() >= LOW]
        self._column.setContentsMargins(WINDOW_MARGIN, above, WINDOW_MARGIN, free_below(self.height()))
        self._middle.setContentsMargins(0, above, 0, 0)

    def _keep_comfort(self) -> None:
        """Apply the settings for left-handed people and for touch."""
        left, touch = self._settings.left_handed, self._settings.touch
        self.voice.use_hand(left=left, touch=touch)
        self.asking.use_touch(touch=touch)
        self.surface.slide = TOUCH_SLIDE if touch else SLIDE
        self.surface.left_handed = left

    # What each table does in its own way

    def act(self, actions: Sequence[str]) -> None:
        """Carry out a gesture and tell it."""

    def carry_out(self, command: Command) -> None:
        """Carry out a command of the voice."""

    def say(self, *, quiet: bool = False) -> None:
        """Say what may be done now; no screen reader hears it if it is `quiet`."""

    def _refuse(self, reason: Reason) -> None:
        """Say why not."""

    def _settled(self) -> None:
        """Go on, because the table is at rest."""

    def _say_meanwhile(self, rest: Rest) -> None:
        """Say what is being told."""

    def _details(self, command: str) -> tuple[str, list[str]] | None:
        """A title and lines about a pressed sign; None if there is nothing to say."""
        return None

    # What is said and shown

    def _why(self, game: str, reason: Reason, buttons: Sequence[Button]) -> Prompt:
        """Why not, with a button that leads to the paragraph of the rules, if there is one."""
        self._rule = rule_anchor(game, reason.code)
        if self._rule:
            buttons = (Button(t("table.rule"), command=Command.RULES), *buttons[-2:])
        return Prompt(reason_sentence(game, reason), "", tuple(buttons))

    def _sound(self, event: Event, simulated: Sequence[str]) -> None:
        """Play the sound of an event that is shown. The zones of `simulated` players have their names as suffix."""
        sound = SOUNDS.get(event.code)
        if event.code == "moved" and str(event.args["to"]).endswith(tuple(f".{who}" for who in simulated)):
            sound = "took"
        if sound is not None and sound not in self._sounded:
            self._sounded.add(sound)
            self.sounded.emit(sound)

    def _let_hear(self) -> None:
        """Let a screen reader say what happened last, if it has not said it yet."""
        told, self._unheard = self._unheard, ""
        if told:
            tell_aloud(self.surface, told)

    def _say_pointed(self) -> None:
        """Say in the second line what the card under the pointer does; a screen reader has heard it with the card."""
        if not self.voice.refusing:
            self.say(quiet=True)

    def _ask(self, prompt: Prompt | None) -> None:
        """Ask the part of the prompt that no card answers; None: ask nothing."""
        self.asking.show(prompt.picker if prompt is not None else None, self.controller.lines)

    def _chosen(self, button: Button) -> None:
        if button.actions:
            self.surface.gestures.hold(None)
            self.act(button.actions)
        elif button.command is not None:
            self.carry_out(button.command)

    def _show_details(self, command: str) -> None:
        details = self._details(command)
        if details is not None:
            from app.shell.table.details import DetailsSheet

            self.show_sheet(DetailsSheet(self.window(), *details, lambda: self._details(command)))

    def show_sheet(self, sheet: Sheet) -> None:
        """Open a sheet that speaks of the game as it stands."""
        self._sheet = sheet
        sheet.open()

    def _retranslate_sheet(self) -> None:
        """Say the sheet again: it may have been told before the names it mentions were read again."""
        sheet: QWidget | None = self._sheet
        if sheet is not None and isValid(sheet) and isinstance(sheet, Retranslated):
            sheet.retranslate()

    def restyle(self) -> None:
        """Follow a change of colours, fonts or cards."""
        self.surface.use_look(look().theme, self._settings.card_style(), look().factor)
        self.voice.updateGeometry()

    def settle(self) -> None:
        """Bring everything to rest and finish the layout; used by tests and pictures."""
        self.surface.finish()
        QApplication.processEvents()
        self.surface.fit()
