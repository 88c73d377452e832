"""The strip of guesses over the cloth of Basa: what it leaves in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from app.shell.table.page import TablePage
from app.table.geometry import INSET


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_ring_of_turns_is_whole_above_the_strip_of_guesses(table: Callable[..., TablePage], seats: int) -> None:
    page = table("basa", persons=1, seats=seats)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    while page.sitting.turn != page.sitting.seat:
        page.act([str(page.sitting.view_of(page.sitting.turn).legal[0])])
    page.surface.fit()
    page.settle()
    page.say()
    strip = page.asking.picker
    assert strip is not None and strip.isVisible() and page.sitting.view.phase == "draw"
    edge = page.controller.plan(page.sitting.view.zones, page.surface.stage.board).boxes["orbit.low"]
    foot = page.surface.mapTo(page, QPoint(0, round(INSET + edge.y + edge.height))).y()
    assert strip.mapTo(page, QPoint(0, 0)).y() > foot, "nothing of the ring is hidden"
    title = strip.picker.title if strip.picker is not None else ""
    assert bool(title) == (seats == 3), "where there is room the strip says what it is for"
