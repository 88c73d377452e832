"""The smoke test of an installed program: five moves at the real table in every playable game, or in those named.

`--smoke` runs it, offscreen unless a platform is named. It prints one line per game, and is the only check that a
bundle works on a machine without Python. Its games are not kept; with `--smoke=FOLDER` they are kept where a person's
are, and a copy of each is saved in that folder as a person would save it. If the command line names a file, it is
opened and played on.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.session.agreement import NewGame
from app.session.seats import read_table
from app.shell.table.page import TablePage
from app.shell.window.main_window import MainWindow
from app.table.surface import Surface

MOVES = 5
DEALS = 20
"""How many deals to try for a game that ends too soon."""
TURN = 30.0
"""How long nobody may play before this seat's turn comes again, s."""


class Failed(Exception):
    """A game that did not go on as it should; `str(error)` says where."""


def smoke(window: MainWindow, games: tuple[str, ...] = (), file: Path | None = None, folder: Path | None = None) -> int:
    """Play; 0 if every game went on as it should, else 1 and a line on standard error."""
    window.settings.override("speed", 0.0)
    name = ""
    try:
        if file is not None:
            name = file.name
            tell(go_on(window, file))
        for name in games or (() if file is not None else tuple(GAMES)):
            tell(begin(window, name, folder))
    except Failed as wrong:
        if sys.stderr is not None:
            print(f"{name}: {wrong}", file=sys.stderr)
        return 1
    window.show_shelf()
    return 0


def tell(line: str) -> None:
    """Print what went well; a Windows program may have no output."""
    if sys.stdout is not None:
        print(line, flush=True)


def begin(window: MainWindow, game: str, folder: Path | None) -> str:
    """Play a new game with the smallest company; returns what to print. Raises Failed."""
    rules = GAMES[game]
    seats = rules.info.seats[0]
    for deal in range(1, DEALS + 1):
        window.begin(NewGame(game, read_table({}, seats, window.settings), rules.fill(seats, {}), deal))
        if played(window) == MOVES:
            break
    else:
        raise Failed(f"no game lasts {MOVES} moves")
    if folder is None:
        return f"{game}: {MOVES} moves"
    copy = folder / f"{game}.kupa"
    window.save_file(copy)
    if not copy.exists():
        raise Failed("no copy was saved")
    return f"{game}: {MOVES} moves, saved"


def go_on(window: MainWindow, file: Path) -> str:
    """Play on in the game of a file, which the window has opened; returns what to print. Raises Failed."""
    sitting = window.sitting
    if sitting is None:
        raise Failed("the file was not opened")
    before = len(sitting.record.done)
    made = played(window)
    return f"{sitting.game}: opened with {before} moves, {made} moves"


def played(window: MainWindow) -> int:
    """Make the moves at the open table; returns their number, lower if the game ends. Raises Failed."""
    page = window.stack.currentWidget()
    if not isinstance(page, TablePage):
        raise Failed("no table was opened")
    page.settle()
    made = 0
    await_turn(page)
    while made < MOVES and not page.sitting.view.over:
        if not (move(page) or act(page)):
            raise Failed(f"move {made + 1} was not made")
        made += 1
        await_turn(page)
    if window.grab().isNull():
        raise Failed("nothing was painted")
    return made


def await_turn(page: TablePage) -> None:
    """Let the others play until it is this seat's turn. Raises Failed if they stop playing first."""
    played_before, until = -1, 0.0
    while not page.sitting.view.legal and not page.sitting.view.over:
        # They may have many moves to make, and the machine other work, so only a standstill counts as a fault.
        if len(page.sitting.record.done) != played_before:
            played_before, until = len(page.sitting.record.done), time.monotonic() + TURN
        if time.monotonic() > until:
            raise Failed("the others did not play")
        QApplication.processEvents()
        time.sleep(0.005)
    page.settle()


def move(page: TablePage) -> bool:
    """Drag a card to a place where it may go; returns whether the game took it."""
    surface, view = page.surface, page.sitting.view
    before = len(page.sitting.record.done)
    for ref in page.controller.liftable(view):
        for choice in page.controller.choices(view, ref):
            if choice.actions:
                drag(surface, surface.card_point(ref), surface.card_point(choice.target))
                QApplication.processEvents()
                return len(page.sitting.record.done) > before
    return False


def act(page: TablePage) -> bool:
    """Do something that needs no dragging, by the same way as every gesture; returns whether the game took it."""
    before = len(page.sitting.record.done)
    legal = page.sitting.view.legal
    if legal:
        page.surface.acted.emit((str(legal[0]),))
        QApplication.processEvents()
    return len(page.sitting.record.done) > before


def drag(surface: Surface, start: QPoint, end: QPoint) -> None:
    """Drag with the left button: a press, two moves and a release."""
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
