"""The dotted line that joins cards which are fought over or tied (look 8).

All cards of one seat are one side, each with the tag that hangs at it; each side is joined to the next one round the
table. The line lies under cards and words. If it cannot get round words, it breaks off before them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap

from app.art.pixmaps import kept, painting
from app.art.states import paint_contest_line
from app.art.tokens import Theme
from app.table.bows import BREAK, Bow, InTheWay, bow
from app.table.geometry import Box

RING = 4.0
"""How far the outer edge of a card's ring is from the card, px, besides the ring width of its theme."""
GAP = 7.0
"""How far from that edge the line begins, px."""
HANGS = 10.0
"""How far a tag may be from a card at which it hangs, px."""
AROUND = 4.0
"""How far the pixmap extends beyond the line, px."""

Cards = tuple[Box, ...]
"""The cards of one side."""


class PaintedLine(NamedTuple):
    """A painted line: its pixmap, and where the pixmap's upper left corner lies on the cloth."""

    pixmap: QPixmap
    corner: QPointF


class Fought(NamedTuple):
    """The sides that fight on a cloth of this size, and what the line avoids if it can: `words`, and other `cards`.

    The line ends at a tag in `tags` as well as at the card at which it hangs; they are among the words.
    """

    sides: tuple[Cards, ...]
    words: tuple[Box, ...]
    cards: tuple[Box, ...]
    tags: tuple[Box, ...]
    room: tuple[float, float]
    theme: Theme
    dpr: float

    def ways(self) -> list[Bow]:
        """The ways from each side to the next round the table; among three or more sides the worst way is left out."""
        return [*_ways(self)]

    def found(self) -> list[Bow]:
        """Compute the `ways` without the cache."""
        room, far = QSizeF(*self.room), RING + self.theme.ring
        sides = [self.ends(cards, far) for cards in in_order(self.sides, room)]
        several = len(sides) > 2
        found: list[Bow] = []
        for number in range(0 if several else 1, len(sides)):
            start, end = sides[number - 1], sides[number]
            others = [ring for side in sides if side not in (start, end) for ring in side]
            course = bow(start, end, room, InTheWay(self.words, (*self.cards, *others)), GAP)
            if course is not None:
                found.append(course)
        if several and len(found) == len(sides):
            found.remove(max(found, key=lambda one: one.cost))
        return found

    def ends(self, side: Cards, far: float) -> Cards:
        """The rings of a side's cards, `far` px outside them, and the tags that hang at these cards."""
        hanging = (tag for tag in self.tags if any(card.grown(HANGS).overlap(tag) for card in side))
        return (*(card.grown(far) for card in side), *hanging)

    def lines(self) -> Iterator[PaintedLine]:
        """The line from each side to the next, painted."""
        for course in self.ways():
            yield painted(course, self.words, self.theme, self.dpr)


@kept(32)
def _ways(fought: Fought) -> tuple[Bow, ...]:
    """Cached, because the same cards are marked again with every act and whenever a fight is shown again."""
    return tuple(fought.found())


def in_order(sides: Sequence[Cards], room: QSizeF) -> list[Cards]:
    """The sides of a contest in the order in which they lie round the table."""

    def turn(side: Cards) -> float:
        x, y = side[0].middle
        # Measure the angle as if the cloth were as high as it is wide.
        return math.atan2(y / room.height() - 0.5, x / room.width() - 0.5)

    return sorted(sides, key=turn)


def painted(course: Bow, words: Sequence[Box], theme: Theme, dpr: float) -> PaintedLine:
    """Paint a line along this course, stopping short of the words in its way."""
    path = course.path
    area = path.boundingRect().adjusted(-AROUND, -AROUND, AROUND, AROUND)
    # Align to device pixels, or the dots would lie between the pixels of the screen.
    area.setTopLeft(QPointF(math.floor(area.x() * dpr) / dpr, math.floor(area.y() * dpr) / dpr))
    free = QPainterPath()
    free.addRect(area)
    for box in words:
        kept_off = QRectF(*box.grown(BREAK))
        if kept_off.intersects(area):
            hidden = QPainterPath()
            hidden.addRect(kept_off)
            free = free.subtracted(hidden)
    with painting(area.size(), dpr) as (made, painter):
        painter.translate(-area.topLeft())
        painter.setClipPath(free)
        paint_contest_line(painter, path, theme)
    return PaintedLine(made, area.topLeft())
