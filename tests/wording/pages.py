"""The references in a game's page of rules."""

from __future__ import annotations

import re

_CASE = re.compile(r'"(?:case|try):([a-z0-9-]+)')
_ANCHOR = re.compile('<a name="([a-z-]+)">')


def cases_of(page: str) -> list[str]:
    """The ids of the cases that a page shows or offers to try, in order and without repetition."""
    return list(dict.fromkeys(_CASE.findall(page)))


def anchors_of(page: str) -> list[str]:
    """The names of a page's anchors, in order."""
    return _ANCHOR.findall(page)
