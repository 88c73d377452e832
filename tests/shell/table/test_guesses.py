"""The strip of guesses over the cloth of Basa: what it leaves visible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF

from app.bots.players import quick
from app.engine import View
from app.shell.table.page import TablePage
from app.shell.table.picker import PickerStrip
from app.table.geometry import INSET
from app.table.prompts import Ref
from tests.table.invented import OUTSIDE


@pytest.mark.long(keep=1)
@pytest.mark.covering(seats=lambda seats: seats > 3)
@pytest.mark.parametrize("seats", [3, 2, 6, 4])
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
    assert bool(title) == (seats != 2), "where there is room the strip says what it is for"


def wanted(seen: View) -> str:
    """What the seat in turn does so that cards are drawn one after another."""
    legal = [str(action) for action in seen.legal]
    return "take" if "take" in legal else legal[0]


def drawing(page: TablePage, cards: int) -> PickerStrip:
    """The strip of guesses, once this many cards lie in the person's own temporary place."""
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    while sitting.view.phase != "draw" or sitting.turn != sitting.seat or len(sitting.view.zones["temp.0"]) < cards:
        assert not sitting.view.over
        page.act([wanted(sitting.view_of(sitting.turn))])
    page.surface.fit()
    page.settle()
    page.say()
    strip = page.asking.picker
    assert strip is not None and strip.isVisible()
    return strip


def own_cards(page: TablePage) -> list[QRect]:
    """Where the person's own temporary cards lie on the page."""
    surface = page.surface
    found = []
    for index in range(surface.stage.count("temp.0")):
        box = surface.stage.overlay.box(Ref("temp.0", index))
        assert box is not None
        lies = surface.mapFromScene(QRectF(box.x, box.y, box.width, box.height)).boundingRect()
        found.append(lies.translated(surface.geometry().topLeft()))
    return found


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("percent", [100, 130])
def test_the_strip_of_guesses_lies_beside_ones_own_temporary_cards(
    table: Callable[..., TablePage], language: str, percent: int
) -> None:
    page = table("basa", persons=1, seats=2, seed=3)
    page._settings.choose("language", language)
    page._settings.choose("text_size", percent)
    page.setMinimumSize(400, 300)
    page.resize(900, 600)
    strip = drawing(page, 8)
    lying = own_cards(page)
    assert len(lying) >= 8 and not [box for box in lying if box.intersects(strip.geometry())]


@pytest.mark.long(keep=2)
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_a_strip_of_thirteen_values_hides_no_index_of_ones_own_temporary_cards(
    table: Callable[..., TablePage], language: str, size: tuple[int, int]
) -> None:
    """It lay in the middle, over half of the older cards."""
    page = table("basa", persons=1, seats=4, seed=2)
    page._settings.choose("language", language)
    page.setMinimumSize(400, 300)
    page.resize(*size)
    page.company.turns.stop()
    page.company._soon.blockSignals(True)
    sitting = page.sitting
    while sitting.view.phase != "say" or sitting.turn != 0 or len(sitting.view.zones["temp.0"]) < 9:
        turn = sitting.turn
        assert turn is not None
        page.act([str(quick(sitting.view_of(turn), len(sitting.record.done), OUTSIDE))])
    page.surface.fit()
    page.settle()
    page.say()
    strip = page.asking.picker
    assert strip is not None and strip.isVisible() and len(strip.chips) == 13
    lying = own_cards(page)
    corners = [QRect(box.left(), box.top(), round(0.18 * box.width()), round(0.3 * box.height())) for box in lying]
    assert len(lying) > 8 and not [corner for corner in corners if corner.intersects(strip.geometry())]
