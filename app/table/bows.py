"""The courses of lines that join two boxes on the cloth: bows that go round words and cards where they can.

A bow begins and ends at the sides of boxes. Of all bows between them the shortest is taken, where what it crosses
counts as a detour.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath

from app.table.arrows import CLEAR, inside_hem
from app.table.geometry import Box

TURNS = (0.12, 0.25, 0.42, 0.65)
"""How far a bow may bend, as fractions of its length, to either side."""
ROUND = 2 / 3
"""How near a bow comes to the point it bends towards if it is an even curve, see `Bow.tight`."""
CORNERS = (ROUND, 0.85, 1.0)
"""The same for bows that go round a corner."""
OUT = 0.35
"""The least angle at which a bow leaves a side, as its sine: along the side it would look like a part of it."""
MIDDLES, ELSEWHERE = (0.5,), (0.5, 0.15, 0.85)
"""The fractions of a side at which a bow begins and ends, and further ones if no bow between the middles is clear."""
BREAK = 5.0
"""How far before words a line breaks off, px."""
STEP = 10.0
"""How far apart the points of a bow are that are looked at, px."""
UNDER, BROKEN = 3.0, 9.0
"""How many px of detour are better than one px under a card, and than one px broken off by words or in the hem."""
NEARLY = 0.75
"""The same for one px close to a card or to words."""


class Bow(NamedTuple):
    """A bow: its ends and the point it bends towards.

    `tight`: how near it comes to that point, from `ROUND` to 1. `cost`: its length with all that it crosses, px.
    """

    start: QPointF
    bend: QPointF
    end: QPointF
    tight: float = ROUND
    cost: float = 0.0

    def parts(self, share: float) -> tuple[float, float, float]:
        """How much start, bend and end count at a fraction of the course."""
        rest = 1.0 - share
        loose = 3 * rest * share * (1.0 - self.tight)
        return rest * (rest * rest + loose), 3 * rest * share * self.tight, share * (share * share + loose)

    def at(self, share: float) -> QPointF:
        """The point after a fraction of the course."""
        first, second, third = self.parts(share)
        return self.start * first + self.bend * second + self.end * third

    @property
    def path(self) -> QPainterPath:
        """The course, to be painted."""
        made = QPainterPath(self.start)
        first, second = (one + (self.bend - one) * self.tight for one in (self.start, self.end))
        made.cubicTo(first, second, self.end)
        return made

    @property
    def length(self) -> float:
        """The approximate length, px: between the straight line and the way by the point it bends towards."""
        corners = _between(self.start, self.bend) + _between(self.bend, self.end)
        return (corners + _between(self.start, self.end)) / 2


class InTheWay(NamedTuple):
    """What a bow should not cross: `words`, before which its line breaks off, and `cards`, under which it passes."""

    words: Sequence[Box] = ()
    cards: Sequence[Box] = ()


Edges = list[tuple[float, float, float, float, float]]
"""Left, top, right and bottom of boxes, and what a px within them costs; the dearest first."""


def bow(starts: Sequence[Box], ends: Sequence[Box], room: QSizeF, avoid: InTheWay, gap: float = 0.0) -> Bow | None:
    """The best bow from a side of one of the `starts` to a side of one of the `ends`, `gap` px from both.

    It begins and ends in the middle of a side if that leaves a free course. `room` is the cloth. None if it would
    have no length.
    """
    joined, inside = (*starts, *ends), inside_hem(room)
    crossed = [_edge(box, BREAK, BROKEN) for box in avoid.words]
    crossed += [_edge(box, 0.0, UNDER) for box in (*avoid.cards, *joined)]
    near = [_edge(box, BREAK + CLEAR / 2, NEARLY) for box in avoid.words if box not in joined]
    near += [_edge(box, CLEAR, NEARLY) for box in avoid.cards]
    best, least = None, math.inf
    for shares in (MIDDLES, ELSEWHERE):
        courses = (course for a in starts for b in ends for course in _courses(a, b, gap, shares))
        for course in sorted(courses, key=lambda one: one.length):
            if course.length >= least:
                # Those that follow are even longer.
                break
            most, cost = least - course.length, 0.0
            for edges in (crossed, near):
                cost += _crossed(course, inside, edges, most - cost)
            if cost < most:
                best, least = course._replace(cost=course.length + cost), course.length + cost
            if not cost:
                return best
    return best


def _between(one: QPointF, other: QPointF) -> float:
    return math.hypot(other.x() - one.x(), other.y() - one.y())


def _edge(box: Box, by: float, cost: float) -> tuple[float, float, float, float, float]:
    x, y, width, height = box.grown(by)
    return x, y, x + width, y + height, cost


def _courses(start: Box, end: Box, gap: float, shares: Sequence[float]) -> Iterator[Bow]:
    """All bows that begin and end at these fractions of sides and leave them steeply enough."""
    for a, leaves in _sides(start, gap, shares):
        for b, meets in _sides(end, gap, shares):
            along = b - a
            across = QPointF(-along.y(), along.x())
            for turn in (*TURNS, *(-one for one in TURNS)):
                bend = (a + b) / 2 + across * turn
                if _steep(leaves, bend - a) and _steep(meets, bend - b):
                    yield Bow(a, bend, b)
            corner = QPointF(b.x(), a.y()) if leaves.x() else QPointF(a.x(), b.y())
            if _steep(leaves, corner - a) and _steep(meets, corner - b):
                yield from (Bow(a, corner, b, tight) for tight in CORNERS)


def _sides(box: Box, gap: float, shares: Sequence[float]) -> Iterator[tuple[QPointF, QPointF]]:
    """Points at these fractions of each side of a box, `gap` px outside it, with the outward direction there."""
    right, bottom = box.x + box.width, box.y + box.height
    for share in shares:
        x, y = box.x + share * box.width, box.y + share * box.height
        yield QPointF(x, bottom + gap), QPointF(0, 1)
        yield QPointF(x, box.y - gap), QPointF(0, -1)
        yield QPointF(right + gap, y), QPointF(1, 0)
        yield QPointF(box.x - gap, y), QPointF(-1, 0)


def _steep(out: QPointF, way: QPointF) -> bool:
    """Whether a course from a side leads away from it."""
    return QPointF.dotProduct(out, way) >= OUT * math.hypot(way.x(), way.y()) > 0


def _crossed(course: Bow, inside: Box, edges: Edges, most: float) -> float:
    """What a bow crosses, as px of detour; it stops counting at `most`."""
    steps = max(2, int(course.length / STEP))
    far, found = course.length / steps, 0.0
    ax, ay = course.start.x(), course.start.y()
    bx, by = course.bend.x(), course.bend.y()
    cx, cy = course.end.x(), course.end.y()
    for step in range(steps + 1):
        if found >= most:
            break
        first, second, third = course.parts(step / steps)
        # As `Bow.at` has it, a hundred times for each line.
        x, y = ax * first + bx * second + cx * third, ay * first + by * second + cy * third
        for left, top, right, bottom, cost in edges:
            if left <= x <= right and top <= y <= bottom:
                found += cost * far
                break
        if not inside.holds(x, y):
            found += BROKEN * far
    return found
