"""A chart in the window: painted when its figures change, walked with the arrow keys, opened by Enter or a press."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.lab_charts import Plotted, RowChart, paint_chart, rows_height
from app.art.pens import grown, pen, rounded
from app.art.pixmaps import blank
from app.shell.kit.heard import announce, describe_aloud, name_aloud
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.tool_tips import show_tip
from app.shell.lab.picture import Picture, in_words

HEIGHT = 230
"""The height of a chart over places, px at text size 1."""


class ChartView(QWidget):
    """The chart of a picture. `opened` carries the key of the figure whose games the person wants.

    Left and Right (or Up and Down in rows) go from figure to figure, and screen readers hear each one.
    """

    opened = Signal(str)

    def __init__(self, picture: Picture) -> None:
        """The picture must have a chart."""
        super().__init__()
        self._shown = picture
        self._spots: list[Plotted] = []
        self._at = -1
        self._pointed = -1
        self._painted: QPixmap | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_picture(picture)

    @property
    def spots(self) -> list[Plotted]:
        """Where the figures are; paints the chart first if necessary."""
        self._ready()
        return self._spots

    @property
    def at(self) -> int:
        """The number of the figure that the keys are at; -1 for none."""
        return self._at

    def show_picture(self, picture: Picture) -> None:
        """Show other figures; the one that the keys are at stays chosen if it is still there."""
        self._shown = picture
        self._painted = None
        name_aloud(self, picture.title)
        describe_aloud(self, in_words(picture))
        self._settle()
        self.update()

    def restyle(self) -> None:
        """Follow a change of text size or colours."""
        self._painted = None
        self._settle()
        self.update()

    def _settle(self) -> None:
        chart = self._shown.chart
        high = rows_height(chart, look().factor, self.width()) if isinstance(chart, RowChart) else px(HEIGHT)
        if self.height() != math.ceil(high) or self.minimumHeight() != math.ceil(high):
            self.setFixedHeight(math.ceil(high))

    def sizeHint(self) -> QSize:
        """A wide, low shape."""
        return QSize(px(360), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for two beside the experiment."""
        return QSize(px(220), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint at the new size; in a narrower one the labels of rows take more lines."""
        super().resizeEvent(event)
        self._painted = None
        self._settle()

    def _ready(self) -> QPixmap:
        """The chart as a pixmap, painted once for its figures, size and look."""
        chart = self._shown.chart
        if self._painted is None and chart is not None:
            painted = blank(QSizeF(self.size()), self.devicePixelRatio())
            painter = QPainter(painted)
            now = look()
            room = QRectF(self.rect())
            self._spots = paint_chart(painter, room, chart, now.theme, factor=now.factor, rtl=mirrored(self))
            painter.end()
            self._painted = painted
            self._at = min(self._at, len(self._spots) - 1)
        return self._painted or QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the chart, and a ring around the figure that the keys are at."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ready())
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            spot = self._spots[self._at] if 0 <= self._at < len(self._spots) else None
            box = grown(QRectF(self.rect()), -1.5) if spot is None else grown(spot.box, 2)
            painter.strokePath(rounded(box, 8), pen(look().theme.ink, 2))

    # Pointer

    def spot_at(self, point: QPointF) -> int:
        """The number of the figure under the pointer, the nearest if there are several; -1 for none."""
        near = [(abs(spot.box.center().x() - point.x()) + abs(spot.box.center().y() - point.y()), i)
                for i, spot in enumerate(self.spots) if grown(spot.box, 3).contains(point)]  # fmt: skip
        return min(near)[1] if near else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say the figure under the pointer, and show a hand if it has games to open."""
        at = self.spot_at(event.position())
        if at != self._pointed:
            self._pointed = at
            show_tip(self, self._words(at) if at >= 0 else "")
        opens = at >= 0 and bool(self._spots[at].figure.key)
        self.setCursor(Qt.CursorShape.PointingHandCursor if opens else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the games behind the figure."""
        at = self.spot_at(event.position())
        if at >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._at = at
            self._open()

    def _words(self, at: int) -> str:
        figure = self._spots[at].figure
        return figure.words or figure.text

    def _open(self) -> None:
        if 0 <= self._at < len(self._spots) and self._spots[self._at].figure.key:
            self.opened.emit(self._spots[self._at].figure.key)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from figure to figure, and open the games of one."""
        key = Qt.Key(event.key())
        last = len(self.spots) - 1
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if key in steps and last >= 0:
            self._go(max(0, min(last, self._at + steps[key])))
        elif key in ends and last >= 0:
            self._go(ends[key])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open()
        else:
            event.ignore()

    def _go(self, at: int) -> None:
        self._at = at
        self.update()
        announce(self, self._words(at))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.update()
