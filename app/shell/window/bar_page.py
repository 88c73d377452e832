"""A page of the window with a bar at its upper edge."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.shell.window.pages import WindowPage

if TYPE_CHECKING:
    from app.shell.kit.page_bar import PageBar
    from app.shell.window.pages import PageHost


class BarPage(WindowPage):
    """A page whose bar leads back, usually to the shelf (`shelf_wanted`), and to all settings (`settings_wanted`).

    `noted` carries a sentence to be shown for a while, and the icon before it.
    """

    shelf_wanted = Signal()
    settings_wanted = Signal()
    noted = Signal(str, str)

    step: Callable[[], object] | None = None
    """The way back to where the person came from; None if the bar leads there."""

    def step_back(self) -> None:
        """Go one step back."""
        if self.step is not None:
            self.step()
        else:
            self.shelf_wanted.emit()

    def led_by(self, bar: PageBar) -> PageBar:
        """Let this bar be the page's."""
        bar.shelf.clicked.connect(self.shelf_wanted)
        bar.settings.clicked.connect(self.settings_wanted)
        return bar

    def join(self, window: PageHost, back: Callable[[], object]) -> None:
        """Become a page of this window, which goes back by calling `back`."""
        self.shelf_wanted.connect(back)
        self.settings_wanted.connect(window.show_settings)
        self.noted.connect(window.notice.say)
