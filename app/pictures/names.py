"""The places and names of sets of own pictures. No Pillow, which code that only shows them does not need.

A set is a folder named by its kind and by a checksum of its content; it is never changed once it exists.
"""

from __future__ import annotations

import re
from pathlib import Path

from app.store.errors import NoHome
from app.store.folder import data_folder

FOLDER = "cards"
"""The folder of own pictures, inside the program's data folder."""
_NAME = r"(back|faces)-[0-9a-f]{16}\Z"


def own_cards() -> Path:
    """Return the folder of all sets, which need not exist. Raises NoHome."""
    return data_folder() / FOLDER


def is_name(name: str) -> bool:
    """Return whether this may be the name of a set, and not a path to somewhere else."""
    return re.match(_NAME, name) is not None


def back_file(name: str) -> str:
    """Return the path of the picture of a kept back; empty if there is none."""
    return _found(name, "back.png")


def faces_folder(name: str) -> str:
    """Return the path of the folder of kept faces; empty if there is none."""
    return _found(name, "")


def _found(name: str, inner: str) -> str:
    if not is_name(name):
        return ""
    try:
        place = own_cards() / name / inner
        return str(place) if place.exists() else ""
    except (NoHome, OSError):
        return ""
