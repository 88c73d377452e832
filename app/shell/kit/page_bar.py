"""The bar at the top of results and rules: the way back, the page's title, and its controls (look 7)."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.art.tokens import WINDOW_MARGIN
from app.shell.kit.boxes import in_row
from app.shell.kit.buttons import IconButton
from app.shell.kit.focus import order_tabs
from app.shell.kit.style import look, px
from app.shell.kit.widgets import Hairline, Label, Words, said

LABELS_FROM = 1000
"""From this width on, px at text size 1, the bar has the names of its buttons."""
NARROW, WIDE = 1000, 1700
"""The bar over a table: below the first width, px, it has only pictures; from the second on, all names."""


def table_bar_height(width: int) -> int:
    """The height of the bar over a table in a window of this width, px: 48, 56 or 60 (look 7)."""
    return px(48 if width < NARROW else 56 if width < WIDE else 60)


class PageBar(QWidget):
    """The bar; its page connects the buttons `shelf` and `settings`, and adds more widgets."""

    def __init__(self, title: Words, back: Words | None = None, *, over_table: bool = False) -> None:
        """`back` names the way back if it does not lead to the shelf; `over_table`: as high as the bar of a table."""
        super().__init__()
        self._over_table = over_table
        self.shelf = IconButton("back" if back else "shelf", back or said("bar.shelf"), label=True, key="Esc")
        self.settings = IconButton("settings", said("bar.settings"), key="Ctrl+,")
        self.title = Label(title, "game_name")
        line = Hairline(upright=True)
        line.setFixedHeight(30 if over_table else 40)
        self._row = in_row(
            self.shelf,
            6,
            line,
            6,
            self.title,
            6,
            None,
            self.settings,
            gap=8,
            margins=(WINDOW_MARGIN, 0, WINDOW_MARGIN, 0),
            on=self,
        )
        self.restyle()

    def add(self, widget: QWidget) -> None:
        """Add a widget after the title."""
        self._row.insertWidget(self._row.count() - 2, widget)
        order_tabs(self)

    def add_end(self, widget: QWidget) -> None:
        """Add a widget before the settings button."""
        self._row.insertWidget(self._row.count() - 1, widget)
        order_tabs(self)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window's width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show only pictures if there is little room, and take the height for this width."""
        self.setFixedHeight(table_bar_height(self.width()) if self._over_table else max(60, px(60)))
        self.shelf.show_label(self.width() >= LABELS_FROM * look().factor)
