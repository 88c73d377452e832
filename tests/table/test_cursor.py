"""The keyboard's cursor: where it appears, where it stays, and where it goes on among the places for a held card."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import pytest

from app.table.cursor import Cursor, Way, onward
from app.table.geometry import Box
from app.table.gestures import Gestures
from app.table.prompts import Ref

HAND = [Ref("hand.0", index) for index in range(3)]
POT, HEAP = Ref("pot"), Ref("heap")


def row(*refs: Ref) -> dict[Ref, Box]:
    """Boxes side by side, from left to right."""
    return {ref: Box(100.0 * place, 0.0, 90.0, 126.0) for place, ref in enumerate(refs)}


def _no_matter(_comes: bool) -> None:
    """Be told that the cursor comes or goes."""


def gestures(held: Ref | None = None, targets: Sequence[Ref] = (), lift: Sequence[Ref] = ()) -> Gestures:
    """A stand-in with this card held, these places for it, and these cards that may do something."""
    made = SimpleNamespace(held=held, targets=lambda: targets, waiting=False, gathers=False)
    made.chooser = SimpleNamespace(liftable=lambda: lift)
    return cast("Gestures", made)


def test_it_appears_at_the_first_card_that_may_do_something_and_with_a_held_card_at_its_likeliest_place() -> None:
    boxes = row(*HAND, POT, HEAP)
    assert Cursor(gestures(lift=HAND[1:]), lambda: boxes, _no_matter).first() == HAND[1]
    assert Cursor(gestures(), lambda: boxes, _no_matter).first() == HAND[0]
    assert Cursor(gestures(HAND[0], [HEAP, POT], HAND), lambda: boxes, _no_matter).first() == HEAP


def test_when_its_card_has_gone_it_stays_at_the_last_one_of_that_zone_or_else_goes_to_the_first_place() -> None:
    boxes = row(POT, *HAND)
    cursor = Cursor(gestures(), lambda: boxes, _no_matter)
    cursor.put(HAND[2])
    del boxes[HAND[2]]
    cursor.keep()
    assert cursor.at == HAND[1]
    for card in HAND[:2]:
        del boxes[card]
    cursor.keep()
    assert cursor.at == POT


def test_back_from_a_place_it_goes_to_the_card_beside_the_one_that_went_however_they_are_numbered() -> None:
    boxes = row(HAND[1], HAND[2], HAND[0])
    cursor = Cursor(gestures(), lambda: boxes, _no_matter)
    cursor.come_back(HAND[0], boxes[HAND[1]])
    assert cursor.at == HAND[0]
    # The first card has gone, and those after it are numbered anew.
    boxes = row(HAND[1], HAND[0])
    cursor.keep()
    assert cursor.at == HAND[1]
    cursor.put(HAND[0])
    cursor.keep()
    assert cursor.at == HAND[0], "it goes there only once"


def test_it_tells_when_it_comes_and_goes_and_not_when_it_moves() -> None:
    told: list[bool] = []
    cursor = Cursor(gestures(), lambda: row(*HAND), told.append)
    for ref in (HAND[0], HAND[1], None, None):
        cursor.put(ref)
    assert told == [True, False]


@pytest.mark.parametrize("rtl", [False, True])
def test_beyond_the_last_place_for_a_held_card_it_begins_again_in_reading_order(rtl: bool) -> None:
    places = [POT, HEAP]
    boxes = row(*(reversed(places) if rtl else places))
    cursor = Cursor(gestures(HAND[0], places), lambda: boxes, _no_matter)
    cursor.rtl = rtl
    on: Way = "left" if rtl else "right"
    assert cursor.beyond(POT, on) == HEAP and cursor.beyond(HEAP, on) == POT
    three = [POT, HEAP, Ref("head")]
    cursor = Cursor(gestures(HAND[0], three), lambda: row(*(reversed(three) if rtl else three)), _no_matter)
    cursor.rtl = rtl
    assert cursor.beyond(three[2], on) == POT, "and not back to the one before"


def test_from_nowhere_it_goes_on_to_the_first_place_and_back_to_the_last() -> None:
    assert (onward(HAND, None), onward(HAND, None, -1), onward(HAND, POT, -1)) == (HAND[0], HAND[2], HAND[2])
