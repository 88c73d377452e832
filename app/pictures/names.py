"""Where sets of own pictures lie, and what they are called. No Pillow: whoever only shows them does without.

A set is a folder named by its kind and by a sum of its content; it is never changed once it is there.
"""

from __future__ import annotations

import re
from pathlib import Path

from app.store.errors import NoHome
from app.store.folder import data_folder

FOLDER = "cards"
"""The folder of own pictures within that of the program's data."""
_NAME = r"(back|faces)-[0-9a-f]{16}\Z"


def own_cards() -> Path:
    """The folder of all sets; it need not be there. Raises NoHome."""
    return data_folder() / FOLDER


def is_name(name: str) -> bool:
    """Whether this may be the name of a set, and no path to anywhere else."""
    return re.match(_NAME, name) is not None


def back_file(name: str) -> str:
    """The path of the picture of a kept back; empty if there is none."""
    return _found(name, "back.png")


def faces_folder(name: str) -> str:
    """The path of the folder of kept faces; empty if there is none."""
    return _found(name, "")


def _found(name: str, inner: str) -> str:
    if not is_name(name):
        return ""
    try:
        place = own_cards() / name / inner
        return str(place) if place.exists() else ""
    except (NoHome, OSError):
        return ""
