"""What the voice of Soureh says while columns are counted, whatever card is held."""

from __future__ import annotations

import pytest

from app.engine import play, view
from app.games.soureh.values import sums
from app.table.prompts import Ref
from tests.table.laid import course, seated

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_quickest_way_through_counting_asks_nothing_more_and_counts_the_lower_values() -> None:
    asked = 0
    for p in course("soureh", 3):
        if p.phase == "count" and p.vars["column"] == 0:
            seat, seen = p.seat, view(p, p.seat)
            pairs = zip(seen.zones[f"closed.{seat}"], seen.zones[f"open.{seat}"], strict=True)
            low = [min(1 if text[0] == "A" else "--23456789T".index(text[0]) for text in pair) for pair in pairs]
            found = sums(seen)
            after = play(p, *found[min(found)])
            booked = [e.args["by"] for e in after.events if e.code == "counted" and e.args["code"] == "cards"]
            assert booked[0] == sum(low) and (after.position.phase != "count" or after.position.turn != seat)
            asked += 1
    assert asked


def test_a_held_card_that_counts_nothing_is_asked_about_as_if_none_were_held() -> None:
    p = next(one for one in course("soureh", 2) if one.phase == "count")
    seen, table = view(p, p.seat), seated("soureh", p, p.seat)
    table.watch(seen)
    cards = [Ref(f"{row}.{p.seat}", index) for row in ("closed", "open") for index in range(4)]
    idle = [ref for ref in cards if not table.choices(seen, ref)]
    assert idle and all(table.prompt(seen, ref) == table.prompt(seen, None) for ref in idle)
