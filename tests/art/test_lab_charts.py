"""The lab's charts: what is painted where, told apart without colour, and found by pointer and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.art.charts import Tick
from app.art.lab_charts import (
    Chart,
    Curves,
    DotChart,
    Histogram,
    Plotted,
    RowChart,
    TableRow,
    Value,
    paint_chart,
    paint_key,
    rows_height,
)
from app.art.tokens import theme
from tests.art.pictures import differing, grey, painted, pixels

LIGHT = theme("light")
TICKS = (Tick(0, "0%"), Tick(0.5, "50%"), Tick(1, "100%"))
SIZE = (420, 240)


def figure(value: float, half: float = 0.1, key: str = "k") -> Value:
    return Value(value, value - half, value + half, f"{100 * value:.0f}", key, f"about {value}")


def drawn(chart: Chart, *, rtl: bool = False, dark: bool = False) -> tuple[QImage, list[Plotted]]:
    found: list[Plotted] = []
    colours = theme("dark") if dark else LIGHT
    box = QRectF(0, 0, *SIZE)
    image = painted(lambda p: found.extend(paint_chart(p, box, chart, colours, rtl=rtl)), *SIZE, colours.paper)
    return image, found


def ink_rows(image: QImage, ink: str, x: float) -> list[int]:
    """The heights at which a column of pixels has this ink."""
    wanted = QColor(ink).rgb()
    return [y for y in range(image.height()) if image.pixelColor(round(x), y).rgb() == wanted]


CHARTS: dict[str, Chart] = {
    "dots": DotChart(["one", "two"], [[figure(0.3), figure(0.6)], [figure(0.4), figure(0.5)]], TICKS, 0.5),
    "histogram": Histogram(["1", "2"], [[figure(0.3), figure(0.6)], [figure(0.4), None]], TICKS),
    "rows": RowChart(
        [TableRow("one", [figure(0.3), figure(0.6)]), TableRow("two", [figure(0.4), None])], 0, 1
    ),
    "rows of dots": RowChart(
        [TableRow("one", [figure(0.3)]), TableRow("two", [figure(-0.4)])], -1, 1, dots=True, even=0.0
    ),
    "curves": Curves(["known", "true"], ["0", "1"], [[figure(0.3), figure(0.9)], [figure(0.2), figure(0.95)]], TICKS),
}


@pytest.mark.parametrize("name", CHARTS)
def test_every_figure_is_painted_once_and_found_where_it_is(qapp: QApplication, name: str) -> None:
    chart = CHARTS[name]
    image, spots = drawn(chart)
    series = [[*row.figures] for row in chart.rows] if isinstance(chart, RowChart) else chart.series
    wanted = [one for figures in series for one in figures if one is not None]
    assert sorted(spot.figure.value for spot in spots) == sorted(one.value for one in wanted)
    empty = painted(lambda p: None, *SIZE, LIGHT.paper)
    for spot in spots:
        assert QRectF(0, 0, *SIZE).adjusted(-2, -2, 2, 2).contains(spot.box), spot.box
        at = spot.box.toAlignedRect()
        assert pixels(image.copy(at)) != pixels(empty.copy(at)), "something is painted there"


@pytest.mark.parametrize("name", CHARTS)
@pytest.mark.parametrize("dark", [False, True])
def test_two_series_differ_in_grey(qapp: QApplication, name: str, dark: bool) -> None:
    chart = CHARTS[name]
    several = max(len(row.figures) for row in chart.rows) if isinstance(chart, RowChart) else len(chart.series)
    if several < 2:
        pytest.skip("one series")
    colours = theme("dark") if dark else LIGHT
    swatches = [
        painted(lambda p, n=n: paint_key(p, QRectF(0, 0, 24, 24), n, colours), 24, 24, colours.paper)  # type: ignore[misc]
        for n in range(2)
    ]
    assert differing(grey(swatches[0]), grey(swatches[1])) > 60


def test_a_dot_stands_at_its_value_and_its_line_reaches_over_the_interval(qapp: QApplication) -> None:
    narrow, wide = figure(0.5, 0.05), figure(0.5, 0.3)
    image, spots = drawn(DotChart(["a", "b"], [[narrow, wide]], TICKS))
    one, two = (ink_rows(image, LIGHT.prim, spot.box.center().x()) for spot in spots)
    assert (one[0] + one[-1]) / 2 == pytest.approx((two[0] + two[-1]) / 2, abs=2), "the same value at the same height"
    assert two[-1] - two[0] == pytest.approx(6 * (one[-1] - one[0]), rel=0.2)


def test_a_larger_value_lies_higher_and_in_rows_further_to_the_right_in_both_languages(qapp: QApplication) -> None:
    _, dots = drawn(DotChart(["a", "b"], [[figure(0.2), figure(0.8)]], TICKS))
    assert dots[1].box.center().y() < dots[0].box.center().y()
    for rtl in (False, True):
        rows = [TableRow("a", [figure(0.1)]), TableRow("b", [figure(0.9)])]
        image, _ = drawn(RowChart(rows, 0, 1, dots=True), rtl=rtl)
        wanted = QColor(LIGHT.prim).rgb()
        middles = []
        for row in (16, 48):
            inked = [x for x in range(image.width()) if image.pixelColor(x, row).rgb() == wanted]
            middles.append(sum(inked) / len(inked))
        assert middles[1] > middles[0] + 40


def test_bars_begin_at_zero(qapp: QApplication) -> None:
    image, spots = drawn(Histogram(["a", "b"], [[figure(0.25, 0), figure(0.5, 0)]], TICKS))
    # Beside the middle, where the interval is drawn.
    low, high = (ink_rows(image, LIGHT.prim, spot.box.center().x() - 8) for spot in spots)
    assert low[-1] == pytest.approx(high[-1], abs=1)
    assert len(high) == pytest.approx(2 * len(low), rel=0.08)


def test_the_labels_of_rows_stand_at_the_readers_start(qapp: QApplication) -> None:
    chart = RowChart([TableRow("a label", [figure(0.4)])], 0, 1)
    empty = painted(lambda p: None, *SIZE, LIGHT.paper)
    for rtl, box in ((False, QRectF(0, 0, 60, 32)), (True, QRectF(SIZE[0] - 60, 0, 60, 32))):
        image, _ = drawn(chart, rtl=rtl)
        assert pixels(image.copy(box.toRect())) != pixels(empty.copy(box.toRect()))


def test_what_has_no_games_is_a_dash_and_no_bar(qapp: QApplication) -> None:
    _, spots = drawn(RowChart([TableRow("a", [figure(0.4), None])], 0, 1))
    assert len(spots) == 1


def test_rows_grow_with_the_text() -> None:
    plain = RowChart([TableRow("a", [None])], 0, 1)
    assert rows_height(plain, 1.3) == pytest.approx(1.3 * rows_height(plain))


def test_a_label_too_long_for_its_room_is_broken_into_lines_and_not_cut_off(qapp: QApplication) -> None:
    long = RowChart([TableRow("a label that tells much more than there is room for " * 2, [figure(0.4)])], 0, 1)
    short = RowChart([TableRow("a label", [figure(0.4)])], 0, 1)
    assert rows_height(long, 1.0, SIZE[0]) > 1.4 * rows_height(short, 1.0, SIZE[0]) == 1.4 * rows_height(short)
    for rtl in (False, True):
        image, (spot,) = drawn(long, rtl=rtl)
        assert spot.box.center().y() == pytest.approx(rows_height(long, 1.0, SIZE[0]) / 2, abs=1)
        label = QRectF(SIZE[0] - 200 if rtl else 0, 0, 200, 240).toRect()
        ground = pixels(painted(lambda p: None, 200, 1, LIGHT.paper))
        inked = [y for y in range(240) if pixels(image.copy(label.left(), y, label.width(), 1)) != ground]
        assert max(inked) - min(inked) > 30, "more than one line of letters"


def test_the_names_of_courses_that_end_together_are_one_below_the_other(qapp: QApplication) -> None:
    course = [figure(0.3), figure(0.9)]
    image, spots = drawn(Curves(["known", "true"], ["0", "1"], [course, course], TICKS))
    right = round(max(spot.box.right() for spot in spots)) + 20
    first, second = (
        {y for y in range(image.height()) for x in range(right, image.width()) if image.pixelColor(x, y) == QColor(ink)}
        for ink in (theme("light").of_series(number).colour for number in (0, 1))
    )
    assert first and second and max(first) < min(second)
