"""No sentence of the telling is ahead of the cloth: a card is named as soon as it can be seen there, and no sooner."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from app.engine import hidden
from app.games import GAMES
from app.table.prompts import Rest
from app.table.stage import Stage
from app.wording.bidi import card_text
from tests.covering import amount
from tests.table.invented import Table

pytestmark = pytest.mark.usefixtures("qapp")

ACTS = amount(20, 40)


def open_cards(stage: Stage) -> set[str]:
    """Every card whose face is on the cloth."""
    assert stage.view is not None
    zones = stage.view.zones
    shown = {stage.face(zone, card.text) for zone in zones for card in stage.cards(zone)}
    return {text for text in shown if not hidden(text)}


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_turns_up_is_named_no_sooner_than_it_is_seen(game: str) -> None:
    low, high = GAMES[game].info.seats
    table = Table(game, min(max(low, 3), high), 4)
    stage = table.surface.stage
    light, found = stage.overlay.light, list[str]()
    stops: list[tuple[str, set[str]]] = []

    def look(rest: Rest) -> None:
        light(rest)
        stops.append((rest.words, open_cards(stage)))

    def check(before: set[str]) -> None:
        seen = set(before)
        for at, (words, lying) in enumerate(stops):
            seen |= lying
            later = set().union(*(others for _, others in stops[at + 1 :]), open_cards(stage)) - seen
            found.extend(f"{words!r} names {card} before it is seen" for card in later if card_text(card) in words)
        stops.clear()

    with patch.object(stage.overlay, "light", look):
        table.opening()
        stops.clear()
        before = open_cards(stage)
        for _ in table.play(ACTS):
            QApplication.processEvents()
            check(before)
            before = open_cards(stage)
    assert not found, "\n".join(dict.fromkeys(found))
