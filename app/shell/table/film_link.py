"""The link that opens a part of the game just played as a film."""

from __future__ import annotations

from app.shell.kit.buttons import PushButton
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Words, plain, said
from app.wording import t


class FilmLink(PushButton):
    """The link; `about` is what stands beside it, which a screen reader hears with it."""

    def __init__(self, about: Words) -> None:
        self._close = False
        super().__init__(
            said("moments.watch"), "link", icon="film", aloud=lambda: f"{t('moments.watch')}: {about()}"
        )

    def be_close(self, close: bool) -> None:
        """Take as little room as possible, as a picture with a tooltip; or as much as usual."""
        self._close = close
        self.be_low(close)
        self.say(plain("") if close else said("moments.watch"))
        self._tell_tip()

    def _tell_tip(self) -> None:
        show_tip(self, t("moments.watch") if self._close else "")

    def retranslate(self) -> None:
        """Say everything in the current language."""
        super().retranslate()
        self._tell_tip()
