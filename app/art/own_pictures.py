"""The person's own pictures on cards: reading them from the files in which the program keeps them, and painting them.

The files are ours: checked and cut to shape when the person chose the pictures. If one has since been removed or
damaged, the card is painted as if it had no picture.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter, QTransform

from app.art.card_style import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH

_MOST_PIXELS = 4_000_000
"""A larger picture cannot be one of ours."""
_CARD = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)


@lru_cache(maxsize=12)
def own_picture(path: str) -> QImage | None:
    """Return the picture in a file; None if it cannot be read. Twelve at 300 dpi take 38 MB; tables keep their own."""
    picture = QImageReader(path, b"png").read()
    if picture.isNull() or picture.width() * picture.height() > _MOST_PIXELS:
        return None
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def paint_rounded(painter: QPainter, picture: QImage) -> None:
    """Paint a picture over a whole card, in card units, with the round corners of a card."""
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromScale(CARD_WIDTH / picture.width(), CARD_HEIGHT / picture.height()))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(_CARD, CARD_RADIUS, CARD_RADIUS)


def paint_bled(painter: QPainter, picture: QImage, bleed: float) -> None:
    """Paint a picture over a whole card, in card units, and mirrored for `bleed` units beyond each of its edges."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipRect(_CARD.adjusted(-bleed, -bleed, bleed, bleed), Qt.ClipOperation.IntersectClip)
    sides = (0, -1, 1) if bleed else (0,)
    for across in sides:
        for down in sides:
            painter.save()
            # Beyond an edge, paint the picture as mirrored at that edge.
            painter.translate(_mirrored(across, CARD_WIDTH), _mirrored(down, CARD_HEIGHT))
            painter.scale(-1 if across else 1, -1 if down else 1)
            painter.drawImage(_CARD, picture)
            painter.restore()
    painter.restore()


def _mirrored(side: int, length: float) -> float:
    """Return where 0 is on a card mirrored at its edge at 0 (-1) or at `length` (1)."""
    return 0.0 if side <= 0 else 2 * length
