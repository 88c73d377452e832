"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for the database and its copies: `KUPA_HOME`, else the system's place for a program's data.

    Absolute; not made here. `KUPA_HOME` makes a copy on a stick portable and keeps tests away from real games.
    """
    home = os.environ.get("KUPA_HOME", "").strip()
    if home:
        return Path(home).expanduser().absolute()
    # Here, because everything else in this package needs nothing but Python's own library.
    from platformdirs import user_data_dir

    return Path(user_data_dir("Kupa", appauthor=False))
