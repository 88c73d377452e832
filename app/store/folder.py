"""Where the program keeps its data."""

from __future__ import annotations

import os
from pathlib import Path

from app.store.errors import NoHome


def data_folder() -> Path:
    """The folder for the database and its copies: `KUPA_HOME`, else the system's place for a program's data.

    An absolute path; the folder is not made here. `KUPA_HOME` makes a program on a stick portable and keeps tests away
    from real games. It is taken as it is, blanks before and after it included; blanks alone name nothing. Raises NoHome
    where the user has no home folder.
    """
    home = os.environ.get("KUPA_HOME", "")
    try:
        if home.strip():
            return Path(home).expanduser().absolute()
        # Imported here, because the rest of this package needs only Python's own library.
        from platformdirs import user_data_dir

        folder = Path(user_data_dir("Kupa", appauthor=False))
    except (RuntimeError, KeyError) as error:
        raise NoHome from error
    if not folder.is_absolute():
        # Without a home "~" stays as it is, and would be a folder of that name in whatever folder one happens to be.
        raise NoHome
    return folder
