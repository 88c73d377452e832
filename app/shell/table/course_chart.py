"""The chart of a game's course, on the panel at its end (look 13)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.charts import END_PLATE, Line, LineChart, Tick, paint_line_chart, tick_values
from app.session.ending import Course, EndRow, round_step
from app.session.seats import Seated
from app.shell.kit.boxes import measure_again
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import look, mirrored, px
from app.wording import t
from app.wording.bidi import num

LOW_WINDOW = 760
"""Below this window height the chart is lower, px at text size 1: on a screen 768 high, no window is higher."""
_CLOSEST_ENDS = 21.0
"""The width of the plates at the ends of the lines at the closest spacing, px."""
_LOW = 140
"""The height of the chart in a low window, px, whatever the text size."""
_LABELS = 8
"""The largest number of labels on the chart's axis."""


class CourseChart(QWidget):
    """The course of a game: one line per seat, each with its own dash pattern, ending in the seat's plate."""

    def __init__(self, course: Course, rows: Sequence[EndRow]) -> None:
        """Show `course`. Raises ValueError if the number of its lines is not the number of seats."""
        super().__init__()
        self._across = END_PLATE
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_course(course, rows)

    def show_course(self, course: Course, rows: Sequence[EndRow]) -> None:
        """Show this course. Raises ValueError if the number of its lines is not the number of seats."""
        self._counts = course.counts
        seated = {row.seat: row.seated for row in rows if isinstance(row.seat, int)}
        if sorted(seated) != list(range(len(course.lines))):
            raise ValueError(f"{len(course.lines)} lines for the seats {sorted(seated)}")
        self._lines = [Line(tuple(line), plate=seated[seat].plate) for seat, line in enumerate(course.lines)]
        values = [value for line in course.lines for value in line]
        low, high = min(values), max(values)
        if high - low >= 1:
            # Fractions of a point only separate equal scores, so the axis shows whole points.
            low, high = math.floor(low), math.ceil(high)
        self._ticks = tuple(Tick(value, num(value)) for value in tick_values(low, high))
        name_aloud(self, self._words(seated))
        self.update()

    @staticmethod
    def _words(seated: dict[int, Seated]) -> str:
        names = [one.called for one in seated.values()]
        return t("evening.end.course.words", all=names)

    def sizeHint(self) -> QSize:
        """High enough for the plates of all seats, one above the other."""
        high = px(200) if self.window().height() >= LOW_WINDOW * look().factor else _LOW
        return QSize(px(360), max(high, round(len(self._lines) * (self._across + 1)) + 40))

    def minimumSizeHint(self) -> QSize:
        """Allow the chart to be narrow."""
        return QSize(220, self.sizeHint().height())

    def fit(self, *, closest: bool) -> None:
        """Be as low as the plates allow; with `closest` the plates are small."""
        across = _CLOSEST_ENDS if closest else END_PLATE
        if across != self._across:
            self._across = across
            measure_again(self)

    def restyle(self) -> None:
        """Follow a change of text size."""
        self.updateGeometry()

    @property
    def figures(self) -> Sequence[str]:
        """The label of each point: how many moves or rounds were over by then, where that is a round number."""
        step = round_step(self._counts[-1] / _LABELS)
        return [num(count) if count and count % step == 0 else "" for count in self._counts]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart."""
        chart = LineChart(self._lines, self.figures, self._ticks, across=self._across)
        box = QRectF(self.rect()).adjusted(0, 0, -2, 0)
        paint_line_chart(QPainter(self), box, chart, look().theme, factor=look().factor, rtl=mirrored(self))
