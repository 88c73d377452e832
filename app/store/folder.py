"""Where the program keeps its data."""

from __future__ import annotations

import os
from pathlib import Path

from app.store.errors import NoHome


def data_folder() -> Path:
    """Return the folder for the database and its copies: `KUPA_HOME`, or else the system's place for a program's data.

    The path is absolute; this function does not create the folder. `KUPA_HOME` makes a program on a USB stick portable
    and keeps tests away from real games. It is used as it is, including leading and trailing blanks; a value of only
    blanks counts as unset. Raises NoHome if the user has no home folder.
    """
    home = os.environ.get("KUPA_HOME", "")
    try:
        if home.strip():
            return Path(home).expanduser().absolute()
        # Imported here because the rest of this package needs only the standard library.
        from platformdirs import user_data_dir

        folder = Path(user_data_dir("Kupa", appauthor=False))
    except (RuntimeError, KeyError) as error:
        raise NoHome from error
    if not folder.is_absolute():
        # Without a home, "~" is not expanded and would become a folder of that name in the current folder.
        raise NoHome
    return folder
