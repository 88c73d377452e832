"""What a person at the screen cannot know changes nothing in what the screen, the log and a screen reader say.

Two positions that look alike to one seat (the second is dealt from the first one's view) are laid on two tables; every
pixel, text, tooltip and accessible name must be equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.engine import Position, Record, agree, deal_unknown, new_game, play, position_to_json, view
from app.games import GAMES
from app.session.seats import Seated, settled
from app.session.sitting import Sitting
from app.shell.kit.style import Appearance
from app.shell.settings.settings import Settings
from app.shell.table.page import TablePage
from app.store import Store
from app.table.commands import Command

HIDING = [name for name, rules in GAMES.items() if agree(rules, rules.info.seats[1]).hides]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store.open(tmp_path)
    yield made
    made.close()


def accessible(widget: QWidget) -> list[str]:
    """Everything that a screen reader is told about a widget and its contents."""
    found: list[str] = []

    def walk(one: QAccessibleInterface, depth: int) -> None:
        kinds = QAccessible.Text
        for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help):
            found.append(f"{depth} {kind.name} {one.text(kind)}")
        for number in range(one.childCount()):
            child = one.child(number)
            if child is not None:
                walk(child, depth + 1)

    walk(QAccessible.queryAccessibleInterface(widget), 0)
    return found


def shown(page: TablePage) -> dict[str, object]:
    """Everything on a page that can be seen or heard."""
    page.beside.show(Command.WORDS)
    page.settle()
    assert page.beside.panel is not None
    told: dict[str, object] = {"words": page.beside.panel.text()}
    page.beside.show(Command.LOG)
    page.settle()
    told["log"] = page.beside.panel.text()
    page.beside.show(None)
    page.settle()
    told["voice"] = page.voice.prompt
    told["tree"] = accessible(page)
    told["tips"] = [child.toolTip() for child in page.findChildren(QWidget)]
    told["title"] = page.window().windowTitle()
    told["clipboard"] = QGuiApplication.clipboard().text()
    told["places"] = [page.surface._describe(ref) for ref in page.surface.reachable()]
    image = page.grab().toImage()
    told["pixels"] = bytes(image.constBits())
    return told


def middle(game: str, seed: int) -> tuple[Position, int]:
    """A position some way into a game, and one of its seats."""
    rng = Random(seed)
    rules = GAMES[game]
    seats = rng.choice(list(rules.seats()))
    p = new_game(rules, max(2, seats), seed).position
    for _ in range(rng.randrange(4, 30)):
        legal = rules.legal(p)
        after = play(p, rng.choice(legal)).position
        if after.result is not None:
            break
        p = after
    return p, rng.randrange(p.game.seats)


def differs(one: Position, other: Position) -> bool:
    """Whether a card lies elsewhere, or a secret choice is different."""
    return position_to_json(one) != position_to_json(other)


@pytest.mark.covering
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", HIDING)
def test_the_screen_says_nothing_that_its_seat_cannot_know(
    qtbot: QtBot, qapp: QApplication, store: Store, game: str, seed: int
) -> None:
    settings = Settings(store.settings())
    settings.override("pace", "even")
    settings.speed = 0.0
    appearance = Appearance(qapp, settings)
    first, seat = middle(game, seed)
    second = next(other for n in range(99) if differs(first, other := deal_unknown(view(first, seat), Random(n))))
    seated = settled([Seated("", "fig") for _ in range(first.game.seats)])
    found = []
    for position in (first, second):
        record = Record.from_position(position)
        table = {"seats": [one.to_json() for one in seated]}
        sitting = Sitting(store, record, store.begin(record, table), table, settings)
        sitting.privacy.show(seat)
        page = TablePage(sitting, settings)
        qtbot.addWidget(page)
        page.company.turns.handed.disconnect()
        page.resize(1280, 800)
        page.show()
        page.surface.show_view(sitting.view)
        page.settle()
        found.append(shown(page))
        page.leave()
        page.hide()
    for name, told in found[0].items():
        assert told == found[1][name], name
    del appearance
