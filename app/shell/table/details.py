"""A sheet with the list behind a note on the table: a title, lines, one button."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column
from app.shell.kit.inked import InkedLabel
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import font, look
from app.shell.kit.widgets import PushButton, plain, said


class DetailsSheet(Sheet):
    """A title and lines; they stay in the language in which they were written."""

    def __init__(self, host: QWidget, title: str, lines: Sequence[str], four_colour: bool = False) -> None:
        super().__init__(host, plain(title), width=620)
        column = in_column(gap=8, margins=(34, 4, 34, 16), on=self.page.page)
        for line in lines:
            label = InkedLabel()
            label.write(line, look().theme.ink, four_colour)
            label.setFont(font("body"))
            label.setWordWrap(True)
            label.setAccessibleName(line)
            column.addWidget(label)
        close = self.add_button(PushButton(said("dialog.close"), "primary"), main=True)
        close.clicked.connect(self.reject)
