"""Arrows find a way round what lies between their ends."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication

from app.art.labels import pill_size
from app.art.tokens import theme
from app.table.arrows import GAP, HEAD, STEPS, Way, beside, inside_hem, paint_arrow, way
from app.table.geometry import Box
from app.table.looks import Look

ROOM = QSizeF(1256, 694)
HAND, ABOVE = Box(300, 520, 600, 140), Box(520, 40, 160, 60)
PILES = (Box(480, 200, 100, 140), Box(620, 200, 100, 140))
PILL = QSizeF(150, 30)


def over(course: Way, boxes: tuple[Box, ...]) -> int:
    """How many steps of the way lie on one of these."""
    points = [course.at(step / STEPS) for step in range(STEPS + 1)]
    return sum(any(box.holds(point.x(), point.y()) for box in boxes) for point in points)


def test_an_arrow_goes_round_what_lies_between_its_ends() -> None:
    straight, round_about = way(HAND, ABOVE, ROOM, (), PILL), way(HAND, ABOVE, ROOM, PILES, PILL)
    pill = Box(straight.half.x() - 75, straight.half.y() - 15, 150, 30)
    assert any(pill.overlap(pile) for pile in PILES), "the near way hides something"
    assert over(round_about, PILES) == 0
    pill = Box(round_about.half.x() - 75, round_about.half.y() - 15, 150, 30)
    assert not any(pill.overlap(pile) for pile in PILES)


def test_an_arrow_bends_near_one_of_its_ends_where_only_that_leaves_it_free() -> None:
    start, end = Box(40, 300, 160, 60), Box(1000, 300, 160, 60)
    wall = (Box(320, 280, 40, 220), Box(580, 20, 200, 120))
    assert over(way(start, end, ROOM, wall), wall) == 0


def test_an_arrow_rather_crosses_what_counts_less() -> None:
    """What is to be avoided counts as often as it is given."""
    cards, words = Box(0, 20, 628, 300), Box(628, 20, 628, 300)
    end = Box(548, 20, 160, 20)
    for less, more in ((cards, words), (words, cards)):
        course = way(HAND, end, ROOM, (less, *3 * (more,)))
        assert over(course, (more,)) < over(course, (less,))


def test_the_pill_of_an_arrow_keeps_off_the_words_beside_its_way() -> None:
    usual = way(HAND, ABOVE, ROOM, (), PILL).half
    words = Box(usual.x() + PILL.width() / 2 + 1, usual.y() - 20, 120, 40)
    course = way(HAND, ABOVE, ROOM, (words,), PILL)
    around = Box(course.half.x() - 75 - GAP, course.half.y() - 15 - GAP, 150 + 2 * GAP, 30 + 2 * GAP)
    assert not around.overlap(words)


def test_where_nothing_is_in_the_way_an_arrow_bends_a_little_away_from_the_middle() -> None:
    left, right = Box(40, 300, 160, 60), Box(1000, 300, 160, 60)
    course = way(left, right, ROOM)
    length = math.hypot(*(course.end - course.start).toTuple())
    assert abs(course.half.y() - course.start.y()) < 0.1 * length
    top = way(Box(40, 60, 160, 60), Box(1000, 60, 160, 60), ROOM, (Box(400, 60, 400, 90),))
    assert min(top.at(step / STEPS).y() for step in range(STEPS + 1)) > 25.9, "not off the cloth"
    wall = (Box(400, 40, 400, 120),)
    low = way(Box(40, 60, 160, 60), Box(1000, 60, 160, 60), ROOM, wall)
    assert min(low.at(step / STEPS).y() for step in range(STEPS + 1)) > 25.9, "not even round what reaches to the hem"
    high = way(Box(40, 100, 160, 60), Box(1000, 100, 160, 60), ROOM)
    assert high.half.y() < high.start.y()


def test_the_pill_of_an_arrow_too_short_for_it_lies_beside_the_arrow_towards_the_middle() -> None:
    for start, end in ((Box(400, 30, 150, 46), Box(640, 30, 150, 46)), (Box(40, 200, 150, 46), Box(40, 300, 150, 46))):
        course = way(start, end, ROOM, PILES, PILL)
        pill = Box(course.half.x() - PILL.width() / 2, course.half.y() - PILL.height() / 2, *PILL.toTuple())
        assert not any(pill.overlap(box) for box in (start, end, *PILES))
        assert not pill.holds(course.end.x(), course.end.y()), "the tip is seen"
        point = course.at(course.share)
        assert math.hypot(*(course.half - point).toTuple()) < 130, "it is seen to belong to the arrow"
        assert way(start, end, ROOM, PILES, PILL, course) == course


def lying(course: Way) -> Box:
    """Where the pill of a course lies."""
    return Box(course.half.x() - PILL.width() / 2, course.half.y() - PILL.height() / 2, *PILL.toTuple())


def test_a_pill_without_room_on_its_arrow_lies_beside_it_rather_towards_the_middle_than_nearer() -> None:
    course = Way(QPointF(540, 100), QPointF(640, 100), QPointF(740, 100))
    found = beside(course, inside_hem(ROOM), [Box(500, 90, 280, 40)], PILL, GAP)
    assert found is not None and lying(found).y >= 130 + GAP


@pytest.mark.parametrize(("x", "y"), [(120.0, 40.0), (1220.0, 660.0)])
def test_a_pill_beside_its_arrow_covers_neither_the_tip_nor_the_hem_and_keeps_its_distance(x: float, y: float) -> None:
    short, box = Way(QPointF(x - 40, y), QPointF(x - 20, y), QPointF(x, y)), Box(400, 0, 400, 694)
    for gap in (GAP, 60.0):
        found = beside(short, inside_hem(ROOM), [box], PILL, gap)
        assert found is not None
        pill = lying(found)
        assert not pill.holds(x, y) and not pill.grown(gap).overlap(box)
        assert pill.overlap(inside_hem(ROOM)) == pytest.approx(pill.width * pill.height)


def test_a_pill_that_fits_only_without_a_gap_still_covers_nothing() -> None:
    start, end = Box(500, 302, 60, 28), Box(700, 302, 60, 28)
    walls = (Box(0, 0, 1256, 300), Box(0, 332, 1256, 400))
    pill = lying(way(start, end, ROOM, walls, PILL))
    assert not any(pill.overlap(box) for box in (start, end, *walls))


def test_an_arrow_whose_pill_lies_over_its_tip_does_not_keep_its_way() -> None:
    start, end = Box(100, 300, 100, 60), Box(500, 300, 100, 60)
    taken = Way(QPointF(227, 330), QPointF(350, 330), QPointF(473, 330))
    assert way(start, end, ROOM, (), PILL, taken) == taken
    assert way(start, end, ROOM, (), PILL, taken._replace(share=0.74)).share != 0.74


def test_an_arrow_keeps_its_way_as_long_as_that_is_free_and_joins_what_it_joined() -> None:
    taken = way(HAND, ABOVE, ROOM, PILES, PILL)
    narrower, longer = Box(350, 520, 500, 140), QSizeF(170, 30)
    assert way(narrower, ABOVE, ROOM, PILES, longer, taken) == taken
    for blocked in (Box(taken.half.x() - 10, taken.half.y() - 10, 20, 20), Box(taken.start.x(), taken.start.y(), 9, 9)):
        assert way(narrower, ABOVE, ROOM, (*PILES, blocked), longer, taken) != taken
    assert way(Box(40, 520, 100, 140), ABOVE, ROOM, PILES, longer, taken) != taken
    assert way(narrower, Box(1000, 40, 160, 60), ROOM, PILES, longer, taken) != taken


def test_an_arrow_without_a_free_way_keeps_the_one_it_has_unless_another_hides_less() -> None:
    wall, narrower = Box(0, 300, 1256, 30), Box(350, 520, 500, 140)
    taken = way(HAND, ABOVE, ROOM, (wall,))
    assert over(taken, (wall,)) and way(narrower, ABOVE, ROOM, (wall,), None, taken) == taken
    assert way(narrower, ABOVE, ROOM, (Box(0, 300, 620, 30),), None, taken) != taken


def test_an_arrow_that_finds_no_free_way_is_drawn_all_the_same(qapp: QApplication) -> None:
    everywhere = (Box(0, 0, 1256, 644),)
    look = Look(theme("light"), False, 1.0)
    arrow = paint_arrow(HAND, ABOVE, "2 cards", look, ROOM, False, everywhere)
    assert not arrow.pixmap.isNull()


@pytest.mark.parametrize(
    ("end", "avoid"),
    [(ABOVE, ()), (ABOVE, PILES), (Box(560, 440, 60, 40), ()), (Box(1000, 560, 100, 60), (Box(850, 0, 100, 600),))],
)
def test_all_of_an_arrow_and_its_pill_is_painted(qapp: QApplication, end: Box, avoid: tuple[Box, ...]) -> None:
    look = Look(theme("light"), False, 1.0)
    arrow = paint_arrow(HAND, end, "twelve cards", look, ROOM, False, avoid)
    area, pill = QRectF(arrow.corner, arrow.pixmap.deviceIndependentSize()), pill_size("twelve cards", look.small)
    assert all(area.contains(arrow.way.at(step / STEPS)) for step in range(STEPS + 1))
    half = QPointF(pill.width() / 2, pill.height() / 2)
    assert area.contains(QRectF(arrow.way.half - half, arrow.way.half + half))


def test_the_head_of_an_arrow_points_where_it_leads(qapp: QApplication) -> None:
    kept = Way(QPointF(230, 330), QPointF(500, 330), QPointF(800, 330))
    look, boxes = Look(theme("light"), False, 1.0), (Box(100, 300, 100, 60), Box(830, 300, 100, 60))
    arrow = paint_arrow(*boxes, "", look, ROOM, True, (), kept)
    assert arrow.way == kept
    image, tip = arrow.pixmap.toImage(), kept.end - arrow.corner
    wide, ahead = tip + QPointF(-0.5 * HEAD, 0.35 * HEAD), tip + QPointF(0.55 * HEAD, 0)
    assert image.pixelColor(wide.toPoint()).alpha() > 200 and not image.pixelColor(ahead.toPoint()).alpha()


def test_between_two_plates_at_one_edge_an_arrow_runs_straight_where_a_bend_would_leave_the_cloth() -> None:
    """There was no straight course, and it dipped behind the pot that lies below its way."""
    start, end = Box(172, 22, 145, 64), Box(1028, 22, 135, 64)
    piles = Box(528, 98, 128, 175), Box(697, 137, 97, 135)
    course = way(start, end, QSizeF(1340, 588), piles, QSizeF(156, 30))
    assert over(course, piles) == 0
    assert course.at(0.0).y() == course.at(0.5).y() == course.half.y()
