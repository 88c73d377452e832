"""A few cards on a piece of cloth, to show the style that somebody is choosing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from app.art.card_style import CardStyle
from app.art.cloth import cloth_brush
from app.art.faces import card_pixmap
from app.art.pens import grown, pen, rounded, smooth_painter
from app.art.shadows import shadow_on
from app.shell.kit.style import look

_RADIUS = 14.0
_APART = 16
"""The least distance between cards, and to the edge, px."""


def paint_sample(widget: QWidget, symbols: Sequence[str], style: CardStyle, most: float) -> None:
    """Paint a cloth over the whole widget, and these cards side by side on it, each at most `most` px wide."""
    theme, box = look().theme, QRectF(widget.rect())
    painter = smooth_painter(widget)
    painter.fillPath(rounded(box, _RADIUS), cloth_brush(box, theme))
    if theme.high_contrast:
        painter.strokePath(rounded(grown(box, -0.5), _RADIUS - 0.5), pen(theme.line_2, 1))
    count = len(symbols)
    if not count:
        return
    width = min(most, (box.width() - (count + 1) * _APART) / count)
    gap = (box.width() - count * width) / (count + 1)
    for number, symbol in enumerate(symbols):
        pixmap = card_pixmap(symbol, width, widget.devicePixelRatio(), style, shadow_on(theme))
        size = pixmap.deviceIndependentSize()
        x = gap + number * (width + gap) + width / 2
        painter.drawPixmap(round(x - size.width() / 2), round(box.center().y() - size.height() / 2), pixmap)
