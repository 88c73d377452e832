"""Newer versions: where to look for them, and a line that reminds people who asked for it.

The program never uses a network. The stamp of a release (`release.py`) supplies a button that opens the page in the
person's own browser, and the age of this version, the only thing the reminder depends on. A program run from a checkout
has no stamp, knows no page and shows none of this.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from app.shell.kit.boxes import in_column, in_row
from app.shell.kit.buttons import PushButton
from app.shell.kit.choices import SwitchRow
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Label, said
from app.shell.settings.release import Release, due
from app.shell.settings.settings import Settings
from app.wording import t


def in_browser(page: str) -> bool:
    """Open an address in the person's browser; False if there is none."""
    return QDesktopServices.openUrl(QUrl(page))


class LookButton(PushButton):
    """Opens the page, and remembers the day. If no browser opens, it copies the address to the clipboard."""

    def __init__(self, stamp: Release, settings: Settings) -> None:
        """A link to the page of `stamp`."""
        # Set before the next line, which calls retranslate().
        self._stamp = stamp
        super().__init__(said("updates.look"), "link", icon="search")
        self._settings = settings
        self.clicked.connect(self._look)

    def retranslate(self) -> None:
        """Say it in the current language."""
        super().retranslate()
        show_tip(self, t("updates.look.help", page=self._stamp.page))

    def _look(self) -> None:
        if in_browser(self._stamp.page):
            self._settings.looked = date.today().isoformat()
        else:
            QGuiApplication.clipboard().setText(self._stamp.page)
            self.say(said("updates.no-browser"))


class Updates(QWidget):
    """The part of the sheet about the program: the button, and the switch for the reminder, which is off by default."""

    def __init__(self, stamp: Release, settings: Settings) -> None:
        super().__init__()
        self.look = LookButton(stamp, settings)
        self.switch = SwitchRow(said("updates.remind"), said("updates.remind.help"), settings.remind)
        self.switch.flipped.connect(lambda on: settings.choose("remind", on))
        in_column(in_row(self.look, None), self.switch, gap=2, margins=(0, 0, 0, 0), on=self)


class Reminder(QWidget):
    """One quiet line for the shelf: how old this version is, a link to the page, and a button that stops reminders."""

    left = Signal()
    """The line is about to hide while the keyboard is in it."""

    def __init__(self, stamp: Release, settings: Settings) -> None:
        """Hidden until `refresh` finds that it is due."""
        super().__init__()
        self.hide()
        self._stamp, self._settings = stamp, settings
        day = stamp.day
        self.line = Label(said("updates.from", month=day.month, year=day.year), "note", "ink_2")
        self.look = LookButton(stamp, settings)
        self.enough = PushButton(said("updates.enough"), "link")
        self.enough.clicked.connect(lambda: settings.choose("remind", False))
        in_row(self.line, self.look, self.enough, None, gap=6, margins=(36, 0, 36, 4), on=self)
        settings.changed.connect(self._changed)

    def _changed(self, name: str) -> None:
        if name in ("remind", "looked"):
            self.refresh()

    def refresh(self, today: date | None = None) -> None:
        """Show the line if it is due, else hide it."""
        shown = due(self._stamp, self._settings, today or date.today())
        here = self.focusWidget()
        if not shown and here is not None and here.hasFocus():
            self.left.emit()
        self.setVisible(shown)
