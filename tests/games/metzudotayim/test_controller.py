"""Two Fortresses at the table (canon 9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine import Event, agree, new_game, view
from app.games import GAMES
from app.games.metzudotayim.controller import MetzudotayimController

pytestmark = pytest.mark.usefixtures("qapp")


def test_that_there_is_no_fight_is_said_where_somebody_could_have_laid_a_card() -> None:
    p = new_game(agree(GAMES["metzudotayim"], 2, {}).rules, 2, 5).position
    seen = view(p, 0)
    one = MetzudotayimController(p.game, 0, {0: "Noa", 1: "Omar"})
    event = Event("said", 0, {"code": "no-fight", "args": ()})
    assert one.rest(event, replace(seen, zones={**seen.zones, "hand.0": ["5H"], "hand.1": []})).words
    empty = replace(seen, zones={**seen.zones, "hand.0": [], "hand.1": []})
    assert not one.rest(event, empty).words
    assert one.rest(event._replace(args={"code": "equal-ranks", "args": ()}), empty).words


def test_the_next_cards_lie_closed_while_a_fight_is_still_told() -> None:
    p = new_game(agree(GAMES["metzudotayim"], 2, {}).rules, 2, 5).position
    seen = view(p, 0)
    told = replace(seen, phase="help", turn=None, zones={**seen.zones, "held.0": ["5H"], "held.1": ["??"]})
    tosses = [fact.at for fact in told.game.rules.facts(told) if fact.code == "tosses"]
    assert tosses == ["held.0"]
