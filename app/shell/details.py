"""A sheet with a list behind a note of the table: a title, lines, one button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.shell.sheet import Sheet
from app.shell.widgets import Button, Label, plain, said


class DetailsSheet(Sheet):
    """Lines in the language in which they were said."""

    def __init__(self, host: QWidget, title: str, lines: Sequence[str]) -> None:
        """Over the window `host`."""
        super().__init__(host, plain(title), width=620)
        column = QVBoxLayout(self.page.page)
        column.setContentsMargins(34, 4, 34, 16)
        column.setSpacing(8)
        for line in lines:
            column.addWidget(Label(plain(line), "body", wrap=True))
        close = self.add_button(Button(said("dialog.close"), "primary"), main=True)
        close.clicked.connect(self.reject)
