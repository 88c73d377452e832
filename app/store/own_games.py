"""Where a person's own games lie, and whether they are switched on, read without opening the store.

A command asks this beside a window that has the store open, so it reads the one setting and changes nothing.
"""

from __future__ import annotations

from pathlib import Path

from app.store.errors import NoHome
from app.store.folder import data_folder
from app.store.kept_settings import kept_settings

FOLDER = "games"
"""The folder of own games within that of the program's data."""

SETTING = "own_games"
"""The setting that switches them on."""


def place() -> Path:
    """The folder in which own games lie; it need not be there. Raises NoHome."""
    return data_folder() / FOLDER


def switched_on() -> Path | None:
    """The folder of own games, if it is there and the person has switched them on; None also where nothing can be read.

    Only a plain yes counts: whatever is damaged, locked or missing leaves them switched off. So does a Python without
    the library that knows the system's place for data; `KUPA_HOME` needs none.
    """
    try:
        found = place()
        if not found.is_dir():
            return None
    except (NoHome, OSError, ImportError):
        return None
    return found if kept_settings(SETTING).get(SETTING) is True else None
