"""Charts: the distribution of scores as bars, and the course of a game as lines with dots (look 13).

Axes run left to right in both languages. Bars begin at zero. The caller provides every label and figure; `rtl` is the
paragraph direction of the interface. Series differ by dashes and signs, not only by colour; a person's line ends in
their plate. The caller isolates ranges, signed numbers and percentages (`wording` does so), because a right-to-left
paragraph would reverse them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from app.art.fonts import font
from app.art.labels import paint_text
from app.art.pens import colour, dashed, grown, pen, smoothed
from app.art.plates import paint_plate
from app.art.tokens import Sign, Theme
from app.wording.plates import PlateName

LEFT = Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value
RIGHT = Qt.AlignmentFlag.AlignRight.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value
CENTRE = Qt.AlignmentFlag.AlignCenter.value
"""The flags of a figure at the left or the right, whatever the direction of reading, and in the middle."""
END_PLATE = 26.0
EMPTY, MORE_TICKS = 0.16, 3
"""If more than the share `EMPTY` of an axis would show nothing, it gets smaller steps, up to `MORE_TICKS` more."""
# Dashes and gaps of the lines, px. With five inks they give more pairs than there are seats.
_DASHES: tuple[tuple[float, ...], ...] = ((), (9, 4), (2.5, 4), (11, 4, 2.5, 4))


class Tick(NamedTuple):
    """A line of the value axis: its value, and the label beside it."""

    value: float
    label: str


class Bar(NamedTuple):
    """One bar: its length, the label below it, and the figure above it (may be empty)."""

    value: float
    label: str
    figure: str = ""


class Average(NamedTuple):
    """The average of a distribution: its place in bars from the first one (2.5: between third and fourth)."""

    at: float
    label: str


class BarChart(NamedTuple):
    """A distribution: bars from zero, at most one of them lit, and a dashed line at the average.

    `ticks` are the lines of the value axis, from the lowest up. The axis ends at the last tick or the longest bar,
    whichever is higher.
    """

    bars: Sequence[Bar]
    ticks: Sequence[Tick] = ()
    highlighted: int | None = None
    average: Average | None = None


class Line(NamedTuple):
    """One course: its values from the first place of the axis on, and a plate or nothing at its end."""

    values: Sequence[float]
    plate: PlateName | None = None


class LineChart(NamedTuple):
    """Courses over the same places, with the lines of the value axis, from the first to the last tick.

    `across` is the width of the plates at the ends of the lines, px.
    """

    lines: Sequence[Line]
    places: Sequence[str]
    ticks: Sequence[Tick]
    across: float = END_PLATE


def tick_values(low: float, high: float, most: int = 5) -> tuple[float, ...]:
    """Return round values, in steps of 1, 2 or 5 times a power of ten, or 25 and so on, that enclose `low` and `high`.

    There are at least two of them and about `most`, at least 1 apart if both ends are whole numbers. If much of the
    axis would show nothing, the steps are smaller. Raises ValueError if `high` is below `low` or `most` below 2.
    """
    if high < low or most < 2:
        raise ValueError(f"no ticks from {low} to {high}, at most {most}")
    raw = (high - low) / (most - 1) or 1.0
    power = 10.0 ** math.floor(math.log10(raw))
    steps = [m * power for m in (1.0, 2.0, 2.5, 5.0, 10.0) if m != 2.5 or power > 1]
    if float(low).is_integer() and float(high).is_integer():
        steps = [step for step in steps if step.is_integer()] or [1.0]
    usual = next(step for step in steps if step >= raw * (1 - 1e-9))
    axes = [_axis(low, high, step) for step in reversed(steps) if step <= usual]
    axes = [axis for axis in axes if len(axis) <= most + MORE_TICKS] or axes[:1]

    def empty(axis: Sequence[float]) -> float:
        return 1.0 - (high - low) / (axis[-1] - axis[0])

    return next((axis for axis in axes if empty(axis) <= EMPTY), min(axes, key=empty))


def _axis(low: float, high: float, step: float) -> tuple[float, ...]:
    """Return the multiples of a step that enclose these values, at least two."""
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return tuple(round(step * i, 10) for i in range(first, max(last, first + 1) + 1))


def crisp(height: float) -> float:
    """Return the height at which a line of one px fills exactly one row of pixels."""
    return math.floor(height) + 0.5


class ChartFrame:
    """What all charts share: faces, the room inside the labels, and the place of a value in it."""

    def __init__(self, painter: QPainter, rect: QRectF, theme: Theme, factor: float, rtl: bool) -> None:
        self.painter = painter
        self.theme = theme
        self.factor = factor
        self.rtl = rtl
        self.face = font("axis", factor)
        self.bold = font("axis", factor, bold=True)
        self.row = QFontMetricsF(self.bold).height()
        self.rect, self.room = rect, QRectF(rect)
        self.low, self.high = 0.0, 1.0

    def width(self, text: str, bold: bool = True) -> float:
        """Return the width of a label."""
        return QFontMetricsF(self.bold if bold else self.face).horizontalAdvance(text)

    def write(self, rect: QRectF, text: str, ink: str, flags: int, bold: bool = False) -> None:
        """Paint a label."""
        paint_text(self.painter, rect, text, ink, self.bold if bold else self.face, rtl=self.rtl, flags=flags)

    def share(self, value: float) -> float:
        """Return how far along the axis a value is, from 0 to 1; one beyond the axis is placed at its end."""
        return max(0.0, min(1.0, (value - self.low) / ((self.high - self.low) or 1.0)))

    def y(self, value: float) -> float:
        """Return the height of a value."""
        return self.room.bottom() - self.share(value) * self.room.height()

    def across(self, y: float, stroke: QPen) -> None:
        """Paint a line over the whole width of the plot, on one row of pixels."""
        self.painter.setPen(stroke)
        self.painter.drawLine(QLineF(self.room.left(), crisp(y), self.room.right(), crisp(y)))

    def lines(self, ticks: Sequence[Tick]) -> None:
        """Paint the lines of the value axis, with their figures at the left."""
        for tick in ticks:
            y = self.y(tick.value)
            self.across(y, pen(self.theme.line, 1))
            place = QRectF(self.room.left() - 208, y - self.row / 2, 200, self.row)
            self.write(place, tick.label, self.theme.ink_2, RIGHT)


class _Frame(ChartFrame):
    """The plot of a chart of results, with its axis and its places."""

    def inset(self, ticks: Sequence[Tick], *, above: float, end: float) -> None:
        """Leave room for the figures of the axis at the left and a row below, and `above` and `end` px."""
        margin = max((self.width(tick.label) for tick in ticks), default=0.0)
        self.room.adjust(margin + 10 if ticks else 2, above, -end, -(self.row + 6))

    def grid(self, ticks: Sequence[Tick]) -> None:
        """Paint the lines of the value axis with their figures, and the base line."""
        self.lines(ticks)
        self.across(self.room.bottom(), pen(self.theme.line_2, 1))

    def places(self, labels: Sequence[str], first: float, step: float, marked: int | None = None) -> None:
        """Paint the labels of the places below the plot, as many as fit without touching; empty ones take no room.

        The marked one is always painted, in bold, and those that would touch it are left out.
        """
        named = [(i, label) for i, label in enumerate(labels) if label]
        widest = max((self.width(label) for _, label in named), default=0.0)
        apart = step * min((later - i for (i, _), (later, _) in pairwise(named)), default=1)
        every = max(1, math.ceil((widest + 8) / apart)) if apart > 0 else 1
        for number, (i, label) in enumerate(named):
            bold = i == marked
            if not bold and (number % every or (marked is not None and abs(i - marked) < every)):
                continue
            half = self.width(label) / 2
            middle = max(self.rect.left() + half, min(first + step * i, self.rect.right() - half))
            place = QRectF(middle - 100, self.room.bottom() + 5, 200, self.row)
            ink = self.theme.ink if bold else self.theme.ink_2
            self.write(place, label, ink, CENTRE, bold)


@smoothed
def paint_bar_chart(
    painter: QPainter, rect: QRectF, chart: BarChart, theme: Theme, *, factor: float = 1.0, rtl: bool = False
) -> None:
    """Paint a distribution into `rect`, on `paper`, which the caller paints.

    Without bars, or if no bar is longer than zero, only the axis is painted.
    """
    frame = _Frame(painter, rect, theme, factor, rtl)
    figures = any(bar.figure for bar in chart.bars)
    above = (frame.row if figures else 0.0) + (frame.row + 4 if chart.average else 0.0) + 2
    frame.inset(chart.ticks, above=above, end=2)
    longest = max((bar.value for bar in chart.bars), default=0.0)
    frame.high = max(longest, chart.ticks[-1].value if chart.ticks else 0.0) or 1.0
    frame.grid(chart.ticks)
    plot = frame.room
    step = plot.width() / max(1, len(chart.bars))
    width = max(1.0, min(step * 0.78, 56.0))
    for i, bar in enumerate(chart.bars):
        middle = plot.left() + step * (i + 0.5)
        top = frame.y(max(0.0, bar.value))
        lit = i == chart.highlighted
        if bar.value > 0:
            _paint_bar(painter, QRectF(middle - width / 2, top, width, plot.bottom() - top), theme, lit)
    frame.places([bar.label for bar in chart.bars], plot.left() + step / 2, step, chart.highlighted)
    average = None
    if chart.average is not None:
        average = plot.left() + step * (chart.average.at + 0.5)
        _paint_average(frame, chart.average, average, above)
    for i, bar in enumerate(chart.bars):
        wide = frame.width(bar.figure)
        if bar.figure and (i == chart.highlighted or wide <= step - 2):
            middle = plot.left() + step * (i + 0.5)
            place = QRectF(middle - 100, frame.y(max(0.0, bar.value)) - frame.row - 1, 200, frame.row)
            if average is not None and abs(average - middle) < wide / 2 + 3:
                # Interrupt the line at the average for the figure.
                painter.fillRect(QRectF(middle - wide / 2 - 3, place.top(), wide + 6, frame.row), colour(theme.paper))
            frame.write(place, bar.figure, theme.ink, CENTRE, bold=True)


def _paint_bar(painter: QPainter, box: QRectF, theme: Theme, lit: bool) -> None:
    """Paint a bar with a softened upper end; the lit one is saffron with its outline."""
    radius = min(3.0, box.width() / 2, box.height())
    shape = QPainterPath(box.bottomLeft())
    shape.lineTo(box.left(), box.top() + radius)
    shape.quadTo(box.topLeft(), QPointF(box.left() + radius, box.top()))
    shape.lineTo(box.right() - radius, box.top())
    shape.quadTo(box.topRight(), QPointF(box.right(), box.top() + radius))
    shape.lineTo(box.bottomRight())
    shape.closeSubpath()
    painter.fillPath(shape, colour(theme.saffron if lit else theme.series[0].colour))
    if lit:
        painter.strokePath(shape, pen(theme.saffron_line if theme.name == "light" else theme.ink, 1.5))


def _paint_average(frame: _Frame, average: Average, x: float, above: float) -> None:
    """Paint a dashed line through the plot, with its label beside its head, on the side where there is room."""
    painter = frame.painter
    plot = frame.room
    theme = frame.theme
    x = min(max(x, plot.left()), plot.right())
    head = plot.top() - above + 2
    line = QLineF(x, head, x, plot.bottom())
    # A band of paper below the line keeps the dashes visible where they cross a bar.
    painter.setPen(pen(theme.paper, 3.5, round_caps=False))
    painter.drawLine(line)
    painter.setPen(dashed(theme.ink, 1.5, 5, 3.5))
    painter.drawLine(line)
    width = frame.width(average.label)
    place = QRectF(x + 6, head - 1, width + 2, frame.row)
    if place.right() > plot.right():
        place.moveRight(x - 6)
    frame.write(place, average.label, theme.ink, CENTRE, bold=True)


def _inks(theme: Theme) -> tuple[str, ...]:
    """Return the colours of the lines: five, so that with four dashes nine people all differ."""
    return (*(series.colour for series in theme.series), theme.pom)


@smoothed
def _paint_sign(painter: QPainter, sign: Sign, at: QPointF, ink: str) -> None:
    """Paint the sign of a series on one of its values."""
    radius = 4.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    painter.translate(at)
    if sign == "disc":
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    elif sign == "triangle":
        painter.drawPolygon(
            [QPointF(0, -1.2 * radius), QPointF(1.15 * radius, radius), QPointF(-1.15 * radius, radius)]
        )
    else:
        if sign == "diamond":
            painter.rotate(45)
        painter.drawRect(QRectF(-radius * 0.9, -radius * 0.9, radius * 1.8, radius * 1.8))


def _spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Move heights apart until they are `gap` from one another, within `low` and `high`."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = [min(max(wanted[i], low), high) for i in order]
    for k in range(1, len(placed)):
        placed[k] = max(placed[k], placed[k - 1] + gap)
    limit = high
    for k in range(len(placed) - 1, -1, -1):
        placed[k] = min(placed[k], limit)
        limit = placed[k] - gap
    result = [0.0] * len(wanted)
    for k, i in enumerate(order):
        result[i] = placed[k]
    return result


@smoothed
def paint_line_chart(
    painter: QPainter, rect: QRectF, chart: LineChart, theme: Theme, *, factor: float = 1.0, rtl: bool = False
) -> None:
    """Paint courses into `rect`, on `paper`, which the caller paints.

    Each line has its own ink and dashes, and ends in its plate. A line with a single value is only a sign. Raises
    ValueError for fewer than two ticks, because the axis is made of them.
    """
    if len(chart.ticks) < 2:
        raise ValueError("a line chart needs two ticks at least")
    frame = _Frame(painter, rect, theme, factor, rtl)
    plates = any(line.plate for line in chart.lines)
    frame.inset(chart.ticks, above=chart.across / 2, end=chart.across + 12 if plates else 6)
    frame.low, frame.high = chart.ticks[0].value, chart.ticks[-1].value
    frame.grid(chart.ticks)
    plot = frame.room
    places = max(len(chart.places), *(len(line.values) for line in chart.lines), 1)
    step = plot.width() / max(1, places - 1)
    frame.places(chart.places, plot.left(), step)
    inks = _inks(theme)
    drawn = [line for line in chart.lines if line.values]
    last = [frame.y(line.values[-1]) for line in drawn]
    heights = _spread(last, chart.across + 1, plot.top(), plot.bottom())
    for i, line in enumerate(drawn):
        ink = inks[i % len(inks)]
        course = QPainterPath(QPointF(plot.left(), frame.y(line.values[0])))
        for k, value in enumerate(line.values[1:], start=1):
            course.lineTo(plot.left() + step * k, frame.y(value))
        stroke = pen(ink, 2.4, round_caps=False)
        dash = _DASHES[i % len(_DASHES)]
        if dash:
            stroke.setDashPattern([part / 2.4 for part in dash])
        painter.strokePath(course, stroke)
        if len(line.values) == 1:
            _paint_sign(painter, theme.of_series(i).sign, QPointF(plot.left(), frame.y(line.values[0])), ink)
        if line.plate is not None:
            _paint_end(frame, line.plate, heights[i], ink, chart.across)


def _paint_end(frame: _Frame, plate: PlateName, height: float, ink: str, across: float) -> None:
    """Paint the plate at the end of a line."""
    box = QRectF(frame.room.right() + 8, height - across / 2, across, across)
    paint_plate(frame.painter, plate, grown(box, -1.5), frame.theme)
    frame.painter.setPen(pen(ink, 1.8))
    frame.painter.setBrush(Qt.BrushStyle.NoBrush)
    frame.painter.drawEllipse(grown(box, -1))
