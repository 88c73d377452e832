"""The courses of lines that join two boxes on the cloth: bows that go round words and cards where they can.

A bow begins and ends at the sides of boxes. Of all bows between them the shortest is taken, where what it crosses
counts as a detour.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath

from app.table.arrows import CLEAR, inside_hem
from app.table.geometry import Box

BENDS = (0.12, 0.25, 0.42, 0.65, -0.12, -0.25, -0.42, -0.65)
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
STRETCH = 12
"""How many of these points are looked at together."""
UNDER, BROKEN = 3.0, 9.0
"""How many px of detour are better than one px under a card, and than one px broken off by words or in the hem."""
NEARLY = 0.75
"""The same for one px close to a card or to words."""


class Bow(NamedTuple):
    """A bow: its ends and the point it bends towards.

    `tight`: how near it comes to that point, from `ROUND` to 1. `length`: its approximate length, px, between that of
    the straight line and that of the way by the point it bends towards. `cost`: the length with all that it crosses.
    """

    start: QPointF
    bend: QPointF
    end: QPointF
    tight: float = ROUND
    length: float = 0.0
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
    joined = (*starts, *ends)
    crossed = [_edge(box, BREAK, BROKEN) for box in avoid.words]
    crossed += [_edge(box, 0.0, UNDER) for box in (*avoid.cards, *joined)]
    near = [_edge(box, BREAK + CLEAR / 2, NEARLY) for box in avoid.words if box not in joined]
    near += [_edge(box, CLEAR, NEARLY) for box in avoid.cards]
    layers = crossed, near, _beyond(inside_hem(room))
    best, least = None, math.inf
    for shares in (MIDDLES, ELSEWHERE):
        courses = (course for a in starts for b in ends for course in _courses(a, b, gap, shares, least))
        for course in sorted(courses, key=lambda one: one.length):
            if course.length >= least:
                # Those that follow are even longer.
                break
            cost = _crossed(course, layers, least - course.length)
            if course.length + cost < least:
                least = course.length + cost
                best = course._replace(cost=least)
            if not cost:
                return best
    return best


def _edge(box: Box, by: float, cost: float) -> tuple[float, float, float, float, float]:
    x, y, width, height = box.grown(by)
    return x, y, x + width, y + height, cost


def _courses(start: Box, end: Box, gap: float, shares: Sequence[float], most: float) -> Iterator[Bow]:
    """All bows shorter than `most` that begin and end at these fractions of sides and leave them steeply enough."""
    for ax, ay, *leaves in _sides(start, gap, shares):
        for bx, by, *meets in _sides(end, gap, shares):
            straight = math.hypot(bx - ax, by - ay)
            if straight >= most:
                continue
            bends = [((ax + bx) / 2 + turn * (ay - by), (ay + by) / 2 + turn * (bx - ax), ROUND) for turn in BENDS]
            corner = (bx, ay) if leaves[0] else (ax, by)
            bends += [(*corner, tight) for tight in CORNERS]
            for x, y, tight in bends:
                first, second = math.hypot(x - ax, y - ay), math.hypot(x - bx, y - by)
                length = (first + second + straight) / 2
                steep = _steep(leaves, x - ax, y - ay, first) and _steep(meets, x - bx, y - by, second)
                if steep and length < most:
                    yield Bow(QPointF(ax, ay), QPointF(x, y), QPointF(bx, by), tight, length)


def _sides(box: Box, gap: float, shares: Sequence[float]) -> Iterator[tuple[float, float, int, int]]:
    """Points at these fractions of each side of a box, `gap` px outside it, with the outward direction there."""
    right, bottom = box.x + box.width, box.y + box.height
    for share in shares:
        x, y = box.x + share * box.width, box.y + share * box.height
        yield x, bottom + gap, 0, 1
        yield x, box.y - gap, 0, -1
        yield right + gap, y, 1, 0
        yield box.x - gap, y, -1, 0


def _steep(out: Sequence[float], x: float, y: float, length: float) -> bool:
    """Whether a course that begins this way, `length` px to its bend, leads away from a side."""
    return out[0] * x + out[1] * y >= OUT * length > 0


def _beyond(inside: Box) -> Edges:
    """What lies round a box on all sides, at the cost of a line in the hem."""
    left, top, right, bottom, _ = _edge(inside, 0.0, BROKEN)
    far = math.inf
    outside = (-far, -far, left, far), (-far, -far, far, top), (right, -far, far, far), (-far, bottom, far, far)
    return [(*sides, BROKEN) for sides in outside]


@lru_cache(maxsize=256)
def _shares(tight: float, steps: int) -> tuple[tuple[float, float, float], ...]:
    """The `Bow.parts` of every bow as tight as this at each of its steps."""
    bow = Bow(QPointF(), QPointF(), QPointF(), tight)
    return tuple(bow.parts(step / steps) for step in range(steps + 1))


def _crossed(course: Bow, layers: Sequence[Edges], most: float) -> float:
    """What a bow crosses, of each layer one box at a time, as px of detour; it stops counting at `most`."""
    steps = max(2, int(course.length / STEP))
    far, found = course.length / steps, 0.0
    ax, ay = course.start.x(), course.start.y()
    bx, by = course.bend.x(), course.bend.y()
    cx, cy = course.end.x(), course.end.y()
    # As `Bow.at` has it, a hundred times for each line.
    shares = _shares(course.tight, steps)
    for first in range(0, steps + 1, STRETCH):
        stretch = [
            (ax * a + bx * b + cx * c, ay * a + by * b + cy * c) for a, b, c in shares[first : first + STRETCH]
        ]
        xs, ys = [x for x, _ in stretch], [y for _, y in stretch]
        west, east = min(xs), max(xs)
        north, south = min(ys), max(ys)
        for edges in layers:
            # Most boxes are nowhere near.
            close = [one for one in edges if one[0] <= east and one[2] >= west and one[1] <= south and one[3] >= north]
            for x, y in stretch if close else ():
                for left, top, right, bottom, cost in close:
                    if left <= x <= right and top <= y <= bottom:
                        found += cost * far
                        break
        if found >= most:
            break
    return found
