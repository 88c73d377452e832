"""Fixtures for the tests of the lab's window: the window over a fake notebook and fake runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.shell.kit.sound import Sound
from app.shell.kit.style import Appearance
from app.shell.lab import picture, rooms
from app.shell.lab.desk import Desk
from app.shell.lab.page import LabPage
from app.shell.settings.settings import Settings
from app.shell.window.main_window import MainWindow
from app.store import Store
from app.wording.findings import label_text
from tests.shell.lab.invented import Book, Inventing


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Book:
    """The fake notebook behind every desk of this test; each code serves as its own words."""
    made = Book()

    def desk_of(folder: str, owner: QObject) -> Desk:
        desk = Desk(made, GAMES, Inventing())  # type: ignore[arg-type]
        desk.setParent(owner)
        # The tests decide when the run is polled.
        desk._timer.timeout.disconnect()
        return desk

    monkeypatch.setattr(rooms, "desk_of", desk_of)
    # Fake codes have no words; each stands for itself.
    monkeypatch.setattr(
        picture, "finding_sentence", lambda game, code, values, side: f"{side} {code} of {game}.".strip()
    )
    monkeypatch.setattr(picture, "more_sentence", lambda games: f"{games} more games would show it.")

    def label(game: str, kind: str, value: object) -> str:
        return str(value) if kind == "told" else label_text(game, kind, value)

    monkeypatch.setattr(picture, "label_text", label)
    monkeypatch.setattr(picture, "chart_title", lambda title: (f"Chart {title}", f"What {title} is"))
    return made


@pytest.fixture
def window(qtbot: QtBot, store: Store, settings: Settings, appearance: Appearance) -> MainWindow:
    """The one window at 1280 x 800; a test that needs the shelf painted goes there."""
    made = MainWindow(store, settings, sound=Sound(settings, lambda _: None))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


@pytest.fixture
def lab(window: MainWindow, book: Book) -> Iterator[LabPage]:
    """The lab's page."""
    window.lab.show()
    QApplication.processEvents()
    QApplication.processEvents()
    page = window.stack.currentWidget()
    assert isinstance(page, LabPage)
    # Nobody watches, so the panels need not appear one after another.
    page._drawing.setInterval(0)
    yield page
    page.desk.close()


def turn(page: LabPage, times: int = 1) -> None:
    """Poll the run `times` times, and draw everything that follows."""
    for _ in range(times):
        page.desk.poll()
        while page._pending or page._missing:
            QApplication.processEvents()
    QApplication.processEvents()
