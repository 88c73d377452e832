"""Every cloth in a window follows what the person has set, whether somebody acts, practises or watches there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from pytestqt.qtbot import QtBot

from app.games import GAMES
from app.session.practice import Practice, lessons
from app.shell.kit.style import Appearance
from app.shell.kit.widgets import plain
from app.shell.lab.small_table import SmallTable, TableShown
from app.shell.library.replay_page import ReplayPage
from app.shell.settings.settings import Settings
from app.shell.table.practice import PracticePage
from app.table.prompts import Ref
from tests.session.finished import company, finished

Watched = PracticePage | ReplayPage | SmallTable

GAME = next(game for game in GAMES if lessons(game))


def practised(settings: Settings) -> PracticePage:
    page = PracticePage(Practice(next(iter(lessons(GAME).values()))), settings, plain("back"))
    page.open()
    return page


def watched(settings: Settings) -> ReplayPage:
    record = finished(GAME)
    return ReplayPage(record, company(record.game.seats), settings)


def compared(settings: Settings) -> SmallTable:
    return SmallTable(TableShown("", plain("side"), finished(GAME)), 0, settings, plain("open"))


PAGES: Mapping[str, Callable[[Settings], Watched]] = {
    "practice": practised, "film": watched, "lab": compared,
}  # fmt: skip
"""The pages with a cloth beside the table itself (`test_comfort.py`)."""


@pytest.mark.parametrize("name", PAGES)
def test_with_little_motion_cards_are_where_they_go_at_once_on_every_page(
    qtbot: QtBot, settings: Settings, appearance: Appearance, name: str
) -> None:
    settings.choose("speed", 1.0)
    page = PAGES[name](settings)
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    stage, clock = page.surface.stage, page.surface.clock
    page.surface.finish()
    assert stage.view is not None
    card = next(item for zone in stage.view.zones if (item := stage.item_at(Ref(zone, 0))) is not None)
    goal = card.target._replace(x=card.target.x + 100.0)
    for motion in ("still", "moving"):
        settings.choose("motion", motion)
        clock.move(card, goal, 500.0)
        assert clock.moving(card) == (motion == "moving")
        assert (card.x() == goal.x) == (motion == "still")
        goal = goal._replace(x=goal.x - 50.0)
    clock.arrive_all()
