"""The direction of play: a dotted ring with heads round the shared zones, or two heads beside a plate (look 6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from app.art.pens import dashed, grown, pen, rounded
from app.art.tokens import Theme

HEADS = ((False, 0.35), (False, 0.65), (True, 0.35), (True, 0.65))
"""The arrow heads of a ring: whether on its left side, and how far down, as a part of its height."""
TIPS = (-1.0, 7.0)
"""Where the tips of two heads beside a plate are, px from their middle."""
BREAK = 4.0
"""The gap between a broken ring and the words in it, px."""
CRUMBS = 40.0
"""Between two words nearer to each other than this the ring has a gap too, px: a few dots there look like writing."""


def paint_ring_of_play(painter: QPainter, around: QRectF, theme: Theme, *, bend: float, against: bool) -> None:
    """Paint a dotted ring with four heads; `bend` is the radius of its corners, px, 0 for as round as possible.

    With `against` the heads point counter-clockwise.
    """
    ring = rounded(around, min(bend, around.height() / 2) if bend else around.height() / 2)
    painter.strokePath(ring, dashed(theme.cloth_ink_2, 1.6, 3, 5, length=ring.length()))
    line = pen(theme.cloth_ink_2, 3.2)
    for left, down in HEADS:
        point = QPointF(around.left() if left else around.right(), around.top() + down * around.height())
        way = QPointF(0.0, -1.0 if left != against else 1.0)
        aside = QPointF(-way.y(), way.x())
        head = QPainterPath(point - way * 6 + aside * 8)
        head.lineTo(point + way * 5)
        head.lineTo(point - way * 6 - aside * 8)
        painter.strokePath(head, line)


def paint_heads_of_play(painter: QPainter, middle: QPointF, angle: int, theme: Theme) -> None:
    """Paint two heads one after the other; `angle` is in degrees clockwise from pointing to the right."""
    painter.translate(middle)
    painter.rotate(angle)
    for tip in TIPS:
        head = QPainterPath(QPointF(tip - 6, -6))
        head.lineTo(QPointF(tip, 0))
        head.lineTo(QPointF(tip - 6, 6))
        painter.strokePath(head, pen(theme.cloth_ink_2, 2.6))


def broken_off(ring: QPixmap, words: Sequence[QRectF]) -> QPixmap:
    """The picture of a ring with a gap for each of the `words`, which are boxes on that picture, px."""
    if not words:
        return ring
    made = QPixmap(ring)
    painter = QPainter(made)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for box in (*words, *_between(words)):
        painter.fillRect(grown(box, BREAK), Qt.GlobalColor.transparent)
    painter.end()
    return made


def _between(words: Sequence[QRectF]) -> Iterator[QRectF]:
    """The gaps between boxes side by side in which only crumbs of a ring would be left."""
    for one, other in product(words, words):
        top, bottom = max(one.top(), other.top()), min(one.bottom(), other.bottom())
        if 0 < other.left() - one.right() < CRUMBS and top < bottom:
            yield QRectF(QPointF(one.right(), top), QPointF(other.left(), bottom))
