"""The smoke test of an installed program: five moves in every playable game, by mouse events, at the real table.

Run by `--smoke`, offscreen, with a store in a temporary folder. It says one line a game and is all there is to trust
in a bundle on a machine without Python.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.controllers import PLAYABLE
from app.shell.main_window import MainWindow
from app.shell.new_game import NewGame
from app.shell.seated import read_table
from app.shell.table_page import TablePage
from app.table.surface import Surface

MOVES = 5


def smoke(window: MainWindow) -> int:
    """Play; 0 if every game went on as it should, else 1 and a line on standard error."""
    window.settings.override("speed", 0.0)
    for game, rules in PLAYABLE.items():
        seats = rules.info.seats[0]
        window.begin(NewGame(game, read_table({}, seats, window.settings), rules.fill(seats, {}), 1))
        page = window.stack.currentWidget()
        if not isinstance(page, TablePage):
            return failed(game, "no table was opened")
        page.settle()
        for number in range(MOVES):
            if not move(page):
                return failed(game, f"move {number + 1} was not made")
        if window.grab().isNull():
            return failed(game, "nothing was painted")
        if sys.stdout is not None:
            print(f"{game}: {MOVES} moves")
    window.show_shelf()
    return 0


def failed(game: str, what: str) -> int:
    """Say what went wrong."""
    if sys.stderr is not None:
        print(f"{game}: {what}", file=sys.stderr)
    return 1


def move(page: TablePage) -> bool:
    """Drag a card to a place where it may go; whether the game took it."""
    surface, view = page.surface, page.sitting.view
    before = len(page.sitting.record.done)
    for ref in page.controller.liftable(view):
        for choice in page.controller.choices(view, ref):
            if choice.actions:
                drag(surface, surface.card_point(ref), surface.card_point(choice.target))
                QApplication.processEvents()
                return len(page.sitting.record.done) == before + 1
    return False


def drag(surface: Surface, start: QPoint, end: QPoint) -> None:
    """A press, two moves and a release of the left button."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    events = (
        (QEvent.Type.MouseButtonPress, start, left, left),
        (QEvent.Type.MouseMove, (start + end) / 2, none, left),
        (QEvent.Type.MouseMove, end, none, left),
        (QEvent.Type.MouseButtonRelease, end, left, none),
    )
    port = surface.viewport()
    for kind, at, button, held in events:
        place = QPointF(at)
        away = port.mapToGlobal(place)
        event = QMouseEvent(kind, place, away, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(port, event)
