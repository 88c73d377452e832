"""The states of a card or a place: what may be done, what is held, what is refused (look 8).

Every painter takes the card's rectangle, px, and paints round it or on it; none of them paints the card. Painters of
marks may change the state of the QPainter, because `mark_pixmap` makes one for each. Every state has its own shape, so
they can be told apart in grey: ring and bead, thick ring, dashes, dots, double ring, veil, disc with a tick, square
with a cross.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from app.art.card_style import CARD_RADIUS, CARD_WIDTH
from app.art.paths import path
from app.art.pens import colour, dashed, grown, pen, rounded, smoothed
from app.art.pixmaps import drawn, kept
from app.art.tokens import Theme

MarkKind = Literal[
    "legal",
    "bead",
    "focus",
    "held",
    "drop",
    "drop_over",
    "place",
    "veil",
    "refused",
    "last_move",
    "contested",
    "takes",
    "fits",
    "misfits",
]

# How far a mark may reach beyond the card on each side, px; the margin of `mark_pixmap`.
MARK_MARGIN = 20.0
# The distance of a ring from the edge of the card.
_NEAR = 2.0
# The bead hangs on the lower edge of the ring: its middle below the card's edge, its radius with the rim.
_BEAD_DROP = 5.5
_BEAD = 6.5
_BEAD_RIM = 2.0
_HELD_DROP, _HELD_BEAD = 6.0, 8.0
_TICK = "M-4.6 .4L-1.4 3.6L4.8 -3.2"
_CROSS = "M-3.6 -3.6L3.6 3.6M3.6 -3.6L-3.6 3.6"


def _card_radius(card: QRectF) -> float:
    """Return the radius of the corners of a card whose short side is that of `card`, which may be a whole hand, px."""
    return min(card.width(), card.height()) * CARD_RADIUS / CARD_WIDTH


def _thin(theme: Theme) -> float:
    """Return the width of a line thinner than the ring, px."""
    return 3.0 if theme.high_contrast else 2.0


def _outline(card: QRectF, distance: float) -> QPainterPath:
    """Return the outline of the card moved out by `distance` px (in, if negative)."""
    return rounded(grown(card, distance), max(1.0, _card_radius(card) + distance))


def _halo(painter: QPainter, card: QRectF, near: float, far: float, theme: Theme) -> None:
    """Paint a hairline inside and outside of a ring between `near` and `far` px from the card."""
    hairline = pen(theme.halo, 1.0, alpha=theme.halo_alpha)
    painter.strokePath(_outline(card, near - 0.5), hairline)
    painter.strokePath(_outline(card, far + 0.5), hairline)


def _ring(painter: QPainter, card: QRectF, token: str, near: float, width: float, theme: Theme) -> None:
    """Paint a solid ring with its hairlines."""
    _halo(painter, card, near, near + width, theme)
    painter.strokePath(_outline(card, near + width / 2), pen(token, width))


def _dashed_ring(painter: QPainter, outline: QPainterPath, token: str, width: float) -> None:
    painter.strokePath(outline, dashed(token, width, 6, 4, length=outline.length()))


def _dot(painter: QPainter, centre: QPointF, radius: float, rim: float, ink: str, edge: str) -> None:
    """Paint a disc of `radius` px, the outer `rim` px of it in the colour `edge`."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(edge))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(colour(ink))
    painter.drawEllipse(centre, radius - rim, radius - rim)


