"""What the voice of Soureh says while columns are counted, whatever card is held."""

from __future__ import annotations

import pytest

from app.engine import view
from app.table.prompts import Ref
from tests.table.laid import course, seated

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_held_card_that_counts_nothing_is_asked_about_as_if_none_were_held() -> None:
    p = next(one for one in course("soureh", 2) if one.phase == "count")
    seen, table = view(p, p.seat), seated("soureh", p, p.seat)
    table.watch(seen)
    cards = [Ref(f"{row}.{p.seat}", index) for row in ("closed", "open") for index in range(4)]
    idle = [ref for ref in cards if not table.choices(seen, ref)]
    assert idle and all(table.prompt(seen, ref) == table.prompt(seen, None) for ref in idle)
