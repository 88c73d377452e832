"""Games left open as the shelf shows them: what lies in the middle first, and never a hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.engine import Kind, hidden, new_game, play, view
from app.games import GAMES
from app.session.chosen import Chosen
from app.session.kept_games import open_cards, person
from tests.covering import spread
from tests.listed import LISTED

PUT_AWAY = ("removed", "won", "points")


@pytest.mark.covering(game=spread(GAMES, 4))
@pytest.mark.parametrize("game", GAMES)
def test_the_shelf_shows_the_middle_of_the_table_before_what_belongs_to_somebody(game: str) -> None:
    rules, rng, shown = GAMES[game], Random(3), 0
    p = new_game(rules, rules.seats()[0], 3).position
    for _ in range(30):
        if p.turn is None:
            break
        p = play(p, rng.choice(rules.legal(p))).position
        zones = view(p, None).zones
        middle = [
            zones[zone.id][0]
            for zone in p.game.zones.values()
            if zone.owner is None and zone.kind is not Kind.HAND and zone.id not in PUT_AWAY and zones[zone.id]
        ]
        wanted = [text for text in middle if not hidden(text)][:3]
        assert [text for text in open_cards(p) if not hidden(text)][: len(wanted)] == wanted
        shown += len(wanted)
    assert shown or game not in LISTED or not any(zone.owner is None for zone in p.game.zones.values())


@pytest.mark.parametrize(
    ("seats", "name"),
    [
        ([{"name": "Noa"}, {"name": "Omar", "computer": True}], "Noa"),
        ([{"name": "Noa"}, {"name": "Dana"}], ""),
        ([{"name": "Omar", "computer": True}, {"name": "Yael", "computer": True}], ""),
        ([{"name": ""}], "Tamar"),
        (None, "Tamar"),
    ],
)
def test_a_game_left_open_is_of_who_plays_it_and_not_of_who_is_named_in_the_settings(
    settings: Chosen, seats: list[dict[str, Any]] | None, name: str
) -> None:
    settings.person = "Tamar"
    assert person({} if seats is None else {"seats": seats}, settings) == name
