"""Whole games in company at the table, by real events: persons round one screen, computer players, both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.controllers import PLAYABLE
from app.engine import position_to_json
from app.shell import curtain
from app.shell.agreement import NewGame
from app.shell.seated import Seated, settled
from app.shell.settings import Settings
from app.shell.sitting import Sitting
from app.shell.style import Appearance
from app.shell.table_page import TablePage
from app.store import Store
from tests.shell.at_table import play

SEVERAL = [name for name, rules in PLAYABLE.items() if rules.info.seats[1] > 1]
Table = Callable[..., TablePage]


@pytest.fixture
def table(qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Opens a table: `table("meydele", persons=2, seats=4)`; nothing takes time but what must."""
    monkeypatch.setattr(curtain, "HOLD_MS", 5)
    store = Store.open(tmp_path)
    settings = Settings(store.settings())
    appearance = Appearance(qapp, settings)
    pages: list[TablePage] = []

    def made(
        game: str, *, persons: int, seats: int, seed: int = 3, level: str = "random", **options: object
    ) -> TablePage:
        settings.choose("language", "en")
        settings.speed = 0.0
        rules = PLAYABLE[game]
        seated = settled([Seated("", "pomegranate", computer=seat >= persons, level=level) for seat in range(seats)])
        new = NewGame(game, seated, {**rules.fill(seats, {}), **options}, seed)
        page = TablePage(Sitting.begin(store, settings, new), settings)
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


def finished(page: TablePage) -> None:
    """The table shows the end, and the store holds the game."""
    assert page.sitting.over
    kept = page.sitting.store.load(page.sitting.id, PLAYABLE)
    assert position_to_json(kept.position) == position_to_json(page.sitting.record.position)
    assert page.voice.sentence


@pytest.mark.parametrize("game", SEVERAL)
def test_two_people(table: Table, qtbot: QtBot, game: str) -> None:
    low, _ = PLAYABLE[game].info.seats
    page = table(game, persons=2, seats=max(2, low))
    play(page, qtbot, Random(1))
    finished(page)
