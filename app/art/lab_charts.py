"""Charts of the lab: figures with the intervals in which they lie, side by side for two series (look 13).

Four kinds: dots with intervals over places, rows (a table with bars, or with dots round a line), histograms, curves
with bands. Series differ by sign and filling, so that they can be told apart in grey. A range that does not begin at
zero is drawn with dots, never with bars. Axes run left to right in both languages; the columns of rows are mirrored. A
painter returns where it painted each figure, so that pointer and keys find it. Labels and figures come from the caller,
in the language of the interface; `rtl` is its paragraph direction.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from app.art.charts import CENTRE, LEFT, RIGHT, ChartFrame, Tick, crisp
from app.art.fonts import font
from app.art.labels import paint_text
from app.art.pens import colour, dashed, grown, pen, rounded, smooth_painter, smoothed
from app.art.pixmaps import kept
from app.art.text_lines import elided
from app.art.tokens import Pattern, Series, Theme

ROW = 32.0
"""The height of a row of a `RowChart`, px at text size 1; `rows_height` also handles rows with several lines."""

_RADIUS = 7.0
_CAP = 7.0
_SPOT = 14.0


class Value(NamedTuple):
    """One figure: its value, the ends of its interval, the text beside it, and the key that opens it.

    `key` is empty for a figure with no games behind it. `words` is the whole figure as a person would say it; `cell` is
    the same without the place it belongs to.
    """

    value: float
    low: float
    high: float
    text: str
    key: str = ""
    words: str = ""
    cell: str = ""


class DotChart(NamedTuple):
    """Dots with intervals: a figure for each series and place, or None. `even` is a value to compare with, dashed."""

    places: Sequence[str]
    series: Sequence[Sequence[Value | None]]
    ticks: Sequence[Tick]
    even: float | None = None


class Histogram(NamedTuple):
    """Shares by bin, for one series or two side by side; bars begin at zero, the first tick is zero."""

    places: Sequence[str]
    series: Sequence[Sequence[Value | None]]
    ticks: Sequence[Tick]


class TableRow(NamedTuple):
    """One row: its label, and a figure for each series (None if there is none)."""

    label: str
    figures: Sequence[Value | None]


class RowChart(NamedTuple):
    """Rows of figures over one scale from `low` to `high`.

    They are bars from zero, or with `dots` dots with their intervals. `even` is a value to compare with, a dashed line
    through all rows.
    """

    rows: Sequence[TableRow]
    low: float
    high: float
    dots: bool = False
    even: float | None = None


class Curves(NamedTuple):
    """Courses over the same places, each with a band from low to high; `names` stand at their ends."""

    names: Sequence[str]
    places: Sequence[str]
    series: Sequence[Sequence[Value]]
    ticks: Sequence[Tick]


Chart = DotChart | Histogram | RowChart | Curves


class Plotted(NamedTuple):
    """Where a figure was painted."""

    box: QRectF
    figure: Value
    series: int


@smoothed
def paint_chart(
    painter: QPainter, rect: QRectF, chart: Chart, theme: Theme, *, factor: float = 1.0, rtl: bool = False
) -> list[Plotted]:
    """Paint a chart into `rect`, on `paper`, which the caller paints; return where its figures are."""
    plot = _Plot(painter, QRectF(rect), theme, factor, rtl)
    if isinstance(chart, DotChart):
        _paint_dots(plot, chart)
    elif isinstance(chart, Histogram):
        _paint_histogram(plot, chart)
    elif isinstance(chart, RowChart):
        _paint_rows(plot, chart)
    else:
        _paint_curves(plot, chart)
    return plot.spots


def rows_height(chart: RowChart, factor: float = 1.0, width: float = math.inf) -> float:
    """Return the height in px that the rows need at this width."""
    return sum(_row_heights(chart, factor, _label_room(chart, factor, width)))


def _label_room(chart: RowChart, factor: float, width: float) -> float:
    """Return the width of the labels: that of the longest one, if it leaves room for bars and figures."""
    metrics = QFontMetricsF(font("note", factor))
    widest = max((metrics.horizontalAdvance(row.label) for row in chart.rows), default=0.0) + 6
    return min(widest, width * (0.46 if _in_pairs(chart) else 0.56))


def _in_pairs(chart: RowChart) -> bool:
    """Return whether rows have a figure for each of two series."""
    return max((len(row.figures) for row in chart.rows), default=1) > 1


def _row_heights(chart: RowChart, factor: float, room: float) -> list[float]:
    """Return the height of each row; a label too long for its room is broken into lines."""
    metrics = QFontMetricsF(font("note", factor))
    lines = [len(_lines(row.label, room, metrics)) for row in chart.rows]
    return [ROW * factor + (count - 1) * metrics.lineSpacing() for count in lines]


def _lines(label: str, room: float, metrics: QFontMetricsF) -> list[str]:
    """Break a label into the lines it needs. (Qt's own wrapping shifts Hebrew lines by the space at their ends.)"""
    lines: list[str] = []
    for word in label.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


# Series


@kept(64)
def _pattern(ink: str, pattern: Pattern, ground: str, dpr: float) -> QPixmap:
    """Return a tile of a series' filling, 8 px wide, that repeats seamlessly on all sides."""
    made = QPixmap(round(8 * dpr), round(8 * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(QColor(ink if pattern == "hatched" else ground))
    painter = smooth_painter(made)
    if pattern == "hatched":
        painter.setPen(pen(ground, 2.0, round_caps=False))
        for shift in (-8, 0, 8):
            painter.drawLine(QLineF(shift - 1, 9, shift + 9, -1))
    elif pattern == "dotted":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(ink))
        for x, y in ((2, 2), (6, 6)):
            painter.drawEllipse(QPointF(x, y), 1.7, 1.7)
    else:
        painter.setPen(pen(ink, 1.4, round_caps=False))
        painter.drawLine(QLineF(-1, 9, 9, -1))
        painter.drawLine(QLineF(-1, -1, 9, 9))
    painter.end()
    return made


def _brush(painter: QPainter, series: Series, theme: Theme) -> QBrush:
    if series.pattern == "plain":
        return QBrush(colour(series.colour))
    device = painter.device()
    dpr = device.devicePixelRatioF() if device is not None else 1.0
    pixmap = _pattern(series.colour, series.pattern, theme.paper, dpr)
    brush = QBrush(pixmap)
    # A brush uses the pixels of its picture as they are, whatever their ratio.
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


@smoothed
def paint_key(painter: QPainter, box: QRectF, number: int, theme: Theme) -> None:
    """Paint the swatch of a series, for the place before its name."""
    series = theme.of_series(number)
    shape = rounded(grown(box, -0.75), 5)
    painter.fillPath(shape, _brush(painter, series, theme))
    painter.strokePath(shape, pen(series.colour, 1.5))


def _polygon(*corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(*corner) for corner in corners])


def paint_sign(painter: QPainter, at: QPointF, number: int, theme: Theme, radius: float = _RADIUS) -> None:
    """Paint the sign of a series: a plain disc, a hatched diamond, a dotted square, a latticed triangle."""
    series = theme.of_series(number)
    x, y = at.x(), at.y()
    shape = QPainterPath()
    if series.sign == "disc":
        shape.addEllipse(at, radius, radius)
    elif series.sign == "diamond":
        far = radius * 1.35
        shape.addPolygon(_polygon((x, y - far), (x + far, y), (x, y + far), (x - far, y)))
    elif series.sign == "square":
        shape.addRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
    else:
        wide = radius * 1.2
        shape.addPolygon(_polygon((x, y - wide), (x + wide, y + radius), (x - wide, y + radius)))
    shape.closeSubpath()
    # Paper below and round it keeps the sign clear of what is behind it.
    painter.fillPath(shape, colour(theme.paper))
    painter.fillPath(shape, _brush(painter, series, theme))
    painter.strokePath(shape, pen(series.colour, 1.8))


# The plot


class _Plot(ChartFrame):
    """The plot of a chart of the lab; it remembers where each figure is."""

    def __init__(self, painter: QPainter, rect: QRectF, theme: Theme, factor: float, rtl: bool) -> None:
        super().__init__(painter, rect, theme, factor, rtl)
        self.spots: list[Plotted] = []

    def x(self, value: float, room: QRectF) -> float:
        """Return the horizontal place of a value in a row."""
        return room.left() + self.share(value) * room.width()

    def found(self, figure: Value, series: int, box: QRectF) -> None:
        """Remember where a figure is."""
        self.spots.append(Plotted(box, figure, series))

    def grid(self, ticks: Sequence[Tick], *, above: float = 8.0, end: float = 4.0) -> None:
        """Leave room for the axis and draw its lines with their figures."""
        margin = max((self.width(tick.label, False) for tick in ticks), default=0.0)
        self.room.adjust(margin + 12, above, -end, -(self.row + 8))
        self.low, self.high = (ticks[0].value, ticks[-1].value) if len(ticks) > 1 else (0.0, 1.0)
        self.lines(ticks)

    def under(self, labels: Sequence[str], first: float, step: float, *, strong: bool = False) -> None:
        """Write the labels of the places, as many as fit without touching."""
        widest = max((self.width(label, strong) for label in labels), default=0.0)
        every = max(1, math.ceil((widest + 8) / step)) if step > 0 else 1
        for i, label in enumerate(labels):
            if i % every:
                continue
            half = self.width(label, strong) / 2 + 1
            middle = max(self.rect.left() + half, min(first + step * i, self.rect.right() - half))
            box = QRectF(middle - half, self.room.bottom() + 7, 2 * half, self.row)
            self.write(box, label, self.theme.ink if strong else self.theme.ink_2, CENTRE, strong)

    def upright(self, x: float, figure: Value, number: int) -> None:
        """Paint an upright interval with its sign."""
        ink = self.theme.of_series(number).colour
        top, bottom = self.y(figure.high), self.y(figure.low)
        self.painter.setPen(pen(ink, 2.4, round_caps=False))
        self.painter.drawLine(QLineF(x, top, x, bottom))
        for end in (top, bottom):
            self.painter.drawLine(QLineF(x - _CAP, end, x + _CAP, end))
        paint_sign(self.painter, QPointF(x, self.y(figure.value)), number, self.theme)

    def level(self, y: float, figure: Value, number: int, room: QRectF) -> None:
        """Paint a level interval with its sign."""
        ink = self.theme.of_series(number).colour
        left, right = self.x(figure.low, room), self.x(figure.high, room)
        self.painter.setPen(pen(ink, 2.2, round_caps=False))
        self.painter.drawLine(QLineF(left, y, right, y))
        for end in (left, right):
            self.painter.drawLine(QLineF(end, y - 4, end, y + 4))
        paint_sign(self.painter, QPointF(self.x(figure.value, room), y), number, self.theme, 4.5)


# Dots over places


def _paint_dots(plot: _Plot, chart: DotChart) -> None:
    plot.grid(chart.ticks)
    step = plot.room.width() / max(1, len(chart.places))
    first = plot.room.left() + step / 2
    plot.under(chart.places, first, step, strong=True)
    if chart.even is not None:
        _paint_even(plot, chart.even)
    count = len(chart.series)
    apart = min(56.0 * plot.factor, step / (count + 1.8)) if count > 1 else 0.0
    for number, figures in enumerate(chart.series):
        for i, figure in enumerate(figures):
            if figure is None:
                continue
            x = first + step * i + (number - (count - 1) / 2) * apart
            plot.upright(x, figure, number)
            top, bottom = plot.y(figure.high), plot.y(figure.low)
            box = QRectF(x - _SPOT, top - 8, 2 * _SPOT, bottom - top + 16)
            plot.found(figure, number, box)
            # The first series has its figures to the left of its dots, the last to the right, so neither runs into the
            # other.
            wide = plot.width(figure.text) + 4
            # As far as the next place's first dot, or half of the way if that dot has its figure on this side.
            room = (step - apart * (count - 1)) / 2 if count > 1 else step - 24
            if wide + 14 > room:
                continue
            before = count > 1 and number == 0
            left = x - 15 - wide if before else x + 15
            place = QRectF(left, plot.y(figure.value) - plot.row / 2, wide, plot.row)
            plot.painter.fillRect(place, colour(plot.theme.paper, 0.8))
            plot.write(place, figure.text, plot.theme.ink, RIGHT if before else LEFT, bold=True)


def _paint_even(plot: _Plot, even: float) -> None:
    """Paint the dashed line to compare with. Its label is in the chart's note, where it covers no figure."""
    plot.across(plot.y(even), dashed(plot.theme.ink, 1.5, 6, 4))


# Bars over bins


def _paint_histogram(plot: _Plot, chart: Histogram) -> None:
    plot.grid(chart.ticks)
    step = plot.room.width() / max(1, len(chart.places))
    plot.under(chart.places, plot.room.left() + step / 2, step)
    count = max(1, len(chart.series))
    width = max(1.5, min(step * 0.86 / count, 40.0 * plot.factor))
    base = plot.y(0.0)
    for number, figures in enumerate(chart.series):
        series = plot.theme.of_series(number)
        brush = _brush(plot.painter, series, plot.theme)
        for i, figure in enumerate(figures):
            if figure is None:
                continue
            left = plot.room.left() + step * (i + 0.5) + (number - count / 2) * width
            top = plot.y(figure.value)
            bar = QRectF(left + 0.75, top, width - 1.5, base - top)
            if figure.value > 0:
                _fill_bar(plot.painter, bar, brush, series.colour, upright=True)
                if width > 12:
                    x = bar.center().x()
                    _whisker(plot, QLineF(x, plot.y(figure.high), x, plot.y(figure.low)), 3.4, 1.4)
            plot.found(figure, number, QRectF(left, min(top, base - 12), width, max(12.0, base - top)))
    plot.across(base, pen(plot.theme.line_2, 1))


def _whisker(plot: _Plot, line: QLineF, wide: float, fine: float) -> None:
    """Paint the interval of a bar: a line of ink with a halo of paper, to show on the bar and beside it."""
    for ink, width in ((plot.theme.paper, wide), (plot.theme.ink, fine)):
        plot.painter.setPen(pen(ink, width, round_caps=False))
        plot.painter.drawLine(line)


def _fill_bar(painter: QPainter, bar: QRectF, brush: QBrush, ink: str, *, upright: bool) -> None:
    """Paint a bar with its far end softened."""
    radius = min(3.0, bar.width() / 2, bar.height() / 2)
    shape = rounded(bar, radius)
    square = QPainterPath()
    square.addRect(QRectF(bar.left(), bar.bottom() - radius, bar.width(), radius) if upright
                   else QRectF(bar.left(), bar.top(), radius, bar.height()))  # fmt: skip
    painter.fillPath(shape, brush)
    painter.fillPath(square, brush)
    painter.strokePath(shape, pen(ink, 1))


# Rows


def _paint_rows(plot: _Plot, chart: RowChart) -> None:
    plot.low, plot.high = chart.low, chart.high
    two = _in_pairs(chart)
    texts = [[figure.text if figure else "\u2013" for figure in row.figures] for row in chart.rows]
    figure_wide = max((plot.width(text) for row in texts for text in row), default=0.0) + 8
    whole = plot.rect
    labels = _label_room(chart, plot.factor, whole.width())
    heights = _row_heights(chart, plot.factor, labels)
    bars = max(20.0, whole.width() - labels - figure_wide * (2 if two else 1) - (36 if two else 26))
    top = whole.top()
    columns = _columns(whole, labels, figure_wide, bars, two, plot.rtl)
    if chart.even is not None:
        x = crisp(plot.x(chart.even, columns[2]))
        plot.painter.setPen(dashed(plot.theme.ink_2, 1.2, 5, 4))
        plot.painter.drawLine(QLineF(x, whole.top(), x, whole.top() + sum(heights)))
    for row, figures, high in zip(chart.rows, texts, heights, strict=True):
        box = QRectF(whole.left(), top, whole.width(), high)
        _paint_row(plot, chart, row, figures, [_at(column, box) for column in columns])
        top += high


def _columns(whole: QRectF, labels: float, figure: float, bars: float, two: bool, rtl: bool) -> list[QRectF]:
    """Return the columns of a row: the label, the first figure, the bars, the second figure; mirrored for Hebrew.

    With only one series, its figure follows the bars, and the column before them is empty.
    """
    at, found = whole.left(), []
    for wide, gap in ((labels, 12.0), (figure if two else 0.0, 10.0 if two else 0.0), (bars, 10.0), (figure, 0.0)):
        found.append(QRectF(at, whole.top(), wide, 1.0))
        at += wide + gap
    if not rtl:
        return found
    return [QRectF(whole.left() + whole.right() - box.right(), box.top(), box.width(), 1.0) for box in found]


def _at(column: QRectF, row: QRectF) -> QRectF:
    return QRectF(column.left(), row.top(), column.width(), row.height())


def _paint_row(plot: _Plot, chart: RowChart, row: TableRow, texts: Sequence[str], columns: Sequence[QRectF]) -> None:
    painter, theme = plot.painter, plot.theme
    start, end = (RIGHT, LEFT) if plot.rtl else (LEFT, RIGHT)
    face = font("note", plot.factor)
    words, metrics = columns[0], QFontMetricsF(face)
    lines = _lines(row.label, words.width(), metrics)
    above = words.center().y() - metrics.lineSpacing() * len(lines) / 2
    for line in lines:
        text = elided(line, face, words.width() + 1)
        box = QRectF(words.left(), above, words.width(), metrics.lineSpacing())
        paint_text(painter, box, text, theme.ink, face, rtl=plot.rtl, flags=start)
        above += metrics.lineSpacing()
    two = len(texts) > 1
    for number, (figure, text) in enumerate(zip(row.figures, texts, strict=True)):
        column = columns[1] if two and number == 0 else columns[3]
        plot.write(column, text, theme.ink, end, bold=True)
        if figure is None:
            continue
        bars = columns[2]
        spread = 0.0 if not two else (number - 0.5) * 11 * plot.factor
        middle = bars.center().y() + spread
        if chart.dots:
            plot.level(middle, figure, number, bars)
        else:
            _paint_row_bar(plot, figure, number, bars, middle)
        reach = 16.0 if not two else 6.0
        plot.found(figure, number, QRectF(bars.left(), middle - reach, bars.width(), 2 * reach).united(
            column.adjusted(0, 8, 0, -8) if two else column))  # fmt: skip


def _paint_row_bar(plot: _Plot, figure: Value, number: int, room: QRectF, middle: float) -> None:
    """Paint a level bar from zero, with its interval at its end."""
    series = plot.theme.of_series(number)
    high = 7.0 * plot.factor
    zero, end = plot.x(0.0, room), plot.x(figure.value, room)
    if figure.value > 0:
        bar = QRectF(zero, middle - high / 2, max(1.5, end - zero), high)
        _fill_bar(plot.painter, bar, _brush(plot.painter, series, plot.theme), series.colour, upright=False)
    if figure.high > figure.low:
        _whisker(plot, QLineF(plot.x(figure.low, room), middle, plot.x(figure.high, room), middle), 3.2, 1.3)


# Curves


def _paint_curves(plot: _Plot, chart: Curves) -> None:
    # The sign of a course precedes its name, so that the name can be matched without colours too.
    ends = max((16 + plot.width(name) for name in chart.names), default=0.0)
    plot.grid(chart.ticks, above=plot.row + 8, end=ends + 16)
    step = plot.room.width() / max(1, len(chart.places) - 1)
    plot.under(chart.places, plot.room.left(), step)
    for number, figures in enumerate(chart.series):
        if figures:
            _paint_curve(plot, figures, number, step)
    # The names from above, each at the end of its course or just below the previous name.
    last = -math.inf
    for number in sorted((i for i, some in enumerate(chart.series) if some), key=lambda i: -chart.series[i][-1].value):
        height = last = max(plot.y(chart.series[number][-1].value), last + plot.row)
        ink = plot.theme.of_series(number).colour
        paint_sign(plot.painter, QPointF(plot.room.right() + 17, height), number, plot.theme, 4.0)
        box = QRectF(plot.room.right() + 28, height - plot.row / 2, ends - 12, plot.row)
        plot.write(box, chart.names[number], ink, LEFT, bold=True)


def _paint_curve(plot: _Plot, figures: Sequence[Value], number: int, step: float) -> None:
    """Paint the band, the course over it, and the signs of its values."""
    series = plot.theme.of_series(number)
    at = [plot.room.left() + step * i for i in range(len(figures))]
    upper = [QPointF(x, plot.y(figure.high)) for x, figure in zip(at, figures, strict=True)]
    lower = [QPointF(x, plot.y(figure.low)) for x, figure in zip(at, figures, strict=True)]
    band = QPainterPath()
    band.addPolygon(QPolygonF(upper + lower[::-1]))
    plot.painter.fillPath(band, colour(series.colour, 0.16))
    course = QPainterPath()
    course.addPolygon(QPolygonF([QPointF(x, plot.y(figure.value)) for x, figure in zip(at, figures, strict=True)]))
    plot.painter.strokePath(course, pen(series.colour, 2.4) if not number else dashed(series.colour, 2.4, 8, 4))
    for x, figure in zip(at, figures, strict=True):
        centre = QPointF(x, plot.y(figure.value))
        paint_sign(plot.painter, centre, number, plot.theme, 4.0)
        plot.found(figure, number, QRectF(centre.x() - _SPOT, centre.y() - _SPOT, 2 * _SPOT, 2 * _SPOT))
