"""Tests of the charts (look 13)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.art.charts import (
    Average,
    Bar,
    BarChart,
    Line,
    LineChart,
    Tick,
    paint_bar_chart,
    paint_line_chart,
    tick_values,
)
from app.art.tokens import theme
from app.wording.plates import PLATES
from tests.art.pictures import differing, grey, inked, painted, pixels

LIGHT = theme("light")
TICKS = (Tick(0, "0"), Tick(50, "50"), Tick(100, "100"))


def bars(chart: BarChart, *, rtl: bool = False) -> QImage:
    rect = QRectF(0, 0, 320, 200)
    return painted(lambda p: paint_bar_chart(p, rect, chart, LIGHT, rtl=rtl), 320, 200, LIGHT.paper)


def lines(chart: LineChart) -> QImage:
    return painted(lambda p: paint_line_chart(p, QRectF(0, 0, 400, 240), chart, LIGHT), 400, 240, LIGHT.paper)


def columns(image: QImage, ink: str) -> list[list[int]]:
    """The heights at which a column of pixels has just this ink, for every column that has it."""
    wanted = QColor(ink).rgb()
    found = [[y for y in range(image.height()) if image.pixelColor(x, y).rgb() == wanted] for x in range(image.width())]
    return [column for column in found if column]


def test_bars_begin_at_zero_and_are_as_long_as_their_values(qapp: QApplication) -> None:
    image = bars(BarChart([Bar(50, "a"), Bar(100, "b")], TICKS))
    found = columns(image, LIGHT.prim)
    low, high = len(found[len(found) // 4]), len(found[3 * len(found) // 4])
    assert high == pytest.approx(2 * low, abs=3)
    assert found[10][-1] == found[-10][-1], "one base line"


def test_the_first_bar_stands_at_the_left_in_both_languages(qapp: QApplication) -> None:
    chart = BarChart([Bar(10, "a"), Bar(100, "b")], TICKS)
    one, two = columns(bars(chart), LIGHT.prim), columns(bars(chart, rtl=True), LIGHT.prim)
    assert len(one[5]) < len(one[-5])
    assert [len(column) for column in one] == [len(column) for column in two]


def test_one_bar_is_lit_and_told_in_grey_by_its_outline_too(qapp: QApplication) -> None:
    chart = BarChart([Bar(50, "a"), Bar(100, "b")], TICKS)
    lit = bars(chart._replace(highlighted=1))
    assert columns(lit, LIGHT.saffron) and not columns(bars(chart), LIGHT.saffron)
    dark = theme("dark")
    rect = QRectF(0, 0, 320, 200)
    plain, marked = (
        grey(painted(lambda p, c=c: paint_bar_chart(p, rect, c, dark), 320, 200, dark.paper))  # type: ignore[misc]
        for c in (chart, chart._replace(highlighted=1))
    )
    assert differing(plain, marked, 20) > 150


def test_the_average_is_a_line_of_its_own_at_its_place(qapp: QApplication) -> None:
    chart = BarChart([Bar(10, str(i)) for i in range(11)], TICKS)
    without, beginning, end = (
        bars(chart._replace(average=average)) for average in (None, Average(0, "average 0"), Average(10, "average 10"))
    )
    assert differing(grey(without), grey(beginning)) > 100
    assert differing(grey(beginning), grey(end)) > 100


def test_the_line_at_the_average_leaves_the_figure_of_a_bar_free(qapp: QApplication) -> None:
    chart = BarChart([Bar(50, "8", "2")], TICKS)
    beside, across = (bars(chart._replace(average=Average(at, ""))) for at in (0.4, 0.0))
    bar = [x for x in range(beside.width()) if beside.pixelColor(x, 140) == QColor(LIGHT.prim)]
    top = next(y for y in range(beside.height()) if beside.pixelColor(bar[10], y) == QColor(LIGHT.prim))
    figure = (bar[len(bar) // 2] - 6, top - 16, 12, 12)
    assert inked(beside.copy(*figure)) and pixels(beside.copy(*figure)) == pixels(across.copy(*figure))


@pytest.mark.long(keep=1)
@pytest.mark.parametrize("chart", [BarChart([]), BarChart([], TICKS), BarChart([Bar(0, "0"), Bar(0, "1")])])
def test_a_chart_without_anything_to_show_still_has_its_axis(qapp: QApplication, chart: BarChart) -> None:
    image = bars(chart)
    assert len(columns(image, LIGHT.line_2)) > 200
    assert not columns(image, LIGHT.prim)


def test_crowded_labels_give_way_and_the_marked_one_never(qapp: QApplication) -> None:
    crowd = BarChart([Bar(i, f"{i * 3} to {i * 3 + 2}") for i in range(30)], TICKS)
    image, marked = bars(crowd), bars(crowd._replace(highlighted=17))
    below = [inked_row(picture) for picture in (image, marked)]
    assert 0 < below[0] < 320 * 0.9
    assert below[0] != below[1]


def test_labels_far_apart_are_all_written_however_many_places_lie_between(qapp: QApplication) -> None:
    def below(every: int) -> int:
        places = ["8" if place and place % every == 0 else "" for place in range(181)]
        image = lines(LineChart([Line([0.0] * 181)], places, TICKS))
        paper = QColor(LIGHT.paper)
        return sum(any(image.pixelColor(x, y) != paper for y in range(224, 240)) for x in range(image.width()))

    assert below(20) == pytest.approx(9 * below(100), abs=9), "nine labels, and one"


def inked_row(image: QImage) -> int:
    paper = QColor(LIGHT.paper)
    return sum(any(image.pixelColor(x, y) != paper for y in range(184, 199)) for x in range(image.width()))


def test_nothing_is_written_outside_the_rectangle(qapp: QApplication) -> None:
    rect = QRectF(40, 40, 240, 140)
    chart = BarChart(
        [Bar(v, f"{v} points", str(v)) for v in (3, 100, 40)], TICKS, 2, Average(2, "an average with long words")
    )
    image = painted(lambda p: paint_bar_chart(p, rect, chart, LIGHT), 320, 220)
    inside = image.copy(40, 40, 240, 140)
    assert inked(image) - inked(inside) <= 4


def test_nine_people_have_nine_different_lines(qapp: QApplication) -> None:
    def one(seat: int) -> QImage:
        # Those before it lie flat on the base line, so that only its own line rises.
        flat = [Line([0, 0]) for _ in range(seat)]
        whole = lines(LineChart([*flat, Line([0, 100])], ["1", "2"], TICKS))
        return whole.copy(0, 0, 400, 200)

    pictures = [pixels(one(seat)) for seat in range(9)]
    assert len(set(pictures)) == 9


def test_people_end_in_their_plates_which_do_not_cover_each_other(qapp: QApplication) -> None:
    chart = LineChart([Line([0, 50], plate=plate) for plate in PLATES[:4]], ["1", "2"], TICKS)
    bare = chart._replace(lines=[Line([0, 50]) for _ in range(4)])
    image = lines(chart)
    ivory = [y for y in range(240) if image.pixelColor(381, y) != QColor(LIGHT.paper)]
    assert ivory[-1] - ivory[0] > 3 * 26
    assert pixels(image) != pixels(lines(bare))


@pytest.mark.parametrize("value", [0, 100])
def test_plates_of_lines_that_end_together_at_an_end_of_the_axis_go_inwards(qapp: QApplication, value: int) -> None:
    def reach(seats: int) -> tuple[int, int]:
        image = lines(LineChart([Line([50, value], plate=plate) for plate in PLATES[:seats]], ["1", "2"], TICKS))
        ivory = [y for y in range(240) if image.pixelColor(381, y) != QColor(LIGHT.paper)]
        return ivory[0], ivory[-1]

    one, four = reach(1), reach(4)
    assert four[1] - four[0] > 3.5 * 26, "none covers another, and none is out of sight"
    assert four[value == 0] == one[value == 0], "the outermost stands where it would stand alone"


def test_a_single_value_is_a_sign(qapp: QApplication) -> None:
    dot = lines(LineChart([Line([50])], ["1"], TICKS))
    assert columns(dot, LIGHT.prim)


def test_a_line_chart_without_an_axis_is_refused(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="two ticks"):
        lines(LineChart([Line([1, 2])], ["1", "2"], [Tick(0, "0")]))


@given(
    low=st.integers(-10_000, 10_000),
    span=st.integers(0, 20_000),
    most=st.integers(2, 9),
)
def test_ticks_are_round_even_and_enclose_what_is_shown(low: int, span: int, most: int) -> None:
    values = tick_values(low, low + span, most)
    assert values[0] <= low and values[-1] >= low + span
    assert 2 <= len(values) <= most + 3
    gaps = {round(b - a, 6) for a, b in pairwise(values)}
    assert len(gaps) == 1
    step = gaps.pop()
    assert step >= 1
    assert step / 10 ** (len(str(int(step))) - 1) in (1, 2, 2.5, 5) and step == int(step)


@pytest.mark.parametrize(
    ("low", "high", "first", "last"),
    [
        (-120, 1200, -250, 1250),
        (-120, 1500, -250, 1500),
        (0, 102, 0, 120),
        (-30, 480, -100, 500),
        (0, 40, 0, 40),
        (-8, 96, -20, 100),
    ],
)
def test_no_axis_goes_far_beyond_what_anybody_had(low: int, high: int, first: int, last: int) -> None:
    values = tick_values(low, high)
    assert (values[0], values[-1]) == (first, last)
    assert (last - first) - (high - low) <= 0.2 * (last - first)


def test_ticks_of_shares_are_shares() -> None:
    assert tick_values(0, 0.38) == (0, 0.1, 0.2, 0.3, 0.4)
    with pytest.raises(ValueError, match="no ticks"):
        tick_values(3, 1)
