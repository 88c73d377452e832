"""Arrows on the cloth: who gives to whom, which way hands travel (look 6).

An arrow bends away from the middle of the table and round obstacles. It is dashed until the cards have gone. A pill on
it says how many cards there are; if the pill would cover something, it lies beside the arrow.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from app.art.labels import PillTone, paint_pill, pill_size
from app.art.pens import colour
from app.art.pixmaps import painting
from app.table.geometry import INSET, Box
from app.table.looks import Look

WIDTH = 4.5
HEAD = 17.0
BENDS = (0.16, 0.08, 0.0, 0.3, 0.5, -0.16, -0.3, -0.5, 0.8, -0.8)
"""How far an arrow may bend, as fractions of its length, away from the middle, towards it or not at all; the likeliest
first."""
LEANS = (0.5, 0.25, 0.75)
"""How far along its length an arrow bends most; the likeliest first."""
STARTS = (0.0, -0.4, 0.4)
"""How far from the middle of a wide box an arrow may begin, as fractions of its width."""
WIDE = 200.0
"""From this width on, px, a box counts as wide."""
CLEAR = 10.0
"""The distance of an arrow from obstacles, px."""
STEPS = 24
"""At how many points of its course an arrow is checked for obstacles."""
PILLS = (0.5, 0.38, 0.62, 0.26, 0.74)
"""The fractions of the course at which the pill may lie, the likeliest first."""
BESIDE, FARTHEST = 10, 260
"""The step of the search for a place of the pill beside the course, and its greatest distance from it, px."""
ROUND = 16
"""In how many directions that search goes."""
GAP = 4.0
"""The gap between the pill and anything else if there is room, px."""
OUTWARDS = 0.4
"""How much of that distance may lead away from the middle of the cloth, where plates and hem are near."""
SHORT = 0.09
"""The fraction of the course left free at either end."""
NEAR = 60.0
"""An arrow keeps its previous course if that ends no farther than this from what it joins, px."""


class PaintedArrow(NamedTuple):
    """A painted arrow: its pixmap, where the pixmap's upper left corner lies on the cloth, and its course."""

    pixmap: QPixmap
    corner: QPointF
    way: Way


def edge(box: Box, toward: QPointF) -> QPointF:
    """The point on a box's rim in the direction of another point."""
    x, y = box.middle
    dx, dy = toward.x() - x, toward.y() - y
    if dx == 0 and dy == 0:
        return QPointF(x, y)
    across = (box.width / 2) / abs(dx) if dx else math.inf
    down = (box.height / 2) / abs(dy) if dy else math.inf
    reach = min(1.0, min(across, down))
    return QPointF(x + dx * reach, y + dy * reach)


class Way(NamedTuple):
    """The course of an arrow: its ends, the point it bends towards, and the fraction of it at which the pill lies.

    `aside`: how far the pill is moved from that point, px to the right and down.
    """

    start: QPointF
    bend: QPointF
    end: QPointF
    share: float = 0.5
    aside: tuple[float, float] = (0.0, 0.0)

    def at(self, share: float) -> QPointF:
        """The point after a fraction of the course."""
        rest = 1.0 - share
        return self.start * (rest * rest) + self.bend * (2 * rest * share) + self.end * (share * share)

    @property
    def half(self) -> QPointF:
        """The middle of the pill, halfway if there is room."""
        return self.at(self.share) + QPointF(*self.aside)


def way(
    start: Box,
    end: Box,
    room: QSizeF,
    avoid: Sequence[Box] = (),
    pill: QSizeF | None = None,
    kept: Way | None = None,
) -> Way:
    """The course that covers least: it bends away from the middle unless it would cross something there.

    `room` is the cloth; its hem is left free, and so are the boxes that the arrow joins. What is to `avoid` counts as
    often as it is given. A short arrow between two plates has no room for a `pill`, which then lies as near to it as
    possible without covering anything. The previous course, `kept`, is kept as long as it covers next to nothing and
    still leads from one box to the other, so that the eye does not have to look for it again.
    """
    inside = inside_hem(room)
    whole = (*avoid, start, end)
    if kept is None or not near(start, kept.start) or not near(end, kept.end):
        return _found(start, end, inside, avoid, pill)
    read = pill is None or _under(kept, inside, whole, pill) < 1.0
    had = _hidden(kept, inside, whole, pill)
    if had < 1.0:
        return kept
    found = _found(start, end, inside, avoid, pill)
    # If there is no free course, it changes only for a better one.
    return kept if read and had <= _hidden(found, inside, whole, pill) else found


