"""The stamp of a release: where newer versions can be found, and how old this one is.

A release carries `resources/release.json`, written when its packages are made: `{"page": "https://...", "date":
"2026-11-20"}`. A program run from a checkout has no such file.
"""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import lru_cache
from typing import NamedTuple

from app.shell.settings.settings import Settings
from app.wording import resource

FILE = ("resources", "release.json")
PATIENCE = timedelta(weeks=12)
"""The reminder appears once both the version and the last look for a newer one are this old."""


class Release(NamedTuple):
    """What a release says about itself."""

    page: str
    """The address, http or https, where newer versions can be found."""
    day: date

    @classmethod
    def read(cls, text: str) -> Release | None:
        """Read a stamp; None if it is malformed or names no web page."""
        from urllib.parse import urlsplit

        try:
            data = json.loads(text)
            page, day = str(data["page"]), date.fromisoformat(data["date"])
            parts = urlsplit(page)
        except (ValueError, KeyError, TypeError):
            return None
        return cls(page, day) if parts.scheme in ("https", "http") and parts.hostname else None


@lru_cache(maxsize=1)
def release() -> Release | None:
    """The stamp of this release; None if there is none."""
    try:
        return Release.read(resource(*FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return None


def due(stamp: Release, settings: Settings, today: date) -> bool:
    """Whether to remind the person: they asked for it, the version is old, and they have not looked lately."""
    if not settings.remind:
        return False
    since = stamp.day
    if settings.looked:
        since = max(since, date.fromisoformat(settings.looked))
    return today - since >= PATIENCE
