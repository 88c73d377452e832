"""What a page says of a step: only what has changed since the one before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.export.story import Lies, changed

CARDS = st.lists(st.integers(0, 2), max_size=6).map(tuple)


@given(before=CARDS, now=CARDS)
def test_the_cards_of_a_zone_follow_from_those_before_and_what_has_changed(
    before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    zone, shape, many, place, gone, come = changed(3, Lies("row", 9, before), Lies("fan", 7, now))
    assert (zone, shape, many) == (3, "fan", 7)
    assert (*before[:place], *come, *before[place + gone :]) == now
    assert before != now or not come