def _found(start: Box, end: Box, inside: Box, avoid: Sequence[Box], pill: QSizeF | None) -> Way:
    """The course that covers least, with its pill on it or beside it."""
    middle, whole = QPointF(*inside.middle), (*avoid, start, end)
    wide = _edges([*(box.grown(CLEAR) for box in avoid), start, end])
    # Words right at the edge of the pill would seem to continue in it.
    apart = [*(box.grown(GAP) for box in avoid), start, end]
    best, least = None, math.inf
    clear, fewest = None, math.inf
    for begin in STARTS if start.width > WIDE else STARTS[:1]:
        for lean, bend in product(LEANS, BENDS):
            course = _course(start, end, begin, bend, lean, middle)
            # A difference of less than a step may be rounding.
            most = least + 1.0
            passed = _passed(course, inside, wide, most)
            if passed >= most:
                continue
            if passed < fewest:
                clear, fewest = course, passed
            for share in PILLS if pill is not None else PILLS[:1]:
                one = course._replace(share=share)
                hidden = passed + (_under(one, inside, apart, pill) if pill is not None else 0.0)
                if hidden < least:
                    best, least = one, hidden
                if not hidden:
                    return one
    assert best is not None and clear is not None
    if pill is None or not _under(best, inside, whole, pill):
        return best
    ways = (beside(one, inside, whole, pill, gap) for gap in (GAP, 0.0) for one in (best, clear))
    return next((one for one in ways if one is not None), best)


def beside(course: Way, inside: Box, boxes: Sequence[Box], pill: QSizeF, gap: float) -> Way | None:
    """The course with its pill beside it, as near as possible with nothing covered and nothing closer than `gap` px.

    None if there is no such place near the course.
    """
    w, h = pill.width(), pill.height()
    right, bottom = inside.x + inside.width - w, inside.y + inside.height - h
    # Many places are tried within one frame, so edges are compared without making a box for each.
    edges = [(box.x - w - gap, box.y - h - gap, box.x + box.width + gap, box.y + box.height + gap) for box in boxes]
    # Without its tip an arrow leads nowhere.
    edges.append((course.end.x() - w, course.end.y() - h, course.end.x(), course.end.y()))
    x, y = inside.middle
    points = [(share, course.at(share)) for share in PILLS]
    in_x, in_y = x - points[0][1].x(), y - points[0][1].y()
    turns = [2 * math.pi * number / ROUND for number in range(ROUND)]
    ways = [(math.cos(turn), math.sin(turn)) for turn in turns]
    ways = [(a, b) if a * in_x + b * in_y >= 0 else (OUTWARDS * a, OUTWARDS * b) for a, b in ways]
    for far in range(BESIDE, FARTHEST + 1, BESIDE):
        for share, point in points:
            for across, down in ways:
                left, top = point.x() + far * across - w / 2, point.y() + far * down - h / 2
                if not (inside.x <= left <= right and inside.y <= top <= bottom):
                    continue
                if not any(a < left < c and b < top < d for a, b, c, d in edges):
                    return course._replace(share=share, aside=(far * across, far * down))
    return None


def near(box: Box, point: QPointF) -> bool:
    """Whether a point lies beside a box or on it."""
    return box.grown(NEAR).holds(point.x(), point.y())


def crosses(start: Box, end: Box, room: QSizeF, avoid: Sequence[Box] = ()) -> bool:
    """Whether an arrow between these boxes finds no course that touches nothing else."""
    course = way(start, end, room, avoid)
    points = [course.at(step / STEPS) for step in range(STEPS + 1)]
    return any(box.holds(point.x(), point.y()) for box in avoid for point in points)


def inside_hem(room: QSizeF) -> Box:
    """The cloth without its hem."""
    return Box(INSET, INSET, room.width() - 2 * INSET, room.height() - 2 * INSET)


def _course(start: Box, end: Box, begin: float, bend: float, lean: float, middle: QPointF) -> Way:
    """One course: from `begin` widths beside the middle of the start, bent at `lean` by a fraction of its length."""
    goal = QPointF(*end.middle)
    if begin:
        x, y = start.middle
        a = QPointF(x + begin * start.width, start.y if goal.y() < y else start.y + start.height)
    else:
        a = edge(start, goal)
    b = edge(end, a if begin else QPointF(*start.middle))
    along = b - a
    length = max(1.0, math.hypot(along.x(), along.y()))
    a, b = a + along * SHORT, b - along * SHORT
    aside = QPointF(-along.y(), along.x()) / length
    out = (a + b) / 2 - middle
    side = 1.0 if aside.x() * out.x() + aside.y() * out.y() >= 0 else -1.0
    return Way(a, a + (b - a) * lean + aside * (side * length * bend), b)


