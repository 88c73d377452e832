"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
from pathlib import Path

from app.store.errors import NoHome


def data_folder() -> Path:
    """The folder for the database and its copies: `KUPA_HOME`, else the system's place for a program's data.

    Absolute; not made here. `KUPA_HOME` makes a copy on a stick portable and keeps tests away from real games. It is
    taken as it stands, with blanks before and after it; blanks alone name nothing. Raises NoHome where the user has
    no home to keep anything in.
    """
    home = os.environ.get("KUPA_HOME", "")
    try:
        if home.strip():
            return Path(home).expanduser().absolute()
        # Here, because everything else in this package needs nothing but Python's own library.
        from platformdirs import user_data_dir

        folder = Path(user_data_dir("Kupa", appauthor=False))
    except (RuntimeError, KeyError) as error:
        raise NoHome from error
    if not folder.is_absolute():
        # Where there is no home, "~" stays what it is, and would be a folder of that name wherever one happens to be.
        raise NoHome
    return folder
