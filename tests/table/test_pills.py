"""A pill lies at the side of its cards that is free: below, beside or above them, and near."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from app.table.geometry import Box
from app.table.pills import GAP, first_free, places_about, rows

CARD = Box(300, 200, 100, 140)
FREE = Box(10, 10, 780, 560)
PILL = QSizeF(120, 26)
BELOW = Box(CARD.x, CARD.y + CARD.height, CARD.width, 400)
ABOVE = Box(CARD.x, 0, CARD.width, CARD.y)
BEFORE = Box(0, CARD.y, CARD.x, CARD.height)


def found(*taken: Box, reach: float = 300.0) -> Box | None:
    """Where the pill about one card lies if these places are taken, besides the card itself."""
    for spots in places_about(PILL, CARD, [CARD], FREE):
        at = first_free(spots, [CARD, *taken], PILL, reach)
        if at is not None:
            return at
    return None


def side(at: Box | None) -> str:
    """The side of the card at which a pill lies."""
    assert at is not None
    if at.y >= CARD.y + CARD.height:
        return "below"
    if at.y + at.height <= CARD.y:
        return "above"
    return "before" if at.x + at.width <= CARD.x else "behind"


@pytest.mark.parametrize(
    ("taken", "where"), [((), "below"), ((BELOW,), "before"), ((BELOW, BEFORE), "behind"), ((ABOVE, BEFORE), "below")]
)
def test_it_lies_below_rather_than_beside_and_beside_rather_than_above(taken: tuple[Box, ...], where: str) -> None:
    assert side(found(*taken)) == where


def test_it_lies_above_where_nothing_else_is_free() -> None:
    behind = Box(CARD.x + CARD.width, CARD.y, 400, CARD.height)
    at = found(BELOW, BEFORE, behind)
    assert side(at) == "above"
    assert at is not None and at.middle[0] == CARD.middle[0], "in line with its card"
    assert CARD.y - at.y - at.height == GAP


def test_of_two_places_as_far_off_the_lower_one_is_tried_first() -> None:
    below, above = (290.0, 348.0), (290.0, 166.0)
    # The search for places starts at a corner from which its steps meet both.
    *_, everywhere = places_about(PILL, CARD, [CARD], Box(10, 12, 780, 560))
    tried = [(left, top) for _, left, top in everywhere]
    assert tried.index(below) < tried.index(above)
    far = {(left, top): off for off, left, top in everywhere}
    assert far[below] < far[above]


def test_it_lies_nowhere_beyond_its_reach() -> None:
    around = Box(CARD.x - 200, CARD.y - 100, CARD.width + 400, CARD.height + 200)
    assert found(around, reach=50.0) is None
    assert found(around, reach=300.0) is not None


def test_cards_side_by_side_are_one_to_a_pill_and_others_are_not() -> None:
    second, apart, lower = CARD._replace(x=410), CARD._replace(x=700), CARD._replace(y=400)
    assert rows([second, CARD]) == [CARD._replace(width=210)]
    assert rows([CARD, apart]) == [CARD, apart]
    assert rows([CARD, lower]) == [CARD, lower]


def test_among_cards_that_lie_apart_it_is_near_to_one_of_them_and_not_between_them() -> None:
    first, second = CARD._replace(x=60), CARD._replace(x=640)
    around = Box(first.x, CARD.y, second.x + second.width - first.x, CARD.height)
    *_, everywhere = places_about(PILL, around, [first, second], FREE)
    far, left, _ = everywhere[0]
    assert far < 200 and (left < first.x + first.width + 60 or left + PILL.width() > second.x - 60)
    between = min(off for off, x, y in everywhere if 300 < x < 360 and first.y < y < first.y + 100)
    assert between > far + 40
