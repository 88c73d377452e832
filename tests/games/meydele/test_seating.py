"""The ring of Meydele: whatever a war lays has room, and one sees whose cards they are (look 6, 7)."""

from __future__ import annotations

from itertools import combinations

import pytest

from app.games.meydele.seating import COVERED, LEAST_LAID, Ring, plate_size, ring
from app.table.geometry import INSET, RATIO, Board, Box
from app.table.seating import Seating
from tests.table.laid import MORE_SIZES

pytestmark = pytest.mark.usefixtures("qapp")

ROWS = (1.02, 1.42)
"""How high one's own hand is in one row and in two, in heights of a card."""
WIDE = 178.0
"""A badge with a fairly long name, px."""


def laid(size: tuple[int, int], seats: int, rows: float) -> tuple[Board, float, Ring]:
    """A cloth, the upper edge of the hand, px inside the hem, and the ring above it."""
    board = Board(float(size[0]), float(size[1]), across=8.6)
    top = round(board.height - 2 * INSET - board.card * RATIO * rows)
    return board, top, ring(board, (WIDE,) * (seats - 1), top)


def fans(board: Board, one: Ring) -> list[Box]:
    """What each seat may lay in a war, one's own cards last; px inside the hem."""
    size = board.card * one.scale
    width, height = board.width - 2 * INSET, board.height - 2 * INSET
    high = size * RATIO * (1 + one.spread)
    found = [
        Box(x * width - size / 2, y * height - size * RATIO / 2, size * (1 + 2 * COVERED), high) for x, y in one.others
    ]
    x, y = one.own
    low = y * height + size * RATIO / 2
    return [*found, Box(x * width - size / 2, low - high, size * (1 + 2 * COVERED), high)]


@pytest.mark.parametrize("seats", range(3, 10))
@pytest.mark.parametrize("size", MORE_SIZES)
def test_all_that_a_war_lays_lies_apart_over_the_hand_and_large_enough_to_be_read(
    size: tuple[int, int], seats: int
) -> None:
    for rows in ROWS:
        board, top, one = laid(size, seats, rows)
        assert board.card * one.scale >= LEAST_LAID
        across = plate_size(board, seats)
        middle = one.plate.x * (board.width - 2 * INSET), one.plate.y * (board.height - 2 * INSET)
        plate = Box(middle[0] - across / 2, middle[1] - across / 2, across, across)
        boxes = [*fans(board, one), plate]
        for first, second in combinations(boxes, 2):
            assert not first.overlap(second)
        for box in boxes:
            assert box.x >= 0 and box.y >= 0 and box.x + box.width <= board.width - 2 * INSET
            assert box.y + box.height <= top


@pytest.mark.parametrize("seats", range(3, 10))
@pytest.mark.parametrize("size", MORE_SIZES)
def test_the_cards_of_a_seat_lie_nearest_to_its_own_badge(size: tuple[int, int], seats: int) -> None:
    board, _, one = laid(size, seats, ROWS[0])
    seating = Seating(board, seats, 0)
    badges = []
    for seat in seating.others:
        x, y = seating.badge(seat)
        half = min(max(WIDE / 2, x * seating.width), seating.width - WIDE / 2)
        badges.append(Box(half - WIDE / 2, y * seating.height - seating.badge_height / 2, WIDE, seating.badge_height))
    for number, fan in enumerate(fans(board, one)[:-1]):
        far = [between(fan, badge) for badge in badges]
        # A closed hand hangs between a badge and cards below it, hence its height.
        hand = 0.0 if seating.small else board.card * seating.closed * RATIO + 14
        assert far[number] <= min(far) + hand, number


def between(one: Box, other: Box) -> float:
    """How far apart two boxes are."""
    dx = max(one.x - other.x - other.width, other.x - one.x - one.width, 0.0)
    dy = max(one.y - other.y - other.height, other.y - one.y - one.height, 0.0)
    return float((dx * dx + dy * dy) ** 0.5)


def test_where_there_is_room_all_lie_at_both_sides_alike() -> None:
    for seats in (3, 8):
        _, _, one = laid((1896, 908), seats, ROWS[0])
        for left, right in zip(one.others, reversed(one.others), strict=True):
            assert left.y == pytest.approx(right.y, abs=0.001)
            assert left.x + right.x == pytest.approx(1.0, abs=0.012)
