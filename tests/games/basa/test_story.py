"""Basa in a page to send: its open rows read as they lie on the table, in both directions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from app.export.story import Story
from app.export.works import PLAIN
from app.session.reel import Reel
from app.session.replay import Past
from app.wording import use
from tests.session.finished import company, finished


def reel() -> Reel:
    """A finished game, with all cards open."""
    record = finished("basa")
    return Reel(Past(record, company(record.game.seats)), "open", 0)


def rows(language: str) -> Iterator[dict[str, list[str]]]:
    """After each step the cards of every zone as the page shows them, from the edge where reading begins."""
    use(language)
    game = reel()
    story = Story(game, PLAIN)
    zones = list(game.game.zones)
    lying: dict[str, list[str]] = {zone: [] for zone in zones}
    for step in story.data["steps"]:
        for zone, _, _, same, gone, come in step.get("z", ()):
            before = lying[zones[zone]]
            lying[zones[zone]] = [*before[:same], *(story.symbols[card] for card in come), *before[same + gone :]]
        yield dict(lying)


@pytest.mark.long
def test_the_newest_card_of_a_temporary_place_lies_at_the_left_whichever_way_is_read(qapp: QApplication) -> None:
    several = 0
    for still, english, hebrew in zip(reel(), rows("en"), rows("he"), strict=True):
        for zone, cards in still.view.zones.items():
            if zone.startswith("temp."):
                assert english[zone] == list(reversed(cards))
                assert hebrew[zone] == list(cards)
                several += len(set(cards)) > 1
    assert several
