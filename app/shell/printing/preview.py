"""A small picture of a page as it will be printed, and a line that shows the progress of painting."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.art.pens import colour, grown, pen, rounded, smooth_painter
from app.printing.files import picture_of
from app.printing.pages import PrintPage
from app.shell.kit.heard import describe_aloud, name_aloud
from app.shell.kit.style import look, mirrored, px
from app.shell.kit.widgets import Words, paint_shadow, visual

_HIGH = 400


class PagePreview(QWidget):
    """The first page of an order; blank paper if there is none."""

    def __init__(self, words: Words) -> None:
        """`words` tell screen readers what is shown."""
        super().__init__()
        self._words = words
        self._page: PrintPage | None = None
        self._seen: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, self._words())

    def show_page(self, page: PrintPage | None) -> None:
        """Show this page."""
        self._page, self._seen = page, None
        self.update()

    def sizeHint(self) -> QSize:
        """The size of a sheet of paper."""
        return QSize(px(_HIGH * 210 // 297) + 20, px(_HIGH) + 20)

    def minimumSizeHint(self) -> QSize:
        """Half of that, at which the page can still be made out."""
        return self.sizeHint() / 2

    def place(self) -> QRectF:
        """The place of the paper: at the top, where the choices beside it begin, however many they are."""
        paper = self._page.paper if self._page is not None else None
        wide, high = paper if paper is not None else (210.0, 297.0)
        scale = min((self.width() - 20) / wide, (self.height() - 20) / high)
        return QRectF((self.width() - wide * scale) / 2, 10.0, wide * scale, high * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the page on it."""
        painter = smooth_painter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = self.place()
        paint_shadow(painter, place, 2, drop=3, blur=12, opacity=0.24)
        painter.fillRect(place, Qt.GlobalColor.white)
        if self._page is not None:
            dots = place.width() * self.devicePixelRatio() / self._page.paper.width * 1000
            if self._seen is None or abs(self._seen.dotsPerMeterX() - dots) > 2:
                self._seen = picture_of(self._page, dots)
                self._seen.setDotsPerMeterX(round(dots))
            painter.drawImage(place, self._seen)
        painter.setPen(pen(look().theme.line_2, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(grown(place, 0.5))


class ProgressLine(QWidget):
    """How much is done, from the reader's start."""

    def __init__(self, words: Words) -> None:
        """`words` tell screen readers what is going on."""
        super().__init__()
        self._words = words
        self._share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(12)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, self._words())

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return self._share

    def show_share(self, share: float) -> None:
        """Show that this much is done, from 0 to 1."""
        self._share = share
        describe_aloud(self, f"{round(100 * share)}%")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a groove and its filled part."""
        painter = smooth_painter(self)
        box = QRectF(self.rect()).adjusted(0, 1, 0, -1)
        painter.fillPath(rounded(box, 5), colour(look().theme.paper_2))
        filled = visual(QRectF(box.left(), box.top(), box.width() * self._share, box.height()), box, mirrored(self))
        if filled.width() > 1:
            painter.fillPath(rounded(filled, 5), colour(look().theme.prim))
        painter.strokePath(rounded(grown(box, -0.5), 5), pen(look().theme.line_2, 1))
