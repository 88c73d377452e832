"""A sheet with the list behind a note on the table: a title, lines, one button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column
from app.shell.kit.inked import InkedLabel
from app.shell.kit.sheet import Sheet
from app.shell.kit.style import font, look

Details = tuple[str, Sequence[str]]
"""A title and lines."""


class DetailsSheet(Sheet):
    """A title and lines, which follow changes of language and look."""

    def __init__(
        self, host: QWidget, title: str, lines: Sequence[str], again: Callable[[], Details | None] = lambda: None
    ) -> None:
        """Lie over `host`; `again` returns title and lines in the current language, None while they are unknown."""
        self._details: Details = title, lines
        self._again = again
        super().__init__(host, lambda: self._details[0], width=620)
        self._column = in_column(gap=8, margins=(34, 4, 34, 16), on=self.page.page)
        self.lines: list[InkedLabel] = []
        self._write()
        self.add_exit("button.close", main=True)

    def _write(self) -> None:
        """Write the lines, adding or hiding labels as needed."""
        while len(self.lines) < len(self._details[1]):
            label = InkedLabel()
            label.setWordWrap(True)
            self._column.addWidget(label)
            self.lines.append(label)
        for label, line in zip(self.lines, self._details[1], strict=False):
            label.write(line, look().theme.ink)
            label.setFont(font("body"))
        for label in self.lines[len(self._details[1]) :]:
            label.hide()

    def retranslate(self) -> None:
        """Say it in the current language."""
        self._details = self._again() or self._details
        self.panel.retranslate()
        self._write()

    def restyle(self) -> None:
        """Follow a change of fonts and inks."""
        self._write()
        super().restyle()
