"""The scores while events are told."""

from __future__ import annotations

from app.engine import Event
from app.table.scores import Counted, Score


def test_what_the_first_deal_brings_has_a_table_although_nobody_had_anything() -> None:
    counted, nothing = Counted(2, ()), {"scores": [0, 0]}
    assert counted.table(nothing) == (), "nothing has been counted"
    counted.hear(Event("counted", 1, {"var": "scores", "seat": 1, "by": 7}))
    assert counted.table(nothing) == (Score(0, 0, 0), Score(1, 7, 7))
