"""What the window says about what could not be kept: it tells once, offers to save elsewhere, asks on leaving.

`Keeping` reports every failure to it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.session.keeping import Keeping
from app.shell.kit.buttons import PushButton
from app.shell.kit.widgets import Words, said
from app.store import Refusal, StoreError, newest_sound
from app.wording import t

if TYPE_CHECKING:
    from app.session.sitting import Sitting
    from app.shell.kit.questions import MessageSheet, UnkeptQuestion
    from app.shell.window.pages import PageHost


class Unkept(QObject):
    """Tells the person at one window what could not be kept."""

    def __init__(self, window: PageHost, keeping: Keeping, passing: bool) -> None:
        """Show sheets over the window.

        `passing`: everything kept disappears when the program ends; the person was told that they play without saving.
        """
        super().__init__(window)
        self._window = window
        self._keeping = keeping
        self._passing = passing
        self._told: tuple[Sitting | None, str] | None = None
        keeping.listener = self
        # Qt disconnects only signals by itself when their receiver is destroyed.
        self.destroyed.connect(partial(keeping.let_go, self))

    # Leaving

    def asked(self, go: Callable[[], object], *, closing: bool = False) -> bool:
        """Whether leaving would lose something. If so, ask the person, and run `go` if they agree."""
        question = self._question(closing)
        if question is None:
            return False
        question.agreed.connect(go)
        question.save.clicked.connect(lambda: self._save_and_go(question, go))
        question.open()
        return True

    def _question(self, closing: bool) -> UnkeptQuestion | None:
        """The question to ask before the game leaves the table or the window closes; None if nothing would be lost."""
        window, sitting = self._window, self._window.sitting
        if sitting is None and not closing:
            return None
        from app.shell.kit.questions import UnkeptQuestion, trouble

        def cause(refusal: Refusal | None, deed: str) -> Words:
            return lambda: trouble(refusal, deed).sentence if refusal is not None else ""

        if sitting is not None and not sitting.kept.keep_now():
            return UnkeptQuestion(self._window, "unkept", cause(sitting.kept.trouble, "act"))
        if closing and not window.settings.keep_now():
            question = UnkeptQuestion(self._window, "unkept-settings", cause(self._keeping.trouble, "setting"))
            question.save.hide()
            return question
        if closing and self._passing and sitting is not None and sitting.record.done and not sitting.kept.copied:
            return UnkeptQuestion(self._window, "unkept-evening", said("win.unkept"))
        return None

    def _save_and_go(self, question: UnkeptQuestion, go: Callable[[], object]) -> None:
        if self._window.save_dialog():
            question.close()
            go()

    # Telling

    def tell(self, refusal: Refusal, deed: str) -> None:
        """Say what could not be opened or kept, and what the person can do about it."""
        from app.shell.kit.questions import refused
        from app.shell.start.damage import DamageSheet, is_damage

        if isinstance(refusal, StoreError) and is_damage(refusal):
            damage = DamageSheet(self._window, refusal, deed, newest_sound(self._window.store.path.parent))
            damage.mending_wanted.connect(self._window.mending_wanted)
            damage.open()
            return
        sitting = self._window.sitting
        kept = not self._passing and (sitting is None or sitting.kept.trouble is None)
        message = refused(self._window, refusal, deed, kept=kept)
        if deed == "act":
            self._offer_copy(message)
        message.open()

    def on_failed(self, refusal: StoreError, deed: str) -> None:
        """Say what could not be kept: a setting in a notice, a game on the table once, anything else each time."""
        from app.shell.kit.questions import trouble

        if deed == "setting":
            told = trouble(refusal, deed)
            self._window.notice.say(f"{told.sentence} {told.kept}", "info")
        elif deed != "act":
            self.tell(refusal, deed)
        elif self._told != (self._window.sitting, refusal.code):
            # From now on the table's voice repeats it after each act.
            self._told = (self._window.sitting, refusal.code)
            self.tell(refusal, deed)

    def on_mended(self) -> None:
        """Something could be written again, so keep everything else too."""
        if self._all_kept():
            self._window.notice.say(t("store.mended"), "save")

    def on_restored(self, whole: bool) -> None:
        """The database was gone and has been created again: write to it everything at hand, and say so."""
        from app.shell.kit.questions import MessageSheet

        if not self._all_kept():
            return
        self._window.note_table()
        self._window.refresh_shelf()
        part = "store.restored.whole" if whole else "store.restored.part"
        message = MessageSheet(self._window, said("store.restored.title"), [said(part), said(f"{part}.kept")])
        self._offer_copy(message)
        message.open()

    def _all_kept(self) -> bool:
        window = self._window
        kept = (window.sitting is None or window.sitting.kept.keep_now()) and window.settings.keep_now()
        if kept:
            self._told = None
        return kept

    def _offer_copy(self, message: MessageSheet) -> None:
        """Add a link to a message that saves a copy of the game on the table."""
        if self._window.sitting is not None:
            save = message.add_link(PushButton(said("store.save-copy"), "link", icon="save"))
            save.clicked.connect(self._window.save_dialog)
