"""A program for the kill test: it leaves a game on the table and tries cases over it until it is killed.

`python -m tests.shell.practising FOLDER GAME` begins a game in the store in that folder, makes one move, and prints
`ready`; then it tries the game's cases one after the other at the practice table, printing `tried` for each.
"""

from __future__ import annotations

import os
import sys
from itertools import cycle
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.practice import lessons
from app.session.seats import read_table
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import Store
from tests.shell.practised import practise


def main(folder: Path, game: str) -> None:
    """Play until killed."""
    application = QApplication([])
    store = Store.open(folder)
    settings = Settings(store.settings())
    settings.speed = 0.0
    Appearance(application, settings)
    window = MainWindow(store, settings, folder=str(folder))
    window.show()
    seats = GAMES[game].seats()[0]
    window.begin(NewGame(game, read_table({}, seats, settings), {}, 5))
    table = window.sitting
    assert table is not None
    table.act((str(table.view.legal[0]),))
    os.write(1, b"ready\n")
    for case in cycle(lessons(game)):
        window.practise(case)
        page = window.practising.page
        assert page is not None
        practise(page)
        os.write(1, b"tried\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