Edges = list[tuple[float, float, float, float]]
"""Left, top, right and bottom of boxes, which are compared with many points within one frame."""


def _edges(boxes: Sequence[Box]) -> Edges:
    return [(box.x, box.y, box.x + box.width, box.y + box.height) for box in boxes]


def _passed(course: Way, inside: Box, edges: Edges, most: float) -> float:
    """How much a course covers, in steps of the course; leaving the cloth counts most. It stops counting at `most`."""
    ax, ay = course.start.x(), course.start.y()
    bx, by = course.bend.x(), course.bend.y()
    cx, cy = course.end.x(), course.end.y()
    found = 0.0
    for step in range(STEPS + 1):
        share = step / STEPS
        rest = 1.0 - share
        # As `Way.at` has it, a hundred times for each arrow.
        first, second = rest * rest, 2 * rest * share
        third = share * share
        x, y = ax * first + bx * second + cx * third, ay * first + by * second + cy * third
        for left, top, right, bottom in edges:
            if left <= x <= right and top <= y <= bottom:
                found += 1
        if not inside.holds(x, y):
            found += 3
        if found >= most:
            break
    return found


def _hidden(one: Way, inside: Box, boxes: Sequence[Box], pill: QSizeF | None) -> float:
    """How much an arrow and its pill cover, in steps of the course."""
    passed = _passed(one, inside, _edges(boxes), math.inf)
    return passed + (_under(one, inside, boxes, pill) if pill is not None else 0.0)


def _under(one: Way, inside: Box, boxes: Sequence[Box], pill: QSizeF) -> float:
    """How much its pill covers, which counts as several steps of the course; without its tip an arrow leads nowhere."""
    w, h = pill.width(), pill.height()
    stands = Box(one.half.x() - w / 2, one.half.y() - h / 2, w, h)
    tip = stands.holds(one.end.x(), one.end.y())
    covered = sum(stands.overlap(box) for box in boxes) / (w * h)
    return STEPS * (tip + covered + 2 - 2 * stands.overlap(inside) / (w * h))


def paint_arrow(
    start: Box,
    end: Box,
    text: str,
    look: Look,
    room: QSizeF,
    done: bool,
    avoid: Sequence[Box] = (),
    kept: Way | None = None,
) -> PaintedArrow:
    """Paint an arrow from one box to another on a cloth of this size, round the boxes to `avoid`.

    `done`: a plain line in the quiet ink. `kept` is its previous course, see `way`.
    """
    pill = pill_size(text, look.small) if text else None
    course = way(start, end, room, avoid, pill, kept)
    a, bend, b = course[:3]
    reach = (pill.width() / 2 if pill is not None else 0.0) + HEAD + 8
    area = (
        QRectF(a, b).normalized().united(QRectF(course.half, bend).normalized()).adjusted(-reach, -reach, reach, reach)
    )
    ink = colour(look.theme.cloth_ink_2 if done else look.theme.saffron)
    path = QPainterPath(a)
    path.quadTo(bend, b)
    line = QPen(ink, WIDTH)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    with painting(area.size(), look.dpr) as (made, painter):
        painter.translate(-area.topLeft())
        if not done:
            if look.theme.name == "light":
                under = QPen(colour(look.theme.saffron_line), WIDTH + 2.4)
                under.setCapStyle(Qt.PenCapStyle.RoundCap)
                under.setDashPattern([2.2 * WIDTH / (WIDTH + 2.4), 2.0 * WIDTH / (WIDTH + 2.4)])
                painter.strokePath(path, under)
            line.setDashPattern([2.2, 2.0])
        painter.strokePath(path, line)
        _paint_head(painter, b, b - bend, ink)
        if pill is not None:
            tone: PillTone = "words" if done else "saffron"
            paint_pill(painter, course.half, text, look.theme, tone, rtl=look.rtl, factor=look.small)
    return PaintedArrow(made, area.topLeft(), course)


def _paint_head(painter: QPainter, tip: QPointF, along: QPointF, ink: QColor) -> None:
    length = max(1.0, math.hypot(along.x(), along.y()))
    way = along / length
    aside = QPointF(-way.y(), way.x())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    back = tip - way * HEAD * 0.6
    painter.drawPolygon(QPolygonF([tip + way * HEAD * 0.4, back + aside * HEAD * 0.5, back - aside * HEAD * 0.5]))
