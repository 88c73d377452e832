"""Where the lab keeps its notebook, and who sits at the tables of its games."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from pathlib import Path

from PySide6.QtCore import QObject

from app.games import GAMES
from app.lab.notebook import Notebook
from app.session.seats import Seated, settled, unnamed
from app.shell.lab.desk import Desk

FOLDER = "lab"
"""The folder of the notebook, inside the program's data folder."""


def desk_of(folder: str, owner: QObject) -> Desk:
    """The desk over the notebook in this folder; if nothing is kept, in a folder deleted when the program ends."""
    desk = Desk(Notebook((Path(folder) if folder else passing()) / FOLDER, GAMES), GAMES)
    desk.setParent(owner)
    return desk


def passing() -> Path:
    """Make a folder that is deleted when the program ends."""
    made = Path(tempfile.mkdtemp(prefix="kupa-lab-"))
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


def players_of(seats: int) -> tuple[Seated, ...]:
    """Computer players at every seat, each with a plate and a name."""
    return settled(unnamed(range(seats), computer=True))
