"""Newer versions: where to look for them, and a line that reminds of looking, for who asked for it.

The program never asks a network. A release carries `resources/release.json`, written when its packages are made:
`{"page": "https://...", "date": "2026-11-20"}`. From it come a button that opens the page in the person's own browser,
and the age of this version, which is all a reminder goes by. What is run from a checkout has no such file, knows no
page and therefore shows none of this.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlsplit

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.shell.kit.choices import SwitchRow
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Label, PushButton, said
from app.shell.settings.settings import Settings
from app.wording import resource, t

FILE = ("resources", "release.json")
PATIENCE = timedelta(weeks=12)
"""How old a version is, or how long ago one looked for another, when the reminder comes."""


class Release(NamedTuple):
    """What a release says of itself."""

    page: str
    """The address, http or https, under which newer ones are found."""
    day: date

    @classmethod
    def read(cls, text: str) -> Release | None:
        """What a stamp says; None for one that makes no sense or names no page of the web."""
        try:
            data = json.loads(text)
            page, day = str(data["page"]), date.fromisoformat(data["date"])
            parts = urlsplit(page)
        except (ValueError, KeyError, TypeError):
            return None
        return cls(page, day) if parts.scheme in ("https", "http") and parts.hostname else None


@lru_cache(maxsize=1)
def release() -> Release | None:
    """The stamp of this release; None where there is none."""
    try:
        return Release.read(resource(*FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return None


def due(stamp: Release, settings: Settings, today: date) -> bool:
    """Whether it is time to remind: it was asked for, the version is old, and nobody looked lately."""
    if not settings.remind:
        return False
    since = stamp.day
    if settings.looked:
        since = max(since, date.fromisoformat(settings.looked))
    return today - since >= PATIENCE


Opener = Callable[[str], bool]
"""Opens an address in the browser; False where that cannot be done."""


def in_browser(page: str) -> bool:
    """Open an address in the person's browser; False where there is none."""
    return QDesktopServices.openUrl(QUrl(page))


class LookButton(PushButton):
    """Opens the page, and remembers that one has looked. Where no browser opens, the address is on the clipboard."""

    def __init__(self, stamp: Release, settings: Settings, opener: Opener = in_browser) -> None:
        """A link to the page of `stamp`."""
        super().__init__(said("updates.look"), "link", icon="search")
        self._stamp = stamp
        self._settings = settings
        self._opener = opener
        self.clicked.connect(self._look)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language of the moment."""
        super().retranslate()
        if hasattr(self, "_stamp"):
            show_tip(self, t("updates.look.help", page=self._stamp.page))

    def _look(self) -> None:
        if self._opener(self._stamp.page):
            self._settings.looked = date.today().isoformat()
        else:
            QGuiApplication.clipboard().setText(self._stamp.page)
            self.say(said("updates.no-browser"))


class Updates(QWidget):
    """What the sheet about the program has to offer: the button, and the switch of the reminder, which is off."""

    def __init__(self, stamp: Release, settings: Settings, opener: Opener = in_browser) -> None:
        """For the release of `stamp`."""
        super().__init__()
        self.look = LookButton(stamp, settings, opener)
        self.switch = SwitchRow(said("updates.remind"), said("updates.remind.help"), settings.remind)
        self.switch.flipped.connect(lambda on: settings.choose("remind", on))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        row = QHBoxLayout()
        row.addWidget(self.look)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.switch)


class Reminder(QWidget):
    """One quiet line for the shelf: how old this version is, the way to the page, and a way to hear no more of it."""

    def __init__(self, stamp: Release, settings: Settings, opener: Opener = in_browser) -> None:
        """For the release of `stamp`; hidden until `refresh` finds that it is due."""
        super().__init__()
        self.hide()
        self._stamp, self._settings = stamp, settings
        day = stamp.day
        self.line = Label(said("updates.from", month=day.month, year=day.year), "note", "ink_2")
        self.look = LookButton(stamp, settings, opener)
        self.enough = PushButton(said("updates.enough"), "link")
        self.enough.clicked.connect(lambda: settings.choose("remind", False))
        row = QHBoxLayout(self)
        row.setContentsMargins(36, 0, 36, 4)
        row.setSpacing(6)
        for widget in (self.line, self.look, self.enough):
            row.addWidget(widget)
        row.addStretch(1)
        settings.changed.connect(self._changed)

    def _changed(self, name: str) -> None:
        if name in ("remind", "looked"):
            self.refresh()

    def refresh(self, today: date | None = None) -> None:
        """Show the line if it is due, else hide it."""
        self.setVisible(due(self._stamp, self._settings, today or date.today()))
