"""A picture among others to choose from: a back for the cards, a plate for a person."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from app.art.pens import colour, grown, pen, rounded, smooth_painter
from app.shell.kit.focus import RingedChoice
from app.shell.kit.heard import name_aloud
from app.shell.kit.style import look
from app.shell.kit.tool_tips import show_tip
from app.shell.kit.widgets import Words

_RADIUS = 12


class PictureRadio(RingedChoice, QRadioButton):
    """One of the pictures, with a frame if it is chosen; subclasses paint the picture."""

    def __init__(self, words: Words, size: QSize) -> None:
        """`words` is the name of the picture; `size` includes the picture and its frame, px."""
        self._words, self._size = words, size
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def paint_picture(self, painter: QPainter) -> None:
        """Paint the picture over the frame."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say it in the current language."""
        name_aloud(self, self._words())
        show_tip(self, self._words())

    def sizeHint(self) -> QSize:
        """The size given."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """The same as the size hint: the picture never shrinks."""
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, if it is chosen, and the picture."""
        painter = smooth_painter(self)
        paint_frame(self, painter, chosen=self.isChecked())
        self.paint_picture(painter)


def paint_frame(widget: QWidget, painter: QPainter, *, chosen: bool) -> None:
    """Paint what lies below a picture to choose: a frame if it is `chosen`, else a ground under the pointer."""
    theme, box = look().theme, QRectF(widget.rect())
    if chosen:
        painter.fillPath(rounded(box, _RADIUS), colour(theme.sea_bg))
        painter.strokePath(rounded(grown(box, -1), _RADIUS - 1), pen(theme.prim, 2))
    elif widget.underMouse() and widget.isEnabled():
        painter.fillPath(rounded(box, _RADIUS), colour(theme.paper_2))
