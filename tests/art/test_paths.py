"""Path strings: every letter of the syntax, compact numbers, arcs, and refused strings."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from app.art.paths import disc, mirrored, oval, path, star, wedges


def points(text: str) -> list[tuple[float, float]]:
    """Every stored point of a path, curve controls included."""
    shape = path(text)
    elements = [shape.elementAt(k) for k in range(shape.elementCount())]
    return [(round(e.x, 6), round(e.y, 6)) for e in elements]


def near(box: QRectF, left: float, top: float, right: float, bottom: float, by: float = 1e-3) -> bool:
    """Whether a box has these edges."""
    edges = (box.left(), box.top(), box.right(), box.bottom())
    return all(abs(a - b) < by for a, b in zip(edges, (left, top, right, bottom), strict=True))


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("M10 20L30 40", (30, 40)),
        ("M10 20l30 40", (40, 60)),
        ("M10 20H5", (5, 20)),
        ("M10 20h5", (15, 20)),
        ("M10 20V5", (10, 5)),
        ("M10 20v5", (10, 25)),
        ("M10 20C1 2 3 4 5 6", (5, 6)),
        ("M10 20c1 2 3 4 5 6", (15, 26)),
        ("M10 20S3 4 5 6", (5, 6)),
        ("M10 20s3 4 5 6", (15, 26)),
        ("M10 20Q1 2 3 4", (3, 4)),
        ("M10 20q1 2 3 4", (13, 24)),
        ("M10 20T3 4", (3, 4)),
        ("M10 20t3 4", (13, 24)),
        ("M10 20A5 5 0 0 1 20 20", (20, 20)),
        ("M10 20a5 5 0 0 1 10 0", (20, 20)),
        ("M10 20L30 40Z", (10, 20)),
        ("M10 20L30 40z", (10, 20)),
        ("M10 20l1 1zl5 0", (15, 20)),
        ("m10 20 3 4", (13, 24)),
        ("M1 2 3 4 5 6", (5, 6)),
    ],
)
def test_every_letter_ends_where_it_should(text: str, end: tuple[float, float]) -> None:
    at = path(text).currentPosition()
    assert (round(at.x(), 6), round(at.y(), 6)) == end


def test_numbers_may_stand_without_spaces() -> None:
    assert points("M0-50.5L.5.25-1e1-2") == [(0, -50.5), (0.5, 0.25), (-10, -2)]
    assert points("M1,2,L 3 , 4") == [(1, 2), (3, 4)]


def test_the_flags_of_an_arc_may_stand_without_spaces() -> None:
    assert points("M0-50.5a22.8 22.8 0 0 1 17.5 37.5") == points("M0-50.5a22.8 22.8 0 0117.5 37.5")


def test_a_smooth_curve_mirrors_the_last_control_point() -> None:
    assert points("M0 0C0 10 10 10 10 0S20-10 20 0") == points("M0 0C0 10 10 10 10 0C10-10 20-10 20 0")
    assert points("M0 0Q5 10 10 0T20 0") == points("M0 0Q5 10 10 0Q15-10 20 0")
    assert points("M0 0L10 0S15 5 20 0") == points("M0 0L10 0C10 0 15 5 20 0")


@pytest.mark.parametrize(
    ("large", "sweep", "middle"), [(0, 0, (0, 4)), (0, 1, (0, -4)), (1, 0, (0, 16)), (1, 1, (0, -16))]
)
def test_flags_choose_one_of_four_arcs(large: int, sweep: int, middle: tuple[float, float]) -> None:
    """Radius 10 through (-8,0) and (8,0): the circles about (0,-6) and (0,6), each cut in two parts."""
    arc = path(f"M-8 0A10 10 0 {large} {sweep} 8 0")
    at = arc.pointAtPercent(0.5)
    assert math.hypot(at.x() - middle[0], at.y() - middle[1]) < 0.01


def test_an_arc_keeps_to_its_ellipse() -> None:
    arc = path("M30 0A30 10 0 1 1-30 0")
    for k in range(21):
        at = arc.pointAtPercent(k / 20)
        assert abs(math.hypot(at.x() / 30, at.y() / 10) - 1) < 1e-3


def test_radii_that_do_not_reach_are_scaled_up() -> None:
    assert near(path("M-10 0A1 1 0 0 1 10 0").boundingRect(), -10, -10, 10, 0, by=0.01)


def test_an_arc_without_radius_is_a_line_and_one_without_length_is_nothing() -> None:
    assert points("M0 0A0 5 0 0 1 10 0") == [(0, 0), (10, 0)]
    assert points("M5 5A3 3 0 0 1 5 5") == [(5, 5)]


@pytest.mark.parametrize("text", ["10 20", "L10 20", "M10", "M10 20X5", "M0 0Z5 5", "M0 0A1 1 0 2 1 5 5", "M0 0L1 k"])
def test_what_is_not_a_path_is_refused_with_its_text(text: str) -> None:
    with pytest.raises(ValueError, match="not a path") as refusal:
        path(text)
    assert text in str(refusal.value)


def test_the_same_text_is_read_once() -> None:
    assert path("M0 0L1 1") is path("M0 0L1 1")


def test_a_mirrored_half_is_one_closed_outline_of_the_whole() -> None:
    half = QPainterPath(QPointF(0, -10))
    half.lineTo(-8, 0)
    half.lineTo(0, 10)
    whole = mirrored(half)
    assert near(whole.boundingRect(), -8, -10, 8, 10)
    assert len(whole.toSubpathPolygons()) == 1
    assert whole.toSubpathPolygons()[0].isClosed()
    assert whole.contains(QPointF(4, 0))
    assert whole.contains(QPointF(-4, 0))
    assert whole.fillRule() == Qt.FillRule.WindingFill


def test_discs_and_ovals_have_their_size() -> None:
    assert near(path(disc(5, 7, 3)).boundingRect(), 2, 4, 8, 10)
    assert near(path(oval(0, 0, 6, 2)).boundingRect(), -6, -2, 6, 2)
    assert near(path(oval(1, 1, 6, 2, 90)).boundingRect(), -1, -5, 3, 7)


def test_a_star_points_upwards_and_has_its_notches() -> None:
    corners = points(star(0, 0, 5, 10, 4))
    assert corners[0] == pytest.approx((0, -10))
    assert len(set(corners)) == 10
    assert [round(math.hypot(*corner)) for corner in corners[:4]] == [10, 4, 10, 4]


def test_wedges_are_rays_with_gaps_between() -> None:
    rays = path(wedges(0, 0, 4, 10, 50))
    assert len(rays.toSubpathPolygons()) == 4
    assert rays.contains(QPointF(40, 0))
    assert rays.contains(QPointF(0, 40))
    assert not rays.contains(QPointF(28, 28))
