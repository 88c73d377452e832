"""Who finished where: the winners' plates and a row for each place (look 13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.pens import colour, pen, rounded, smooth_painter
from app.art.plates import paint_empty_plate, plate_pixmap
from app.session.ending import EndRow
from app.session.seats import Seated
from app.shell.kit.boxes import in_row
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Label, PlateView, called, plain
from app.wording import t
from app.wording.bidi import bare, num

Closeness = Literal["wide", "close", "closest"]
"""How close rows and plates are: closest in a low window after a game with many players."""
_CLOSE = {"wide": (5, 40), "close": (3, 32), "closest": (0, 28)}
"""The room above and below a row, and the size of its plate, px."""
_PLATE = {"wide": 92, "close": 72, "closest": 56}
"""The size of a single winner's plate, px."""
_MOST_PLATES = 3
_SMALL = 0.5
"""The size from which the plates grow: about that of a badge's."""
_ONE_LINE = 24
"""A score of up to this many letters is never broken."""


class Winners(QWidget):
    """The winners' plates, one large or a few side by side; an empty plate if nobody at the table won.

    With more than three winners there is no plate: the rows show who won.
    """

    def __init__(self, winners: Sequence[Seated]) -> None:
        super().__init__()
        self._close: Closeness = "wide"
        self._growth = QVariantAnimation(self, startValue=_SMALL, endValue=1.0)
        self._growth.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._growth.valueChanged.connect(lambda _: self.update())
        self.show_winners(winners)

    @property
    def grown(self) -> float:
        """How large the plates are painted, as a share of their size."""
        growing = self._growth.state() == QVariantAnimation.State.Running
        return float(self._growth.currentValue()) if growing else 1.0

    def grow(self, ms: int) -> None:
        """Let the plates grow to their size within `ms`, because the result is new; 0: at once."""
        self._growth.stop()
        if ms > 0 and self._winners:
            self._growth.setDuration(ms)
            self._growth.start()

    def show_winners(self, winners: Sequence[Seated]) -> None:
        """Show the plates of these winners."""
        self._winners = list(winners)
        self.fit(self._close)

    def fit(self, close: Closeness) -> None:
        """Take the size for this spacing."""
        self._close = close
        self._side = min(64, _PLATE[close]) if len(self._winners) > 1 else _PLATE[close]
        self.setFixedSize(self._width(), self._side)
        self.update()

    def _width(self) -> int:
        many = len(self._winners)
        return 0 if many > _MOST_PLATES else self._side + max(0, many - 1) * (self._side * 3 // 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plates, the first one at the reader's start and on top."""
        painter, theme = QPainter(self), look().theme
        if not self._winners:
            paint_empty_plate(painter, QRectF(self.rect()), theme.stripe)
            return
        middle = QRectF(self.rect()).center()
        painter.translate(middle)
        painter.scale(self.grown, self.grown)
        painter.translate(-middle)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number in reversed(range(len(self._winners))):
            at = number * (self._side * 3 // 4)
            x = self.width() - self._side - at if mirrored(self) else at
            plate = self._winners[number].plate
            painter.drawPixmap(x, 0, plate_pixmap(plate, self._side, theme, self.devicePixelRatioF()))


class PlaceRow(QWidget):
    """One place: its number, plate, name and score; a winner's on saffron.

    A single player has no number, and if nobody won, nobody has one.
    """

    def __init__(self, row: EndRow, *, alone: bool = False) -> None:
        super().__init__()
        self._alone = alone or not row.place
        line = self._line = in_row(gap=12, margins=(12, 5, 12, 5), on=self)
        self.name = Label(plain(""), "control", wrap=True)
        self.score = Label(plain(""))
        self._plate = PlateView(None, 40)
        self._level = False
        self._number: Label | None = None
        if not self._alone:
            self._number = Label(plain(num(row.place)), "h2")
            self._number.setFixedWidth(px(26))
            line.addWidget(self._number)
        line.addWidget(self._plate)
        line.addWidget(self.name, 1)
        line.addWidget(self.score, 0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.show_row(row)

    def fit(self, close: Closeness, *, level: bool = False) -> None:
        """Take the height for this spacing; with `level` nothing is larger than the name, which gets more room."""
        above, across = _CLOSE[close]
        side, gap = (8, 8) if level else (12, 12)
        self._line.setContentsMargins(side, above, side, above)
        self._line.setSpacing(gap)
        self._plate.measure(across)
        self._level = level
        if self._number is not None:
            self._number.write("control" if level else "h2")
            self._number.setFixedWidth(px(16 if level else 26))
        self._write_score()

    def show_row(self, row: EndRow) -> None:
        """Say the same place again, in another language or with another name."""
        self.row = row
        name = row.seated.called
        self.name.say(called(name))
        self._plate.show_plate(row.seated.plate)
        self._write_score()
        self.score.setWordWrap(len(bare(row.score)) > _ONE_LINE)
        self.score.say(plain(row.score))
        alone = t("pace.end.alone", who=name, score=row.score)
        placed = t("evening.end.row", place=row.place, who=name, score=row.score)
        name_aloud(self, alone if self._alone else placed)

    def _write_score(self) -> None:
        """Write a bare number large but words small, so that there is room for the name."""
        words = any(sign.isalpha() for sign in self.row.score)
        self.score.write("body" if words and self._level else "control" if words or self._level else "h2")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the winner's ground with an outline, so that it also stands out in grey."""
        if not self.row.won:
            return
        painter, theme = smooth_painter(self), look().theme
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.fillPath(rounded(box, 12), colour(theme.saffron_bg))
        painter.strokePath(rounded(box, 12), pen(theme.saffron_ink if theme.high_contrast else theme.saffron, 1.5))
