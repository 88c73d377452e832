"""The folder of a person's own games, and whether they are switched on, read without opening the store.

Commands use this while a window may have the store open, so it reads the one setting and changes nothing.
"""

from __future__ import annotations

from pathlib import Path

from app.store.errors import NoHome
from app.store.folder import data_folder
from app.store.kept_settings import kept_settings

FOLDER = "games"
"""The folder of own games, inside the program's data folder."""

SETTING = "own_games"
"""The setting that switches them on."""


def place() -> Path:
    """Return the folder of own games, which need not exist. Raises NoHome."""
    return data_folder() / FOLDER


def switched_on() -> Path | None:
    """Return the folder of own games if it exists and the person has switched them on, else None.

    Only a plain True counts: if the setting is damaged, locked or missing, they stay switched off. So they do in a
    Python without the library that knows the system's place for data, unless `KUPA_HOME` is set.
    """
    try:
        found = place()
        if not found.is_dir():
            return None
    except (NoHome, OSError, ImportError):
        return None
    return found if kept_settings(SETTING).get(SETTING) is True else None
