"""Cards that go where none are drawn are gone when they have come there: none is left lying over a badge."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from app.games import GAMES
from app.table.geometry import RATIO, Box
from app.table.prompts import Rest
from app.table.signs import Badge
from tests.covering import amount
from tests.table import laid
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

ACTS = amount(14, 24)


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_left_over_a_badge_while_a_game_is_told(game: str) -> None:
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4, size=(876, 476))
    stage, found = table.surface.stage, list[str]()
    light = stage.overlay.light

    def look(rest: Rest) -> None:
        light(rest)
        badges = [thing for thing in laid.signs(stage) if isinstance(thing.sign, Badge)]
        assert stage.view is not None
        for zone in stage.view.zones:
            for card in stage.cards(zone):
                if card.item is None or not card.item.isVisible():
                    continue
                wide, x, y = card.item.width, card.item.x(), card.item.y()
                box = Box(x - wide / 2, y - wide * RATIO / 2, wide, wide * RATIO)
                found.extend(
                    f"{rest.words!r}: a card of {zone} lies over {badge.name}"
                    for badge in badges
                    if badge.around.overlap(box) > 200
                )

    with patch.object(stage.overlay, "light", look), patch("app.table.overlay.paint_sign", laid.once):
        table.opening()
        for _ in table.play(ACTS):
            QApplication.processEvents()
    assert not found, "\n".join(dict.fromkeys(found))
