"""A page of the window with a bar at its upper edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.shell.window.pages import WindowPage

if TYPE_CHECKING:
    from app.shell.kit.page_bar import PageBar


class BarPage(WindowPage):
    """A page whose bar leads back, usually to the shelf (`shelf_wanted`), and to all settings (`settings_wanted`)."""

    shelf_wanted = Signal()
    settings_wanted = Signal()

    def led_by(self, bar: PageBar) -> PageBar:
        """Let this bar be the page's."""
        bar.shelf.clicked.connect(self.shelf_wanted)
        bar.settings.clicked.connect(self.settings_wanted)
        return bar