def _paint_bead(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the bead on the lower edge: "may be done", if that holds for two thirds or more of a hand."""
    centre = QPointF(card.center().x(), card.bottom() + _BEAD_DROP)
    _dot(painter, centre, _BEAD, _BEAD_RIM, theme.legal, theme.rim)


def _paint_legal(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint ring and bead: the card may be played, or the place may be chosen."""
    _ring(painter, card, theme.legal, _NEAR, theme.ring, theme)
    _paint_bead(painter, card, theme)


def _paint_focus(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the second ring of the keyboard's focus, 3 px outside the first."""
    width = _thin(theme)
    _ring(painter, card, theme.cloth_ink, _NEAR + theme.ring + 3, width, theme)


def _paint_held(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the thick saffron ring and bead of the card that is held or selected (raised by the table)."""
    width = theme.ring + 1
    middle = _outline(card, _NEAR + width / 2)
    if theme.name == "light":
        painter.strokePath(middle, pen(theme.saffron_line, width + 3))
    else:
        _halo(painter, card, _NEAR, _NEAR + width, theme)
    painter.strokePath(middle, pen(theme.saffron, width))
    centre = QPointF(card.center().x(), card.bottom() + _HELD_DROP)
    _dot(painter, centre, _HELD_BEAD, _BEAD_RIM, theme.saffron, theme.saffron_line)


def _paint_place(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the dashed outline of an empty place (look 6). The overlay writes what belongs there."""
    radius = _card_radius(card) + 3
    _dashed_ring(painter, rounded(grown(card, -1), radius - 1), theme.place, 2)


def _paint_veil(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the veil over a card that cannot be used now."""
    painter.fillPath(_outline(card, 0), colour(theme.cloth_edge, 0.5))


def _paint_refused(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the ring and the badge with a cross of a card that was refused."""
    _ring(painter, card, theme.pom, _NEAR, theme.ring, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.pom))
    painter.drawEllipse(card.topRight(), 11, 11)
    painter.translate(card.topRight())
    painter.strokePath(path(_CROSS), pen(theme.on_fill, 2))


def _paint_last_move(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the dashed ring round the card that was moved last."""
    width = _thin(theme)
    _dashed_ring(painter, _outline(card, 3 + width / 2), theme.cloth_ink_2, width)


def _paint_contested(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the dotted ring of a card that is fought or tied for."""
    width = theme.ring + 1
    outline = _outline(card, 3 + width / 2)
    dots = dashed(theme.pom, width, 0.01, 2 * width, length=outline.length(), round_caps=True)
    painter.strokePath(outline, dots)


def _paint_takes(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the double ring of the card that takes or wins."""
    width = _thin(theme)
    _halo(painter, card, _NEAR, _NEAR + 2 * width + 2, theme)
    for near in (_NEAR, _NEAR + width + 2):
        painter.strokePath(_outline(card, near + width / 2), pen(theme.takes, width))


def _paint_fits(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the round disc with a tick on the card's upper right corner: it fits."""
    _dot(painter, card.topRight(), 13, 2, theme.olive, theme.rim)
    painter.translate(card.topRight())
    painter.strokePath(path(_TICK), pen(theme.on_fill, 2.2))


def _paint_misfits(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Paint the square with a cross on the card's upper right corner: it does not fit."""
    painter.translate(card.topRight())
    square = QRectF(-13, -13, 26, 26)
    painter.fillPath(rounded(square, 7), colour(theme.rim))
    painter.fillPath(rounded(grown(square, -2), 5), colour(theme.pom))
    painter.strokePath(path(_CROSS), pen(theme.on_fill, 2.4))


@smoothed
def paint_drop(
    painter: QPainter, card_rect: QRectF, theme: Theme, *, over: bool = False, distance: float = 0.0
) -> None:
    """Paint a place where the held card may be dropped; `over` while the card is above it.

    `distance` moves the ring out, for a place that already has cards.
    """
    painter.fillPath(_outline(card_rect, distance), colour(theme.legal, 0.28 if over else 0.14))
    line = _outline(card_rect, distance - theme.ring / 2)
    if over:
        painter.strokePath(line, pen(theme.legal, theme.ring))
    else:
        _dashed_ring(painter, line, theme.legal, theme.ring)


@smoothed
def paint_contest_line(painter: QPainter, line: QPainterPath, theme: Theme) -> None:
    """Paint the dotted line from one card that is fought or tied for to the next, a little finer than their rings."""
    width = theme.ring + 0.2
    dots = dashed(theme.pom, width, 0.01, 2.2 * width, length=line.length(), round_caps=True)
    painter.strokePath(line, dots)


@smoothed
def paint_lamp(painter: QPainter, centre: QPointF, theme: Theme, *, lit: bool, size: float = 24.0) -> None:
    """Paint a lamp, `size` px across: unlit a dashed circle, lit saffron with four rays (look 6)."""
    painter.translate(centre)
    painter.scale(size / 24, size / 24)
    ring = path("M0 -12A12 12 0 0 1 0 12A12 12 0 0 1 0 -12Z")
    if lit:
        painter.fillPath(ring, colour(theme.saffron))
        painter.strokePath(ring, pen(theme.saffron_line, 2))
        rays = path("M0 -2.4V-8.6M0 2.4V8.6M-2.4 0H-8.6M2.4 0H8.6")
        painter.strokePath(rays, pen(theme.saffron_line, 2, round_caps=False))
    else:
        painter.strokePath(ring, dashed(theme.line_2, 2, 3.8, 3, length=2 * math.pi * 12))


_PAINTERS: dict[MarkKind, Callable[[QPainter, QRectF, Theme], None]] = {
    "legal": _paint_legal,
    "bead": _paint_bead,
    "focus": _paint_focus,
    "held": _paint_held,
    "place": _paint_place,
    "veil": _paint_veil,
    "refused": _paint_refused,
    "last_move": _paint_last_move,
    "contested": _paint_contested,
    "takes": _paint_takes,
    "fits": _paint_fits,
    "misfits": _paint_misfits,
}


@kept(256)
def mark_pixmap(
    kind: MarkKind, card_width: float, card_height: float, theme: Theme, dpr: float = 1.0, distance: float = 0.0
) -> QPixmap:
    """Return the mark `kind` of a card of that size as a pixmap whose centre is the centre of the card.

    The pixmap is `MARK_MARGIN` px larger on every side (and `distance` more, which only "drop" and "drop_over" use, see
    `paint_drop`), rounded so that card and mark are aligned to whole pixels of the screen. Cached and shared: do not
    paint on it. Raises KeyError for an unknown kind.
    """
    margin = math.ceil((MARK_MARGIN + distance) * dpr)
    width, height = round(card_width * dpr), round(card_height * dpr)
    card = QRectF(margin / dpr, margin / dpr, width / dpr, height / dpr)

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if kind in ("drop", "drop_over"):
            paint_drop(painter, card, theme, over=kind == "drop_over", distance=distance)
        else:
            _PAINTERS[kind](painter, card, theme)

    return drawn(width + 2 * margin, height + 2 * margin, dpr, paint)
