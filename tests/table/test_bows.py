"""Bows: lines between two boxes that go round what lies in their way."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QSizeF

from app.table.arrows import inside_hem
from app.table.bows import BREAK, Bow, InTheWay, bow
from app.table.geometry import Box

ROOM, GAP = QSizeF(1000, 600), 4.0
LEFT, RIGHT = Box(100, 250, 60, 80), Box(840, 250, 60, 80)


def points(made: Bow) -> list[QPointF]:
    """Points along a bow, both ends included."""
    return [made.at(step / 50) for step in range(51)]


def within(box: Box, made: Bow, by: float = 0.0) -> int:
    """How many of these points lie in a box, or less than `by` px from it."""
    wide = Box(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by)
    return sum(wide.holds(point.x(), point.y()) for point in points(made))


def drawn(avoid: InTheWay, start: Box = LEFT, end: Box = RIGHT) -> Bow:
    """The bow between two boxes."""
    made = bow([start], [end], ROOM, avoid, GAP)
    assert made is not None
    return made


def test_a_bow_begins_and_ends_in_the_middle_of_a_side_if_nothing_is_in_its_way() -> None:
    made = drawn(InTheWay())
    for box, end in ((LEFT, made.start), (RIGHT, made.end)):
        (x, y), across, down = box.middle, box.width / 2 + GAP, box.height / 2 + GAP
        assert (end.x() - x, end.y() - y) in {(0, down), (0, -down), (across, 0), (-across, 0)}
    assert not within(LEFT, made) and not within(RIGHT, made)


def test_a_bow_goes_round_words() -> None:
    words = Box(400, 200, 200, 180)
    assert within(words, drawn(InTheWay()))
    assert not within(words, drawn(InTheWay(words=[words])), BREAK)


def test_a_bow_passes_under_a_card_rather_than_through_words() -> None:
    card, words = Box(450, 0, 100, 300), Box(450, 300, 100, 300)
    made = drawn(InTheWay(words=[words], cards=[card]))
    assert within(card, made) and not within(words, made)


def test_a_bow_stays_off_the_hem_though_the_way_along_it_is_shorter() -> None:
    inside, high, tall = inside_hem(ROOM), Box(100, 40, 60, 80), Box(840, 40, 60, 80)
    words = Box(300, 30, 400, 200)
    made = drawn(InTheWay(words=[words]), high, tall)
    assert all(inside.holds(point.x(), point.y()) for point in points(made)) and not within(words, made)


def test_from_a_place_to_itself_there_is_no_bow() -> None:
    dot = Box(500, 300, 0, 0)
    assert bow([dot], [dot], ROOM, InTheWay()) is None


def test_a_bow_is_longer_than_the_straight_line_and_shorter_than_the_way_by_its_bend() -> None:
    made = drawn(InTheWay(words=[Box(400, 200, 200, 180)]))
    straight, first, second = made.end - made.start, made.bend - made.start, made.end - made.bend
    assert hypot(*straight.toTuple()) < made.length < hypot(*first.toTuple()) + hypot(*second.toTuple())


def test_what_lies_on_top_of_each_other_is_crossed_once() -> None:
    wall = Box(450, -100, 100, 900)
    once, twice = (drawn(InTheWay(cards=[wall] * number)) for number in (1, 2))
    assert within(wall, once) and twice == once and once.cost > once.length
