"""Where cards lie: sizes, mirroring, room, overlap."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.geometry import INSET, MANY, RATIO, Board, Box, Shape, Spot, nearest

SIZES = [(876.0, 476.0), (1256.0, 644.0), (1896.0, 908.0)]
HAND = Spot("hand.0", Shape.ROW, 0.5, 0.86, span=0.6)


@pytest.mark.parametrize(("size", "width"), list(zip(SIZES, (79, 106, 150), strict=True)))
def test_hand_cards_have_the_width_of_the_look(size: tuple[float, float], width: int) -> None:
    assert round(Board(*size).card) == width


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
@pytest.mark.parametrize("scale", [0.55, 0.72, 1.0, 1.2])
def test_widths_are_whole_device_pixels(dpr: float, scale: float) -> None:
    board = Board(1256, 644, dpr)
    width = board.size(Spot("x", Shape.PILE, 0, 0, scale=scale)) * dpr
    assert width == pytest.approx(round(width))


@pytest.mark.parametrize("shape", [Shape.PILE, Shape.ROW, Shape.COLUMN, Shape.THREES])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 13])
def test_right_to_left_is_the_mirror_image_of_left_to_right(shape: Shape, count: int) -> None:
    spot = Spot("x", shape, 0.3, 0.4)
    left, right = Board(1256, 644), Board(1256, 644, rtl=True)
    for a, b in zip(left.places(spot, count), right.places(spot, count), strict=True):
        assert a.x + b.x == pytest.approx(1256)
        assert (a.y, a.width) == (b.y, b.width)


@pytest.mark.parametrize("rtl", [False, True])
def test_in_a_row_the_card_further_right_lies_on_top(rtl: bool) -> None:
    places = Board(1256, 644, rtl=rtl).places(HAND, 9)
    by_x = sorted(places, key=lambda place: place.x)
    assert [place.z for place in by_x] == sorted(place.z for place in places)


@given(st.integers(1, 40), st.sampled_from(SIZES), st.booleans())
def test_a_hand_stays_in_its_room_and_shows_of_every_card_enough(
    count: int, size: tuple[float, float], rtl: bool
) -> None:
    board = Board(*size, rtl=rtl)
    box = board.box(HAND, count)
    assert box.width <= HAND.span * (board.width - 2 * INSET) + 0.18 * board.card + 1
    assert box.y + box.height <= board.height - INSET + 1
    places = sorted(board.places(HAND, count), key=lambda place: (place.y, place.x))
    for one, other in pairwise(places):
        if one.y == other.y and count <= 16:
            assert other.x - one.x >= 0.3 * board.card - 1


@pytest.mark.parametrize("shape", [Shape.PILE, Shape.ROW, Shape.COLUMN, Shape.THREES, Shape.BRICKS])
def test_places_and_their_rectangle_are_those_of_the_cards_that_lie_there_whatever_lay_there_before(
    shape: Shape,
) -> None:
    for board in (Board(1256, 644), Board(876, 476, rtl=True)):
        for count in (3, 1, 7, 2, 3):
            spot = Spot("x", shape, 0.3, 0.4)
            places, box = board.places(spot, count), board.box(spot, count)
            assert len(places) == count and places == board._laid(spot, count)
            drawn = [place for place in places if place.drawn]
            assert box.x == pytest.approx(min(place.x - place.width / 2 for place in drawn))
            assert box.x + box.width == pytest.approx(max(place.x + place.width / 2 for place in drawn))
            assert box.y == pytest.approx(min(place.y - place.width * RATIO / 2 for place in drawn))
            assert box.y + box.height == pytest.approx(max(place.y + place.width * RATIO / 2 for place in drawn))
            places.clear()
    assert Board(1256, 644).places(HAND, 2), "whoever changes the list has their own"


def test_of_a_pile_at_most_six_edges_are_drawn_and_index_0_is_on_top() -> None:
    places = Board(1256, 644).places(Spot("stock", Shape.PILE, 0.5, 0.5), 52)
    assert sum(place.drawn for place in places) == 6
    assert places[0].drawn
    assert max(places, key=lambda place: place.z) == places[0]
    assert places[0].y == min(place.y for place in places)


@pytest.mark.parametrize("rtl", [False, True])
def test_of_a_row_that_thins_no_more_cards_are_drawn_than_can_be_told_apart_and_it_keeps_its_length(rtl: bool) -> None:
    board = Board(1256.0, 644.0, rtl=rtl)
    every = Spot("hand.1", Shape.ROW, 0.5, 0.2, scale=0.4, span=0.07, step=0.5, free=0.005)
    thin = replace(every, thins=True)
    for count in (1, 4, 12, 32, 70):
        drawn = [place for place in board.places(thin, count) if place.drawn]
        xs = sorted(place.x for place in drawn)
        assert all(b - a >= 0.1 * board.size(thin) - 0.01 for a, b in pairwise(xs[1:])), count
        assert board.box(thin, count) == board.box(every, count)
        assert max(drawn, key=lambda place: place.z) == max(board.places(every, count), key=lambda place: place.z)
    assert len(drawn) < 20 and all(place.drawn for place in board.places(every, 70))


@pytest.mark.parametrize(("count", "edges"), [(1, 1), (2, 2), (7, 2), (8, 3), (25, 5), (26, 6), (MANY, 6)])
def test_a_pile_has_an_edge_for_each_six_cards_below_the_first(count: int, edges: int) -> None:
    pile = Spot("stock", Shape.PILE, 0.5, 0.5)
    left, right, other = (
        Board(1256, 644, rtl=rtl, left_handed=hand).places(pile, count)
        for rtl, hand in ((False, False), (True, False), (False, True))
    )
    assert sum(place.drawn for place in left) == edges
    # The top card lies towards the reader's end.
    assert edges == 1 or (left[0].x > left[1].x and right[0].x < right[1].x)
    assert [place.x for place in other] == [place.x for place in left], "with whichever hand they play"


def test_places_for_cards_are_outlined_beside_one_another_and_belong_to_their_row() -> None:
    board, row = Board(1256, 644), Spot("row", Shape.ROW, 0.5, 0.5, scale=0.5, places=2)
    left, right = board.empty(row)
    assert right.x - left.x == pytest.approx(row.step * left.width)
    assert board.box(row, 1) == board.box(row, 2)
    assert board.box(row, 1).width > board.box(replace(row, places=0), 1).width


def test_a_gap_between_two_lines_of_a_hand_moves_neither() -> None:
    board = Board(876, 476)
    whole, parted = (board.places(Spot("hand", Shape.ROW, 0.5, 0.8, span=0.3, gaps=gaps), 12) for gaps in ((), (5,)))
    assert len({place.y for place in whole}) == 2 and parted == whole


def test_in_a_column_index_0_is_lowest_and_on_top_and_the_column_keeps_its_room() -> None:
    board = Board(1256, 644)
    spot = Spot("pile.H", Shape.COLUMN, 0.5, 0.1, span=0.5, step=0.27)
    places = board.places(spot, 13)
    assert places[0].y == max(place.y for place in places)
    assert places[0].z == max(place.z for place in places)
    assert board.box(spot, 13).height <= 0.5 * (644 - 2 * INSET) + 1


def test_order_and_gaps_are_the_tables_alone() -> None:
    board = Board(1256, 644)
    spot = Spot("hand.0", Shape.ROW, 0.5, 0.9, order=(2, 0, 1), gaps=(0,))
    places = board.places(spot, 3)
    assert places[2].x < places[0].x < places[1].x
    assert places[0].x - places[2].x > places[1].x - places[0].x


def test_a_zone_that_lies_over_another_does_so_with_all_its_cards() -> None:
    board = Board(1256, 644)
    low, high = (board.places(Spot("row", Shape.ROW, 0.5, 0.5, over=over), 4) for over in (0, 1))
    assert min(place.z for place in high) > max(place.z for place in low)
    assert [place._replace(z=0) for place in high] == [place._replace(z=0) for place in low]


def test_a_narrow_cloth_makes_cards_smaller() -> None:
    assert Board(800, 644, across=8).card < Board(1256, 644, across=8).card


def test_threes_lie_in_heaps() -> None:
    places = Board(1256, 644).places(Spot("points", Shape.THREES, 0.88, 0.1, scale=0.66, span=0.2), 12)
    middles = {(round(p.x - p.angle / 5 * p.width * 0.12), round(p.y)) for p in places}
    assert len(middles) == 4


def test_a_dropped_card_means_the_largest_overlap_then_what_is_near() -> None:
    boxes = {"a": Box(0, 0, 100, 140), "b": Box(200, 0, 100, 140)}
    assert nearest(boxes, Box(60, 10, 100, 140), 0) == "a"
    assert nearest(boxes, Box(120, 10, 79, 140), 50) == "b"
    assert nearest(boxes, Box(0, 400, 100, 140), 50) is None


def test_heights_follow_the_ratio_of_a_card() -> None:
    box = Board(1256, 644).box(Spot("x", Shape.PILE, 0.5, 0.5), 1)
    assert box.height == pytest.approx(box.width * RATIO)


@pytest.mark.parametrize("rtl", [False, True])
def test_bricks_stand_on_three_then_two_then_rows_of_five(rtl: bool) -> None:
    board = Board(1256, 644, rtl=rtl)
    wall = Spot("fort.0", Shape.BRICKS, 0.2, 0.8, scale=0.5, span=0.6, step=1.06)
    places = board.places(wall, 12)
    rows = [places[0:3], places[3:5], places[5:10], places[10:12]]
    heights = [{place.y for place in row} for row in rows]
    assert all(len(row) == 1 for row in heights)
    assert [*heights] == sorted(heights, key=lambda row: -min(row))
    assert places[0].x > places[2].x if rtl else places[0].x < places[2].x
    assert board.box(wall, 26).height <= 0.6 * 592 + 1


def test_the_cards_of_a_row_can_lie_higher_or_lower_each_by_itself() -> None:
    board = Board(1256, 644)
    spot = Spot("x", Shape.ROW, 0.5, 0.5, scale=0.5, lifts=(0.5, 0.0, -1.0))
    flat, shown = board.places(Spot("x", Shape.ROW, 0.5, 0.5, scale=0.5), 5), board.places(spot, 5)
    high = flat[0].width * RATIO
    ups = [pytest.approx(up * high) for up in (0.5, 0.0, -1.0, -1.0, -1.0)]
    assert [a.y - b.y for a, b in zip(flat, shown, strict=True)] == ups
    assert [(a.x, a.z) for a in flat] == [(b.x, b.z) for b in shown]
    turned = board.places(Spot("x", Shape.ROW, 0.5, 0.5, scale=0.5, order=(4, 3, 2, 1, 0), lifts=spot.lifts), 5)
    assert [place.x for place in turned] == [place.x for place in reversed(flat)]
    assert [place.y for place in turned] == [place.y for place in shown], "by index, wherever it is shown"
