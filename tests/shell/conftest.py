"""Fixtures for the tests of the windows: settings in memory, the look they ask for, a store, the one window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine import Record
from app.games import GAMES
from app.session import sitting
from app.session.agreement import NewGame
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import Label
from app.shell.settings.settings import Settings
from app.shell.shelf.shelf import Shelf
from app.shell.shelf.tiles import ShelfTile
from app.shell.table import curtain, thinker
from app.shell.table.page import TablePage
from app.shell.window import lab_visits
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.wording.bidi import bare
from tests.shell import at_table

ALONE = (Seated("", "pomegranate"),)
"""A table for one person who gave no name."""


class Memory(dict[str, Any]):
    """Settings that are kept only in memory."""

    def put(self, key: str, value: Any) -> None:
        self[key] = value


@pytest.fixture(autouse=True)
def released(qapp: QApplication) -> Iterator[None]:
    """Release a button of the mouse that was pressed last on a widget that is disabled by now.

    While Qt takes it for pressed, no later test in the process can point at anything.
    """
    yield
    for button in QApplication.mouseButtons():
        QTest.mouseRelease(QWidget(), button)


@pytest.fixture(autouse=True)
def searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the garbage collector search a window with its lab (`LabVisits.page`): after the test it is garbage."""
    monkeypatch.setattr(lab_visits, "gc", SimpleNamespace(freeze=lambda: None))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the engine and for whatever comes by itself, however busy the machine is; start chance the same way.

    So computer players do the same in every run, because their chance comes from a number of the sitting. Persons
    played by a test do the same too, whatever tests ran before in the same worker.
    """
    at_table.SPOKEN.seed(0)
    numbers = count(1)
    monkeypatch.setattr(sitting, "new_deal", lambda: next(numbers))
    monkeypatch.setattr(thinker, "LIMIT_MS", 30_000)
    monkeypatch.setattr(thinker, "THINKING_MS", 20_000)
    for wait in (QtBot.waitUntil, QtBot.waitSignal):
        monkeypatch.setattr(wait, "__kwdefaults__", {**(wait.__kwdefaults__ or {}), "timeout": 60_000})


@pytest.fixture
def kept() -> Memory:
    return Memory(language="en", theme="light", sound=False, pace="even")


@pytest.fixture
def settings(kept: Memory) -> Settings:
    return Settings(kept)


@pytest.fixture
def appearance(qapp: QApplication, settings: Settings) -> Iterator[Appearance]:
    """The look of these settings; afterwards English, light and the usual size are restored."""
    made = Appearance(qapp, settings)
    yield made
    Appearance(qapp, Settings(Memory(language="en", theme="light")))


@pytest.fixture
def host(qtbot: QtBot, appearance: Appearance) -> QWidget:
    """An empty window of 900 x 600 in front, over which something opens."""
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    return made


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.open(tmp_path / "kept")
    yield made
    made.close()


@pytest.fixture
def uncovered(qapp: QApplication) -> None:
    """Clear the place of the next window: a table that an earlier test has kept would be under the pointer."""
    for other in QApplication.topLevelWidgets():
        other.hide()


@pytest.fixture
def window(
    qtbot: QtBot, uncovered: None, store: Store, settings: Settings, appearance: Appearance
) -> Iterator[MainWindow]:
    """The one window, 1280 x 800, at the shelf, with a store of its own and without sound.

    It paints only what a test grabs, which saves two fifths of the time; `test_painted.py` paints every page and sheet.
    It is deleted before the look is restored, because restoring would restyle the whole window once more.
    """
    made = MainWindow(store, settings, sound=Sound(settings, lambda _: None))
    made.setUpdatesEnabled(False)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.start()
    QApplication.processEvents()
    yield made
    QApplication.sendPostedEvents(made, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def played(store: Store) -> Callable[..., int]:
    """Keep a game: `played("solo", seed=3, actions=5)`; without `actions` a whole one. Returns its number."""

    def keep(game: str, seed: int = 1, actions: int | None = None) -> int:
        record = Record.begin(GAMES[game], 1, seed, {})
        number = store.begin(record, {"persons": [{"name": "Noa", "plate": "fig"}]})
        while record.position.turn is not None and (actions is None or len(record.done) < actions):
            legal = [str(action) for action in record.rules.legal(record.position)]
            record.act(next((one for one in legal if one.startswith(("take", "point"))), legal[0]))
        if record.done:
            # All acts in one write, which is much quicker.
            store.act(number, record.done[-1], record)
        return number

    return keep


@pytest.fixture
def table(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., TablePage]]:
    """Open a table: `table("meydele", persons=2, seats=4)`; nothing takes longer than it must.

    It paints only what a test grabs, unless the test lets it paint (`setUpdatesEnabled`), as tests of whole games do.
    """
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    store = Store.open(tmp_path)
    settings = Settings(store.settings())
    settings.override("pace", "even")
    appearance = Appearance(qapp, settings)
    pages: list[TablePage] = []

    def made(
        game: str, *, persons: int, seats: int, seed: int = 3, level: str = "random", **options: object
    ) -> TablePage:
        settings.choose("language", "en")
        settings.speed = 0.0
        rules = GAMES[game]
        seated = settled([Seated("", "pomegranate", computer=seat >= persons, level=level) for seat in range(seats)])
        new = NewGame(game, seated, {**rules.fill(seats, {}), **options}, seed)
        sitting = Sitting.begin(store, settings, new)
        sitting.table["salt"] = seed  # so that computer players do the same in every run
        page = TablePage(sitting, settings)
        page.setUpdatesEnabled(False)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.open(False)
        QApplication.processEvents()
        pages.append(page)
        return page

    yield made
    for page in pages:
        page.leave()
    del appearance
    store.close()


def tile_of(shelf: Shelf, name: str) -> ShelfTile:
    """The tile with this id on a shelf."""
    return next(one for one in shelf.tiles.tiles if one.item.id == name)


def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    QTest.keyClick(widget, key, modifier)
    QApplication.processEvents()


def focused() -> QWidget:
    """The widget with the keyboard focus."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def click(widget: QWidget) -> None:
    """A real click in the middle of a widget."""
    assert widget.isVisible()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def read(sheet: QWidget) -> str:
    """What a person reads on a sheet or a window: title and sentences, without hidden ones."""
    labels = [label for label in sheet.findChildren(Label) if label.isVisible()]
    return bare(" ".join(label.text() for label in sorted(labels, key=lambda one: one.mapTo(sheet, QPoint()).y())))
