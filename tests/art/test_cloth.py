"""Tests of the cloth, its hem and the lit piece of hem (look 6)."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage

from app.art.cloth import (
    Edge,
    hem_length,
    hem_piece,
    hem_place,
    hem_way,
    paint_cloth,
    paint_lit_hem,
    paint_small_cloth,
    paint_small_hem,
)
from app.art.tokens import Theme, ThemeName, theme
from tests.art.pictures import inked, painted, pixels

CLOTH = QRectF(0, 0, 400, 260)


def cloth(of: Theme) -> QImage:
    return painted(lambda p: paint_cloth(p, CLOTH, of), 400, 260)


def near(found: QColor, wanted: str, by: int = 6) -> bool:
    other = QColor(wanted)
    return all(
        abs(a - b) <= by
        for a, b in (
            (found.red(), other.red()),
            (found.green(), other.green()),
            (found.blue(), other.blue()),
        )
    )


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_hem_lies_where_the_page_puts_it(name: ThemeName) -> None:
    of = theme(name)
    image = cloth(of)
    column = [image.pixelColor(200, y) for y in range(30)]
    stripe = [y for y, found in enumerate(column) if near(found, of.stripe)]
    assert stripe[:4] == [7, 8, 9, 10], "5 px wide, its middle 9 px from the edge"
    assert any(near(found, of.stripe, 110) and not near(found, of.cloth, 20) for found in column[14:16])
    assert near(image.pixelColor(200, 3), of.cloth, 12) and near(image.pixelColor(200, 28), of.cloth, 12)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_cloth_is_lit_in_the_middle_and_dark_in_the_corners(name: ThemeName) -> None:
    of = theme(name)
    image = cloth(of)
    assert near(image.pixelColor(200, 120), of.cloth, 1)
    assert image.pixelColor(40, 40).lightness() < image.pixelColor(200, 120).lightness()
    assert image.pixelColor(2, 2).alpha() == 0, "the corner is round"


def test_in_high_contrast_the_cloth_is_the_wall() -> None:
    of = theme("light", True)
    image = cloth(of)
    assert near(image.pixelColor(40, 40), of.wall, 1) and near(image.pixelColor(200, 120), of.wall, 1)


@pytest.mark.parametrize(
    ("edge", "centre", "where"),
    [
        ("top", 150, QPointF(150, 12)),
        ("right", 90, QPointF(388, 90)),
        ("bottom", 150, QPointF(150, 248)),
        ("left", 90, QPointF(12, 90)),
    ],
)
def test_a_place_on_the_hem_lies_before_its_seat(edge: Edge, centre: float, where: QPointF) -> None:
    place = hem_place(CLOTH, edge, centre)
    assert 0 <= place < hem_length(CLOTH)
    middle = hem_piece(CLOTH, place, 36).pointAtPercent(0.5)
    assert math.hypot(middle.x() - where.x(), middle.y() - where.y()) < 0.01


def test_a_seat_near_a_corner_gets_the_end_of_the_edge() -> None:
    assert hem_place(CLOTH, "top", -500) == 0
    assert hem_place(CLOTH, "bottom", 5000) == hem_place(CLOTH, "bottom", 374)


@pytest.mark.parametrize("place", [0.0, 340.0, 376.0, 700.0, 1230.0, -40.0, 5000.0])
def test_the_lit_piece_is_as_long_as_asked_and_stays_on_the_hem(place: float) -> None:
    piece = hem_piece(CLOTH, place, 116)
    assert piece.length() == pytest.approx(100, abs=0.3)
    for i in range(51):
        point = piece.pointAtPercent(i / 50)
        inset = min(point.x(), 400 - point.x(), point.y(), 260 - point.y())
        assert 11.9 < inset < 12 + 14 * (1 - math.sqrt(0.5)) + 0.1


def test_a_piece_slides_without_a_jump() -> None:
    whole = hem_length(CLOTH)
    middles = [hem_piece(CLOTH, whole * i / 600, 80).pointAtPercent(0.5) for i in range(601)]
    steps = [math.hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(middles)]
    assert max(steps) < whole / 600 * 1.05
    assert steps and math.hypot(middles[0].x() - middles[-1].x(), middles[0].y() - middles[-1].y()) < 0.01


@pytest.mark.parametrize(
    ("start", "goal", "clockwise"),
    [
        (("bottom", 200), ("left", 130), True),
        (("left", 130), ("top", 200), True),
        (("top", 200), ("right", 130), True),
        (("right", 130), ("bottom", 200), True),
        (("bottom", 200), ("right", 130), False),
        (("bottom", 220), ("top", 200), True),
        (("top", 200), ("bottom", 180), True),
    ],
)
def test_a_piece_goes_the_shorter_way_round_and_clockwise_to_the_opposite_side(
    start: tuple[Edge, float], goal: tuple[Edge, float], clockwise: bool
) -> None:
    before, after = hem_place(CLOTH, *start), hem_place(CLOTH, *goal)
    way = hem_way(CLOTH, before, after)
    assert (way > 0) == clockwise and abs(way) < 0.6 * hem_length(CLOTH)
    assert hem_piece(CLOTH, before + way, 80).pointAtPercent(0.5).toTuple() == pytest.approx(
        hem_piece(CLOTH, after, 80).pointAtPercent(0.5).toTuple()
    )


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_lit_hem_is_saffron_with_ink_round_it(name: ThemeName) -> None:
    of = theme(name)
    image = painted(lambda p: paint_lit_hem(p, CLOTH, hem_place(CLOTH, "bottom", 200), 160, of), 400, 260)
    column = [image.pixelColor(200, y) for y in range(236, 260)]
    inside = [y for y, found in enumerate(column, 236) if found.alpha() == 255]
    assert inside == list(range(240, 256)), "16 px, 4 px from the edge"
    assert column[4] == QColor(of.hem_ink) and column[7] == QColor(of.saffron)
    row = [x for x in range(400) if image.pixelColor(x, 248).alpha() > 128]
    assert (row[0], row[-1]) == (120, 279)


def test_the_stitch_of_the_lit_hem_begins_and_ends_with_a_dash() -> None:
    of, place = theme("light"), hem_place(CLOTH, "bottom", 200)
    for length in (120, 240, 251, 333):
        image = painted(lambda p, n=length: paint_lit_hem(p, CLOTH, place, n, of), 400, 260)  # type: ignore[misc]
        row = [near(image.pixelColor(x, 248), of.hem_ink, 40) for x in range(400)]
        begin = round(200 - length / 2) + 10
        middle = row[begin : begin + 3], row[400 - begin - 3 : 400 - begin]
        assert all(map(all, middle)), length


def test_the_small_cloth_and_the_small_hem_paint_in_their_own_way() -> None:
    rect = QRectF(12, 12, 200, 84)
    strip = painted(lambda p: paint_small_cloth(p, rect, theme("light")), 224, 108)
    hem = painted(lambda p: paint_small_hem(p, rect, theme("light"), 18), 224, 108)
    assert strip.pixelColor(112, 54) == QColor(theme("light").cloth)
    assert hem.pixelColor(112, 54).alpha() == 0
    assert inked(hem) > 400
    assert inked(hem.copy(0, 0, 224, 1)) == 0, "it stays within 12 px of the tile"
    assert pixels(strip) != pixels(painted(lambda p: paint_small_cloth(p, rect, theme("dark")), 224, 108))
