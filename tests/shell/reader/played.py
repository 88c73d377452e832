"""A game that plays itself by keys alone in a real window: `python -m tests.shell.reader.played GAME FOLDER SEED`.

Prints a line of JSON for every moment that a listener compares: {"at": "table"} once the table is there, {"log": [...]}
with the spoken lines of the log at the end. Between them it waits for a line on its standard input, so that the tree
can be walked while nothing changes.
"""

from __future__ import annotations

import json
import select
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.table.geometry import Shape
from app.wording.spoken import spoken
from tests.shell.at_table import do_by_keys


def shown(**words: object) -> None:
    """Print a line for the listener, and answer on the bus until it has read it."""
    print(json.dumps(words), flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        QTest.qWait(10)
    sys.stdin.readline()


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key without delay: keys from the system would first go to the reader that listens."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, modifier))


def main(game: str, folder: str, seed: int) -> None:
    """Play one game between a person and computer players, or alone."""
    app = QApplication([])
    QTest.keyClick = press  # type: ignore[method-assign,assignment]
    store = Store.open(Path(folder))
    settings = Settings(store.settings())
    settings.choose("language", "en")
    settings.speed = 0.0
    Appearance(app, settings)
    window = MainWindow(store, settings, sound=Sound(settings, lambda _: None))
    window.show()
    window.start()
    QTest.qWait(800)  # until the bus has found the program
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    rules = GAMES[game]
    seats = rules.info.seats[0]
    options = rules.fill(seats, {})
    caps = [option for option in rules.options(seats) if option.name.startswith("max_")]
    least = {cap.name: min(value for value in cap.values if isinstance(value, int)) for cap in caps}
    seated = settled([Seated("", "pomegranate", computer=seat > 0, level="random") for seat in range(seats)])
    window.begin(NewGame(game, seated, {**options, **least}, seed))
    page = window.stack.currentWidget()
    assert isinstance(page, TablePage)
    rng = Random(seed)
    page.surface.setFocus()
    waited = 0
    # In a game played at random the person may have lost before their first turn.
    while not page.sitting.over and (page.surface.clock.busy or page.sitting.turn != page.sitting.seat):
        QTest.qWait(5)
    view = page.sitting.view
    here = [spot.zone for spot in page.surface.stage.spots() if spot.shape is not Shape.AWAY and view.zones[spot.zone]]
    shown(at="table", places=[page.controller.lies(view, zone) for zone in here])
    while not page.sitting.over and waited < 40_000:
        turn = page.sitting.turn
        if turn != page.sitting.seat or page.surface.clock.busy:
            QTest.qWait(5)
            waited += 1
            continue
        do_by_keys(page, str(rng.choice(list(page.controller.legal(page.sitting.view)))))
    QTest.qWait(200)
    shown(log=[" ".join(spoken(line) for line in lines) for lines in page.sitting.log()], over=page.sitting.over)
    page.leave()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
