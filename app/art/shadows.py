"""The shadow under a card, made once a size and shared by every face of that size (look.md section 4).

A shadow is baked into the card's pixmap, because an effect on the item costs ten times as much in every frame
(qt-notes.md section 2). It keeps within the margin of 12 % round the card. The card at rest needs just that;
the held card's shadow of look.md (11 % down, 20 % blurred) would be cut off there, so it is drawn shorter and
darker instead.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from app.art.card_style import CARD_RADIUS, CARD_WIDTH

SHADOW_MARGIN = 0.12
"""Margin on every side of a pixmap with shadow, as a part of the card's width."""

_LAYERS = 24
_COARSE_ABOVE = 240  # device px of width from which the soft picture is made smaller and stretched
_WARM, _BLACK = "#463012", "#000000"


class _Shade(NamedTuple):
    """One of the shadows: all but the opacity are parts of the card's width."""

    drop: float
    blur: float
    opacity: float


_RESTING = (_Shade(0.035, 0.08, 0.22), _Shade(0.012, 0.02, 0.28))
_RAISED = (_Shade(0.05, 0.07, 0.34), _Shade(0.02, 0.04, 0.30))


def margin_px(width_px: int) -> int:
    """The margin in device pixels on every side of a card `width_px` wide."""
    return round(SHADOW_MARGIN * width_px)


@lru_cache(maxsize=16)
def shadow_image(width_px: int, height_px: int, raised: bool, dark_cloth: bool) -> QImage:
    """The shadow of a card of this size in device pixels, margin included. Shared: do not paint on it.

    Warm brown for a light cloth, black for a dark one. The middle, which the card covers, is left empty.
    """
    shrink = max(1, width_px // _COARSE_ABOVE)
    margin = margin_px(width_px)
    full = (width_px + 2 * margin, height_px + 2 * margin)
    image = QImage(-(-full[0] // shrink), -(-full[1] // shrink), QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(image.width() / full[0], image.height() / full[1])
    card = QRectF(margin, margin, width_px, height_px)
    radius = CARD_RADIUS / CARD_WIDTH * width_px
    hole = card.adjusted(radius, radius, -radius, -radius)
    for shade in _RAISED if raised else _RESTING:
        colour = QColor(_BLACK if dark_cloth else _WARM)
        colour.setAlphaF(shade.opacity / _LAYERS)
        painter.setBrush(colour)
        # A blurred edge falls off like the normal distribution: layers end at its quantiles (those of the
        # logistic distribution, which differs by less than 1 % and needs no further module).
        spread = shade.blur * width_px / 2 / 1.702
        for layer in range(_LAYERS):
            part = (layer + 0.5) / _LAYERS
            out = spread * math.log(part / (1 - part))
            ring = QPainterPath()
            ring.setFillRule(Qt.FillRule.OddEvenFill)
            box = card.adjusted(-out, -out, out, out).translated(0, shade.drop * width_px)
            ring.addRoundedRect(box, max(1.0, radius + out), max(1.0, radius + out))
            ring.addRect(hole)
            painter.drawPath(ring)
    painter.end()
    result = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if shrink > 1:
        result = result.scaled(*full, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return result
