"""The shadow under a card, made once for each size and shared by every face of that size (look 4).

A shadow is baked into the card's pixmap, because an effect on the item costs ten times as much in every frame
(docs/qt.md#moving-cards). It stays within the margin of 12 % round the card. That is just enough for a card at rest.
The shadow that look 4 gives a held card (11 % down, 20 % blurred) would be cut off there, so it is drawn shorter and
darker.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from app.art.card_style import CARD_RADIUS, CARD_WIDTH
from app.art.pens import smooth_painter
from app.art.tokens import Theme

SHADOW_MARGIN = 0.12
"""Margin on every side of a pixmap with shadow, as a part of the card's width."""

_LAYERS = 24  # of a shadow whose blur is 8 device px or wider; a narrow one needs fewer
_FEWEST = 6
_MASTER = 84  # device px of width of the soft picture that is stretched to the size of most cards
_WARM, _BLACK = "#463012", "#000000"


class _Shade(NamedTuple):
    """One of the shadows; all but the opacity are fractions of the card's width."""

    drop: float
    blur: float
    opacity: float


_RESTING = (_Shade(0.035, 0.08, 0.22), _Shade(0.012, 0.02, 0.28))
_RAISED = (_Shade(0.05, 0.07, 0.34), _Shade(0.02, 0.04, 0.30))


class Shadow(NamedTuple):
    """Which shadow a card throws: that of a held card or of one at rest; black, for a dark cloth, or warm brown."""

    raised: bool = False
    black: bool = False


RESTING = Shadow()


def shadow_on(theme: Theme, raised: bool = False) -> Shadow | None:
    """Return the shadow of a card on the cloth of a theme; None if the theme has no shadows."""
    return Shadow(raised, theme.name == "dark") if theme.shadows else None


def margin_px(width_px: int) -> int:
    """Return the margin in device pixels on every side of a card `width_px` wide."""
    return round(SHADOW_MARGIN * width_px)


@lru_cache(maxsize=16)
def shadow_image(width_px: int, height_px: int, shadow: Shadow) -> QImage:
    """Return the shadow of a card of this size in device pixels, margin included. Shared: do not paint on it.

    The middle, which the card covers, is left empty. All its lengths are fractions of the card's width, so one soft
    picture, stretched, serves all sizes.
    """
    master_px = _MASTER if width_px <= 2 * _MASTER else width_px // 2
    master = _master(master_px, round(master_px * height_px / width_px), shadow)
    margin = margin_px(width_px)
    size = (width_px + 2 * margin, height_px + 2 * margin)
    return master.scaled(*size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


@lru_cache(maxsize=8)
def _master(width_px: int, height_px: int, shadow: Shadow) -> QImage:
    """Return the soft picture, painted as many outlines that grow and fade."""
    margin = margin_px(width_px)
    image = QImage(width_px + 2 * margin, height_px + 2 * margin, QImage.Format.Format_RGBA64_Premultiplied)
    image.fill(0)
    painter = smooth_painter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    card = QRectF(margin, margin, width_px, height_px)
    radius = CARD_RADIUS / CARD_WIDTH * width_px
    hole = card.adjusted(radius, radius, -radius, -radius)
    for shade in _RAISED if shadow.raised else _RESTING:
        layers = max(_FEWEST, min(_LAYERS, round(3 * shade.blur * width_px)))
        colour = QColor(_BLACK if shadow.black else _WARM)
        colour.setAlphaF(shade.opacity / layers)
        painter.setBrush(colour)
        # A blurred edge falls off like the normal distribution, so the layers end at its quantiles (actually those of
        # the logistic distribution, which differs by less than 1 % and needs no further module).
        spread = shade.blur * width_px / 2 / 1.702
        for layer in range(layers):
            part = (layer + 0.5) / layers
            out = spread * math.log(part / (1 - part))
            ring = QPainterPath()
            ring.setFillRule(Qt.FillRule.OddEvenFill)
            box = card.adjusted(-out, -out, out, out).translated(0, shade.drop * width_px)
            ring.addRoundedRect(box, max(1.0, radius + out), max(1.0, radius + out))
            ring.addRect(hole)
            painter.drawPath(ring)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
