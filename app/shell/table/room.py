"""The contents of a table's page, as one widget that can be taken out of the window and put back.

A widget that is only hidden or covered stays in the tree that screen readers walk. Behind the curtain there must be no
table at all.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from app.art.tokens import WINDOW_MARGIN
from app.shell.kit.boxes import in_column

LOW = 700
"""In a window lower than this, px, whatever is around the cards takes less room (look 7)."""
_LEAST_BELOW = 4


def free_below(height: int) -> int:
    """The free height below the voice in a window of this height, px."""
    return _LEAST_BELOW if height < LOW else WINDOW_MARGIN


class TableRoom(QWidget):
    """Fills its page while it is there. `emptied` is a picture taken when it was put away; null while it is there."""

    def __init__(self, page: QWidget) -> None:
        """Lie in this page, and make its layout."""
        super().__init__(page)
        self._page = page
        # A window that is never shown: its contents belong to the page but cannot be reached.
        self._wings = QWidget(page, Qt.WindowType.Window)
        self.emptied = QPixmap()
        self._whole = in_column(self, margins=(0, 0, 0, 0), on=page)

    def put_away(self, *, picture: bool) -> None:
        """Leave the window; with `picture`, keep a picture of it to show meanwhile.

        It is also disabled, because screen readers keep references to widgets they have met.
        """
        if picture and self.isVisible():
            self.emptied = self.grab()
        self.setParent(self._wings)
        self.setEnabled(False)

    def bring_back(self) -> bool:
        """Lie in the page again, below anything that covers it; False if it is there already."""
        if self.parentWidget() is self._page:
            return False
        self.emptied = QPixmap()
        self._whole.addWidget(self)
        self.setEnabled(True)
        self.lower()
        self.show()
        self._whole.activate()
        return True
