"""Files that the system hands to the running program: double-clicked in the Finder, or given by a second start.

macOS sends them as events to the application, even before there is a window; they wait here until one can open them.
The application's own `event` takes them, not a filter, which would be asked about every event of every widget.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent


def file_of(event: QEvent) -> Path | None:
    """The file that an event asks to open; None for other events and for addresses that are not files."""
    return Path(event.file()) if isinstance(event, QFileOpenEvent) and event.file() else None


class FileOpening:
    """Opens files as they come, once there is something that can open them."""

    def __init__(self) -> None:
        """Files wait at first."""
        self._waiting: list[Path] = []
        self._opener: Callable[[Path], bool] | None = None

    def take(self, path: Path) -> None:
        """Open a file now, or as soon as possible."""
        if self._opener is None:
            self._waiting.append(path)
        else:
            self._opener(path)

    def open_with(self, opener: Callable[[Path], bool]) -> bool:
        """Open files with this from now on, starting with those that wait, in order; returns whether one was opened."""
        self._opener = opener
        waiting, self._waiting = self._waiting, []
        opened = [opener(path) for path in waiting]
        return any(opened)
